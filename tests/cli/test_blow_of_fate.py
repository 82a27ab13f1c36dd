"""The commands with a game whose options hold objects: boxers by id, by object, from a file, from a link."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.record import read

from .conftest import Run, shell

Refuse = Callable[..., str]
PLAY = ("play", "blow_of_fate", "--seed", "K7Q29XTM4B")
X = {"name": "X", "punch": 5, "speed": 5, "toughness": 5}
IRON = {"name": "Goro Tetsumon", "punch": 4, "speed": 1, "toughness": 10}


def test_play_verify_replay_link_and_unlink_as_people_run_it(tmp_path: Path) -> None:
    path = str(tmp_path / "r.json")
    words = (*PLAY, "--option", f'boxers=["iron_gate",{json.dumps(X)}]', "--record", path)
    played, verified, replayed = shell(*words), shell("verify", path), shell("replay", path, "--trace")
    assert [(ran.code, ran.err) for ran in (played, verified, replayed)] == [(0, "")] * 3
    record = json.loads(Path(path).read_text(encoding="utf-8"))
    assert record["options"] == {"boxers": [IRON, X]}
    lines = [json.loads(line) for line in replayed.lines]
    assert lines[0]["trace"]["toughness"] == [10, 5]
    assert lines[-1] == {"result": lines[-2]["trace"]["result"]} == json.loads(played.out)
    link = shell("link", path).out.strip()
    assert json.loads(shell("unlink", link).out) == record
    assert shell("replay", link, "--trace").out == replayed.out


def test_boxers_from_a_file(run: Run, tmp_path: Path) -> None:
    boxers, record = tmp_path / "boxers.json", tmp_path / "r.json"
    boxers.write_text(json.dumps([X, "iron_gate"]), encoding="utf-8")
    options = ("--option", f"boxers=@{boxers}", "--option", "rounds=3", "--option", "extension=true")
    assert run(*PLAY, *options, "--record", record).code == 0
    match = read(record.read_text(encoding="utf-8"))
    assert match.options == {"boxers": [X, IRON], "rounds": 3, "extension": True}


@pytest.mark.parametrize("cap", range(5, 11))
def test_any_cap_goes_with_the_default_boxers(run: Run, cap: int) -> None:
    assert run(*PLAY, "--option", f"cap={cap}").code == 0


def test_games_lists_the_boxers(run: Run) -> None:
    listed = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    options = listed["blow_of_fate"]["options"]
    assert list(options) == ["boxers", "rounds", "combos", "three_knockdown_rule", "cap", "extension"]
    assert [boxer["punch"] for boxer in options["boxers"]] == [5, 5]


def test_simulate(run: Run) -> None:
    words = ("simulate", "blow_of_fate", "-n", "40", "--seed", "A", "--option", 'boxers=["iron_gate","ox_cart"]')
    summary = json.loads(run(*words, "--json").out)
    assert summary["played"] == 40
    assert json.loads(run(*words, "--json", "--jobs", "2").out) == summary


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ('boxers=["iron_gate",{"name":"X","punch":11,"speed":3,"toughness":1}]', ["boxers[1].punch", "11", "10"]),
        ('boxers=[{"name":"X","punch":4,"speed":5,"toughness":5},"iron_gate"]', ["boxers[0]", "14", "15"]),
        ('boxers=["iron_gate","glass_jaw"]', ["boxers[1]", "glass_jaw", "iron_gate"]),
        ('boxers=["iron_gate"]', ["boxers", "2"]),
        ("boxers=iron_gate", ["boxers", "list"]),
        ("boxers=@/no/such/file", ["/no/such/file"]),
        ('boxers=["iron_gate",{"name":"X","punch":5,"speed":5}]', ["boxers[1].toughness"]),
        ("cap=4", ["cap", "5 to 10"]),
    ],
)
def test_what_is_refused(refuse: Refuse, option: str, told: list[str]) -> None:
    line = refuse(*PLAY, "--option", option)
    assert all(part in line for part in told), line


def test_a_build_over_the_cap_is_refused(refuse: Refuse) -> None:
    line = refuse(*PLAY, "--option", "cap=6", "--option", 'boxers=["iron_gate","dawn_scale"]')
    assert "boxers[0].toughness" in line
    assert "10 is over 6" in line


def test_verify_names_the_place_of_an_illegal_build(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    run(*PLAY, "--record", path)
    record = json.loads(path.read_text(encoding="utf-8"))
    record["options"]["boxers"][1]["speed"] = 6
    path.write_text(json.dumps(record), encoding="utf-8")
    ran = run("verify", path)
    assert (ran.code, ran.err) == (1, "")
    assert "options.boxers[1]" in ran.out
    assert "16, not 15" in ran.out


def test_a_boxer_goes_into_a_link_and_comes_out_of_it(run: Run, refuse: Refuse, tmp_path: Path) -> None:
    path = tmp_path / "boxer.json"
    written = {"type": "boxer", "format": 1, "body": IRON}
    path.write_text(json.dumps(written), encoding="utf-8")
    link = run("link", path).out.strip()
    assert link.startswith("#v1.o.")
    assert json.loads(run("unlink", link).out) == written
    path.write_text(json.dumps({**written, "body": {**IRON, "punch": 5}}), encoding="utf-8")
    assert "16, not 15" in refuse("link", path)

"""Every command does what its line in the documents says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core.record import read
from engine.games import IDS
from engine.link.envelope import pack

from .conftest import Run, shell

SEED = "K7Q29XTM4B"
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*/r*/*.json"))


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "r.json"
    assert run("play", "d12_boxing", "--seed", SEED, "--record", path).code == 0
    return path


def test_play_then_verify_then_replay_as_people_run_it(tmp_path: Path) -> None:
    path = str(tmp_path / "r.json")
    played = shell("play", "d12_boxing", "--seed", SEED, "--record", path)
    assert (played.code, played.err) == (0, "")
    verified = shell("verify", path)
    assert (verified.code, verified.err) == (0, "")
    replayed = shell("replay", path, "--trace")
    assert (replayed.code, replayed.err) == (0, "")
    lines = [json.loads(line) for line in replayed.lines]
    assert [line["step"] for line in lines[:-1]] == list(range(len(lines) - 1))
    assert lines[-1] == {"result": lines[-2]["trace"]["result"]} == json.loads(played.out)
    assert lines[0]["trace"]["turn"] == 0


def test_games(run: Run) -> None:
    assert all(name in run("games").out for name in IDS)
    listed = json.loads(run("games", "--json").out)
    assert [game["id"] for game in listed] == list(IDS)
    boxing = listed[0]
    assert boxing["options"] == {"rounds": 6, "count_table": "detailed", "three_knockdown_rule": True}
    assert boxing["title"] == "Twelve-Sided Boxing"


def test_play_with_everything(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    options = tmp_path / "rounds.json"
    options.write_text("3", encoding="utf-8")
    ran = run(
        *("play", "d12_boxing", "--seed", " k7q29xtm4b ", "--option", "count_table=simple"),
        *("--option", f"rounds=@{options}", "--option", "three_knockdown_rule=false"),
        *("--levels", "3,1", "--players", "風見 ハナ,<b>Ken</b>", "--record", path),
    )
    assert ran.code == 0
    match = read(path.read_text(encoding="utf-8"))
    assert match.options == {"count_table": "simple", "rounds": 3, "three_knockdown_rule": False}
    assert [(player.name, player.kind, player.level) for player in match.players] == [
        ("風見 ハナ", "computer", 3),
        ("<b>Ken</b>", "computer", 1),
    ]
    assert match.seed == SEED
    assert match.over


def test_the_same_seed_gives_the_same_record(run: Run, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    run("play", "d12_boxing", "--seed", SEED, "--record", other)
    assert other.read_bytes() == record.read_bytes()


def test_replay_tells_the_events(run: Run, record: Path) -> None:
    for words in ((), ("--jsonl",)):
        lines = [json.loads(line) for line in run("replay", record, *words).lines]
        assert lines[0] == {"step": 0, "event": "BoutBegan", "rounds": 6}
        assert lines[-2]["event"] == "BoutEnded"
        assert set(lines[-1]) == {"result"}


@pytest.mark.parametrize("dice", ["12,1", " 12, 1 ", "12,1,"])
def test_replay_on_other_dice(run: Run, record: Path, dice: str) -> None:
    lines = [json.loads(line) for line in run("replay", record, "--trace", "--dice", dice).lines]
    assert len(lines) == 3
    assert lines[-1] == {"result": {"winner": 0, "method": "ko", "round": 1, "turn": 1}}


def test_replay_on_dice_that_do_not_suffice(run: Run, record: Path) -> None:
    lines = [json.loads(line) for line in run("replay", record, "--trace", "--dice", "1,5,12").lines]
    assert len(lines) == 4
    assert lines[-1] == {"result": None}


def test_a_record_by_another_program(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "hand.json"
    dice = [[12, value] for value in (1, 5, 1, 4, 5)]
    path.write_text(
        json.dumps({"format": 1, "game": "d12_boxing", "rules": 1, "options": {"rounds": 1}, "dice": dice}),
        encoding="utf-8-sig",
    )
    assert run("verify", path).code == 0
    lines = [json.loads(line) for line in run("replay", path, "--trace").lines]
    assert lines[-1] == {"result": {"winner": 0, "method": "decision", "round": 1, "turn": 5}}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_are_verified(run: Run, path: Path) -> None:
    ran = run("verify", path)
    assert (ran.code, ran.err) == (0, "")


def test_verify_says_where_it_breaks(run: Run, record: Path, tmp_path: Path) -> None:
    good = json.loads(record.read_text(encoding="utf-8"))
    broken = tmp_path / "broken.json"

    def verify(**part: object) -> str:
        broken.write_text(json.dumps({**good, **part}), encoding="utf-8")
        ran = run("verify", broken)
        assert ran.code == 1
        assert "Traceback" not in ran.err + ran.out
        assert len((ran.out + ran.err).splitlines()) == 1
        return ran.out + ran.err

    dice = [list(die) for die in good["dice"]]
    dice[4][1] = dice[4][1] % 12 + 1
    assert "die 5" in verify(dice=dice)
    assert "step 3" in verify(checks=[*good["checks"][:3], "00000000", *good["checks"][4:]])
    assert "decision 1 (seat 0)" in verify(decisions=[{"seat": 0, "action": {}}])
    assert "result" in verify(result={"winner": 0, "method": "ko", "round": 1, "turn": 1})
    assert "options.rounds" in verify(options={"rounds": 99})
    assert "2" in verify(format=2)
    assert "chess" in verify(game="chess")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 1}', "\x00", "[" * 100_000])
def test_verify_of_what_is_no_record(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text, encoding="utf-8")
    assert run("verify", path).code == 1


def test_link_and_unlink(run: Run, record: Path) -> None:
    link = run("link", record).out.strip()
    assert link.startswith("#v1.r.")
    again = run("unlink", link)
    assert json.loads(again.out) == json.loads(record.read_text(encoding="utf-8"))
    assert run("unlink", f"https://example.org/arena/{link}").out == again.out
    assert run("verify", link).code == 0
    assert run("replay", link, "--trace").out == run("replay", record, "--trace").out
    changed = link[:20] + ("A" if link[20] != "A" else "B") + link[21:]
    assert run("verify", changed).code == 1


def test_unlink_shows_what_cannot_be_opened_yet(run: Run) -> None:
    assert json.loads(run("unlink", "#" + pack("t", {"a": 1})).out) == {"kind": "turn", "body": {"a": 1}}


def test_odds(run: Run, record: Path) -> None:
    assert run("odds", "d12_boxing").code == 0
    opening = json.loads(run("odds", "d12_boxing", "--json").out)
    assert abs(sum(part["chance"] for part in opening["parts"]) + opening["dropped"] - 1) < 1e-9
    later = json.loads(run("odds", "d12_boxing", "--record", record, "--at", "0", "--json").out)
    assert later["parts"] == opening["parts"]
    end = json.loads(run("odds", "d12_boxing", "--record", record, "--json").out)
    assert [part["chance"] for part in end["parts"] if part["chance"]] == [1.0]
    short = json.loads(run("odds", "d12_boxing", "--option", "rounds=1", "--json").out)
    assert short["parts"] != opening["parts"]


def test_simulate(run: Run) -> None:
    words = ("simulate", "d12_boxing", "-n", "60", "--seed", "A", "--option", "rounds=1")
    ran = run(*words, "--json")
    assert ran.code == 0
    summary = json.loads(ran.out)
    assert summary["played"] == 60
    assert sum(row["count"] for row in summary["outcomes"] if row["method"] is None) == 60
    assert json.loads(run(*words, "--json").out) == summary
    assert run(*words).code == 0


def test_simulate_on_two_processes_counts_the_same() -> None:
    words = ("simulate", "d12_boxing", "-n", "40", "--seed", "A", "--json")
    one, two = shell(*words, "--jobs", "1"), shell(*words, "--jobs", "2")
    assert (one.code, two.code) == (0, 0)
    assert one.out == two.out


def test_version_and_help(run: Run) -> None:
    assert run("--version").code == 0
    assert "play" in run("--help").out
    for command in ("games", "play", "replay", "verify", "simulate", "odds", "link", "unlink"):
        assert run(command, "--help").code == 0

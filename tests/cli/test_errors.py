"""Errors of the command line: one line on stderr that says what is wrong and what is allowed, exit 2."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import ROOT, Run, shell

Refuse = Callable[..., str]
PLAY = ("play", "d12_boxing", "--seed", "A")


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "r.json"
    assert run(*PLAY, "--record", path).code == 0
    return path


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "COMMAND"),
        (("dance",), "play"),
        (("play",), "GAME"),
        (("play", "d12_boxing"), "--seed"),
        (("play", "chess", "--seed", "A"), "d12_boxing"),
        (("play", "d12_boxing", "--seed", ""), "64"),
        (("play", "d12_boxing", "--seed", "x" * 65), "64"),
        ((*PLAY, "--option", "rounds"), "key=value"),
        ((*PLAY, "--option", "rounds=99"), "1 to 15"),
        ((*PLAY, "--option", "rounds=six"), "rounds"),
        ((*PLAY, "--option", "rounds=1e999"), "rounds"),
        ((*PLAY, "--option", "rounds=NaN"), "rounds"),
        ((*PLAY, "--option", "speed=1"), "rounds"),
        ((*PLAY, "--option", "count_table=odd"), "simple"),
        ((*PLAY, "--option", "three_knockdown_rule=1"), "three_knockdown_rule"),
        ((*PLAY, "--option", "rounds=@/no/such/file"), "/no/such/file"),
        ((*PLAY, "--levels", "3"), "1, 2, 3"),
        ((*PLAY, "--levels", "3,x"), "1, 2, 3"),
        ((*PLAY, "--levels", "0,9"), "1, 2, 3"),
        ((*PLAY, "--players", "a"), "2"),
        ((*PLAY, "--players", "a,b,c"), "2"),
        ((*PLAY, "--players", "a," + "x" * 10_000), "24"),
        ((*PLAY, "--record", "/no/such/folder/r.json"), "/no/such/folder"),
        ((*PLAY, "--strange"), "--strange"),
        (("replay", "/no/such/file"), "/no/such/file"),
        (("verify", "/no/such/file"), "/no/such/file"),
        (("verify", "/"), "/"),
        (("link", "/no/such/file"), "/no/such/file"),
        (("replay", "#v1.s.AAAAAAAAAAAA"), "link"),
        (("unlink", "hello"), "link"),
        (("unlink", "#v9.s.AAAAAAAAAAAA"), "link"),
        (("unlink", "#v1.s."), "link"),
        (("odds", "chess"), "d12_boxing"),
        (("odds", "d12_boxing", "--option", "rounds=0"), "1 to 15"),
        (("odds", "d12_boxing", "--at", "x"), "--at"),
        (("simulate", "d12_boxing"), "--seed"),
        (("simulate", "d12_boxing", "--seed", "A", "-n", "0"), "-n"),
        (("simulate", "d12_boxing", "--seed", "A", "-n", "many"), "-n"),
        (("simulate", "chess", "--seed", "A"), "d12_boxing"),
        (("simulate", "d12_boxing", "--seed", ""), "64"),
        (("--lang", "xx", "games"), "ja"),
    ],
    ids=range(41),
)
def test_refused(refuse: Refuse, words: tuple[str, ...], told: str) -> None:
    assert told in refuse(*words)


@pytest.mark.parametrize("dice", ["x", "1,x", "1.5", "1e3", "9" * 5000])
def test_dice_that_are_no_numbers(refuse: Refuse, record: Path, dice: str) -> None:
    assert "--dice" in refuse("replay", record, "--dice", dice)


@pytest.mark.parametrize("dice", ["13", "0", "-1", "12,99"])
def test_dice_that_are_not_on_the_die(refuse: Refuse, record: Path, dice: str) -> None:
    assert "12" in refuse("replay", record, f"--dice={dice}")


def test_records_that_do_not_hold(refuse: Refuse, record: Path, tmp_path: Path) -> None:
    good = json.loads(record.read_text(encoding="utf-8"))
    path = tmp_path / "bad.json"
    for part in ({"seed": "B"}, {"format": 2}, {"rules": 9}, {"players": [{"name": "x" * 50_000}, {}]}, {"dice": 7}):
        path.write_text(json.dumps({**good, **part}), encoding="utf-8")
        for command in (("replay", path), ("replay", path, "--trace"), ("link", path)):
            refuse(*command)
        refuse("odds", "d12_boxing", "--record", path)


def test_a_file_that_is_no_text(refuse: Refuse, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(b"\xff\xfe\x00\x81" * 10)
    refuse("replay", path)
    assert run("verify", path).code == 1


def test_an_option_file_that_is_no_json(refuse: Refuse, tmp_path: Path) -> None:
    path = tmp_path / "options.txt"
    path.write_text("six", encoding="utf-8")
    assert "JSON" in refuse(*PLAY, "--option", f"rounds=@{path}")


def test_odds_from_a_step_that_is_not_there(refuse: Refuse, record: Path) -> None:
    for at in ("99", "-1"):
        assert at in refuse("odds", "d12_boxing", "--record", record, "--at", at)


def test_lone_surrogates_in_a_record_do_no_harm(refuse: Refuse, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(record.read_text(encoding="utf-8").strip()[:-1] + ', "note": "\\ud800"}', encoding="utf-8")
    refuse("link", path)


def test_an_option_nested_without_end(refuse: Refuse) -> None:
    assert "rounds" in refuse(*PLAY, "--option", "rounds=" + "[" * 20_000)


def test_errors_as_people_meet_them() -> None:
    for words in (("play", "chess", "--seed", "A"), ("verify", "/no/such/file"), ("unlink", "x"), ("play",)):
        ran = shell(*words)
        assert ran.code == 2
        assert ran.out == ""
        assert len(ran.err.strip().splitlines()) == 1


def test_words_that_are_no_text_at_all() -> None:
    for words in (("play", "d12_boxing", "--seed", "\udcff"), ("unlink", "\udcff"), ("verify", "\udcff")):
        ran = shell(*words)
        assert ran.code == 2
        assert "Traceback" not in ran.err


def test_a_reader_that_leaves_early_is_no_error() -> None:
    golden = "tests/golden/d12_boxing/r1/decision-red.json"
    program = f"{sys.executable} -m engine replay {golden} --trace"
    ran = subprocess.run(
        ["bash", "-c", f"{program} | true; exit ${{PIPESTATUS[0]}}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in ran.stderr
    assert "Broken pipe" not in ran.stderr


def test_a_terminal_that_knows_ascii_only(tmp_path: Path) -> None:
    path = str(tmp_path / "r.json")
    assert shell(*PLAY, "--players", "花,風", "--record", path).code == 0
    for words in (("unlink", shell("link", path).out.strip()), ("games",), ("replay", path)):
        ran = shell(*words, PYTHONUTF8="0", PYTHONIOENCODING="ascii")
        assert ran.code == 0, ran.err
        assert "Traceback" not in ran.err

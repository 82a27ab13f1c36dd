"""Golden records play out as they did when they were released: every check and every trace."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from engine import VERSION
from engine.core.codec import dump
from engine.core.record import read, traces, write
from engine.games import GAMES, get
from tests.games.blow_of_fate import second_referee
from tests.games.d12_boxing.referee import Referee
from tests.games.hex_duel import second_referee as duel_referee

from .make import HERE, wanted

RECORDS = sorted(HERE.glob("*/r*/*.json"))
TRACES = sorted(HERE.glob("*/r*/*.trace.jsonl"))


def name(path: Path) -> str:
    return path.relative_to(HERE).as_posix()


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_golden_record_holds(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    written = json.loads(text)
    match = read(text)
    assert (match.game.id, match.game.rules) == (path.parts[-3], int(path.parts[-2][1:]))
    assert match.over
    # Nothing may be missing that makes it golden: the read above has checked all of this.
    assert len(written["checks"]) == written["steps"] + 1
    assert written["result"] is not None
    assert written["seed"] == match.seed
    assert write(match) == {**written, "app": VERSION}
    by_dice = {key: written[key] for key in ("format", "game", "rules", "options", "decisions", "dice")}
    assert list(read(by_dice).checks()) == written["checks"]


@pytest.mark.parametrize("path", TRACES, ids=name)
def test_a_golden_trace_holds(path: Path) -> None:
    match = read(path.with_name(path.name.replace(".trace.jsonl", ".json")).read_text(encoding="utf-8"))
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert list(traces(match)) == lines


@pytest.mark.parametrize("path", [path for path in RECORDS if path.parts[-3] == "d12_boxing"], ids=name)
def test_the_second_referee_agrees(path: Path) -> None:
    match = read(path.read_text(encoding="utf-8"))
    referee = Referee(**match.options)
    values = iter([value for _, value in match.dice])
    for line in traces(match):
        if line["step"]:
            referee.turn(lambda: next(values))
        assert line["trace"] == referee.trace()
    assert list(values) == []


@pytest.mark.parametrize("path", [path for path in RECORDS if path.parts[-3] == "blow_of_fate"], ids=name)
def test_the_second_referee_of_blow_of_fate_agrees(path: Path) -> None:
    match = read(path.read_text(encoding="utf-8"))
    sheet = second_referee.begin(dict(match.options))
    dice = iter(match.dice)

    def die(sides: int) -> int:
        wanted, value = next(dice)
        assert wanted == sides
        return value

    for line in traces(match):
        if line["step"]:
            second_referee.play(sheet, die)
        assert line["trace"] == second_referee.trace(sheet)
    assert list(dice) == []


@pytest.mark.parametrize("path", [path for path in RECORDS if path.parts[-3] == "hex_duel"], ids=name)
def test_the_second_referee_of_arena_duel_agrees(path: Path) -> None:
    match = read(path.read_text(encoding="utf-8"))
    options = match.state.options
    sheet = duel_referee.begin(dump(options.map), options.hp)
    values = [value for _, value in match.dice]
    for line in traces(match):
        if line["step"]:
            at = 6 * (line["step"] - 1)
            orders = [dump(each.action) for each in match.played[line["step"]].decisions]
            duel_referee.play(sheet, orders, [values[at : at + 3], values[at + 3 : at + 6]])
        assert line["trace"] == duel_referee.trace(sheet)
    assert len(values) == 6 * match.steps


def test_every_released_game_has_golden_records() -> None:
    assert {(path.parts[-3], int(path.parts[-2][1:])) for path in RECORDS} >= set(GAMES)
    shown = {
        "d12_boxing": ("ko", "tko", "decision", "draw", "double_ko"),
        "blow_of_fate": ("ko", "tko", "decision", "draw"),
        "hex_duel": ("death", "fatigue", "draw"),
    }
    for game, methods in shown.items():
        records = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDS if path.parts[-3] == game]
        assert {record["result"]["method"] for record in records} == set(methods)
        for item in fields(get(game).options):
            assert any(item.name in record["options"] for record in records), item.name


def test_the_maker_would_make_the_same_today() -> None:
    for path, text in wanted():
        assert path.exists(), f"{path.name} is not there yet: python -m tests.golden.make"
        if path.suffix == ".json":
            today, then = json.loads(text), json.loads(path.read_text(encoding="utf-8"))
            assert {**today, "app": None} == {**then, "app": None}


@pytest.mark.skipif(shutil.which("git") is None, reason="no history to ask")
def test_golden_records_were_never_edited() -> None:
    """As far as the history at hand tells: each was committed once."""
    for path in (*RECORDS, *TRACES):
        log = subprocess.run(
            ["git", "log", "--format=%h", "--diff-filter=M", "--", str(path)],
            cwd=HERE,
            capture_output=True,
            text=True,
            check=False,
        )
        assert log.stdout.split() == [], f"{name(path)} was changed: raise the rules version instead"

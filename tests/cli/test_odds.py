"""`odds` for a game whose odds take a while: exact, up to a bound, from a record's step."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run

SHORT = ("odds", "blow_of_fate", "--option", "rounds=1")


def test_what_is_left_out_is_told(run: Run) -> None:
    rough = json.loads(run(*SHORT, "--json").out)
    exact = json.loads(run(*SHORT, "--exact", "--json").out)
    assert 0 < rough["dropped"] < 0.00001
    assert exact["dropped"] == 0.0
    assert sum(part["chance"] for part in exact["parts"]) == pytest.approx(1.0, abs=1e-12)
    for one, two in zip(rough["parts"], exact["parts"], strict=True):
        assert one["chance"] <= two["chance"] <= one["chance"] + rough["dropped"]
    assert list(exact["by_round"]) == ["1"]
    assert run(*SHORT).lines[-1].startswith("left out     0.0000")
    assert not any(line.startswith("left out") for line in run(*SHORT, "--exact").lines)


def test_a_bound_stops_the_work_early(run: Run) -> None:
    early = json.loads(run("odds", "blow_of_fate", "--option", "rounds=3", "--bound", "0.97", "--json").out)
    assert 0.9 < early["dropped"] <= 0.97
    assert early["by_round"] == {}


def test_six_rounds_between_twins(run: Run) -> None:
    lines = run("odds", "blow_of_fate").lines
    assert lines[:3] == ["seat 0 wins  0.498927", "seat 1 wins  0.498927", "draw         0.002146"]


def test_from_a_step_of_a_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    assert run("play", "blow_of_fate", "--seed", "A", "--option", "rounds=1", "--record", path).code == 0
    end = json.loads(run("odds", "blow_of_fate", "--record", path, "--exact", "--json").out)
    assert sorted(part["chance"] for part in end["parts"])[-2:] == [0.0, 1.0]
    begin = json.loads(run("odds", "blow_of_fate", "--record", path, "--at", "0", "--exact", "--json").out)
    assert begin == json.loads(run(*SHORT, "--exact", "--json").out)


def test_exact_odds_stay_exact(run: Run) -> None:
    words = ("odds", "d12_boxing", "--option", "rounds=1")
    assert run(*words, "--exact").out == run(*words, "--bound", "0.5").out == run(*words).out


@pytest.mark.parametrize("bound", ["-0.1", "1.5", "nan"])
def test_a_bound_that_is_none_is_refused(refuse: Callable[..., str], bound: str) -> None:
    assert "--bound" in refuse(*SHORT, "--bound", bound)

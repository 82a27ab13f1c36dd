"""The worker's jobs: answers on the way, and the last one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.core import record
from engine.core.match import Match, start
from engine.games import get
from engine.games.blow_of_fate import lab
from engine.games.blow_of_fate.state import Options
from engine.odds.chances import Chances
from ui import jobs


@pytest.fixture(autouse=True)
def _nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "_known", {})
    monkeypatch.setattr(jobs, "_labs", {})


def answers(job: jobs.Job) -> tuple[list[float], list[dict[str, Any]]]:
    """Run a job as the worker does: progress, and every answer as it is told, the last one last."""
    progress, told = [], []
    while True:
        try:
            each = next(job)
        except StopIteration as over:
            return progress, [*told, json.loads(json.dumps(over.value))]
        if isinstance(each, dict):
            told.append(json.loads(json.dumps(each)))
        else:
            progress.append(each)


def played(game: str, turns: int, **options: Any) -> Match:
    match = start(get(game), options, seed="K7Q29XTM4B")
    for _ in range(turns):
        match = match.advance()
    return match


def asked(match: Match, *steps: int, by_round: bool = True) -> dict[str, Any]:
    return {"record": record.to_text(match), "id": "X", "steps": list(steps), "by_round": by_round}


def test_exact_odds_are_told_at_once() -> None:
    progress, told = answers(jobs.odds(asked(played("d12_boxing", 2, rounds=1), 2, 1, 0)))
    assert progress == sorted(progress)
    final = told[-1]
    assert sorted(final["odds"]) == ["0", "1", "2"]
    assert final["certain"] == {}
    assert all(not Chances.from_json(each).rough for each in final["odds"].values())
    assert {row[0] for row in final["by_round"]} == {1}
    assert sum(row[3] for row in final["by_round"]) == pytest.approx(1.0)


def test_a_rough_figure_for_every_step_comes_first_and_gets_better() -> None:
    match = played("blow_of_fate", 2, rounds=2)
    progress, told = answers(jobs.odds(asked(match, 2, 1, 0)))
    assert progress == sorted(progress)
    assert list(told[0]["odds"]) == ["2"], "what is wanted first is told first"
    first, final = told[2], told[-1]
    assert sorted(first["odds"]) == sorted(final["odds"]) == ["0", "1", "2"]
    assert all(each["sampled"] for each in first["odds"].values())
    assert first["by_round"] == []
    for step, each in final["odds"].items():
        widths = [Chances.from_json(answer["odds"][step]).width for answer in told[2:]]
        assert widths == sorted(widths, reverse=True)
        assert not Chances.from_json(each).rough
    assert final["certain"] == {}
    certain = [answer["certain"].get("2") for answer in told]
    growing = [each["dropped"] for each in certain if each]
    assert growing
    assert growing == sorted(growing, reverse=True)
    assert {row[0] for row in final["by_round"]} == {1, 2}
    # What is asked again is there at once.
    progress, told = answers(jobs.odds(asked(match, 2, 1)))
    assert len(progress) <= 10
    assert told[-1]["odds"]["2"] == final["odds"]["2"]


def test_a_finished_bout_is_certain() -> None:
    match = played("blow_of_fate", 0, rounds=1)
    while not match.over:
        match = match.advance()
    _, told = answers(jobs.odds(asked(match, match.steps, by_round=False)))
    assert [part["chance"] for part in told[-1]["odds"][str(match.steps)]["parts"] if part["chance"]] == [1.0]
    assert told[-1]["by_round"] == []


def test_a_shipped_lab_is_there_at_once() -> None:
    progress, told = answers(jobs.lab({"options": {}, "first": [5, 5, 5]}))
    assert progress == [1.0]
    assert len(told[-1]["lab"]["builds"]) == len(told[-1]["mix"]) == 73
    assert told[-1]["value"] == pytest.approx(0.5)
    assert told[-1]["gap"] < 1e-9


def test_another_lab_comes_by_and_by_and_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    known = lab.shipped(Options(cap=6))
    assert known
    rough = replace(known, error=tuple(tuple(0.1 if cell else 0.0 for cell in row) for row in known.error))

    def work(options: Options, first: object) -> Iterator[tuple[float, lab.Lab | None]]:
        assert (options.rounds, first) == (1, (4, 5, 6))
        yield from ((0.0, None), (0.0, rough), (0.5, None), (1.0, known))

    monkeypatch.setattr(lab, "work", work)
    data = {"options": {"rounds": 1, "cap": 6}, "first": [4, 5, 6]}
    progress, told = answers(jobs.lab(data))
    assert progress == sorted(progress)
    assert [each["done"] for each in told] == sorted(each["done"] for each in told)
    assert isinstance(told[0]["lab"]["error"], int)
    assert told[0]["lab"]["error"] > told[-1]["lab"]["error"]
    again, kept = answers(jobs.lab(data))
    assert again == [1.0]
    assert kept[-1]["lab"] == told[-1]["lab"]


def test_who_waits_for_an_opponent_goes_before_the_odds_and_those_before_the_lab() -> None:
    assert list(jobs.JOBS) == ["think", "order", "odds", "lab"]

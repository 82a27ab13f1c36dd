"""Simulations: independent of the number of jobs, repeatable one by one, and in agreement with the exact odds."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

import pytest

from engine.core.dice import Dice, Seeded
from engine.core.errors import BadOption, IllegalAction
from engine.core.game import Result, Seat, Step, Turn
from engine.core.match import start
from engine.games import get
from engine.games.d12_boxing.odds import ENDINGS, Odds
from engine.games.d12_boxing.state import Options, State
from engine.odds.simulate import Tally, match_seed, simulate
from engine.players.policy import play_out, seat_computers

BOXING = get("d12_boxing")


def last(tallies: Iterator[Tally]) -> Tally:
    *_, final = tallies
    return final


def test_200_000_bouts_agree_with_the_exact_odds() -> None:
    bouts = 200_000
    tally = last(simulate(BOXING, {}, bouts, "AGREEMENT", jobs=2))
    exact = Odds(Options()).chances(State(Options()))
    assert tally.played == sum(tally.endings.values()) == bouts
    assert set(tally.endings) <= set(ENDINGS)
    for ending, chance in exact.parts.items():
        error = sqrt(chance * (1 - chance) / bouts)
        # Four standard errors: one sound simulation in some two thousand would miss; this seed's does not.
        assert abs(tally.endings[ending] / bouts - chance) <= 4 * error, ending
    # Pearson's chi-square over the eight endings, 0.999 quantile at seven degrees of freedom.
    expected = {ending: chance * bouts for ending, chance in exact.parts.items()}
    assert sum((tally.endings[ending] - mean) ** 2 / mean for ending, mean in expected.items()) <= 24.32


def test_jobs_change_nothing() -> None:
    options = {"rounds": 2}
    alone = list(simulate(BOXING, options, 450, "JOBS"))
    shared = list(simulate(BOXING, options, 450, "JOBS", jobs=2))
    assert alone == shared
    assert alone[-1] == last(simulate(BOXING, options, 450, "  jobs ", jobs=0))
    assert alone[-1] != last(simulate(BOXING, options, 450, "OTHER"))


def test_progress_is_streamed() -> None:
    played = [tally.played for tally in simulate(BOXING, {}, 250, "STREAM")]
    assert played == sorted(set(played))
    assert played[-1] == 250
    assert len(played) >= 100


def test_a_simulation_can_be_broken_off() -> None:
    tallies = simulate(BOXING, {}, 100_000, "OFF", jobs=2)
    assert next(tallies).played > 0
    tallies.close()  # type: ignore[attr-defined]


def test_every_match_can_be_played_again_on_its_own() -> None:
    endings: dict[tuple[int | None, str], int] = {}
    for number in range(40):
        result = play_out(start(BOXING, {}, seed=match_seed("AGAIN", number))).result
        assert result is not None
        endings[result.winner, result.method] = endings.get((result.winner, result.method), 0) + 1
    assert last(simulate(BOXING, {}, 40, "AGAIN")).endings == endings


def test_match_seeds_differ() -> None:
    seeds = [match_seed("K7Q29XTM4B", number) for number in range(2000)]
    assert len(set(seeds)) == 2000
    assert {len(seed) for seed in seeds} == {10}


def test_bad_seeds_and_options_are_refused_before_anything_is_played() -> None:
    with pytest.raises(BadOption):
        next(simulate(BOXING, {}, 10, ""))
    with pytest.raises(BadOption):
        next(simulate(BOXING, {"rounds": 99}, 10, "A"))


def test_the_summary_counts_winners_first_and_is_json() -> None:
    summary = Tally(2, 8, {(1, "tko"): 1, (None, "draw"): 1, (0, "tko"): 2, (0, "ko"): 4}).summary()
    rows = summary["outcomes"]
    assert [row["outcome"] for row in rows] == [
        *("seat 0", "seat 1", "nobody"),
        *("seat 0 ko", "seat 0 tko", "seat 1 tko", "nobody draw"),
    ]
    assert [row["count"] for row in rows] == [6, 1, 1, 4, 2, 1, 1]
    for row in rows:
        low, high = row["interval"]
        assert low <= row["share"] <= high
    assert json.loads(json.dumps(summary)) == summary


@dataclass(frozen=True)
class NoOptions:
    """A game that has none."""


@dataclass(frozen=True)
class Guess:
    """Heads or tails."""

    heads: bool


@dataclass(frozen=True)
class Guessed:
    """Nothing yet, or the result."""

    result: Result | None = None


class Guessing:
    """Both guess a coin in secret: whoever alone is right wins."""

    id = "guessing"
    rules = 1
    seats = 2
    options: type[Any] = NoOptions
    actions: tuple[type[Any], ...] = (Guess,)

    def begin(self, options: Mapping[str, Any], dice: Dice) -> Step[Guessed]:
        return Step(Guessed(), ())

    def turn(self, state: Guessed) -> Turn:
        return Turn("over") if state.result else Turn("guess", (0, 1))

    def check(self, state: Guessed, seat: Seat, action: Guess) -> None:
        if state.result:
            raise IllegalAction("match-over")

    def suggest(self, state: Guessed, seat: Seat) -> Iterator[Guess]:
        return iter((Guess(True), Guess(False)))

    def step(self, state: Guessed, actions: Mapping[Seat | None, Guess], dice: Dice) -> Step[Guessed]:
        heads = dice.roll(2) == 1
        right = [seat for seat in (0, 1) if actions[seat].heads == heads]
        return Step(Guessed(Result(right[0], "guess") if len(right) == 1 else Result(None, "draw")), ())

    def view(self, state: Guessed, seat: Seat | None) -> Mapping[str, Any]:
        return {}

    def trace(self, state: Guessed) -> Mapping[str, Any]:
        return {}

    def result(self, state: Guessed) -> Result | None:
        return state.result


def test_games_with_decisions_are_played_by_the_computer() -> None:
    tally = last(simulate(Guessing(), {}, 400, "GUESS", levels=(3, 2)))
    assert tally.played == 400
    for winner, chance in ((0, 0.25), (1, 0.25), (None, 0.5)):
        assert abs(tally.won(winner) - 400 * chance) <= 4 * sqrt(400 * chance * (1 - chance))
    match = start(Guessing(), {}, seed=match_seed("GUESS", 0))
    first = play_out(seat_computers(match, (3, 2))).result
    assert first is not None
    assert next(simulate(Guessing(), {}, 400, "GUESS", levels=(3, 2))).played == 4
    assert last(simulate(Guessing(), {}, 1, "GUESS", levels=(3, 2))).endings == {(first.winner, first.method): 1}


def test_different_streams_of_one_seed_do_not_repeat_each_other() -> None:
    assert [Seeded("A", "simulate").roll(32) for _ in range(3)] != [Seeded("A").roll(32) for _ in range(3)]

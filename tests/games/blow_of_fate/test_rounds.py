"""The end of a round on the rules page: fatigue, interval, the decision, the extension; and the trace then."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.dice import Recorded
from engine.games.blow_of_fate.state import State

from .bouts import BLUE, GAME, RED, event, names, play, result, state, turn

CLINCH = (2, 2, 2, 2)


def a_round(begin: State, *turns: str) -> State:
    """Play turns: r(ed) or b(lue) attacks for 3 damage, c(linch)."""
    now = begin
    for each in turns:
        speed = now.speed
        if each == "c":
            now = play(now, (6, 12 - speed[0], 6, 12 - speed[1]))
        else:
            now = play(now, RED if each == "r" else BLUE, 2, 1)
    return now


@pytest.mark.parametrize(
    ("turns", "speed"),
    [
        ("rrr", (3, 5)),
        ("bbb", (5, 3)),
        ("rrb", (4, 5)),
        ("brb", (5, 4)),
        ("rcr", (4, 5)),
        ("ccb", (5, 4)),
        ("rcb", (5, 5)),
        ("ccc", (5, 5)),
    ],
)
def test_fatigue(turns: str, speed: tuple[int, int]) -> None:
    """D7: one more or two more is the same; three of three costs two."""
    after = a_round(state(), *turns)
    assert after.speed == speed
    assert (after.round, after.turn, after.attacks) == (2, 0, (0, 0))


@pytest.mark.parametrize(("speed", "attacks", "after"), [(2, 2, 1), (2, 1, 1), (1, 2, 1), (1, 1, 1), (3, 2, 1)])
def test_speed_stays_at_least_one(speed: int, attacks: int, after: int) -> None:
    step = turn(state(speed=(speed, 1), attacks=(attacks, 0), turn=2), RED, 2, 1)
    assert step.state.speed == (after, 1)
    if speed == after:
        assert "Fatigued" not in names(step)
    else:
        tired = event(step, "Fatigued")
        assert (tired.seat, tired.attacks, tired.before, tired.after) == (0, (attacks + 1, 0), speed, after)


def test_the_interval_lifts_both_by_two_up_to_forty() -> None:
    step = turn(state(turn=2, hp=(39, 20)), RED, 2, 1)
    assert names(step) == ["RightRolled", "PunchThrown", "RoundEnded", "Fatigued", "Rested", "RoundBegan"]
    assert (event(step, "Rested").hp_before, event(step, "Rested").hp) == ((39, 17), (40, 19))
    assert (event(step, "RoundBegan").round, event(step, "RoundBegan").extra) == (2, False)
    assert step.state.hp == (40, 19)


def test_the_trace_of_a_bout_that_goes_on_after_a_third_turn() -> None:
    after = play(state(turn=2, attacks=(1, 1), knockdowns=(2, 1), round_knockdowns=(1, 0)), RED, 2, 1)
    assert GAME.trace(after) == {
        "round": 2,
        "turn": 0,
        "hp": [40, 39],
        "punch": [5, 5],
        "speed": [4, 5],
        "toughness": [5, 5],
        "attacks": [0, 0],
        "knockdowns": [2, 1],
        "result": None,
    }
    assert after.round_knockdowns == (0, 0)


def test_within_a_round_nobody_rests() -> None:
    after = play(state(turn=1, hp=(30, 30)), RED, 2, 1)
    assert (after.round, after.turn, after.hp, after.speed, after.attacks) == (1, 2, (30, 27), (5, 5), (1, 0))


@pytest.mark.parametrize(
    ("hp", "expected"), [((10, 12), (0, "decision")), ((10, 14), (1, "decision")), ((10, 13), (None, "draw"))]
)
def test_the_last_round_is_decided_on_hp(hp: Any, expected: Any) -> None:
    begin = state(rounds=3, round=3, turn=2, hp=hp, attacks=(2, 0), speed=(4, 5))
    step = turn(begin, RED, 2, 1)
    assert result(step.state) == expected
    assert names(step)[-2:] == ["RoundEnded", "BoutEnded"]
    # No fatigue and no interval; the deciding turn counts in turn and attacks.
    assert GAME.trace(step.state) == {
        "round": 3,
        "turn": 3,
        "hp": [10, hp[1] - 3],
        "punch": [5, 5],
        "speed": [4, 5],
        "toughness": [5, 5],
        "attacks": [3, 0],
        "knockdowns": [0, 0],
        "result": {"winner": expected[0], "method": expected[1]},
    }
    ended = event(step, "BoutEnded")
    assert (ended.winner, ended.method, ended.round, ended.turn, ended.hp) == (*expected, 3, 3, step.state.hp)


def test_a_level_decision_is_extended_one_round_at_a_time() -> None:
    begin = state(rounds=1, extension=True)
    step = turn(a_round(begin, "r", "c"), BLUE, 1, 1)
    # 40 - 2 against 40 - 3 + 2: not level.
    assert result(step.state) == (1, "decision")
    level = turn(a_round(begin, "r", "b"), CLINCH)
    assert names(level) == ["RightRolled", "Clinched", "RoundEnded", "Extended", "Rested", "RoundBegan"]
    assert event(level, "Extended").hp == 39
    assert (event(level, "RoundBegan").round, event(level, "RoundBegan").extra) == (2, True)
    assert level.state.hp == (40, 40)
    twice = a_round(level.state, "r", "b", "c")
    assert (twice.round, twice.turn, twice.result) == (3, 0, None)
    assert result(a_round(twice, "b", "b", "r")) == (1, "decision")
    assert a_round(twice, "b", "b", "r").round == 3


def test_fatigue_comes_before_an_extra_round() -> None:
    begin = state(rounds=2, round=2, extension=True, turn=2, hp=(20, 23), attacks=(2, 0))
    step = turn(begin, RED, 2, 1)
    assert names(step)[2:] == ["RoundEnded", "Extended", "Fatigued", "Rested", "RoundBegan"]
    assert (step.state.speed, step.state.hp) == ((3, 5), (22, 22))


@pytest.mark.parametrize("rounds", [1, 14, 15])
def test_the_extension_ends_with_round_fifteen(rounds: int) -> None:
    begin = state(rounds=rounds, extension=True)
    now = begin
    for number in range(1, 16):
        assert (now.round, now.result) == (number, None)
        now = a_round(now, "r", "b", "c")
    assert result(now) == (None, "draw")
    assert (now.round, now.turn) == (15, 3)


def test_without_extension_level_is_a_draw() -> None:
    assert result(a_round(state(rounds=1), "r", "b", "c")) == (None, "draw")


def test_an_extra_round_may_end_by_a_knockout() -> None:
    begin = state(rounds=1, extension=True, round=4, hp=(40, 12))
    step = turn(begin, RED, 6, 4, 1, 1)
    assert result(step.state) == (0, "ko")
    assert (step.state.round, step.state.turn) == (4, 1)


def test_the_opening() -> None:
    step = GAME.begin({}, Recorded([]))
    assert names(step) == ["BoutBegan"]
    assert GAME.trace(step.state) == {
        "round": 1,
        "turn": 0,
        "hp": [40, 40],
        "punch": [5, 5],
        "speed": [5, 5],
        "toughness": [5, 5],
        "attacks": [0, 0],
        "knockdowns": [0, 0],
        "result": None,
    }
    assert list(GAME.trace(step.state)) == [
        *("round", "turn", "hp", "punch", "speed", "toughness", "attacks", "knockdowns", "result"),
    ]

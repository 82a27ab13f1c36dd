"""The rules page's worked examples, by number."""

from __future__ import annotations

import pytest

from engine.games.hex_duel.combat import charge_rights, compare

from .duels import NE, SE, E, W, event, events, names, play, state, turn


@pytest.mark.parametrize(
    ("one", "two", "winner"),
    [
        ((1, 6, 6), (2, 6), 0),
        ((4, 5, 5), (1, 6), 1),
        ((3, 3, 3), (4,), 1),
        ((6, 2, 3), (3, 6, 3), 1),
        ((6, 2, 3), (3, 6), 0),
        ((6, 3, 1), (1, 3, 6), None),
        ((), (1,), 1),
    ],
)
def test_1_usable_dice(one: tuple[int, ...], two: tuple[int, ...], winner: int | None) -> None:
    assert compare(one, two) == winner
    assert compare(two, one) == (None if winner is None else 1 - winner)


def test_2_crossing() -> None:
    step = turn(state((0, 0, E), (1, 0, W)), "f", "f", 6, 2, 6, 1, 5, 1)
    after = step.state
    assert after.pos == ((1, 0), (0, 0))
    assert after.facing == (E, W)
    assert after.hp == (15 - 2 - 1, 15 - 1)
    assert "Fought" not in names(step)
    assert event(step, "Struck").cause == "crossing"
    # Back to back: each has the other in its rear hex.
    assert after.rear_bound == (True, True)


def test_3_a_collision_of_two_movers_tied() -> None:
    step = turn(state((-1, 0, E), (1, 0, W)), "f left", "f right", 1, 2, 4, 3, 5, 4)
    after = step.state
    assert after.pos == ((-1, 0), (1, 0))
    assert after.facing == (E, W)
    assert after.may_charge == (True, True)
    assert after.hp == (14, 14)
    assert not {"Fought", "TurnCut"} & set(names(step))


def test_4_a_push_against_the_wall() -> None:
    step = turn(state((2, 0, E), (3, 0, W)), "f left", "stay left", 1, 1, 6, 6, 6, 1)
    after = step.state
    assert after.pos == ((2, 0), (3, 0))
    assert after.facing == (E, W)
    assert after.hp == (14, 13)
    assert after.may_charge == (False, False)
    assert event(step, "TurnCut").cause == "push-blocked"
    assert event(step, "Collided").barrier == "wall"
    assert not {"Fought", "ChargeChecked"} & set(names(step))


def test_4_the_same_by_a_charge() -> None:
    begin = state((1, 0, E), (3, 0, W), may_charge=(True, False))
    step = turn(begin, "charge f", "stay", 1, 1, 6, 6, 6, 1)
    assert step.state.pos == ((2, 0), (3, 0))
    assert step.state.hp == (14, 15 - 2 - 1)
    assert event(step, "TurnCut").cause == "push-blocked"


def test_5_the_press() -> None:
    step = turn(state((0, 0, E), (1, 0, W)), "stay", "stay", 6, 6, 6, 1, 1, 1)
    assert step.state.pos == ((1, 0), (2, 0))
    assert step.state.facing == (E, W)
    assert step.state.hp == (14, 13)
    assert event(step, "Pressed").after == ((1, 0), (2, 0))


def test_6_the_charge_check() -> None:
    assert charge_rights(((5, 5, 2), (3, 1, 6))) == (True, False)
    assert charge_rights(((5, 3, 2), (3, 3, 6))) == (True, True)


def test_7_fatigue_alone() -> None:
    begin = state(board="hexagon4", one=(-4, 0, E), two=(4, 0, W))
    for number in range(1, 16):
        begin = play(begin, "stay", "stay", 1, 2, 3, 4, 5, 6)
        assert begin.turn == number
        assert begin.hp == (15 - number, 15 - number)
        assert (begin.result is None) == (number < 15)
    assert begin.result
    assert (begin.result.winner, begin.result.method) == (None, "draw")


def test_8_a_charge_that_pushes_twice() -> None:
    begin = state((-1, 0, E), (0, 0, NE), may_charge=(True, False))
    step = turn(begin, "charge f", "stay left", 5, 5, 5, 6, 6, 2)
    strides = events(step, "Collided")
    assert [stride.kind for stride in strides] == ["push", "push"]
    assert [stride.after for stride in strides] == [((0, 0), (1, 0)), ((1, 0), (2, 0))]
    assert [lost.seat for lost in events(step, "TurnLost")] == [1]
    assert "Fought" in names(step)


def test_8_the_same_against_the_wall() -> None:
    begin = state((0, 0, E), (1, 0, SE), board="hexagon2", may_charge=(True, False))
    step = turn(begin, "charge f right", "stay", 1, 1, 5, 6, 6, 2)
    assert step.state.pos == ((1, 0), (2, 0))
    assert step.state.facing == (E, SE)
    assert step.state.hp == (14, 15 - 2 - 1)
    assert event(step, "ChargeStopped").hex == (1, 0)
    assert event(step, "TurnCut").cause == "push-blocked"


def test_9_both_charge_and_cross_in_the_second_step() -> None:
    begin = state((-2, 0, E), (1, 0, W), may_charge=(True, True))
    step = turn(begin, "charge f", "charge f", 1, 6, 1, 1, 5, 1)
    assert names(step)[1:4] == ["Moved", "Crossed", "Struck"]
    assert step.state.pos == ((0, 0), (-1, 0))
    assert step.state.hp == (14, 15 - 4 - 1)
    assert event(step, "Crossed").step == 2

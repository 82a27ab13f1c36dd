"""The rules page from adjacent combat to the end of a turn, dice and trace, with its decisions D5 and D7."""

from __future__ import annotations

from engine.games.hex_duel.board import distance
from engine.games.hex_duel.combat import usable
from engine.games.hex_duel.orders import Order

from .duels import GAME, NE, OVER, UNDER, E, W, event, events, names, play, state, turn

# 2 Adjacent combat


def test_usable_dice_by_arc() -> None:
    hand = (4, 5, 6)
    counts = {"f": 3, "fl": 2, "fr": 2, "bl": 1, "br": 1, "b": 0}
    assert {where: usable(hand, where) for where in counts} == {where: hand[:n] for where, n in counts.items()}


def test_no_combat_apart_and_combat_without_a_move() -> None:
    assert "Fought" not in names(turn(state((0, 0, E), (2, 0, W)), "stay", "stay", *OVER))
    assert "Fought" in names(turn(state((0, 0, E), (1, 0, W)), "stay", "stay", *OVER))


def test_a_tie_in_combat_ends_the_turn() -> None:
    step = turn(state((0, 0, E), (1, 0, W)), "stay", "stay left", 6, 3, 1, 1, 3, 6)
    # Seat 1 has turned: it uses two dice only, and loses.
    assert event(step, "Fought").winner == 0
    step = turn(state((0, 0, E), (1, 0, W)), "stay", "stay", 6, 3, 1, 1, 3, 6)
    assert event(step, "TurnCut").cause == "combat-tie"
    assert step.state.may_charge == (False, False)
    assert step.state.hp == (14, 14)
    step = turn(state((0, 0, W), (1, 0, E)), "stay left", "stay", 1, 2, 3, 4, 5, 6)
    assert event(step, "Fought").usable == ((1,), ())
    step = turn(state((0, 0, W), (1, 0, E)), "stay", "stay", 1, 2, 3, 4, 5, 6)
    assert event(step, "TurnCut").cause == "combat-tie"


def test_the_press_needs_the_loser_in_front() -> None:
    step = turn(state((0, 0, NE), (1, 0, E)), "stay", "stay", *OVER)
    assert event(step, "Fought").arcs == ("fr", "b")
    assert "Pressed" not in names(step)
    assert step.state.pos == ((0, 0), (1, 0))


def test_a_press_against_the_wall_hurts_once_more_and_does_not_end_the_turn() -> None:
    step = turn(state((2, 0, E), (3, 0, W)), "stay", "stay", *OVER)
    assert event(step, "Pressed").barrier == "wall"
    assert [each.cause for each in events(step, "Struck")] == ["combat", "press-blocked"]
    assert step.state.hp == (14, 15 - 2 - 1)
    assert step.state.pos == ((2, 0), (3, 0))
    assert step.state.may_charge == (True, False)


# 3 Charge check, charging


def test_d5_no_charge_check_after_a_cut() -> None:
    step = turn(state((2, 0, E), (3, 0, W)), "f", "stay", 6, 6, 6, 1, 1, 1)
    assert step.state.may_charge == (False, False)
    assert "ChargeChecked" not in names(step)


def test_the_right_is_for_the_next_turn_only() -> None:
    first = play(state((-3, 0, E), (3, 0, W)), "stay", "stay", *OVER)
    assert first.may_charge == (True, False)
    assert play(first, "stay", "stay", *UNDER).may_charge == (False, True)


def test_charging_doubles_all_damage_even_cut_short() -> None:
    begin = state((2, 0, E), (3, 0, W), may_charge=(True, True))
    step = turn(state((1, 0, E), (3, 0, W), may_charge=(True, False)), "charge f", "stay", 6, 6, 1, 1, 1, 1)
    # A tie of the third dice stops it at (2, 0); it wins the combat and presses against the wall: (1 + 1) doubled.
    assert step.state.hp == (14, 15 - 4 - 1)
    # The stander does not charge: its damage is single.
    step = turn(state((1, 0, E), (3, 0, W), may_charge=(True, False)), "charge f", "stay", 1, 1, 1, 6, 6, 1)
    assert step.state.hp[0] == 15 - 1 - 1
    assert begin.may_charge == (True, True)


# 4 End of turn


def test_death_by_damage_comes_before_fatigue() -> None:
    # D7: the press on the dead is still made, and a winner on 1 HP survives.
    step = turn(state((0, 0, E), (1, 0, W), hp=(1, 1)), "stay", "stay", *OVER)
    assert step.state.hp == (1, 0)
    assert step.state.pos == ((1, 0), (2, 0))
    assert step.state.result
    assert (step.state.result.winner, step.state.result.method) == (0, "death")
    assert "Tired" not in names(step)
    # The last trace shows what any trace shows.
    assert step.state.may_charge == (True, False)
    assert GAME.trace(step.state)["result"] == {"winner": 0, "method": "death"}


def test_hp_may_end_below_0() -> None:
    begin = state((1, 0, E), (3, 0, W), hp=(5, 1), may_charge=(True, False))
    assert play(begin, "charge f", "stay", 6, 6, 1, 1, 1, 1).hp == (5, -3)


def test_fatigue_kills_one_or_both() -> None:
    far = {"one": (-3, 0, E), "two": (3, 0, W)}
    one = play(state(**far, hp=(2, 1)), "stay", "stay", *OVER)
    assert one.result
    assert (one.result.winner, one.result.method, one.hp) == (0, "fatigue", (1, 0))
    other = play(state(**far, hp=(1, 2)), "stay", "stay", *OVER)
    assert other.result
    assert (other.result.winner, other.result.method) == (1, "fatigue")
    both = play(state(**far, hp=(1, 1)), "stay", "stay", *OVER)
    assert both.result
    assert (both.result.winner, both.result.method, both.hp) == (None, "draw", (0, 0))


def test_rear_bound_is_worked_out_from_the_positions_however_the_turn_ended() -> None:
    # A tie of nothing against nothing: back to back.
    step = turn(state((0, 0, W), (1, 0, E)), "stay", "stay", 1, 2, 3, 4, 5, 6)
    assert step.state.rear_bound == (True, True)
    assert [each.seat for each in events(step, "RearTaken")] == [0, 1]
    step = turn(state((0, 0, E), (1, 0, E)), "stay", "stay", 1, 1, 1, 1, 1, 1)
    assert step.state.rear_bound == (False, True)
    assert step.state.pos == ((1, 0), (2, 0))


# Dice and trace


def test_all_six_dice_are_rolled_every_turn_seat_0_first() -> None:
    asked = []

    class Asked:
        def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
            asked.append((sides, by, to))
            return 1

    GAME.step(state(), {0: Order("stay"), 1: Order("stay")}, Asked())
    assert asked == [(6, seat, which) for seat in (0, 1) for which in ("first", "second", "third")]


def test_the_trace_has_the_page_s_fields() -> None:
    trace = GAME.trace(state())
    assert list(trace) == ["turn", "hp", "pos", "facing", "may_charge", "rear_bound", "dice", "result"]
    assert trace["pos"] == [[-2, 0], [2, 0]]
    assert trace["dice"] is None
    assert distance((-2, 0), (2, 0)) == 4

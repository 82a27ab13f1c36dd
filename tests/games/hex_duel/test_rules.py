"""The rules page, paragraph by paragraph down to the movement, with its decisions D1 to D4 and D6."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.dice import Recorded
from engine.core.errors import BadOption, IllegalAction
from engine.core.match import read_action, start
from engine.games.hex_duel.board import neighbour
from engine.games.hex_duel.combat import arc
from engine.games.hex_duel.orders import Order

from .duels import GAME, NE, NW, OVER, SE, SW, E, W, event, events, names, order, play, state, turn


def refused(begin: Any, seat: int, text: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        GAME.check(begin, seat, order(text))
    assert order(text) not in list(GAME.suggest(begin, seat))
    return caught.value


# Board


def test_directions_go_round_counter_clockwise() -> None:
    assert [neighbour((0, 0), way) for way in (E, NE, NW, W, SW, SE)] == [
        *((1, 0), (1, -1), (0, -1)),
        *((-1, 0), (-1, 1), (0, 1)),
    ]
    for facing in range(6):
        names_around = [arc((0, 0), facing, neighbour((0, 0), (facing + left) % 6)) for left in range(6)]
        assert names_around == ["f", "fl", "bl", "b", "br", "fr"]


def test_left_is_one_more_and_right_one_less() -> None:
    begin = state((0, 0, E), (3, 0, W))
    assert play(begin, "stay left", "stay right", *OVER).facing == (NE, SW - 2)
    assert play(begin, "stay right", "stay left", *OVER).facing == (SE, SW)


def test_moves_go_relative_to_the_facing_before_the_turn() -> None:
    for move, to in {"f": (1, -1), "fl": (0, -1), "bl": (-1, 0), "b": (-1, 1), "br": (0, 1), "fr": (1, 0)}.items():
        after = play(state((0, 0, NE), (-3, 3, W)), f"{move} left", "stay", *OVER)
        assert after.pos[0] == to
        assert after.facing[0] == NW


# Options


def test_options_have_limits() -> None:
    for bad in ({"hp": 4}, {"hp": 61}, {"dice": "never"}, {"hp": True}):
        with pytest.raises(BadOption):
            GAME.begin(bad, Recorded([]))
    assert GAME.begin({"hp": 60}, Recorded([])).state.hp == (60, 60)


def test_d1_dice_before_are_rolled_a_step_ahead_and_each_side_sees_its_own() -> None:
    dice = Recorded([(6, value) for value in (1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1)])
    begun = GAME.begin({"dice": "before"}, dice).state
    assert dice.position == 6
    assert GAME.trace(begun)["dice"] is None
    assert GAME.view(begun, 0)["own_dice"] == [1, 2, 3]
    assert GAME.view(begun, 1)["own_dice"] == [4, 5, 6]
    assert "own_dice" not in GAME.view(begun, None)
    assert all("ahead" not in GAME.view(begun, seat) for seat in (0, 1, None))
    step = GAME.step(begun, {0: Order("stay"), 1: Order("stay")}, dice)
    assert dice.position == 12
    assert GAME.trace(step.state)["dice"] == [[1, 2, 3], [4, 5, 6]]
    assert GAME.view(step.state, 1)["own_dice"] == [3, 2, 1]
    assert event(step, "OrdersOpened").ahead
    assert "own_dice" in GAME.view(state(), 0)
    assert GAME.view(state(), 0)["own_dice"] is None


def test_with_dice_before_nothing_is_rolled_after_the_deciding_turn() -> None:
    begin = state((0, 0, E), (1, 0, W), hp=(15, 1), ahead=((6, 6, 6), (1, 1, 1)))
    dice = Recorded([])
    after = GAME.step(begin, {0: Order("stay"), 1: Order("stay")}, dice).state
    assert after.result
    assert after.ahead is None
    assert after.dice == ((6, 6, 6), (1, 1, 1))


def test_the_hidden_dice_of_the_other_change_no_view() -> None:
    one, two = (state(ahead=((1, 2, 3), hand)) for hand in ((1, 1, 1), (6, 6, 6)))
    assert GAME.view(one, 0) == GAME.view(two, 0)
    assert GAME.view(one, None) == GAME.view(two, None)
    assert GAME.view(one, 1) != GAME.view(two, 1)


# Orders


def test_orders_are_read_from_json() -> None:
    assert read_action(GAME, {"move": "fl"}) == Order("fl", "none", False)
    assert read_action(GAME, {"move": "fl", "turn": "right", "charge": True}) == order("charge fl right")
    for bad in ({}, {"move": "up"}, {"move": "f", "turn": "around"}, {"move": "f", "charge": 1}, {"move": "f", "x": 1}):
        with pytest.raises(IllegalAction, match="unreadable-action"):
            read_action(GAME, bad)


def test_walls_and_obstacles_stop_a_move() -> None:
    error = refused(state((-3, 0, E), (3, 0, W)), 0, "b")
    assert (error.code, error.params["hex"], error.params["what"]) == ("move-blocked", (-4, 0), "wall")
    error = refused(state((-3, 0, E), (4, 0, W), board="pillars"), 0, "f")
    assert (error.code, error.params["hex"], error.params["what"]) == ("move-blocked", (-2, 0), "obstacle")


def test_moving_at_the_opponents_hex_is_legal() -> None:
    GAME.check(state((0, 0, E), (1, 0, W)), 0, Order("f"))


def test_a_charge_needs_the_right_a_forward_move_and_two_hexes() -> None:
    begin = state((1, 0, E), (-3, 0, E))
    assert refused(begin, 0, "charge f").code == "no-right-to-charge"
    begin = state((1, 0, E), (-3, 0, E), may_charge=(True, False))
    GAME.check(begin, 0, order("charge f"))
    assert refused(begin, 1, "charge f").code == "no-right-to-charge"
    for move in ("stay", "b", "bl", "br"):
        assert refused(begin, 0, f"charge {move}").code == "charge-forward"
    begin = state((2, 0, E), (-3, 0, E), may_charge=(True, True))
    error = refused(begin, 0, "charge f left")
    assert (error.code, error.params["hex"]) == ("charge-blocked", (4, 0))
    begin = state((3, 0, E), (-3, 0, E), may_charge=(True, True))
    assert refused(begin, 0, "charge f").code == "move-blocked"
    error = refused(state((0, 0, NW), (-3, 0, E), board="pillars", may_charge=(True, True)), 0, "charge f")
    assert (error.code, error.params["hex"], error.params["what"]) == ("charge-blocked", (0, -2), "obstacle")
    assert len(list(GAME.suggest(state((0, 0, E), (3, 0, W), may_charge=(True, False)), 0))) == 21 + 9


def test_a_charge_may_be_left_undone() -> None:
    begin = state((0, 0, E), (1, 0, W), may_charge=(True, True))
    assert play(begin, "stay", "stay", *OVER).hp == (14, 13)


def test_rear_bound_goes_forward_only() -> None:
    begin = state((0, 0, E), (-1, 0, E), rear_bound=(True, False))
    for move in ("stay", "b", "bl", "br"):
        assert refused(begin, 0, move).code == "rear-bound"
    assert {each.move for each in GAME.suggest(begin, 0)} == {"f", "fl", "fr"}
    assert {each.move for each in GAME.suggest(begin, 1)} == {"stay", "f", "fl", "bl", "b", "br", "fr"}


def test_rear_bound_may_charge_with_the_right() -> None:
    begin = state((0, 0, E), (-1, 0, E), rear_bound=(True, False), may_charge=(True, False))
    assert len([each for each in GAME.suggest(begin, 0) if each.charge]) == 9


def test_d2_rear_bound_with_nothing_free_ahead_stays_and_may_turn() -> None:
    begin = state((3, 0, E), (2, 0, E), rear_bound=(True, False))
    assert {each.move for each in GAME.suggest(begin, 0)} == {"stay"}
    corner = state((3, -3, NE), (2, -2, NE), rear_bound=(True, False))
    assert list(GAME.suggest(corner, 0)) == [Order("stay"), Order("stay", "left"), Order("stay", "right")]
    for move in ("b", "bl", "br"):
        assert refused(corner, 0, move).code == "shut-in"
    assert refused(corner, 0, "f").code == "move-blocked"


def test_nobody_is_rear_bound_in_turn_1() -> None:
    board = {"hexes": [[0, 0], [1, 0], [2, 0]], "starts": [[0, 0, 3], [1, 0, 0]]}
    begun = GAME.begin({"board": board}, Recorded([])).state
    assert begun.rear_bound == (False, False)
    assert "stay" in {each.move for each in GAME.suggest(begun, 0)}


def test_both_must_order_and_only_while_the_duel_goes_on() -> None:
    begin = state()
    for actions in ({}, {0: Order("stay")}, {0: Order("stay"), 1: Order("stay"), None: Order("stay")}):
        with pytest.raises(IllegalAction, match="decisions-due"):
            GAME.step(begin, actions, Recorded([]))
    with pytest.raises(IllegalAction, match="rear-bound"):
        GAME.step(state(rear_bound=(True, False)), {0: Order("stay"), 1: Order("stay")}, Recorded([]))
    with pytest.raises(IllegalAction, match="not-your-turn"):
        GAME.check(begin, 2, Order("stay"))
    over = play(state((0, 0, E), (1, 0, W), hp=(9, 1)), "stay", "stay", *OVER)
    assert GAME.turn(over).ask == "over"
    assert list(GAME.suggest(over, 0)) == []
    with pytest.raises(IllegalAction, match="match-over"):
        GAME.check(over, 0, Order("stay"))
    with pytest.raises(IllegalAction, match="match-over"):
        GAME.step(over, {0: Order("stay"), 1: Order("stay")}, Recorded([]))


def test_the_match_seals_both_orders() -> None:
    match = start(GAME, {}, seed="SEALED")
    assert GAME.turn(match.state).need == "each"
    waiting = match.decide(1, Order("f"))
    assert waiting.state == match.state
    assert waiting.decide(0, Order("stay")).steps == 1


# 1 Movement


def test_a_tie_in_a_crossing_ends_the_turn_but_the_charge_goes_on() -> None:
    begin = state((0, 0, E), (1, 0, W), may_charge=(True, False))
    step = turn(begin, "charge f left", "f right", 5, 3, 5, 1, 3, 1)
    assert step.state.pos == ((2, 0), (0, 0))
    assert step.state.facing == (NE, NW)
    assert step.state.hp == (14, 14)
    assert step.state.may_charge == (False, False)
    assert event(step, "TurnCut").cause == "crossing-tie"
    assert not {"Struck", "Fought", "ChargeChecked"} & set(names(step))


def test_after_a_crossing_the_charge_check_is_made() -> None:
    step = turn(state((0, 0, E), (1, 0, W)), "f", "f", 6, 2, 6, 1, 5, 1)
    assert step.state.may_charge == (True, False)


def test_the_larger_of_two_movers_comes_and_turns_the_smaller_does_neither() -> None:
    begin = state((-1, 0, E), (0, 1, NW))
    step = turn(begin, "f left", "f left", 1, 1, 4, 6, 6, 3)
    assert step.state.pos != begin.pos
    found = event(step, "Collided")
    assert (found.kind, found.winner, found.after) == ("won", 0, ((0, 0), (0, 1)))
    assert event(step, "Turned").after == NE
    assert event(step, "TurnLost").seat == 1
    # D6: and they fight, being adjacent.
    assert event(step, "Fought").pos == ((0, 0), (0, 1))


def test_a_mover_pushes_a_stander_who_does_not_turn() -> None:
    step = turn(state((0, 0, E), (0, 1, E)), "br left", "stay left", 1, 2, 6, 5, 4, 1)
    # br of east is south-west, where nobody is; south-east is fr.
    assert "Collided" not in names(step)
    step = turn(state((0, 0, E), (0, 1, E)), "fr left", "stay left", 1, 2, 6, 5, 4, 1)
    found = event(step, "Collided")
    assert (found.kind, found.after, found.behind, found.stander) == ("push", ((0, 1), (0, 2)), (0, 2), 1)
    assert event(step, "Fought").facing == (NE, E)
    assert event(step, "TurnLost").seat == 1


def test_a_larger_stander_turns_and_the_mover_stays_unturned() -> None:
    step = turn(state((0, 0, E), (1, 0, SE)), "f left", "stay left", 1, 2, 1, 5, 4, 6)
    found = event(step, "Collided")
    assert (found.kind, found.winner, found.after) == ("held", 1, ((0, 0), (1, 0)))
    assert event(step, "Fought").facing == (E, E)
    assert event(step, "TurnLost").seat == 0


def test_d6_a_tie_with_a_stander_leaves_both_unturned_and_they_fight() -> None:
    step = turn(state((0, 0, E), (1, 0, W)), "f left", "stay right", 1, 2, 4, 5, 4, 4)
    assert event(step, "Collided").kind == "tie"
    assert event(step, "Fought").facing == (E, W)
    assert "TurnCut" not in names(step)


def test_a_push_against_an_obstacle_ends_the_turn() -> None:
    step = turn(state((-4, 0, E), (-3, 0, W), board="pillars"), "f", "stay", 1, 1, 6, 6, 6, 1)
    assert event(step, "Collided").barrier == "obstacle"
    assert step.state.hp == (14, 13)


def test_d3_in_the_second_step_the_other_counts_as_standing() -> None:
    begin = state((-2, 0, E), (1, 0, W), may_charge=(True, False))
    step = turn(begin, "charge f", "f left", 1, 1, 5, 6, 6, 2)
    # Step 1: (-1,0) and (0,0).  Step 2: seat 0 enters (0,0), where seat 1 stands now and is pushed.
    assert [event_.after for event_ in step.events[1:3]] == [((-1, 0), (0, 0)), ((0, 0), (1, 0))]
    assert event(step, "Collided").kind == "push"
    assert event(step, "TurnLost").seat == 1


def test_d4_a_charger_who_wins_a_collision_goes_on_and_collides_again_by_the_same_dice() -> None:
    begin = state((-1, 0, E), (1, 0, W), may_charge=(True, True))
    step = turn(begin, "charge f", "charge f", 1, 1, 5, 6, 6, 2)
    assert [each.kind for each in events(step, "Collided")] == ["won", "push"]
    assert events(step, "Collided")[1].after == ((1, 0), (2, 0))
    assert event(step, "ChargeStopped").seat == 1
    # Seat 1 charged all the same: what it deals is doubled.
    assert (event(step, "Struck").seat, event(step, "Struck").damage) == (0, 2)


def test_a_charger_who_loses_or_ties_stops_there() -> None:
    begin = state((-1, 0, E), (1, 0, W), may_charge=(True, False))
    for third in (1, 2):
        step = turn(begin, "charge f", "f", 6, 5, third, 5, 4, 2)
        assert len(events(step, "Collided")) == 1
        assert event(step, "ChargeStopped").seat == 0
        assert event(step, "Collided").after[0] == (-1, 0)


def test_following_into_a_hex_just_left_is_no_collision() -> None:
    step = turn(state((0, 0, E), (1, 0, E)), "f", "f", *OVER)
    assert event(step, "Moved").after == ((1, 0), (2, 0))
    assert event(step, "Fought").arcs == ("f", "b")
    assert event(step, "Fought").usable == ((6, 6, 6), ())

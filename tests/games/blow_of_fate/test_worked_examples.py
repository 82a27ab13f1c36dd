"""The worked examples of the rules page, by number."""

from __future__ import annotations

import pytest

from engine.core.dice import Recorded
from engine.core.errors import DiceNeeded

from .bouts import BLUE_COMBO, GAME, RED, RED_COMBO, event, names, play, result, state, turn


def test_1_a_special_floors_whatever_the_damage() -> None:
    step = turn(state(), RED, 6, 5, 3, 4)
    punch = event(step, "PunchThrown")
    assert (punch.punch, punch.damage, punch.hp_before, punch.hp) == ("special", 11, 40, 29)
    assert (event(step, "KnockedDown").row, event(step, "KnockedDown").damage) == ("15..40", 11)
    assert (event(step, "CountRolled").total, event(step, "CountRolled").fate) == (7, "up")
    assert step.state.hp == (40, 31)
    assert step.state.toughness == (5, 3)
    assert step.state.speed == (5, 5)
    assert step.state.knockdowns == (0, 1)


def test_2_a_jab_is_held_at_one_and_floors_all_the_same() -> None:
    begin = state(red=(8, 4, 3), blue=(8, 4, 3), hp=(40, 8))
    step = turn(begin, RED, 1, 3, 1, 2)
    punch = event(step, "PunchThrown")
    assert (punch.punch, punch.damage, punch.hp, punch.held) == ("jab", 9, 1, True)
    assert event(step, "KnockedDown").row == "1..9"
    assert result(step.state) == (0, "ko")
    assert step.state.hp == (40, 1)


def test_3_twenty_one_on_the_dice_alone_earns_a_combo() -> None:
    step = turn(state(red=(5, 4, 6)), RED_COMBO, 1, 2, 2, 1)
    assert event(step, "RightRolled").totals == (25, 7)
    assert event(step, "ComboEarned").dice == (12, 9)
    assert [each.second for each in step.events if type(each).__name__ == "PunchThrown"] == [False, True]
    assert step.state.hp == (40, 40 - 3 - 3)
    assert step.state.attacks == (1, 0)
    # 20 and Speed 4 are more than 21 together, but not on the dice.
    assert "ComboEarned" not in names(turn(state(red=(5, 4, 6)), (11, 9, 1, 1), 1, 2))
    # 21 that does not win the right earns nothing.
    lost = turn(state(), (12, 9, 12, 10), 1, 2, 1, 2)
    assert event(lost, "ComboEarned").seat == 1
    assert event(turn(state(), BLUE_COMBO, 1, 1, 1, 1), "ComboEarned").seat == 1


def test_4_equal_totals_are_a_clinch() -> None:
    begin = state(red=(5, 5, 5), blue=(4, 6, 5), hp=(39, 12))
    step = turn(begin, (6, 6, 5, 6))
    assert event(step, "RightRolled").totals == (17, 17)
    assert event(step, "RightRolled").attacker is None
    assert step.state.hp == (40, 14)
    assert step.state.attacks == (0, 0)
    assert step.state.turn == 1


def test_5_wear_runs_over_into_speed_and_stops_at_one() -> None:
    begin = state(red=(5, 5, 5), blue=(5, 2, 1))
    after = play(begin, RED, 6, 4, 6, 6)
    assert (after.toughness[1], after.speed[1]) == (1, 1)


def test_6_five_below_zero_is_a_tko_without_a_die() -> None:
    step = turn(state(hp=(40, 6)), RED, 5, 6)
    assert event(step, "PunchThrown").damage == 11
    assert step.state.hp == (40, -5)
    assert result(step.state) == (0, "tko")
    assert names(step)[-3:] == ["KnockedDown", "Stopped", "BoutEnded"]


def test_7_two_attacks_around_a_clinch_tire() -> None:
    now = play(state(), RED, 2, 1)
    now = play(now, (3, 3, 3, 3))
    step = turn(now, RED, 2, 1)
    assert event(step, "RoundEnded").attacks == (2, 0)
    assert (event(step, "Fatigued").before, event(step, "Fatigued").after) == (5, 4)
    assert step.state.speed == (4, 5)
    assert (step.state.round, step.state.turn, step.state.attacks) == (2, 0, (0, 0))


def test_the_order_of_the_dice() -> None:
    asked = []

    class Asking(Recorded):
        def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
            asked.append((sides, by, to))
            return super().roll(sides, by, to)

    GAME.step(state(), {}, Asking([(12, v) for v in BLUE_COMBO] + [(6, v) for v in (1, 1, 6, 6, 6, 6)]))
    assert asked == [
        *[(12, 0, "right")] * 2,
        *[(12, 1, "right")] * 2,
        *[(6, 1, "punch")] * 2,
        *[(6, 1, "combo")] * 2,
        *[(6, 0, "get-up")] * 2,
    ]


def test_dice_that_run_out_within_a_turn_are_asked_for() -> None:
    with pytest.raises(DiceNeeded) as caught:
        GAME.step(state(), {}, Recorded([(12, v) for v in RED] + [(6, 6), (6, 6), (6, 3)]))
    assert (caught.value.sides, caught.value.by, caught.value.to) == (6, 1, "get-up")

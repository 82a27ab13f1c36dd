"""The sections of the rules page one by one: right, punch, knockdown, wear, combo, limits, results."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.dice import Recorded
from engine.core.errors import IllegalAction

from .bouts import BLUE, BLUE_COMBO, GAME, RED, RED_COMBO, event, names, play, result, state, turn

# ---- the right to attack, the clinch, the punch


def test_speed_is_added_and_the_higher_total_attacks() -> None:
    begin = state(red=(5, 1, 9), blue=(5, 9, 1))
    right = event(turn(begin, (10, 4, 3, 4), 1, 1), "RightRolled")
    assert (right.dice, right.speed, right.totals, right.attacker) == (((10, 4), (3, 4)), (1, 9), (15, 16), 1)
    assert play(begin, (10, 4, 3, 4), 2, 1).attacks == (0, 1)


@pytest.mark.parametrize(("before", "after"), [((40, 40), (40, 40)), ((39, 38), (40, 40)), ((1, 20), (3, 22))])
def test_a_clinch_lifts_both_by_two_up_to_forty(before: Any, after: Any) -> None:
    """D3, D8."""
    step = turn(state(hp=before), (4, 4, 4, 4))
    assert names(step) == ["RightRolled", "Clinched"]
    assert (event(step, "Clinched").hp_before, event(step, "Clinched").hp) == (before, after)
    assert step.state.hp == after


def test_a_guarded_punch_does_nothing() -> None:
    begin = state(red=(1, 4, 10), blue=(1, 4, 10))
    for dice, damage in (((4, 5), 0), ((1, 1), -7)):
        step = turn(begin, RED, *dice)
        assert names(step) == ["RightRolled", "PunchThrown"]
        assert (event(step, "PunchThrown").damage, event(step, "PunchThrown").held) == (damage, False)
        assert step.state.hp == (40, 40)
        assert step.state.attacks == (1, 0)
    assert play(begin, RED, 5, 5).hp == (40, 39)


def test_the_event_of_a_punch_says_where_its_damage_comes_from() -> None:
    punch = event(turn(state(red=(7, 4, 4), blue=(6, 4, 5)), RED, 4, 4), "PunchThrown")
    assert (punch.seat, punch.dice, punch.punch) == (0, (4, 4), "hook-right")
    assert (punch.power, punch.toughness, punch.damage, punch.hp_before, punch.hp) == (7, 5, 10, 40, 30)


@pytest.mark.parametrize(
    ("second", "hp", "after", "held"),
    [(3, 5, 1, False), (3, 4, 1, True), (3, 1, 1, True), (3, 6, 2, False), (4, 5, 0, False), (4, 1, -4, False)],
)
def test_a_jab_never_takes_hp_below_one_and_a_flurry_does(second: int, hp: int, after: int, held: bool) -> None:
    # Damage is 4 for the jab and 5 for the flurry: too little for a knockdown above 0.
    step = turn(state(hp=(40, hp)), RED, 1, second, *((6, 6) if after < 1 else ()))
    assert (event(step, "PunchThrown").hp, event(step, "PunchThrown").held) == (after, held)
    if after >= 1:
        assert step.state.hp == (40, after)
        assert "KnockedDown" not in names(step)


def test_a_jab_held_at_one_floors_by_its_full_damage() -> None:
    """D4."""
    strong = state(red=(8, 3, 4), blue=(8, 4, 3), hp=(40, 1))
    step = turn(strong, RED, 1, 1, 6, 6)
    assert (event(step, "PunchThrown").damage, event(step, "PunchThrown").hp) == (7, 1)
    assert event(step, "KnockedDown").damage == 7
    assert step.state.hp == (40, 3)


# ---- knockdown and count


@pytest.mark.parametrize(
    ("hp", "power", "down", "row"),
    [
        # A left hook of 4 and 3 with this Punch against Toughness 1 has a damage of 6 + Punch.
        (31, 10, True, "15..40"),
        (31, 9, False, ""),
        (30, 10, True, "10..14"),
        (30, 9, False, ""),
        (29, 9, True, "10..14"),
        (26, 6, False, ""),
        (26, 7, True, "10..14"),
        (16, 1, True, "1..9"),
        (17, 1, False, ""),
        (9, 2, True, "1..9"),
        (8, 2, True, "-3..0"),
        (5, 2, True, "-3..0"),
        (4, 2, True, "-4"),
    ],
)
def test_the_row_is_that_of_the_hp_after_the_punch(hp: int, power: int, down: bool, row: str) -> None:
    begin = state(red=(power, 4, 1), blue=(5, 5, 1), hp=(40, hp))
    step = turn(begin, RED, 4, 3, *((6, 6) if down else ()))
    assert ("KnockedDown" in names(step)) is down
    if down:
        assert event(step, "KnockedDown").row == row
        assert step.state.knockdowns == (0, 1)


def test_the_least_knockdown_below_ten_is_seven() -> None:
    for damage, down in ((6, False), (7, True)):
        step = turn(state(hp=(40, 9)), RED, 4, damage - 4, *((6, 6) if down else ()))
        assert event(step, "PunchThrown").damage == damage
        assert ("KnockedDown" in names(step)) is down


#: (HP after the punch, get-up dice, HP when up, None for a KO).
COUNTS = [
    (29, (1, 1), None),
    (29, (1, 2), 30),
    (29, (3, 3), 30),
    (29, (1, 6), 31),
    (14, (1, 1), None),
    (14, (2, 1), 15),
    (10, (6, 6), 12),
    (9, (1, 2), None),
    (9, (2, 2), 10),
    (1, (3, 3), 2),
    (1, (3, 4), 3),
    (0, (2, 2), None),
    (0, (2, 3), 1),
    (-3, (3, 3), 1),
    (-3, (3, 4), 2),
    (-4, (3, 3), None),
    (-4, (3, 4), 1),
    (-4, (4, 4), 2),
]


@pytest.mark.parametrize(("after", "dice", "up"), COUNTS)
def test_getting_up(after: int, dice: tuple[int, int], up: int | None) -> None:
    """D5, D9: a special is always a knockdown, and its row is that of the HP after it."""
    step = turn(state(hp=(40, after + 10)), RED, 6, 4, *dice)
    count = event(step, "CountRolled")
    assert (count.dice, count.total, count.hp_before) == (dice, sum(dice), after)
    if up is None:
        assert (count.fate, count.hp) == ("ko", after)
        assert result(step.state) == (0, "ko")
        assert step.state.hp == (40, after)
        assert names(step)[-2:] == ["CountRolled", "BoutEnded"]
    else:
        assert (count.fate, count.hp) == ("up", up)
        assert step.state.hp == (40, up)
        assert step.state.toughness == (5, 3)


def test_getting_up_never_lifts_over_forty() -> None:
    weak = state(red=(1, 4, 10), blue=(1, 4, 10))
    assert play(weak, RED, 6, 4, 6, 6).hp == (40, 40)
    assert event(turn(weak, RED, 6, 4, 6, 6), "PunchThrown").damage == 1


def test_the_end_by_a_count_leaves_everything_as_after_the_punch() -> None:
    """A KO brings no wear; HP may be below 0; the last knockdown and the deciding turn count."""
    begin = state(hp=(12, 7), turn=2, attacks=(2, 0), knockdowns=(1, 3), round=2, speed=(3, 4))
    after = play(begin, RED, 6, 4, 1, 1)
    assert GAME.trace(after) == {
        "round": 2,
        "turn": 3,
        "hp": [12, -3],
        "punch": [5, 5],
        "speed": [3, 4],
        "toughness": [5, 5],
        "attacks": [3, 0],
        "knockdowns": [1, 4],
        "result": {"winner": 0, "method": "ko"},
    }


def test_five_below_zero_stops_the_bout_even_by_a_special() -> None:
    for hp, method in ((6, "tko"), (7, "ko")):
        step = turn(state(hp=(hp, 40)), BLUE, 6, 5, *((1, 1) if method == "ko" else ()))
        assert result(step.state) == (1, method)
        assert step.state.knockdowns == (1, 0)
        assert step.state.toughness == (5, 5)
    assert event(turn(state(hp=(6, 40)), BLUE, 6, 5), "KnockedDown").row == "-5"


# ---- wear


@pytest.mark.parametrize(
    ("dice", "before", "after"),
    [
        ((6, 6), (5, 5), (3, 5)),
        ((5, 6), (5, 5), (4, 5)),
        ((6, 3), (2, 4), (1, 4)),
        ((6, 6), (1, 5), (1, 3)),
        ((6, 6), (2, 5), (1, 4)),
        ((6, 3), (1, 5), (1, 4)),
        ((6, 3), (1, 1), (1, 1)),
    ],
)
def test_wear_goes_by_the_punch(dice: Any, before: tuple[int, int], after: tuple[int, int]) -> None:
    """D10: Toughness, and Speed for what is not there."""
    begin = state(red=(10, 4, 1), blue=(5, before[1], before[0]), hp=(40, 22))
    step = turn(begin, RED, *dice, 6, 6)
    assert (step.state.toughness[1], step.state.speed[1]) == after
    if before == after:
        assert "WornDown" not in names(step)
    else:
        worn = event(step, "WornDown")
        assert (worn.toughness, worn.speed) == ((before[0], after[0]), (before[1], after[1]))


def test_worn_values_count_from_the_next_roll_on() -> None:
    worn = play(state(), RED, 6, 4, 6, 6)
    assert event(turn(worn, RED, 2, 1), "PunchThrown").damage == 2 + 1 + 5 - 3
    assert event(turn(play(state(blue=(9, 5, 1)), RED, 6, 4, 6, 6), RED, 2, 1), "RightRolled").speed == (5, 3)


# ---- combos


def test_a_knockdown_by_the_first_punch_ends_the_combo() -> None:
    """D6."""
    step = turn(state(), RED_COMBO, 6, 4, 6, 6)
    assert names(step)[-3:] == ["CountRolled", "WornDown", "ComboLost"]
    assert step.state.knockdowns == (0, 1)
    out = turn(state(), RED_COMBO, 6, 4, 1, 1)
    assert names(out)[-2:] == ["CountRolled", "BoutEnded"]


def test_a_guarded_first_punch_does_not_end_it() -> None:
    begin = state(red=(1, 4, 10), blue=(1, 4, 10))
    step = turn(begin, BLUE_COMBO, 1, 1, 6, 6, 3, 4)
    assert step.state.hp == (39, 40)
    assert step.state.toughness == (8, 10)
    assert step.state.attacks == (0, 1)


def test_the_second_punch_is_judged_by_its_own_damage() -> None:
    # 6 + 6 would floor at 16 HP and less; neither does alone.
    apart = turn(state(hp=(40, 20)), RED_COMBO, 4, 2, 4, 2)
    assert apart.state.hp == (40, 8)
    assert "KnockedDown" not in names(apart)
    floored = turn(state(hp=(40, 20)), RED_COMBO, 4, 2, 5, 3, 6, 6)
    assert floored.state.hp == (40, 8)
    assert event(floored, "KnockedDown").damage == 8
    assert "ComboLost" not in names(floored)


@pytest.mark.parametrize(
    ("first", "second", "toughness"), [((2, 1), (6, 4), (5, 3)), ((2, 1), (6, 3), (5, 4)), ((6, 4), None, (5, 3))]
)
def test_the_wear_of_a_combo_goes_by_the_punch_that_floored(first: Any, second: Any, toughness: Any) -> None:
    dice = (*first, *(second or ()), 6, 6)
    assert play(state(hp=(40, 17)), RED_COMBO, *dice).toughness == toughness


def test_without_combos_there_is_one_punch() -> None:
    step = turn(state(combos=False), RED_COMBO, 2, 1)
    assert names(step) == ["RightRolled", "PunchThrown"]
    assert play(state(), (12, 8, 1, 1), 2, 1).hp == (40, 37)


def test_a_combo_is_one_attack_for_fatigue() -> None:
    begin = state(turn=2, attacks=(1, 1))
    step = turn(begin, RED_COMBO, 2, 1, 2, 1)
    assert event(step, "RoundEnded").attacks == (2, 1)
    assert step.state.speed == (4, 5)


# ---- three knockdowns in a round


def test_a_third_knockdown_in_a_round_stops_the_bout_at_once() -> None:
    begin = state(three_knockdown_rule=True, knockdowns=(0, 2), round_knockdowns=(0, 2), turn=2, hp=(40, 30))
    step = turn(begin, RED, 6, 4)
    assert names(step)[-3:] == ["KnockedDown", "LimitReached", "BoutEnded"]
    assert (event(step, "LimitReached").limit, event(step, "LimitReached").count) == ("round", 3)
    assert result(step.state) == (0, "tko")
    # No roll, no recovery, no wear, no fatigue.
    assert (step.state.hp, step.state.toughness, step.state.speed) == ((40, 20), (5, 5), (5, 5))
    assert (step.state.knockdowns, step.state.turn) == ((0, 3), 3)


def test_the_limit_counts_one_boxer_in_one_round() -> None:
    for given in (
        {"three_knockdown_rule": False, "knockdowns": (0, 2), "round_knockdowns": (0, 2)},
        {"three_knockdown_rule": True, "knockdowns": (2, 1), "round_knockdowns": (2, 1)},
        {"three_knockdown_rule": True, "knockdowns": (0, 2), "round_knockdowns": (0, 1)},
    ):
        after = play(state(**given), RED, 6, 4, 6, 6)
        assert after.result is None
    new_round = play(state(three_knockdown_rule=True, round_knockdowns=(0, 2), turn=2), RED, 1, 1)
    assert new_round.round_knockdowns == (0, 0)


def test_three_knockdowns_in_three_turns() -> None:
    now = state(three_knockdown_rule=True)
    for _ in range(2):
        now = play(now, BLUE, 6, 4, 6, 6)
    assert result(play(now, BLUE, 6, 4)) == (1, "tko")


# ---- what needs no dice


def test_a_bout_that_is_over_refuses_another_turn() -> None:
    over = play(state(hp=(40, 1)), RED, 5, 6)
    assert GAME.turn(over).ask == "over"
    with pytest.raises(IllegalAction) as caught:
        GAME.step(over, {}, Recorded([]))
    assert caught.value.code == "match-over"


def test_there_is_nothing_to_decide() -> None:
    opening = state()
    assert GAME.turn(opening).seats == ()
    assert GAME.turn(opening).ask == "roll"
    assert list(GAME.suggest(opening, 0)) == []
    for forbidden in (lambda: GAME.check(opening, 0, "jab"), lambda: GAME.step(opening, {0: "jab"}, Recorded([]))):
        with pytest.raises(IllegalAction) as caught:
            forbidden()
        assert caught.value.code == "no-decisions"


def test_a_view_shows_the_options_too() -> None:
    opening = GAME.begin({"boxers": ["iron_gate", "ox_cart"]}, Recorded([])).state
    for seat in (None, 0, 1):
        view = GAME.view(opening, seat)
        assert view["options"]["boxers"][0] == {"name": "Goro Tetsumon", "punch": 4, "speed": 1, "toughness": 10}
        assert view["hp"] == [40, 40]

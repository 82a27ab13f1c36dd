"""The sections of the rules page one by one: outcomes, getting up, limits, rounds, results, options."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.core.codec import dump
from engine.core.dice import Recorded
from engine.core.errors import BadOption, IllegalAction

from .bouts import GAME, d12s, outcome, play, play_all, state, turn
from .printed import COUNTS

S_PAIR = ("S", "S")


@pytest.mark.parametrize(
    ("condition", "die", "word", "after", "favourable"),
    [
        (("N", "N"), 1, "adv", ("A", "N"), (1, 0)),
        (("N", "N"), 5, "dis", ("N", "A"), (0, 1)),
        (("N", "N"), 9, "even", ("N", "N"), (0, 0)),
        (("A", "A"), 9, "clinch", ("N", "N"), (0, 0)),
        (("AA", "AA"), 5, "counter", ("S", "A"), (1, 0)),
        (("AA", "AA"), 6, "countered", ("A", "S"), (0, 1)),
        (("A", "A"), 10, "trade", ("AA", "AA"), (0, 0)),
        (("SS", "SS"), 1, "adv", ("SS", "SS"), (1, 0)),
        (("SAA", "SS"), 5, "counter", ("SS", "S"), (1, 0)),
        (("SA", "SAA"), 7, "clinch", ("S", "S"), (0, 0)),
        (("N", "S"), 6, "clinch", ("N", "AA"), (0, 0)),
    ],
)
def test_outcomes_without_a_knockdown(condition: Any, die: int, word: str, after: Any, favourable: Any) -> None:
    step = turn(state(condition=condition), die)
    assert outcome(step) == word
    assert step.state.condition == after
    assert step.state.favourable == favourable
    assert step.state.knockdowns == (0, 0)


@pytest.mark.parametrize(
    ("condition", "die", "word", "downed", "after"),
    [
        (("N", "N"), 11, "down", 0, ("N", "S")),
        (("N", "N"), 12, "odown", 1, ("S", "N")),
        (("S", "S"), 10, "heavy", 0, ("S", "SS")),
        (("S", "S"), 12, "oheavy", 1, ("SS", "S")),
        (("SAA", "N"), 11, "odown", 1, ("SS", "N")),
        (("SS", "N"), 10, "oheavy", 1, ("SS", "N")),
    ],
)
def test_a_knockdown_lifts_its_scorer_and_not_the_downed(
    condition: Any, die: int, word: str, downed: int, after: Any
) -> None:
    step = turn(state(condition=condition), die, 12)
    assert outcome(step) == word
    assert step.state.condition == after
    assert step.state.knockdowns == ((1, 0) if downed == 0 else (0, 1)) == step.state.round_knockdowns
    assert step.state.favourable == (0, 0)


@pytest.mark.parametrize(("table", "total", "die"), list(product(("detailed", "simple"), (1, 2, 3, 4), range(1, 13))))
def test_getting_up_from_an_ordinary_knockdown(table: str, total: int, die: int) -> None:
    begin = state(knockdowns=(0, total - 1), count_table=table)
    step = turn(begin, 12, die)
    fate = COUNTS[f"{table}/{total}"][die - 1]
    rolled = next(event for event in step.events if type(event).__name__ == "CountRolled")
    assert (rolled.seat, rolled.table, rolled.die, rolled.fate) == (1, table, die, fate)
    assert dump(step.state.result) == (
        None if fate in ("8", "9") else {"winner": 0, "method": fate, "round": 1, "turn": 1}
    )


@pytest.mark.parametrize(("table", "total", "die"), list(product(("detailed", "simple"), (1, 4), range(1, 13))))
def test_getting_up_from_a_devastating_one_reads_its_own_column(table: str, total: int, die: int) -> None:
    begin = state(condition=S_PAIR, knockdowns=(total - 1, 0), count_table=table)
    step = turn(begin, 10, die)
    fate = COUNTS["devastating"][die - 1]
    rolled = next(event for event in step.events if type(event).__name__ == "CountRolled")
    assert (rolled.column, rolled.fate) == ("devastating", fate)
    assert dump(step.state.result) == (
        None if fate in ("8", "9") else {"winner": 1, "method": fate, "round": 1, "turn": 1}
    )


def test_three_knockdowns_in_a_round_stop_the_bout_without_a_die() -> None:
    begin = state(knockdowns=(0, 2), round_knockdowns=(0, 2), turn=2)
    assert dump(play(begin, 12).result) == {"winner": 0, "method": "tko", "round": 1, "turn": 3}


def test_three_knockdowns_over_two_rounds_do_not() -> None:
    assert play(state(knockdowns=(0, 2), round_knockdowns=(0, 1)), 12, 12).result is None


def test_with_the_rule_off_the_third_in_a_round_is_counted_out_as_any() -> None:
    begin = state(knockdowns=(0, 2), round_knockdowns=(0, 2), three_knockdown_rule=False)
    after = play(begin, 12, 5)
    assert after.result is None
    assert after.round_knockdowns == (0, 3)
    fourth = play(after, 12, 6)
    assert fourth.round_knockdowns == (0, 4)
    fifth = play(fourth, 12)
    assert dump(fifth.result) == {"winner": 0, "method": "tko", "round": 1, "turn": 3}


#: (knockdowns before, in the round before, get-up dice, method, winner) of a double knockdown.
DOUBLES = [
    ((0, 0), (0, 0), (12, 12), None, None),
    ((0, 0), (0, 0), (1, 1), "double_ko", None),
    ((0, 0), (0, 0), (1, 12), "ko", 1),
    ((0, 0), (0, 0), (12, 1), "ko", 0),
    ((1, 0), (0, 0), (3, 12), "tko", 1),
    ((0, 1), (0, 0), (12, 3), "tko", 0),
    ((1, 1), (0, 0), (3, 1), "double_ko", None),
    ((4, 0), (0, 0), (12,), "tko", 1),
    ((4, 0), (0, 0), (1,), "double_ko", None),
    ((0, 4), (0, 0), (12,), "tko", 0),
    ((0, 4), (0, 0), (1,), "double_ko", None),
    ((4, 4), (0, 0), (), "double_ko", None),
    ((2, 2), (2, 2), (), "double_ko", None),
    ((2, 1), (2, 1), (12,), "tko", 1),
    ((2, 4), (2, 0), (), "double_ko", None),
]


@pytest.mark.parametrize(("before", "in_round", "dice", "method", "winner"), DOUBLES)
def test_double_knockdowns(before: Any, in_round: Any, dice: tuple[int, ...], method: Any, winner: Any) -> None:
    """D4: both are counted, both scorers rise, then seat 0 and seat 1 each meet their limit or their die."""
    after = play(state(condition=("S", "SS"), knockdowns=before, round_knockdowns=in_round), 8, *dice)
    assert after.condition == ("SS", "SS")
    assert after.knockdowns == (before[0] + 1, before[1] + 1)
    assert after.round_knockdowns == (in_round[0] + 1, in_round[1] + 1)
    expected = None if method is None else {"winner": winner, "method": method, "round": 1, "turn": 1}
    assert dump(after.result) == expected


def test_a_round_with_knockdowns_is_scored_by_them() -> None:
    begin = state(turn=4, favourable=(0, 4), round_knockdowns=(0, 1), knockdowns=(0, 1), points=(9, 10), round=2)
    after = play(begin, 9)
    assert after.points == (19, 18)
    assert (after.round, after.turn, after.favourable, after.round_knockdowns) == (3, 0, (0, 0), (0, 0))
    assert after.knockdowns == (0, 1)


def test_the_interval_lowers_both_but_not_after_the_last_round() -> None:
    lower = {"N": "N", "A": "N", "AA": "A", "S": "AA", "SA": "S", "SAA": "S", "SS": "S"}
    for pair in product(lower, lower):
        for die in range(1, 13):
            last = GAME.step(state(condition=pair, turn=4, rounds=1), {}, d12s([die, 12, 12])).state
            more = GAME.step(state(condition=pair, turn=4, rounds=2), {}, d12s([die, 12, 12])).state
            assert last.result is not None
            assert more.condition == tuple(lower[place] for place in last.condition)


@pytest.mark.parametrize(
    ("points", "winner", "method"), [((10, 9), 0, "decision"), ((9, 10), 1, "decision"), ((9, 9), None, "draw")]
)
def test_the_last_round_decides_on_points(points: Any, winner: Any, method: str) -> None:
    begin = state(rounds=2, round=2, turn=4, points=points)
    after = play(begin, 9)
    assert dump(after.result) == {"winner": winner, "method": method, "round": 2, "turn": 5}
    assert after.points == (points[0] + 10, points[1] + 10)
    # Turn 5 is seen only now: round, turn and counters stand as after the last turn.
    trace = GAME.trace(after)
    assert (trace["round"], trace["turn"]) == (2, 5)


def test_the_end_keeps_the_counters_of_the_last_turn() -> None:
    after = play_all(state(rounds=1), (1, 5, 1, 4, 5))
    assert GAME.trace(after) == {
        "round": 1,
        "turn": 5,
        "condition": ["S", "A"],
        "knockdowns": [0, 0],
        "round_knockdowns": [0, 0],
        "favourable": [3, 2],
        "points": [10, 9],
        "result": {"winner": 0, "method": "decision", "round": 1, "turn": 5},
    }


def test_a_round_in_which_the_bout_is_stopped_is_not_scored() -> None:
    after = play(state(turn=4, points=(10, 9), round=2), 12, 1)
    assert after.points == (10, 9)
    assert dump(after.result) == {"winner": 0, "method": "ko", "round": 2, "turn": 5}
    assert (after.turn, after.round) == (5, 2)


def test_the_opening() -> None:
    step = GAME.begin({}, Recorded([]))
    assert GAME.trace(step.state) == {
        "round": 1,
        "turn": 0,
        "condition": ["N", "N"],
        "knockdowns": [0, 0],
        "round_knockdowns": [0, 0],
        "favourable": [0, 0],
        "points": [0, 0],
        "result": None,
    }
    assert dump(step.state.options) == {"rounds": 6, "count_table": "detailed", "three_knockdown_rule": True}
    assert list(GAME.trace(step.state)) == [
        *("round", "turn", "condition", "knockdowns", "round_knockdowns", "favourable", "points", "result"),
    ]


def test_a_bout_that_is_over_refuses_another_turn() -> None:
    over = play(state(), 12, 1)
    assert GAME.turn(over).ask == "over"
    with pytest.raises(IllegalAction) as caught:
        GAME.step(over, {}, Recorded([(12, 1)]))
    assert caught.value.code == "match-over"


def test_there_is_nothing_to_decide() -> None:
    opening = state()
    assert GAME.turn(opening).seats == ()
    assert list(GAME.suggest(opening, 0)) == []
    with pytest.raises(IllegalAction) as caught:
        GAME.check(opening, 0, "punch")
    assert caught.value.code == "no-decisions"
    with pytest.raises(IllegalAction):
        GAME.step(opening, {0: "punch"}, Recorded([(12, 1)]))


@pytest.mark.parametrize("rounds", [1, 15])
def test_rounds_at_their_limits(rounds: int) -> None:
    assert GAME.begin({"rounds": rounds}, Recorded([])).state.options.rounds == rounds


@pytest.mark.parametrize(
    ("options", "code", "field"),
    [
        ({"rounds": 0}, "off-range", "rounds"),
        ({"rounds": 16}, "off-range", "rounds"),
        ({"rounds": -1}, "off-range", "rounds"),
        ({"rounds": 10**30}, "off-range", "rounds"),
        ({"rounds": 6.0}, "wrong-type", "rounds"),
        ({"rounds": "6"}, "wrong-type", "rounds"),
        ({"rounds": True}, "wrong-type", "rounds"),
        ({"rounds": None}, "wrong-type", "rounds"),
        ({"count_table": "Detailed"}, "not-a-choice", "count_table"),
        ({"count_table": 1}, "not-a-choice", "count_table"),
        ({"count_table": ["simple"]}, "not-a-choice", "count_table"),
        ({"three_knockdown_rule": 1}, "wrong-type", "three_knockdown_rule"),
        ({"three_knockdown_rule": "true"}, "wrong-type", "three_knockdown_rule"),
        ({"round": 6}, "unknown-field", "round"),
        ([], "not-an-object", "Options"),
        (None, "not-an-object", "Options"),
    ],
)
def test_options_that_are_refused(options: Any, code: str, field: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.begin(options, Recorded([]))
    assert caught.value.code == code
    assert caught.value.params["field"] == field
    assert "allowed" in caught.value.params

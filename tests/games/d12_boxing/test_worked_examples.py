"""The worked examples of the rules page, by number."""

from __future__ import annotations

import pytest

from engine.core.dice import Recorded
from engine.core.errors import DiceNeeded

from .bouts import GAME, d12s, outcome, play, play_all, state, turn


def test_1_a_knockout_in_the_first_turn() -> None:
    step = turn(state(), 12, 1)
    after = step.state
    assert outcome(step) == "odown"
    assert after.condition == ("S", "N")
    assert after.knockdowns == (0, 1)
    assert GAME.trace(after)["result"] == {"winner": 0, "method": "ko", "round": 1, "turn": 1}


def test_2_from_sa_a_knockdown_leads_to_ss_and_the_interval_to_s() -> None:
    begin = state(condition=("SA", "N"), turn=4)
    # Own band S, the other below: column S/–, where 11 is the opponent's knockdown; she rises at 12.
    after = play(begin, 11, 12)
    assert after.round == 2
    assert after.condition == ("S", "N")
    mid_round = play(state(condition=("SA", "N")), 11, 12)
    assert mid_round.condition == ("SS", "N")


def test_3_a_counter_in_column_dash_s() -> None:
    step = turn(state(condition=("AA", "S")), 5)
    assert outcome(step) == "counter"
    assert step.state.condition == ("S", "AA")
    rolled = step.events[0]
    assert (rolled.column, rolled.conditions) == ("–/S", ("AA", "S"))


def test_4_a_double_knockdown() -> None:
    step = turn(state(condition=("S", "SS")), 8, 1, 12)
    assert outcome(step) == "double"
    assert step.state.condition == ("SS", "SS")
    assert step.state.knockdowns == (1, 1)
    assert GAME.trace(step.state)["result"] == {"winner": 1, "method": "ko", "round": 1, "turn": 1}


def test_5_a_round_on_points() -> None:
    now = state()
    words = []
    for die in (1, 5, 1, 4):
        step = turn(now, die)
        words.append(outcome(step))
        now = step.state
    last = turn(now, 5)
    words.append(outcome(last))
    assert words == ["adv", "dis", "adv", "dis", "counter"]
    scored = next(event for event in last.events if type(event).__name__ == "RoundScored")
    assert (scored.points, scored.favourable, scored.basis) == ((10, 9), (3, 2), "turns")
    assert last.state.points == (10, 9)
    assert (last.state.round, last.state.turn) == (2, 0)
    assert last.state.condition == ("AA", "N")
    lowered = [(e.before, e.after) for e in last.events if getattr(e, "cause", "") == "interval"]
    assert lowered == [("S", "AA"), ("A", "N")]
    assert play_all(state(), (1, 5, 1, 4, 5)) == last.state


@pytest.mark.parametrize("three", [True, False])
def test_6_a_fifth_knockdown_is_a_tko_without_a_die(three: bool) -> None:
    begin = state(condition=("AA", "S"), knockdowns=(4, 0), three_knockdown_rule=three)
    step = turn(begin, 11)
    assert outcome(step) == "heavy"
    assert step.state.knockdowns == (5, 0)
    assert GAME.trace(step.state)["result"] == {"winner": 1, "method": "tko", "round": 1, "turn": 1}
    assert [type(event).__name__ for event in step.events][-2:] == ["LimitReached", "BoutEnded"]


def test_a_get_up_die_is_asked_for_in_the_boxers_name() -> None:
    asked = []

    class Asking(Recorded):
        def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
            asked.append((sides, by, to))
            return super().roll(sides, by, to)

    GAME.step(state(condition=("S", "SS")), {}, Asking([(12, 8), (12, 12), (12, 12)]))
    assert asked == [(12, None, "turn"), (12, 0, "get-up"), (12, 1, "get-up")]


def test_dice_that_run_out_within_a_turn_are_asked_for() -> None:
    with pytest.raises(DiceNeeded) as caught:
        GAME.step(state(), {}, d12s([12]))
    assert (caught.value.sides, caught.value.by, caught.value.to) == (12, 1, "get-up")

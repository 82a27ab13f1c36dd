"""The compiled odds of Twelve-Sided Boxing against the referee itself, and against themselves."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.dice import Seeded, forking
from engine.games import get
from engine.games.d12_boxing.odds import ENDINGS, Odds
from engine.games.d12_boxing.state import BoutResult, Options, State
from engine.games.d12_boxing.tables import LADDER
from engine.odds.chances import Chances
from tests.odds.forking_oracle import exact_results

GAME = get("d12_boxing")
TABLES = ("detailed", "simple")
MAKINGS = [(table, rule) for table in TABLES for rule in (True, False)]
EXACT = 1e-12


@cache
def odds_for(options: Options) -> Odds:
    return Odds(options)


def options_of(rounds: int) -> st.SearchStrategy[Options]:
    return st.sampled_from([Options(rounds, table, rule) for table, rule in MAKINGS])  # type: ignore[arg-type]


@st.composite
def states(draw: st.DrawFn, rounds: int, first_round: int = 1, first_turn: int = 0) -> State:
    """Any state of a bout that goes on, whether dice can lead to it or not."""
    options = draw(options_of(rounds))
    turn = draw(st.integers(first_turn, 4))
    most = min(turn, 2) if options.three_knockdown_rule else min(turn, 4)
    down = draw(st.tuples(st.integers(0, most), st.integers(0, most)))
    mine = draw(st.integers(0, turn))
    condition = st.sampled_from(LADDER if turn else LADDER[:4])
    return State(
        options,
        round=draw(st.integers(first_round, rounds)),
        turn=turn,
        condition=(draw(condition), draw(condition)),
        knockdowns=(draw(st.integers(down[0], 4)), draw(st.integers(down[1], 4))),
        round_knockdowns=down,
        favourable=(mine, draw(st.integers(0, turn - mine))),
        points=draw(st.tuples(st.integers(7, 10), st.integers(7, 10))),
    )


def mirrored(state: State) -> State:
    pairs = ("condition", "knockdowns", "round_knockdowns", "favourable", "points")
    changes = {name: getattr(state, name)[::-1] for name in pairs}
    return State(state.options, state.round, state.turn, **changes)


def assert_equals_the_referee(state: State) -> None:
    odds = Odds(state.options)
    parts, table = odds.chances(state).parts, odds.by_round(state)
    expected = dict.fromkeys(ENDINGS, 0.0)
    by_round = {number: dict(expected) for number in range(state.round, state.options.rounds + 1)}
    for result, chance in exact_results(GAME, state).items():
        expected[result.winner, result.method] += float(chance)
        by_round[result.round][result.winner, result.method] += float(chance)  # type: ignore[attr-defined]
    assert parts == pytest.approx(expected, abs=EXACT, rel=0)
    assert list(table) == list(by_round)
    for number, chances in table.items():
        assert chances.parts == pytest.approx(by_round[number], abs=EXACT, rel=0)


@pytest.mark.parametrize(("table", "rule"), MAKINGS)
def test_one_round_bouts_equal_every_path_of_the_dice(table: str, rule: bool) -> None:
    assert_equals_the_referee(State(Options(1, table, rule)))  # type: ignore[arg-type]


@settings(max_examples=60, deadline=None)
@given(states(rounds=1, first_turn=3))
def test_late_states_equal_every_path_of_the_dice(state: State) -> None:
    assert_equals_the_referee(state)


def test_points_and_knockdowns_carry_over_as_the_referee_carries_them() -> None:
    options = Options(rounds=2)
    behind = State(options, 1, 4, ("A", "N"), favourable=(2, 1))
    assert_equals_the_referee(behind)
    assert_equals_the_referee(
        State(options, 1, 4, ("AA", "SS"), knockdowns=(3, 4), round_knockdowns=(2, 0), points=(0, 0))
    )


@settings(max_examples=80, deadline=None)
@given(states(rounds=3))
def test_mirrored_states_have_mirrored_odds(state: State) -> None:
    odds = odds_for(state.options)
    here, there = odds.chances(state), odds.chances(mirrored(state))
    assert here.win(0) == pytest.approx(there.win(1), abs=EXACT, rel=0)
    for (winner, method), part in here.parts.items():
        other = None if winner is None else 1 - winner
        assert part == pytest.approx(there.parts[other, method], abs=EXACT, rel=0)


@pytest.mark.parametrize(("table", "rule"), MAKINGS)
def test_the_opening_favours_nobody(table: str, rule: bool) -> None:
    options = Options(6, table, rule)  # type: ignore[arg-type]
    chances = odds_for(options).chances(State(options))
    assert chances.win(0) == pytest.approx(chances.win(1), abs=EXACT, rel=0)
    assert chances.win(0) == chances.loss(1)


@settings(max_examples=80, deadline=None)
@given(states(rounds=4))
def test_everything_that_can_happen_adds_up_to_one(state: State) -> None:
    odds = odds_for(state.options)
    chances, table = odds.chances(state), odds.by_round(state)
    assert chances.dropped == 0.0
    assert tuple(chances.parts) == ENDINGS
    assert all(0.0 <= part <= 1.0 for part in chances.parts.values())
    assert sum(chances.parts.values()) == pytest.approx(1.0, abs=EXACT, rel=0)
    assert list(table) == list(range(state.round, 5))
    for ending, part in chances.parts.items():
        total = sum(in_round.parts[ending] for in_round in table.values())
        assert total == pytest.approx(part, abs=EXACT, rel=0)


@pytest.mark.parametrize("seed", ["K7Q29XTM4B", "ODDS", "1973"])
def test_odds_kept_from_the_opening_equal_odds_made_anew(seed: str) -> None:
    options = Options(rounds=3)
    kept = odds_for(options)
    for _ in kept.prepare():
        pass
    state, dice = State(options), Seeded(seed)
    while not state.result:
        if state.turn in (0, 3):
            assert kept.chances(state) == Odds(options).chances(state)
        state = GAME.step(state, {}, dice).state


def test_the_odds_of_a_state_are_the_mean_of_the_odds_after_it() -> None:
    options = Options(rounds=6)
    odds = odds_for(options)
    state = State(options, 4, 4, ("S", "SAA"), (2, 3), (1, 0), (1, 2), (27, 29))
    expected = dict.fromkeys(ENDINGS, 0.0)
    for chance, after in forking(lambda dice: GAME.step(state, {}, dice).state):
        for ending, part in odds.chances(after).parts.items():
            expected[ending] += float(chance) * part
    assert odds.chances(state).parts == pytest.approx(expected, abs=EXACT, rel=0)


def test_a_bout_that_is_over_has_its_result_for_certain() -> None:
    options = Options(rounds=3)
    state = State(options, 2, 3, ("SS", "N"), result=BoutResult(0, "tko", 2, 3))
    odds = Odds(options)
    assert {ending for ending, part in odds.chances(state).parts.items() if part} == {(0, "tko")}
    assert odds.chances(state).win(0) == 1.0
    assert odds.by_round(state) == {2: odds.chances(state)}


def test_a_state_of_another_bout_is_refused() -> None:
    with pytest.raises(ValueError, match="rounds=3"):
        Odds(Options(rounds=3)).chances(State(Options(rounds=4)))


@pytest.mark.parametrize("rounds", [1, 2, 6])
def test_preparing_tells_its_progress_and_finishes(rounds: int) -> None:
    progress = list(Odds(Options(rounds)).prepare())
    assert progress[-1] == 1.0
    assert all(before < after for before, after in pairwise(progress))
    assert progress[0] == 0.0 or rounds == 1


def test_fifteen_rounds_work() -> None:
    options = Options(15, "simple", False)
    chances = Odds(options).chances(State(options))
    assert sum(chances.parts.values()) == pytest.approx(1.0, abs=EXACT, rel=0)
    assert chances.win(0) == pytest.approx(chances.win(1), abs=EXACT, rel=0)


def test_chances_of_the_opening_stay_what_they_are() -> None:
    options = Options()
    expected = Chances(
        {
            (0, "ko"): 0.26666440486181897,
            (0, "tko"): 0.21772141701853231,
            (0, "decision"): 0.010632037046467967,
            (None, "draw"): 0.0027797637967291703,
            (None, "double_ko"): 0.007184518349632294,
            (1, "ko"): 0.26666440486181897,
            (1, "tko"): 0.21772141701853231,
            (1, "decision"): 0.010632037046467967,
        }
    )
    assert odds_for(options).chances(State(options)).parts == pytest.approx(expected.parts, abs=EXACT, rel=0)

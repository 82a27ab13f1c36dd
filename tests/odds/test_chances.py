"""How odds are told, chains walked and shares measured."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.odds.chain import Chain
from engine.odds.chances import BOUND, NOTHING, Chances
from engine.odds.intervals import wilson

THREE_WAYS = Chances(
    {(0, "ko"): 0.25, (0, "decision"): 0.125, (None, "draw"): 0.25, (1, "ko"): 0.25, (2, "ko"): 0.125}, dropped=0.03125
)


def test_wins_draws_and_losses_are_sums_over_methods() -> None:
    assert [THREE_WAYS.win(seat) for seat in range(3)] == [0.375, 0.25, 0.125]
    assert THREE_WAYS.draw == 0.25
    assert [THREE_WAYS.loss(seat) for seat in range(3)] == [0.375, 0.5, 0.625]


def test_chances_survive_json() -> None:
    assert Chances.from_json(json.loads(json.dumps(THREE_WAYS.to_json()))) == THREE_WAYS


def test_sampled_chances_survive_json_and_exact_ones_do_not_speak_of_samples() -> None:
    sampled = Chances({(0, "ko"): 0.5, (1, "ko"): 0.5}, sampled=400)
    assert Chances.from_json(json.loads(json.dumps(sampled.to_json()))) == sampled
    assert "sampled" not in THREE_WAYS.to_json()


def test_bounds_are_what_is_certain_or_an_interval() -> None:
    assert THREE_WAYS.between(THREE_WAYS.win(0)) == (0.375, 0.40625)
    assert THREE_WAYS.width == 0.03125
    assert Chances({}, dropped=0.9).between(0.5) == (0.5, 1.0)
    sampled = Chances({(0, "ko"): 0.25, (1, "ko"): 0.75}, sampled=400)
    assert sampled.between(0.25) == wilson(100, 400)
    low, high = wilson(200, 400)
    assert sampled.width == high - low
    assert NOTHING.between(NOTHING.draw) == (0.0, 1.0)


def test_rough_odds_are_worth_waiting_for_better() -> None:
    assert Chances({}, sampled=10**9).rough
    assert Chances({}, dropped=BOUND * 1.01).rough
    assert not Chances({}, dropped=BOUND).rough
    assert NOTHING.rough


def gamblers(fortune: int) -> list[tuple[int, int]]:
    """Move up one with weight 2 or down two with weight 1; 0 and 12 end it."""
    if fortune in (0, 12):
        return [(3, fortune)]
    return [(2, min(fortune + 1, 12)), (1, max(fortune - 2, 0))]


@given(st.integers(0, 12), st.integers(0, 25), st.integers(0, 500))
def test_a_walk_loses_nothing_uncounted(start: int, steps: int, rare: int) -> None:
    spread = Chain(gamblers, 3).after({start: 1}, steps, rare)
    assert spread.scale == 3**steps
    assert sum(spread.weights.values()) + spread.dropped == spread.scale
    assert rare or spread.dropped == 0


@given(st.integers(0, 12), st.integers(0, 20), st.integers(1, 500))
def test_what_is_dropped_bounds_every_error(start: int, steps: int, rare: int) -> None:
    chain = Chain(gamblers, 3)
    exact, rough = chain.after({start: 1}, steps), chain.after({start: 1}, steps, rare)
    errors = [weight - rough.weights.get(state, 0) for state, weight in exact.weights.items()]
    assert min(errors) >= 0
    assert sum(errors) == rough.dropped


@given(st.lists(st.integers(0, 12), min_size=1, max_size=5, unique=True), st.integers(0, 20))
def test_packed_walks_equal_single_ones(starts: list[int], steps: int) -> None:
    slot = 40
    packed = Chain(gamblers, 3).after({start: 1 << (slot * place) for place, start in enumerate(starts)}, steps)
    for place, start in enumerate(starts):
        alone = {state: weight >> (slot * place) & (2**slot - 1) for state, weight in packed.weights.items()}
        single = Chain(gamblers, 3).after({start: 1}, steps)
        assert {state: weight for state, weight in alone.items() if weight} == single.weights


def test_moves_are_asked_for_once_a_state() -> None:
    asked = []

    def moves(state: int) -> list[tuple[int, int]]:
        asked.append(state)
        return gamblers(state)

    chain = Chain(moves, 3)
    chain.after({5: 1}, 8)
    chain.after({6: 1}, 8)
    assert len(asked) == len(set(asked))


@pytest.mark.parametrize(
    ("hits", "trials", "bounds"),
    # Worked with a pocket calculator from the formula, z = 1.96.
    [(0, 10, (0.0, 0.2775)), (10, 10, (0.7225, 1.0)), (50, 100, (0.4038, 0.5962)), (1, 4, (0.0456, 0.6994))],
)
def test_wilson_intervals_of_known_shares(hits: int, trials: int, bounds: tuple[float, float]) -> None:
    assert wilson(hits, trials) == pytest.approx(bounds, abs=5e-5)


@given(st.integers(1, 10**6).flatmap(lambda trials: st.tuples(st.integers(0, trials), st.just(trials))))
def test_wilson_intervals_hold_the_share_and_mirror(count: tuple[int, int]) -> None:
    hits, trials = count
    low, high = wilson(hits, trials)
    assert 0.0 <= low <= hits / trials <= high <= 1.0
    assert wilson(trials - hits, trials) == pytest.approx((1 - high, 1 - low), abs=1e-12)

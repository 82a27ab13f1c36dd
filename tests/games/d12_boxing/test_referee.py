"""The engine and the second referee, turn by turn over many bouts: every trace must be the same."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import dump
from engine.core.dice import Seeded, Watched

from .bouts import GAME, d12s, outcome
from .referee import Referee

OPTIONS = [
    {"rounds": rounds, "count_table": table, "three_knockdown_rule": three}
    for rounds, table, three in product((1, 2, 6, 8, 15), ("detailed", "simple"), (True, False))
]


def lockstep(options: dict[str, Any], values: list[int]) -> dict[str, Any] | None:
    """Play one bout on both sides; give its result if the dice reached one."""
    referee = Referee(**options)
    dice, mine = d12s(values), iter(values)
    state = GAME.begin(options, dice).state
    assert GAME.trace(state) == referee.trace()
    # A turn takes three dice at most.
    while referee.result is None and dice.position + 3 <= len(values):
        step = GAME.step(state, {}, dice)
        word = referee.turn(lambda: next(mine))
        state = step.state
        assert outcome(step) == word
        assert GAME.trace(state) == referee.trace()
    used = len(values) - len(list(mine))
    assert dice.position == used
    return referee.result


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: "-".join(map(str, o.values())))
def test_200_even_bouts(options: dict[str, Any]) -> None:
    stream = random.Random(f"even {options}")
    for _ in range(200):
        assert lockstep(options, [stream.randint(1, 12) for _ in range(15 * 5 * 3 + 3)])


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: "-".join(map(str, o.values())))
def test_200_bouts_on_loaded_dice(options: dict[str, Any]) -> None:
    """Few faces at a time lead to corners that fair dice seldom see: long brawls, limits, doubles."""
    stream = random.Random(f"loaded {options}")
    methods = set()
    for _ in range(200):
        faces = [stream.randint(1, 12) for _ in range(stream.randint(2, 5))] + [12, 8]
        result = lockstep(options, [stream.choice(faces) for _ in range(15 * 5 * 3 + 3)])
        assert result
        methods.add(result["method"])
    assert {"ko", "tko", "decision"} <= methods or options["rounds"] > 6


@settings(max_examples=400)
@given(
    st.fixed_dictionaries(
        {
            "rounds": st.integers(1, 15),
            "count_table": st.sampled_from(["detailed", "simple"]),
            "three_knockdown_rule": st.booleans(),
        }
    ),
    st.lists(st.integers(1, 12), min_size=3, max_size=120),
)
def test_any_odd_dice(options: dict[str, Any], values: list[int]) -> None:
    lockstep(options, values)


def test_every_method_is_reached_on_seeded_dice() -> None:
    seen = {}
    for number in range(400):
        options = OPTIONS[number % len(OPTIONS)]
        dice = Watched(Seeded(f"REFEREE {number}"))
        state = GAME.begin(options, dice).state
        while state.result is None:
            state = GAME.step(state, {}, dice).state
        result = lockstep(options, [value for _, value in dice.rolled] + [1, 1, 1])
        assert result == dump(state.result)
        seen[state.result.method] = number
    assert set(seen) >= {"ko", "tko", "decision", "draw"}

"""The folded rolls and the forecast, held against the referee over all rolls."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from engine.core.dice import Recorded
from engine.games.hex_duel.data.outcomes import COMBATS, CROSSINGS
from engine.games.hex_duel.forecast import Branch, Forecast, left
from engine.games.hex_duel.outcomes import HANDS, Outcomes, tabulate
from engine.games.hex_duel.state import State

from .duels import GAME, NE, SW, E, W, order, state
from .test_properties import duel


def test_the_shipped_tables_are_the_folded_rolls() -> None:
    assert len(HANDS) == 216
    assert tabulate(HANDS, HANDS) == (CROSSINGS, COMBATS)
    assert {sum(row) for row in COMBATS} == {6**6}


def seen(branches: list[Branch], begin: State) -> Counter[Any]:
    """How many rolls lead to each state, as far as a forecast tells it."""
    found: Counter[Any] = Counter()
    for branch in branches:
        found[branch.pos, branch.facing, left(begin.hp, branch.lost), branch.may_charge] += branch.weight
    return found


def refereed(begin: State, one: str, two: str, rolls: Any) -> Counter[Any]:
    """The same by playing every roll."""
    actions = {0: order(one), 1: order(two)}
    found: Counter[Any] = Counter()
    for roll in rolls:
        after = GAME.step(begin, actions, Recorded([(6, value) for value in roll])).state
        found[after.pos, after.facing, after.hp, after.may_charge] += 1
    return found


#: Rolls of two faces only reach every way a turn can go but for a few; all of them are used where it says so.
FEW = list(product((2, 5), repeat=6))


@pytest.mark.parametrize(
    ("begin", "one", "two"),
    [
        (state((-1, 0, E), (1, 0, W), may_charge=(True, True)), "charge f", "charge f left"),
        (state((1, 0, E), (2, 0, NE), may_charge=(True, False)), "charge f right", "stay left"),
    ],
    ids=["both charge", "pushed to the wall"],
)
def test_a_forecast_is_exact_over_all_rolls(begin: State, one: str, two: str) -> None:
    forecast = Forecast(begin.options.map.floor, begin.pos, begin.facing)
    branches = forecast.branches(order(one), order(two))
    assert seen(branches, begin) == refereed(begin, one, two, product(range(1, 7), repeat=6))


class OnFew(Outcomes):
    """The rolls of `FEW` alone."""

    def __init__(self) -> None:
        hands = list(product((2, 5), repeat=3))
        super().__init__(*tabulate(hands, hands))


def text(given: Any) -> str:
    return f"{'charge ' * given.charge}{given.move} {given.turn}"


def test_a_forecast_follows_the_referee_in_any_position() -> None:
    stream = random.Random("forecast")
    few = OnFew()
    positions = [before for seed in range(12) for name in ("hexagon2", "pillars") for before, *_ in duel(name, 9, seed)]
    for begin in stream.sample(positions, 60):
        forecast = Forecast(begin.options.map.floor, begin.pos, begin.facing, few)
        for _ in range(4):
            one, two = (stream.choice(list(GAME.suggest(begin, seat))) for seat in (0, 1))
            branches = forecast.branches(one, two)
            assert sum(branch.weight for branch in branches) == few.total == 64
            assert seen(branches, begin) == refereed(begin, text(one), text(two), FEW)


@pytest.mark.parametrize("seat", [0, 1])
def test_with_a_hand_known_only_the_other_rolls(seat: int) -> None:
    hand = (6, 2, 3)
    begin = state((0, 0, E), (1, 0, SW), may_charge=(False, True))
    forecast = Forecast(begin.options.map.floor, begin.pos, begin.facing, Outcomes.knowing(seat, hand))
    rolls = [(*hand, *other) if seat == 0 else (*other, *hand) for other in HANDS]
    found = seen(forecast.branches(order("f"), order("charge fr")), begin)
    assert found == refereed(begin, "f", "charge fr", rolls)
    assert sum(found.values()) == 216

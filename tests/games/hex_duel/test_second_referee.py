"""The engine and the second referee, turn by turn over many duels: orders and traces must be the same."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engine.core.codec import dump
from engine.games.hex_duel.boards import NAMES, shipped
from engine.games.hex_duel.orders import Order

from . import second_referee
from .duels import GAME


class Loaded:
    """Dice of a test's own: one hand is at times like the other, so that ties come often."""

    def __init__(self, stream: random.Random, share: float) -> None:
        self.stream = stream
        self.share = share
        self.rolled: list[int] = []

    def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
        place = len(self.rolled) % 6
        alike = place >= 3 and self.stream.random() < self.share
        value = self.rolled[-3] if alike else self.stream.randint(1, sides)
        self.rolled.append(value)
        return value


def inline(name: str) -> dict[str, Any]:
    data: dict[str, Any] = dump(shipped(name))
    return data


def chosen(stream: random.Random, sheet: Any, seat: int) -> dict[str, Any]:
    """A legal order, more often than not one that makes for the other."""
    orders = second_referee.legal(sheet, seat)
    other = sheet["pos"][1 - seat]
    way = {name: second_referee.COMPASS[(sheet["facing"][seat] + n) % 6] for name, n in second_referee.LEFT.items()}
    near = [
        order
        for order in orders
        if order["charge"] or abs(sheet["pos"][seat] + way.get(order["move"], 0) - other) <= 1.5
    ]
    return stream.choice(near if near and stream.random() < 0.6 else orders)


def lockstep(stream: random.Random, name: str, dice: Loaded, seen: Counter[str]) -> str:
    """Play a duel on both sides; give its method."""
    before = stream.random() < 0.3
    hp = stream.choice((5, 15, 30))
    board = inline(name)
    given: Any = name if stream.random() < 0.5 else board
    state = GAME.begin({"board": given, "hp": hp, "dice": "before" if before else "after"}, dice).state
    sheet = second_referee.begin(board, hp)
    used = 0
    while state.result is None:
        assert GAME.trace(state) == second_referee.trace(sheet)
        for seat in (0, 1):
            mine = sorted(map(str, second_referee.legal(sheet, seat)))
            offered = [dump(order) for order in GAME.suggest(state, seat)]
            assert sorted(str({key: each[key] for key in ("move", "charge", "turn")}) for each in offered) == mine
        orders = [chosen(stream, sheet, seat) for seat in (0, 1)]
        step = GAME.step(state, {seat: Order(**orders[seat]) for seat in (0, 1)}, dice)
        state = step.state
        seen.update(f"{type(event).__name__} {getattr(event, 'kind', '')}".strip() for event in step.events)
        seen.update(f"cut {event.cause}" for event in step.events if type(event).__name__ == "TurnCut")
        hands = [dice.rolled[used : used + 3], dice.rolled[used + 3 : used + 6]]
        used += 6
        second_referee.play(sheet, orders, hands)
    assert GAME.trace(state) == second_referee.trace(sheet)
    assert len(dice.rolled) == used
    dice.rolled.clear()
    return state.result.method


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6])
def test_duels_on_every_board(share: float) -> None:
    stream = random.Random(f"second referee {share}")
    seen: Counter[str] = Counter()
    methods: Counter[str] = Counter()
    for name in NAMES:
        methods.update(lockstep(stream, name, Loaded(stream, share), seen) for _ in range(30))
    assert set(methods) == {"death", "fatigue", "draw"}
    for kind in ("won", "tie", "push", "held", "blocked"):
        assert seen[f"Collided {kind}"]
    for cause in ("crossing-tie", "combat-tie", "push-blocked"):
        assert seen[f"cut {cause}"] or not share
    for name in ("Crossed", "Fought", "Pressed", "TurnLost", "ChargeStopped", "RearTaken", "Tired", "DuelEnded"):
        assert seen[name]


@pytest.mark.parametrize("radius", [2, 3, 4])
def test_the_page_s_hexagons(radius: int) -> None:
    board = shipped(f"hexagon{radius}")
    page = second_referee.hexagon(radius)
    assert len(page["hexes"]) == {2: 19, 3: 37, 4: 61}[radius]
    assert sorted(map(list, board.hexes)) == sorted(page["hexes"])
    assert dump(board.starts) == page["starts"]
    assert board.obstacles == ()

"""The engine and the second referee, turn by turn over many bouts: every trace must be the same."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engine.games.blow_of_fate.builds import legal

from . import second_referee
from .bouts import GAME


class Loaded:
    """Dice of a test's own, of which a share falls on the highest and lowest faces."""

    def __init__(self, stream: random.Random, share: float) -> None:
        self.stream = stream
        self.share = share
        self.rolled: list[tuple[int, int]] = []

    def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
        loaded = self.stream.random() < self.share
        value = self.stream.choice((1, sides - 1, sides, sides)) if loaded else self.stream.randint(1, sides)
        self.rolled.append((sides, value))
        return value


def some_options(stream: random.Random) -> dict[str, Any]:
    cap = stream.randint(5, 10)
    builds = [stream.choice(legal(cap)) for _ in range(2)]
    return {
        "boxers": [{"name": "", "punch": p, "speed": s, "toughness": t} for p, s, t in builds],
        "rounds": stream.choice((1, 2, 3, 6, 14, 15)),
        "combos": stream.random() < 0.7,
        "three_knockdown_rule": stream.random() < 0.5,
        "cap": cap,
        "extension": stream.random() < 0.5,
    }


def lockstep(options: dict[str, Any], dice: Loaded, seen: Counter[str]) -> str:
    """Play a bout on both sides; give its method."""
    state = GAME.begin(options, dice).state
    sheet = second_referee.begin(options)
    assert GAME.trace(state) == second_referee.trace(sheet)
    while state.result is None:
        used = len(dice.rolled)
        step = GAME.step(state, {}, dice)
        state = step.state
        left = dice.rolled[used:]

        def die(sides: int, left: list[tuple[int, int]] = left) -> int:
            wanted, value = left.pop(0)
            assert wanted == sides
            return value

        second_referee.play(sheet, die)
        assert left == []
        assert GAME.trace(state) == second_referee.trace(sheet)
        seen.update(type(event).__name__ for event in step.events)
    return state.result.method


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6])
def test_bouts_of_any_builds_and_options(share: float) -> None:
    stream = random.Random(f"second referee {share}")
    seen: Counter[str] = Counter()
    methods = Counter(lockstep(some_options(stream), Loaded(stream, share), seen) for _ in range(400))
    assert set(methods) == {"ko", "tko", "decision", "draw"}
    assert {"ComboLost", "Extended", "Fatigued", "LimitReached", "Stopped", "WornDown", "Clinched"} <= set(seen)

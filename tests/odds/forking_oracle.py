"""The slow truth: the referee itself over every path the dice can take."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from engine.core.dice import forking
from engine.core.game import Game, Result


def exact_results(game: Game[Any, Any], state: Any) -> dict[Result, Fraction]:
    """Give the exact chance of every result from `state` on, for a game without decisions.

    Plays `step` over forking dice once for each different state; equal states are merged.
    """
    results: dict[Result, Fraction] = {}
    layer = {state: Fraction(1)}
    while layer:
        following: dict[Any, Fraction] = {}
        for now, so_far in layer.items():
            result = game.result(now)
            if result is not None:
                results[result] = results.get(result, Fraction(0)) + so_far
                continue
            for chance, after in forking(lambda dice, now=now: game.step(now, {}, dice).state):  # type: ignore[misc]
                following[after] = following.get(after, Fraction(0)) + so_far * chance
        layer = following
    return results

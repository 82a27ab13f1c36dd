"""Markov chains in whole numbers, discovered as they are walked."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

S = TypeVar("S", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Spread(Generic[S]):
    """Where a chain can be: `weights[state] / scale` is the chance of a state, started from a weight of 1.

    `dropped / scale` is the chance left out on the way; nothing is lost
    uncounted: the weights and `dropped` add up to `scale`.
    """

    weights: dict[S, int]
    scale: int
    dropped: int


class Chain(Generic[S]):
    """A chain given by `moves`: every (weight, next state) of a state.

    The weights of each state must be whole numbers that add up to `scale`; a
    state that has ended moves to itself.  Moves are asked for once a state and
    kept, so that walks from many starts share them.

    >>> coin = Chain(lambda heads: [(1, heads), (1, heads + 1)], scale=2)
    >>> coin.after({0: 1}, 3)
    Spread(weights={0: 1, 1: 3, 2: 3, 3: 1}, scale=8, dropped=0)
    """

    def __init__(self, moves: Callable[[S], Iterable[tuple[int, S]]], scale: int) -> None:
        self._moves = moves
        self._scale = scale
        # States are numbered: hashing a small number is several times cheaper than hashing a tuple.
        self._numbers: dict[S, int] = {}
        self._states: list[S] = []
        self._known: list[list[tuple[int, int]]] = []

    def after(self, start: Mapping[S, int], steps: int, rare: int = 0) -> Spread[S]:
        """Walk `steps` steps from states with given weights, merging equal states.

        Weights may be packed: several numbers side by side in a long one, each
        with room for the scale, walk as one.  With `rare` (weights not packed),
        states less likely than one in `rare` are dropped after each step, and
        counted; 0 keeps everything.

        >>> coin = Chain(lambda heads: [(1, heads), (1, heads + 1)], scale=2)
        >>> coin.after({0: 1, 1: 1000}, 1)
        Spread(weights={0: 1, 1: 1001, 2: 1000}, scale=2, dropped=0)
        >>> coin.after({0: 1}, 3, rare=4)
        Spread(weights={1: 3, 2: 3}, scale=8, dropped=2)
        """
        layer = {self._number(state): weight for state, weight in start.items()}
        whole = sum(start.values())
        scale, dropped = 1, 0
        for _ in range(steps):
            layer = self._step(layer)
            scale *= self._scale
            dropped *= self._scale
            if rare:
                least = whole * scale
                dropped += sum(weight for weight in layer.values() if weight * rare < least)
                layer = {number: weight for number, weight in layer.items() if weight * rare >= least}
        return Spread({self._states[number]: weight for number, weight in layer.items()}, scale, dropped)

    def _step(self, layer: dict[int, int]) -> dict[int, int]:
        following: dict[int, int] = {}
        so_far = following.get
        for number, weight in layer.items():
            for share, target in self._known[number] or self._compile(number):
                following[target] = so_far(target, 0) + weight * share
        return following

    def _compile(self, number: int) -> list[tuple[int, int]]:
        known = self._known[number]
        known.extend((weight, self._number(state)) for weight, state in self._moves(self._states[number]))
        return known

    def _number(self, state: S) -> int:
        number = self._numbers.setdefault(state, len(self._states))
        if number == len(self._states):
            self._states.append(state)
            self._known.append([])
        return number

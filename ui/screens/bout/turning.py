"""The turning points of a bout: the turns that moved the chances most."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.odds.chances import Chances

#: No more than this many, and none that moved the chances by less.
MOST = 4
LEAST = 0.05


@dataclass(frozen=True, slots=True)
class Swing:
    """A turn that moved red's chance (a draw counts half) from `before` to `after`."""

    step: int
    before: float
    after: float

    @property
    def size(self) -> float:
        """How far it moved, 0.0 .. 1.0."""
        return abs(self.after - self.before)

    @property
    def seat(self) -> int:
        """The seat it was good for."""
        return 0 if self.after > self.before else 1


def standing(chances: Chances) -> float:
    """Give red's chance with a draw counted half.

    >>> standing(Chances({(0, "ko"): 0.5, (None, "draw"): 0.5}))
    0.75
    """
    return chances.win(0) + chances.draw / 2


def turning_points(odds: Mapping[int, Chances], last: int) -> list[Swing]:
    """Give the largest swings up to step `last`, in the order they came; equal ones favour the later.

    >>> even, ahead = Chances({(0, "ko"): 0.5, (1, "ko"): 0.5}), Chances({(0, "ko"): 0.8, (1, "ko"): 0.2})
    >>> [(swing.step, swing.seat) for swing in turning_points({0: even, 1: even, 2: ahead}, 2)]
    [(2, 0)]
    """
    swings = [
        Swing(step, standing(odds[step - 1]), standing(odds[step]))
        for step in range(1, last + 1)
        if step in odds and step - 1 in odds
    ]
    large = sorted((swing for swing in swings if swing.size >= LEAST), key=lambda swing: (-swing.size, -swing.step))
    return sorted(large[:MOST], key=lambda swing: swing.step)

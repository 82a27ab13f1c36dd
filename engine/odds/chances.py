"""How odds are told: the chance of every way a match can end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.game import Seat

#: A way to end: the winner (None for a draw) and the method.
Ending = tuple[Seat | None, str]


@dataclass(frozen=True, slots=True)
class Chances:
    """The chance of each ending, 0.0 .. 1.0.

    `dropped` is the chance that was left out of the computation: the true value
    of any part, or of any sum of them, lies between what is told here and that
    plus `dropped`.  It is 0.0 where the odds are exact.

    >>> odds = Chances({(0, "ko"): 0.5, (0, "tko"): 0.125, (None, "draw"): 0.25, (1, "ko"): 0.125})
    >>> odds.win(0), odds.draw, odds.loss(0)
    (0.625, 0.25, 0.125)
    """

    parts: Mapping[Ending, float]
    dropped: float = 0.0

    def win(self, seat: Seat) -> float:
        """Give the chance that `seat` wins."""
        return sum(part for (winner, _), part in self.parts.items() if winner == seat)

    @property
    def draw(self) -> float:
        """The chance that nobody wins."""
        return sum(part for (winner, _), part in self.parts.items() if winner is None)

    def loss(self, seat: Seat) -> float:
        """Give the chance that somebody else than `seat` wins."""
        return sum(part for (winner, _), part in self.parts.items() if winner is not None and winner != seat)

    def to_json(self) -> dict[str, Any]:
        """Give what JSON and messages can carry; `from_json` reads it back.

        >>> Chances({(None, "draw"): 1.0}).to_json()
        {'parts': [{'winner': None, 'method': 'draw', 'chance': 1.0}], 'dropped': 0.0}
        """
        parts = [{"winner": winner, "method": method, "chance": part} for (winner, method), part in self.parts.items()]
        return {"parts": parts, "dropped": self.dropped}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Chances:
        """Read what `to_json` gave.

        >>> odds = Chances({(1, "ko"): 0.75, (None, "draw"): 0.25}, dropped=0.001)
        >>> Chances.from_json(odds.to_json()) == odds
        True
        """
        parts = {(part["winner"], part["method"]): part["chance"] for part in data["parts"]}
        return cls(parts, data["dropped"])

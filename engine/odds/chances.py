"""How odds are told: the chance of every way a match can end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.core.game import Seat
from engine.odds.intervals import wilson

#: Odds that leave out no more than this are good enough to be kept as they are.
BOUND: Final = 0.001

#: A way to end: the winner (None for a draw) and the method.
Ending = tuple[Seat | None, str]


@dataclass(frozen=True, slots=True)
class Chances:
    """The chance of each ending, 0.0 .. 1.0.

    `dropped` is the chance that was left out of the computation: the true value
    of any part, or of any sum of them, lies between what is told here and that
    plus `dropped`.  It is 0.0 where the odds are exact.  `sampled` tells that
    nothing was computed: the chances are shares of so many matches played.

    >>> odds = Chances({(0, "ko"): 0.5, (0, "tko"): 0.125, (None, "draw"): 0.25, (1, "ko"): 0.125})
    >>> odds.win(0), odds.draw, odds.loss(0)
    (0.625, 0.25, 0.125)
    """

    parts: Mapping[Ending, float]
    dropped: float = 0.0
    sampled: int = 0

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

    def between(self, share: float) -> tuple[float, float]:
        """Give the bounds of a part, or a sum of parts: what is certain, or of a sampled one the 95 % interval.

        >>> Chances({(0, "ko"): 0.5, (1, "ko"): 0.25}, dropped=0.25).between(0.5)
        (0.5, 0.75)
        >>> [round(bound, 3) for bound in Chances({(0, "ko"): 0.5, (1, "ko"): 0.5}, sampled=100).between(0.5)]
        [0.404, 0.596]
        """
        if self.sampled:
            return wilson(round(share * self.sampled), self.sampled)
        return share, min(share + self.dropped, 1.0)

    @property
    def width(self) -> float:
        """How far apart the bounds of a part can be: all that was dropped, or the widest 95 % interval."""
        low, high = self.between(0.5 if self.sampled else 0.0)
        return high - low

    @property
    def rough(self) -> bool:
        """Whether better odds are worth waiting for: these are sampled, or leave out more than BOUND."""
        return self.sampled > 0 or self.dropped > BOUND

    def to_json(self) -> dict[str, Any]:
        """Give what JSON and messages can carry; `from_json` reads it back.

        >>> Chances({(None, "draw"): 1.0}).to_json()
        {'parts': [{'winner': None, 'method': 'draw', 'chance': 1.0}], 'dropped': 0.0}
        """
        parts = [{"winner": winner, "method": method, "chance": part} for (winner, method), part in self.parts.items()]
        return {"parts": parts, "dropped": self.dropped, **({"sampled": self.sampled} if self.sampled else {})}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Chances:
        """Read what `to_json` gave.

        >>> odds = Chances({(1, "ko"): 0.75, (None, "draw"): 0.25}, dropped=0.001)
        >>> Chances.from_json(odds.to_json()) == odds
        True
        """
        parts = {(part["winner"], part["method"]): part["chance"] for part in data["parts"]}
        return cls(parts, data["dropped"], data.get("sampled", 0))


#: All that is known before anything was worked out: no chance is certain to be more than 0.
NOTHING: Final = Chances({}, dropped=1.0)


@dataclass(frozen=True, slots=True)
class Stage:
    """How far the odds of a state are worked out.

    `done` is the part of the work that is behind, 0.0 as long as matches are
    only played and counted, 1.0 at the end.  `best` is the figure to show now
    (NOTHING if there is none yet), `certain` what has been computed so far: its
    `dropped` falls from stage to stage.  At the end both are the same.

    >>> Stage(0.0, Chances({(0, "ko"): 1.0}, sampled=50), NOTHING).certain.between(0.0)
    (0.0, 1.0)
    """

    done: float
    best: Chances
    certain: Chances

"""What can run on the stage: anything that says what the picture is at every moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ui.art.rig import Change
from ui.board.scene import Scene


class Moment(NamedTuple):
    """One moment: what every live part of the picture is, how many events are told by now, and what the board shows."""

    changes: Sequence[Change]
    told: int
    scene: Scene | None = None


class Line(Protocol):
    """A step of a match as it moves, `length` ms long."""

    @property
    def length(self) -> float:
        """How long it takes, in ms at ordinary speed."""

    def moment(self, ms: float) -> Moment:
        """Give the moment `ms` after the start; after the end the last picture."""

    def sounds(self, since: float, until: float) -> list[str]:
        """Name the sounds that begin after `since` and not after `until` (both ms; `since` -1 for the very start)."""

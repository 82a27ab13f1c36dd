"""What the referee of Arena Duel remembers between turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.codec import setting
from engine.core.game import Result
from engine.games.hex_duel.board import Board
from engine.games.hex_duel.boards import Name, shipped
from engine.games.hex_duel.tables import HP, HP_LEAST, HP_MOST, Hex

Pair = tuple[int, int]
Places = tuple[Hex, Hex]
Three = tuple[int, int, int]
Dice = tuple[Three, Three]
Flags = tuple[bool, bool]


@dataclass(frozen=True, slots=True)
class Options:
    """Where the duel is fought, with how much HP, and whether the dice are rolled after or before ordering (D1)."""

    board: Name | Board = "hexagon2"
    hp: int = setting(HP, low=HP_LEAST, high=HP_MOST)
    dice: Literal["after", "before"] = setting("after", by_link=("after",))

    @property
    def map(self) -> Board:
        """The board itself, whether named or inline.

        >>> len(Options("hexagon3").map.hexes)
        37
        """
        return shipped(self.board) if isinstance(self.board, str) else self.board


@dataclass(frozen=True, slots=True)
class State:
    """The duel after a turn; pairs are by seat.

    `turn` counts turns completed, `may_charge` and `rear_bound` are for the
    next turn, `dice` are those of the turn just played.  `ahead` are the next
    turn's with the option dice "before": each side may know its own, and nobody
    else's.  `hp` may be below 0 once it is over.
    """

    options: Options
    pos: Places
    facing: Pair
    hp: Pair
    turn: int = 0
    may_charge: Flags = (False, False)
    rear_bound: Flags = (False, False)
    dice: Dice | None = None
    ahead: Dice | None = None
    result: Result | None = None


def opening(options: Options) -> State:
    """Give the state before the first turn."""
    one, two = options.map.starts
    return State(options, ((one[0], one[1]), (two[0], two[1])), (one[2], two[2]), (options.hp, options.hp))

"""Movement in two steps: who ends where, who crosses, collides, pushes and is stopped, and who may still turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.game import Seat
from engine.games.hex_duel.board import neighbour
from engine.games.hex_duel.state import Flags, Places
from engine.games.hex_duel.tables import Hex

#: Directions by seat, None for who stands still.
Ways = tuple[int | None, int | None]

#: What a step came to: nobody met; they swapped hexes; both wanted one hex and one or neither got it; a stander was
#: pushed, held its hex, or had no room to be pushed to.
Kind = Literal["free", "crossing", "won", "tie", "push", "held", "blocked"]


@dataclass(frozen=True, slots=True)
class Stride:
    """One step of the movement: where both stood, what they made for, where they came to, and how.

    `stander` is the figure that was entered ("push", "held", "blocked", and
    "tie" if one stood), `winner` who had the larger third die in a collision,
    `behind` the hex to which a push goes.
    """

    kind: Kind
    before: Places
    targets: Places
    after: Places
    winner: Seat | None = None
    stander: Seat | None = None
    behind: Hex | None = None


@dataclass(frozen=True, slots=True)
class Movement:
    """The strides of a turn (one, or two with a charge), where they led, and who may turn.

    `stopped` are chargers who did not make their second hex.
    """

    strides: tuple[Stride, ...]
    pos: Places
    may_turn: Flags
    stopped: Flags

    @property
    def crossing(self) -> bool:
        """Whether the figures crossed."""
        return any(stride.kind == "crossing" for stride in self.strides)

    @property
    def blocked(self) -> Seat | None:
        """The figure that could not be pushed, which ends the turn at once; None if there is none."""
        last = self.strides[-1]
        return last.stander if last.kind == "blocked" else None


def move(floor: frozenset[Hex], pos: Places, ways: Ways, charges: Flags, larger: Seat | None) -> Movement:
    """Move both figures; `larger` is the seat with the larger third die (None: equal), which decides collisions.

    >>> floor = frozenset((q, 0) for q in range(-2, 3))
    >>> found = move(floor, ((-1, 0), (0, 0)), (0, None), (True, False), 0)
    >>> [stride.kind for stride in found.strides], found.pos, found.may_turn
    (['push', 'push'], ((1, 0), (2, 0)), (True, False))
    """
    may_turn = [True, True]
    going = list(charges)
    strides: list[Stride] = []
    while True:
        stride = _stride(floor, pos, ways, larger)
        strides.append(stride)
        pos = stride.after
        for seat in _stuck(stride):
            may_turn[seat] = False
            going[seat] = False
        if len(strides) == 2 or not (going[0] or going[1]):
            break
        # The second step is the chargers'; the other side counts as standing still (D3).
        ways = (ways[0] if going[0] else None, ways[1] if going[1] else None)
    stopped = (charges[0] and not going[0], charges[1] and not going[1])
    return Movement(tuple(strides), pos, (may_turn[0], may_turn[1]), stopped)


def _stride(floor: frozenset[Hex], pos: Places, ways: Ways, larger: Seat | None) -> Stride:
    one, two = ways
    targets = (pos[0] if one is None else neighbour(pos[0], one), pos[1] if two is None else neighbour(pos[1], two))
    if targets[0] != targets[1]:
        return Stride("crossing" if targets == (pos[1], pos[0]) else "free", pos, targets, targets)
    stander = 0 if one is None else 1 if two is None else None
    if larger is None:
        return Stride("tie", pos, targets, pos, None, stander)
    if stander is None:
        after = (targets[0], pos[1]) if larger == 0 else (pos[0], targets[1])
        return Stride("won", pos, targets, after, larger)
    if larger == stander:
        return Stride("held", pos, targets, pos, larger, stander)
    way = one if stander == 1 else two
    assert way is not None
    behind = neighbour(pos[stander], way)
    if behind not in floor:
        return Stride("blocked", pos, targets, pos, larger, stander, behind)
    after = (targets[0], behind) if stander == 1 else (behind, targets[1])
    return Stride("push", pos, targets, after, larger, stander, behind)


def _stuck(stride: Stride) -> tuple[Seat, ...]:
    """Who neither turns nor goes on after a stride: losers, the pushed, both after a tie or a push without room."""
    if stride.kind in ("tie", "blocked"):
        return (0, 1)
    return () if stride.winner is None else (1 - stride.winner,)

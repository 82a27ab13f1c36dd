"""What a pair of orders leads to, with exact weights: the referee's turn over all rolls at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.core.game import Seat
from engine.games.hex_duel.board import neighbour
from engine.games.hex_duel.combat import arc
from engine.games.hex_duel.movement import Movement, Ways, move
from engine.games.hex_duel.orders import Order
from engine.games.hex_duel.outcomes import RIGHTS, WHO, Outcomes
from engine.games.hex_duel.state import Flags, Pair, Places
from engine.games.hex_duel.tables import (
    CHARGING,
    COMBAT,
    CROSSING,
    DICE_BY_ARC,
    FATIGUE,
    PRESS_BLOCKED,
    PUSH_BLOCKED,
    Hex,
)

#: Where the movement ended: places, facings, whose larger third die leads there (places in `WHO`), who charges, who
#: could not be pushed, whether they crossed.
End = tuple[Places, Pair, tuple[int, ...], Flags, Seat | None, bool]

_NONE: Final[Flags] = (False, False)


@dataclass(frozen=True, slots=True)
class Branch:
    """One way a turn can go: on `weight` of the rolls the figures stand at `pos`, face `facing` and lost `lost` HP.

    `lost` is damage alone; fatigue comes on top where nobody died.
    """

    weight: int
    pos: Places
    facing: Pair
    lost: Pair
    may_charge: Flags


class Forecast:
    """The turns that can follow from a position, whatever is ordered.

    >>> floor = frozenset((q, 0) for q in range(-2, 3))
    >>> forecast = Forecast(floor, ((0, 0), (1, 0)), (0, 3))
    >>> sum(branch.weight for branch in forecast.branches(Order("stay"), Order("b")))
    46656
    """

    def __init__(self, floor: frozenset[Hex], pos: Places, facing: Pair, outcomes: Outcomes | None = None) -> None:
        self.floor = floor
        self.pos = pos
        self.facing = facing
        self.outcomes = outcomes or Outcomes.of_all()
        self._movements: dict[tuple[Ways, Flags], list[tuple[tuple[int, ...], Movement]]] = {}
        self._ends: dict[End, list[Branch]] = {}

    def branches(self, one: Order, two: Order) -> list[Branch]:
        """Give all branches of a turn; their weights add up to all rolls."""
        return [branch for end in self.ends(one, two) for branch in self.after(end)]

    def ends(self, one: Order, two: Order) -> list[End]:
        """Give the ends of the movement; many pairs of orders share them, and all else depends on them alone."""
        ways, charges = (one.way(self.facing[0]), two.way(self.facing[1])), (one.charge, two.charge)
        ends = []
        for thirds, movement in self._moved(ways, charges):
            turned = movement.may_turn
            facing = (
                one.faced(self.facing[0]) if turned[0] else self.facing[0],
                two.faced(self.facing[1]) if turned[1] else self.facing[1],
            )
            ends.append((movement.pos, facing, thirds, charges, movement.blocked, movement.crossing))
        return ends

    def after(self, end: End) -> list[Branch]:
        """Give the branches that follow from an end of the movement."""
        if end not in self._ends:
            pos, facing, thirds, charges, blocked, crossing = end
            if blocked is not None:
                weight = sum(sum(self.outcomes.apart[3 * third : 3 * third + 3]) for third in thirds)
                follow = _branch(weight, pos, facing, _lost(blocked, PUSH_BLOCKED, charges), _NONE)
            elif crossing:
                follow = self._crossed(pos, facing, charges)
            else:
                follow = self._clash(pos, facing, thirds, charges)
            self._ends[end] = list(follow)
        return self._ends[end]

    def _moved(self, ways: Ways, charges: Flags) -> list[tuple[tuple[int, ...], Movement]]:
        """Give the movements, each with whose larger third die leads to it."""
        key = (ways, charges)
        if key not in self._movements:
            first = move(self.floor, self.pos, ways, charges, WHO[0])
            if all(stride.kind in ("free", "crossing") for stride in first.strides):
                self._movements[key] = [((0, 1, 2), first)]
            else:
                rest = [((third,), move(self.floor, self.pos, ways, charges, WHO[third])) for third in (1, 2)]
                self._movements[key] = [((0,), first), *rest]
        return self._movements[key]

    def _crossed(self, pos: Places, facing: Pair, charges: Flags) -> Iterator[Branch]:
        counts = self.outcomes.crossing
        for second, winner in enumerate(WHO):
            if winner is None:
                yield from _branch(sum(counts[6:]), pos, facing, (0, 0), _NONE)
                continue
            lost = _lost(1 - winner, CROSSING, charges)
            for right, rights in enumerate(RIGHTS):
                yield from _branch(counts[3 * second + right], pos, facing, lost, rights)

    def _clash(self, pos: Places, facing: Pair, thirds: tuple[int, ...], charges: Flags) -> Iterator[Branch]:
        """Adjacent combat if the figures are neighbours, and the charge check."""
        arcs = arc(pos[0], facing[0], pos[1]), arc(pos[1], facing[1], pos[0])
        if arcs[0] is None or arcs[1] is None:
            for right, rights in enumerate(RIGHTS):
                weight = sum(self.outcomes.apart[3 * third + right] for third in thirds)
                yield from _branch(weight, pos, facing, (0, 0), rights)
            return
        counts = self.outcomes.combats[4 * DICE_BY_ARC[arcs[0]] + DICE_BY_ARC[arcs[1]]]
        for won, winner in enumerate(WHO):
            weights = [sum(counts[9 * third + 3 * won + right] for third in thirds) for right in range(len(RIGHTS))]
            if winner is None:
                yield from _branch(sum(weights), pos, facing, (0, 0), _NONE)
                continue
            after, damage = pos, COMBAT
            if arcs[winner] == "f":
                behind = neighbour(pos[1 - winner], facing[winner])
                if behind not in self.floor:
                    damage += PRESS_BLOCKED
                else:
                    after = (pos[1], behind) if winner == 0 else (behind, pos[0])
            lost = _lost(1 - winner, damage, charges)
            for rights, weight in zip(RIGHTS, weights, strict=True):
                yield from _branch(weight, after, facing, lost, rights)


def _branch(weight: int, pos: Places, facing: Pair, lost: Pair, rights: Flags) -> Iterator[Branch]:
    if weight:
        yield Branch(weight, pos, facing, lost, rights)


def _lost(loser: Seat, base: int, charges: Flags) -> Pair:
    damage = base * CHARGING if charges[1 - loser] else base
    return (damage, 0) if loser == 0 else (0, damage)


def left(hp: Pair, lost: Pair) -> Pair:
    """Give the HP after a turn in which damage took `lost`: fatigue comes on top unless that killed.

    >>> left((5, 5), (0, 2)), left((5, 1), (0, 2)), left((1, 1), (0, 0))
    ((4, 2), (5, -1), (0, 0))
    """
    one, two = hp[0] - lost[0], hp[1] - lost[1]
    return (one, two) if one <= 0 or two <= 0 else (one - FATIGUE, two - FATIGUE)

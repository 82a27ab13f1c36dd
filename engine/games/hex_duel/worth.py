"""What a position is worth to the computer, from -1 (lost) to 1 (won): the HP, and how the figures stand.

HP are looked ahead as if each turn hurt either side alike; standing is worth
what it brings on a plain with or without a wall at either back, worked out
ahead (`data.worth`).  With + − × ÷
alone, so that every Python finds the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.games.hex_duel.board import distance, neighbour
from engine.games.hex_duel.data.worth import STANDING
from engine.games.hex_duel.state import Flags, Pair, Places
from engine.games.hex_duel.tables import DIRECTIONS, SIDES, Hex

#: How far apart figures may be for their standing to count.
NEAR: Final = 3
#: The hexes that near, in the order of the table.
AROUND: Final[tuple[Hex, ...]] = tuple(
    sorted(
        (
            (q, r)
            for q in range(-NEAR, NEAR + 1)
            for r in range(-NEAR, NEAR + 1)
            if 1 <= distance((0, 0), (q, r)) <= NEAR
        ),
        key=lambda each: (distance((0, 0), each), each),
    )
)
_PLACES: Final = {each: place for place, each in enumerate(AROUND)}
#: Table entries a hex and facing of the other: who may charge, then whose back is to a wall.
_FLAGS: Final = 16
UNIT: Final = 1000

#: Damage a turn takes from one side, as seen between good players: (HP, chance out of 100), for each side.
_RATES: Final = ((1, 10), (2, 5))


def turned(place: Hex, times: int) -> Hex:
    """Turn a hex around (0, 0) to the left by so many sides.

    >>> turned((1, 0), 1), turned((1, -1), 5)
    ((1, -1), (1, 0))
    """
    q, r = place
    for _ in range(times % SIDES):
        q, r = q + r, -q
    return q, r


@cache
def _back(apart: Hex) -> tuple[int, ...]:
    """The directions that lead straight away from (0, 0); between two of them, both."""
    away = distance((0, 0), apart)
    ways = [way for way in range(SIDES) if distance((0, 0), neighbour(apart, way)) > away]
    straight = [way for way in ways if apart == (DIRECTIONS[way][0] * away, DIRECTIONS[way][1] * away)]
    return tuple(straight or ways)


def beyond(here: Hex, there: Hex) -> list[Hex]:
    """Give the hex straight beyond a figure `here`, seen from `there`; both if it lies between two.

    >>> beyond((1, 0), (0, 0)), beyond((1, 1), (0, 0))
    ([(2, 0)], [(2, 1), (1, 2)])
    """
    return [neighbour(here, way) for way in _back((here[0] - there[0], here[1] - there[1]))]


def entry(apart: Hex, facing: int, rights: Flags, backs: Flags = (False, False)) -> int:
    """Give the place in the table of an opponent at `apart`, facing `facing`, as a figure sees it that faces east.

    >>> entry((3, 0), 5, (True, True), (True, True)) < len(STANDING)
    True
    """
    flags = 8 * rights[0] + 4 * rights[1] + 2 * backs[0] + backs[1]
    return (_PLACES[apart] * SIDES + facing) * _FLAGS + flags


def standing(floor: frozenset[Hex], pos: Places, facing: Pair, rights: Flags, table: Sequence[int] = STANDING) -> float:
    """Give what seat 0's standing is worth, in HP; what is below 0 is worth that to seat 1.

    >>> floor = frozenset((q, r) for q in range(-3, 3) for r in range(-3, 3))
    >>> standing(floor, ((0, 0), (1, 0)), (0, 3), (False, False))
    0.0
    """
    one, two = pos
    apart = turned((two[0] - one[0], two[1] - one[1]), -facing[0])
    if apart not in _PLACES:
        return 0.0
    backs = not any(each in floor for each in beyond(one, two)), not any(each in floor for each in beyond(two, one))
    return table[entry(apart, (facing[1] - facing[0]) % SIDES, rights, backs)] / UNIT


@cache
def hp_worth(mine: int, theirs: int) -> float:
    """Give what the HP alone are worth to the side that has `mine`, after a turn that left `mine` and `theirs`.

    >>> hp_worth(1, 0), hp_worth(0, 0), hp_worth(5, 5), hp_worth(2, 1) > 0.5
    (1.0, 0.0, 0.0, True)
    """
    if mine <= 0 or theirs <= 0:
        return float((mine > 0) - (theirs > 0))
    worth = hp_after(mine, theirs, 100 - 2 * sum(chance for _, chance in _RATES))
    for damage, chance in _RATES:
        worth += hp_after(mine - damage, theirs, chance) + hp_after(mine, theirs - damage, chance)
    return worth


def hp_after(mine: int, theirs: int, chance: int) -> float:
    """Give the share of `hp_worth` that comes from damage having left `mine` and `theirs`: death, or else fatigue."""
    if mine > 0 and theirs > 0:
        mine, theirs = mine - 1, theirs - 1
    return hp_worth(mine, theirs) * chance / 100


@cache
def slope(mine: int, theirs: int) -> float:
    """Give what one HP more of a lead would be worth."""
    return (hp_worth(mine, theirs - 1) - hp_worth(mine - 1, theirs)) / 2


def worth(hp: Pair, floor: frozenset[Hex], pos: Places, facing: Pair, rights: Flags) -> float:
    """Give what a position after a turn is worth to seat 0.

    >>> worth((3, 0), frozenset(), ((0, 0), (1, 0)), (0, 3), (False, False))
    1.0
    """
    alone = hp_worth(*hp)
    if hp[0] <= 0 or hp[1] <= 0:
        return alone
    return alone + slope(*hp) * standing(floor, pos, facing, rights)

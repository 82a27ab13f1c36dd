"""The numbers of Arena Duel's page: directions, moves, arcs, dice, damage."""

from __future__ import annotations

from typing import Final

Hex = tuple[int, int]

#: Steps in axial coordinates by direction, counter-clockwise: E, NE, NW, W, SW, SE.  Left is +1, right is -1.
DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SIDES: Final = 6

#: Name of a neighbouring hex, relative to the facing -> how many sides to the left of the front it is.
RELATIVE: Final = {"f": 0, "fl": 1, "bl": 2, "b": 3, "br": 4, "fr": 5}
#: The same the other way round: what lies so many sides to the left.
ARCS: Final = ("f", "fl", "bl", "b", "br", "fr")
#: How many dice a figure uses against an opponent who stands there.
DICE_BY_ARC: Final = {"f": 3, "fl": 2, "fr": 2, "bl": 1, "br": 1, "b": 0}

#: Turn -> by how many sides to the left.
TURNS: Final = {"none": 0, "left": 1, "right": -1}
#: Where a charge may go, and where a rear-bound figure may.
FORWARD: Final = ("f", "fl", "fr")

#: A figure's dice in the order in which they are rolled, and their faces.
DICE: Final = ("first", "second", "third")
DIE: Final = 6

#: Damage, before a charge doubles it.
CROSSING: Final = 2
PUSH_BLOCKED: Final = 1
COMBAT: Final = 1
PRESS_BLOCKED: Final = 1
CHARGING: Final = 2
FATIGUE: Final = 1

#: Larger pairs of dice that give the right to charge.
MAJORITY: Final = 2

HP: Final = 15
HP_LEAST: Final = 5
HP_MOST: Final = 60

#: Most hexes of a board; furthest coordinate; longest list read at all.
HEXES_MOST: Final = 200
FURTHEST: Final = 1_000_000
LISTED_MOST: Final = 1000

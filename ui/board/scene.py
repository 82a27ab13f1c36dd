"""All that a board shows at one moment, as plain data.

Hexes are axial (q, r), pointy-top, y downward.  Places of what moves are in the plane of the board: the unit is the
side of a hex, (0, 0) is the middle of hex (0, 0), so that hex (q, r) lies at (√3 (q + r / 2), 1.5 r).  Facings count
the six sides counter-clockwise from east and may lie between two of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Hex = tuple[int, int]
Point = tuple[float, float]

ROOT3: Final = 3.0**0.5


def middle(at: Hex) -> Point:
    """Give the place of a hex's middle in the plane of the board.

    >>> middle((0, 2))
    (1.7320508075688772, 3.0)
    """
    q, r = at
    return ROOT3 * (q + r / 2), 1.5 * r


@dataclass(frozen=True, slots=True)
class Figure:
    """A duellist seen from above: whose, where, facing which side.

    `ghost` is one who may come to stand there; `down` one who has fallen.  With `arcs` the sides around it show how
    many dice it would use against an opponent there: `arcs` by side, counter-clockwise from the front.  `hit` runs
    from 1 (struck now) to 0.
    """

    seat: int
    at: Point
    facing: float
    ghost: bool = False
    down: bool = False
    arcs: tuple[int, ...] = ()
    hit: float = 0.0


@dataclass(frozen=True, slots=True)
class Path:
    """The way a figure took or would take, through these places; `ghost` for one that is only ordered."""

    seat: int
    points: tuple[Point, ...]
    ghost: bool = False


@dataclass(frozen=True, slots=True)
class Spark:
    """Something that happens at a place and fades: `part` runs from 0 (now) to 1 (gone).

    `kind` is "clash" (weapons meet), "bump" (one is stopped), "hurt" (with `text`, such as "−2"),
    "tie", "tired" (with `text`) or "right" (a right to charge was won).
    """

    kind: str
    at: Point
    part: float
    text: str = ""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """A board and what is on it.

    `tiles` are all hexes, `obstacles` those of them that nobody can enter, `starts` marked in the colour of their
    seat.  `lit` can be picked now, `far` too, but two steps away; `picked` is picked, `cursor` has the keyboard.
    `near` are places the picture must show when it cannot show all (none: it shows all).  Of a board that is being
    drawn `sheet` are all places, also those without a hex.
    """

    tiles: tuple[Hex, ...]
    obstacles: tuple[Hex, ...] = ()
    figures: tuple[Figure, ...] = ()
    paths: tuple[Path, ...] = ()
    sparks: tuple[Spark, ...] = ()
    lit: tuple[Hex, ...] = ()
    far: tuple[Hex, ...] = ()
    picked: Hex | None = None
    cursor: Hex | None = None
    starts: tuple[Hex, ...] = ()
    near: tuple[Hex, ...] = ()
    sheet: tuple[Hex, ...] = ()

    @property
    def places(self) -> tuple[Hex, ...]:
        """All that the picture has room for and a finger can be on.

        >>> Scene(((0, 0),)).places
        ((0, 0),)
        """
        return self.sheet or self.tiles

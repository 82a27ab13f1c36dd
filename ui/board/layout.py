"""Where the hexes of a board lie in a picture, and which of them lies under a finger."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Final

from ui.board.scene import ROOT3, Hex, Point, middle

#: Corners of a hex around its middle, clockwise from the top, in sides of a hex.
CORNERS: Final = tuple((sin(k * pi / 3), -cos(k * pi / 3)) for k in range(6))
#: Room around the board, in sides of a hex: for the curb and its second ink.
MARGIN: Final = 0.4


@dataclass(frozen=True, slots=True)
class Layout:
    """A board of `tiles` in a picture of `width` × `height`: hexes with sides of `side`, (0, 0) of the plane at `zero`.

    `whole` says that the picture holds all of the board.
    """

    tiles: frozenset[Hex]
    width: float
    height: float
    side: float
    zero: Point
    whole: bool = True

    @classmethod
    def fit(
        cls, tiles: Sequence[Hex], width: float, height: float, near: Sequence[Hex] = (), least: float = 0.0
    ) -> Layout:
        """Lay a board out as large as fits.

        Where a hex would measure less than `least` across, the picture shows the part around `near` in that size, as
        far as the board's edges allow; where even that does not fit, it holds the first of `near`.

        >>> layout = Layout.fit([(0, 0), (1, 0)], 200, 100)
        >>> layout.hex_at(*layout.point(middle((1, 0)))), layout.whole
        ((1, 0), True)
        """
        left, top, right, bottom = box(tiles)
        side = min(width / (right - left), height / (bottom - top))
        zero = (width - side * (left + right)) / 2, (height - side * (top + bottom)) / 2
        known = frozenset(tiles)
        if side * ROOT3 >= least or not near:
            return cls(known, width, height, side, zero)
        side = least / ROOT3
        xs, ys = zip(*map(middle, near), strict=True)
        x = _centre(xs, width / side - ROOT3)
        y = _centre(ys, height / side - 2)
        close = cls(known, width, height, side, (width / 2 - side * x, height / 2 - side * y), False)
        return close.panned(0, 0)

    def panned(self, dx: float, dy: float) -> Layout:
        """Move the board by so many pixels, never so far that room is wasted beyond its edges.

        >>> Layout.fit([(0, 0)], 100, 100).panned(40, 0).zero
        (50.0, 50.0)
        """
        left, top, right, bottom = box(self.tiles)
        x = _within(self.zero[0] + dx, self.side * left, self.side * right, self.width)
        y = _within(self.zero[1] + dy, self.side * top, self.side * bottom, self.height)
        return replace(self, zero=(x, y))

    def showing(self, at: Hex) -> Layout:
        """Move the board just as far as it takes to have all of a hex in the picture, its neighbours too if that fits.

        >>> layout = Layout.fit([(q, 0) for q in range(9)], 300, 100, [(0, 0)], 60.0)
        >>> layout.hex_at(250, 50), layout.showing((8, 0)).hex_at(250, 50)
        ((3, 0), (8, 0))
        """
        x, y = self.point(middle(at))
        across, up = min(1.5 * ROOT3 * self.side, self.width / 2), min(2.5 * self.side, self.height / 2)
        dx = max(across - x, 0) + min(self.width - across - x, 0)
        dy = max(up - y, 0) + min(self.height - up - y, 0)
        return self.panned(dx, dy)

    def point(self, at: Point) -> Point:
        """Give the place in the picture of a point of the board's plane.

        >>> Layout.fit([(0, 0)], 100, 100).point((0.0, 0.0))
        (50.0, 50.0)
        """
        return self.zero[0] + self.side * at[0], self.zero[1] + self.side * at[1]

    def hex_at(self, x: float, y: float) -> Hex | None:
        """Give the hex at a place in the picture, None where the board has none.

        >>> Layout.fit([(0, 0)], 100, 100).hex_at(0, 0)
        """
        px, py = (x - self.zero[0]) / self.side, (y - self.zero[1]) / self.side
        r = py / 1.5
        found = _rounded(px / ROOT3 - r / 2, r)
        return found if found in self.tiles else None

    def corners(self, at: Hex) -> list[Point]:
        """Give the six corners of a hex in the picture, clockwise from the top.

        >>> [round(y) for x, y in Layout.fit([(0, 0)], 280, 280).corners((0, 0))]
        [40, 90, 190, 240, 190, 90]
        """
        x, y = middle(at)
        return [self.point((x + dx, y + dy)) for dx, dy in CORNERS]


def box(tiles: Collection[Hex]) -> tuple[float, float, float, float]:
    """Give left, top, right and bottom of a board with its margin, in the plane.

    >>> [round(part, 2) for part in box([(0, 0)])]
    [-1.27, -1.4, 1.27, 1.4]
    """
    xs, ys = zip(*map(middle, tiles), strict=True)
    across = ROOT3 / 2 + MARGIN
    return min(xs) - across, min(ys) - 1 - MARGIN, max(xs) + across, max(ys) + 1 + MARGIN


def _centre(places: Sequence[float], room: float) -> float:
    """Give what to look at, so that all places are in view, or the first of them where there is no room for all."""
    centre, half = (min(places) + max(places)) / 2, max(room, 0) / 2
    return min(max(centre, places[0] - half), places[0] + half)


def _within(zero: float, low: float, high: float, room: float) -> float:
    if high - low <= room:
        return (room - low - high) / 2
    return min(max(zero, room - high), -low)


def _rounded(q: float, r: float) -> Hex:
    """Round to the hex that holds a point: the three coordinates add up to 0, the one furthest off gives way."""
    s = -q - r
    whole = round(q), round(r), round(s)
    off = abs(whole[0] - q), abs(whole[1] - r), abs(whole[2] - s)
    if off[0] > off[1] and off[0] > off[2]:
        return -whole[1] - whole[2], whole[1]
    return (whole[0], -whole[0] - whole[2]) if off[1] > off[2] else (whole[0], whole[1])

"""Where the hexes of a board lie in a picture, and which of them lies under a finger."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Final

from ui.board.scene import ROOT3, Hex, Point, middle

#: Corners of a hex around its middle, clockwise from the top, in sides of a hex.
CORNERS: Final = tuple((sin(k * pi / 3), -cos(k * pi / 3)) for k in range(6))
#: Room around the board, in sides of a hex: for the curb.
MARGIN: Final = 0.34


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

        Where a hex would measure less than `least` across, the picture shows
        the part around `near` in that size, as far as the board's edges allow.

        >>> layout = Layout.fit([(0, 0), (1, 0)], 200, 100)
        >>> layout.hex_at(*layout.point(middle((1, 0)))), layout.whole
        ((1, 0), True)
        """
        left, top, right, bottom = _box(tiles)
        side = min(width / (right - left), height / (bottom - top))
        zero = (width - side * (left + right)) / 2, (height - side * (top + bottom)) / 2
        known = frozenset(tiles)
        if side * ROOT3 >= least or not near:
            return cls(known, width, height, side, zero)
        side = least / ROOT3
        middles = [middle(at) for at in near]
        centre = [(min(each) + max(each)) / 2 for each in zip(*middles, strict=True)]
        close = cls(known, width, height, side, (width / 2 - side * centre[0], height / 2 - side * centre[1]), False)
        return close.panned(0, 0)

    def panned(self, dx: float, dy: float) -> Layout:
        """Move the board by so many pixels, never so far that room is wasted beyond its edges."""
        left, top, right, bottom = _box(self.tiles)
        x = _within(self.zero[0] + dx, self.side * left, self.side * right, self.width)
        y = _within(self.zero[1] + dy, self.side * top, self.side * bottom, self.height)
        return replace(self, zero=(x, y))

    def point(self, at: Point) -> Point:
        """Give the place in the picture of a point of the board's plane."""
        return self.zero[0] + self.side * at[0], self.zero[1] + self.side * at[1]

    def hex_at(self, x: float, y: float) -> Hex | None:
        """Give the hex at a place in the picture, None where the board has none."""
        px, py = (x - self.zero[0]) / self.side, (y - self.zero[1]) / self.side
        r = py / 1.5
        found = _rounded(px / ROOT3 - r / 2, r)
        return found if found in self.tiles else None

    def corners(self, at: Hex) -> list[Point]:
        """Give the six corners of a hex in the picture, clockwise from the top."""
        x, y = middle(at)
        return [self.point((x + dx, y + dy)) for dx, dy in CORNERS]


def _box(tiles: Sequence[Hex] | frozenset[Hex]) -> tuple[float, float, float, float]:
    """Give left, top, right and bottom of a board with its margin, in the plane."""
    xs, ys = zip(*map(middle, tiles), strict=True)
    across = ROOT3 / 2 + MARGIN
    return min(xs) - across, min(ys) - 1 - MARGIN, max(xs) + across, max(ys) + 1 + MARGIN


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

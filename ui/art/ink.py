"""Curves for the pictures: smooth outlines, brush strokes and path text.

Points are complex numbers (x + iy, y down), so that turning and moving a whole
outline is one multiplication and one addition a point.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

#: A point of an outline: (x, y), or (x, y, 1) for a sharp corner.
Spot = tuple[float, float] | tuple[float, float, int]


@dataclass(frozen=True, slots=True)
class Curve:
    """A path in its own coordinates: its points in order and the text they go into.

    `text` has two `%` places a point, so that a turned copy costs one multiplication
    a point and one formatting.
    """

    points: tuple[complex, ...]
    text: str

    def d(self, origin: complex = 0, turn: complex = 1) -> str:
        """Give path data after turning by `turn` (a unit complex) and moving to `origin`.

        >>> line(((0, 0), (3, 4))).d(1 + 1j)
        'M1.0 1.0L4.0 5.0'
        """
        flat: list[float] = []
        for point in self.points:
            place = origin + turn * point
            flat.append(place.real)
            flat.append(place.imag)
        return self.text % tuple(flat)

    def fixed(self, origin: complex = 0) -> str:
        """Give short path data for a curve that stays as it is, moved to `origin`: for shapes that are written once.

        >>> line(((0, 0), (3.04, -4))).fixed()
        'M0 0l3-4'
        """
        points = iter(self.points)
        out: list[str] = []
        here = start = 0j
        before = ""
        for letter in self.text:
            if letter not in _POINTS:
                continue
            again, before = letter == before, letter
            if letter == "Z":
                out.append("z")
                here = start
                continue
            spots = [_tenth(next(points) + origin) for _ in range(_POINTS[letter])]
            if letter == "M":
                here = start = spots[0]
                out.append("M" + _short([here]))
                continue
            numbers = _short([spot - here for spot in spots])
            out.append((letter.lower() if not again else "" if numbers[0] == "-" else " ") + numbers)
            here = spots[-1]
        return "".join(out)


#: Path letters and how many points each takes.
_POINTS = {"M": 1, "L": 1, "C": 3, "Z": 0}


def _tenth(point: complex) -> complex:
    return complex(round(point.real, 1), round(point.imag, 1))


def _short(points: Iterable[complex]) -> str:
    out = ""
    for point in points:
        for value in (point.real, point.imag):
            text = svg_number(value).replace("0.", ".") if abs(value) < 1 else svg_number(value)
            text = "0" if text in {"-0", ".0", "-.0"} else text
            out += text if not out or text[0] == "-" else " " + text
    return out


def turn(degrees: float) -> complex:
    """Give the unit complex that turns clockwise on the screen by `degrees`."""
    angle = radians(degrees)
    return complex(cos(angle), sin(angle))


def beziers(spots: Sequence[Spot], *, closed: bool = True) -> tuple[complex, ...]:
    """Run a smooth curve through the spots: first point, then three points a segment.

    Spots marked as corners stay sharp.

    >>> len(beziers(((0, 0), (9, 0), (9, 9))))
    10
    """
    points = [complex(spot[0], spot[1]) for spot in spots]
    sharp = [len(spot) > 2 for spot in spots]
    count = len(points)
    out = [points[0]]
    for i in range(count if closed else count - 1):
        a, b = points[i], points[(i + 1) % count]
        before = points[i - 1] if closed or i else a
        after = points[(i + 2) % count] if closed or i + 2 < count else b
        out.append(a if sharp[i] else a + (b - before) / 6)
        out.append(b if sharp[(i + 1) % count] else b - (after - a) / 6)
        out.append(b)
    return tuple(out)


def curve_text(segments: int, *, closed: bool = True) -> str:
    """Give the path text for `segments` cubic segments, two `%` places a point."""
    return "M%.1f %.1f" + "C%.1f %.1f %.1f %.1f %.1f %.1f" * segments + ("Z" if closed else "")


def blob(spots: Sequence[Spot]) -> Curve:
    """Give the closed smooth outline through the spots."""
    points = beziers(spots)
    return Curve(points, curve_text(len(points) // 3))


def stroke(spots: Sequence[Spot]) -> Curve:
    """Give the open smooth line through the spots."""
    points = beziers(spots, closed=False)
    return Curve(points, curve_text(len(points) // 3, closed=False))


def line(spots: Sequence[Spot], *, closed: bool = False) -> Curve:
    """Give the straight-edged line or polygon through the spots."""
    text = "M%.1f %.1f" + "L%.1f %.1f" * (len(spots) - 1) + ("Z" if closed else "")
    return Curve(tuple(complex(spot[0], spot[1]) for spot in spots), text)


def brush(spots: Sequence[tuple[float, float]], width: float, *, press: float = 0.5) -> Curve:
    """Give a brush line through the spots: pointed at both ends, `width` thick at `press` of its way."""
    points = [complex(*spot) for spot in spots]
    last = len(points) - 1
    left: list[Spot] = []
    right: list[Spot] = []
    for i in range(1, last) if last > 1 else ():
        along = points[i + 1] - points[i - 1]
        side = along * 1j / (abs(along) or 1)
        share = i / last
        swell = share / press if share < press else (1 - share) / (1 - press)
        half = side * width / 2 * min(1.0, swell) ** 0.6
        left.append(((points[i] + half).real, (points[i] + half).imag))
        right.append(((points[i] - half).real, (points[i] - half).imag))
    if last == 1:
        middle = (points[0] + points[1]) / 2
        along = points[1] - points[0]
        half = along * 1j / (abs(along) or 1) * width / 2
        left.append(((middle + half).real, (middle + half).imag))
        right.append(((middle - half).real, (middle - half).imag))
    head: Spot = (points[0].real, points[0].imag, 1)
    tail: Spot = (points[-1].real, points[-1].imag, 1)
    return blob((head, *left, tail, *reversed(right)))


def join(curves: Iterable[Curve]) -> Curve:
    """Make one curve of several that share the same coordinates."""
    kept = tuple(curves)
    return Curve(tuple(point for curve in kept for point in curve.points), "".join(curve.text for curve in kept))


def shifted(curve: Curve, dx: float = 0, dy: float = 0, scale: float = 1) -> Curve:
    """Give the curve scaled and then moved within its own coordinates."""
    return Curve(tuple(point * scale + complex(dx, dy) for point in curve.points), curve.text)


def svg_number(value: float) -> str:
    """Write a coordinate with at most one decimal.

    >>> svg_number(12.0), svg_number(0.26)
    ('12', '0.3')
    """
    text = f"{value:.1f}".replace("-0.0", "0.0")
    return text[:-2] if text.endswith(".0") else text

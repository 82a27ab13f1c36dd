"""The torso: an outline and brush marks that bend with the spine and turn with the chest."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin, sqrt
from typing import Final, NamedTuple

from ui.art import bones


class Mark(NamedTuple):
    """A spot of the torso: ahead of the spine, to the lead side, down from the neck, and the pelvis' share in it."""

    ahead: float
    aside: float
    down: float
    hips: float


def _mark(ahead: float, aside: float, down: float) -> Mark:
    return Mark(ahead, aside, down, min(1.0, max(0.0, (down - 36) / 34)))


#: The outline on the lead side from the neck to the crotch (half depth, half width, down); the rear side mirrors it.
_SIDE: Final = tuple(
    _mark(*spot)
    for spot in (
        (9, 9, -16),
        (10, 10, -6),
        (13, 21, -2),
        (17, 33, 5),
        (20, 37, 17),
        (22, 35, 31),
        (20, 29, 48),
        (18, 23.5, 61),
        (19, 23.5, 72),
        (20, 22, 90),
    )
)
_OUTLINE: Final = (*_SIDE, *(Mark(m.ahead, -m.aside, m.down, m.hips) for m in reversed(_SIDE)))


class Ink(NamedTuple):
    """A brush line over the torso through three marks, `width` thick; on the front or on the back."""

    marks: tuple[Mark, Mark, Mark]
    width: float
    front: bool = True


def _ink(
    a: tuple[float, float, float],
    b: tuple[float, float, float],
    c: tuple[float, float, float],
    width: float,
    front: bool = True,
) -> Ink:
    return Ink((_mark(*a), _mark(*b), _mark(*c)), width, front)


_INKS: Final = (
    _ink((16, 31, 22), (22, 18, 38), (21, 1, 32), 4.4),
    _ink((16, -31, 22), (22, -18, 39), (21, -1, 32), 5.2),
    _ink((20, 0, 6), (21, 0.5, 20), (21, 0, 34), 2.6),
    _ink((14, 3, 2), (15, 14, 5), (13, 27, 2), 2.4),
    _ink((14, -4, 2), (15, -14, 5), (13, -27, 2), 2.4),
    _ink((20, 0, 38), (20, 0.5, 54), (20, 0, 72), 2.8),
    _ink((19, 13, 45), (20, 7, 49), (20, 1, 45), 2.6),
    _ink((19, -13, 45), (20, -7, 49), (20, -1, 45), 2.6),
    _ink((19, 12, 55), (20, 6, 59), (20, 1, 55), 2.4),
    _ink((19, -12, 55), (20, -6, 59), (20, -1, 55), 2.4),
    _ink((15, 17, 40), (18, 13, 54), (17, 13, 70), 2.4),
    _ink((15, -17, 40), (18, -13, 54), (17, -13, 70), 3.0),
    _ink((6, 29, 36), (14, 22, 39), (15, 19, 46), 2.6),
    _ink((6, 27, 44), (14, 21, 47), (15, 18, 53), 2.4),
    _ink((6, -29, 36), (14, -22, 39), (15, -19, 46), 2.6),
    _ink((-18, 0, 4), (-14, 0, 36), (-15, 0, 72), 3.4, False),
    _ink((-16, -26, 12), (-20, -8, 24), (-16, -24, 36), 3.2, False),
    _ink((-16, 26, 12), (-20, 8, 24), (-16, 24, 36), 3.2, False),
)
_OUTLINE_TEXT: Final = "M%.1f %.1f" + "C%.1f %.1f %.1f %.1f %.1f %.1f" * len(_OUTLINE) + "Z"
_INK_TEXT: Final = "M%.1f %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ"
_REST: Final = complex(0, bones.CHEST + bones.WAIST)


class Bend(NamedTuple):
    """Where a torso is: chest and pelvis (place, turn) and the chest's twist."""

    chest: complex
    lean: complex
    pelvis: complex
    hips: complex
    twist: float

    def edges(self, marks: Iterable[Mark]) -> list[complex]:
        """Place marks of the outline: as far out as the turned oval of the trunk reaches."""
        across, along = sin(radians(self.twist)) ** 2, cos(radians(self.twist)) ** 2
        out = []
        for mark in marks:
            wide = sqrt(mark.aside * mark.aside * across + mark.ahead * mark.ahead * along)
            out.append(self._skin(wide if mark.aside > 0 else -wide, mark))
        return out

    def spot(self, mark: Mark) -> complex:
        """Place a mark on the skin."""
        angle = radians(self.twist)
        return self._skin(mark.ahead * cos(angle) + mark.aside * sin(angle), mark)

    def shown(self, mark: Mark) -> bool:
        """Say whether a mark faces the viewer."""
        angle = radians(self.twist)
        return mark.ahead * sin(angle) - mark.aside * cos(angle) > -7

    def _skin(self, x: float, mark: Mark) -> complex:
        z = complex(x, mark.down)
        if mark.hips == 0:
            return self.chest + self.lean * z
        low = self.pelvis + self.hips * (z - _REST)
        if mark.hips == 1:
            return low
        return (self.chest + self.lean * z) * (1 - mark.hips) + low * mark.hips


def outline(bend: Bend) -> str:
    """Give the torso's outline as path data."""
    return _smooth(bend.edges(_OUTLINE))


_SHADE_EDGE: Final = _OUTLINE[11:18]
_SHADE_SHARE: Final = (0.0, 0.34, 0.5, 0.5, 0.42, 0.5, 0.3)


def shade(bend: Bend) -> str:
    """Give the shade down the rear side of the trunk as path data."""
    rear = bend.edges(_SHADE_EDGE)
    lead = bend.edges(tuple(Mark(m.ahead, -m.aside, m.down, m.hips) for m in _SHADE_EDGE))
    inner = [r + (f - r) * share for r, f, share in zip(rear, lead, _SHADE_SHARE, strict=True)]
    return _smooth([*rear, *reversed(inner)])


def inks(bend: Bend) -> str:
    """Give the brush lines of the trunk as path data."""
    return _strokes(bend, _INKS)


def _strokes(bend: Bend, strokes: tuple[Ink, ...]) -> str:
    front = bend.twist > -12
    flat: list[str] = []
    for ink in strokes:
        if ink.front is not front or not bend.shown(ink.marks[1]):
            continue
        a, b, c = (bend.spot(mark) for mark in ink.marks)
        middle = 2 * b - (a + c) / 2
        along = c - a
        side = along * 1j / (abs(along) or 1.0) * ink.width
        up, down = middle - side / 2, middle + side / 2
        flat.append(
            _INK_TEXT % (a.real, a.imag, up.real, up.imag, c.real, c.imag, down.real, down.imag, a.real, a.imag)
        )
    return "".join(flat) or "M0 0"


#: The jacket: the bare wedge at the neck, and the brush lines of its lapels, seams and folds.
_WEDGE: Final = tuple(_mark(*spot) for spot in ((10, 8, -10), (19, 4, 14), (20, 0, 34), (19, -5, 14), (10, -8, -10)))
_LAPELS: Final = (
    _ink((9, 11, -12), (19, 9, 12), (20, -8, 66), 5.6),
    _ink((9, -10, -12), (20, -8, 12), (21, 1, 36), 5.2),
    _ink((12, 17, -4), (18, 16, 20), (20, -1, 66), 2.8),
    _ink((12, -16, -4), (19, -15, 18), (20, -4, 46), 2.8),
    _ink((14, -28, 30), (18, -20, 48), (18, -14, 68), 3.0),
    _ink((12, 28, 32), (16, 22, 46), (17, 16, 64), 2.6),
    _ink((-18, 0, 0), (-16, 1, 36), (-15, 0, 72), 3.4, False),
    _ink((-16, -26, 20), (-18, -14, 34), (-16, -18, 60), 3.0, False),
)


def robe(bend: Bend) -> tuple[str, str]:
    """Give the bare wedge at the neck and the brush lines of a jacket as path data."""
    wedge = _smooth([bend.spot(mark) for mark in _WEDGE]) if bend.twist > 0 else "M0 0"
    return wedge, _strokes(bend, _LAPELS)


def _smooth(points: list[complex]) -> str:
    count = len(points)
    flat = [points[0].real, points[0].imag]
    for i in range(count):
        a, b = points[i], points[(i + 1) % count]
        c1 = a + (b - points[i - 1]) / 6
        c2 = b - (points[(i + 2) % count] - a) / 6
        flat += (c1.real, c1.imag, c2.real, c2.imag, b.real, b.imag)
    return ("M%.1f %.1f" + "C%.1f %.1f %.1f %.1f %.1f %.1f" * count + "Z") % tuple(flat)

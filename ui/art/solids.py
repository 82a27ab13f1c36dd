"""Dice as solids: true polyhedra in projection, tumbling and landing on a rolled value.

Faces that look away are left out, the others are filled in one of four flat inks
by their slant.  At the end of a tumble the rolled face looks at the viewer.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, pi, sin, sqrt
from typing import Final, NamedTuple

from ui.markup import Node, h

Vec = tuple[float, float, float]
Matrix = tuple[Vec, Vec, Vec]

SIDES: Final = (4, 6, 8, 10, 12, 20)
#: How many faces can look at the viewer at once: the number of slots a die's picture has.
SLOTS: Final = {4: 3, 6: 3, 8: 5, 10: 6, 12: 6, 20: 11}
RADIUS: Final = 44.0


class Face(NamedTuple):
    """A face: its corners in order, its middle, the way it looks, and which way is up on it."""

    corners: tuple[Vec, ...]
    middle: Vec
    normal: Vec
    up: Vec


class DieFrame(NamedTuple):
    """A die at one moment: for every slot path data, ink 0 (lit) to 3 (dark), number and its matrix; and its hop."""

    faces: tuple[tuple[str, int, str, str], ...]
    hop: float
    spin: float


def _add(a: Vec, b: Vec) -> Vec:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def _sub(a: Vec, b: Vec) -> Vec:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def _mul(a: Vec, k: float) -> Vec:
    return a[0] * k, a[1] * k, a[2] * k


def dot(a: Vec, b: Vec) -> float:
    """Give the inner product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vec, b: Vec) -> Vec:
    """Give the vector product."""
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _unit(a: Vec) -> Vec:
    return _mul(a, 1 / sqrt(dot(a, a)))


def apply(m: Matrix, v: Vec) -> Vec:
    """Turn a vector by a rotation given as rows."""
    return dot(m[0], v), dot(m[1], v), dot(m[2], v)


def _times(a: Matrix, b: Matrix) -> Matrix:
    columns = tuple(zip(*b, strict=True))
    rows = [tuple(dot(row, column) for column in columns) for row in a]
    return rows[0], rows[1], rows[2]  # type: ignore[return-value]


def _rotation(axis: Vec, angle: float) -> Matrix:
    x, y, z = _unit(axis)
    c, s = cos(angle), sin(angle)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def _corners(sides: int) -> list[Vec]:
    g = (1 + sqrt(5)) / 2
    if sides == 4:
        return [(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)]
    if sides == 6:
        return [(x, y, z) for x in (-1.0, 1.0) for y in (-1.0, 1.0) for z in (-1.0, 1.0)]
    if sides == 8:
        return [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    if sides == 10:
        # A trapezohedron: ten corners zigzag round the middle, two tips as high as flat kites allow.
        zig = 0.105
        tip = zig * (1 + cos(pi / 5)) / (1 - cos(pi / 5))
        ring = [(cos(k * pi / 5), sin(k * pi / 5), zig if k % 2 else -zig) for k in range(10)]
        return [*ring, (0, 0, tip), (0, 0, -tip)]
    if sides == 12:
        a = 1 / g
        return [
            *((x, y, z) for x in (-1.0, 1.0) for y in (-1.0, 1.0) for z in (-1.0, 1.0)),
            *((0.0, y * a, z * g) for y in (-1, 1) for z in (-1, 1)),
            *((x * a, y * g, 0.0) for x in (-1, 1) for y in (-1, 1)),
            *((x * g, 0.0, z * a) for x in (-1, 1) for z in (-1, 1)),
        ]
    ends: list[Vec] = []
    for p in (-1, 1):
        for q in (-g, g):
            ends += [(0, p, q), (p, q, 0), (q, 0, p)]
    return ends


@lru_cache(maxsize=8)
def faces(sides: int) -> tuple[Face, ...]:
    """Give the faces of a die, the one that bears number n at place n - 1; opposite faces add up to sides + 1.

    Corners lie at most 1 from the middle.  A d4 has no opposite faces.  ValueError for another number of sides.
    """
    if sides not in SIDES:
        raise ValueError(f"no die of {sides} sides; there are {SIDES}")
    corners = _corners(sides)
    size = max(sqrt(dot(c, c)) for c in corners)
    corners = [_mul(c, 1 / size) for c in corners]
    found = sorted((_face(group, sides) for group in _planes(corners, sides)), key=_order)
    if sides == 4:
        return tuple(found)
    out: dict[int, Face] = {}
    number = 1
    for face in found:
        if any(dot(face.normal, other.normal) < -0.999 for other in out.values()):
            continue
        back = next(other for other in found if dot(face.normal, other.normal) < -0.999)
        # Odd numbers and even ones alternate, so that a die shows high and low on every side.
        value = number if number % 2 else sides + 1 - number
        out[value], out[sides + 1 - value] = face, back
        number += 1
    return tuple(out[value] for value in range(1, sides + 1))


def _order(face: Face) -> tuple[float, float, float]:
    # Rounded, so that the order does not hang on the last bit of a sum.
    x, y, z = face.normal
    return round(-z, 6), round(-y, 6), round(-x, 6)


#: The solid whose corners lie where a solid's faces look.
_DUAL: Final = {4: 4, 6: 8, 8: 6, 12: 20, 20: 12}


def _looks(sides: int) -> list[Vec]:
    """Give the directions in which the faces look, as vectors of any length."""
    if sides == 10:
        tip, zig = _corners(10)[10][2], _corners(10)[1][2]
        slant = 1 / (tip + zig)
        return [(cos(k * pi / 5), sin(k * pi / 5), -slant if k % 2 else slant) for k in range(10)]
    # The corners stand so that their duals' need turning over.
    return [(-z, -y, -x) for x, y, z in _corners(_DUAL[sides])]


def _planes(corners: list[Vec], sides: int) -> list[list[Vec]]:
    """Group the corners by the faces they belong to: those that lie farthest out where a face looks."""
    groups = []
    for look in map(_unit, _looks(sides)):
        heights = [dot(look, corner) for corner in corners]
        highest = max(heights) - 0.004
        groups.append([corner for corner, height in zip(corners, heights, strict=True) if height > highest])
    return groups


def _face(group: list[Vec], sides: int) -> Face:
    total: Vec = (0, 0, 0)
    for corner in group:
        total = _add(total, corner)
    middle = _mul(total, 1 / len(group))
    normal = _unit(cross(_sub(group[1], group[0]), _sub(group[2], group[0])))
    if dot(normal, middle) < 0:
        normal = _mul(normal, -1)
    middle = _mul(normal, dot(normal, middle)) if sides != 10 else middle
    # Up: towards a corner (the tip of a kite), or an edge of a d6.
    first = max(group, key=lambda c: abs(c[2])) if sides == 10 else group[0]
    up = _unit(_sub(first, middle))
    if sides == 6:
        up = apply(_rotation(normal, pi / 4), up)
    right = cross(up, normal)

    def around(corner: Vec) -> float:
        away = _sub(corner, middle)
        return atan2(dot(away, up), dot(away, right))

    return Face(tuple(sorted(group, key=around)), middle, normal, up)


#: How a die lies at rest: turned a little, so that it is seen as a solid.
_REST: Final[dict[int, tuple[float, float]]] = {
    4: (0.3, -0.5),
    6: (0.42, -0.46),
    8: (0.12, 0.0),
    10: (0.26, 0.0),
    12: (0.0, 0.0),
    20: (0.0, 0.0),
}
_LIGHT: Final = _unit((-0.35, 0.6, 0.9))
_EYE: Final = 4.6
_TURNS: Final = 2.25 * pi


@lru_cache(maxsize=128)
def rest(sides: int, value: int) -> Matrix:
    """Give the rotation at which a die lies with `value` towards the viewer (x right, y up, z to the viewer)."""
    face = faces(sides)[value - 1]
    right = cross(face.up, face.normal)
    facing: Matrix = (right, face.up, face.normal)
    tip, yaw = _REST[sides]
    return _times(_rotation((1, 0, 0), tip), _times(_rotation((0, 1, 0), yaw), facing))


def die_frame(sides: int, value: int, t: float) -> DieFrame:
    """Give a die at progress `t` (0 thrown, 1 at rest) of the tumble that ends on `value`.

    Path data and matrices are for a die of radius 44 around (0, 0), y down.
    ValueError for another die or value.
    """
    if not 1 <= value <= sides:
        raise ValueError(f"a d{sides} shows 1 to {sides}, not {value}")
    turn = rest(sides, value)
    left = (1 - t) ** 2
    if t < 1:
        axis = (0.55, -1.0, 0.25 + 0.1 * (value % 3))
        turn = _times(_rotation(axis, left * _TURNS), turn)
    shown: list[tuple[str, int, str, str]] = []
    for number, face in enumerate(faces(sides), start=1):
        normal = apply(turn, face.normal)
        middle = apply(turn, face.middle)
        if dot(normal, (-middle[0], -middle[1], _EYE - middle[2])) <= 0:
            continue
        path: list[float] = []
        for corner in face.corners:
            x, y, z = apply(turn, corner)
            scale = RADIUS * _EYE / (_EYE - z)
            path += (x * scale, -y * scale)
        lit = dot(normal, _LIGHT)
        ink = 0 if lit > 0.72 else 1 if lit > 0.46 else 2 if lit > 0.12 else 3
        up = apply(turn, face.up)
        right = cross(up, normal)
        k = RADIUS * _EYE / (_EYE - middle[2])
        size = k / RADIUS
        matrix = (
            f"matrix({right[0] * size:.3f} {-right[1] * size:.3f} {-up[0] * size:.3f} {up[1] * size:.3f} "
            f"{middle[0] * k:.1f} {-middle[1] * k:.1f})"
        )
        text = "M%.1f %.1f" + "L%.1f %.1f" * (len(face.corners) - 1) + "Z"
        mark = f"{number}." if sides > 6 and number in {6, 9} else str(number)
        shown.append((text % tuple(path), ink, mark, matrix))
    shown += [("M0 0", 0, "", "scale(0)")] * (SLOTS[sides] - len(shown))
    hop = -abs(sin(t * pi * 2.5)) * 34 * left if t < 1 else 0.0
    return DieFrame(tuple(shown), hop, left)


_TYPE: Final = {4: 30, 6: 40, 8: 27, 10: 25, 12: 26, 20: 18}


def pip(sides: int) -> dict[str, str | int]:
    """Give the attributes of a number on a face."""
    return {"class": "art-pip", "font-size": _TYPE[sides], "text-anchor": "middle", "dy": ".36em"}


def die(sides: int, value: int, t: float = 1.0, *, label: str | None = None, name: str = "die") -> Node:
    """Draw a die as an SVG of its own, named for screen readers by `label` (None: decoration)."""
    attrs = {"class": "art art-die", "viewBox": "-56 -56 112 112"}
    attrs |= {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return h("svg", attrs, die_group(sides, value, t, name=name))


def die_group(sides: int, value: int, t: float = 1.0, *, name: str = "die", at: str = "") -> Node:
    """Draw a die as an SVG group around (0, 0); its parts are named `name.0`, `name.0.n` and so on."""
    moment = die_frame(sides, value, t)
    return h(
        "g",
        {"class": f"art-d{sides}", "transform": at or None},
        h(
            "g",
            {"data-part": name, "transform": f"translate(0 {moment.hop:.1f})"},
            [
                [
                    h("path", {"class": f"art-face art-face-{ink}", "data-part": f"{name}.{slot}", "d": d}),
                    h(
                        "text",
                        {**pip(sides), "data-part": f"{name}.{slot}.n", "transform": matrix},
                        number,
                    ),
                ]
                for slot, (d, ink, number, matrix) in enumerate(moment.faces)
            ],
        ),
    )

"""A scene as marks: paths and words with the names of their inks, for canvas and SVG alike.

Marks are set in hundredths of a hex's side: whoever paints them scales the whole picture.  What a path looks like
does not hang on where it stands, so that a painter can keep paths it has seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, degrees, pi, sin
from typing import Final

from ui.board import shapes
from ui.board.layout import CORNERS
from ui.board.scene import Figure, Hex, Path, Point, Scene, Spark, middle
from ui.board.shapes import UNIT

#: Ink of a seat, its shade, and the skin of its arms.
SEATS: Final = (("red", "red-shade", "skin-a"), ("blue", "blue-shade", "skin-b"))
_SIDES: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
#: How far a number rises while it fades.
_RISE: Final = 60.0
#: Ways are drawn this far to the left of the line between the hexes, so that two that meet stay apart.
_ASIDE: Final = 9.0
_LINE: Final = 5.0
#: Width of the outline of words, in parts of their size.
EDGE: Final = 0.2
#: Halftone dots of a hex near the edge, in rows across it: where they lie, dense for the outermost hexes.
_DOTS: Final = tuple(
    (x + (9 if row % 2 else 0), y)
    for row, y in enumerate(range(-81, 82, 18))
    for x in range(-81, 82, 18)
    if abs(x + (9 if row % 2 else 0)) <= 78 and abs(x + (9 if row % 2 else 0)) / 1.73 + abs(y) <= 92
)


@dataclass(frozen=True, slots=True)
class Shape:
    """A path `d`, moved to `at`, turned by `turn` degrees (clockwise) and scaled; an ink of "" leaves out."""

    d: str
    fill: str = ""
    stroke: str = ""
    width: float = 0.0
    alpha: float = 1.0
    at: Point = (0.0, 0.0)
    turn: float = 0.0
    scale: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Word:
    """A few letters set large, their middle at `at`, with an outline of the ink `edge`."""

    text: str
    at: Point
    size: float
    fill: str
    edge: str = ""
    alpha: float = 1.0


Mark = Shape | Word


def still(scene: Scene, *, small: bool = False) -> tuple[Mark, ...]:
    """Give what does not move: floor, obstacles, starts; equal for scenes that differ in nothing else.

    With `small` what could not be seen in a thumbnail is left out.

    >>> len(still(Scene(((0, 0),)))) > len(still(Scene(((0, 0),)), small=True))
    True
    """
    return _still(scene.tiles, scene.obstacles, scene.starts, small, scene.sheet)


@lru_cache(maxsize=16)
def _still(
    tiles: tuple[Hex, ...], obstacles: tuple[Hex, ...], starts: tuple[Hex, ...], small: bool, sheet: tuple[Hex, ...]
) -> tuple[Mark, ...]:
    every = hexes(tiles)
    known = frozenset(tiles)
    edge = frozenset(at for at in tiles if not known.issuperset(_around(at)))
    inner = frozenset(at for at in tiles if at not in edge and not edge.isdisjoint(_around(at)))
    blank = hexes(at for at in sheet if at not in known)
    marks: list[Mark] = [
        Shape(blank, stroke="ink", width=4, alpha=0.35, dash=(14, 18)),
        # The curb is what shows of broad lines around all tiles; its second ink slipped a little in the press.
        Shape(every, stroke="red", width=54, at=(9, 10)),
        Shape(every, stroke="ink", width=54),
        Shape(every, stroke="curb", width=40),
        Shape("" if small else every, stroke="ink", width=40, alpha=0.35, dash=(1, 52)),
        Shape(every, stroke="ink", width=16),
        Shape(every, "floor"),
        Shape(hexes(at for at in tiles if (at[0] - at[1]) % 3 == 1), "floor-worn"),
        Shape(hexes(at for at in tiles if (at[0] - at[1]) % 3 == 2), "floor-lit"),
        Shape(hexes(at for at in tiles if at in edge), "floor-dim", alpha=0.45),
        Shape(every, stroke="ink", width=3, alpha=0.6),
    ]
    if not small:
        marks[-1:-1] = [
            Shape(_dots(at for at in tiles if at in edge), stroke="floor-dot", width=7.5, alpha=0.8),
            Shape(_dots(at for at in tiles if at in inner), stroke="floor-dot", width=4.5, alpha=0.7),
        ]
    for seat, at in enumerate(starts):
        where = _hundred(middle(at))
        ink, shade, _ = SEATS[seat % 2]
        marks.append(Shape(shapes.START[seat % 2], fill=ink, alpha=0.2, at=where))
        marks.append(Shape(shapes.START[seat % 2], stroke=shade, width=6, alpha=0.75, at=where, dash=(16, 14)))
    for at in obstacles:
        where = _hundred(middle(at))
        marks += [
            Shape(shapes.HEX, fill="ink", alpha=0.35, at=where),
            Shape(shapes.SHAFT, fill="pillar-shade", stroke="ink", width=8, at=where),
            Shape(shapes.HATCH, stroke="ink", width=6, at=where),
            Shape(shapes.TOP, fill="pillar", stroke="ink", width=6, at=where),
            Shape(shapes.WORN, stroke="ink", width=3, alpha=0.6, at=where),
        ]
    return tuple(mark for mark in marks if not isinstance(mark, Shape) or mark.d)


def moving(scene: Scene) -> list[Mark]:
    """Give what changes: hexes to pick, paths, figures, what just happened.

    >>> moving(Scene(((0, 0),)))
    []
    """
    marks: list[Mark] = [*_lit(scene), *_cursor(scene)]
    for figure in scene.figures:
        if figure.arcs:
            marks += _strips(figure)
    for path in scene.paths:
        marks += _path(path)
    for figure in sorted(scene.figures, key=lambda each: (not each.down, not each.ghost)):
        marks += _down(figure) if figure.down else _ghost(figure) if figure.ghost else _figure(figure)
    for figure in scene.figures:
        marks += _numbers(figure)
    for spark in scene.sparks:
        marks += _spark(spark)
    return marks


def hexes(tiles: Iterable[Hex]) -> str:
    """Give the outlines of hexes as one path.

    >>> hexes([(0, 0)])
    'M0 -100L87 -50L87 50L0 100L-87 50L-87 -50Z'
    """
    out = []
    for at in tiles:
        x, y = middle(at)
        corners = (f"{(x + dx) * UNIT:.0f} {(y + dy) * UNIT:.0f}" for dx, dy in CORNERS)
        out.append("M" + "L".join(corners) + "Z")
    return "".join(out).replace("-0 ", "0 ")


def _dots(tiles: Iterable[Hex]) -> str:
    """Give the dots of hexes as lines too short to be seen as such: their round ends are the dots."""
    out = []
    for at in tiles:
        x, y = _hundred(middle(at))
        out += [f"M{x + dx:.0f} {y + dy:.0f}h.1" for dx, dy in _DOTS]
    return "".join(out)


def _around(at: Hex) -> list[Hex]:
    return [(at[0] + q, at[1] + r) for q, r in _SIDES]


def _hundred(at: Point) -> Point:
    return at[0] * UNIT, at[1] * UNIT


def _heading(come: Point, go: Point) -> float:
    return degrees(atan2(go[1] - come[1], go[0] - come[0]))


def _lit(scene: Scene) -> Iterator[Mark]:
    for at in scene.lit:
        if at != scene.picked:
            where = _hundred(middle(at))
            yield Shape(shapes.INNER, fill="gold", stroke="ink", width=5, alpha=0.5, at=where)
            yield Shape(shapes.DOT, fill="ink", stroke="white", width=6, at=where)
    for at in scene.far:
        if at != scene.picked:
            where = _hundred(middle(at))
            yield Shape(shapes.INNER, fill="gold", alpha=0.3, at=where)
            yield Shape(shapes.INNER, stroke="ink", width=5, at=where, dash=(16, 14))
            turn = _heading(_charger(scene), middle(at))
            yield Shape(shapes.CHEVRONS, stroke="white", width=20, at=where, turn=turn)
            yield Shape(shapes.CHEVRONS, stroke="ink", width=11, at=where, turn=turn)
    if scene.picked is not None:
        where = _hundred(middle(scene.picked))
        yield Shape(shapes.INNER, fill="gold", alpha=0.75, at=where)
        yield Shape(shapes.INNER, stroke="ink", width=13, at=where)


def _charger(scene: Scene) -> Point:
    """Give the place from which most of the `far` hexes lie two steps straight ahead: the charge comes from there."""
    doubled = [(2 * q, 2 * r) for q, r in _SIDES]

    def reaches(at: Point) -> int:
        goals = [middle(each) for each in doubled]
        return sum(
            any(abs(x - at[0] - dx) + abs(y - at[1] - dy) < 0.1 for dx, dy in goals) for x, y in map(middle, scene.far)
        )

    places = [figure.at for figure in scene.figures if not figure.ghost]
    return max(places, key=reaches, default=(0.0, 0.0))


def _cursor(scene: Scene) -> Iterator[Mark]:
    if scene.cursor is not None:
        where = _hundred(middle(scene.cursor))
        yield Shape(shapes.OUTER, stroke="ink", width=20, at=where)
        yield Shape(shapes.OUTER, stroke="white", width=9, at=where)


def _path(path: Path) -> Iterator[Mark]:
    points = [_hundred(point) for point in path.points]
    if len(points) < 2:
        return
    ink, shade, _ = SEATS[path.seat]
    moved = []
    for place, (x, y) in enumerate(points):
        come, go = points[max(place - 1, 0)], points[min(place + 1, len(points) - 1)]
        angle = atan2(go[1] - come[1], go[0] - come[0])
        moved.append((x + _ASIDE * sin(angle), y - _ASIDE * cos(angle)))
    d = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in moved)
    yield Shape(d, stroke="white", width=20, alpha=0.85)
    yield Shape(d, stroke=ink, width=10, dash=(18, 20) if path.ghost else ())
    yield Shape(shapes.FROM[path.seat], fill=ink, stroke="white", width=4, at=moved[0])
    for come, go in pairwise(moved):
        half = (come[0] + go[0]) / 2, (come[1] + go[1]) / 2
        yield Shape(shapes.TIP, fill=shade, stroke="white", width=5, at=half, turn=_heading(come, go))


def _figure(figure: Figure) -> Iterator[Mark]:
    ink, shade, skin = SEATS[figure.seat]
    where, turn = _hundred(figure.at), -60.0 * figure.facing
    plate = shapes.PLATE[figure.seat]

    def piece(d: str, fill: str = "", stroke: str = "ink", width: float = _LINE) -> Shape:
        return Shape(d, fill, stroke, width, at=where, turn=turn)

    yield Shape(plate, "ink", alpha=0.45, at=(where[0] + 7, where[1] + 9), turn=turn)
    yield piece(plate, ink, width=9)
    yield piece(shapes.PROW[figure.seat], "white", width=6)
    yield piece(shapes.ARMS, width=22)
    yield piece(shapes.ARMS, stroke=skin, width=13)
    yield piece(shapes.BLADE, "white")
    yield piece(shapes.HILT, width=9)
    yield piece(shapes.SHIELD[figure.seat], shade, width=6)
    yield piece(shapes.BODY, width=44)
    yield piece(shapes.BODY, stroke=shade, width=32)
    yield piece(shapes.HELM, "white", width=6)
    yield piece(shapes.VISOR, width=6)
    if figure.hit > 0:
        yield Shape(plate, "white", "white", 14, 0.6 * figure.hit, where, turn)


def _down(figure: Figure) -> Iterator[Mark]:
    ink, shade, skin = SEATS[figure.seat]
    where, turn = _hundred(figure.at), -60.0 * figure.facing
    yield Shape(shapes.PLATE[figure.seat], shade, alpha=0.35, at=where, turn=turn)
    yield Shape(shapes.PLATE[figure.seat], stroke="ink", width=6, at=where, turn=turn, dash=(14, 14))
    yield Shape(shapes.LOST, "white", "ink", _LINE, at=where, turn=turn)
    yield Shape(shapes.LIMBS, stroke="ink", width=24, at=where, turn=turn)
    yield Shape(shapes.LIMBS, stroke=skin, width=14, at=where, turn=turn)
    yield Shape(shapes.TRUNK, stroke="ink", width=48, at=where, turn=turn)
    yield Shape(shapes.TRUNK, stroke=ink, width=37, at=where, turn=turn)
    yield Shape(shapes.FALLEN, "hair-light", "ink", _LINE, at=where, turn=turn)


def _ghost(figure: Figure) -> Iterator[Mark]:
    ink, _, _ = SEATS[figure.seat]
    where, turn = _hundred(figure.at), -60.0 * figure.facing
    plate = shapes.PLATE[figure.seat]
    yield Shape(plate, ink, alpha=0.5, at=where, turn=turn)
    yield Shape(plate, stroke="white", width=9, at=where, turn=turn)
    yield Shape(plate, stroke="ink", width=7, at=where, turn=turn, dash=(15, 15))
    yield Shape(shapes.PROW[figure.seat], "white", "ink", 6, at=where, turn=turn)
    yield Shape(shapes.BODY, stroke=ink, width=38, alpha=0.6, at=where, turn=turn)
    yield Shape(shapes.HELM, "white", "ink", _LINE, at=where, turn=turn)
    yield Shape(shapes.VISOR, stroke="ink", width=_LINE, at=where, turn=turn)


def _strips(figure: Figure) -> Iterator[Mark]:
    """Fill the ground before each side by how many dice it gives: full, half, hatched, empty."""
    ink, shade, _ = SEATS[figure.seat]
    where = _hundred(figure.at)
    for place, count in enumerate(figure.arcs):
        turn = -60.0 * (figure.facing + place)
        yield Shape(shapes.STRIP, ink if count > 2 else "white", alpha=1.0 if count > 2 else 0.85, at=where, turn=turn)
        if count == 2:
            yield Shape(shapes.STRIP, ink, alpha=0.5, at=where, turn=turn)
        elif count == 1:
            yield Shape(shapes.LINES, stroke=ink, width=_LINE, at=where, turn=turn)
        dash = () if count else (10.0, 10.0)
        yield Shape(shapes.STRIP, stroke=shade if count else "ink", width=_LINE, at=where, turn=turn, dash=dash)


def _numbers(figure: Figure) -> Iterator[Mark]:
    x, y = _hundred(figure.at)
    for place, count in enumerate(figure.arcs):
        angle = -pi / 3 * (figure.facing + place)
        where = x + 98 * cos(angle), y + 98 * sin(angle)
        front = count > 2
        yield Word(str(count), where, 40, "white" if front else "ink", "ink" if front else "white")


def _spark(spark: Spark) -> Iterator[Mark]:
    x, y = _hundred(spark.at)
    fade = max(0.0, 1.0 - max(0.0, spark.part - 0.6) / 0.4)
    grown = 0.6 + 0.6 * min(1.0, spark.part * 2.5)
    if spark.kind == "clash":
        yield Shape(shapes.RAYS, stroke="ink", width=8, at=(x, y), scale=grown, alpha=fade)
        yield Shape(shapes.STAR, "gold", "ink", 7, fade, (x, y), 24 * spark.part, grown)
        yield Shape(shapes.STAR, "white", alpha=fade, at=(x, y), turn=24 * spark.part, scale=0.5 * grown)
    elif spark.kind == "bump":
        yield Shape(shapes.BUMP, stroke="white", width=18, at=(x, y), scale=grown, alpha=fade)
        yield Shape(shapes.BUMP, stroke="ink", width=10, at=(x, y), scale=grown, alpha=fade)
    elif spark.kind in ("tie", "right"):
        ink = "white" if spark.seat is None else SEATS[spark.seat][0]
        yield Shape(shapes.BADGE, ink, "ink", 4, fade, (x, y), scale=1.7 * grown)
        if spark.kind == "right":
            pale = "ink" if spark.seat is None else "white"
            yield Shape(shapes.CHEVRONS, stroke=pale, width=13, at=(x - 3 * grown, y), scale=0.72 * grown, alpha=fade)
        else:
            yield Word("=", (x, y), 60, "ink", alpha=fade)
    if spark.text:
        up = _RISE * min(1.0, spark.part * 1.4)
        hurt = spark.kind == "hurt"
        yield Word(spark.text, (x, y - 52 - up), 78 if hurt else 52, "white", "ink", fade)

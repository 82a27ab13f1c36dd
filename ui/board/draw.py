"""A scene as marks: paths and words with the names of their inks, for canvas and SVG alike.

Marks are set in hundredths of a hex's side: whoever paints them scales the whole picture.  What a path looks like
does not hang on where it stands, so that a painter can keep paths it has seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, degrees, pi, sin
from typing import Final

from ui.board.layout import CORNERS
from ui.board.scene import Figure, Hex, Path, Point, Scene, Spark, middle
from ui.board.shapes import (
    ARMS,
    BADGE,
    BAND,
    BODY,
    BUMP,
    CHEVRONS,
    DOT,
    FALLEN,
    HATCH,
    HEAD,
    HEX,
    INNER,
    PLATE,
    PROW,
    SECTORS,
    STAR,
    TIP,
    TOP,
    UNIT,
)

#: Ink of a seat, and its shade.
SEATS: Final = (("red", "red-shade"), ("blue", "blue-shade"))
#: How many dice -> how strongly that side of a figure is tinted, in the places of `Figure.arcs`.
_TINT: Final = {3: 0.62, 2: 0.34, 1: 0.14, 0: 0.0}
_RISE: Final = 70.0
#: How large a figure stands on its hex.
_SIZE: Final = 1.18
_LINE: Final = 5.0


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
    dash: float = 0.0


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


def still(scene: Scene) -> tuple[Mark, ...]:
    """Give what does not move: floor, obstacles, starts; equal for scenes that differ in nothing else."""
    return _still(scene.tiles, scene.obstacles, scene.starts)


@lru_cache(maxsize=16)
def _still(tiles: tuple[Hex, ...], obstacles: tuple[Hex, ...], starts: tuple[Hex, ...]) -> tuple[Mark, ...]:
    every = hexes(tiles)
    tones = [hexes(at for at in tiles if (at[0] - at[1]) % 3 == tone) for tone in range(3)]
    marks: list[Mark] = [
        # The curb is what shows of a broad line around all tiles; its second ink slipped a little in the press.
        Shape(every, stroke="red-shade", width=46, at=(7, 7)),
        Shape(every, stroke="ink", width=46),
        Shape(every, stroke="boards", width=30),
        Shape(every, stroke="ink", width=14),
        Shape(every, fill="tile"),
        Shape(tones[1], fill="tile-dark", alpha=0.5) if tones[1] else Shape(""),
        Shape(tones[2], fill="white", alpha=0.4) if tones[2] else Shape(""),
        Shape(every, stroke="ink", width=2.5, alpha=0.45),
    ]
    for at in obstacles:
        where = _hundred(middle(at))
        marks += [
            Shape(HEX, fill="ink", at=where),
            Shape(INNER, fill="night", at=where),
            Shape(TOP, fill="boards", stroke="ink", width=5, at=where),
            Shape(HATCH, stroke="ink", width=4, alpha=0.75, at=where),
        ]
    for seat, at in enumerate(starts):
        where = _hundred(middle(at))
        marks.append(Shape(PLATE[seat], stroke=SEATS[seat][0], width=6, alpha=0.6, at=where, scale=1.15, dash=16))
    return tuple(mark for mark in marks if not isinstance(mark, Shape) or mark.d)


def moving(scene: Scene) -> list[Mark]:
    """Give what changes: hexes to pick, paths, figures, what just happened."""
    marks: list[Mark] = []
    if scene.lit or scene.far:
        marks += _lit(scene)
    for path in scene.paths:
        marks += _path(path)
    for figure in sorted(scene.figures, key=lambda each: (each.ghost, not each.down)):
        marks += _ghost(figure) if figure.ghost else _figure(figure)
    for figure in scene.figures:
        marks += _arcs(figure)
    if scene.cursor is not None:
        where = _hundred(middle(scene.cursor))
        marks += [
            Shape(INNER, stroke="white", width=16, at=where, scale=1.08),
            Shape(INNER, stroke="ink", width=7, at=where, scale=1.08),
        ]
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


def _hundred(at: Point) -> Point:
    return at[0] * UNIT, at[1] * UNIT


def _lit(scene: Scene) -> Iterator[Mark]:
    for at in scene.lit:
        where = _hundred(middle(at))
        yield Shape(INNER, fill="gold", alpha=0.42, at=where)
        yield Shape(INNER, stroke="ink", width=5, at=where, dash=0 if at == scene.picked else 14)
        if at != scene.picked:
            yield Shape(DOT, fill="ink", at=where)
    for at in scene.far:
        where = _hundred(middle(at))
        yield Shape(INNER, fill="red", alpha=0.2, at=where)
        yield Shape(INNER, stroke="red-shade", width=5, at=where, dash=14)
        way = _away(scene, at)
        yield Shape(CHEVRONS, stroke="red-shade", width=12, at=where, turn=way)
    if scene.picked is not None:
        where = _hundred(middle(scene.picked))
        yield Shape(INNER, fill="gold", alpha=0.55, at=where)
        yield Shape(INNER, stroke="ink", width=11, at=where)


def _away(scene: Scene, at: Hex) -> float:
    """Give the angle from the figure two hexes off that is no ghost: where a charge comes from."""
    x, y = middle(at)
    come = min(
        (figure.at for figure in scene.figures if not figure.ghost),
        key=lambda place: abs(((x - place[0]) ** 2 + (y - place[1]) ** 2) - 12),
        default=(x - 1, y),
    )
    return degrees(atan2(y - come[1], x - come[0]))


def _path(path: Path) -> Iterator[Mark]:
    points = [_hundred(point) for point in path.points]
    if len(points) < 2:
        return
    d = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)
    ink = SEATS[path.seat][0]
    dash = 22.0 if path.ghost else 0.0
    yield Shape(d, stroke="white", width=16, alpha=0.7)
    yield Shape(d, stroke=ink, width=9, alpha=0.95, dash=dash)
    (x0, y0), (x1, y1) = points[-2:]
    if path.ghost:
        yield Shape(TIP, fill=ink, at=((x0 + x1) / 2, (y0 + y1) / 2), turn=degrees(atan2(y1 - y0, x1 - x0)))


def _figure(figure: Figure) -> Iterator[Mark]:
    ink, shade = SEATS[figure.seat]
    where, turn = _hundred(figure.at), -60.0 * figure.facing
    if figure.down:
        yield Shape(
            PLATE[figure.seat], fill=shade, stroke="ink", width=_LINE, at=where, turn=turn, scale=_SIZE, alpha=0.55
        )
        yield Shape(FALLEN, fill="skin-a", stroke="ink", width=_LINE, at=where, turn=turn, scale=_SIZE)
        yield Shape(BODY, fill=ink, stroke="ink", width=_LINE, at=where, turn=turn + 90, scale=_SIZE)
        yield Shape(
            HEAD, fill="hair-light", stroke="ink", width=_LINE, at=(where[0] + 6, where[1] - 34), turn=turn, scale=_SIZE
        )
        return
    yield Shape(PLATE[figure.seat], fill="ink", at=(where[0] + 5, where[1] + 9), turn=turn, scale=_SIZE, alpha=0.4)
    yield Shape(PROW, fill=ink, stroke="ink", width=_LINE, at=where, turn=turn, scale=_SIZE)
    yield Shape(PLATE[figure.seat], fill=shade, stroke="ink", width=_LINE + 2, at=where, turn=turn, scale=_SIZE)
    yield Shape(
        ARMS,
        fill="skin-a" if figure.seat == 0 else "skin-b",
        stroke="ink",
        width=_LINE,
        at=where,
        turn=turn,
        scale=_SIZE,
    )
    yield Shape(BODY, fill=ink, stroke="ink", width=_LINE, at=where, turn=turn, scale=_SIZE)
    yield Shape(HEAD, fill="ink", stroke="ink", width=_LINE, at=where, turn=turn, scale=_SIZE)
    yield Shape(BAND, stroke="white", width=8, at=where, turn=turn, scale=_SIZE)
    if figure.hit > 0:
        yield Shape(PLATE[figure.seat], fill="white", alpha=0.75 * figure.hit, at=where, turn=turn, scale=1.1 * _SIZE)


def _ghost(figure: Figure) -> Iterator[Mark]:
    ink, _ = SEATS[figure.seat]
    where, turn = _hundred(figure.at), -60.0 * figure.facing
    yield Shape(PROW, fill=ink, stroke="ink", width=_LINE, at=where, turn=turn, scale=_SIZE, alpha=0.8)
    yield Shape(PLATE[figure.seat], fill=ink, at=where, turn=turn, scale=_SIZE, alpha=0.35)
    yield Shape(PLATE[figure.seat], stroke="ink", width=_LINE + 1, at=where, turn=turn, scale=_SIZE, dash=15)
    yield Shape(BODY, fill=ink, at=where, turn=turn, scale=_SIZE, alpha=0.55)
    yield Shape(HEAD, fill="ink", at=where, turn=turn, scale=_SIZE, alpha=0.6)


def _arcs(figure: Figure) -> Iterator[Mark]:
    """Tint the sides by how many dice they give, and number them; the front has the strongest tint and the white."""
    if not figure.arcs:
        return
    ink, _ = SEATS[figure.seat]
    x, y = _hundred(figure.at)
    for place, count in enumerate(figure.arcs):
        turn = -60.0 * (figure.facing + place)
        if _TINT[count]:
            yield Shape(SECTORS, fill=ink, alpha=_TINT[count], at=(x, y), turn=turn)
        angle = turn * pi / 180
        where = x + 106 * cos(angle), y + 106 * sin(angle)
        front = count == max(figure.arcs)
        yield Shape(BADGE, fill="white" if front else "ink", stroke="ink", width=4, at=where)
        yield Word(str(count), where, 36, "ink" if front else "white")


def _spark(spark: Spark) -> Iterator[Mark]:
    x, y = _hundred(spark.at)
    fade = max(0.0, 1.0 - max(0.0, spark.part - 0.6) / 0.4)
    grown = 0.6 + 0.6 * min(1.0, spark.part * 2.5)
    if spark.kind == "clash":
        yield Shape(STAR, fill="gold", stroke="ink", width=6, at=(x, y), turn=24 * spark.part, scale=grown, alpha=fade)
    elif spark.kind == "bump":
        yield Shape(BUMP, stroke="ink", width=9, at=(x, y), scale=grown, alpha=fade)
    elif spark.kind in ("tie", "right"):
        ink = "white" if spark.seat is None else SEATS[spark.seat][0]
        yield Shape(BADGE, fill=ink, stroke="ink", width=4, at=(x, y), scale=1.7 * grown, alpha=fade)
        if spark.kind == "right":
            yield Shape(CHEVRONS, stroke="white", width=14, at=(x, y), scale=0.8 * grown, alpha=fade)
        else:
            yield Word("=", (x, y), 52, "ink", alpha=fade)
    if spark.text:
        up = _RISE * min(1.0, spark.part * 1.4)
        size = 74.0 if spark.kind == "hurt" else 46.0
        yield Word(spark.text, (x, y - 46 - up), size, "white", "ink", fade)

"""The graph of a match: both sides' chances from turn to turn, with the turning points to go to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ui.art.ink import svg_number as n
from ui.markup import Node, h


class Point(NamedTuple):
    """The chances after a step: red's win, the draw, red's loss, each 0.0 to 1.0; they add up to 1."""

    win: float
    draw: float
    loss: float


class Flag(NamedTuple):
    """A turning point: at which point of the graph, its short sign, its words, and what it asks for when chosen."""

    at: int
    sign: str
    label: str
    arg: str
    seat: int | None = None


class Border(NamedTuple):
    """A border between rounds: the point it stands at, and the name of the round that begins there."""

    at: int
    name: str


#: How far apart two flags stand at least, as a share of the width: 44 pixels of the narrowest graph.
_APART: Final = 0.145
_EDGE: Final = 0.07


def odds_graph(
    points: Sequence[Point],
    flags: Sequence[Flag] = (),
    borders: Sequence[Border] = (),
    *,
    label: str,
    do: str = "seek",
    now: int | None = None,
) -> Node:
    """Draw the chances as bands, red below, blue above, the draw between them, from the first point to the last.

    The drawing is named `label`.  Every flag is a button (`data-do` = `do`) in a row over
    it, tied to its point by a line; flags that would touch are moved apart.  `now` marks
    the point on show.  ValueError without two points.
    """
    if len(points) < 2:
        raise ValueError("a graph needs two points at least")
    last = len(points) - 1

    def x(at: float) -> float:
        return 100 * at / last

    low = [(x(k), 100 - 100 * point.win) for k, point in enumerate(points)]
    high = [(x(k), 100 * point.loss) for k, point in enumerate(points)]
    signs = sorted(flags, key=lambda flag: flag.at)
    places = spread([flag.at / last for flag in signs])
    stems = "".join(
        f"M{n(100 * place)} -12V-10L{n(x(flag.at))} -2V{n((low[flag.at][1] + high[flag.at][1]) / 2)}"
        for flag, place in zip(signs, places, strict=True)
    )
    return h(
        "div",
        {"class": "art-odds"},
        h(
            "svg",
            {
                "class": "art-odds-sheet",
                "viewBox": "0 -34 100 134",
                "preserveAspectRatio": "none",
                "role": "img",
                "aria-label": label,
            },
            h("rect", {"class": "art-odds-draw", "width": 100, "height": 100}),
            h("path", {"class": "art-odds-red", "d": _line(low) + "V100H0Z"}),
            h("path", {"class": "art-odds-blue", "d": _line(high) + "V0H0Z"}),
            h("path", {"class": "art-odds-rounds", "d": "".join(f"M{n(x(border.at))} 0V100" for border in borders)}),
            h("path", {"class": "art-odds-half", "d": "M0 50H100"}),
            h("path", {"class": "art-odds-edge", "d": _line(low) + _line(high)}),
            h("path", {"class": "art-odds-frame", "d": "M0 0H100V100H0Z"}),
            h("path", {"class": "art-odds-stem", "d": stems}) if stems else None,
            h("path", {"class": "art-odds-now", "d": f"M{n(x(now))} 0V100"}) if now is not None else None,
        ),
        [
            h(
                "button",
                {
                    "type": "button",
                    "class": f"art-odds-flag art-odds-flag-{'none' if flag.seat is None else flag.seat}",
                    "data-do": do,
                    "data-arg": flag.arg,
                    "aria-label": flag.label,
                    "title": flag.label,
                    "style": f"left:{n(100 * place)}%",
                },
                h("span", {"aria-hidden": "true"}, flag.sign),
            )
            for flag, place in zip(signs, places, strict=True)
        ],
        [
            h("span", {"class": "art-odds-round", "aria-hidden": "true", "style": f"left:{n(x(at))}%"}, name)
            for at, name in borders
        ],
    )


def _line(spots: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in spots)


def spread(wanted: Sequence[float]) -> list[float]:
    """Move places (0.0 to 1.0, ascending) as little apart as their buttons need, keeping their order.

    >>> [round(place, 3) for place in spread([0.5, 0.5])]
    [0.427, 0.573]
    """
    if not wanted:
        return []
    apart = min(_APART, (1 - 2 * _EDGE) / (len(wanted) - 1)) if len(wanted) > 1 else 0.0
    groups: list[tuple[float, int]] = []
    for place in wanted:
        group = _within(place, 1, apart)
        while groups:
            before, count = groups[-1]
            middle, size = group
            if middle - before >= apart * (count + size) / 2 - 1e-9:
                break
            groups.pop()
            group = _within((before * count + middle * size) / (count + size), count + size, apart)
        groups.append(group)
    return [middle + apart * (k - (size - 1) / 2) for middle, size in groups for k in range(size)]


def _within(middle: float, size: int, apart: float) -> tuple[float, int]:
    half = _EDGE + apart * (size - 1) / 2
    return min(max(middle, half), 1 - half), size

"""A scene as SVG: thumbnails on the page, and pictures that leave it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ui.art.inks import TYPE
from ui.board.draw import Mark, Shape, moving, still
from ui.board.layout import MARGIN
from ui.board.scene import ROOT3, Scene, middle
from ui.board.shapes import UNIT
from ui.markup import Node, Value, h


def svg(scene: Scene, label: str = "", inks: Mapping[str, str] | None = None) -> Node:
    """Give a picture of a scene, as large as its place: with `inks` (ink -> colour) fit to stand alone.

    Without a `label` it is an ornament.

    >>> svg(Scene(((0, 0),))).attrs["viewBox"]
    '-121 -134 241 268'
    """
    said: dict[str, Value] = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return h(
        "svg",
        {"class": "board-svg", "viewBox": " ".join(f"{part:.0f}" for part in box(scene)), **said},
        marks(still(scene), inks),
        marks(moving(scene), inks),
    )


def box(scene: Scene) -> tuple[float, float, float, float]:
    """Give left, top, width and height of a board with its curb, in the units of `ui.board.draw`."""
    xs, ys = zip(*map(middle, scene.tiles), strict=True)
    across, up = ROOT3 / 2 + MARGIN, 1 + MARGIN
    left, top = min(xs) - across, min(ys) - up
    return left * UNIT, top * UNIT, (max(xs) + across - left) * UNIT, (max(ys) + up - top) * UNIT


def marks(some: Sequence[Mark], inks: Mapping[str, str] | None = None) -> list[Node]:
    """Give marks as elements."""

    def ink(name: str) -> str:
        if not name:
            return "none"
        return inks.get(name, name) if inks else f"var(--art-{name})"

    out = []
    for mark in some:
        alpha = None if mark.alpha == 1 else f"{mark.alpha:.2f}"
        if isinstance(mark, Shape):
            moved = f"translate({mark.at[0]:.0f} {mark.at[1]:.0f})" if mark.at != (0.0, 0.0) else ""
            turned = f"rotate({mark.turn:.0f})" if mark.turn else ""
            scaled = f"scale({mark.scale:.2f})" if mark.scale != 1 else ""
            out.append(
                h(
                    "path",
                    {
                        "d": mark.d,
                        "fill": ink(mark.fill),
                        "stroke": ink(mark.stroke) if mark.stroke else None,
                        "stroke-width": f"{mark.width:g}" if mark.stroke else None,
                        "stroke-linejoin": "round" if mark.stroke else None,
                        "stroke-dasharray": f"{mark.dash:g}" if mark.dash else None,
                        "opacity": alpha,
                        "transform": moved + turned + scaled or None,
                    },
                )
            )
        else:
            out.append(
                h(
                    "text",
                    {
                        "x": f"{mark.at[0]:.0f}",
                        "y": f"{mark.at[1]:.0f}",
                        "dy": "0.35em",
                        "text-anchor": "middle",
                        "font-size": f"{mark.size:g}",
                        "font-weight": "900",
                        "font-family": TYPE,
                        "fill": ink(mark.fill),
                        "stroke": ink(mark.edge) if mark.edge else None,
                        "stroke-width": "10" if mark.edge else None,
                        "paint-order": "stroke" if mark.edge else None,
                        "opacity": alpha,
                    },
                    mark.text,
                )
            )
    return out

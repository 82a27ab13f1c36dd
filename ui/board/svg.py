"""A scene as SVG: thumbnails on the page, and pictures that leave it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ui.art.inks import TYPE
from ui.board.draw import EDGE, Mark, Shape, moving, still
from ui.board.layout import box
from ui.board.scene import Scene
from ui.board.shapes import UNIT
from ui.markup import Node, Value, h

#: What the lines of every board have in common.
ROUND: Final[Mapping[str, Value]] = {"fill": "none", "stroke-linejoin": "round", "stroke-linecap": "round"}


def svg(scene: Scene, label: str = "", inks: Mapping[str, str] | None = None, *, small: bool = False) -> Node:
    """Give a picture of a scene, as large as its place: with `inks` (ink -> colour) fit to stand alone.

    Without a `label` it is an ornament; `small` is for thumbnails.

    >>> svg(Scene(((0, 0),))).attrs["viewBox"]
    '-127 -140 253 280'
    """
    said: dict[str, Value] = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    left, top, right, bottom = (part * UNIT for part in box(scene.tiles))
    view = f"{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}"
    return h(
        "svg",
        {"class": "board-svg", "viewBox": view, **said},
        h("g", ROUND, marks(still(scene, small=small), inks), marks(moving(scene), inks)),
    )


def marks(some: Sequence[Mark], inks: Mapping[str, str] | None = None) -> list[Node]:
    """Give marks as elements, to be put into a group with the attributes `ROUND`; raises KeyError for an unknown ink.

    >>> marks([Shape("M0 0h9", stroke="ink", width=2)], {"ink": "#000"})[0].attrs["stroke"]
    '#000'
    """

    def ink(name: str) -> str:
        return inks[name] if inks else f"var(--art-{name})"

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
                        "fill": ink(mark.fill) if mark.fill else None,
                        "stroke": ink(mark.stroke) if mark.stroke else None,
                        "stroke-width": f"{mark.width:g}" if mark.stroke else None,
                        "stroke-dasharray": " ".join(f"{part:g}" for part in mark.dash) or None,
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
                        "stroke-width": f"{mark.size * EDGE:g}" if mark.edge else None,
                        "paint-order": "stroke" if mark.edge else None,
                        "opacity": alpha,
                    },
                    mark.text,
                )
            )
    return out

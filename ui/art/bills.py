"""The games' bills: a picture for each game's poster, all printed with the same inks.

Every picture is 480 × 300 and may be cut to 4:3 or 2:1: what matters lies between
x 48 and 432 and y 30 and 270.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from ui.art import rig, solids
from ui.art.body import HIDDEN, Look
from ui.art.poses import POSES
from ui.art.ring import backdrop, dots, star
from ui.markup import Child, Node, h

WIDTH: Final = 480
HEIGHT: Final = 300


def _man(pose: str, look: Look, x: float, y: float, *, mirrored: bool = False, scale: float = 1.0) -> Node:
    node = rig.figure(POSES[pose], look, "", x, y, mirrored=mirrored, scale=scale)
    return _plain(node)


def _plain(node: Node) -> Node:
    """Drop the names of moving parts and what is hidden: a bill never moves."""
    kept = {name: value for name, value in node.attrs.items() if name != "data-part"}
    inside = [
        _plain(child) if isinstance(child, Node) else child
        for child in node.children
        if not (isinstance(child, Node) and child.attrs.get("transform") == HIDDEN)
    ]
    return h(node.tag, kept, inside)


def _die(sides: int, value: int, x: float, y: float, scale: float, t: float = 1.0) -> Node:
    return _plain(solids.die_group(sides, value, t, at=f"translate({x:g} {y:g}) scale({scale:g})"))


def _ring_pair(uid: str) -> list[Child]:
    return [
        h("g", {"transform": "translate(-60 -50) scale(.833)"}, backdrop(uid)),
        h("path", {"class": "art-burst", "d": star(12, 76, 40, wobble=0.2), "transform": "translate(323 84)"}),
        _man("hit-head", Look("blue", "c", "quiff", beard=True), 330, 266, mirrored=True, scale=0.88),
        _man("straight", Look("red", "a", "crop"), 172, 266, scale=0.88),
    ]


def _fate(uid: str) -> list[Child]:
    return [
        h("rect", {"class": "art-red", "width": WIDTH, "height": HEIGHT}),
        h("path", {"class": "art-red-shade", "d": "".join(f"M{x} 0h34L{x - 86} 300h-34Z" for x in range(20, 620, 68))}),
        h("circle", {"class": "art-gold", "cx": 240, "cy": 146, "r": 112}),
        h("circle", {"class": "art-screen", "cx": 240, "cy": 146, "r": 112, "fill": f"url(#{uid}-dots-3)"}),
        h("path", {"class": "art-ink", "d": "M0 262H480V300H0Z"}),
        h("path", {"class": "art-white", "d": "M0 268H480V272H0Z"}),
        _die(6, 6, 92, 92, 0.9),
        _die(6, 2, 404, 196, 0.7, 0.62),
        _man("hit-big", Look("blue", "b", "curls"), 284, 262, mirrored=True, scale=0.8),
        _man("uppercut", Look("white", "d", "shaved", beard=True), 178, 262, scale=0.8),
    ]


_HEX: Final = 50.0
_FLAT: Final = 0.62


def _centre(column: int, row: int) -> tuple[float, float]:
    return column * _HEX * 1.5 + 16, (row + column % 2 / 2) * _HEX * 1.732 * _FLAT + 16


def _hex(column: int, row: int) -> str:
    x, y = _centre(column, row)
    size = _HEX - 1.5
    corners = [f"{x + size * cos(pi / 3 * k):.1f} {y + _FLAT * size * sin(pi / 3 * k):.1f}" for k in range(6)]
    return "M" + "L".join(corners) + "Z"


def _arena(uid: str) -> list[Child]:
    floor: dict[str, list[str]] = {"art-canvas": [], "art-tile": [], "art-tile-dark": []}
    for column in range(-1, 8):
        for row in range(-1, 7):
            tone = ("art-canvas", "art-tile", "art-tile", "art-tile-dark")[(column * 3 + row * 2 + column * row) % 4]
            floor[tone].append(_hex(column, row))
    front = "".join(_hex(*cell) for cell in ((2, 1), (3, 1), (3, 2)))
    return [
        h("rect", {"class": "art-ink", "width": WIDTH, "height": HEIGHT}),
        [h("path", {"class": tone, "d": "".join(paths)}) for tone, paths in floor.items()],
        h("path", {"class": "art-red", "d": front, "opacity": 0.5}),
        h("path", {"class": "art-screen", "d": front, "fill": f"url(#{uid}-dots-2)"}),
        _token("red", *_centre(2, 2), -42),
        _token("blue", *_centre(4, 2), 186),
        _die(6, 5, 86, 96, 0.7),
        _die(6, 3, 352, 238, 0.7, 0.9),
        _die(6, 6, 402, 176, 0.7),
    ]


def _token(corner: str, x: float, y: float, facing: float) -> Node:
    """Draw a fighter seen from above: a disc or a diamond on an arrow that shows its front."""
    red = corner == "red"
    shape = "M-31 0a31 31 0 1 0 62 0a31 31 0 1 0 -62 0Z" if red else "M0 -39L39 0L0 39L-39 0Z"
    inner = "M-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z" if red else "M0 -20L20 0L0 20L-20 0Z"
    wedge, way = "M4 -32L62 0L4 32Z", f"rotate({facing:g})"
    return h(
        "g",
        {"transform": f"translate({x:g} {y:g}) scale(1 .7)"},
        h("path", {"class": "art-key", "d": shape, "transform": "translate(-3 16)"}),
        h("path", {"class": f"art-{corner}-shade", "d": shape, "transform": "translate(-3 16)"}),
        h("path", {"class": "art-key", "d": wedge, "transform": way}),
        h("path", {"class": "art-gold", "d": wedge, "transform": way}),
        h("path", {"class": "art-key", "d": shape}),
        h("path", {"class": f"art-{corner}", "d": shape}),
        h("path", {"class": "art-white", "d": inner}),
        h("path", {"class": "art-ink", "d": "M-4 -11L14 0L-4 11Z", "transform": way}),
    )


def _market(uid: str) -> list[Child]:
    left = Look("red", "a", "knot", gear="master")
    right = Look("blue", "c", "curls", beard=True, gear="master")
    return [
        h("rect", {"class": "art-night", "width": WIDTH, "height": HEIGHT}),
        h("path", {"class": "art-lamp-light", "d": "M240 40L452 300H28Z"}),
        h("path", {"class": "art-screen", "d": "M240 40L452 300H28Z", "fill": f"url(#{uid}-dots-1)"}),
        _man("kamae", left, 100, 326, scale=0.92),
        _man("kamae-2", right, 364, 326, mirrored=True, scale=0.92),
        h("path", {"class": "art-line", "d": "M240 -4V22"}),
        h("path", {"class": "art-key", "d": "M222 20H258L284 58H196Z"}),
        h("path", {"class": "art-gold", "d": "M222 20H258L284 58H196Z"}),
        h("path", {"class": "art-white", "d": "M214 58H266Q240 76 214 58Z"}),
        h("path", {"class": "art-key", "d": "M70 214H410L474 304H6Z"}),
        h("path", {"class": "art-cloth", "d": "M70 214H410L474 304H6Z"}),
        h("path", {"class": "art-cloth-shade", "d": "M38 258H442L474 304H6Z"}),
        _die(8, 7, 182, 212, 0.62),
        _die(6, 4, 240, 232, 0.74),
        _die(10, 9, 300, 210, 0.6, 0.93),
        _die(4, 3, 132, 240, 0.5),
        _die(12, 11, 352, 240, 0.62),
        [_coin(x, y) for x, y in ((196, 262), (214, 268), (204, 256), (286, 264), (296, 258))],
    ]


def _coin(x: float, y: float) -> Node:
    ring = "M-13 0a13 7 0 1 0 26 0a13 7 0 1 0 -26 0Z"
    return h(
        "g",
        {"transform": f"translate({x:g} {y:g})"},
        h("path", {"class": "art-key", "d": ring, "transform": "translate(0 3)"}),
        h("path", {"class": "art-gold", "d": ring}),
        h("path", {"class": "art-ink", "d": "M-4 -2H4V2H-4Z"}),
    )


def _dojo(uid: str) -> list[Child]:
    boards = "".join(f"M{240 + (k - 6) * 34} 196L{240 + (k - 6) * 92} 304" for k in range(13))
    return [
        h("rect", {"class": "art-wall", "width": WIDTH, "height": HEIGHT}),
        h("path", {"class": "art-screen", "d": "M0 0H480V120H0Z", "fill": f"url(#{uid}-dots-1)"}),
        h("circle", {"class": "art-red", "cx": 216, "cy": 122, "r": 86}),
        h("path", {"class": "art-line", "d": "M0 22H480M0 34H480M60 34V196M420 34V196"}),
        h("path", {"class": "art-boards", "d": "M0 196H480V300H0Z"}),
        h("path", {"class": "art-line", "d": f"M0 196H480{boards}", "stroke-width": 2.5}),
        _man("kick", Look("blue", "b", "shaved", beard=True, gear="master"), 310, 264, mirrored=True, scale=0.78),
        _man("kamae", Look("white", "a", "tail", band=True, gear="master"), 122, 264, scale=0.78),
    ]


def _dice(uid: str) -> list[Child]:
    """Draw a handful of dice: the bill of a game that has no picture of its own."""
    return [
        h("rect", {"class": "art-wall", "width": WIDTH, "height": HEIGHT}),
        h("rect", {"class": "art-screen", "width": WIDTH, "height": HEIGHT, "fill": f"url(#{uid}-dots-1)"}),
        _die(20, 20, 150, 150, 1.6),
        _die(12, 12, 330, 140, 1.3),
        _die(6, 6, 240, 215, 1.1),
    ]


_BILLS: Final[dict[str, Callable[[str], list[Child]]]] = {
    "d12_boxing": _ring_pair,
    "blow_of_fate": _fate,
    "hex_duel": _arena,
    "haggle": _market,
    "martial_duel": _dojo,
}


def bill_art(game: str) -> Node:
    """Draw the picture of a game's bill, as decoration; dice for a game without one."""
    uid = f"bill-{game.replace('_', '-')}"
    return h(
        "svg",
        {
            "class": "art art-bill",
            "viewBox": f"0 0 {WIDTH} {HEIGHT}",
            "preserveAspectRatio": "xMidYMid slice",
            "aria-hidden": "true",
            "focusable": "false",
        },
        dots(uid),
        _BILLS.get(game, _dice)(uid),
    )

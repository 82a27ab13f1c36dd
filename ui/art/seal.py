"""Stamped seals for results, and the mark of the house."""

from __future__ import annotations

from typing import Final

from ui.art.fit import width
from ui.art.ink import blob
from ui.art.solids import die_group
from ui.markup import Node, h

#: A stamp's edge, a little worn, and the flecks where it took no ink.
_EDGE: Final = blob(
    [
        (-46, -49),
        (-20, -50.5),
        (8, -49),
        (36, -50.5),
        (48, -47),
        (50, -20),
        (48.6, 6),
        (50.4, 32),
        (47, 48),
        (22, 50),
        (-6, 48.8),
        (-30, 50.6),
        (-48, 47),
        (-50, 22),
        (-48.8, -6),
        (-50.5, -30),
    ]
).fixed()
_INNER: Final = "M-43 -43H43V43H-43ZM-40 -40V40H40V-40Z"
_FLECKS: Final = (
    "M-30 -46l6 1-3 3zM20 44l7-2-1 4zM44 -12l2 6-4 1zM-46 18l3 4-4 3zM30 -30l3 1-2 3zM-24 30l4 1-3 3zM4 -24l2 2-3 1z"
    "M-12 8l3-1-1 3zM36 22l3 2-4 2z"
)


def seal_group(text: str, *, at: str = "") -> Node:
    """Draw a seal 100 across around (0, 0): up to three letters across, or two or more characters set downwards."""
    tall = len(text) > 1 and width(text) >= len(text)
    if tall:
        size = 70 / len(text) + 4
        letters = [_letter(char, 0, (k - (len(text) - 1) / 2) * (size + 1), size) for k, char in enumerate(text)]
    else:
        size = min(62.0, 74 / (1.05 * len(text) or 1))
        letters = [_letter(text, 0, 0, size)]
    return h(
        "g",
        {"class": "art-seal", "transform": at or None},
        h("path", {"class": "art-stamp", "d": _EDGE}),
        h("path", {"class": "art-stamp-text", "d": _INNER}),
        letters,
        h("path", {"class": "art-stamp-text", "d": _FLECKS}),
    )


def _letter(text: str, x: float, y: float, size: float) -> Node:
    return h(
        "text",
        {
            "class": "art-stamp-text art-display",
            "x": x,
            "y": round(y, 1),
            "dy": ".36em",
            "font-size": round(size, 1),
            "text-anchor": "middle",
        },
        text,
    )


def seal(text: str, *, label: str | None = None) -> Node:
    """Draw a result's seal ("KO", "TKO", "判定", "引分") as a picture of its own; without a label it is decoration."""
    attrs = {"class": "art art-seal-sheet", "viewBox": "-56 -56 112 112"}
    attrs |= {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return h("svg", attrs, seal_group(text, at="rotate(-6)"))


def logo(*, label: str | None = None) -> Node:
    """Draw the mark of the house: a twelve-sided die before the ropes of a ring.  Without a label it is decoration."""
    attrs = {"class": "art art-logo", "viewBox": "-60 -60 120 120"}
    attrs |= {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    ropes = []
    for y, corner in ((-24, "red"), (0, "white"), (24, "blue")):
        d = f"M-54 {y}Q0 {y + 6} 54 {y}"
        ropes.append(h("path", {"class": "art-rope-key", "d": d}))
        ropes.append(h("path", {"class": f"art-rope art-{corner}-rope", "d": d}))
    posts = "M-56 -44h9v88h-9zM47 -44h9v88h-9z"
    return h(
        "svg",
        attrs,
        ropes,
        h("path", {"class": "art-key", "d": posts}),
        h("path", {"class": "art-red", "d": "M-56 -44h9v88h-9z"}),
        h("path", {"class": "art-blue", "d": "M47 -44h9v88h-9z"}),
        die_group(12, 12, name="logo", at="scale(.78)"),
    )

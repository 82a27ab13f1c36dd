"""Small parts of the match screen: tool buttons, signs on a corner's plate, facts that open their reasons."""

from __future__ import annotations

from typing import Any

from engine.core.match import Match
from ui.markup import Child, Node, h
from ui.screens.icons import icon

#: Favoured seat -> the plate a sign stands on.
PLATES = {
    0: "M12 1a11 11 0 1 0 .01 0z",
    1: "M12 0l12 12-12 12L0 12z",
    None: "M3 3h18v18H3z",
}


def sign(seat: int | None, stroke: str) -> Node:
    """Draw a sign small, its `stroke` on 24 × 24: on a disc for red, a diamond for blue, a square for nobody."""
    return h(
        "svg",
        {"class": f"sign sign-{'none' if seat is None else seat}", "viewBox": "0 0 24 24", "aria-hidden": "true"},
        h("path", {"class": "sign-plate", "d": PLATES[seat]}),
        h("path", {"class": "sign-stroke", "d": stroke}),
    )


def latest(
    match: Match, at: int, count: int | None, kind: type[Any] | tuple[type[Any], ...], seat: int | None = None
) -> str:
    """Name the latest revealed event of a kind (of a seat) as "step.event"; the opening bell if there is none.

    `count` is how many events of step `at` are revealed (None: all).
    """
    for step in range(at, 0, -1):
        events = match.played[step].events
        if step == at and count is not None:
            events = events[:count]
        for index in range(len(events) - 1, -1, -1):
            event = events[index]
            if isinstance(event, kind) and (seat is None or getattr(event, "seat", None) == seat):
                return f"{step}.{index}"
    return "0.0"


def fact(label: str, value: Child, says: str, do: str, arg: str, *, kind: str = "") -> Node:
    """Give a fact of a boxer's plate as a button, named by `says`."""
    return h(
        "button",
        {"type": "button", "class": f"plate-fact {kind}".strip(), "data-do": do, "data-arg": arg},
        h("span", {"class": "sr"}, says),
        h("span", {"class": "plate-label", "aria-hidden": "true"}, label),
        h("span", {"class": "plate-value", "aria-hidden": "true"}, value),
    )


def falls(count: int, most: int) -> list[Node]:
    """Give a box for each of `most` knockdowns, the first `count` struck through."""
    return [h("i", {"class": "fall fall-full" if place < count else "fall"}) for place in range(most)]


def tool(
    name: str, says: str, do: str, arg: str | None = None, *, key: str | None = None, kind: str = "", off: bool = False
) -> Node:
    """Give a square button with an icon, named by `says`."""
    return h(
        "button",
        {
            "type": "button",
            "class": f"tool {kind}".strip(),
            "data-do": do,
            "data-arg": arg,
            "data-key": key,
            "aria-label": says,
            "title": says,
            "disabled": off,
        },
        icon(name),
    )

"""The curtain between two people at one screen: nobody's order shows while it hangs."""

from __future__ import annotations

from engine.core.game import Seat
from ui.markup import Node, h
from ui.screens.bout.names import names_kept
from ui.screens.hex_duel.names import who
from ui.screens.icons import icon
from ui.screens.parts import button, heading, mark
from ui.screens.play import Play
from ui.text.words import Words

COLOURS = ("red", "blue")


def curtain(play: Play, seat: Seat, t: Words) -> Node:
    """Give the curtain before a person's order."""
    both = who(play.match, t)
    sealed = [both[other] for other in play.match.sealed if other is not None]
    return h(
        "div",
        {"class": f"curtain curtain-{COLOURS[seat]}"},
        h(
            "div",
            {"class": "curtain-text"},
            h("p", {"class": "curtain-mark"}, mark(seat), (t("Red corner"), t("Blue corner"))[seat]),
            heading(h("span", None, names_kept(t("{name}, your turn", name=both[seat])))),
            h(
                "p",
                {"class": "lead"},
                t("Take the screen. {other} looks away until your order is sealed.", other=both[1 - seat]),
            ),
            h(
                "p",
                {"class": "curtain-seal"},
                icon("check"),
                h("span", None, t("{name} has sealed an order.", name=sealed[0])),
            )
            if sealed
            else None,
            h(
                "div",
                {"class": "curtain-go"},
                button("hex_duel/lift", h("span", None, t("Lift the curtain")), kind="btn-main", data_key=" "),
                button("hex_duel/unseal", t("{name} wants to order anew", name=sealed[0]), kind="btn-bare")
                if sealed
                else button("panel", t("Menu"), arg="menu", kind="btn-bare"),
            ),
        ),
        key=f"curtain-{play.match.steps}-{seat}",
    )

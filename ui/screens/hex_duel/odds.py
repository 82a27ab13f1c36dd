"""What an order may come to, against the other side as the computer expects it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ui.markup import Child, Node, h
from ui.screens.bout.oddsline import percent
from ui.screens.hex_duel.hand import Hand
from ui.screens.play import Play
from ui.text.hex_duel import labels
from ui.text.words import N_, Words

#: Key of the worker's answer -> what it counts, as the sheet lists it.
ROWS = (
    ("hit", N_("You take HP")),
    ("struck", N_("You lose HP to a blow")),
    ("none", N_("Nobody is hurt")),
    ("won", N_("The duel is won")),
    ("lost", N_("The duel is lost")),
    ("right", N_("You may charge next turn")),
)


def odds_sheet(play: Play, hand: Hand | None, t: Words) -> Child:
    """Give the chances of the order in hand, or say that they are on their way."""
    if hand is None or hand.order is None:
        return h("p", {"class": "note"}, t("Lay out an order first."))
    title = h("p", {"class": "lead"}, labels.order(hand.order, t))
    if not hand.chances:
        return [title, h("p", {"class": "note", "role": "status"}, t("The odds are being worked out …"))]
    return [title, _table(hand.chances, t), h("p", {"class": "note"}, _how(hand.chances, t))]


def _table(chances: Mapping[str, Any], t: Words) -> Node:
    return h(
        "table",
        {"class": "duel-odds"},
        h(
            "tbody",
            None,
            [
                h(
                    "tr",
                    None,
                    h("th", {"scope": "row"}, t(words)),
                    h("td", None, percent(chances["chances"][key])),
                )
                for key, words in ROWS
                if key in chances["chances"]
            ],
            h(
                "tr",
                None,
                h("th", {"scope": "row"}, t("Expected change of your lead in HP")),
                h("td", None, signed(chances["lead"])),
            ),
        ),
    )


def _how(chances: Mapping[str, Any], t: Words) -> str:
    return t(
        "Exact over all 46,656 rolls. The other side is expected to order as a strong computer would mix its orders; "
        "what it really ordered nobody knows before both are open."
    )


def signed(number: float) -> str:
    """Write a number with its sign.

    >>> signed(0.5), signed(-1.25)
    ('+0.50', '−1.25')
    """
    return f"{number:+.2f}".replace("-", "\u2212")

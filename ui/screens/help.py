"""The rules of a game, to be read: contents, explanations, the printed tables, whose game it is."""

from __future__ import annotations

from ui.markup import Node, h
from ui.screens.model import Model
from ui.screens.parts import crumb, heading, unbroken
from ui.text.bills import bill
from ui.text.words import Words


def view(model: Model, t: Words, game: str) -> Node:
    """Give the rules page of a game."""
    return h(
        "main",
        {"class": "help wrap", "id": "main", "tabindex": "-1"},
        crumb(t),
        heading(unbroken(bill(game, t).title), kicker=t("Rules")),
    )

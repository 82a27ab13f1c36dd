"""What is on show while a link that was followed waits for the referee."""

from __future__ import annotations

from ui.markup import Node, h
from ui.screens.parts import heading, link
from ui.text.words import Words


def view(t: Words) -> Node:
    """Give the `<main>` that stands until the link can be opened; it draws nothing, so as to be out of the way."""
    return h(
        "main",
        {"class": "wrap flow opening", "id": "main", "tabindex": "-1"},
        heading(t("The doors are opening")),
        h("p", None, t("What you were sent opens here by itself, as soon as the referee has arrived.")),
        h("p", None, link("#/", t("Look at the card meanwhile"))),
    )

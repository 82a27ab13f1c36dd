"""The build lab."""

from __future__ import annotations

from ui.markup import Node, h
from ui.screens.model import Model
from ui.screens.parts import crumb, heading
from ui.text.blow_of_fate import labels
from ui.text.words import Words


def view(model: Model, t: Words) -> Node:
    """Give the lab."""
    return h("main", {"class": "lab wrap", "id": "main", "tabindex": "-1"}, crumb(t), heading(labels.lab("title", t)))

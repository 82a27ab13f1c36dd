"""The drawing as text, beside the picture: what is typed shows in the picture, and the other way round."""

from __future__ import annotations

from ui.markup import Node, h
from ui.screens.hex_duel.board_desk import GAME, Drawing
from ui.text.words import Words


def text_part(drawing: Drawing, t: Words) -> Node:
    """Give the text of a drawing in its field; while it cannot be read the picture waits as it is."""
    lines = drawing.text.count("\n") + 1
    return h(
        "div",
        {"class": "field draw-as-text"},
        h("label", {"for": "draw-text"}, t("The board as text")),
        h(
            "textarea",
            {
                "class": "input draw-text",
                "id": "draw-text",
                "name": "draw-text",
                # The attribute is what a patch looks at, the text inside what a new field begins with.
                "value": drawing.text,
                "rows": min(max(lines, 5), 16),
                "wrap": "off",
                "autocomplete": "off",
                "autocapitalize": "off",
                "spellcheck": "false",
                "data-do": f"{GAME}/board-text",
                "aria-invalid": "true" if drawing.wrong else None,
                "aria-describedby": "draw-problems draw-text-hint" if drawing.wrong else "draw-text-hint",
            },
            drawing.text,
        ),
        h(
            "p",
            {"class": "hint", "id": "draw-text-hint"},
            t(
                ". is floor, # an obstacle; A is the red start, B the blue, each followed by the side it faces: "
                "0 is east, then counter-clockwise to 5. Every line is shifted by one place."
            ),
        ),
    )

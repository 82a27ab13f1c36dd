"""The rules of a game, to be read: contents, explanations, the printed tables, whose game it is."""

from __future__ import annotations

import re
from importlib import import_module

from ui.markup import Node, h
from ui.screens.model import Model
from ui.screens.own import ways
from ui.screens.parts import crumb, heading, link, unbroken
from ui.text.bills import bill
from ui.text.blocks import Block, Section, Steps, Table
from ui.text.words import Words

CORNERS = {"●": "red", "◆": "blue"}

#: A cell with more characters than this is a sentence, not an entry.
WORDY = 20


def view(model: Model, t: Words, game: str) -> Node:
    """Give the rules page of a game."""
    sections: tuple[Section, ...] = import_module(f"ui.text.{game}.help").help_sections(t)
    return h(
        "main",
        {"class": "help wrap", "id": "main", "tabindex": "-1"},
        crumb(t),
        heading(unbroken(bill(game, t).title), kicker=t("Rules")),
        h(
            "div",
            {"class": "help-sheet"},
            _contents(sections, game, t),
            h("div", {"class": "help-text"}, [_section(section) for section in sections]),
        ),
    )


def rule_id(section: str) -> str:
    """Give the id of a section's heading on the page, from the clause that events name.

    >>> rule_id("count")
    'rule-count'
    """
    return f"rule-{section}"


def _contents(sections: tuple[Section, ...], game: str, t: Words) -> Node:
    return h(
        "nav",
        {"class": "contents", "aria-labelledby": "contents"},
        h("h2", {"class": "label", "id": "contents"}, t("Contents")),
        h(
            "ol",
            {"class": "contents-list"},
            [
                h("li", None, h("a", {"href": f"#/help/{game}/{section.id}"}, section.title), key=section.id)
                for section in sections
            ],
        ),
        link(f"#/new/{game}", h("span", None, t("Make a match")), kind="btn-main"),
        [
            h("p", {"class": "contents-way"}, link(f"#/{place}/{game}", t(title), kind="btn-bare"), key=place)
            for place, title in ways(game)
        ],
    )


def _section(section: Section) -> Node:
    return h(
        "section",
        {"class": "rule flow", "aria-labelledby": rule_id(section.id)},
        h("h2", {"id": rule_id(section.id), "tabindex": "-1", "data-section": section.id}, section.title),
        [block(each) for each in section.blocks],
        key=section.id,
    )


def block(each: Block) -> Node:
    """Set a paragraph, numbered steps or a table."""
    if isinstance(each, Table):
        return table(each)
    if isinstance(each, Steps):
        return h("ol", {"class": "steps"}, [h("li", None, item) for item in each.items])
    return h("p", {"class": "prose"}, inked(each.text))


def inked(text: str) -> list[Node | str]:
    """Print the corners' signs in a text in the corners' colours.

    >>> len(inked("● on top"))
    2
    """
    parts = re.split("([●◆])", text)
    return [h("span", {"class": CORNERS[part]}, part) if part in CORNERS else part for part in parts if part]


def table(each: Table) -> Node:
    """Set a table as a scorecard that scrolls within itself where the window is narrow; columns of sentences wrap."""
    wordy = [any(len(cell) > WORDY for cell in column) for column in zip(*each.rows, strict=True)]
    looks = ["words" if sentences else None for sentences in wordy]
    return h(
        "figure",
        {"class": "table"},
        h("figcaption", {"class": "label"}, each.caption),
        h(
            "div",
            {"class": "scroller", "role": "region", "aria-label": each.caption, "tabindex": "0"},
            h(
                "table",
                {"class": "card card-words" if any(wordy) else "card"},
                h(
                    "thead",
                    None,
                    h(
                        "tr",
                        None,
                        [
                            h("th", {"scope": "col", "class": look}, inked(cell))
                            for cell, look in zip(each.head, looks, strict=True)
                        ],
                    ),
                ),
                h(
                    "tbody",
                    None,
                    [
                        h(
                            "tr",
                            None,
                            h("th", {"scope": "row", "class": looks[0]}, row[0]),
                            [
                                h("td", {"class": look}, inked(cell))
                                for cell, look in zip(row[1:], looks[1:], strict=True)
                            ],
                        )
                        for row in each.rows
                    ],
                ),
            ),
        ),
    )

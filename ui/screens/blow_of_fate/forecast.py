"""The odds of a bout before its first bell."""

from __future__ import annotations

from collections.abc import Sequence

from engine.odds.chances import Chances
from ui.markup import Node, h
from ui.screens.blow_of_fate.pages import PAGES
from ui.screens.bout.oddsline import odds_bar, share
from ui.screens.parts import mark
from ui.text.words import Words


def forecast(odds: Chances | None, certain: Chances | None, who: Sequence[str], t: Words) -> Node:
    """Give the odds: three figures over a bar, and how sure they are; or that they are being worked out."""
    return h(
        "section",
        {"class": "forecast", "aria-labelledby": "forecast"},
        h("h2", {"class": "label", "id": "forecast"}, t("The odds before the bell")),
        h("div", {"class": "forecast-body"}, _told(odds, certain, who, t) if odds else _waiting(t)),
    )


def _waiting(t: Words) -> list[Node]:
    return [
        h("div", {"class": "forecast-wait", "aria-hidden": "true"}),
        h("p", {"class": "hint"}, t("The referee’s clerk is working them out. You need not wait.")),
    ]


def _told(odds: Chances, certain: Chances | None, who: Sequence[str], t: Words) -> list[Node]:
    return [
        h(
            "ul",
            {"class": "forecast-list"},
            h("li", {"class": "red"}, mark(0), h("span", None, who[0]), h("b", None, share(odds.win(0), odds))),
            h("li", None, h("span", None, t("Draw")), h("b", None, share(odds.draw, odds))),
            h("li", {"class": "blue"}, mark(1), h("span", None, who[1]), h("b", None, share(odds.win(1), odds))),
        ),
        odds_bar(odds),
        *(h("p", {"class": "hint"}, line) for line in PAGES.odds_notes(odds, certain, t)),
    ]

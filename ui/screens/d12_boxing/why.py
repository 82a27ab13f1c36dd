"""The sheet "why?": one event, its reasons, the column it was read in, and the rule."""

from __future__ import annotations

import re

from engine.core.events import Event
from engine.games.d12_boxing import tables
from engine.games.d12_boxing.events import CountRolled, TurnRolled
from ui.markup import Node, h
from ui.screens.d12_boxing import voice
from ui.screens.d12_boxing.board import sign
from ui.screens.d12_boxing.shown import told
from ui.screens.icons import icon
from ui.screens.play import Play
from ui.text.d12_boxing import labels
from ui.text.d12_boxing.why import count_column, why
from ui.text.words import Words


def asked(play: Play) -> tuple[int, int] | None:
    """Give the (step, event) whose reasons are asked for, None for none or for one that may not be told yet."""
    spot = re.fullmatch(r"(\d{1,4})\.(\d{1,2})", play.why)
    if not spot:
        return None
    step, index = int(spot[1]), int(spot[2])
    if step > play.at:
        return None
    events = told(play) if step == play.at else play.match.played[step].events
    return (step, index) if index < len(events) else None


def sheet(play: Play, t: Words) -> Node | None:
    """Give the reasons of the event that was asked about."""
    spot = asked(play)
    if spot is None:
        return None
    step, index = spot
    event = play.match.played[step].events[index]
    names = voice.names(play.match)
    return h(
        "section",
        {"class": "why", "id": "why", "tabindex": "-1", "aria-labelledby": "why-title"},
        h(
            "div",
            {"class": "sheet-head"},
            h("h2", {"id": "why-title"}, t("Why?")),
            h(
                "button",
                {
                    "type": "button",
                    "class": "tool",
                    "data-do": "why",
                    "data-arg": "",
                    "data-key": "Escape",
                    "aria-label": t("Close"),
                    "title": t("Close"),
                },
                icon("close"),
            ),
        ),
        h(
            "div",
            {"class": "why-body"},
            h("p", {"class": "why-what"}, voice.plain(play.match, event, t)),
            h(
                "dl",
                {"class": "reasons"},
                [h("div", None, h("dt", None, label), h("dd", None, value)) for label, value in why(event, names, t)],
            ),
            _column(event, names, t),
            h(
                "a",
                {"class": "btn btn-bare", "href": f"#/help/{play.match.game.id}/{event.clause}"},
                icon("book"),
                h("span", None, t("The rule in full")),
            ),
        ),
        key=play.why,
    )


def _column(event: Event, names: tuple[str, str], t: Words) -> Node | None:
    """Give the column that was read, whole, with its row lit."""
    who = labels.boxers(names, t)
    if isinstance(event, TurnRolled):
        head = event.column
        rows = [
            [h("span", {"class": "cell-sign"}, sign(cell), h("span", None, labels.outcome_of(cell, who, t)))]
            for cell in tables.TURN[event.column]
        ]
        caption = t("The column that was read")
    elif isinstance(event, CountRolled):
        head = count_column(event.column, t)
        rows = [[h("span", None, labels.fate(cell, t))] for cell in tables.COUNT[event.table][event.column]]
        caption = t("The get-up column that was read")
    else:
        return None
    return h(
        "table",
        {"class": "card why-column"},
        h("caption", None, caption),
        h("thead", None, h("tr", None, h("th", {"scope": "col"}, t("Die")), h("th", {"scope": "col"}, head))),
        h(
            "tbody",
            None,
            [
                h(
                    "tr",
                    {
                        "class": "lit" if number == event.die else None,
                        "aria-current": "true" if number == event.die else None,
                    },
                    h("th", {"scope": "row"}, number),
                    h("td", None, cells),
                )
                for number, cells in enumerate(rows, start=1)
            ],
        ),
    )

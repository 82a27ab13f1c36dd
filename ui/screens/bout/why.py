"""The sheet "why?": one event, its reasons, the table it was read in, and the rule."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ui.markup import Node, h
from ui.screens.bout import voice
from ui.screens.bout.sport import Sport, pages
from ui.screens.icons import icon
from ui.screens.play import Play
from ui.text.ring import Reason
from ui.text.words import Words


def asked(sport: Sport, play: Play) -> tuple[int, int] | None:
    """Give the (step, event) whose reasons are asked for, None for none or for one that may not be told yet."""
    spot = re.fullmatch(r"(\d{1,4})\.(\d{1,2})", play.why)
    if not spot:
        return None
    step, index = int(spot[1]), int(spot[2])
    if step > play.at:
        return None
    events = voice.told(sport, play) if step == play.at else play.match.played[step].events
    return (step, index) if index < len(events) else None


def sheet(sport: Sport, play: Play, t: Words) -> Node | None:
    """Give the reasons of the event that was asked about."""
    spot = asked(sport, play)
    if spot is None:
        return None
    step, index = spot
    event = play.match.played[step].events[index]
    names = sport.names(play.match, t)
    game = pages(sport)
    what = voice.plain(sport, play.match, event, t)
    return told(play, what, game.why(event, names, t), event.clause, t, table=game.table(event, names, t))


def told(play: Play, what: str, reasons: Iterable[Reason], clause: str, t: Words, *, table: Node | None = None) -> Node:
    """Set the sheet: what happened, its reasons, the table it was read in if there is one, and the way to the rule."""
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
            h("p", {"class": "why-what"}, what),
            h(
                "dl",
                {"class": "reasons"},
                [h("div", None, h("dt", None, label), h("dd", None, value)) for label, value in reasons],
            ),
            table,
            h(
                "a",
                {"class": "btn btn-bare", "href": f"#/help/{play.match.game.id}/{clause}"},
                icon("book"),
                h("span", None, t("The rule in full")),
            ),
        ),
        key=play.why,
    )

"""The sheets behind buttons: log, menu, table, scorecard, keys; sharing and odds have files of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ui.markup import Child, Node, h
from ui.screens import shell
from ui.screens.bout import log, voice
from ui.screens.bout.odds import odds_sheet
from ui.screens.bout.share import share_sheet
from ui.screens.bout.sport import Sport, pages
from ui.screens.icons import icon
from ui.screens.keys import KEYS
from ui.screens.model import Model
from ui.screens.parts import button, mark
from ui.screens.play import Play
from ui.text.words import N_, Words

#: Key -> what it does.
Keys = Sequence[tuple[str | tuple[str, str], str]]

TITLES = {
    "log": N_("Log"),
    "share": N_("Share"),
    "menu": N_("Menu"),
    "table": N_("The tables"),
    "card": N_("Scorecard"),
    "odds": "",
    "help": N_("Keys"),
}


def open_panel(sport: Sport, play: Play, model: Model, now: Any, t: Words) -> Node | None:
    """Give the dialog that is open, None if none is; a question that waits for an answer comes first."""
    if model.asked and model.asked[0] == "resign":
        return _question(sport, play, int(model.asked[1]), t)
    if play.panel not in TITLES:
        return None
    return dialog(play.panel, t(TITLES[play.panel] or sport.odds), _body(sport, play, model, now, t), t)


def _body(sport: Sport, play: Play, model: Model, now: Any, t: Words) -> Child:
    if play.panel == "log":
        return log.log(sport, play, t, place="sheet")
    if play.panel == "share":
        return share_sheet(play, model, t)
    if play.panel == "menu":
        return _menu(sport, play, model, t)
    if play.panel == "table":
        return pages(sport).tables(play, now, t)
    if play.panel == "card":
        return pages(sport).card(play, now, t, titled=False)
    if play.panel == "odds":
        return odds_sheet(sport, play, t)
    return keys_list(KEYS, t)


def dialog(name: str, title: str, body: Child, t: Words, *, close: str = "panel") -> Node:
    """Give a modal sheet with its title and the button that closes it."""
    return h(
        "dialog",
        {"class": f"sheet sheet-{name}", "data-modal": True, "aria-labelledby": f"sheet-{name}-title"},
        h(
            "div",
            {"class": "sheet-head"},
            h("h2", {"id": f"sheet-{name}-title"}, title),
            h(
                "button",
                {
                    "type": "button",
                    "class": "tool",
                    "data-do": close,
                    "data-arg": "",
                    "data-close": True,
                    "aria-label": t("Close"),
                    "title": t("Close"),
                },
                icon("close"),
            ),
        ),
        h("div", {"class": "sheet-body", "tabindex": "0"}, body),
        key=name,
    )


def _question(sport: Sport, play: Play, seat: int, t: Words) -> Node:
    who = voice.boxers(sport, play.match, t)
    return dialog(
        "question",
        t("Throw in the towel?"),
        [
            h(
                "p",
                None,
                t(
                    "{loser}'s corner gives up; {winner} wins. This cannot be taken back.",
                    loser=who[seat],
                    winner=who[1 - seat],
                ),
            ),
            h(
                "div",
                {"class": "sheet-buttons"},
                button("confirm", t("Throw it in"), kind="btn-main"),
                button("cancel", t("Box on")),
            ),
        ],
        t,
        close="cancel",
    )


def _menu(sport: Sport, play: Play, model: Model, t: Words) -> list[Node | None]:
    who = voice.boxers(sport, play.match, t)
    over = play.match.over
    going = [
        item("skip", t("Jump to the last turn"), "seek", str(play.match.steps)) if play.known else None,
        item("undo", t("Rematch"), "rematch"),
        item("swap", t("Rematch, corners swapped"), "rematch-swap"),
        None if over and not play.known else item("die", t("What if, from here?"), "what-if", str(play.at)),
    ]
    looking = [
        item("card", t("Scorecard"), "panel", "card"),
        item("why", t("The tables"), "panel", "table"),
        item("auto", t(sport.odds), "panel", "odds"),
        item("share", t("Share"), "panel", "share"),
        item("keys", t("Keys"), "panel", "help"),
    ]
    towels = (
        None
        if over
        else [
            button("resign", mark(seat), h("span", None, t("For {who}", who=who[seat])), arg=str(seat))
            for seat in (0, 1)
        ]
    )
    return [
        h("ul", {"class": "items"}, [h("li", None, item) for item in (*looking, *going) if item]),
        h(
            "nav",
            {"class": "menu-places", "aria-label": t("Places")},
            h("a", {"class": "item", "href": "#/"}, icon("back"), h("span", None, t("The card"))),
            h(
                "a",
                {"class": "item", "href": f"#/help/{play.match.game.id}"},
                icon("book"),
                h("span", None, t("Rules")),
            ),
        ),
        h(
            "div",
            {"class": "menu-towel", "role": "group", "aria-labelledby": "towel"},
            h("p", {"class": "label", "id": "towel"}, t("Throw in the towel")),
            h("div", {"class": "sheet-buttons"}, towels),
        )
        if towels
        else None,
        settings(model, t),
    ]


def settings(model: Model, t: Words) -> Node:
    """Give the menu's switches for language, sound, and light and dark."""
    return h(
        "div",
        {"class": "menu-settings"},
        h("div", {"class": "langs", "role": "group", "aria-label": "言語 / Language"}, shell.languages(model)),
        shell.sound_switch(model, t),
        shell.theme_choice(model, t),
    )


def item(sign: str, words: str, do: str, arg: str | None = None) -> Node:
    """Give a line of the menu, as a button."""
    return h(
        "button",
        {"type": "button", "class": "item", "data-do": do, "data-arg": arg},
        icon(sign),
        h("span", None, words),
    )


def keys_list(keys: Keys, t: Words) -> Node:
    """Give keys with what they do; a key that is a word comes with its context."""
    return h(
        "dl",
        {"class": "keys"},
        [
            h(
                "div",
                None,
                h("dt", None, h("kbd", None, key if isinstance(key, str) else t.p(*key))),
                h("dd", None, t(does)),
            )
            for key, does in keys
        ],
    )

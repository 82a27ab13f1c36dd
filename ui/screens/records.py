"""The hall of records: every match kept on this device, and the way in and out for files."""

from __future__ import annotations

from ui.markup import Node, h
from ui.screens.games import OPEN
from ui.screens.icons import icon
from ui.screens.model import Model, SavedMatch
from ui.screens.parts import button, crumb, heading, link, versus
from ui.text.bills import bill
from ui.text.words import Words


def view(model: Model, t: Words) -> Node:
    """Give the hall of records for what is saved."""
    return h(
        "main",
        {"class": "records wrap", "id": "main", "tabindex": "-1"},
        crumb(t),
        heading(t("Hall of records")),
        _letters(model, t),
        _list(model, t) if model.saved else _empty(model, t),
        _files(model, t),
    )


def _letters(model: Model, t: Words) -> Node | None:
    """Give the way to the matches by link that are under way: they are in the book when they are over."""
    count = sum(1 for letter in model.letters.values() if letter.state != "over")
    if not count:
        return None
    text = t.n("{n} match by link is under way.", "{n} matches by link are under way.", n=count)
    return h("p", {"class": "records-letters"}, link("#/letters", icon("link"), h("span", None, text)))


def _list(model: Model, t: Words) -> Node:
    return h(
        "ol",
        {"class": "record-list"},
        [_entry(match, model.asked == ("delete-saved", match.id), t) for match in model.saved],
    )


def _entry(match: SavedMatch, asked: bool, t: Words) -> Node:
    name = f"record-{match.id}"
    return h(
        "li",
        {"class": "record record-over" if match.over else "record"},
        h(
            "a",
            {
                "class": "ticket record-ticket",
                "href": "#/match",
                "data-do": "open-saved",
                "data-arg": match.id,
                "id": name,
            },
            h(
                "span",
                {"class": "ticket-body"},
                h("span", {"class": "kicker"}, bill(match.game, t).title),
                versus(match.names, t, match.winner),
                h("span", {"class": "ticket-foot"}, h("span", None, match.headline), h("span", None, match.when)),
            ),
            h(
                "span",
                {"class": "ticket-stub"},
                icon("text" if match.over else "play"),
                h("span", None, t("Watch") if match.over else t("Continue")),
            ),
        ),
        _sure(match, t) if asked else _entry_buttons(match, name, t),
        key=match.id,
    )


def _entry_buttons(match: SavedMatch, name: str, t: Words) -> Node:
    return h(
        "div",
        {"class": "record-buttons"},
        button(
            "export-one",
            icon("save"),
            arg=match.id,
            kind="btn-bare btn-icon",
            aria_label=t("Save as a file"),
            aria_describedby=name,
        ),
        button(
            "delete-saved",
            icon("trash"),
            arg=match.id,
            kind="btn-bare btn-icon",
            aria_label=t("Delete"),
            aria_describedby=name,
        ),
        # A group of its own: the bin that was pressed must not become the button that says yes.
        key="buttons",
    )


def _sure(match: SavedMatch, t: Words) -> Node:
    return h(
        "div",
        {"class": "record-sure", "role": "group", "aria-label": t("Delete this match?")},
        h("p", {"class": "small"}, t("Delete this match for good?")),
        button("confirm", t("Delete"), arg=match.id),
        button("cancel", t("Keep it"), kind="btn-bare", id="keep-it"),
        key="sure",
    )


def _empty(model: Model, t: Words) -> Node:
    ready = model.boot == "ready"
    return h(
        "div",
        {"class": "empty"},
        h(
            "p",
            {"class": "seal seal-square empty-seal", "aria-hidden": "true"},
            t.p("seal on an empty page", "No bouts"),
        ),
        h(
            "p",
            {"class": "lead"},
            t("The page is still blank.") if ready else t("The book opens as soon as the referee is here."),
        ),
        h("p", {"class": "muted"}, t("Every bout you start is written down here by itself, with each roll.")),
        link(f"#/new/{OPEN[0]}", h("span", None, t("Make a match")), kind="btn-main"),
    )


def _files(model: Model, t: Words) -> Node:
    return h(
        "section",
        {"class": "files", "aria-labelledby": "files"},
        h("h2", {"id": "files"}, t("In and out")),
        h(
            "p",
            {"class": "prose"},
            t("Matches live only in this browser. A file keeps them safe, or carries them to another device."),
        ),
        file_buttons(model, t),
    )


def file_buttons(model: Model, t: Words) -> Node:
    """Give the buttons that read a file and save everything into one."""
    return h(
        "div",
        {"class": "row"},
        h(
            "label",
            {"class": "btn btn-line file-button"},
            icon("load"),
            h("span", None, t("Read a file")),
            h(
                "input",
                {
                    "type": "file",
                    "id": "import",
                    "name": "import",
                    "accept": ".json,application/json",
                    "data-do": "import",
                },
            ),
        ),
        button(
            "export-all",
            icon("save"),
            h("span", None, t("Save everything")),
            disabled=not (model.saved or model.letters),
        ),
    )

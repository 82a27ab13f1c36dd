"""The boxers of your own: the editor, and those that are kept on this device."""

from __future__ import annotations

from engine.games.blow_of_fate.state import Boxer
from ui.markup import Node, h
from ui.screens.blow_of_fate.builder import builder
from ui.screens.blow_of_fate.cards import name_of, picture, rows, style_of
from ui.screens.blow_of_fate.desk import GAME, Desk, desk_of, own_boxers
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.parts import button, crumb, heading, link
from ui.text.words import Words


def view(model: Model, t: Words) -> Node:
    """Give the screen: a boxer just opened, if there is one; the editor; the boxers kept."""
    desk = desk_of(model)
    return h(
        "main",
        {"class": "own wrap", "id": "main", "tabindex": "-1"},
        crumb(t),
        heading(t("Boxers of your own")),
        _opened(desk.opened, t) if desk.opened else None,
        h("div", {"class": "own-sheet"}, _editor(desk, model, t), _kept(desk, model, t)),
    )


def _opened(boxer: Boxer, t: Words) -> Node:
    return h(
        "section",
        {"class": "opened", "aria-labelledby": "opened"},
        h("div", {"class": "opened-picture"}, picture(boxer.build, t)),
        h(
            "div",
            {"class": "opened-text flow"},
            h("p", {"class": "kicker"}, t("A boxer has come in")),
            h("h2", {"id": "opened", "tabindex": "-1"}, name_of(boxer, t)),
            rows(boxer.build, t),
            h(
                "div",
                {"class": "row"},
                button("blow_of_fate/fight-opened", h("span", None, t("Fight with this boxer")), kind="btn-main"),
                button("blow_of_fate/save-opened", icon("save"), h("span", None, t("Only keep"))),
                button("blow_of_fate/drop-opened", h("span", None, t("No, thanks")), kind="btn-bare"),
            ),
        ),
    )


def _editor(desk: Desk, model: Model, t: Words) -> Node:
    draft = desk.draft
    return h(
        "section",
        {"class": "own-editor", "aria-labelledby": "editor"},
        h("h2", {"id": "editor", "tabindex": "-1"}, t("Change a boxer") if draft.id else t("Build a boxer")),
        builder(draft, t, wrong=desk.problem),
        h(
            "div",
            {"class": "row own-do"},
            button("blow_of_fate/fight-draft", h("span", None, t("Keep and fight")), kind="btn-main"),
            button("blow_of_fate/save-draft", icon("save"), h("span", None, t("Keep"))),
            button("blow_of_fate/lab-draft", icon("grid"), h("span", None, t("In the lab")), kind="btn-bare"),
            button("blow_of_fate/new-draft", h("span", None, t("Start over")), kind="btn-bare"),
        ),
    )


def _kept(desk: Desk, model: Model, t: Words) -> Node:
    boxers = own_boxers(model)
    return h(
        "section",
        {"class": "own-kept", "aria-labelledby": "kept"},
        h("h2", {"id": "kept", "tabindex": "-1"}, t("Kept on this device")),
        h(
            "ul",
            {"class": "own-list"},
            [_entry(key, boxer, desk, model, t) for key, boxer in boxers],
        )
        if boxers
        else h("p", {"class": "muted"}, t("Nobody yet. A boxer you keep stands here, and on the set-up screen.")),
        h(
            "div",
            {"class": "row own-files"},
            h(
                "label",
                {"class": "btn btn-line file-button"},
                icon("load"),
                h("span", None, t("Read a boxer’s file")),
                h(
                    "input",
                    {
                        "type": "file",
                        "id": "import-boxer",
                        "name": "import-boxer",
                        "accept": ".json,application/json",
                        "data-do": "import",
                    },
                ),
            ),
            link(f"#/new/{GAME}", h("span", None, t("To the set-up")), kind="btn-bare"),
        ),
    )


def _entry(key: str, boxer: Boxer, desk: Desk, model: Model, t: Words) -> Node:
    name = f"boxer-{key}"
    return h(
        "li",
        {"class": "own-boxer"},
        h(
            "div",
            {"class": "own-head"},
            h("h3", {"id": name}, name_of(boxer, t)),
            h("p", {"class": "small muted"}, style_of(boxer, t)),
        ),
        rows(boxer.build, t),
        _sure(key, t) if model.asked == ("blow_of_fate/delete", key) else _buttons(key, name, desk, t),
        key=key,
    )


def _buttons(key: str, name: str, desk: Desk, t: Words) -> Node:
    small = {"kind": "btn-bare btn-icon", "arg": key, "aria_describedby": name}
    copied = desk.copied == key
    return h(
        "div",
        {"class": "own-buttons"},
        button("blow_of_fate/fight", h("span", None, t("Fight")), arg=key, aria_describedby=name),
        button("blow_of_fate/edit", icon("text"), aria_label=t("Change"), **small),
        button("blow_of_fate/share", icon("check" if copied else "share"), aria_label=t("Share by link"), **small),
        button("blow_of_fate/file", icon("save"), aria_label=t("Save as a file"), **small),
        button("blow_of_fate/delete", icon("trash"), aria_label=t("Delete"), **small),
        h("p", {"class": "small own-copied", "role": "status"}, t("The link is on the clipboard.") if copied else None),
    )


def _sure(key: str, t: Words) -> Node:
    return h(
        "div",
        {"class": "record-sure", "role": "group", "aria-label": t("Delete this boxer?")},
        h("p", {"class": "small"}, t("Delete this boxer for good?")),
        button("confirm", t("Delete"), arg=key),
        button("cancel", t("Keep it"), kind="btn-bare"),
    )

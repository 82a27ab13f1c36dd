"""The boards of your own: one that has just come in, and those that are kept on this device."""

from __future__ import annotations

from engine.games.hex_duel.board import Board
from ui.markup import Node, h
from ui.screens.hex_duel.board_cards import alike, kept_line, thumbnail
from ui.screens.hex_duel.board_desk import GAME, Desk, desk_of, own_boards
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.parts import button, crumb, heading, link
from ui.text.hex_duel import labels
from ui.text.words import Words


def view(model: Model, t: Words) -> Node:
    """Give the screen: a board just opened, if there is one; the boards kept."""
    desk = desk_of(model)
    return h(
        "main",
        {"class": "own own-boards wrap", "id": "main", "tabindex": "-1"},
        crumb(t),
        heading(t("Boards of your own")),
        _opened(desk.opened, t) if desk.opened else None,
        _kept(desk, model, t),
    )


def _opened(board: Board, t: Words) -> Node:
    return h(
        "section",
        {"class": "opened", "aria-labelledby": "opened"},
        h("div", {"class": "opened-picture"}, thumbnail(board)),
        h(
            "div",
            {"class": "opened-text flow"},
            h("p", {"class": "kicker"}, t("A board has come in")),
            h("h2", {"id": "opened", "tabindex": "-1"}, labels.board_of(board, t)),
            h("p", None, alike(board, t)),
            h(
                "div",
                {"class": "row"},
                button(f"{GAME}/board-duel-opened", h("span", None, t("Duel on this board")), kind="btn-main"),
                button(f"{GAME}/board-keep-opened", icon("save"), h("span", None, t("Only keep"))),
                button(f"{GAME}/board-drop-opened", h("span", None, t("No, thanks")), kind="btn-bare"),
            ),
        ),
    )


def _kept(desk: Desk, model: Model, t: Words) -> Node:
    boards = own_boards(model)
    return h(
        "section",
        {"class": "own-kept", "aria-labelledby": "kept"},
        h("h2", {"id": "kept", "tabindex": "-1"}, t("Kept boards")),
        h("ul", {"class": "board-list"}, [_entry(key, board, desk, model, t) for key, board in boards])
        if boards
        else h("p", {"class": "muted"}, t("No board yet. One that you keep stands here, and at the set-up.")),
        h(
            "div",
            {"class": "row own-files"},
            button(f"{GAME}/board-new", icon("add"), h("span", None, t("Draw a board"))),
            h(
                "label",
                {"class": "btn btn-line file-button"},
                icon("load"),
                h("span", None, t("Read a board’s file")),
                h(
                    "input",
                    {
                        "type": "file",
                        "id": "import-board",
                        "name": "import-board",
                        "accept": ".json,application/json",
                        "data-do": "import",
                    },
                ),
            ),
            link(f"#/new/{GAME}", h("span", None, t("To the set-up")), kind="btn-bare"),
        ),
    )


def _entry(key: str, board: Board, desk: Desk, model: Model, t: Words) -> Node:
    name = f"board-{key}"
    return h(
        "li",
        {"class": "own-board"},
        thumbnail(board),
        h(
            "div",
            {"class": "own-head"},
            h("h3", {"id": name}, labels.board_of(board, t)),
            h("p", {"class": "small muted"}, kept_line(key, model, t)),
            h("p", {"class": "small muted"}, alike(board, t)),
        ),
        _sure(key, t) if model.asked == (f"{GAME}/board-delete", key) else _buttons(key, name, desk, t),
        key=key,
    )


def _buttons(key: str, name: str, desk: Desk, t: Words) -> Node:
    copied = desk.copied == key

    def small(do: str, sign: str, says: str) -> Node:
        words = {"aria_label": says, "title": says, "aria_describedby": name}
        return button(f"{GAME}/{do}", icon(sign), arg=key, kind="btn-bare btn-icon", **words)

    return h(
        "div",
        {"class": "own-buttons"},
        button(f"{GAME}/board-duel", h("span", None, t.p("board", "Duel here")), arg=key, aria_describedby=name),
        small("board-edit", "text", t("Change")),
        small("board-share", "check" if copied else "share", t("Share by link")),
        small("board-file", "save", t("Save as a file")),
        small("board-delete", "trash", t("Delete")),
        h("p", {"class": "small own-copied", "role": "status"}, t("The link is on the clipboard.") if copied else None),
    )


def _sure(key: str, t: Words) -> Node:
    return h(
        "div",
        {"class": "record-sure", "role": "group", "aria-label": t("Delete this board?")},
        h("p", {"class": "small"}, t("Delete this board for good?")),
        button("confirm", t("Delete"), arg=key),
        button("cancel", t("Keep it"), kind="btn-bare"),
    )

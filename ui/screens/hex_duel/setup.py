"""The set-up form's part of Arena Duel: where the duel is fought."""

from __future__ import annotations

from typing import Final

from engine.core.codec import dump
from engine.core.match import Player
from engine.games.hex_duel.board import Board
from engine.games.hex_duel.boards import NAMES, shipped
from ui.markup import Node, h
from ui.screens.hex_duel.board_cards import choice
from ui.screens.hex_duel.board_desk import GAME, own_boards
from ui.screens.icons import icon
from ui.screens.model import Model, Setup
from ui.screens.parts import link
from ui.text.words import N_, Words

#: First part of a route -> the module of the screen, and its title.
PLACES: Final = {
    "boards": ("boards", N_("Boards of your own")),
    "draw": ("editor", N_("Draw a board")),
}
#: Those of them that the rules page points to.
WAYS: Final = ("draw", "boards")


def players(setup: Setup) -> tuple[Player, Player]:
    """Give who plays, as the record says it."""
    human = {"solo": (True, False), "two": (True, True), "link": (True, True), "watch": (False, False)}[setup.kinds]
    one, two = (
        Player(setup.names[seat]) if human[seat] else Player(kind="computer", level=setup.levels[seat])
        for seat in (0, 1)
    )
    return one, two


def candidates(model: Model) -> list[tuple[str, Board]]:
    """Give all boards that may be chosen, by key: those of this device, then the shipped ones."""
    return [*own_boards(model), *((name, shipped(name)) for name in NAMES)]


def picked(setup: Setup, model: Model) -> str:
    """Give the key of the board that the form asks for: one that is there."""
    wanted = setup.own.get("board", NAMES[0])
    return wanted if wanted in NAMES or wanted in dict(own_boards(model)) else NAMES[0]


def terms(setup: Setup, model: Model) -> dict[str, object]:
    """Give what this part of the form adds to a match's options: the board, by name or, of one's own, as a map."""
    key = picked(setup, model)
    if key == NAMES[0]:
        return {}
    return {"board": key if key in NAMES else dump(dict(own_boards(model))[key])}


def choose(setup: Setup, model: Model, t: Words) -> Node:
    """Give the boards to choose from, and the ways to one's own."""
    return h(
        "div",
        {"class": "wrap choose"},
        choice(candidates(model), picked(setup, model), model, t),
        h(
            "nav",
            {"class": "row choose-more", "aria-label": t("More")},
            link(f"#/draw/{GAME}", icon("add"), h("span", None, t("Draw a board")), kind="btn-bare"),
            link(f"#/boards/{GAME}", icon("grid"), h("span", None, t("Boards of your own")), kind="btn-bare"),
        ),
    )

"""The set-up form's part of Arena Duel: where the duel is fought."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from engine.core.match import Player
from engine.games.hex_duel.board import Board
from engine.games.hex_duel.boards import NAMES, shipped
from ui.board.layout import box
from ui.board.scene import Hex, middle
from ui.board.shapes import UNIT
from ui.markup import Node, h
from ui.screens.model import Model, Setup
from ui.text.hex_duel import labels
from ui.text.words import Words

GAME: Final = "hex_duel"
#: First part of a route -> the module of the screen, and its title.
PLACES: Final[dict[str, tuple[str, str]]] = {}
WAYS: Final[tuple[str, ...]] = ()


def players(setup: Setup) -> tuple[Player, Player]:
    """Give who plays, as the record says it."""
    human = {"solo": (True, False), "two": (True, True), "link": (True, True), "watch": (False, False)}[setup.kinds]
    one, two = (
        Player(setup.names[seat]) if human[seat] else Player(kind="computer", level=setup.levels[seat])
        for seat in (0, 1)
    )
    return one, two


def terms(setup: Setup, model: Model) -> dict[str, object]:
    """Give what this part of the form adds to the options of a match by link: the board."""
    board = picked(setup)
    return {} if board == NAMES[0] else {"board": board}


def picked(setup: Setup) -> str:
    """Give the board that the form asks for: a shipped one's name."""
    wanted = setup.own.get("board", NAMES[0])
    return wanted if wanted in NAMES else NAMES[0]


def choose(setup: Setup, model: Model, t: Words) -> Node:
    """Give the boards to choose from."""
    chosen = picked(setup)
    return h(
        "div",
        {"class": "wrap choose"},
        h(
            "fieldset",
            {"class": "boards"},
            h("legend", {"class": "label"}, labels.option("board", t)[0]),
            h("div", {"class": "boards-row"}, [_card(name, name == chosen, model, t) for name in NAMES]),
        ),
    )


def _card(name: str, chosen: bool, model: Model, t: Words) -> Node:
    title, line = labels.board(name, t)
    return h(
        "label",
        {"class": "board-card"},
        h(
            "input",
            {
                "type": "radio",
                "name": "setup-own-board",
                "id": f"setup-own-board-{name}",
                "value": name,
                "checked": chosen,
                "data-do": "set-own",
                "data-arg": "board",
            },
        ),
        # The page as it is written holds every board twice: pictures come with the referee.
        thumbnail(shipped(name)) if model.boot == "ready" else h("span", {"class": "board-small"}),
        h("b", {"class": "board-name"}, title),
        h("span", {"class": "board-line"}, line),
    )


@lru_cache(maxsize=32)
def thumbnail(board: Board) -> Node:
    """Draw a board small: a dot for each hex."""
    left, top, right, bottom = (part * UNIT for part in box(board.hexes))
    starts = [(start[0], start[1]) for start in board.starts]
    floor = _dots(board.hexes)
    return h(
        "svg",
        {
            "class": "board-small",
            "viewBox": f"{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}",
            "aria-hidden": "true",
        },
        h("path", {"class": "small-edge", "d": floor}),
        h("path", {"class": "small-floor", "d": floor}),
        h("path", {"class": "small-pillar", "d": _dots(board.obstacles)}) if board.obstacles else None,
        [h("path", {"class": f"small-{seat}", "d": _dots([at])}) for seat, at in enumerate(starts)],
    )


def _dots(tiles: Iterable[Hex]) -> str:
    places = (middle(at) for at in tiles)
    return "".join(f"M{x * UNIT:.0f} {y * UNIT:.0f}h0" for x, y in places)

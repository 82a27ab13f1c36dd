"""Boards shown before a duel: the small picture, what one is called, the cards to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.games.hex_duel.board import Board
from engine.games.hex_duel.boards import NAMES
from engine.games.hex_duel.tables import Hex
from ui.board.layout import box
from ui.board.scene import middle
from ui.board.shapes import START, UNIT
from ui.markup import Child, Node, h
from ui.screens.hex_duel.board_desk import day_of
from ui.screens.hex_duel.strokes import even
from ui.screens.model import Model
from ui.text.hex_duel import labels
from ui.text.words import Words

#: The rest of a hex's outline from its top corner on: every hex the same, so that a packed page hardly grows.
_OUTLINE = "l87 50v100l-87 50-87-50v-100z"


@lru_cache(maxsize=32)
def thumbnail(board: Board) -> Node:
    """Draw a board small: one path for the floor, one for the obstacles, one for each start."""
    left, top, right, bottom = (part * UNIT for part in box(board.hexes))
    return h(
        "svg",
        {
            "class": "board-small",
            "viewBox": f"{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}",
            "aria-hidden": "true",
        },
        h("path", {"class": "small-floor", "d": _outlines(board.hexes)}),
        h("path", {"class": "small-pillar", "d": _outlines(board.obstacles)}) if board.obstacles else None,
        [_start(seat, start[:2]) for seat, start in enumerate(board.starts)],
    )


def _outlines(tiles: Iterable[Hex]) -> str:
    tops = ((UNIT * x, UNIT * (y - 1)) for x, y in map(middle, tiles))
    return "".join(f"M{x:.0f} {y:.0f}{_OUTLINE}" for x, y in tops)


def _start(seat: int, at: Hex) -> Node:
    x, y = middle(at)
    moved = f"translate({UNIT * x:.0f} {UNIT * y:.0f})"
    return h("path", {"class": f"small-{seat}", "d": START[seat], "transform": moved})


def alike(board: Board, t: Words) -> str:
    """Say whether a board gives both sides the same."""
    return t("The same from both sides") if even(board) else t("Not the same from both sides")


def kept_line(key: str, model: Model, t: Words) -> str:
    """Say when a board was kept, as far as that is known."""
    day = day_of(model, key)
    return t("Your own, of {day}", day=day) if day else t("Your own")


def choice(boards: Sequence[tuple[str, Board]], chosen: str, model: Model, t: Words) -> Node:
    """Give the cards to choose from: radio buttons, one tab stop."""
    return h(
        "fieldset",
        {"class": "boards"},
        h("legend", {"class": "label"}, labels.option("board", t)[0]),
        h("div", {"class": "boards-row"}, [_choice(key, board, key == chosen, model, t) for key, board in boards]),
    )


def _choice(key: str, board: Board, chosen: bool, model: Model, t: Words) -> Node:
    if key in NAMES:
        title, line = labels.board(key, t)
    else:
        title, line = labels.board_of(board, t), kept_line(key, model, t)
    return h(
        "label",
        {"class": "board-card"},
        h(
            "input",
            {
                "type": "radio",
                "name": "setup-own-board",
                "id": f"setup-own-board-{key}",
                "value": key,
                "checked": chosen,
                "data-do": "set-own",
                "data-arg": "board",
            },
        ),
        # The page as it is written would hold every board twice: pictures come with the referee.
        thumbnail(board) if model.boot == "ready" else h("span", {"class": "board-small"}),
        h("b", {"class": "board-name"}, title, count(board, t) if key in NAMES else None),
        h("span", {"class": "board-line"}, line),
        key=key,
    )


def count(board: Board, t: Words) -> Child:
    """Give a sign with the number of a board's hexes."""
    n = len(board.hexes)
    return h(
        "span",
        {"class": "board-count"},
        h("span", {"aria-hidden": "true"}, f"⬡ {n}"),
        h("span", {"class": "sr"}, t.n("{n} hex", "{n} hexes", n=n)),
    )

"""The board editor: the picture that is drawn on, its tools, what is wrong so far; the text stands beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.core.errors import BadBoard, EngineError
from engine.games.hex_duel.board import Board
from engine.games.hex_duel.tables import HEXES_MOST, Hex
from ui.board.grid import grid
from ui.board.scene import Figure, Scene, middle
from ui.board.shapes import HEX, START
from ui.markup import Node, h
from ui.screens.bout.parts import tool as small_tool
from ui.screens.hex_duel.board_cards import alike, thumbnail
from ui.screens.hex_duel.board_desk import BEGINNINGS, GAME, Desk, Drawing, beginning, desk_of
from ui.screens.hex_duel.editor_text import text_part
from ui.screens.hex_duel.strokes import SHEET_MOST, TOOLS, around
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.parts import button, crumb, heading, link
from ui.text.errors import explain
from ui.text.hex_duel import labels
from ui.text.words import NP_, Words

#: Tool -> its word.
WORDS: Final = {
    "floor": NP_("tool", "Floor"),
    "obstacle": NP_("tool", "Obstacle"),
    "nothing": NP_("tool", "Nothing"),
    "red": NP_("tool", "Red start"),
    "blue": NP_("tool", "Blue start"),
}


def scene(model: Model, t: Words) -> Scene:
    """Give what the picture shows: the board on its sheet, both starts as figures, a hex that is cut off picked out."""
    desk = desk_of(model)
    now = desk.draft.now
    board = now.board
    figures = tuple(Figure(seat, middle((q, r)), facing) for seat, (q, r, facing) in enumerate(board.starts))
    return Scene(
        tiles=board.hexes,
        obstacles=board.obstacles,
        figures=figures,
        sheet=now.sheet,
        picked=next((error.params["value"] for error in _cut_off(board)), None),
        cursor=desk.cursor,
        near=_heart(now.sheet),
    )


def _cut_off(board: Board) -> list[BadBoard]:
    return [
        BadBoard(error.code, **{**error.params, "value": tuple(error.params["value"])})
        for error in board.problems()
        if error.code == "floor-apart"
    ]


@lru_cache(maxsize=8)
def _heart(sheet: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Give the hex of a sheet nearest to its middle: what the picture shows when it cannot show all."""
    x = sum(middle(at)[0] for at in sheet) / len(sheet)
    y = sum(middle(at)[1] for at in sheet) / len(sheet)
    return (min(sheet, key=lambda at: ((middle(at)[0] - x) ** 2 + (middle(at)[1] - y) ** 2, at)),)


def problems(drawing: Drawing, t: Words) -> list[str]:
    """Say what is wrong with a drawing: with its text, or else with its board."""
    found = [drawing.wrong] if drawing.wrong else list(drawing.board.problems())
    return [_told(error, drawing, t) for error in found]


def _told(error: BadBoard, drawing: Drawing, t: Words) -> str:
    """Write an error as of the drawing itself: a hex by its name, and no word of fields."""
    params = {name: value for name, value in error.params.items() if name != "field"}
    if error.code == "floor-apart":
        params["value"] = hex_name(drawing, tuple(params["value"]))
    return explain(EngineError(error.code, **params), t)


def hex_name(drawing: Drawing, at: Hex) -> str:
    """Name a hex by its place on the sheet."""
    return labels.hex_name(Board(drawing.sheet), at)


def hex_said(drawing: Drawing, at: Hex, t: Words) -> str:
    """Say all there is to know of a hex of the sheet: its name, and what is there."""
    board = drawing.board
    for seat, (q, r, facing) in enumerate(board.starts):
        if (q, r) == at:
            what = t("{start}, facing {way}", start=t.p(*WORDS[TOOLS[3 + seat]]), way=labels.direction(facing, t))
            break
    else:
        inside = at in frozenset(board.hexes)
        what = t.p(*WORDS["obstacle" if at in board.obstacles else "floor" if inside else "nothing"])
    return t("{hex}: {what}", hex=hex_name(drawing, at), what=what)


def view(model: Model, t: Words) -> Node:
    """Give the screen; what cannot be drawn with before Python runs is not there until then."""
    desk = desk_of(model)
    alive = model.boot != "static"
    return h(
        "main",
        {"class": "draw wrap", "id": "main", "tabindex": "-1"},
        crumb(t),
        heading(t("Change a board") if desk.draft.id else t("Draw a board")),
        h(
            "div",
            {"class": "draw-sheet"},
            h(
                "section",
                {"class": "draw-board", "aria-label": t("The picture")},
                _tools(desk, t),
                _picture(desk, alive, t),
            ),
            h("section", {"class": "draw-rest", "aria-label": t("The board so far")}, _rest(desk, t))
            if alive
            else None,
        ),
    )


def _tools(desk: Desk, t: Words) -> Node:
    return h(
        "fieldset",
        {"class": "draw-tools"},
        h("legend", {"class": "label"}, t("What a tap puts down")),
        h(
            "div",
            {"class": "draw-strip"},
            [
                h(
                    "label",
                    {"class": "draw-tool"},
                    h(
                        "input",
                        {
                            "type": "radio",
                            "name": "draw-tool",
                            "id": f"draw-tool-{name}",
                            "value": name,
                            "checked": name == desk.tool,
                            "data-do": f"{GAME}/board-tool",
                            "data-key": str(number),
                        },
                    ),
                    h("span", None, _swatch(name), h("span", {"class": "draw-word"}, t.p(*WORDS[name]))),
                )
                for number, name in enumerate(TOOLS, start=1)
            ],
        ),
    )


def _swatch(name: str) -> Node:
    """Draw what a tool puts down."""
    start = {"red": START[0], "blue": START[1]}.get(name)
    return h(
        "svg",
        {"class": f"swatch swatch-{name}", "viewBox": "-106 -106 212 212", "aria-hidden": "true"},
        h("path", {"class": "swatch-hex", "d": HEX}),
        h("path", {"class": "swatch-start", "d": start}) if start else None,
    )


def _picture(desk: Desk, alive: bool, t: Words) -> list[Node | None]:
    now = desk.draft.now
    at = desk.cursor if desk.cursor in now.sheet else now.board.starts[0][:2]
    assert at is not None
    return [
        h(
            "div",
            {
                "class": "draw-picture",
                "id": "draw-picture",
                "tabindex": "-1",
                "role": "group",
                "aria-label": t("The picture"),
            },
            h(
                "canvas",
                {
                    "class": "draw-canvas",
                    "data-board": True,
                    "data-tap": f"{GAME}/board-put",
                    "data-whole": desk.whole or None,
                    "role": "img",
                    "aria-label": t("The drawing. Every hex is in the grid that follows."),
                },
            ),
            _hexes(now, at, t.lang) if alive else None,
            small_tool("zoom", t("The whole board, or closer"), f"{GAME}/board-zoom", key="z", kind="draw-zoom"),
        ),
        _ways(desk, t),
        h(
            "p",
            {"class": "draw-told draw-refused" if desk.refused else "draw-told", "role": "status"},
            desk.told or t("Tap a hex; a start that is tapped with its tool turns."),
        ),
    ]


@lru_cache(maxsize=4)
def _hexes(now: Drawing, at: Hex, lang: str) -> Node:
    t = Words(lang)
    return grid(
        now.sheet,
        t("The hexes of the drawing"),
        lambda each: hex_said(now, each, t),
        do=f"{GAME}/board-put",
        roves=f"{GAME}/board-cursor",
        at=at,
    )


def _ways(desk: Desk, t: Words) -> Node:
    draft = desk.draft
    full = len(around(draft.now.sheet)) > SHEET_MOST
    return h(
        "div",
        {"class": "draw-ways"},
        small_tool("undo", t("Undo"), f"{GAME}/board-undo", key="u", off=not draft.past),
        small_tool("undo", t("Redo"), f"{GAME}/board-redo", key="r", off=not draft.ahead, kind="draw-redo"),
        small_tool("add", t("More room around"), f"{GAME}/board-room", key="+", off=full),
        button(
            f"{GAME}/board-twins",
            icon("check" if desk.twins else "close"),
            h("span", None, t("Both sides at once")),
            kind="btn-toggle draw-twins",
            data_key="b",
            aria_pressed="true" if desk.twins else "false",
        ),
    )


def _rest(desk: Desk, t: Words) -> list[Node | None]:
    now = desk.draft.now
    wrong = problems(now, t)
    return [
        h(
            "div",
            {"class": "draw-state"},
            h("p", {"class": "draw-count"}, t("{n} of {most} hexes", n=len(now.board.hexes), most=HEXES_MOST)),
            h("p", {"class": "small muted"}, alike(now.board, t)),
            h(
                "div",
                {"id": "draw-problems", "tabindex": "-1", "role": "status"},
                [h("p", {"class": "problem"}, each) for each in wrong]
                or h("p", {"class": "draw-sound"}, t("One can duel on it.")),
            ),
        ),
        h(
            "div",
            {"class": "row own-do"},
            button(f"{GAME}/board-duel-draft", h("span", None, t("Keep and duel")), kind="btn-main"),
            button(f"{GAME}/board-keep", icon("save"), h("span", None, t("Keep"))),
            link(f"#/boards/{GAME}", h("span", None, t("Boards of your own")), kind="btn-bare"),
        ),
        h(
            "details",
            {"class": "fold draw-fold"},
            h("summary", None, h("span", {"class": "terms"}, t("Begin from another board"))),
            h("div", {"class": "fold-body draw-from"}, [_beginning(name, t) for name in BEGINNINGS]),
        ),
        text_part(now, t),
    ]


def _beginning(name: str, t: Words) -> Node:
    board = beginning(name)
    assert board is not None
    hexes = t.n("{n} hex", "{n} hexes", n=len(board.hexes))
    words = t("Empty, {hexes}", hexes=hexes) if name.startswith("hexagon") else labels.board(name, t)[0]
    return h(
        "button",
        {"type": "button", "class": "draw-begin", "data-do": f"{GAME}/board-from", "data-arg": name},
        thumbnail(board),
        h("span", None, words),
        key=name,
    )

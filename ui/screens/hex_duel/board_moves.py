"""The messages about boards of one's own: drawing one, keeping it, sending it out and taking it in."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.core.errors import EngineError
from engine.games.hex_duel.board import Board
from engine.games.hex_duel.tables import HEXES_MOST
from engine.link.objects import object_link, write_object
from ui.board import grid
from ui.screens import objects
from ui.screens.changes import Change, said
from ui.screens.hex_duel.board_desk import (
    GAME,
    Draft,
    Drawing,
    beginning,
    begun,
    board_of,
    desk_of,
    own_boards,
    with_desk,
    with_draft,
)
from ui.screens.hex_duel.editor import hex_said, problems
from ui.screens.hex_duel.strokes import SHEET_MOST, TOOLS, around
from ui.screens.messages import Download, Effect, Env, Focus, Go, Keep, Message, Share
from ui.screens.model import Model
from ui.text.errors import explain
from ui.text.hex_duel import labels
from ui.text.words import N_, Words

Handler = Callable[[Model, Message, Env], Change]

BOARDS: Final = f"boards/{GAME}"
DRAW: Final = f"draw/{GAME}"
SETUP: Final = f"new/{GAME}"

#: Why a stroke did nothing -> the sentence.
REFUSALS: Final = {
    "start-stays": N_("A start is moved, not taken away: choose its tool and tap where it should be."),
    "own-twin": N_("The middle is its own counterpart: both starts would be there."),
}


# ---- drawing


def _tool(model: Model, message: Message, env: Env) -> Change:
    tool = message.value or message.arg
    return (with_desk(model, tool=tool), ()) if tool in TOOLS else (model, ())


def _put(model: Model, message: Message, env: Env) -> Change:
    at = grid.read(message.arg)
    desk = desk_of(model)
    if at is None or at not in desk.draft.now.sheet:
        return model, ()
    draft, why = desk.draft.put(at, desk.tool, desk.twins)
    t = Words(model.lang)
    if why:
        return with_desk(model, told=_refusal(why, t), refused=True), ()
    return with_draft(model, draft, told=hex_said(draft.now, at, t)), ()


def _refusal(why: str, t: Words) -> str:
    if why in REFUSALS:
        return t(REFUSALS[why])
    return explain(EngineError(why, value=HEXES_MOST + 1, allowed=HEXES_MOST), t)


def _cursor(model: Model, message: Message, env: Env) -> Change:
    return with_desk(model, cursor=grid.read(message.arg)), ()


def _twins(model: Model, message: Message, env: Env) -> Change:
    return with_desk(model, twins=not desk_of(model).twins), ()


def _zoom(model: Model, message: Message, env: Env) -> Change:
    return with_desk(model, whole=not desk_of(model).whole), ()


def _room(model: Model, message: Message, env: Env) -> Change:
    draft = desk_of(model).draft
    sheet = around(draft.now.sheet)
    if len(sheet) > SHEET_MOST:
        return model, ()
    return with_draft(model, draft.then(replace(draft.now, sheet=sheet))), ()


def _from(model: Model, message: Message, env: Env) -> Change:
    board = beginning(message.arg)
    if board is None:
        return model, ()
    return with_draft(model, desk_of(model).draft.then(Drawing.of(board)), cursor=None), (Focus("draw-picture"),)


def _text(model: Model, message: Message, env: Env) -> Change:
    return with_draft(model, desk_of(model).draft.typed(message.value), cursor=None), ()


def _undo(model: Model, message: Message, env: Env) -> Change:
    return with_draft(model, desk_of(model).draft.back()), ()


def _redo(model: Model, message: Message, env: Env) -> Change:
    return with_draft(model, desk_of(model).draft.on()), ()


# ---- keeping


def _kept(model: Model, board: Board, env: Env, name: str = "") -> tuple[Model, str, tuple[Effect, ...]]:
    """Keep a board on the device; one that is there already is not kept twice."""
    same = next((key for key, each in own_boards(model) if each == board), "")
    if same and not name:
        return model, same, ()
    name = name or f"o-{env.id}"
    kept = {**objects.keep(name, "board", board, env.now), "day": env.when[:10]}
    return replace(model, objects={**model.objects, name: kept}), name, (Keep(name, kept),)


def _sent(model: Model, key: str) -> Change:
    """Go to the set-up with a board chosen."""
    setup = model.setup_of(GAME)
    setup = replace(setup, own={**setup.own, "board": key}, problem=None)
    model = replace(model, setup={**model.setup, GAME: setup}, route=SETUP, notice=None, asked=None)
    return model, (Go(SETUP),)


def _keep_draft(duel: bool) -> Handler:
    def handler(model: Model, message: Message, env: Env) -> Change:
        t = Words(model.lang)
        draft = desk_of(model).draft
        if problems(draft.now, t):
            return model, (Focus("draw-text" if draft.now.wrong else "draw-problems"),)
        known = draft.id if draft.id in model.objects else ""
        board = draft.now.board.settle("board")
        model, key, effects = _kept(with_draft(model, Draft()), board, env, known)
        if duel:
            model, more = _sent(model, key)
            return model, (*effects, *more)
        model = replace(model, route=BOARDS, asked=None)
        model, _ = said(model, "good", t("The board is kept on this device."))
        return model, (*effects, Go(BOARDS))

    return handler


def _new(model: Model, message: Message, env: Env) -> Change:
    return with_draft(replace(model, route=DRAW, notice=None, asked=None), Draft()), (Go(DRAW),)


def _edit(model: Model, message: Message, env: Env) -> Change:
    board = board_of(model, message.arg)
    if board is None:
        return model, ()
    model = replace(model, route=DRAW, notice=None, asked=None)
    return with_draft(model, begun(board, message.arg), cursor=None), (Go(DRAW),)


def _duel(model: Model, message: Message, env: Env) -> Change:
    return _sent(model, message.arg) if board_of(model, message.arg) else (model, ())


def _share(model: Model, message: Message, env: Env) -> Change:
    board = board_of(model, message.arg)
    if board is None:
        return model, ()
    link = f"{model.base}#{object_link('board', board)}"
    title = labels.board_of(board, Words(model.lang))
    return with_desk(model, copied=""), (Share(f"{GAME}/{message.arg}", title, link),)


def _copied(model: Model, message: Message, env: Env) -> Change:
    if message.value == "yes":
        return with_desk(model, copied=message.arg), ()
    t = Words(model.lang)
    return said(model, "bad", t("This browser would not copy the link. Save the board as a file."))


def _file(model: Model, message: Message, env: Env) -> Change:
    board = board_of(model, message.arg)
    if board is None:
        return model, ()
    text = json.dumps(write_object("board", board))
    return model, (Download(f"saikoro-board-{len(board.hexes)}.json", "application/json", text),)


def _delete(model: Model, message: Message, env: Env) -> Change:
    asked = (f"{GAME}/board-delete", message.arg)
    if model.asked != asked:
        return replace(model, asked=asked), ()
    held = {name: kept for name, kept in model.objects.items() if name != message.arg}
    draft = desk_of(model).draft
    model = with_desk(model, draft=replace(draft, id="") if draft.id == message.arg else draft)
    return replace(model, objects=held, asked=None), (Keep(message.arg, None), Focus("kept"))


def opened(model: Model, value: Any, env: Env) -> Change:
    """Show a board that a link or a file held: to keep, or to duel on."""
    model = with_desk(replace(model, route=BOARDS, notice=None, asked=None), opened=value)
    return model, (Go(BOARDS), Focus("opened"))


def _opened(duel: bool) -> Handler:
    def handler(model: Model, message: Message, env: Env) -> Change:
        board = desk_of(model).opened
        if board is None:
            return model, ()
        model, key, effects = _kept(with_desk(model, opened=None), board, env)
        if duel:
            model, more = _sent(model, key)
            return model, (*effects, *more)
        return model, (*effects, Focus("kept"))

    return handler


def _drop_opened(model: Model, message: Message, env: Env) -> Change:
    return with_desk(model, opened=None), (Focus("title"),)


HANDLERS: Final[Mapping[str, Handler]] = {
    "board-tool": _tool,
    "board-put": _put,
    "board-cursor": _cursor,
    "board-twins": _twins,
    "board-zoom": _zoom,
    "board-room": _room,
    "board-from": _from,
    "board-text": _text,
    "board-undo": _undo,
    "board-redo": _redo,
    "board-keep": _keep_draft(duel=False),
    "board-duel-draft": _keep_draft(duel=True),
    "board-new": _new,
    "board-edit": _edit,
    "board-duel": _duel,
    "board-share": _share,
    "copied": _copied,
    "board-file": _file,
    "board-delete": _delete,
    "board-keep-opened": _opened(duel=False),
    "board-duel-opened": _opened(duel=True),
    "board-drop-opened": _drop_opened,
}

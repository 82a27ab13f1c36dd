"""The match screen of Arena Duel: the board, each side's plate, what is asked, and the log."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ui.markup import Node, h
from ui.screens.bout.names import names_kept
from ui.screens.bout.parts import tool
from ui.screens.hex_duel import log, news
from ui.screens.hex_duel.board import hexes
from ui.screens.hex_duel.controls import controls
from ui.screens.hex_duel.curtain import curtain
from ui.screens.hex_duel.hand import curtained, hand_of
from ui.screens.hex_duel.names import who
from ui.screens.hex_duel.plates import plate, tray
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.play import Play
from ui.text.words import Words


def view(play: Play, model: Model, t: Words) -> Node:
    """Give the match screen's `<main>`: the duel as far as it is revealed, a curtain before an order, or the end."""
    seat = curtained(play)
    if seat is not None:
        stage = curtain(play, seat, t)
    elif play.finished:
        stage = _later("end").view(play, model, t)
    else:
        stage = _duel(play, model, t)
    return h(
        "main",
        {"class": "match match-over" if play.finished else "match", "id": "main", "tabindex": "-1"},
        None
        if seat is not None
        else h(
            "h1",
            {"class": "sr", "id": "title", "tabindex": "-1"},
            t("{red} against {blue}", red=who(play.match, t)[0], blue=who(play.match, t)[1]),
        ),
        h(
            "p",
            {"class": "sr", "id": "live", "aria-live": "polite", "aria-atomic": "true"},
            "" if seat is not None else news.announce(play, t),
        ),
        stage,
        _later("panels").open_panel(play, model, t) if play.panel or model.asked else None,
    )


def _later(name: str) -> Any:
    """Load a part of the screen when it is first shown, so that the first picture need not wait for it."""
    return import_module(f"ui.screens.hex_duel.{name}")


def _duel(play: Play, model: Model, t: Words) -> Node:
    return h(
        "div",
        {"class": "bout duel"},
        _top(play, t),
        h(
            "div",
            {"class": "board board-duel"},
            _picture(play, t),
            plate(play, 0, t),
            plate(play, 1, t),
        ),
        _call(play, t),
        controls(play, model, t),
        h(
            "aside",
            {"class": "side", "aria-label": t("Log and reasons")},
            _later("why").sheet(play, t) if play.why else None,
            h("h2", {"class": "side-title"}, t("Log")),
            h("div", {"class": "side-log"}, log.log(play, t, place="side")),
        ),
        key="duel",
    )


def _top(play: Play, t: Words) -> Node:
    ordering = hand_of(play) is not None
    turn = max(play.match.played[play.at].state.turn + (1 if ordering else 0), 1)
    return h(
        "div",
        {"class": "top"},
        h(
            "div",
            {"class": "clock"},
            tool("back", t("One turn back"), "seek", str(play.at - 1), key="ArrowLeft", off=play.at == 0),
            h("p", {"class": "clock-face"}, h("span", {"class": "clock-round"}, t("Turn {n}", n=turn))),
            tool("arrow", t("One turn on"), "seek", str(play.at + 1), key="ArrowRight", off=not play.known),
        ),
        h(
            "div",
            {"class": "tools"},
            tool("text", t("Log"), "panel", "log", key="l", kind="tool-log"),
            tool("share", t("Share"), "panel", "share", key="h"),
            tool("keys", t("Keys"), "panel", "help", key="?", kind="tool-wide"),
            tool("menu", t("Menu"), "panel", "menu", key="m"),
        ),
    )


def _picture(play: Play, t: Words) -> Node:
    """Give the board with the dice below it; while something moves, a tap on it skips."""
    both = who(play.match, t)
    return h(
        "div",
        {"class": "picture duel-picture"},
        h(
            "div",
            {"class": "duel-board"},
            h(
                "canvas",
                {
                    "class": "duel-canvas",
                    "data-board": True,
                    "data-tap": "hex_duel/cell",
                    "data-whole": play.whole or None,
                    "role": "img",
                    "aria-label": t("The board of the arena. Every hex is in the grid that follows."),
                },
            ),
            hexes(play, both, t),
            tool("zoom", t("The whole board, or closer"), "hex_duel/zoom", key="z", kind="duel-zoom"),
        ),
        tray(play, t),
        h("p", {"class": "watching"}, t("Watching · {n}/{m}", n=play.at, m=play.match.steps))
        if play.known and play.match.over
        else None,
        h(
            "button",
            {"type": "button", "class": "picture-tap", "data-do": "skip", "tabindex": "-1"},
            h("span", {"class": "sr"}, t("Skip the movement")),
        )
        if play.moving
        else None,
    )


def _call(play: Play, t: Words) -> Node:
    small, large = news.caption(play, t)
    return h(
        "div",
        {"class": "call"},
        h(
            "div",
            {"class": "call-words"},
            h("p", {"class": "call-kicker"}, small) if small else None,
            h("p", {"class": "call-line"}, names_kept(large)),
        ),
        tool("undo", t("Take the last die back"), "untype", off=not play.match.typed) if play.match.typed else None,
        h(
            "button",
            {
                "type": "button",
                "class": "tool call-why",
                "data-do": "why",
                "data-arg": log.latest(play),
                "data-key": "v",
                "aria-label": t("Why?"),
                "title": t("Why?"),
            },
            icon("why"),
        ),
    )

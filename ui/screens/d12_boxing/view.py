"""The match screen put together."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from engine.games.d12_boxing.events import TurnRolled
from engine.games.d12_boxing.state import State
from engine.games.d12_boxing.tables import TURNS_PER_ROUND
from ui.markup import Node, h
from ui.screens.d12_boxing import board, log, news, voice
from ui.screens.d12_boxing.board import tool
from ui.screens.d12_boxing.controls import controls
from ui.screens.d12_boxing.picture import picture
from ui.screens.d12_boxing.shown import Shown, rolled, shown
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.play import Play
from ui.text.d12_boxing import labels
from ui.text.words import Words


def view(play: Play, model: Model, t: Words) -> Node:
    """Give the match screen's `<main>`: the bout as far as it is revealed, or its end."""
    now = shown(play)
    return h(
        "main",
        {"class": "match match-over" if play.finished else "match", "id": "main", "tabindex": "-1"},
        _title(play, t),
        h("p", {"class": "sr", "id": "live", "aria-live": "polite", "aria-atomic": "true"}, news.announce(play, t)),
        _later("end").view(play, model, now, t) if play.finished else _bout(play, now, t),
        _later("panels").open_panel(play, model, now, t) if play.panel or model.asked else None,
    )


def _later(name: str) -> Any:
    """Load a part of the screen when it is first shown, so that the first picture need not wait for it."""
    return import_module(f"ui.screens.d12_boxing.{name}")


def _title(play: Play, t: Words) -> Node:
    who = labels.boxers(voice.names(play.match), t)
    return h("h1", {"class": "sr", "id": "title", "tabindex": "-1"}, t("{red} against {blue}", red=who[0], blue=who[1]))


def _bout(play: Play, now: Shown, t: Words) -> Node:
    return h(
        "div",
        {"class": "bout"},
        _top(play, now, t),
        h(
            "div",
            {"class": "board"},
            board.odds(play, t),
            _picture(play, now, t),
            board.plate(play, now, 0, t),
            board.plate(play, now, 1, t),
        ),
        call(play, now, t),
        board.strip(play, now, t, row=news.typed_row(play) or now.row),
        controls(play, t),
        h(
            "aside",
            {"class": "side", "aria-label": t("Log and reasons")},
            _later("why").sheet(play, t) if play.why else None,
            h("h2", {"class": "side-title"}, t("Log")),
            h("div", {"class": "side-log"}, log.log(play, t, place="side")),
        ),
    )


def _top(play: Play, now: Shown, t: Words) -> Node:
    state: State = play.match.state
    rounds = state.options.rounds
    return h(
        "div",
        {"class": "top"},
        h(
            "div",
            {"class": "clock"},
            tool("back", t("One turn back"), "seek", str(play.at - 1), key="ArrowLeft", off=play.at == 0),
            h(
                "p",
                {"class": "clock-face"},
                h(
                    "span",
                    {"class": "sr"},
                    t(
                        "Round {round} of {rounds}, turn {turn} of {turns}",
                        round=now.round,
                        rounds=rounds,
                        turn=now.turn,
                        turns=TURNS_PER_ROUND,
                    ),
                ),
                h(
                    "span",
                    {"class": "clock-round", "aria-hidden": "true"},
                    t.p("clock", "Round {n}", n=now.round),
                    h("small", None, f"/{rounds}"),
                ),
                h(
                    "span",
                    {"class": "clock-turns", "aria-hidden": "true"},
                    [
                        h("i", {"class": "pip pip-full" if place < now.turn else "pip"})
                        for place in range(TURNS_PER_ROUND)
                    ],
                ),
            ),
            tool("arrow", t("One turn on"), "seek", str(play.at + 1), key="ArrowRight", off=not play.known),
        ),
        h(
            "div",
            {"class": "tools"},
            tool("text", t("Log"), "panel", "log", key="l", kind="tool-log"),
            tool("cup", t("Scorecard"), "panel", "card", key="c", kind="tool-wide"),
            tool("share", t("Share"), "panel", "share", key="h"),
            tool("keys", t("Keys"), "panel", "help", key="?", kind="tool-wide"),
            tool("menu", t("Menu"), "panel", "menu", key="m"),
        ),
    )


def _watching(play: Play, t: Words) -> Node:
    # Only the turns that are scheduled are told: how many there are would tell when it ends.
    state: State = play.match.state
    most = state.options.rounds * TURNS_PER_ROUND
    return h(
        "p",
        {"class": "watching", "title": t("Watching: turn {n} of {m} at most", n=play.at, m=most)},
        t("Watching · {n}/{m}", n=play.at, m=most),
    )


def _picture(play: Play, now: Shown, t: Words) -> Node:
    """Give the ring with the die before it; while something moves, a tap on it skips."""
    return h(
        "div",
        {"class": "picture"},
        picture(play, now, t),
        _watching(play, t) if play.known else None,
        h(
            "button",
            {"type": "button", "class": "picture-tap", "data-do": "skip", "tabindex": "-1"},
            h("span", {"class": "sr"}, t("Skip the movement")),
        )
        if play.moving
        else None,
    )


def call(play: Play, now: Shown, t: Words) -> Node:
    """Give the line under the picture, and the reasons of the last roll beside it."""
    small, large = news.caption(play, t)
    spot = board.latest(play.match, play.at, rolled(play), TurnRolled)
    return h(
        "div",
        {"class": "call"},
        h(
            "div",
            {"class": "call-words"},
            h("p", {"class": "call-kicker"}, small) if small else None,
            h("p", {"class": "call-line"}, voice.names_kept(large)),
        ),
        tool("undo", t("Take the last die back"), "untype", off=not news.typed_before(play))
        if news.die_wanted(play, t)
        else None,
        h(
            "button",
            {
                "type": "button",
                "class": "tool call-why",
                "data-do": "why",
                "data-arg": spot,
                "data-key": "w",
                "aria-label": t("Why?"),
                "title": t("Why?"),
            },
            icon("why"),
        ),
    )

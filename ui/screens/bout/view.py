"""The match screen put together."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ui.markup import Node, h
from ui.screens.bout import log, news, voice
from ui.screens.bout.controls import controls
from ui.screens.bout.names import names_kept
from ui.screens.bout.oddsline import odds
from ui.screens.bout.parts import latest, tool
from ui.screens.bout.sport import Sport
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.play import Play
from ui.text.words import Words


def view(sport: Sport, play: Play, model: Model, t: Words) -> Node:
    """Give the match screen's `<main>`: the bout as far as it is revealed, or its end."""
    now = sport.shown(play)
    return h(
        "main",
        {"class": "match match-over" if play.finished else "match", "id": "main", "tabindex": "-1"},
        _title(sport, play, t),
        h(
            "p",
            {"class": "sr", "id": "live", "aria-live": "polite", "aria-atomic": "true"},
            news.announce(sport, play, t),
        ),
        _later("end").view(sport, play, model, now, t) if play.finished else _bout(sport, play, now, t),
        _later("panels").open_panel(sport, play, model, now, t) if play.panel or model.asked else None,
    )


def _later(name: str) -> Any:
    """Load a part of the screen when it is first shown, so that the first picture need not wait for it."""
    return import_module(f"ui.screens.bout.{name}")


def _title(sport: Sport, play: Play, t: Words) -> Node:
    who = voice.boxers(sport, play.match, t)
    return h("h1", {"class": "sr", "id": "title", "tabindex": "-1"}, t("{red} against {blue}", red=who[0], blue=who[1]))


def _bout(sport: Sport, play: Play, now: Any, t: Words) -> Node:
    return h(
        "div",
        {"class": "bout"},
        _top(sport, play, now, t),
        h(
            "div",
            {"class": "board"},
            odds(sport, play, t),
            _picture(sport, play, now, t),
            sport.plate(play, now, 0, t),
            sport.plate(play, now, 1, t),
        ),
        call(sport, play, t),
        sport.strip(play, now, t),
        controls(play, t),
        h(
            "aside",
            {"class": "side", "aria-label": t("Log and reasons")},
            _later("why").sheet(sport, play, t) if play.why else None,
            h("h2", {"class": "side-title"}, t("Log")),
            h("div", {"class": "side-log"}, log.log(sport, play, t, place="side")),
        ),
    )


def _top(sport: Sport, play: Play, now: Any, t: Words) -> Node:
    rounds = play.match.state.options.rounds
    extra = now.round > rounds
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
                    t("Extra round {round}, turn {turn} of {turns}", round=now.round, turn=now.turn, turns=sport.turns)
                    if extra
                    else t(
                        "Round {round} of {rounds}, turn {turn} of {turns}",
                        round=now.round,
                        rounds=rounds,
                        turn=now.turn,
                        turns=sport.turns,
                    ),
                ),
                h(
                    "span",
                    {"class": "clock-round", "aria-hidden": "true"},
                    t.p("clock", "Round {n}", n=now.round),
                    h("small", None, t.p("clock", "extra") if extra else f"/{rounds}"),
                ),
                h(
                    "span",
                    {"class": "clock-turns", "aria-hidden": "true"},
                    [h("i", {"class": "pip pip-full" if place < now.turn else "pip"}) for place in range(sport.turns)],
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


def _watching(sport: Sport, play: Play, t: Words) -> Node:
    # Only the turns that are scheduled are told: how many there are would tell when it ends.
    most = sport.rounds(play.match.state.options) * sport.turns
    return h(
        "p",
        {"class": "watching", "title": t("Watching: turn {n} of {m} at most", n=play.at, m=most)},
        t("Watching · {n}/{m}", n=play.at, m=most),
    )


def _picture(sport: Sport, play: Play, now: Any, t: Words) -> Node:
    """Give the ring with the dice before it; while something moves, a tap on it skips."""
    return h(
        "div",
        {"class": "picture"},
        sport.picture(play, now, t),
        _watching(sport, play, t) if play.known else None,
        h(
            "button",
            {"type": "button", "class": "picture-tap", "data-do": "skip", "tabindex": "-1"},
            h("span", {"class": "sr"}, t("Skip the movement")),
        )
        if play.moving
        else None,
    )


def call(sport: Sport, play: Play, t: Words) -> Node:
    """Give the line under the picture, and the reasons of the last roll beside it."""
    small, large = news.caption(sport, play, t)
    spot = latest(play.match, play.at, voice.revealed(sport, play), sport.rolled)
    return h(
        "div",
        {"class": "call"},
        h(
            "div",
            {"class": "call-words"},
            h("p", {"class": "call-kicker"}, small) if small else None,
            h("p", {"class": "call-line"}, names_kept(large)),
        ),
        tool("undo", t("Take the last die back"), "untype", off=not news.typed_before(play))
        if news.dice_wanted(play)
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

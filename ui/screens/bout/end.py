"""The end of a bout: who, how, when as a poster; then how it came to that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ui.art.graph import Border, Flag, Point, odds_graph
from ui.art.seal import seal
from ui.markup import Child, Node, h
from ui.screens.bout import log, voice, why
from ui.screens.bout.names import large
from ui.screens.bout.odds import methods
from ui.screens.bout.oddsline import percent
from ui.screens.bout.parts import tool
from ui.screens.bout.sport import Sport, pages
from ui.screens.bout.turning import Swing, turning_points
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.parts import button, mark
from ui.screens.play import Play
from ui.text.words import N_, Words


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who (None: nobody), how and when, in words."""

    winner: int | None
    how: str
    when: str


STOPPED = {
    "resigned": N_("Towel"),
    "forfeit": N_("Forfeit"),
    "abandoned": N_("Called off"),
}


def verdict(sport: Sport, play: Play, t: Words) -> Verdict:
    """Say who won, how and when."""
    state = play.match.state
    ended = play.match.ended
    if ended:
        winner = None if ended.seat is None else 1 - ended.seat
        return Verdict(
            winner, t(STOPPED[ended.kind]), t("Round {round}, turn {turn}", round=state.round, turn=state.turn)
        )
    result = state.result
    assert result is not None
    game = pages(sport)
    return Verdict(result.winner, game.method(result.method, t), game.when(play.match, t))


def stamp(sport: Sport, play: Play, t: Words) -> str:
    """Give what the seal of the result says; a bout that was given up is stamped so."""
    result = play.match.state.result
    return t.p(*pages(sport).stamps[result.method]) if result else t.p("seal", "棄")


def view(sport: Sport, play: Play, model: Model, now: Any, t: Words) -> Node:
    """Give the end of the bout."""
    return h(
        "div",
        {"class": "verdict"},
        h(
            "div",
            {"class": "verdict-sheet"},
            h("div", {"class": "picture verdict-picture"}, sport.picture(play, now, t)),
            _poster(sport, play, t),
            _actions(sport, play, t),
        ),
        h(
            "div",
            {"class": "verdict-story"},
            why.sheet(sport, play, t),
            _story(sport, play, t),
            h("section", {"class": "part"}, pages(sport).card(play, now, t)),
            h("section", {"class": "part"}, h("h2", None, t("How it might have ended")), methods(sport, play, 0, t))
            if 0 in play.odds
            else None,
            h("section", {"class": "part side-log"}, h("h2", None, t("Log")), log.log(sport, play, t, place="end")),
        ),
    )


def _poster(sport: Sport, play: Play, t: Words) -> Node:
    who = voice.boxers(sport, play.match, t)
    end = verdict(sport, play, t)
    first: Child
    if end.winner is None:
        first, name = t("No winner"), t("No decision") if play.match.ended else t("Draw")
        how, setting = "" if end.how == pages(sport).method("draw", t) else end.how, "headline-name"
    else:
        first = [mark(end.winner), t("Winner, red corner") if end.winner == 0 else t("Winner, blue corner")]
        name, how = who[end.winner], end.how
        setting = large("headline-name", name)
    return h(
        "div",
        {"class": f"headline headline-{'none' if end.winner is None else end.winner}"},
        h("p", {"class": "headline-kicker"}, first),
        h("p", {"class": setting}, name),
        h(
            "p",
            {"class": "headline-how"},
            h("b", None, how) if how else None,
            " " if how else None,
            h("span", {"class": "headline-when"}, end.when),
        ),
        h("div", {"class": "headline-seal", "lang": "ja"}, seal(stamp(sport, play, t))),
    )


def _actions(sport: Sport, play: Play, t: Words) -> Node:
    step = max(play.match.steps - 1, 0)
    return h(
        "div",
        {"class": "verdict-actions"},
        h(
            "button",
            {"type": "button", "class": "btn btn-main go-main", "id": "go", "data-do": "rematch", "data-key": " "},
            icon("die"),
            h("span", None, t("Rematch")),
        ),
        h(
            "button",
            {"type": "button", "class": "btn btn-line", "data-do": "panel", "data-arg": "share", "data-key": "h"},
            icon("share"),
            h("span", None, t("Share")),
        ),
        button("rematch-swap", icon("swap"), h("span", None, t("Swap corners"))),
        button("what-if", icon("undo"), h("span", None, t("What if the last turn fell otherwise?")), arg=str(step))
        if play.match.steps
        else None,
        h(
            "div",
            {"class": "tools verdict-tools"},
            tool("back", t("One turn back"), "seek", str(step), key="ArrowLeft", off=play.at == 0),
            tool("play", t("Watch it again"), "seek", "0"),
            tool("cup", t("Scorecard"), "panel", "card", key="c", kind="tool-wide"),
            tool("auto", t(sport.odds), "panel", "odds", key="o", kind="tool-wide"),
            tool("card", t("The tables"), "panel", "table", key="t", kind="tool-wide"),
            tool("keys", t("Keys"), "panel", "help", key="?", kind="tool-wide"),
            tool("text", t("Log"), "panel", "log", key="l"),
            tool("menu", t("Menu"), "panel", "menu", key="m"),
        ),
    )


def _story(sport: Sport, play: Play, t: Words) -> Node:
    """Give the graph of the chances over the bout and the turns that moved them most."""
    who = voice.boxers(sport, play.match, t)
    steps = [step for step in range(play.match.steps + 1) if step in play.odds]
    if len(steps) < 2 or len(steps) <= play.match.steps:
        return h(
            "section",
            {"class": "part"},
            h("h2", None, t("How the odds moved")),
            h(
                "p",
                {"class": "note"},
                t("The odds of every turn are being worked out. The graph will stand here in a moment."),
            ),
        )
    swings = turning_points(play.odds, play.match.steps)
    return h(
        "section",
        {"class": "part"},
        h("h2", None, t("How the odds moved")),
        _graph(sport, play, swings, who, t),
        h("h3", None, t("Turning points")) if swings else None,
        h(
            "ol",
            {"class": "swings"},
            [_swing(sport, play, number, swing, t) for number, swing in enumerate(swings, start=1)],
        )
        if swings
        else None,
    )


def _graph(sport: Sport, play: Play, swings: list[Swing], who: tuple[str, str], t: Words) -> Node:
    odds = [play.odds[step] for step in range(play.match.steps + 1)]
    points = [Point(chances.win(0), chances.draw, chances.win(1)) for chances in odds]
    flags = [
        Flag(swing.step, str(number), _swing_words(sport, swing, who, t), str(swing.step), swing.seat)
        for number, swing in enumerate(swings, start=1)
    ]
    borders = [Border(step, str(log.round_of(sport, step + 1))) for step in range(0, play.match.steps, sport.turns)]
    label = t("The chances from turn to turn: {red} from below, {blue} from above", red=who[0], blue=who[1])
    return odds_graph(points, flags, borders, label=label, do="replay")


def _swing_words(sport: Sport, swing: Swing, who: tuple[str, str], t: Words) -> str:
    return t(
        "Round {round}, turn {turn}: {size} for {who}. Replay",
        round=log.round_of(sport, swing.step),
        turn=log.turn_of(sport, swing.step),
        size=f"+{percent(swing.size)}",
        who=who[swing.seat],
    )


def _swing(sport: Sport, play: Play, number: int, swing: Swing, t: Words) -> Node:
    # That one gets up again is never what the other gained by.
    events = [
        event
        for event in play.match.played[swing.step].events
        if not isinstance(event, sport.counted) or getattr(event, "seat", None) == swing.seat
    ]
    place = voice.weightiest(sport, events)
    return h(
        "li",
        {"class": f"swing swing-{swing.seat}"},
        h(
            "button",
            {"type": "button", "class": "swing-go", "data-do": "replay", "data-arg": str(swing.step)},
            h("span", {"class": "swing-number"}, number),
            h("span", {"class": "swing-size"}, mark(swing.seat), f"+{percent(swing.size)}"),
            h(
                "span",
                {"class": "swing-words"},
                h(
                    "b",
                    None,
                    t(
                        "Round {round}, turn {turn}",
                        round=log.round_of(sport, swing.step),
                        turn=log.turn_of(sport, swing.step),
                    ),
                ),
                h("span", None, voice.plain(sport, play.match, events[place], t)) if place is not None else None,
            ),
            icon("play"),
        ),
        key=str(swing.step),
    )

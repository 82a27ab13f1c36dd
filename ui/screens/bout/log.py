"""The log: every turn shown so far, the announcer's line above the plain facts, each with its reasons."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from ui.markup import Node, h
from ui.screens.bout import voice
from ui.screens.bout.sport import Sport
from ui.screens.icons import icon
from ui.screens.play import Play
from ui.text.words import Words

#: Log entries that were set before, by what they are made of; they never change once their step is told.
_KEPT_MAX = 400
_kept: dict[tuple[object, ...], Node] = {}


def log(sport: Sport, play: Play, t: Words, *, place: str) -> Node:
    """Give the log, the latest turn first; `place` keeps its marks apart where it stands twice on a page."""
    rounds: dict[int, list[Node]] = {}
    for step in range(play.at, 0, -1):
        count = voice.revealed(sport, play) if step == play.at else None
        entry = _entry(sport, play, step, count, t)
        if entry:
            rounds.setdefault(round_of(sport, step), []).append(entry)
    if not rounds:
        return h("p", {"class": "log-empty"}, t("Nothing has happened yet. The first turn rings the bell."))
    return h(
        "div",
        {"class": "log", "data-roving": True},
        [
            h(
                "section",
                {"class": "log-round", "aria-labelledby": f"{place}-round-{number}"},
                h("h3", {"id": f"{place}-round-{number}"}, t("Round {n}", n=number)),
                h("ol", {"class": "log-turns"}, entries),
                key=str(number),
            )
            for number, entries in rounds.items()
        ],
    )


def round_of(sport: Sport, step: int) -> int:
    """Give the round in which a step was played."""
    return (step - 1) // sport.turns + 1


def turn_of(sport: Sport, step: int) -> int:
    """Give a step's turn within its round."""
    return (step - 1) % sport.turns + 1


def _entry(sport: Sport, play: Play, step: int, count: int | None, t: Words) -> Node | None:
    match = play.match
    events = match.played[step].events[:count]
    if not events:
        return None
    top = step == play.at
    key = (t.lang, step, sport.names(match, t), voice.calls_of(sport, match, step), events, top)
    entry = _kept.get(key)
    if entry is None:
        if len(_kept) >= _KEPT_MAX:
            _kept.clear()
        entry = _kept[key] = _made(sport, play, step, events, t, top=top)
    return entry


def _made(sport: Sport, play: Play, step: int, events: tuple[Event, ...], t: Words, *, top: bool) -> Node:
    sign, seat = sport.sign(events)
    turn = turn_of(sport, step)
    return h(
        "li",
        {"class": f"entry entry-{'none' if seat is None else seat}"},
        h(
            "div",
            {"class": "entry-head"},
            h("span", {"class": "entry-turn"}, t("Turn {n}", n=turn)),
            sign,
            h(
                "button",
                {
                    "type": "button",
                    "class": "tool entry-replay",
                    "data-do": "replay",
                    "data-arg": str(step),
                    "data-stop": True,
                    "tabindex": "0" if top else "-1",
                    "aria-label": t("Replay round {round}, turn {turn}", round=round_of(sport, step), turn=turn),
                    "title": t("Replay from here"),
                },
                icon("play"),
            ),
        ),
        list(_lines(sport, play, step, events, t)),
        key=str(step),
    )


def _lines(sport: Sport, play: Play, step: int, events: tuple[Event, ...], t: Words) -> Iterator[Node]:
    for index, event in enumerate(events):
        said = "" if isinstance(event, sport.plain) else voice.called(sport, play.match, step, index, t)
        if said:
            yield h("p", {"class": "said"}, said)
        yield fact(sport, play, step, index, t)


def fact(sport: Sport, play: Play, step: int, index: int, t: Words) -> Node:
    """Give the plain line of an event as the button that tells its reasons."""
    return h(
        "button",
        {
            "type": "button",
            "class": "fact",
            "data-do": "why",
            "data-arg": f"{step}.{index}",
            "data-stop": True,
            "tabindex": "-1",
        },
        h("span", None, voice.plain(sport, play.match, play.match.played[step].events[index], t)),
        h("span", {"class": "fact-why"}, t("Why?")),
    )

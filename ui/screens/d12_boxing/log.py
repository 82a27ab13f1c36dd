"""The log: every turn shown so far, the announcer's line above the plain facts, each with its reasons."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.games.d12_boxing.events import BoutBegan, RoundBegan, TurnRolled
from engine.games.d12_boxing.tables import TURNS_PER_ROUND
from ui.markup import Node, h
from ui.screens.d12_boxing import voice
from ui.screens.d12_boxing.board import SIGNS, sign
from ui.screens.d12_boxing.shown import rolled
from ui.screens.icons import icon
from ui.screens.play import Play
from ui.text.words import Words

#: Log entries that were set before, by what they are made of; they never change once their step is told.
_KEPT_MAX = 400
_kept: dict[tuple[object, ...], Node] = {}


def log(play: Play, t: Words, *, place: str) -> Node:
    """Give the log, the latest turn first; `place` keeps its marks apart where it stands twice on a page."""
    rounds: dict[int, list[Node]] = {}
    for step in range(play.at, 0, -1):
        count = rolled(play) if step == play.at else None
        entry = _entry(play, step, count, t)
        if entry:
            rounds.setdefault(round_of(step), []).append(entry)
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


def round_of(step: int) -> int:
    """Give the round in which a step was played.

    >>> round_of(1), round_of(5), round_of(6)
    (1, 1, 2)
    """
    return (step - 1) // TURNS_PER_ROUND + 1


def turn_of(step: int) -> int:
    """Give a step's turn within its round.

    >>> turn_of(1), turn_of(5), turn_of(6)
    (1, 5, 1)
    """
    return (step - 1) % TURNS_PER_ROUND + 1


def _entry(play: Play, step: int, count: int | None, t: Words) -> Node | None:
    match = play.match
    events = match.played[step].events[:count]
    if not events:
        return None
    top = step == play.at
    key = (t.lang, step, voice.names(match), voice.calls_of(match, step), events, top)
    entry = _kept.get(key)
    if entry is None:
        if len(_kept) >= _KEPT_MAX:
            _kept.clear()
        entry = _kept[key] = _made(play, step, events, t, top=top)
    return entry


def _made(play: Play, step: int, events: tuple[Event, ...], t: Words, *, top: bool) -> Node:
    first = events[0]
    outcome = first.outcome if isinstance(first, TurnRolled) else "even"
    seat = SIGNS[outcome][0]
    turn = turn_of(step)
    return h(
        "li",
        {"class": f"entry entry-{'none' if seat is None else seat}"},
        h(
            "div",
            {"class": "entry-head"},
            h("span", {"class": "entry-turn"}, t("Turn {n}", n=turn)),
            sign(outcome),
            h(
                "button",
                {
                    "type": "button",
                    "class": "tool entry-replay",
                    "data-do": "replay",
                    "data-arg": str(step),
                    "data-stop": True,
                    "tabindex": "0" if top else "-1",
                    "aria-label": t("Replay round {round}, turn {turn}", round=round_of(step), turn=turn),
                    "title": t("Replay from here"),
                },
                icon("play"),
            ),
        ),
        list(_lines(play, step, events, t)),
        key=str(step),
    )


def _lines(play: Play, step: int, events: tuple[Event, ...], t: Words) -> Iterator[Node]:
    for index, event in enumerate(events):
        said = "" if isinstance(event, BoutBegan | RoundBegan) else voice.called(play.match, step, index, t)
        if said:
            yield h("p", {"class": "said"}, said)
        yield fact(play, step, index, t)


def fact(play: Play, step: int, index: int, t: Words) -> Node:
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
        h("span", None, voice.plain(play.match, play.match.played[step].events[index], t)),
        h("span", {"class": "fact-why"}, t("Why?")),
    )

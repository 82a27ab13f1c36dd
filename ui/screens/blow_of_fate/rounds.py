"""The round table: HP, knockdowns, attacks and wear, round by round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.core.events import Event
from engine.games.blow_of_fate import tables
from engine.games.blow_of_fate.events import (
    BoutEnded,
    Clinched,
    CountRolled,
    Fatigued,
    KnockedDown,
    PunchThrown,
    Rested,
    RightRolled,
    RoundEnded,
    WornDown,
)
from ui.markup import Node, h
from ui.screens.blow_of_fate.board import VALUES
from ui.screens.blow_of_fate.news import names
from ui.screens.blow_of_fate.shown import Shown
from ui.screens.bout.told import told
from ui.screens.parts import mark
from ui.screens.play import Play
from ui.text.blow_of_fate import labels
from ui.text.ring import score
from ui.text.words import Words


@dataclass(slots=True)
class Round:
    """A round as far as it may be told; lists are by seat.

    `hp` stands as at the bell, before the interval; `worn` are Speed and
    Toughness lost, fatigue included; `spot` is the event that ended it, "" while it goes on.
    """

    number: int
    hp: list[int]
    downs: list[int] = field(default_factory=lambda: [0, 0])
    attacks: list[int] = field(default_factory=lambda: [0, 0])
    speed: list[int] = field(default_factory=lambda: [0, 0])
    toughness: list[int] = field(default_factory=lambda: [0, 0])
    spot: str = ""


def _events(play: Play) -> Iterator[tuple[str, Event]]:
    for step in range(1, play.at + 1):
        events = told(play, CountRolled) if step == play.at else play.match.played[step].events
        for index, event in enumerate(events):
            yield f"{step}.{index}", event


def boxed(play: Play) -> list[Round]:
    """Give every round begun that may be told."""
    done: list[Round] = []
    hp = [tables.HP, tables.HP]
    for spot, event in _events(play):
        if isinstance(event, RightRolled) and (not done or done[-1].number != event.round):
            done.append(Round(event.round, hp[:]))
        here = done[-1]
        if isinstance(event, RightRolled):
            if event.attacker is not None:
                here.attacks[event.attacker] += 1
        elif isinstance(event, Clinched | Rested):
            hp = list(event.hp)
        elif isinstance(event, PunchThrown):
            hp[1 - event.seat] = event.hp
        elif isinstance(event, CountRolled):
            hp[event.seat] = event.hp
        elif isinstance(event, KnockedDown):
            here.downs[event.seat] = event.in_round
        elif isinstance(event, WornDown):
            here.speed[event.seat] += event.speed[0] - event.speed[1]
            here.toughness[event.seat] += event.toughness[0] - event.toughness[1]
        elif isinstance(event, Fatigued):
            here.speed[event.seat] += event.before - event.after
        elif isinstance(event, RoundEnded | BoutEnded):
            here.spot = here.spot or spot
        if isinstance(event, Clinched | PunchThrown | CountRolled):
            here.hp = hp[:]
    return done


def round_table(play: Play, now: Shown, t: Words, *, titled: bool = True) -> Node:
    """Give the round table: a row a round, its end as a button to its reasons."""
    who = labels.boxers(names(play.match, t), t)
    done = {each.number: each for each in boxed(play)}
    last = max(play.match.state.options.rounds, now.round)
    return h(
        "div",
        {"class": "scroller", "tabindex": "0", "role": "group", "aria-label": t("Scorecard")},
        h(
            "table",
            {"class": "scorecard round-table"},
            h("caption", {"class": None if titled else "sr"}, t("Scorecard")),
            h(
                "thead",
                None,
                h(
                    "tr",
                    None,
                    h("th", {"scope": "col"}, t.p("scorecard", "Round")),
                    [
                        h(
                            "th",
                            {"scope": "col", "class": f"scorecard-{seat}"},
                            h("span", {"class": "sr"}, t("HP of {who}", who=who[seat])),
                            h("span", {"aria-hidden": "true"}, mark(seat), t("HP")),
                        )
                        for seat in (0, 1)
                    ],
                    [
                        h("th", {"scope": "col"}, word)
                        for word in (t.p("scorecard", "Attacks"), t.p("scorecard", "Downs"), t.p("scorecard", "Wear"))
                    ],
                ),
            ),
            h("tbody", None, [_row(number, done.get(number), now, t) for number in range(1, last + 1)]),
        ),
    )


def _row(number: int, done: Round | None, now: Shown, t: Words) -> Node:
    head = h("th", {"scope": "row"}, number)
    here = number == now.round and now.result is None
    if done is None:
        word = t("under way") if here else ""
        return h(
            "tr",
            {"class": "scorecard-here" if here else None},
            head,
            [h("td", None) for _ in range(4)],
            h("td", {"class": "scorecard-open"}, word),
        )
    return h(
        "tr",
        {"class": "scorecard-here" if here and not done.spot else None},
        head,
        [
            h(
                "td",
                {"class": "scorecard-won" if done.hp[seat] > done.hp[1 - seat] else None},
                h("span", None, labels.number(done.hp[seat])),
            )
            for seat in (0, 1)
        ],
        h("td", None, _asked(done, score(done.attacks), t)),
        h("td", None, h("span", {"class": "kept"}, score(done.downs))),
        h("td", {"class": "round-wear"}, [_wear(done, seat, t) for seat in (0, 1)]),
    )


def _asked(done: Round, words: str, t: Words) -> Node:
    if not done.spot:
        return h("span", {"class": "kept"}, words)
    return h(
        "button",
        {
            "type": "button",
            "class": "scorecard-why",
            "data-do": "why",
            "data-arg": done.spot,
            "aria-label": t("Round {n}: why?", n=done.number),
        },
        h("span", {"class": "kept"}, words),
    )


def _wear(done: Round, seat: int, t: Words) -> Node | None:
    """Give what a boxer lost in a round: "Speed −1"."""
    lost = [
        f"{t.p(*VALUES[name])} −{loss}"
        for name, loss in (("speed", done.speed[seat]), ("toughness", done.toughness[seat]))
        if loss
    ]
    return h("span", {"class": "kept"}, mark(seat), ", ".join(lost)) if lost else None

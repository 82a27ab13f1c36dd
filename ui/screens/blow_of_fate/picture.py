"""The picture of a match: the ring and the tray of dice below it, as the page is first given them.

What is inside `data-live` is the stage's from then on: it moves the parts, and
brings them to rest.  So what changes in words stands on the element around it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.core.events import Event
from ui.art.blow_of_fate import choreograph
from ui.art.dice import solid, thrown_by
from ui.art.motion import Timeline, frame
from ui.art.ring import ring
from ui.markup import Node, h
from ui.screens.blow_of_fate.news import names
from ui.screens.blow_of_fate.shown import Shown
from ui.screens.parts import mark
from ui.screens.play import Play
from ui.text.blow_of_fate import labels
from ui.text.words import Words

#: What stands side by side on the tray: places of the row of dice, and whose they are (None: whoever throws).
TRAY = ((0, (0, 1)), (None, (4, 5)), (1, (2, 3)))


def picture(play: Play, now: Shown, t: Words) -> Node:
    """Draw the ring and the dice: the first moment of a step that moves, the last of one that stands."""
    events = play.match.played[play.at].events
    return h(
        "div",
        {"class": "live live-tray", "data-live": "ring", "role": "img", "aria-label": in_words(play, now, t)},
        _drawn(events, play.moving),
    )


def timeline(play: Play, *, reduced: bool = False) -> Timeline:
    """Give the timeline of the step on show, for the stage to run."""
    return choreograph(play.match.played[play.at].events, reduced=reduced)


@lru_cache(maxsize=8)
def _drawn(events: tuple[Event, ...], moving: bool) -> tuple[Node, Node]:
    line = choreograph(events)
    now = frame(line, 0.0 if moving else line.length)
    drawing = ring(now, label="")
    attrs = {name: value for name, value in drawing.attrs.items() if name not in ("role", "aria-label")}
    attrs |= {"preserveAspectRatio": "xMidYMax slice", "aria-hidden": "true"}
    groups = [
        h(
            "div",
            {"class": f"dice-group dice-group-{'none' if seat is None else seat}"},
            mark(seat)
            if seat is not None
            else h("span", {"class": thrown_by(now.thrower), "data-part": "dice.thrower"}),
            [h("span", {"class": "dice-place"}, solid(place, now.dice[place])) for place in places],
        )
        for seat, places in TRAY
    ]
    return h("div", {"class": "ring"}, replace(drawing, attrs=attrs)), h("div", {"class": "dice"}, groups)


def in_words(play: Play, now: Shown, t: Words) -> str:
    """Say what the picture shows: who stands or lies, and the dice."""
    who = labels.boxers(names(play.match, t), t)
    if now.down:
        words = [t("The ring: {who} is down.", who=who[now.down[0]])]
    else:
        words = [t("The ring: {a} on the left, {b} on the right.", a=who[0], b=who[1])]
    if now.rights is None:
        words.append(t("The dice have not been rolled yet."))
    else:
        words.append(t("The d12 of {who}: {x} and {y}.", who=who[0], x=now.rights[0][0], y=now.rights[0][1]))
        words.append(t("The d12 of {who}: {x} and {y}.", who=who[1], x=now.rights[1][0], y=now.rights[1][1]))
    if now.cell and now.thrower is not None:
        words.append(t("The punch of {who}: {x} and {y}.", who=who[now.thrower], x=now.cell[0], y=now.cell[1]))
    return " ".join(words)

"""The picture of a match: the ring and the die before it, as the page is first given them.

What is inside `data-live` is the stage's from then on: it moves the parts, and
brings them to rest.  So what changes in words stands on the element around it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.core.events import Event
from ui.art.d12_boxing import choreograph
from ui.art.motion import Timeline, frame
from ui.art.ring import ring
from ui.art.solids import die
from ui.markup import Node, h
from ui.screens.d12_boxing.shown import Shown
from ui.screens.play import Play
from ui.text.d12_boxing import labels
from ui.text.words import Words

SIDES = 12


def picture(play: Play, now: Shown, t: Words) -> Node:
    """Draw the ring and the die: the first moment of a step that moves, the last of one that stands."""
    events = play.match.played[play.at].events
    return h(
        "div",
        {"class": "live", "data-live": "ring", "role": "img", "aria-label": in_words(play, now, t)},
        _drawn(events, play.moving, now.die or SIDES),
    )


def timeline(play: Play, *, reduced: bool = False) -> Timeline:
    """Give the timeline of the step on show, for the stage to run."""
    return choreograph(play.match.played[play.at].events, reduced=reduced)


@lru_cache(maxsize=8)
def _drawn(events: tuple[Event, ...], moving: bool, value: int) -> tuple[Node, Node]:
    line = choreograph(events)
    drawing = ring(frame(line, 0.0 if moving else line.length), label="")
    attrs = {name: value for name, value in drawing.attrs.items() if name not in ("role", "aria-label")}
    attrs |= {"preserveAspectRatio": "xMidYMax slice", "aria-hidden": "true"}
    return h("div", {"class": "ring"}, replace(drawing, attrs=attrs)), h("div", {"class": "die"}, die(SIDES, value))


def in_words(play: Play, now: Shown, t: Words) -> str:
    """Say what the picture shows."""
    who = labels.boxers([player.name for player in play.match.players], t)
    if len(now.down) == 2:
        ring_words = t("The ring: {a} and {b} are both down.", a=who[0], b=who[1])
    elif now.down:
        ring_words = t("The ring: {who} is down.", who=who[now.down[0]])
    else:
        ring_words = t("The ring: {a} on the left, {b} on the right.", a=who[0], b=who[1])
    die_words = t("The die shows {n}.", n=now.die) if now.die else t("The die has not been rolled yet.")
    return f"{ring_words} {die_words}"

"""The pictures of a match: the ring and the die as they stand while nothing moves."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.core.events import Event
from ui.art.d12_boxing import GUARD, choreograph
from ui.art.motion import Frame, Stance, Timeline, frame
from ui.art.ring import ring
from ui.art.solids import die as draw_die
from ui.markup import Node, h
from ui.screens.d12_boxing.shown import Shown
from ui.screens.play import Play
from ui.text.d12_boxing import labels
from ui.text.words import Words

SIDES = 12


def stances(play: Play, step: int) -> tuple[Stance, Stance]:
    """Give how both boxers stand once a step has been shown."""
    return closing(play.match.played[step].events)


@lru_cache(maxsize=8)
def closing(events: tuple[Event, ...]) -> tuple[Stance, Stance]:
    """Give how both boxers stand after a step's events."""
    line = choreograph(events)
    return (line.beats[-1].red, line.beats[-1].blue) if line.beats else GUARD


def opening(play: Play) -> tuple[Stance, Stance]:
    """Give how both boxers stand before the step on show moves."""
    return stances(play, play.at - 1) if play.at else GUARD


def line_of(play: Play, *, reduced: bool = False) -> Timeline:
    """Give the timeline of the step on show, at the speed that was asked for."""
    return choreograph(play.match.played[play.at].events, speed=play.speed, reduced=reduced, opening=opening(play))


@lru_cache(maxsize=8)
def _moment(events: tuple[Event, ...], before: tuple[Stance, Stance], moving: bool) -> Frame:
    line = choreograph(events, opening=before)
    return frame(line, 0.0 if moving else line.length)


@lru_cache(maxsize=8)
def _ring(moment: Frame, label: str) -> Node:
    node = ring(moment, label=label)
    return replace(node, attrs={**node.attrs, "preserveAspectRatio": "xMidYMax slice"})


def ring_of(play: Play, now: Shown, t: Words) -> Node:
    """Draw the ring: the first moment of a step that moves (the page moves it on), the last of one that stands."""
    who = labels.boxers([player.name for player in play.match.players], t)
    if len(now.down) == 2:
        label = t("The ring: {a} and {b} are both down.", a=who[0], b=who[1])
    elif now.down:
        label = t("The ring: {who} is down.", who=who[now.down[0]])
    else:
        label = t("The ring: {a} on the left, {b} on the right.", a=who[0], b=who[1])
    moment = _moment(play.match.played[play.at].events, opening(play), play.moving)
    return h("div", {"class": "ring", "data-live": "ring"}, _ring(moment, label))


def die_of(now: Shown, t: Words) -> Node:
    """Draw the die with its value on top; before the first roll it shows its highest face."""
    label = t("The die: {n}", n=now.die) if now.die else t("The die, not rolled yet")
    return h("div", {"class": "die", "data-live": "die"}, draw_die(SIDES, now.die or SIDES, label=label))

"""Twelve-Sided Boxing in pictures: its exchanges as data, and from a step's events to a timeline of beats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.events import Event
from engine.games.d12_boxing.events import (
    BoutBegan,
    BoutEnded,
    CountRolled,
    KnockedDown,
    LimitReached,
    RoundBegan,
    RoundScored,
    TurnRolled,
)
from ui.art.blows import Act, aimed
from ui.art.motion import TUMBLE_MS, Stance, Timeline, timeline
from ui.art.scene import GUARD, Scene, stills

#: What a fighter with the better of a turn does; one variant is chosen by the die and the turn.
_ATTACKS: Final[tuple[tuple[Act, ...], ...]] = (
    (
        Act(90, "ready", 6, "guard", 0),
        Act(110, "jab", 26, "hit-head-2", -2, "head", "thud"),
        Act(90, "load", 18, "hit-head-2", -4),
        Act(110, "straight", 30, "hit-head", -14, "head", "thud", shake=3),
        Act(150, "straight", 32, "hit-head", -20),
    ),
    (
        Act(130, "slip", 18, "guard-2", 0, ease="both"),
        Act(110, "body", 34, "hit-body", -2, "body", "thud"),
        Act(100, "load", 36, "hit-body", -4),
        Act(120, "hook", 58, "hit-head", -10, "head", "thud", shake=3),
        Act(130, "hook", 56, "hit-head", -14),
    ),
    (
        Act(150, "uppercut-load", 40, "cover", 0, ease="both"),
        Act(120, "uppercut", 72, "hit-head", -4, "head", "thud", shake=4),
        Act(180, "uppercut", 70, "hit-head", -16),
    ),
    (
        Act(90, "flurry", 16, "cover", -2),
        Act(80, "jab", 22, "cover", -4, "block", "thud"),
        Act(80, "hook", 40, "cover", -6, "block", "thud"),
        Act(80, "load", 30, "cover", -8),
        Act(110, "straight", 28, "hit-head", -18, "head", "thud", shake=3),
        Act(120, "straight", 28, "hit-head", -22),
    ),
)
_EVENS: Final[tuple[tuple[Act, ...], ...]] = (
    (
        Act(120, "jab", 16, "slip", -2),
        Act(130, "slip", 10, "straight", 18),
        Act(130, "cover", 6, "jab", 26, "own-block", "thud"),
        Act(110, "guard-2", 0, "guard-2", 0),
    ),
    (
        Act(130, "lean-back", -6, "jab", 14),
        Act(130, "straight", 18, "cover", -4, "block", "thud"),
        Act(150, "ready", 0, "ready", 0),
    ),
)
_COUNTERS: Final[tuple[tuple[Act, ...], ...]] = (
    (
        Act(110, "ready", 0, "load", 8),
        Act(130, "slip", 12, "straight", 20),
        Act(120, "uppercut", 58, "hit-head", 6, "head", "heavy", shake=5),
        Act(190, "uppercut", 58, "hit-head", -8),
    ),
    (
        Act(110, "guard-2", -4, "load", 8),
        Act(130, "lean-back", -10, "jab", 20),
        Act(120, "straight", 26, "hit-head", -2, "head", "heavy", shake=5),
        Act(190, "straight", 28, "hit-head", -16),
    ),
)
_TRADE: Final = (
    Act(130, "load", 6, "load", 6, ease="both"),
    Act(110, "straight", 6, "straight", 6, "both", "heavy", shake=6),
    Act(110, "straight", 8, "straight", 8),
    Act(170, "hit-head", -8, "hit-head", -8),
)
_CLINCH: Final = (
    Act(220, "clinch", 46, "clinch", 46, ease="both"),
    Act(200, "clinch", 50, "clinch", 42, ease="both"),
    Act(180, "clinch", 44, "clinch", 48, ease="both"),
)
#: The blow that puts someone down: ordinary ones, then the devastating one.
_KNOCKDOWNS: Final[tuple[tuple[Act, ...], ...]] = (
    (
        Act(120, "load", 12, "guard-2", 0),
        Act(110, "straight", 30, "hit-head", -6, "head", "heavy", shake=6),
    ),
    (
        Act(120, "slip", 26, "guard-2", 0),
        Act(110, "hook", 60, "hit-head", -4, "head", "heavy", shake=6),
    ),
    (
        Act(130, "uppercut-load", 44, "guard-2", 0),
        Act(110, "uppercut", 72, "hit-head", -2, "head", "heavy", shake=6),
    ),
)
_HEAVY: Final = (
    Act(120, "body", 34, "hit-body", 0, "body", "thud"),
    Act(150, "uppercut-load", 50, "hit-body", -2, ease="both"),
    Act(110, "uppercut", 74, "hit-big", -6, "head", "heavy", shake=10),
    Act(160, "uppercut", 74, "hit-big", -16),
)
_DOUBLE: Final = (
    Act(130, "load", 6, "load", 6, ease="both"),
    Act(110, "straight", 6, "straight", 6, "both", "heavy", shake=8),
    Act(140, "hit-big", -8, "hit-big", -8),
)
#: Outcome -> (acting seat, exchanges to choose from).
EXCHANGES: Final[dict[str, tuple[int, tuple[tuple[Act, ...], ...]]]] = {
    "adv": (0, _ATTACKS),
    "dis": (1, _ATTACKS),
    "even": (0, _EVENS),
    "clinch": (0, (_CLINCH,)),
    "counter": (0, _COUNTERS),
    "countered": (1, _COUNTERS),
    "trade": (0, (_TRADE,)),
    "down": (1, _KNOCKDOWNS),
    "odown": (0, _KNOCKDOWNS),
    "heavy": (1, (_HEAVY,)),
    "oheavy": (0, (_HEAVY,)),
    "double": (0, (_DOUBLE,)),
}

_FELLING: Final = frozenset({"down", "odown", "heavy", "oheavy", "double"})


def choreograph(
    events: Sequence[Event], *, speed: float = 1.0, reduced: bool = False, opening: tuple[Stance, Stance] = GUARD
) -> Timeline:
    """Make the timeline of one step: every event in order, the dice that fall, the blows, the counts.

    An ordinary turn takes about 1.2 s at speed 1, a knockdown with its count up to 4 s.
    `reduced` gives one still picture an event instead.  `opening` is how both stand before.
    The same events always give the same timeline.
    """
    scene = Scene(*opening)
    for index, event in enumerate(events):
        _show(scene, events, index, event)
    scene.close(events)
    beats = stills(scene.beats, lambda index: isinstance(events[index], TurnRolled)) if reduced else scene.beats
    return timeline(*opening, beats, speed=speed, stills=reduced)


def _show(scene: Scene, events: Sequence[Event], index: int, event: Event) -> None:
    if isinstance(event, BoutBegan):
        scene.begin(index)
    elif isinstance(event, TurnRolled):
        actor, choices = EXCHANGES[event.outcome]
        acts = aimed(choices[(event.die * 5 + event.turn * 3 + event.round) % len(choices)])
        bob = Stance("guard-2")
        scene.add(TUMBLE_MS, index, sound="clack", die=(12, event.die), red=bob, blue=bob, ease="both")
        scene.play(acts, actor, index, home=event.outcome not in _FELLING)
    elif isinstance(event, KnockedDown):
        scene.fall(index, event.seat)
    elif isinstance(event, LimitReached):
        scene.stop(index, event.seat)
    elif isinstance(event, CountRolled):
        second = any(isinstance(each, CountRolled) for each in events[:index])
        scene.count(index, event.seat, event.fate, short=second, die=(12, event.die))
    elif isinstance(event, RoundScored):
        scene.bell(index)
    elif isinstance(event, RoundBegan):
        scene.sit(index)
        scene.rise(index)
    elif isinstance(event, BoutEnded):
        scene.end(index, event.winner, event.method)

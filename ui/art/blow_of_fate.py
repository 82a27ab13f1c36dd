"""Blow of Fate in pictures: every punch as data, and from a step's events to a timeline of beats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core.events import Event
from engine.games.blow_of_fate.events import (
    BoutBegan,
    BoutEnded,
    Clinched,
    ComboEarned,
    ComboLost,
    CountRolled,
    Extended,
    Fatigued,
    KnockedDown,
    LimitReached,
    PunchThrown,
    Rested,
    RightRolled,
    RoundBegan,
    RoundEnded,
    Stopped,
    WornDown,
)
from engine.games.blow_of_fate.tables import PUNCH_SIDES, RIGHT_SIDES, ROWS
from ui.art.blows import HOME, Act, aimed
from ui.art.motion import TUMBLE_MS, Stance, Timeline, timeline
from ui.art.scene import GUARD, Scene, stills

#: Places in the row of dice: two d12 of each seat, then two d6 of whoever throws.
ROW: Final = (RIGHT_SIDES,) * 4 + (PUNCH_SIDES,) * 2
_SIX: Final = (4, 5)

_SIX_MS: Final = 360.0
#: Damage from which a punch shakes the ring.
_HEAVY: Final = 10

PUNCHES: Final[dict[str, tuple[Act, ...]]] = {
    "jab": (
        Act(80, "ready", 6, "guard", 0),
        Act(110, "jab", 26, "hit-head-2", -2, "head", "thud"),
        Act(150, "ready", 10, "hit-head-2", -8),
    ),
    "flurry": (
        Act(80, "flurry", 14, "guard", 0),
        Act(75, "jab", 24, "hit-head-2", -2, "head", "thud"),
        Act(60, "flurry", 18, "hit-head-2", -4),
        Act(75, "jab", 26, "hit-head-2", -6, "head", "thud"),
        Act(60, "flurry", 22, "hit-head-2", -8),
        Act(75, "jab", 28, "hit-head-2", -10, "head", "thud"),
        Act(60, "flurry", 26, "hit-head", -12),
        Act(100, "jab", 30, "hit-head", -16, "head", "thud"),
        Act(120, "jab", 30, "hit-head", -20),
    ),
    "body-left": (
        Act(140, "slip", 20, "guard-2", 0, ease="both"),
        Act(110, "body-left", 34, "hit-body", -2, "body", "thud"),
        Act(170, "body-left", 34, "hit-body", -10),
    ),
    "body-right": (
        Act(140, "slip", 20, "guard-2", 0, ease="both"),
        Act(110, "body", 34, "hit-body", -2, "body", "thud"),
        Act(170, "body", 34, "hit-body", -10),
    ),
    "straight-left": (
        Act(120, "ready", -4, "guard", 0, ease="both"),
        Act(110, "straight-left", 30, "hit-head", -6, "head", "thud"),
        Act(160, "straight-left", 32, "hit-head", -18),
    ),
    "straight-right": (
        Act(130, "load", 8, "guard", 0, ease="both"),
        Act(110, "straight", 30, "hit-head", -10, "head", "thud"),
        Act(160, "straight", 32, "hit-head", -20),
    ),
    "hook-left": (
        Act(130, "slip", 30, "guard-2", 0, ease="both"),
        Act(120, "hook", 58, "hit-head", -6, "head", "thud"),
        Act(160, "hook", 58, "hit-head", -14),
    ),
    "hook-right": (
        Act(130, "load", 22, "guard-2", 0, ease="both"),
        Act(120, "hook-right", 56, "hit-head", -6, "head", "thud"),
        Act(160, "hook-right", 56, "hit-head", -14),
    ),
    "uppercut-left": (
        Act(150, "slip", 40, "guard", 0, ease="both"),
        Act(120, "uppercut-left", 66, "hit-head", -4, "head", "thud"),
        Act(180, "uppercut-left", 66, "hit-head", -16),
    ),
    "uppercut-right": (
        Act(150, "uppercut-load", 40, "guard", 0, ease="both"),
        Act(120, "uppercut", 72, "hit-head", -4, "head", "thud"),
        Act(180, "uppercut", 70, "hit-head", -16),
    ),
    "counter": (
        Act(110, "guard-2", -4, "load", 8),
        Act(140, "lean-back", -10, "jab", 22),
        Act(110, "straight", 26, "hit-head", -2, "head", "heavy", shake=5),
        Act(190, "straight", 28, "hit-head", -16),
    ),
    "special": (
        Act(200, "special-load", -6, "guard-2", 0, ease="both"),
        Act(180, "special-load", -10, "guard-2", -2, "", "swell"),
        Act(130, "special", 60, "hit-big", -8, "head", "special", shake=14),
        Act(260, "special", 66, "hit-big", -24),
    ),
}
_CLINCH: Final = (
    Act(220, "clinch", 46, "clinch", 46, ease="both"),
    Act(200, "clinch", 50, "clinch", 42, ease="both"),
    Act(180, "clinch", 44, "clinch", 48, ease="both"),
)
#: A boxer who has held on, by a thread.
_REELING: Final = (Act(240, "guard-2", 0, "stagger", -16), Act(200, "guard", 0, "stagger-2", -12, ease="both"))


@lru_cache(maxsize=64)
def exchange(punch: str, effect: str) -> tuple[Act, ...]:
    """Give a punch as it comes in: "guarded", "lands", "heavy", "floors" or "held"."""
    acts = PUNCHES[punch]
    if effect == "guarded":
        acts = tuple(map(_blocked, acts))
    elif effect in ("heavy", "floors") and punch != "special":
        last = max(place for place, act in enumerate(acts) if act.hit)
        struck = acts[last]
        hurt = "hit-big" if effect == "floors" and struck.hit == "head" else struck.d
        loud = struck._replace(d=hurt, sound="heavy", shake=6.0 if effect == "floors" else 4.0)
        after = tuple(act._replace(d=hurt) for act in acts[last + 1 :])
        acts = (*acts[:last], loud, *(() if effect == "floors" else after))
    return (*aimed(acts), *(_REELING if effect == "held" else ()))


def _blocked(act: Act) -> Act:
    low = act.d == "hit-body"
    if act.d.startswith("hit"):
        act = act._replace(d="cover-low" if low else "cover")
    return act._replace(hit="low" if low else "block", sound="thud", shake=0.0) if act.hit else act


def choreograph(
    events: Sequence[Event], *, speed: float = 1.0, reduced: bool = False, opening: tuple[Stance, Stance] = GUARD
) -> Timeline:
    """Make the timeline of one step: every event in order, the dice that fall, the punches, the count.

    An ordinary turn takes about 1.6 s at speed 1, a knockdown with its count up to 5 s.
    `reduced` gives one still picture an event instead.  `opening` is how both stand before.
    The same events always give the same timeline.
    """
    scene = Scene(*opening)
    for index, event in enumerate(events):
        _show(scene, events, index, event)
    scene.close(events)
    beats = stills(scene.beats, lambda index: isinstance(events[index], PunchThrown)) if reduced else scene.beats
    return timeline(*opening, beats, speed=speed, stills=reduced, row=ROW)


def _show(scene: Scene, events: Sequence[Event], index: int, event: Event) -> None:
    if isinstance(event, RightRolled | PunchThrown | CountRolled):
        _roll(scene, events, index, event)
    elif isinstance(event, KnockedDown):
        scene.fall(index, event.seat)
    elif isinstance(event, WornDown | Fatigued | ComboEarned | ComboLost):
        _alone(scene, index, event)
    elif isinstance(event, Stopped | LimitReached):
        scene.stop(index, event.seat)
    elif isinstance(event, BoutEnded):
        scene.end(index, event.winner, event.method)
    elif isinstance(event, Clinched):
        scene.play(_CLINCH, 0, index)
    else:
        _bell(scene, index, event)


def _roll(scene: Scene, events: Sequence[Event], index: int, event: RightRolled | PunchThrown | CountRolled) -> None:
    bob = Stance("guard-2")
    if isinstance(event, RightRolled):
        dice = tuple(enumerate((*event.dice[0], *event.dice[1])))
        scene.add(TUMBLE_MS, index, sound="clack", dice=dice, red=bob, blue=bob, ease="both")
        if event.attacker is not None:
            scene.set(event.attacker, Stance("ready", 10), 160, index)
        return
    six = tuple(zip(_SIX, event.dice, strict=True))
    if isinstance(event, CountRolled):
        best = ROWS[event.row].fates[-1]
        up = "8" if ROWS[event.row].fates[event.total - 2] == best else "9"
        scene.count(index, event.seat, up if event.fate == "up" else "ko", dice=six, thrower=event.seat)
        return
    scene.add(_SIX_MS, index, sound="clack", dice=six, thrower=event.seat, ease="both")
    floored = index + 1 < len(events) and isinstance(events[index + 1], KnockedDown)
    scene.play(exchange(event.punch, _effect(event, floored)), event.seat, index, home=not floored)


def _effect(event: PunchThrown, floored: bool) -> str:
    if event.damage < 1:
        return "guarded"
    if floored:
        return "floors"
    return "held" if event.held else "heavy" if event.damage >= _HEAVY else "lands"


def _alone(scene: Scene, index: int, event: WornDown | Fatigued | ComboEarned | ComboLost) -> None:
    """Show what is one boxer's own: what a knockdown or the round has cost, what the dice have given."""
    if isinstance(event, WornDown):
        scene.set(event.seat, Stance("stagger-2", -14), 260, index, ease="both")
        scene.set(event.seat, Stance("guard"), HOME.ms, index, ease="both")
    elif isinstance(event, Fatigued):
        scene.set(event.seat, Stance("spent", -10), 420, index, ease="both")
    elif isinstance(event, ComboEarned):
        scene.set(event.seat, Stance("flurry", 8), 240, index, sound="swell", ease="both")
    else:
        scene.set(event.seat, Stance("guard"), 200, index, ease="both")


def _bell(scene: Scene, index: int, event: Event) -> None:
    if isinstance(event, BoutBegan):
        scene.begin(index)
    elif isinstance(event, RoundEnded):
        scene.bell(index)
    elif isinstance(event, Extended):
        scene.add(320, index, sound="swell", red=Stance("ready", -10), blue=Stance("ready", -10), ease="both")
    elif isinstance(event, Rested):
        scene.sit(index)
    elif isinstance(event, RoundBegan):
        scene.rise(index)

"""Twelve-Sided Boxing in pictures: from a step's events to a timeline of beats."""

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
from ui.art.blows import EXCHANGES, HOME, Act, aimed, bursts
from ui.art.motion import TUMBLE_MS, Beat, Burst, Stance, Timeline, on_stage, timeline

#: Getting up: the pose while each number is counted, for those who make it at 8 and at 9.
_RISING: Final = {
    "8": ("down", "down", "down", "sit-up", "sit-up", "one-knee", "one-knee", "rise"),
    "9": ("down", "down", "down", "down", "sit-up", "all-fours", "one-knee", "one-knee", "rise"),
    "ko": ("down", "down", "down", "down", "sit-up", "sit-up", "out", "out", "out", "out"),
    "tko": ("down", "down", "down", "sit-up", "all-fours", "one-knee", "one-knee"),
}
_FALLING: Final = (("fall", 150.0), ("fall-2", 130.0), ("down", 150.0))
_COUNT_MS: Final = 190.0
_DIE_AT: Final = 4
_CORNER: Final = -96.0
#: Where a fighter waits while the other is counted.
_AWAY: Final = Stance("ready", -62)


class _Scene:
    """The beats so far and where both fighters stand after them."""

    def __init__(self, red: Stance, blue: Stance) -> None:
        self.now = [red, blue]
        self.beats: list[Beat] = []

    def add(
        self,
        ms: float,
        event: int,
        *,
        sound: str = "",
        ease: str = "out",
        die: tuple[int, int] | None = None,
        count: int | None = None,
        bursts: tuple[Burst, ...] = (),
        shake: float = 0.0,
        red: Stance | None = None,
        blue: Stance | None = None,
    ) -> None:
        self.now = [red or self.now[0], blue or self.now[1]]
        self.beats.append(
            Beat(
                ms,
                event,
                self.now[0],
                self.now[1],
                ms * 0.92,
                ease,
                sound,
                die,
                count,
                bursts,
                shake,
            )
        )

    def set(self, seat: int, stance: Stance, ms: float, event: int, **more: object) -> None:
        who = {"red": stance} if seat == 0 else {"blue": stance}
        self.add(ms, event, **who, **more)  # type: ignore[arg-type]

    def down(self, seat: int) -> bool:
        return self.now[seat].pose in {"down", "out", "sit-up"}

    def play(self, acts: Sequence[Act], actor: int, event: int, *, home: bool = True) -> None:
        for act in (*acts, HOME) if home else acts:
            a, d = Stance(act.a, act.a_ahead), Stance(act.d, act.d_ahead)
            red, blue = (a, d) if actor == 0 else (d, a)
            self.add(
                act.ms,
                event,
                sound=act.sound,
                ease=act.ease,
                shake=act.shake,
                red=red,
                blue=blue,
                bursts=bursts(act, actor),
            )


_FELLING: Final = frozenset({"down", "odown", "heavy", "oheavy", "double"})

GUARD: Final = (Stance("guard"), Stance("guard"))


def choreograph(
    events: Sequence[Event], *, speed: float = 1.0, reduced: bool = False, opening: tuple[Stance, Stance] = GUARD
) -> Timeline:
    """Make the timeline of one step: every event in order, the dice that fall, the blows, the counts.

    An ordinary turn takes about 1.2 s at speed 1, a knockdown with its count up to 4 s.
    `reduced` gives one still picture an event instead.  `opening` is how both stand before.
    The same events always give the same timeline.
    """
    scene = _Scene(*opening)
    for index, event in enumerate(events):
        _show(scene, events, index, event)
    if events and scene.beats and scene.beats[-1].event < len(events) - 1:
        scene.add(60, len(events) - 1)
    beats = _stills(scene.beats, events) if reduced else scene.beats
    return timeline(*opening, beats, speed=speed, stills=reduced)


def _show(scene: _Scene, events: Sequence[Event], index: int, event: Event) -> None:
    if isinstance(event, BoutBegan):
        scene.add(260, index, red=Stance("ready"), blue=Stance("ready"))
        scene.add(320, index, sound="bell", red=GUARD[0], blue=GUARD[1], ease="both")
    elif isinstance(event, TurnRolled):
        actor, choices = EXCHANGES[event.outcome]
        acts = aimed(choices[(event.die * 5 + event.turn * 3 + event.round) % len(choices)])
        bob = Stance("guard-2")
        scene.add(TUMBLE_MS, index, sound="clack", die=(12, event.die), red=bob, blue=bob, ease="both")
        scene.play(acts, actor, index, home=event.outcome not in _FELLING)
    elif isinstance(event, KnockedDown):
        _fall(scene, index, event)
    elif isinstance(event, LimitReached):
        scene.set(event.seat, Stance("out", scene.now[event.seat].ahead), 520, index, sound="bell", ease="both")
    elif isinstance(event, CountRolled):
        second = any(isinstance(e, CountRolled) for e in events[:index])
        _count(scene, index, event, short=second)
    elif isinstance(event, RoundScored):
        scene.add(300, index, sound="bell", ease="both", red=Stance("stand", -10), blue=Stance("stand", -10))
    elif isinstance(event, RoundBegan):
        for pose, ms in (("walk", 300.0), ("rest", 420.0)):
            seat = Stance(pose, _CORNER)
            scene.add(ms, index, red=seat, blue=seat, ease="both")
        scene.add(360, index, sound="bell", red=GUARD[0], blue=GUARD[1], ease="both")
    elif isinstance(event, BoutEnded):
        _end(scene, index, event)


def _fall(scene: _Scene, index: int, event: KnockedDown) -> None:
    other = 1 - event.seat
    # They fall where they stand, with the head towards the own corner: a step in keeps them in the picture.
    ahead = 44.0
    for pose, ms in _FALLING:
        stances = list(scene.now)
        stances[event.seat] = Stance(pose, ahead)
        if not scene.down(other) and stances[other].pose != "hit-big":
            stances[other] = _AWAY
        bursts: tuple[Burst, ...] = ()
        if pose == "down":
            bursts = (Burst(*on_stage(event.seat, ahead, complex(-110, 2)), 2.1, "dust"),)
        scene.add(
            ms,
            index,
            red=stances[0],
            blue=stances[1],
            ease="in" if pose == "fall-2" else "both",
            bursts=bursts,
            shake=5.0 if bursts else 0.0,
            sound="thud" if bursts else "",
        )
    scene.add(120, index, sound="swell")


def _count(scene: _Scene, index: int, event: CountRolled, *, short: bool) -> None:
    seat, die = event.seat, (12, event.die)
    down = scene.now[seat].ahead
    poses = _RISING[event.fate]
    aheads = {pose: down - 36 if pose in {"all-fours", "one-knee", "rise"} else down for pose in poses}
    if short:
        scene.add(TUMBLE_MS, index, sound="clack", die=die, count=len(poses) - 1)
        scene.set(seat, Stance(poses[-1], aheads[poses[-1]]), 300, index, sound="count", count=len(poses))
    else:
        for number, pose in enumerate(poses, start=1):
            thrown = number == _DIE_AT
            scene.set(
                seat,
                Stance(pose, aheads[pose]),
                TUMBLE_MS if thrown else _COUNT_MS,
                index,
                ease="both",
                count=number,
                sound="clack" if thrown else "count",
                die=die if thrown else None,
            )
    if event.fate in {"8", "9"}:
        stances = [Stance("guard"), Stance("guard")]
        if scene.down(1 - seat):
            stances[1 - seat] = scene.now[1 - seat]
            stances[seat] = _AWAY
        scene.add(260, index, red=stances[0], blue=stances[1], ease="both")
    else:
        last = "out" if event.fate == "ko" else "one-knee"
        scene.set(
            seat,
            Stance(last, aheads.get(last, down)),
            300,
            index,
            sound="bell",
            ease="both",
            count=10 if event.fate == "ko" else None,
        )


def _end(scene: _Scene, index: int, event: BoutEnded) -> None:
    stances = []
    for seat in (0, 1):
        now = scene.now[seat]
        fallen = scene.down(seat) or now.pose == "one-knee"
        if event.winner == seat:
            stances.append(Stance("raised" if event.method in {"ko", "tko"} else "raised-one", 0))
        elif fallen:
            stances.append(now)
        else:
            stances.append(Stance("stand", -10) if event.winner is None else Stance("dejected", -24))
    scene.add(300, index, sound="swell", red=stances[0], blue=stances[1], ease="both")
    scene.add(400, index)


def _stills(beats: Sequence[Beat], events: Sequence[Event]) -> list[Beat]:
    out = []
    for index in sorted({beat.event for beat in beats}):
        group = [beat for beat in beats if beat.event == index]
        struck = [beat for beat in group if beat.bursts and isinstance(events[index], TurnRolled)]
        counted = [beat for beat in group if beat.count is not None]
        shown = (struck or counted or group)[-1]
        die = next((beat.die for beat in group if beat.die), None)
        sound = next((beat.sound for beat in reversed(group) if beat.sound not in {"", "count", "clack"}), "")
        out.append(Beat(700, index, shown.red, shown.blue, 0, "out", sound, die, shown.count, shown.bursts))
    return out

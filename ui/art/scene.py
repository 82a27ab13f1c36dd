"""What happens in every bout, as beats: blows, falls, the referee's count, the interval, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.events import Event
from engine.core.game import Seat
from ui.art.blows import HOME, Act, bursts
from ui.art.motion import TUMBLE_MS, Beat, Burst, Stance, on_stage

#: Getting up: the pose while each number is counted, for those who make it at 8 and at 9.
RISING: Final = {
    "8": ("down", "down", "down", "sit-up", "sit-up", "one-knee", "one-knee", "rise"),
    "9": ("down", "down", "down", "down", "sit-up", "all-fours", "one-knee", "one-knee", "rise"),
    "ko": ("down", "down", "down", "down", "sit-up", "sit-up", "out", "out", "out", "out"),
    "tko": ("down", "down", "down", "sit-up", "all-fours", "one-knee", "one-knee"),
}
_FALLING: Final = (("fall", 150.0), ("fall-2", 130.0), ("down", 150.0))
_COUNT_MS: Final = 190.0
_THROWN_AT: Final = 4
_CORNER: Final = -96.0
#: Where a fighter waits while the other is counted.
AWAY: Final = Stance("ready", -62)
GUARD: Final = (Stance("guard"), Stance("guard"))


class Scene:
    """The beats so far and where both fighters stand after them."""

    def __init__(self, red: Stance, blue: Stance) -> None:
        self.now = [red, blue]
        self.beats: list[Beat] = []

    def add(self, ms: float, event: int, *, red: Stance | None = None, blue: Stance | None = None, **more: Any) -> None:
        """Add a beat for an event; `more` are fields of `Beat`.  Whoever is not named stays as they are."""
        self.now = [red or self.now[0], blue or self.now[1]]
        self.beats.append(Beat(ms, event, self.now[0], self.now[1], ms * 0.92, **more))

    def set(self, seat: Seat, stance: Stance, ms: float, event: int, **more: Any) -> None:
        """Add a beat in which one fighter moves."""
        self.add(ms, event, **{("red", "blue")[seat]: stance}, **more)

    def down(self, seat: Seat) -> bool:
        """Whether a fighter is on the canvas."""
        return self.now[seat].pose in {"down", "out", "sit-up"}

    def play(self, acts: Sequence[Act], actor: Seat, event: int, *, home: bool = True) -> None:
        """Play an exchange, and go back to the guard after it."""
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

    def begin(self, index: int) -> None:
        """The first bell."""
        self.add(260, index, red=Stance("ready"), blue=Stance("ready"))
        self.add(320, index, sound="bell", red=GUARD[0], blue=GUARD[1], ease="both")

    def fall(self, index: int, seat: Seat) -> None:
        """A fighter goes down; the other goes to the far corner."""
        other = 1 - seat
        # They fall where they stand, with the head towards the own corner: a step in keeps them in the picture.
        ahead = 44.0
        for pose, ms in _FALLING:
            stances = list(self.now)
            stances[seat] = Stance(pose, ahead)
            if not self.down(other) and stances[other].pose != "hit-big":
                stances[other] = AWAY
            dust: tuple[Burst, ...] = ()
            if pose == "down":
                dust = (Burst(*on_stage(seat, ahead, complex(-110, 2)), 2.1, "dust"),)
            self.add(
                ms,
                index,
                red=stances[0],
                blue=stances[1],
                ease="in" if pose == "fall-2" else "both",
                bursts=dust,
                shake=5.0 if dust else 0.0,
                sound="thud" if dust else "",
            )
        self.add(120, index, sound="swell")

    def count(self, index: int, seat: Seat, fate: str, *, short: bool = False, **thrown: Any) -> None:
        """The referee counts to what `fate` says (see `RISING`); the dice `thrown` (fields of `Beat`) fall at 4."""
        ahead = self.now[seat].ahead
        poses = RISING[fate]
        aheads = {pose: ahead - 36 if pose in {"all-fours", "one-knee", "rise"} else ahead for pose in poses}
        if short:
            self.add(TUMBLE_MS, index, sound="clack", count=len(poses) - 1, **thrown)
            self.set(seat, Stance(poses[-1], aheads[poses[-1]]), 300, index, sound="count", count=len(poses))
        else:
            for number, pose in enumerate(poses, start=1):
                now = number == _THROWN_AT
                self.set(
                    seat,
                    Stance(pose, aheads[pose]),
                    TUMBLE_MS if now else _COUNT_MS,
                    index,
                    ease="both",
                    count=number,
                    sound="clack" if now else "count",
                    **(thrown if now else {}),
                )
        if fate in {"8", "9"}:
            stances = list(GUARD)
            if self.down(1 - seat):
                stances[1 - seat] = self.now[1 - seat]
                stances[seat] = AWAY
            self.add(260, index, red=stances[0], blue=stances[1], ease="both")
        else:
            last = "out" if fate == "ko" else "one-knee"
            stance = Stance(last, aheads.get(last, ahead))
            self.set(seat, stance, 300, index, sound="bell", ease="both", count=10 if fate == "ko" else None)

    def stop(self, index: int, seat: Seat) -> None:
        """The referee stops it without a count."""
        self.set(seat, Stance("out", self.now[seat].ahead), 520, index, sound="bell", ease="both")

    def bell(self, index: int) -> None:
        """The bell ends a round."""
        self.add(300, index, sound="bell", ease="both", red=Stance("stand", -10), blue=Stance("stand", -10))

    def sit(self, index: int) -> None:
        """Both walk to their corners and sit down."""
        for pose, ms in (("walk", 300.0), ("rest", 420.0)):
            seat = Stance(pose, _CORNER)
            self.add(ms, index, red=seat, blue=seat, ease="both")

    def rise(self, index: int) -> None:
        """The bell begins a round."""
        self.add(360, index, sound="bell", red=GUARD[0], blue=GUARD[1], ease="both")

    def end(self, index: int, winner: Seat | None, method: str) -> None:
        """Arms up, or heads down."""
        stances = []
        for seat in (0, 1):
            now = self.now[seat]
            fallen = self.down(seat) or now.pose == "one-knee"
            if winner == seat:
                stances.append(Stance("raised" if method in {"ko", "tko"} else "raised-one", 0))
            elif fallen:
                stances.append(now)
            else:
                stances.append(Stance("stand", -10) if winner is None else Stance("dejected", -24))
        self.add(300, index, sound="swell", red=stances[0], blue=stances[1], ease="both")
        self.add(400, index)

    def close(self, events: Sequence[Event]) -> None:
        """Show what is left of the events, of which nothing moves."""
        if events and self.beats and self.beats[-1].event < len(events) - 1:
            self.add(60, len(events) - 1)


def stills(beats: Sequence[Beat], struck: Callable[[int], bool]) -> list[Beat]:
    """Give one still picture an event: the last blow of those that are `struck`, the last number counted, the end."""
    out = []
    for index in sorted({beat.event for beat in beats}):
        group = [beat for beat in beats if beat.event == index]
        blows = [beat for beat in group if beat.bursts and struck(index)]
        counted = [beat for beat in group if beat.count is not None]
        shown = (blows or counted or group)[-1]
        thrown = next((beat for beat in group if beat.die or beat.dice), shown)
        sound = next((beat.sound for beat in reversed(group) if beat.sound not in {"", "count", "clack"}), "")
        out.append(
            replace(
                shown,
                ms=700,
                go=0,
                ease="out",
                sound=sound,
                die=thrown.die,
                dice=thrown.dice,
                thrower=thrown.thrower,
                shake=0.0,
            )
        )
    return out

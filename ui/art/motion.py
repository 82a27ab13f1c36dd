"""Motion: poses in between, and timelines of beats that show a step's events in order.

A timeline is plain data made once a step; `frame` reads it at any moment, so the
page may run it, skip it or stand still in it without keeping any state.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from ui.art.line import Moment
from ui.art.poses import POSES
from ui.art.rig import Arm, Foot, Pose


def _angle(a: float, b: float, t: float) -> float:
    return a + ((b - a + 180.0) % 360.0 - 180.0) * t


def _arm(a: Arm, b: Arm, t: float) -> Arm:
    return Arm(_angle(a.upper, b.upper, t), a.elbow + (b.elbow - a.elbow) * t, a.wrist + (b.wrist - a.wrist) * t)


def _foot(a: Foot, b: Foot, t: float) -> Foot:
    return Foot(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, _angle(a.tilt, b.tilt, t))


def mix(a: Pose, b: Pose, t: float) -> Pose:
    """Give the pose `t` (0 to 1, and a little beyond) of the way from `a` to `b`; angles go the shorter way.

    >>> mix(POSES["guard"], POSES["jab"], 0) == POSES["guard"]
    True
    """
    if t == 0 or a is b:
        return a
    if t == 1:
        return b
    face, over = (b.face, b.lead_over) if t > 0.5 else (a.face, a.lead_over)
    return Pose(
        a.x + (b.x - a.x) * t,
        a.y + (b.y - a.y) * t,
        _angle(a.hips, b.hips, t),
        _angle(a.lean, b.lean, t),
        a.twist + (b.twist - a.twist) * t,
        _angle(a.head, b.head, t),
        _arm(a.lead, b.lead, t),
        _arm(a.rear, b.rear, t),
        _foot(a.lead_foot, b.lead_foot, t),
        _foot(a.rear_foot, b.rear_foot, t),
        face,
        over,
    )


def ease(kind: str, t: float) -> float:
    """Shape progress `t`: "out" (quick start), "in" (quick end), "snap" (out, past the mark and back), "both".

    >>> [ease(kind, 1.0) for kind in ("out", "in", "snap", "both")]
    [1.0, 1.0, 1.0, 1.0]
    """
    if kind == "out":
        return 1 - (1 - t) ** 3
    if kind == "in":
        return t * t
    if kind == "snap":
        return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2
    return t * t * (3 - 2 * t)


def on_stage(seat: int, ahead: float, spot: complex) -> tuple[float, float]:
    """Give the place in the picture of a spot of a figure (from its own place, y down)."""
    side = 1 if seat == 0 else -1
    return MARKS[seat] + side * (ahead + spot.real) * SCALE, FLOOR + spot.imag * SCALE


class Stance(NamedTuple):
    """Where a figure is to get to: a pose by name, and steps forward (+) or back from its own mark."""

    pose: str
    ahead: float = 0.0


BEHIND: Final = frozenset({"star", "dust", "rays"})


class Burst(NamedTuple):
    """A blow landing: where in the picture, how big (1 ordinary), and its kind.

    "star", "dust" and "rays" (which fill the house) burst behind the fighters, "gut" and "block" before them.
    """

    x: float
    y: float
    size: float = 1.0
    kind: str = "star"


@dataclass(frozen=True, slots=True)
class Beat:
    """One beat: both figures get to their stances in `go` ms and hold until `ms` are over.

    `event` is the index of the event the beat shows; `sound` is heard at its start ("" for
    none); `die` (sides, value) tumbles in this beat and lies still in later ones, as do `dice`, each
    (place in the timeline's row, value), which `thrower` rolls (None: both); `count` is the
    referee's count while it stands.
    """

    ms: float
    event: int
    red: Stance
    blue: Stance
    go: float = 0.0
    ease: str = "out"
    sound: str = ""
    die: tuple[int, int] | None = None
    count: int | None = None
    bursts: tuple[Burst, ...] = ()
    shake: float = 0.0
    dice: tuple[tuple[int, int], ...] = ()
    thrower: int | None = None


@dataclass(frozen=True, slots=True)
class Timeline:
    """Beats in order after an opening stance of both figures; `starts` are their moments in ms.

    `row` are the sides of dice that lie side by side (none where one die does for all).
    With `stills` every beat is one unmoving picture: dice lie, blows are shown as they land.
    """

    red: Stance
    blue: Stance
    beats: tuple[Beat, ...]
    starts: tuple[float, ...] = field(default=())
    length: float = 0.0
    stills: bool = False
    row: tuple[int, ...] = ()

    def moment(self, ms: float) -> Moment:
        """Give the moment `ms` after the start (see `ui.art.line`)."""
        # The ring is drawn in the measures of this module.
        from ui.art.ring import updates

        now = frame(self, ms)
        # A roll is told when its die lies still, not when it is thrown.
        return Moment(updates(now), now.event if now.tumbling else now.event + 1)

    def sounds(self, since: float, until: float) -> list[str]:
        """Name the sounds of a stretch of time (see `ui.art.line`)."""
        return sounds(self, since, until)


#: A die at a moment: its sides, its value, and progress 0..1 of its tumble.
Die = tuple[int, int, float]


class Frame(NamedTuple):
    """One moment: poses and steps ahead of both, and what else is in the picture.

    `event` is the index of the latest event shown (-1 before the first); `die` is (sides,
    value, progress 0..1), `dice` so many for the timeline's row (value 0: not thrown yet), of which
    `thrower` rolled the last; `flash` runs from 0 at the blow to 1 when its burst has faded.
    """

    red: Pose
    red_ahead: float
    blue: Pose
    blue_ahead: float
    event: int
    die: tuple[int, int, float] | None = None
    counted: int | None = None
    bursts: tuple[Burst, ...] = ()
    flash: float = 1.0
    shake: float = 0.0
    done: bool = True
    dice: tuple[Die, ...] = ()
    thrower: int | None = None

    @property
    def tumbling(self) -> bool:
        """Whether a die is still in the air."""
        return any(die is not None and die[2] < 1 for die in (self.die, *self.dice))


TUMBLE_MS: Final = 420.0
FLASH_MS: Final = 240.0
FLASH_STILL: Final = 0.35

#: The stage in picture units: where the two marks are, and the canvas under the feet.
WIDTH: Final = 720
HEIGHT: Final = 420
MARKS: Final = (246.0, 474.0)
FLOOR: Final = 368.0
SCALE: Final = 1.1


def timeline(
    red: Stance,
    blue: Stance,
    beats: list[Beat],
    *,
    speed: float = 1.0,
    stills: bool = False,
    row: tuple[int, ...] = (),
) -> Timeline:
    """String beats together; `speed` 2 makes all twice as quick."""
    starts: list[float] = []
    at = 0.0
    kept: list[Beat] = []
    for beat in beats:
        starts.append(at)
        quick = beat if speed == 1.0 else _sped(beat, speed)
        kept.append(quick)
        at += quick.ms
    return Timeline(red, blue, tuple(kept), tuple(starts), at, stills, row)


def _sped(beat: Beat, speed: float) -> Beat:
    return replace(beat, ms=beat.ms / speed, go=beat.go / speed)


def still(red: Stance, blue: Stance, *, event: int = -1, die: tuple[int, int] | None = None) -> Frame:
    """Give a picture at rest."""
    return Frame(
        POSES[red.pose],
        red.ahead,
        POSES[blue.pose],
        blue.ahead,
        event,
        (*die, 1.0) if die else None,
    )


def frame(line: Timeline, ms: float) -> Frame:
    """Give the moment `ms` after the start; before it the opening, after the end the last picture."""
    if not line.beats:
        return still(line.red, line.blue)._replace(dice=tuple((sides, 0, 1.0) for sides in line.row))
    ended = ms >= line.length
    index = len(line.beats) - 1 if ended else max(0, bisect_right(line.starts, ms) - 1)
    beat = line.beats[index]
    since = beat.ms if ended else max(0.0, ms - line.starts[index])
    part = 1.0 if line.stills or beat.go <= 0 or since >= beat.go else ease(beat.ease, since / beat.go)
    before = line.beats[index - 1] if index else None
    red0, blue0 = (before.red, before.blue) if before else (line.red, line.blue)
    die: Die | None = None
    for back in range(index, -1, -1):
        thrown = line.beats[back].die
        if thrown:
            die = (*thrown, _tumbled(line, back, ms, ended))
            break
    struck, flash = _struck(line, index, ms)
    swing = 0.0
    if struck and not line.stills and flash < 0.7:
        swing = struck.shake * (1 - flash / 0.7) * (1 if int(flash * FLASH_MS / 30) % 2 else -1)
    return Frame(
        mix(POSES[red0.pose], POSES[beat.red.pose], part),
        red0.ahead + (beat.red.ahead - red0.ahead) * part,
        mix(POSES[blue0.pose], POSES[beat.blue.pose], part),
        blue0.ahead + (beat.blue.ahead - blue0.ahead) * part,
        beat.event,
        die,
        beat.count,
        struck.bursts if struck else (),
        flash,
        swing,
        ended,
        *(_row(line, index, ms, ended) if line.row else ()),
    )


def _tumbled(line: Timeline, index: int, ms: float, ended: bool) -> float:
    """Give the progress of the dice thrown in a beat."""
    share = (ms - line.starts[index]) / min(TUMBLE_MS, line.beats[index].ms)
    return 1.0 if ended or line.stills else min(1.0, max(0.0, share))


def _row(line: Timeline, index: int, ms: float, ended: bool) -> tuple[tuple[Die, ...], int | None]:
    """Give the dice of the row, each as it was thrown last, and who threw last."""
    found: dict[int, Die] = {}
    thrower: int | None = None
    for back in range(index, -1, -1):
        beat = line.beats[back]
        if beat.dice and not found:
            thrower = beat.thrower
        for place, value in beat.dice:
            if place not in found:
                found[place] = (line.row[place], value, _tumbled(line, back, ms, ended))
    return tuple(found.get(place, (sides, 0, 1.0)) for place, sides in enumerate(line.row)), thrower


def _landing(beat: Beat, start: float) -> float:
    """Give the moment a beat is heard: its start, or where its blow lands."""
    return start + beat.go * 0.4 if beat.bursts else start


def _struck(line: Timeline, index: int, ms: float) -> tuple[Beat | None, float]:
    """Give the beat whose blow flashes now, in or just before beat `index`, and how far the flash has got."""
    if line.stills:
        return (line.beats[index] if line.beats[index].bursts else None), FLASH_STILL
    for k in range(index, max(-1, index - 3), -1):
        beat = line.beats[k]
        if beat.bursts:
            flash = (ms - _landing(beat, line.starts[k])) / FLASH_MS
            if 0 <= flash < 1:
                return beat, flash
    return None, 1.0


def sounds(line: Timeline, since: float, until: float) -> list[str]:
    """Name the sounds that begin after `since` and not after `until` (both ms; `since` -1 for the very start)."""
    return [
        beat.sound
        for beat, start in zip(line.beats, line.starts, strict=True)
        if beat.sound and since < _landing(beat, start) <= until
    ]


def moment_of(line: Timeline, event: int) -> float:
    """Give the ms at which an event is first shown (the end if it never is)."""
    for beat, start in zip(line.beats, line.starts, strict=True):
        if beat.event >= event:
            return start
    return line.length

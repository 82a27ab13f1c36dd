"""Twelve-Sided Boxing in pictures: from a step's events to a timeline of beats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

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
from ui.art.motion import MARKS, SCALE, TUMBLE_MS, Beat, Burst, Stance, Timeline, on_stage, timeline
from ui.art.poses import POSES
from ui.art.rig import joints
from ui.art.wardrobe import CHEST, HEAD, L_HAND, R_HAND


class Act(NamedTuple):
    """A moment of an exchange: `a` is whoever acts, `d` the other; poses and steps ahead of both.

    `hit` says who is struck where: "head", "body" (of d), "block" (d's gloves), "own" (a's
    head) or "both".
    """

    ms: float
    a: str
    a_ahead: float
    d: str
    d_ahead: float
    hit: str = ""
    sound: str = ""
    ease: str = "out"
    shake: float = 0.0


_HOME: Final = Act(240, "guard", 0, "guard", 0, ease="both")

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
        self, ms: float, event: int, *, go: float | None = None, sound: str = "", ease: str = "out",
        die: tuple[int, int] | None = None, count: int | None = None, bursts: tuple[Burst, ...] = (),
        shake: float = 0.0, red: Stance | None = None, blue: Stance | None = None,
    ) -> None:
        self.now = [red or self.now[0], blue or self.now[1]]
        self.beats.append(
            Beat(
                ms, event, self.now[0], self.now[1], ms * 0.92 if go is None else go, ease, sound, die, count, bursts,
                shake,
            )
        )

    def set(self, seat: int, stance: Stance, ms: float, event: int, **more: object) -> None:
        who = {"red": stance} if seat == 0 else {"blue": stance}
        self.add(ms, event, **who, **more)  # type: ignore[arg-type]

    def down(self, seat: int) -> bool:
        return self.now[seat].pose in {"down", "out", "sit-up"}

    def play(self, acts: Sequence[Act], actor: int, event: int, *, home: bool = True) -> None:
        for act in (*acts, _HOME) if home else acts:
            a, d = Stance(act.a, act.a_ahead), Stance(act.d, act.d_ahead)
            red, blue = (a, d) if actor == 0 else (d, a)
            self.add(
                act.ms, event, sound=act.sound, ease=act.ease, shake=act.shake, red=red, blue=blue,
                bursts=_bursts(act, actor),
            )


#: Where a blow lands on whom, by `Act.hit`: (the other's, the actor's own).
_STRUCK: Final = {
    "head": ("head", ""), "body": ("body", ""), "block": ("block", ""), "own-block": ("", "block"),
    "both": ("head", "head"), "": ("", ""),
}


def _bursts(act: Act, actor: int) -> tuple[Burst, ...]:
    out = []
    size = 1.5 if act.sound == "heavy" else 1.1
    theirs, own = _STRUCK[act.hit]
    for seat, pose, ahead, where in ((1 - actor, act.d, act.d_ahead, theirs), (actor, act.a, act.a_ahead, own)):
        frames = joints(POSES[pose])
        head, nod = frames[HEAD]
        chest, lean = frames[CHEST]
        if where == "head":
            out.append(Burst(*on_stage(seat, ahead, head + nod * complex(12, -18)), size * 1.6))
        elif where == "body":
            out.append(Burst(*on_stage(seat, ahead, chest + lean * complex(26, 52)), size * 0.9, "gut"))
        elif where == "block":
            out.append(Burst(*on_stage(seat, ahead, head + 38 - 4j), 0.7, "block"))
    return tuple(out)


#: The hand that strikes in a pose, and how far its glove's middle stays from the middle of what it strikes.
_FISTS: Final = {"jab": L_HAND, "hook": L_HAND, "straight": R_HAND, "uppercut": R_HAND, "body": R_HAND}
_TOUCH: Final = {"head": 31.0, "body": 34.0, "block": 20.0}
_APART: Final = (MARKS[1] - MARKS[0]) / SCALE


def _target(pose: str, where: str) -> float:
    frames = joints(POSES[pose])
    head, nod = frames[HEAD]
    chest, lean = frames[CHEST]
    return {"head": head + nod * (12 - 18j), "block": head + 38, "body": chest + lean * (20 + 52j)}[where].real


def _gap(striker: str, struck: str, where: str) -> float:
    """Say how far a striker must step in, in all, so that the glove of its pose meets the other."""
    hand, turned = joints(POSES[striker])[_FISTS[striker]]
    return _APART - _target(struck, where) - (hand + turned * 26j).real - _TOUCH[where]


def _aimed(acts: tuple[Act, ...]) -> tuple[Act, ...]:
    """Let every blow of an exchange meet its mark: whoever strikes steps as far as the pose needs."""
    out: list[Act] = []
    for act in acts:
        theirs, own = _STRUCK[act.hit]
        before = out[-1] if out else None
        if theirs and own:
            step = _gap(act.a, act.d, theirs) / 2
            act = act._replace(a_ahead=step, d_ahead=step)
        elif theirs:
            act = act._replace(a_ahead=_gap(act.a, act.d, theirs) - act.d_ahead)
        elif own:
            act = act._replace(d_ahead=_gap(act.d, act.a, own) - act.a_ahead)
        elif before and before.hit and act.a == before.a:
            act = act._replace(a_ahead=before.a_ahead, d_ahead=before.d_ahead if act.d == before.a else act.d_ahead)
        out.append(act)
    return tuple(out)


def _choices(seat: int, *exchanges: tuple[Act, ...]) -> tuple[int, tuple[tuple[Act, ...], ...]]:
    return seat, tuple(_aimed(acts) for acts in exchanges)


#: Outcome -> (acting seat, exchanges to choose from).
_EXCHANGES: Final = {
    "adv": _choices(0, *_ATTACKS), "dis": _choices(1, *_ATTACKS), "even": _choices(0, *_EVENS),
    "clinch": _choices(0, _CLINCH), "counter": _choices(0, *_COUNTERS), "countered": _choices(1, *_COUNTERS),
    "trade": _choices(0, _TRADE), "down": _choices(1, *_KNOCKDOWNS), "odown": _choices(0, *_KNOCKDOWNS),
    "heavy": _choices(1, _HEAVY), "oheavy": _choices(0, _HEAVY), "double": _choices(0, _DOUBLE),
}
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
        actor, choices = _EXCHANGES[event.outcome]
        acts = choices[(event.die * 5 + event.turn * 3 + event.round) % len(choices)]
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
        scene.add(ms, index, red=stances[0], blue=stances[1], ease="in" if pose == "fall-2" else "both",
                  bursts=bursts, shake=5.0 if bursts else 0.0, sound="thud" if bursts else "")
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
                seat, Stance(pose, aheads[pose]), TUMBLE_MS if thrown else _COUNT_MS, index, ease="both", count=number,
                sound="clack" if thrown else "count", die=die if thrown else None,
            )
    if event.fate in {"8", "9"}:
        stances = [Stance("guard"), Stance("guard")]
        if scene.down(1 - seat):
            stances[1 - seat] = scene.now[1 - seat]
            stances[seat] = _AWAY
        scene.add(260, index, red=stances[0], blue=stances[1], ease="both")
    else:
        last = "out" if event.fate == "ko" else "one-knee"
        scene.set(seat, Stance(last, aheads.get(last, down)), 300, index, sound="bell", ease="both",
                  count=10 if event.fate == "ko" else None)


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

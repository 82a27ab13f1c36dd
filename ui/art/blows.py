"""Boxing's exchanges as data: who does what, blow by blow, for every outcome of a turn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ui.art.body import CHEST, HEAD, L_HAND, R_HAND
from ui.art.motion import MARKS, SCALE, Burst, on_stage
from ui.art.poses import POSES
from ui.art.rig import joints


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


HOME: Final = Act(240, "guard", 0, "guard", 0, ease="both")

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
#: Where a blow lands on whom, by `Act.hit`: (the other's, the actor's own).
_STRUCK: Final = {
    "head": ("head", ""),
    "body": ("body", ""),
    "block": ("block", ""),
    "own-block": ("", "block"),
    "both": ("head", "head"),
    "": ("", ""),
}


def bursts(act: Act, actor: int) -> tuple[Burst, ...]:
    """Give the bursts of a moment's blows, where they land in the picture, for the acting seat."""
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


@lru_cache(maxsize=64)
def aimed(acts: tuple[Act, ...]) -> tuple[Act, ...]:
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

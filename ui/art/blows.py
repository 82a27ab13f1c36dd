"""Exchanges of blows: what a moment of one is, where its blows land, and how they meet their mark."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ui.art.body import CHEST, HEAD, L_HAND, R_HAND
from ui.art.motion import MARKS, SCALE, Burst, on_stage
from ui.art.poses import POSES
from ui.art.rig import joints


class Act(NamedTuple):
    """A moment of an exchange: `a` is whoever acts, `d` the other; poses and steps ahead of both.

    `hit` says who is struck where: "head", "body" (of d), "block" (d's gloves), "low" (d's arms), "own" (a's
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

#: Sounds of blows that burst large.
_LOUD: Final = frozenset({"heavy", "special"})
#: Where a blow lands on whom, by `Act.hit`: (the other's, the actor's own).
_STRUCK: Final = {
    "head": ("head", ""),
    "body": ("body", ""),
    "block": ("block", ""),
    "low": ("low", ""),
    "own-block": ("", "block"),
    "both": ("head", "head"),
    "": ("", ""),
}


def bursts(act: Act, actor: int) -> tuple[Burst, ...]:
    """Give the bursts of a moment's blows, where they land in the picture, for the acting seat."""
    out = []
    size = 1.5 if act.sound in _LOUD else 1.1
    theirs, own = _STRUCK[act.hit]
    for seat, pose, ahead, where in ((1 - actor, act.d, act.d_ahead, theirs), (actor, act.a, act.a_ahead, own)):
        frames = joints(POSES[pose])
        head, nod = frames[HEAD]
        chest, lean = frames[CHEST]
        if where == "head":
            spot = on_stage(seat, ahead, head + nod * complex(12, -18))
            out.append(Burst(*spot, size * 1.6, "rays" if act.sound == "special" else "star"))
        elif where == "body":
            out.append(Burst(*on_stage(seat, ahead, chest + lean * complex(26, 52)), size * 0.9, "gut"))
        elif where == "block":
            out.append(Burst(*on_stage(seat, ahead, head + 38 - 4j), 0.7, "block"))
        elif where == "low":
            out.append(Burst(*on_stage(seat, ahead, chest + lean * complex(44, 44)), 0.7, "block"))
    return tuple(out)


#: The hand that strikes in a pose, and how far its glove's middle stays from the middle of what it strikes.
_FISTS: Final = {
    "jab": L_HAND,
    "hook": L_HAND,
    "straight-left": L_HAND,
    "body-left": L_HAND,
    "uppercut-left": L_HAND,
    "straight": R_HAND,
    "uppercut": R_HAND,
    "body": R_HAND,
    "hook-right": R_HAND,
    "special": R_HAND,
}
_TOUCH: Final = {"head": 31.0, "body": 34.0, "block": 20.0, "low": 24.0}
_APART: Final = (MARKS[1] - MARKS[0]) / SCALE


def _target(pose: str, where: str) -> float:
    frames = joints(POSES[pose])
    head, nod = frames[HEAD]
    chest, lean = frames[CHEST]
    return {
        "head": head + nod * (12 - 18j),
        "block": head + 38,
        "body": chest + lean * (20 + 52j),
        "low": chest + lean * (34 + 44j),
    }[where].real


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

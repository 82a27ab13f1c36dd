"""One figure for every game: joints, proportions, outlines in ink.

A `Pose` is a small table of numbers, `joints` turns it into places and turns,
and `figure_paths` into path data for a list of parts that never changes, so that
a picture on the page is brought up to date by its `d` attributes alone.
"""

from __future__ import annotations

from math import acos, cos, radians, sin
from typing import Final, NamedTuple

from ui.art import bones, torso
from ui.art.body import CHEST, FACE, HIDDEN, PELVIS, TORSO, Look, Slot, face, ghost_slots, slots
from ui.art.ink import turn
from ui.markup import Node, h


class Arm(NamedTuple):
    """An arm in degrees: the upper arm from hanging (+ forward), the elbow's bend, the wrist's bend."""

    upper: float
    elbow: float
    wrist: float = 0.0


class Foot(NamedTuple):
    """Where an ankle wants to be (from the figure's place, y up from the canvas), and the sole's tilt, + toe up."""

    x: float
    y: float = 0.0
    tilt: float = 0.0


class Pose(NamedTuple):
    """A stance.  Angles in degrees; lengths in units of a figure about 258 high.

    `x`, `y` are the pelvis from the figure's place (y up from the canvas), `hips` and
    `lean` the forward tilt of the pelvis and of the chest, `twist` how far the chest is
    open to the viewer (90 flat on, 0 in profile, below 0 the back), `head` the head's
    tilt on the page.  The lead arm and leg are the far ones.
    """

    x: float
    y: float
    hips: float
    lean: float
    twist: float
    head: float
    lead: Arm
    rear: Arm
    lead_foot: Foot
    rear_foot: Foot
    face: str = "set"
    lead_over: bool = False


Joint = tuple[complex, complex]


def _leg(hip: complex, foot: Foot) -> tuple[Joint, Joint, Joint]:
    ankle = complex(foot.x, -foot.y - bones.ANKLE)
    way = ankle - hip
    reach = abs(way) or 0.001
    longest = bones.THIGH + bones.SHIN - 0.5
    shortest = 30.0
    length = min(max(reach, shortest), longest)
    bend = acos((bones.THIGH**2 + length**2 - bones.SHIN**2) / (2 * bones.THIGH * length))
    aim = way / reach
    thigh = aim * complex(cos(bend), -sin(bend))
    knee = hip + thigh * bones.THIGH
    end = hip + aim * length
    shin = (end - knee) / bones.SHIN
    sole = turn(-foot.tilt)
    return (hip, thigh / 1j), (knee, shin / 1j), (end, sole)


def _arm(shoulder: complex, arm: Arm) -> tuple[Joint, Joint, Joint]:
    upper = turn(-arm.upper)
    elbow = shoulder + upper * 1j * bones.UPPER_ARM
    fore = turn(-arm.upper - arm.elbow)
    wrist = elbow + fore * 1j * bones.FOREARM
    return (shoulder, upper), (elbow, fore), (wrist, turn(-arm.upper - arm.elbow - arm.wrist))


SHOULDER: Final = 33.0


def joints(pose: Pose) -> tuple[Joint, ...]:
    """Give place and turn of the fifteen frames, around the figure's place (0, 0) on the canvas, y down."""
    pelvis = complex(pose.x, -pose.y)
    hips = turn(pose.hips)
    lean = turn(pose.lean)
    chest = pelvis - 1j * (hips * bones.WAIST + lean * bones.CHEST)
    open_ = sin(radians(pose.twist))
    depth = cos(radians(pose.twist))
    lead = chest + lean * complex(SHOULDER * open_ - 1 + 3 * depth, 9)
    rear = chest + lean * complex(-SHOULDER * open_ - 1 + 3 * depth, 10)
    head = chest + lean * complex(4, -11)
    leg_l = _leg(pelvis + hips * complex(10, 6), pose.lead_foot)
    leg_r = _leg(pelvis + hips * complex(-9, 6), pose.rear_foot)
    return (
        (pelvis, hips),
        (chest, lean),
        (head, turn(pose.head)),
        *_arm(lead, pose.lead),
        *_arm(rear, pose.rear),
        *leg_l,
        *leg_r,
    )


class Change(NamedTuple):
    """What a part of a picture is to be now: set `attr` ("text": its text) of the part to `value`."""

    part: str
    attr: str
    value: str


def figure_changes(pose: Pose, look: Look, name: str) -> list[Change]:
    """Give every changing part of a figure in its own coordinates; the list of parts is the same for every pose."""
    frames = joints(pose)
    moves = [
        f"matrix({turned.real:.4f} {turned.imag:.4f} {-turned.imag:.4f} {turned.real:.4f} {at.real:.1f} {at.imag:.1f})"
        for at, turned in frames
    ]
    bend = torso.Bend(*frames[CHEST], *frames[PELVIS], pose.twist)
    body = torso.outline(bend)
    hidden = "lead-under" if pose.lead_over else "lead-over"
    out = [Change(f"{name}.ghost.torso", "d", body)]
    out += [Change(f"{name}.ghost.{slot.name}", "transform", moves[slot.frame]) for slot in ghost_slots(look)[1:]]
    for slot in slots(look):
        if slot.frame < 0:
            over = torso.robe(bend) if look.gear == "master" else (torso.inks(bend),)
            for k, d in enumerate((body, body, torso.shade(bend), *over)):
                out.append(Change(f"{name}.{TORSO}.{k}", "d", d))
            continue
        out.append(
            Change(f"{name}.{slot.name}", "transform", HIDDEN if slot.name.startswith(hidden) else moves[slot.frame])
        )
        if slot.name == FACE:
            out.append(Change(f"{name}.{FACE}.0", "d", face(pose.face)))
    return out


def place(x: float, y: float, mirrored: bool, scale: float = 1.0) -> str:
    """Give the transform that puts a figure's place at (x, y), facing left where mirrored."""
    return f"translate({x:.1f} {y:.1f}) scale({-scale if mirrored else scale:g} {scale:g})"


def figure(
    pose: Pose, look: Look, name: str, x: float, y: float, *, mirrored: bool = False, scale: float = 1.0
) -> Node:
    """Draw a figure as an SVG group whose changing parts carry `data-part` names beginning with `name`."""
    now = {change[:2]: change.value for change in figure_changes(pose, look, name)}

    def slot_node(slot: Slot, part: str) -> Node:
        move = now.get((part, "transform"))
        paths = []
        for k, (cls, d) in enumerate(slot.shapes):
            live = now.get((f"{part}.{k}", "d"))
            paths.append(h("path", {"class": cls, "d": d or live, "data-part": f"{part}.{k}" if live else None}))
        return h("g", {"transform": move, "data-part": part if move else None}, paths)

    silhouette = []
    for slot in ghost_slots(look):
        part = f"{name}.ghost.{slot.name}"
        d = slot.shapes[0][1] or now[part, "d"]
        silhouette.append(h("path", {"d": d, "data-part": part, "transform": now.get((part, "transform"))}))
    return h(
        "g",
        {"data-part": name, "transform": place(x, y, mirrored, scale)},
        h("g", {"class": f"art-ghost art-{look.corner}"}, silhouette),
        [slot_node(slot, f"{name}.{slot.name}") for slot in slots(look)],
    )

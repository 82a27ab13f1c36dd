"""The boxing ring: canvas, ropes, crowd, both fighters, the die and the referee's count."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from ui.art import dice, rig, solids
from ui.art.body import Look
from ui.art.ink import svg_number as n
from ui.art.motion import BEHIND, FLOOR, HEIGHT, MARKS, SCALE, WIDTH, Burst, Frame
from ui.art.poses import POSES
from ui.art.rig import Change, Pose
from ui.markup import Node, h

Looks = tuple[Look, Look]
NAMES: Final = ("red", "blue")
LOOKS: Final[Looks] = (Look("red", "a", "crop"), Look("blue", "b", "quiff", beard=True))
_GONE: Final = "scale(0)"


def fighter(pose: Pose, look: Look, seat: int, x: float) -> list[Change]:
    """Give every changing part of a fighter: its place, its shadow, its limbs."""
    name = NAMES[seat]
    return [
        Change(name, "transform", rig.place(x, FLOOR, seat == 1, SCALE)),
        Change(f"{name}.shadow", "transform", _shadow(pose, x, seat)),
        Change(f"{name}.stool", "transform", _stool(pose, x, seat)),
        *rig.figure_changes(pose, look, name),
    ]


def _stool(pose: Pose, x: float, seat: int) -> str:
    return rig.place(x, FLOOR, seat == 1, SCALE) if pose is POSES["rest"] else _GONE


def _shadow(pose: Pose, x: float, seat: int) -> str:
    side = -1 if seat else 1
    flat = abs(sin(pose.lean * pi / 180))
    middle = pose.x - (40 * flat if pose.lean < -45 else -30 * flat if pose.lean > 60 else 0)
    wide = 0.72 + 0.5 * flat * flat
    return f"translate({x + side * middle * SCALE:.1f} {FLOOR + 1:.1f}) scale({wide:.2f} {1:g})"


def updates(frame: Frame, looks: Looks = LOOKS) -> list[Change]:
    """Give what every changing part of `ring` is at this moment; the list of parts is always the same."""
    out = [Change("stage", "transform", f"translate({frame.shake:.1f} {abs(frame.shake) / 2:.1f})")]
    for seat, (pose, ahead) in enumerate(((frame.red, frame.red_ahead), (frame.blue, frame.blue_ahead))):
        x = MARKS[seat] + (ahead if seat == 0 else -ahead) * SCALE
        out += fighter(pose, looks[seat], seat, x)
    out += [
        Change("count", "text", "" if frame.counted is None else str(frame.counted)),
        Change("count-back", "text", "" if frame.counted is None else str(frame.counted)),
    ]
    behind = [burst for burst in frame.bursts if burst.kind in BEHIND]
    before = [burst for burst in frame.bursts if burst.kind not in BEHIND]
    for part, bursts in (("fx", behind), ("fx-front", before)):
        for slot in range(2):
            out += _burst(f"{part}.{slot}", bursts[slot] if slot < len(bursts) else None, frame.flash)
    out += dice.changes("die", frame.die)
    if frame.dice:
        out += dice.row_changes(frame.dice, frame.thrower)
    return out


def _burst(part: str, burst: Burst | None, flash: float) -> list[Change]:
    if burst is None:
        return [Change(part, "transform", _GONE), Change(part, "d", _STAR), Change(part, "class", "art-burst")]
    if burst.kind == "rays":
        return [
            Change(part, "transform", f"translate({burst.x:.0f} {burst.y:.0f}) rotate({9 * flash:.0f})"),
            Change(part, "d", _RAYS),
            Change(part, "class", "art-burst art-burst-rays"),
        ]
    size = burst.size * (0.55 + 0.75 * flash**0.4) * (1 - 0.85 * max(0.0, flash - 0.6) / 0.4)
    return [
        Change(part, "transform", f"translate({burst.x:.0f} {burst.y:.0f}) rotate({20 * flash:.0f}) scale({size:.2f})"),
        Change(part, "d", _PUFF if burst.kind == "dust" else _STAR),
        Change(part, "class", f"art-burst art-burst-{burst.kind}"),
    ]


_DIE_AT: Final = "translate(360 52) scale(0.84)"


def star(points: int, outer: float, inner: float, *, wobble: float = 0.0) -> str:
    """Give a many-pointed star around (0, 0) as path data; `wobble` makes every other point longer."""
    out = []
    for k in range(points * 2):
        radius = inner if k % 2 else outer * (1 + (wobble if k % 4 == 0 else -wobble))
        angle = pi * k / points - pi / 2
        out.append(f"{radius * cos(angle):.1f} {radius * sin(angle):.1f}")
    return "M" + "L".join(out) + "Z"


_STOOL: Final = "M-34 -46H14V-38H8L14 0H6L1 -38H-20L-25 0H-33L-27 -38H-34Z"
_STAR: Final = star(11, 40, 20, wobble=0.22)
#: A blow that lights up the house: rays to its edges.
_RAYS: Final = star(17, 620, 74, wobble=0.18)
_PUFF: Final = (
    "M-58 6a13 13 0 0 1 14 -17a17 17 0 0 1 28 -8a20 20 0 0 1 34 1a16 16 0 0 1 27 9a12 12 0 0 1 12 15"
    "q-10 9 -24 4q-16 9 -34 2q-18 8 -34 -1q-14 5 -23 -5Z"
)


def dots(uid: str) -> Node:
    """Define the halftone screens `uid-dots-1` (light) to `uid-dots-4` (heavy) for one SVG."""
    screens = []
    for k, radius in enumerate((0.9, 1.3, 1.8, 2.3), start=1):
        screens.append(
            h(
                "pattern",
                {
                    "id": f"{uid}-dots-{k}",
                    "width": 6,
                    "height": 6,
                    "patternUnits": "userSpaceOnUse",
                    "patternTransform": "rotate(38)",
                },
                h("circle", {"class": "art-dot", "cx": 3, "cy": 3, "r": radius}),
            )
        )
    return h("defs", None, screens)


def _crowd_row(base: float, size: float, shift: float) -> str:
    out = []
    x, k = -size + shift, 0
    while x < WIDTH + size:
        rise = ((k * 7 + int(shift)) % 5) * size * 0.12
        y = base - rise
        head = size * (0.34 + 0.03 * (k % 3))
        body = size * 0.62
        out.append(
            f"M{n(x - head)} {n(y)}a{n(head)} {n(head * 1.15)} 0 1 1 {n(head * 2)} 0"
            f"c0 {n(head * 0.6)} {n(-head * 0.3)} {n(head)} {n(-head * 0.3)} {n(head * 1.2)}"
            f"c{n(head * 0.7)} {n(head * 0.2)} {n(body)} {n(head * 0.6)} {n(body)} {n(body * 1.4)}"
            f"h{n(-body * 2 - head * 1.4 + head * 0.6)}c0 {n(-body * 0.8)} {n(body - head * 0.7)} {n(-body * 1.2)} "
            f"{n(body - head * 0.4)} {n(-body * 1.4)}Z"
        )
        if (k * 5 + int(base)) % 7 == 0:
            arm = size * 0.2
            out.append(
                f"M{n(x + head * 1.3)} {n(y + body)}l{n(arm)} {n(-size * 1.5)}q{n(arm * 0.8)} {n(-arm * 1.2)} "
                f"{n(arm * 1.4)} 0l{n(-arm * 0.6)} {n(size * 1.6)}Z"
            )
        x += size * (1.06 + 0.1 * (k % 3))
        k += 1
    return "".join(out)


#: The die on the canvas: its outlines, seen flat.
_EMBLEM: Final = "".join(face[0] for face in solids.die_frame(12, 12, 1.0).faces)
_BACK: Final = (104.0, 616.0, 268.0)
_ROPES: Final = ((150.0, 236.0), (188.0, 288.0), (226.0, 340.0))


@lru_cache(maxsize=8)
def backdrop(uid: str) -> tuple[Node, ...]:
    """Draw the house and the empty ring: crowd, lights, canvas, posts, ropes."""
    left, right, back = _BACK
    floor = f"M{left} {back}L{right} {back}L{WIDTH + 30} 398L-30 398Z"
    bands = [(0, 62, 4), (62, 54, 3), (116, 54, 2), (170, 60, 1)]
    out: list[Node] = [
        h("rect", {"class": "art-wall", "width": WIDTH, "height": HEIGHT}),
        *(
            h("rect", {"class": "art-screen", "y": y, "width": WIDTH, "height": tall, "fill": f"url(#{uid}-dots-{k})"})
            for y, tall, k in bands
        ),
        h("path", {"class": "art-beam", "d": "M150 0L250 0L640 300L70 300Z"}),
        h("path", {"class": "art-beam", "d": "M470 0L570 0L650 300L80 300Z"}),
        h("path", {"class": "art-crowd-3", "d": _crowd_row(150, 30, 4)}),
        h("path", {"class": "art-crowd-2", "d": _crowd_row(182, 36, 17)}),
        h("path", {"class": "art-screen", "d": _crowd_row(182, 36, 17), "fill": f"url(#{uid}-dots-2)"}),
        h("path", {"class": "art-crowd-1", "d": _crowd_row(222, 44, 9)}),
        h("path", {"class": "art-crowd-1", "d": f"M-30 236H{WIDTH + 30}V270H-30Z"}),
        h("path", {"class": "art-apron", "d": f"M-30 262H{WIDTH + 30}V{HEIGHT}H-30Z"}),
        h("path", {"class": "art-canvas", "d": floor}),
        h(
            "path",
            {
                "class": "art-screen",
                "d": f"M{left} {back}L{right} {back}L{right + 14} 284L{left - 14} 284Z",
                "fill": f"url(#{uid}-dots-2)",
            },
        ),
        h("ellipse", {"class": "art-pool", "cx": 360, "cy": 342, "rx": 280, "ry": 50}),
        h("path", {"class": "art-emblem", "d": _EMBLEM, "transform": "translate(360 342) scale(2.1 .62)"}),
        h("path", {"class": "art-floor-line", "d": floor}),
        h("path", {"class": "art-rule", "d": f"M-30 398H{WIDTH + 30}V404H-30Z"}),
    ]
    for corner, x, way in (("red", left, -1), ("blue", right, 1)):
        out += _corner(corner, x, way)
    for k, (high, near) in enumerate(_ROPES):
        ink = ("art-red", "art-white", "art-blue")[k]
        d = f"M{left + 6} {high}Q360 {high + 7} {right - 6} {high}"
        sides = f"M{left - 4} {high}L-24 {near}M{right + 4} {high}L{WIDTH + 24} {near}"
        out += [
            h("path", {"class": "art-rope-key", "d": d + sides}),
            h("path", {"class": f"art-rope {ink}-rope", "d": d + sides}),
        ]
    return tuple(out)


def _corner(corner: str, x: float, way: int) -> list[Node]:
    out = [
        h("path", {"class": "art-key", "d": f"M{x - 6} 132H{x + 6}V274H{x - 6}Z"}),
        h("path", {"class": f"art-{corner}", "d": f"M{x - 6} 132H{x + 6}V274H{x - 6}Z"}),
        h("path", {"class": f"art-{corner}-shade", "d": f"M{x + way * 1.5} 132H{x + way * 6}V274H{x + way * 1.5}Z"}),
    ]
    for high, _ in _ROPES:
        pad = f"M{x - 9} {high - 10}H{x + 9}V{high + 10}H{x - 9}Z"
        out += [h("path", {"class": "art-key", "d": pad}), h("path", {"class": f"art-{corner}", "d": pad})]
    return out


def ring(frame: Frame, looks: Looks = LOOKS, *, label: str, uid: str = "ring") -> Node:
    """Draw a moment in the ring, described to screen readers by `label`.

    Every part that changes carries `data-part`; `updates` gives what each is to become.
    `uid` keeps the names of the halftone screens apart when several pictures are on a page.
    """
    now = {(change.part, change.attr): change.value for change in updates(frame, looks)}

    def part(tag: str, name: str, attrs: dict[str, str | int] | None = None, *children: Node | list[Node]) -> Node:
        live = {attr: now[name, attr] for attr in ("class", "d", "transform") if (name, attr) in now}
        return h(tag, {**(attrs or {}), **live, "data-part": name}, *children, now.get((name, "text")))

    return h(
        "svg",
        {"class": "art art-ring", "viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "img", "aria-label": label},
        dots(uid),
        part(
            "g",
            "stage",
            None,
            h("g", None, backdrop(uid)),
            part("text", "count-back", {"class": "art-count-back", "x": 365, "y": 229, "text-anchor": "middle"}),
            part("text", "count", {"class": "art-count", "x": 360, "y": 224, "text-anchor": "middle"}),
            h(
                "g",
                {"class": "art-d12", "transform": _DIE_AT},
                part(
                    "g",
                    "die",
                    None,
                    [
                        node
                        for slot in range(dice.FACES)
                        for node in (part("path", f"die.{slot}"), part("text", f"die.{slot}.n", solids.pip(12)))
                    ],
                ),
            ),
            [
                h(
                    "ellipse",
                    {
                        "class": "art-shadow",
                        "rx": 92,
                        "ry": 13,
                        "fill": f"url(#{uid}-dots-4)",
                        "data-part": f"{name}.shadow",
                        "transform": now[f"{name}.shadow", "transform"],
                    },
                )
                for name in NAMES
            ],
            [part("path", f"fx.{slot}") for slot in range(2)],
            [part("path", f"{name}.stool", {"class": "art-key", "d": _STOOL}) for name in NAMES],
            [
                rig.figure(
                    pose,
                    looks[seat],
                    NAMES[seat],
                    MARKS[seat] + (-ahead if seat else ahead) * SCALE,
                    FLOOR,
                    mirrored=seat == 1,
                    scale=SCALE,
                )
                for seat, (pose, ahead) in ((1, (frame.blue, frame.blue_ahead)), (0, (frame.red, frame.red_ahead)))
            ],
            [part("path", f"fx-front.{slot}") for slot in range(2)],
        ),
    )

"""Dice that move with the picture: one alone, or several in a row on a tray of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ui.art import solids
from ui.art.motion import Die
from ui.art.rig import Change
from ui.markup import Node, h

#: Room for the faces of the die that shows most of them.
FACES: Final = max(solids.SLOTS.values())
_GONE: Final = "scale(0)"
_NO_FACE: Final = ("M0 0", 0, "", _GONE)
_THROWN: Final = "dice-thrower dice-thrower-"


def changes(name: str, die: Die | None, room: int = FACES) -> list[Change]:
    """Give what every part of a die's picture is at a moment, for a picture with room for so many faces."""
    faces: list[tuple[str, int, str, str]] = []
    place = _GONE
    if die is not None:
        moment = solids.die_frame(*die)
        faces = list(moment.faces)
        place = f"translate({-120 * moment.spin:.1f} {moment.hop:.1f})"
    out = [Change(name, "transform", place)]
    for slot, (d, ink, number, matrix) in enumerate([*faces, *[_NO_FACE] * (room - len(faces))]):
        out += [
            Change(f"{name}.{slot}", "d", d),
            Change(f"{name}.{slot}", "class", f"art-face art-face-{ink}"),
            Change(f"{name}.{slot}.n", "text", number),
            Change(f"{name}.{slot}.n", "transform", matrix),
        ]
    return out


def row_changes(dice: Sequence[Die], thrower: int | None) -> list[Change]:
    """Give what every part of a row is at a moment: its dice, and the mark of who threw last."""
    out = [Change("dice.thrower", "class", thrown_by(thrower))]
    for place, die in enumerate(dice):
        out += changes(f"dice.{place}", die if die[1] else None, solids.SLOTS[die[0]])
    return out


def solid(place: int, die: Die) -> Node:
    """Draw a die of a row, as an SVG of its own; it stays empty until it is thrown (value 0)."""
    sides, value, _ = die
    now = {change[:2]: change.value for change in changes(f"dice.{place}", die if value else None, solids.SLOTS[sides])}
    name = f"dice.{place}"
    faces = [
        (
            h("path", {"class": now[part, "class"], "data-part": part, "d": now[part, "d"]}),
            h(
                "text",
                {**solids.pip(sides), "data-part": f"{part}.n", "transform": now[f"{part}.n", "transform"]},
                now[f"{part}.n", "text"],
            ),
        )
        for part in (f"{name}.{slot}" for slot in range(solids.SLOTS[sides]))
    ]
    return h(
        "svg",
        {"class": "art art-die", "viewBox": "-56 -56 112 112", "aria-hidden": "true"},
        h("g", {"data-part": name, "transform": now[name, "transform"]}, faces),
    )


def thrown_by(seat: int | None) -> str:
    """Give the class of the mark that says who threw last."""
    return _THROWN + ("none" if seat is None else str(seat))

"""What a figure wears: the shapes in their drawing order, each in the frame it moves with."""

from __future__ import annotations

from typing import Final

from ui.art import shapes
from ui.art.body import FACE, HEAD, L_THIGH, L_UPPER, PELVIS, R_THIGH, R_UPPER, TORSO, Look, Slot
from ui.art.ink import Curve

#: The fill of a shape lies a little forward and up of its key line: a line thin in the light, thick in the shade.
_LIT: Final = 0.9 - 0.7j


def _drawn(*plates: tuple[str, Curve | None]) -> tuple[tuple[str, str], ...]:
    out = []
    for plate in plates:
        cls, curve = plate
        if curve:
            out.append((cls, curve.fixed(_LIT if "art-fill" in cls else 0)))
    return tuple(out)


def _skinned(piece: shapes.Piece, tone: str) -> tuple[tuple[str, str], ...]:
    return _drawn((f"art-fill art-{tone}", piece.outline), (f"art-{tone}-shade", piece.shade), ("art-ink", piece.lines))


def _sleeve_slots(name: str, upper: int, look: Look) -> list[Slot]:
    fore, hand = upper + 1, upper + 2
    skin = f"skin-{look.skin}"
    end = shapes.SLEEVE_END
    return [
        Slot(f"{name}.upper-key", upper, _drawn(("art-key", shapes.SLEEVE.outline))),
        Slot(f"{name}.fore-key", fore, _drawn(("art-key", shapes.FORE.outline), ("art-key", end.outline))),
        Slot(f"{name}.upper", upper, _skinned(shapes.SLEEVE, "white")),
        Slot(f"{name}.hand", hand, (*_drawn(("art-key", shapes.FIST.outline)), *_skinned(shapes.FIST, skin))),
        Slot(f"{name}.fore", fore, (*_skinned(shapes.FORE, skin), *_skinned(end, "white"))),
    ]


def _arm_slots(name: str, upper: int, look: Look) -> list[Slot]:
    if look.gear == "master":
        return _sleeve_slots(name, upper, look)
    fore, hand = upper + 1, upper + 2
    skin = f"skin-{look.skin}"
    wear = shapes.GLOVE
    key = (("art-key", shapes.UPPER.outline.fixed()),)
    return [
        Slot(f"{name}.upper-key", upper, key),
        Slot(f"{name}.fore-key", fore, (("art-key", shapes.FORE.outline.fixed()),)),
        Slot(f"{name}.upper", upper, _skinned(shapes.UPPER, skin)),
        Slot(f"{name}.fore", fore, _skinned(shapes.FORE, skin)),
        Slot(
            f"{name}.hand",
            hand,
            (
                ("art-key", wear.outline.fixed()),
                *_skinned(wear, look.corner)[:2],
                *_drawn(("art-white", shapes.CUFF), ("art-sheen", shapes.GLOVE_SHEEN), ("art-ink", wear.lines)),
            ),
        ),
    ]


def _hakama_slots(name: str, thigh: int, look: Look) -> list[Slot]:
    shin, foot = thigh + 1, thigh + 2
    top, end = shapes.HAKAMA_TOP, shapes.HAKAMA_END
    return [
        Slot(f"{name}.foot", foot, (*_drawn(("art-key", shapes.SOCK.outline)), *_skinned(shapes.SOCK, "white"))),
        Slot(f"{name}.thigh-key", thigh, _drawn(("art-key", top.outline))),
        Slot(f"{name}.shin-key", shin, _drawn(("art-key", end.outline))),
        Slot(f"{name}.thigh", thigh, _skinned(top, look.corner)),
        Slot(f"{name}.shin", shin, _skinned(end, look.corner)),
    ]


def _leg_slots(name: str, thigh: int, look: Look) -> list[Slot]:
    if look.gear == "master":
        return _hakama_slots(name, thigh, look)
    shin, foot = thigh + 1, thigh + 2
    skin = f"skin-{look.skin}"
    upper, lower, top, boot, leg = (
        shapes.THIGH_PIECE,
        shapes.SHIN_PIECE,
        shapes.BOOT_TOP,
        shapes.BOOT,
        shapes.TRUNK_LEG,
    )
    return [
        Slot(f"{name}.thigh-key", thigh, _drawn(("art-key", upper.outline))),
        Slot(f"{name}.shin-key", shin, _drawn(("art-key", lower.outline), ("art-key", top.outline))),
        Slot(f"{name}.foot-key", foot, _drawn(("art-key", boot.outline))),
        Slot(f"{name}.thigh", thigh, _skinned(upper, skin)),
        Slot(
            f"{name}.shin",
            shin,
            (*_skinned(lower, skin), *_skinned(top, "white"), *_drawn(("art-ink", shapes.BOOT_LACES))),
        ),
        Slot(f"{name}.foot", foot, _skinned(boot, "white")),
        Slot(
            f"{name}.trunk",
            thigh,
            (
                ("art-key", leg.outline.fixed()),
                *_skinned(leg, look.corner)[:2],
                *_drawn(("art-gold", shapes.TRUNK_HEM), ("art-ink", leg.lines)),
            ),
        ),
    ]


def _head_shapes(look: Look) -> tuple[tuple[str, str], ...]:
    skin = f"skin-{look.skin}"
    mass, light = shapes.HAIR[look.hair]
    head, ear = shapes.HEAD, shapes.EAR
    band = (shapes.HEADBAND, shapes.HEADBAND_TIE) if look.band else (None, None)
    return _drawn(
        ("art-key", head.outline),
        ("art-key", mass),
        ("art-key", band[1]),
        (f"art-fill art-{skin}", head.outline),
        (f"art-{skin}-shade", head.shade),
        (f"art-hair-{look.hair_tone}", mass),
        (f"art-hair-{look.hair_tone}", shapes.BEARD if look.beard else None),
        ("art-hair-light", light),
        (f"art-fill art-{skin}", ear.outline),
        ("art-ink", ear.lines),
        ("art-fill art-white", band[0]),
        ("art-fill art-white", band[1]),
    )


def drawn_slots(look: Look) -> tuple[Slot, ...]:
    """Give the slots of a figure of this look, back to front; the list is the same for every pose.

    `torso` and `face` are drawn anew for a pose: their shapes are (class, "") here.
    """
    block, belt = shapes.TRUNK_BLOCK, shapes.BELT
    skin = f"art-skin-{look.skin}"
    body: tuple[tuple[str, str], ...] = (("art-key", ""), (f"art-fill {skin}", ""), (f"{skin}-shade", ""))
    if look.gear == "master":
        body = (("art-key", ""), ("art-fill art-white", ""), ("art-white-shade", ""), (skin, ""))
    return (
        *_arm_slots("lead-under", L_UPPER, look),
        *_leg_slots("lead-leg", L_THIGH, look),
        *_leg_slots("rear-leg", R_THIGH, look),
        Slot(TORSO, -1, (*body, ("art-ink", ""))),
        Slot(
            "trunks",
            PELVIS,
            (
                *_skinned(block, look.corner),
                *_drawn(("art-key", belt), ("art-fill art-gold", belt), ("art-ink", shapes.BELT_LINES)),
            ),
        ),
        Slot("head", HEAD, _head_shapes(look)),
        Slot(FACE, HEAD, (("art-ink", ""),)),
        *_arm_slots("lead-over", L_UPPER, look),
        *_arm_slots("rear", R_UPPER, look),
    )


def drawn_ghosts(look: Look) -> tuple[Slot, ...]:
    """Give the silhouette's slots: the second plate of the print, a little off its mark."""
    mass = shapes.HAIR[look.hair][0]
    out = [Slot("torso", -1, (("", ""),))]
    upper, fore, hand, thigh, shin, foot = (
        (
            shapes.SLEEVE,
            shapes.SLEEVE_END,
            shapes.FIST,
            shapes.HAKAMA_TOP,
            shapes.HAKAMA_END,
            shapes.SOCK,
        )
        if look.gear == "master"
        else (
            shapes.UPPER,
            shapes.FORE,
            shapes.GLOVE,
            shapes.TRUNK_LEG,
            shapes.SHIN_PIECE,
            shapes.BOOT,
        )
    )
    for frame, curves in (
        (HEAD, (shapes.HEAD.outline, mass)),
        (PELVIS, (shapes.TRUNK_BLOCK.outline,)),
        *((L_UPPER + k, (piece.outline,)) for k, piece in enumerate((upper, fore, hand) * 2)),
        *((L_THIGH + k, (piece.outline,)) for k, piece in enumerate((thigh, shin, foot) * 2)),
    ):
        out.append(Slot(str(frame), frame, (("", "".join(curve.fixed() for curve in curves if curve)),)))
    return tuple(out)


def drawn_face(expression: str) -> str:
    """Draw a face."""
    return shapes.FACES[expression].fixed()

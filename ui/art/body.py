"""Who a figure is: its bones, its look, and the drawings of its parts.

The drawings are the same for every pose.  The build prints those of the figures
that fight into `plates.json`, so that a match need not wait
for them; where a plate is missing, `ui.art.wardrobe` draws.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from ui.files import ROOT

# The order of the turning frames in `rig.joints`.
PELVIS, CHEST, HEAD, L_UPPER, L_FORE, L_HAND, R_UPPER, R_FORE, R_HAND = range(9)
L_THIGH, L_SHIN, L_FOOT, R_THIGH, R_SHIN, R_FOOT = range(9, 15)


class Look(NamedTuple):
    """Who it is: `corner` ("red", "blue", "white"), skin tone a-d, hair style and colour, and what is worn."""

    corner: str
    skin: str = "a"
    hair: str = "crop"
    hair_tone: str = "ink"
    beard: bool = False
    band: bool = False
    gear: str = "boxer"


class Slot(NamedTuple):
    """A place in the drawing order: its name, the frame of `joints` it moves with, and what is drawn in it."""

    name: str
    frame: int
    shapes: tuple[tuple[str, str], ...]


HIDDEN: Final = "scale(0)"
TORSO: Final = "torso"
FACE: Final = "face"

PLATES: Final = ROOT / "plates.json"


@lru_cache(maxsize=64)
def slots(look: Look) -> tuple[Slot, ...]:
    """Give the slots of a figure of this look, back to front; the list is the same for every pose."""
    return _printed("slots", look) or _wardrobe().drawn_slots(look)


@lru_cache(maxsize=64)
def ghost_slots(look: Look) -> tuple[Slot, ...]:
    """Give the silhouette's slots: the second plate of the print, a little off its mark."""
    return _printed("ghosts", look) or _wardrobe().drawn_ghosts(look)


@lru_cache(maxsize=16)
def face(expression: str) -> str:
    """Give the path of a face."""
    return str(_plates().get("faces", {}).get(expression) or _wardrobe().drawn_face(expression))


def plate_name(look: Look) -> str:
    """Name a look in the file of plates.

    >>> plate_name(Look("red"))
    'red/a/crop/ink/False/False/boxer'
    """
    return "/".join(map(str, look))


def _printed(kind: str, look: Look) -> tuple[Slot, ...]:
    found = _plates().get(kind, {}).get(plate_name(look), ())
    return tuple(Slot(name, frame, tuple((cls, d) for cls, d in parts)) for name, frame, parts in found)


@lru_cache(maxsize=1)
def _plates() -> Mapping[str, Any]:
    if not PLATES.is_file():
        return {}
    read: Mapping[str, Any] = json.loads(PLATES.read_text(encoding="utf-8"))
    return read


def _wardrobe() -> Any:
    # Drawing needs every shape there is; printed plates need none.
    from ui.art import wardrobe

    return wardrobe

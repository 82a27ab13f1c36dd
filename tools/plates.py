"""Print the plates: the drawings of the figures that fight, made once so that the page need not draw them."""

from __future__ import annotations

import json

from ui.art import shapes, wardrobe
from ui.art.body import plate_name
from ui.art.ring import LOOKS


def plates() -> bytes:
    """Draw every plate, as the JSON that `ui.art.body` reads.

    >>> sorted(json.loads(plates()))
    ['faces', 'ghosts', 'slots']
    """
    printed = {
        "slots": {plate_name(look): wardrobe.drawn_slots(look) for look in LOOKS},
        "ghosts": {plate_name(look): wardrobe.drawn_ghosts(look) for look in LOOKS},
        "faces": {expression: wardrobe.drawn_face(expression) for expression in shapes.FACES},
    }
    return json.dumps(printed, separators=(",", ":")).encode()

"""The lengths of a figure's bones, in units of a figure about 258 high."""

from __future__ import annotations

from typing import Final

UPPER_ARM: Final = 44.0
FOREARM: Final = 38.0
THIGH: Final = 65.0
SHIN: Final = 62.0
WAIST: Final = 34.0
CHEST: Final = 44.0
ANKLE: Final = 11.0

"""The outlines that boards are drawn from, around (0, 0), in hundredths of a hex's side; figures look east."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

#: So many units make the side of a hex.
UNIT: Final = 100.0


def _ring(radius: float) -> str:
    corners = (f"{radius * sin(k * pi / 3):.0f} {-radius * cos(k * pi / 3):.0f}" for k in range(6))
    return "M" + "L".join(corners) + "Z"


def _disc(radius: float, x: float = 0.0, y: float = 0.0) -> str:
    half = f"a{radius:g} {radius:g} 0 1 0"
    return f"M{x - radius:g} {y:g}{half} {2 * radius:g} 0{half} {-2 * radius:g} 0Z"


def _star(points: int, outer: float, inner: float) -> str:
    out = []
    for k in range(points * 2):
        radius = inner if k % 2 else outer * (1.2 if k % 4 else 0.85)
        out.append(f"{radius * cos(pi * k / points):.0f} {radius * sin(pi * k / points):.0f}")
    return "M" + "L".join(out) + "Z"


HEX: Final = _ring(100)
INNER: Final = _ring(86)
DOT: Final = _disc(11)
BADGE: Final = _disc(23)

#: A pillar's top, lifted a little, and the hatching of its side.
TOP: Final = "M0 -92L68 -54L68 20L0 58L-68 20L-68 -54Z"
HATCH: Final = "M-66 34L-66 46M-44 46L-44 60M-22 58L-22 72M0 66L0 84M22 58L22 72M44 46L44 60M66 34L66 46"

#: What a figure stands on: a disc for red, a diamond for blue.
PLATE: Final = (_disc(54), "M64 0Q34 30 0 60Q-30 34 -60 0Q-30 -34 0 -60Q34 -30 64 0Z")
#: The prow says where the front is.
PROW: Final = "M36 -36L80 0L36 36Z"
#: Arms held forward, fists before the face.
ARMS: Final = (
    "M-8 -34C8 -50 30 -44 42 -22C48 -20 54 -12 48 -4C40 2 32 -4 30 -12C24 -22 14 -26 2 -18Z"
    "M-8 34C8 50 30 44 42 22C48 20 54 12 48 4C40 -2 32 4 30 12C24 22 14 26 2 18Z"
)
BODY: Final = "M10 0C10 22 4 40 -10 42C-22 40 -26 20 -26 0C-26 -20 -22 -40 -10 -42C4 -40 10 -22 10 0Z"
HEAD: Final = _disc(17, -4)
BAND: Final = "M6 -13Q14 0 6 13"
#: Arms and legs of one who lies there.
FALLEN: Final = "M-10 -12L40 -44L52 -30L12 0L56 22L46 38L-8 16L-44 40L-56 26L-24 0L-52 -26L-40 -40Z"

#: One sixth of the ground around a figure: the side it looks at.
SECTORS: Final = "M0 0L87 -50L87 50Z"
CHEVRONS: Final = "M-26 -30L6 0L-26 30M4 -30L36 0L4 30"
TIP: Final = "M-14 -20L20 0L-14 20Z"
STAR: Final = _star(9, 56, 24)
BUMP: Final = "M-46 -34Q-64 0 -46 34M46 -34Q64 0 46 34M-30 -22Q-42 0 -30 22M30 -22Q42 0 30 22"

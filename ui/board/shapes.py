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


def _rays(count: int, inner: float, outer: float) -> str:
    out = []
    for k in range(count):
        x, y = cos(2 * pi * (k + 0.5) / count), sin(2 * pi * (k + 0.5) / count)
        out.append(f"M{inner * x:.0f} {inner * y:.0f}L{outer * x:.0f} {outer * y:.0f}")
    return "".join(out)


HEX: Final = _ring(100)
INNER: Final = _ring(86)
#: Two lines of the keyboard's place, one around the other.
OUTER: Final = _ring(95)
DOT: Final = _disc(13)
RING: Final = _disc(27)

#: A pillar: its shaft, the top face lifted a little, the worn middle of it, and the hatching of the shaft.
SHAFT: Final = "M0 -96L80 -50L80 42L0 88L-80 42L-80 -50Z"
TOP: Final = "M0 -96L80 -50L80 4L0 50L-80 4L-80 -50Z"
WORN: Final = "M0 -74L61 -39L61 -6L0 28L-61 -6L-61 -39Z"
HATCH: Final = "".join(f"M{x} {58 - abs(x) // 2}v18" for x in range(-70, 71, 14))

#: What a figure stands on: a disc for red, a diamond for blue.
PLATE: Final = (_disc(63), "M84 0L0 68L-68 0L0 -68Z")
#: Which side the figure looks at.
PROW: Final = ("M42 -47L87 0L42 47Q60 0 42 -47Z", "M36 -39L87 0L36 39Q52 0 36 -39Z")
#: What a start is marked with.
START: Final = (_disc(66), "M76 0L0 76L-76 0L0 -76Z")
ARMS: Final = "M-6 -34Q20 -52 36 -37M-6 34Q20 52 38 40"
BLADE: Final = "M36 34L78 32L92 39L78 46L36 44Z"
HILT: Final = "M40 27L40 51"
BODY: Final = "M-8 -30L-8 30"
SHIELD: Final = (_disc(18, 40, -38), "M62 -40L40 -18L18 -40L40 -62Z")
HELM: Final = "M-24 0Q-24 -23 -3 -23Q20 -20 37 0Q20 20 -3 23Q-24 23 -24 0Z"
#: The slit to look through.
VISOR: Final = "M12 -14Q18 0 12 14"
#: Legs and arms of one who lies there, his trunk, his head, his weapon.
LIMBS: Final = "M-14 8L-60 -16M-14 6L-52 34M22 -8L26 -52M22 -2L56 34"
TRUNK: Final = "M-14 6L20 -4"
FALLEN: Final = _disc(19, 52, -16)
LOST: Final = "M-34 -42L4 -66L12 -62L6 -54L-30 -33Z"

#: The strip of ground before one side of a figure, for the six numbers of dice, and its hatching.
STRIP: Final = "M71 -36L114 -60L114 60L71 36Z"
LINES: Final = "M74 -34L111 26M74 -4L108 52M98 -48L111 -26M74 24L80 36"

CHEVRONS: Final = "M-30 -34L4 0L-30 34M4 -34L38 0L4 34"
TIP: Final = "M-15 -21L21 0L-15 21Z"
#: Where a way began.
FROM: Final = (_disc(13), "M16 0L0 16L-16 0L0 -16Z")
BADGE: Final = _disc(24)
STAR: Final = _star(9, 56, 26)
RAYS: Final = _rays(12, 58, 82)
BUMP: Final = "M-40 -40Q-62 0 -40 40M40 -40Q62 0 40 40M-60 -28Q-74 0 -60 28M60 -28Q74 0 60 28"

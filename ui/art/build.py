"""The picture of a build: a triangle with a corner for each value, and bars of ten fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.blow_of_fate.tables import MOST
from ui.art.ink import svg_number as n
from ui.markup import Node, h

#: Where the corners point: Punch up, Speed down to the right, Toughness down to the left.
_AXES: Final = ((0.0, -1.0), (0.866, 0.5), (-0.866, 0.5))
_MIDDLE: Final = (50.0, 56.0)
_RADIUS: Final = 50.0


def triangle(build: Sequence[int], label: str) -> Node:
    """Draw a build as a triangle within the triangle of all tens; `label` says it in words.

    >>> triangle((5, 5, 5), "Punch 5").attrs["aria-label"]
    'Punch 5'
    """
    return h(
        "svg",
        {"class": "art-build", "viewBox": "0 0 100 86", "role": "img", "aria-label": label},
        h("path", {"class": "art-build-ground", "d": _outline((MOST,) * 3)}),
        [h("path", {"class": "art-build-ring", "d": _outline((ring,) * 3)}) for ring in (MOST - 2, 6, 4, 2)],
        h("path", {"class": "art-build-spokes", "d": "".join(f"M{_at(axis, 0)}L{_at(axis, MOST)}" for axis in _AXES)}),
        h("path", {"class": "art-build-shape", "d": _outline(build)}),
        [
            h("circle", {"class": "art-build-tip", "cx": n(x), "cy": n(y), "r": "2.6"})
            for x, y in (_spot(axis, value) for axis, value in zip(_AXES, build, strict=True))
        ],
    )


def bar(value: int, cap: int = MOST) -> Node:
    """Give a value as that many full fields of ten; those over the cap are struck out.

    It is decoration, drawn by the style sheet: the number stands beside it.

    >>> bar(4).attrs["style"]
    '--value:4'
    """
    over = f";--cap:{cap}" if cap < MOST else ""
    return h("i", {"class": "art-bar", "style": f"--value:{value}{over}", "aria-hidden": "true"})


def _spot(axis: tuple[float, float], value: float) -> tuple[float, float]:
    reach = _RADIUS * value / MOST
    return _MIDDLE[0] + axis[0] * reach, _MIDDLE[1] + axis[1] * reach


def _at(axis: tuple[float, float], value: float) -> str:
    x, y = _spot(axis, value)
    return f"{n(x)} {n(y)}"


def _outline(build: Sequence[int]) -> str:
    return "M" + "L".join(_at(axis, value) for axis, value in zip(_AXES, build, strict=True)) + "Z"

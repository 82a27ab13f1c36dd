"""A heat map: a square of fields, each inked the darker the higher its chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ui.markup import Node, h

#: How many inks there are, from "hardly ever" to "nearly always".
STEPS: Final = 10


def step(chance: float) -> int:
    """Give the ink of a chance.

    >>> step(0.0), step(0.499), step(0.5), step(1.0)
    (0, 4, 5, 9)
    """
    return min(STEPS - 1, max(0, int(chance * STEPS)))


#: The latest drawings, by the table itself (it is too large to compare) and its name.
_DRAWN: Final[list[tuple[Sequence[Sequence[float]], str, Node]]] = []


def heat(table: Sequence[Sequence[float]], label: str) -> Node:
    """Draw a table of chances, a row a line of fields; asked again for the latest tables it gives the very same nodes.

    A field is one unit wide and high: a cursor laid over the drawing needs no more than row and column.
    """
    for known, name, drawing in _DRAWN:
        if known is table and name == label:
            return drawing
    drawing = _draw(table, label)
    _DRAWN[:] = [*_DRAWN[-1:], (table, label, drawing)]
    return drawing


def _draw(table: Sequence[Sequence[float]], label: str) -> Node:
    inks: list[list[str]] = [[] for _ in range(STEPS)]
    for y, row in enumerate(table):
        for first, after, ink in _runs(row):
            inks[ink].append(f"M{first} {y}h{after - first}v1h-{after - first}z")
    return h(
        "svg",
        {
            "class": "art-heat",
            "viewBox": f"0 0 {len(table)} {len(table)}",
            "role": "img",
            "aria-label": label,
            "preserveAspectRatio": "none",
            "shape-rendering": "crispEdges",
        },
        [h("path", {"class": f"art-heat-{ink}", "d": "".join(parts)}) for ink, parts in enumerate(inks) if parts],
    )


def _runs(row: Sequence[float]) -> list[tuple[int, int, int]]:
    """Give (first, after, ink) for neighbours of one ink: fewer shapes, the same picture."""
    runs: list[tuple[int, int, int]] = []
    for x, chance in enumerate(row):
        ink = step(chance)
        if runs and runs[-1][2] == ink:
            runs[-1] = (runs[-1][0], x + 1, ink)
        else:
            runs.append((x, x + 1, ink))
    return runs

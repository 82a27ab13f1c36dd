"""The board for keyboard and screen reader: a grid of buttons beside the picture, one tab stop for all of them.

Nothing of it is seen; the picture shows the keyboard's place as the scene's `cursor`, which comes back by the message
`roves` whenever the focus moves ("" when it leaves the grid).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ui.board.scene import Hex
from ui.markup import Node, h


def rows(tiles: Iterable[Hex]) -> list[list[Hex]]:
    """Give the hexes by row from the top, each row from the left.

    >>> rows([(0, 1), (1, 0), (0, 0)])
    [[(0, 0), (1, 0)], [(0, 1)]]
    """
    found: dict[int, list[Hex]] = {}
    for at in sorted(tiles, key=lambda each: (each[1], each[0])):
        found.setdefault(at[1], []).append(at)
    return list(found.values())


def name(at: Hex) -> str:
    """Write a hex as messages carry it.

    >>> name((-2, 1))
    '-2,1'
    """
    return f"{at[0]},{at[1]}"


def read(text: str) -> Hex | None:
    """Read what `name` wrote; None for anything else.

    >>> read("-2,1"), read("1"), read("a,b")
    ((-2, 1), None, None)
    """
    q, comma, r = text.partition(",")
    try:
        return (int(q), int(r)) if comma and len(text) < 24 else None
    except ValueError:
        return None


def grid(
    tiles: Iterable[Hex], label: str, describe: Callable[[Hex], str], *, do: str, roves: str, at: Hex, off: bool = False
) -> Node:
    """Give the grid: a press on a hex sends `do`, the focus on it `roves`, both with its name.

    `at` is the hex that the tab key leads to, `describe` says all there is to know of one; with `off` nothing
    can be pressed.
    """
    return h(
        "div",
        {"class": "hexes sr", "role": "grid", "aria-label": label, "data-roving": True, "data-roves": roves},
        [
            h(
                "div",
                {"role": "row"},
                [
                    h(
                        "div",
                        {"role": "gridcell"},
                        h(
                            "button",
                            {
                                "type": "button",
                                "data-do": do,
                                "data-arg": name(each),
                                "data-stop": True,
                                "data-row": number,
                                "data-column": 2 * each[0] + each[1],
                                "tabindex": "0" if each == at else "-1",
                                "aria-disabled": "true" if off else None,
                            },
                            describe(each),
                        ),
                        # A sheet may grow: the focus stays on its hex.
                        key=name(each),
                    )
                    for each in row
                ],
                key=str(row[0][1]),
            )
            for number, row in enumerate(rows(tiles))
        ],
    )

"""The turn as a game of its own: both order at once, so the strong player mixes its orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.games.hex_duel.forecast import Branch, End, Forecast
from engine.games.hex_duel.orders import Order
from engine.odds.matrix_game import solve

Matrix = list[list[float]]

#: Differences below this are roundings.
_TINY: Final = 1e-12


def matrix(
    forecast: Forecast, ones: Sequence[Order], twos: Sequence[Order], value: Callable[[Branch], float]
) -> Matrix:
    """Give what each pair of orders is worth to seat 0, exactly over all rolls, by the `value` of each branch."""
    known: dict[End, float] = {}

    def worth(end: End) -> float:
        if end not in known:
            known[end] = sum(branch.weight * value(branch) for branch in forecast.after(end))
        return known[end]

    total = forecast.outcomes.total
    return [[sum(map(worth, forecast.ends(one, two))) / total for two in twos] for one in ones]


def equilibrium(payments: Matrix) -> tuple[list[float], list[float], float]:
    """Give mixes of rows and columns that nobody gains by leaving, and the value to the rows' side.

    What is never better than something else is left out first, which makes the game small.

    >>> equilibrium([[0.0, 1.0, 2.0], [1.0, 2.0, 3.0], [-1.0, -1.0, -1.0]])
    ([0.0, 1.0, 0.0], [1.0, 0.0, 0.0], 1.0)
    """
    rows, columns = list(range(len(payments))), list(range(len(payments[0])))
    size = 0
    while len(rows) + len(columns) != size:
        size = len(rows) + len(columns)
        fewer = _undominated([[payments[row][column] for column in columns] for row in rows])
        rows = [rows[place] for place in fewer]
        less = _undominated([[-payments[row][column] for row in rows] for column in columns])
        columns = [columns[place] for place in less]
    found = solve([[payments[row][column] for column in columns] for row in rows])
    mine, theirs = [0.0] * len(payments), [0.0] * len(payments[0])
    for row, share in zip(rows, found.rows, strict=True):
        mine[row] = share
    for column, share in zip(columns, found.columns, strict=True):
        theirs[column] = share
    return mine, theirs, found.value


def _undominated(rows: Sequence[Sequence[float]]) -> list[int]:
    """Give the rows that are somewhere better than each other row that is left; of rows alike, the first."""
    left = list(range(len(rows)))
    for row in range(len(rows) - 1, -1, -1):
        mine = rows[row]
        for other in left:
            if other != row and all(a <= b + _TINY for a, b in zip(mine, rows[other], strict=True)):
                left.remove(row)
                break
    return left

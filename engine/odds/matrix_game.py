"""Games in which both choose at once: the mix of choices that cannot be seen through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

#: Below this a number is taken for a rounding of 0.
_TINY: Final = 1e-11
#: A pivot this long without an end is going round in circles; then the slow rule that cannot takes over.
_PATIENCE: Final = 50


@dataclass(frozen=True, slots=True)
class Equilibrium:
    """How to mix the rows and the columns, with the row player's `value`.

    `gap` is what one side could win at most by knowing the other's mix and
    answering it, both sides taken together: the true value is no further than
    that from `value`.  It is computed from the mixes as they stand, so it holds
    however they were found.
    """

    rows: tuple[float, ...]
    columns: tuple[float, ...]
    value: float
    gap: float


def solve(matrix: Sequence[Sequence[float]]) -> Equilibrium:
    """Give an equilibrium of the zero-sum game in which the row player is paid `matrix[row][column]`.

    By the simplex method, with + − × ÷ alone, so that every Python finds the
    same.  Source: G. B. Dantzig, "A proof of the equivalence of the programming
    problem and the game problem" (1951).  Raises ValueError for a matrix that
    is empty or ragged.

    >>> rock_paper_scissors = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    >>> found = solve(rock_paper_scissors)
    >>> [round(share, 6) for share in found.rows], abs(found.value) < 1e-9, found.gap < 1e-9
    ([0.333333, 0.333333, 0.333333], True, True)
    """
    if not matrix or not matrix[0] or any(len(row) != len(matrix[0]) for row in matrix):
        raise ValueError("a game needs rows of equal length, one at least")
    # With every payment above 0: the columns' mix, divided by the value, is the largest y with matrix × y <= 1.
    lift = 1 - min(map(min, matrix))
    height, width = len(matrix), len(matrix[0])
    table = [
        [*(entry + lift for entry in row), *(float(other == place) for other in range(height)), 1.0]
        for place, row in enumerate(matrix)
    ]
    goal = [*[-1.0] * width, *[0.0] * height, 0.0]
    basis = list(range(width, width + height))
    steps = 0
    while (column := _entering(goal, careful=steps > _PATIENCE * (height + width))) is not None:
        row = _leaving(table, basis, column)
        _pivot(table, goal, row, column)
        basis[row] = column
        steps += 1
    shares = [0.0] * (width + height)
    for row, column in enumerate(basis):
        shares[column] = table[row][-1]
    return certified(matrix, goal[width : width + height], shares[:width])


def certified(matrix: Sequence[Sequence[float]], rows: Sequence[float], columns: Sequence[float]) -> Equilibrium:
    """Give two mixes (made to add up to 1) as an equilibrium with the gap that they really leave.

    >>> certified([[0, 1], [1, 0]], [1, 1], [1, 3])
    Equilibrium(rows=(0.5, 0.5), columns=(0.25, 0.75), value=0.625, gap=0.25)
    """
    mix, others = _mixed(rows), _mixed(columns)
    answers = [sum(entry * share for entry, share in zip(row, others, strict=True)) for row in matrix]
    held = [sum(row[at] * share for row, share in zip(matrix, mix, strict=True)) for at in range(len(others))]
    best, worst = max(answers), min(held)
    return Equilibrium(mix, others, (best + worst) / 2, max(best - worst, 0.0))


def _mixed(weights: Sequence[float]) -> tuple[float, ...]:
    weights = [weight if weight > _TINY else 0.0 for weight in weights]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def _entering(goal: Sequence[float], careful: bool) -> int | None:
    """Choose what is to grow: what gains most, or (Bland's rule: no circles) the first that gains."""
    gains = range(len(goal) - 1)
    if careful:
        return next((column for column in gains if goal[column] < -_TINY), None)
    column = min(gains, key=goal.__getitem__)
    return column if goal[column] < -_TINY else None


def _leaving(table: Sequence[Sequence[float]], basis: Sequence[int], column: int) -> int:
    """Choose what is to make room: what reaches 0 first, of equals the one that came first."""
    ratios = [(row[-1] / row[column], basis[place], place) for place, row in enumerate(table) if row[column] > _TINY]
    return min(ratios)[2]


def _pivot(table: list[list[float]], goal: list[float], row: int, column: int) -> None:
    divisor = table[row][column]
    chosen = table[row] = [entry / divisor for entry in table[row]]
    for place, other in enumerate(table):
        factor = other[column]
        if place != row and factor:
            table[place] = [entry - factor * part for entry, part in zip(other, chosen, strict=True)]
    factor = goal[column]
    goal[:] = [entry - factor * part for entry, part in zip(goal, chosen, strict=True)]

"""Equilibria: known ones, and what must hold of every one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.odds.matrix_game import certified, solve

MATRICES = st.tuples(st.integers(1, 7), st.integers(1, 7)).flatmap(
    lambda size: st.lists(
        st.lists(st.integers(-9, 9), min_size=size[1], max_size=size[1]), min_size=size[0], max_size=size[0]
    )
)


@pytest.mark.parametrize(
    ("matrix", "rows", "columns", "value"),
    [
        ([[3]], (1,), (1,), 3),
        # Matching pennies, once with a bent coin.
        ([[1, -1], [-1, 1]], (1 / 2, 1 / 2), (1 / 2, 1 / 2), 0),
        ([[3, -1], [-2, 1]], (3 / 7, 4 / 7), (2 / 7, 5 / 7), 1 / 7),
        # A saddle point.
        ([[4, 2, 3], [1, 0, 5]], (1, 0), (0, 1, 0), 2),
        # Rock, paper, scissors in which a win with the rock counts twice.
        ([[0, -1, 2], [1, 0, -1], [-2, 1, 0]], (1 / 4, 1 / 2, 1 / 4), (1 / 4, 1 / 2, 1 / 4), 0),
    ],
)
def test_known_games(
    matrix: list[list[float]], rows: tuple[float, ...], columns: tuple[float, ...], value: float
) -> None:
    found = solve(matrix)
    assert found.rows == pytest.approx(rows)
    assert found.columns == pytest.approx(columns)
    assert found.value == pytest.approx(value)
    assert found.gap < 1e-12


@settings(deadline=None)
@given(MATRICES)
def test_nobody_gains_by_knowing_the_other_mix(matrix: list[list[float]]) -> None:
    found = solve(matrix)
    assert found.gap < 1e-9
    for mix in (found.rows, found.columns):
        assert sum(mix) == pytest.approx(1)
        assert min(mix) >= 0
    for row in matrix:
        assert sum(entry * share for entry, share in zip(row, found.columns, strict=True)) <= found.value + 1e-9
    for at in range(len(matrix[0])):
        assert sum(row[at] * share for row, share in zip(matrix, found.rows, strict=True)) >= found.value - 1e-9


@settings(deadline=None)
@given(MATRICES)
def test_changing_seats_changes_the_sign(matrix: list[list[float]]) -> None:
    turned = [[-row[at] for row in matrix] for at in range(len(matrix[0]))]
    assert solve(turned).value == pytest.approx(-solve(matrix).value, abs=1e-9)


def test_many_equal_payments_do_not_send_it_round_in_circles() -> None:
    # Kuhn's example of a programme that circles under the plain rule, as a game, and a large one of zeros and ones.
    circles = [[-2, -9, 1, 9], [1 / 3, 1, -1 / 3, -2], [2, 3, -1, -12]]
    assert solve(circles).gap < 1e-9
    bits = [[(7 * row * row + 3 * column * row + column) % 5 % 2 for column in range(60)] for row in range(60)]
    assert solve(bits).gap < 1e-9


def test_the_careful_rule_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    matrix = [[(3 * row + 5 * column * column) % 7 for column in range(9)] for row in range(9)]
    quick = solve(matrix)
    monkeypatch.setattr("engine.odds.matrix_game._PATIENCE", -1)
    assert solve(matrix).value == pytest.approx(quick.value)


def test_the_gap_of_a_bad_mix_is_told() -> None:
    assert certified([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], (1, 0, 0), (1, 0, 0)).gap == 2


@pytest.mark.parametrize("matrix", [[], [[]], [[1, 2], [3]]])
def test_no_game_is_refused(matrix: list[list[float]]) -> None:
    with pytest.raises(ValueError, match="rows"):
        solve(matrix)

"""Rows of numbers in long numbers: equal to the same done one by one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.odds.slots import Slots, added, windows

WORDS = st.integers(1, 3)
CELLS = st.lists(st.integers(0, 2**40), min_size=1, max_size=12)


@given(WORDS, CELLS)
def test_a_row_gives_back_its_cells(words: int, cells: list[int]) -> None:
    slots = Slots(words)
    assert slots.cells(slots.row(cells), len(cells)) == cells
    assert slots.total(slots.row(cells), len(cells)) == sum(cells)


@given(WORDS, CELLS, st.integers(0, 2**20), st.integers(0, 30))
def test_rows_are_added_multiplied_and_halved_cell_by_cell(words: int, cells: list[int], factor: int, by: int) -> None:
    slots, width = Slots(words), len(cells)
    row = slots.row(cells)
    assert slots.cells(row * factor + row, width) == [cell * factor + cell for cell in cells]
    assert slots.cells(row >> by & slots.floor(by, width), width) == [cell >> by for cell in cells]


@given(
    WORDS,
    st.integers(1, 6).flatmap(
        lambda width: st.lists(st.lists(CELLS.map(sum), min_size=width, max_size=width), min_size=1, max_size=6)
    ),
)
def test_turning_rows_on_their_side_twice_gives_them_back(words: int, table: list[list[int]]) -> None:
    slots, width = Slots(words), len(table[0])
    turned = slots.transposed([slots.row(cells) for cells in table], width)
    assert [slots.cells(row, len(table)) for row in turned] == [list(column) for column in zip(*table, strict=True)]
    assert slots.transposed(turned, len(table)) == [slots.row(cells) for cells in table]


@given(st.lists(st.integers(0, 99), max_size=12), st.integers(1, 8))
def test_windows_are_sums_of_slices(rows: list[int], length: int) -> None:
    assert windows(rows, length) == [sum(rows[at : at + length]) for at in range(len(rows))]


def test_a_number_too_large_for_its_cell_is_refused() -> None:
    with pytest.raises(OverflowError):
        Slots().row([2**64])


def test_lists_of_rows_are_added_row_by_row() -> None:
    assert added([1, 2], [3, 4]) == [4, 6]

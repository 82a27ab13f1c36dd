"""The engine's tables against a second typing from the rules page."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.blow_of_fate import tables

#: A row a first die, as printed: j(ab), f(lurry), b(ody), s(traight), h(ook), u(ppercut), c(ounter), S(pecial).
PUNCHES = ["jjjfff", "bbbBBB", "sssSSS", "hhhHHH", "uuuUUU", "cccXXX"]
WORDS = {
    "j": "jab",
    "f": "flurry",
    "b": "body-left",
    "B": "body-right",
    "s": "straight-left",
    "S": "straight-right",
    "h": "hook-left",
    "H": "hook-right",
    "u": "uppercut-left",
    "U": "uppercut-right",
    "c": "counter",
    "X": "special",
}

#: (lowest HP, highest HP, damage that floors, highest roll that is a KO, highest roll for the smaller number).
ROWS = [(15, 40, 16, 2, 6), (10, 14, 13, 2, 6), (1, 9, 7, 3, 6), (-3, 0, 1, 4, 6), (-4, -4, 1, 6, 7)]


def test_the_punches() -> None:
    for first, second in product(range(1, 7), repeat=2):
        assert tables.punch(first, second) == WORDS[PUNCHES[first - 1][second - 1]]


@pytest.mark.parametrize("printed", ROWS)
def test_a_row_of_the_knockdown_table(printed: tuple[int, int, int, int, int]) -> None:
    low, high, damage, ko, smaller = printed
    for hp in range(low, high + 1):
        row = tables.row(hp)
        assert row is not None
        assert (row.low, row.high, row.damage) == (low, high, damage)
        for roll in range(2, 13):
            if roll <= ko:
                expected = None
            else:
                gain = 1 if roll <= smaller else 2
                expected = min(hp + gain, 40) if hp > 0 else gain
            assert row.risen(roll, hp) == expected


def test_below_the_table_the_bout_is_stopped() -> None:
    assert [tables.row(hp) for hp in (-5, -6, -30)] == [None] * 3
    assert [row.low for row in tables.ROWS.values()] == [15, 10, 1, -3, -4]


@pytest.mark.parametrize(
    ("before", "loss", "after"),
    [
        ((5, 5), 1, (4, 5)),
        ((5, 5), 2, (3, 5)),
        ((2, 5), 1, (1, 5)),
        ((2, 5), 2, (1, 4)),
        ((1, 5), 1, (1, 4)),
        ((1, 5), 2, (1, 3)),
        ((1, 2), 2, (1, 1)),
        ((2, 1), 2, (1, 1)),
        ((1, 1), 2, (1, 1)),
        ((1, 1), 1, (1, 1)),
    ],
)
def test_wear(before: tuple[int, int], loss: int, after: tuple[int, int]) -> None:
    assert tables.worn(*before, loss) == after


@pytest.mark.parametrize(
    ("attacks", "loss"),
    [
        ((0, 0), (0, 0)),
        ((1, 1), (0, 0)),
        ((1, 0), (1, 0)),
        ((0, 1), (0, 1)),
        ((2, 0), (1, 0)),
        ((0, 2), (0, 1)),
        ((2, 1), (1, 0)),
        ((1, 2), (0, 1)),
        ((3, 0), (2, 0)),
        ((0, 3), (0, 2)),
    ],
)
def test_punching_fatigue(attacks: tuple[int, int], loss: tuple[int, int]) -> None:
    assert tables.fatigue(attacks) == loss

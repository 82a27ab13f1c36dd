"""The engine's tables against the independent typing, and the laws the page states about them."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engine.games.d12_boxing import tables

from .printed import COUNTS, MIRROR, OUTCOMES

PLACES = ("N", "A", "AA", "S", "SA", "SAA", "SS")


def test_the_turn_table_is_the_page() -> None:
    assert {name.replace("–", "-"): list(cells) for name, cells in tables.TURN.items()} == OUTCOMES


def test_the_count_tables_are_the_page() -> None:
    read = {}
    for table, columns in tables.COUNT.items():
        for head, cells in columns.items():
            read[head if head == "devastating" else f"{table}/{head}"] = list(cells)
        assert list(columns["devastating"]) == COUNTS["devastating"]
    assert read == COUNTS
    assert set(tables.COUNT) == {"detailed", "simple"}


def test_there_are_17_columns_of_12() -> None:
    assert len(tables.TURN) == 17
    assert all(len(cells) == 12 for cells in tables.TURN.values())


@pytest.mark.parametrize("name", OUTCOMES)
def test_a_column_mirrors_the_column_of_the_other_side(name: str) -> None:
    own, opponent = name.split("/")
    swapped = OUTCOMES[f"{opponent}/{own}"]
    assert Counter(OUTCOMES[name]) == Counter(MIRROR[word] for word in swapped)
    engine = {head.replace("–", "-"): cells for head, cells in tables.TURN.items()}
    assert Counter(engine[name]) == Counter(MIRROR[word] for word in engine[f"{opponent}/{own}"])


@pytest.mark.parametrize(("own", "opponent"), list(product(PLACES, PLACES)))
def test_the_column_for_every_pair_of_conditions(own: str, opponent: str) -> None:
    """SA and SAA read as S; beside S or SS whoever is below S reads "–" (D2); else both count."""

    def band(place: str) -> str:
        return "S" if place in ("S", "SA", "SAA") else place

    low = ("N", "A", "AA")
    if own in low and opponent in low:
        expected = f"{own}/{opponent}"
    elif own in low:
        expected = f"–/{band(opponent)}"
    elif opponent in low:
        expected = f"{band(own)}/–"
    else:
        expected = f"{band(own)}/{band(opponent)}"
    assert tables.column(own, opponent) == expected
    assert expected in tables.TURN


def test_d2_own_s_against_aa_reads_the_own_s_column() -> None:
    assert tables.column("S", "AA") == "S/–"
    assert tables.column("AA", "SS") == "–/SS"


def test_the_ladder() -> None:
    assert tables.LADDER == PLACES
    assert [tables.UP[place] for place in PLACES] == ["A", "AA", "S", "SA", "SAA", "SS", "SS"]
    assert [tables.DOWN[place] for place in PLACES] == ["N", "N", "A", "AA", "S", "S", "S"]
    assert [tables.SCORED[place] for place in PLACES] == ["S", "S", "S", "SS", "SS", "SS", "SS"]


def card(scored: tuple[int, int], turns: tuple[int, int]) -> tuple[int, int]:
    """The scoring of a round, spelled out row by row as the page lists it."""
    a, b = scored
    if a == 0 and b == 0:
        return (10, 9) if turns[0] > turns[1] else (9, 10) if turns[0] < turns[1] else (10, 10)
    rows = {
        (1, 0): (10, 8),
        (2, 0): (10, 7),
        (3, 0): (10, 7),
        (4, 0): (10, 7),
        (5, 0): (10, 7),
        (0, 1): (8, 10),
        (0, 2): (7, 10),
        (0, 3): (7, 10),
        (0, 4): (7, 10),
        (0, 5): (7, 10),
    }
    if (a, b) in rows:
        return rows[a, b]
    return (8, 8) if a == b else (8, 7) if a > b else (7, 8)


@pytest.mark.parametrize("scored", list(product(range(6), range(6))))
def test_the_score_of_a_round(scored: tuple[int, int]) -> None:
    for turns in product(range(6), range(6)):
        assert tables.round_points(scored, turns) == card(scored, turns)

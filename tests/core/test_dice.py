"""Dice: the published vectors, fair rejection, seeds in their normal form, and every source of dice."""

from __future__ import annotations

import hashlib
import hmac
import json
import unicodedata
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.dice import Dice, Recorded, Seeded, Typed, Watched, forking, normal_seed
from engine.core.errors import BadOption, DiceError, DiceNeeded

VECTORS = json.loads((Path(__file__).parents[1] / "data" / "dice_vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['seed'].strip()}-{vector['stream']}")
def test_the_published_vectors(vector: dict[str, Any]) -> None:
    dice = Seeded(vector["seed"], vector["stream"])
    assert [dice.roll(sides) for sides in vector["sides"]] == vector["values"]


def words(text: str, stream: str) -> Any:
    """The stream's words, spelled out as design and documents say it."""
    key = hashlib.sha256(b"saikoro-arena/1/" + text.encode("utf-8")).digest()
    number = 0
    while True:
        block = hmac.new(key, f"{stream}/{number}".encode(), hashlib.sha256).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(block[place : place + 4], "big")
        number += 1


@given(
    st.text("ABC金曜 0-9", min_size=1, max_size=20).map(str.strip).filter(bool),
    st.sampled_from(["dice", "cosmetic/3", "computer/0/12"]),
    st.lists(st.sampled_from([2, 3, 4, 5, 6, 7, 8, 10, 12, 20, 100, 3 * 2**30, 2**32]), max_size=60),
)
def test_a_stream_by_its_description(seed: str, stream: str, sides: list[int]) -> None:
    normal = unicodedata.normalize("NFKC", seed).strip()
    source = words(normal, stream)
    dice = Seeded(seed, stream)
    for size in sides:
        # Three quarters of a word's range are kept for 3 * 2**30 sides: rejection shows.
        word = next(word for word in source if word < 2**32 // size * size)
        assert dice.roll(size) == word % size + 1


def test_words_beyond_the_last_multiple_are_rejected() -> None:
    sides = 3 * 2**30
    dice = Seeded("REJECT")
    for _ in range(100):
        assert 1 <= dice.roll(sides) <= sides
    assert dice.position > 110


def test_a_position_takes_the_stream_up_where_it_stood() -> None:
    whole = Seeded("ABC")
    rolls = [whole.roll(12) for _ in range(50)]
    for cut in (0, 1, 7, 8, 9, 31):
        first = Seeded("ABC")
        head = [first.roll(12) for _ in range(cut)]
        rest = Seeded("ABC", position=first.position)
        assert head + [rest.roll(12) for _ in range(50 - cut)] == rolls


def test_streams_do_not_shift_one_another() -> None:
    dice, thinking = Seeded("ABC"), Seeded("ABC", "computer/0/1")
    mixed = []
    for _ in range(20):
        mixed.append(dice.roll(12))
        thinking.roll(6)
    alone = Seeded("ABC")
    assert mixed == [alone.roll(12) for _ in range(20)]


@pytest.mark.parametrize(
    ("typed", "normal"),
    [
        ("abc", "ABC"),
        ("  ＡＢＣ ", "ABC"),
        ("　全角　", "全角"),
        ("ｶﾅ", "カナ"),
        ("é", "é"),
        ("e\u0301", "é"),
        ("straße", "STRAßE"),
        ("\n k7q \t", "K7Q"),
        ("ﬁ", "FI"),
        ("x" * 64, "X" * 64),
        ("金" * 64, "金" * 64),
    ],
)
def test_the_normal_form_of_a_seed(typed: str, normal: str) -> None:
    assert normal_seed(typed) == normal
    assert [Seeded(typed).roll(12)] == [Seeded(normal).roll(12)]


@pytest.mark.parametrize(
    "seed",
    [
        *("", " ", "\u3000", "x" * 65, "金" * 65, "\ufdfa" * 4, "\ud800", "A\udfffB", " " * 70),
        # Normalising this would take minutes: it must be refused by its length.
        "a" + "\u0315\u0300" * 500_000,
    ],
)
def test_seeds_that_are_refused(seed: str) -> None:
    for use in (normal_seed, Seeded):
        with pytest.raises(BadOption) as caught:
            use(seed)
        assert caught.value.code == "bad-seed"
        assert caught.value.params["allowed"] == 64


@given(st.text(min_size=1, max_size=70))
def test_a_normal_form_is_final_and_rolls_the_same(seed: str) -> None:
    try:
        normal = normal_seed(seed)
    except BadOption:
        return
    assert 1 <= len(normal) <= 64
    assert normal_seed(normal) == normal
    plain, again = Seeded(seed), Seeded(normal)
    assert [plain.roll(12) for _ in range(9)] == [again.roll(12) for _ in range(9)]


def test_an_i_under_a_dot_keeps_its_dice() -> None:
    """Upper-cased, "i" and a combining dot would be composed into another letter when read again."""
    seed = "i\u0307x"
    by_the_book = words("I\u0307X", "dice")
    expected = [next(by_the_book) % 12 + 1 for _ in range(5)]
    for form in (seed, normal_seed(seed)):
        dice = Seeded(form)
        assert [dice.roll(12) for _ in range(5)] == expected


def test_recorded_dice_are_checked() -> None:
    dice = Recorded([(6, 4), (12, 12), (6, 7), (6, 0)])
    assert dice.roll(6) == 4
    with pytest.raises(DiceError) as caught:
        dice.roll(6)
    assert (caught.value.code, caught.value.params) == ("wrong-die", {"number": 2, "sides": 6, "written": 12})
    assert dice.roll(12) == 12
    with pytest.raises(DiceError) as caught:
        dice.roll(6)
    assert (caught.value.code, caught.value.params["number"]) == ("die-off-range", 3)
    dice.position = 3
    with pytest.raises(DiceError):
        dice.roll(6)
    dice.position = 4
    with pytest.raises(DiceNeeded) as needed:
        dice.roll(20, by=1, to="hit")
    assert (needed.value.sides, needed.value.by, needed.value.to) == (20, 1, "hit")
    assert isinstance(needed.value, DiceError)


def test_typed_dice_fit_whichever_die_is_wanted() -> None:
    dice = Typed([6, 12, 13])
    assert [dice.roll(6), dice.roll(12)] == [6, 12]
    with pytest.raises(DiceError) as caught:
        dice.roll(12)
    assert caught.value.code == "die-off-range"
    with pytest.raises(DiceNeeded):
        Typed([]).roll(6)


def test_watched_dice_note_what_fell() -> None:
    dice = Watched(Typed([3, 5]))
    assert dice.roll(6, by=0, to="x") == 3
    with pytest.raises(DiceError):
        dice.roll(4)
    assert dice.rolled == [(6, 3)]


def test_forking_takes_every_path_once() -> None:
    def play(dice: Dice) -> tuple[int, ...]:
        first = dice.roll(3)
        # How many dice follow depends on the first.
        return (first, *(dice.roll(2) for _ in range(first - 1)))

    paths = list(forking(play))
    assert len(paths) == 1 + 2 + 4 == len({path for _, path in paths})
    assert sum(chance for chance, _ in paths) == 1
    assert {path: chance for chance, path in paths}[3, 1, 2] == Fraction(1, 12)


def test_forking_without_dice_is_one_path() -> None:
    assert list(forking(lambda dice: "still")) == [(Fraction(1), "still")]

"""Names: what people may be called, and what tricks are taken out of it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import BadOption
from engine.core.names import NAME_MAX, clean_name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Hana", "Hana"),
        ("  風見  ハナ　", "風見 ハナ"),
        ("a\tb\nc", "a b c"),
        ("", ""),
        ("   ", ""),
        ("\u200b\u200d\ufeff", ""),
        ("\u202eevil\u202c", "evil"),
        ("\u2066x\u2069", "x"),
        ("a\u0000b\u001b[31m", "ab[31m"),
        ("\u3164\u115f\u2800", ""),
        ("\u0301\u0301", ""),
        ("\u0301a", "a"),
        ("\ud800x", "x"),
        ("\ufffex\U000e0041", "x"),
        ("e\u0301", "é"),
        ("e\u200b\u0301", "é"),
        ("שָׁלוֹם", unicodedata.normalize("NFC", "שָׁלוֹם")),
        ("<b onclick=x>&amp;</b>", "<b onclick=x>&amp;</b>"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200d👩\u200d", "👩"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("x" * 24, "x" * 24),
        ("金" * 24, "金" * 24),
        ("👍" * 24, "👍" * 24),
        # A picture younger than this Python's tables.
        ("\U0001fae9", "\U0001fae9"),
    ],
)
def test_names_as_they_are_kept(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "name", ["x" * 25, "金" * 25, "x" * 10_000, "👍" * 25, "<script>alert(1)</script>", "a\u0301" * 4_000_000]
)
def test_names_that_are_too_long(name: str) -> None:
    with pytest.raises(BadOption) as caught:
        clean_name(name)
    assert (caught.value.code, caught.value.params["allowed"]) == ("bad-name", NAME_MAX)


def test_a_tower_of_marks_is_cut_down() -> None:
    tower = "a" + "\u0489\u0336\u031b\u0321" * 300
    assert len(clean_name(tower)) <= 4
    assert len(clean_name("a" + "\u200d\u0336" * 30)) <= 34


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is(typed: str) -> None:
    try:
        name = clean_name(typed)
    except BadOption:
        return
    assert clean_name(name) == name
    assert name == name.strip()
    assert unicodedata.is_normalized("NFC", name)
    visible = [letter for letter in name if unicodedata.category(letter) not in ("Mn", "Me", "Cf")]
    assert len(visible) <= NAME_MAX
    assert bool(visible) == bool(name)
    assert not any(unicodedata.category(letter) in ("Cc", "Cs") for letter in name)
    assert not any(unicodedata.bidirectional(letter) in ("RLO", "LRO", "RLE", "LRE", "RLI", "LRI") for letter in name)
    name.encode("utf-8")


@given(st.text(st.sampled_from("a\u0301\u0307I\u200d\u200b \u0336\u3164👩i\u1100\u1161\u11a8"), max_size=30))
def test_odd_letters_in_any_order(typed: str) -> None:
    test_a_clean_name_stays_as_it_is.hypothesis.inner_test(typed)

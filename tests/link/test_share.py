"""Seed links and record links: they lead back to the same match, stay short, and say what is wrong."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import BadLink, BadOption, BadRecord, EngineError
from engine.core.match import Match, Player, start
from engine.core.record import write
from engine.games import get
from engine.link.envelope import pack, unpack
from engine.link.share import RECORD_LINK_MAX, open_link, record_link, seed_link
from tests.attempts import attempt

BOXING = get("d12_boxing")
FATE = get("blow_of_fate")
ALL = {"rounds": 15, "count_table": "simple", "three_knockdown_rule": False}


def bout(seed: str = "ABC", names: tuple[str, str] = ("", ""), **options: Any) -> Match:
    match = start(BOXING, options, tuple(map(Player, names)), seed=seed)
    while not match.over:
        match = match.advance()
    return match


options = st.fixed_dictionaries(
    {},
    optional={
        "rounds": st.integers(1, 15),
        "count_table": st.sampled_from(["detailed", "simple"]),
        "three_knockdown_rule": st.booleans(),
    },
)
names = st.text("abcＡ風花éא👍 <&\"'", max_size=12)


@given(st.text("ABC金曜0", min_size=1, max_size=12), st.tuples(names, names), options)
def test_a_seed_link_leads_to_the_same_opening(seed: str, called: tuple[str, str], chosen: dict[str, Any]) -> None:
    match = start(BOXING, chosen, tuple(map(Player, called)), seed=seed)
    shared = open_link("https://example.org/x/#" + seed_link(match))
    assert (shared.kind, shared.at) == ("seed", None)
    assert shared.match == match
    assert shared.match.advance() == match.advance()


def test_a_seed_link_tells_nothing_of_the_bout() -> None:
    match = bout()
    assert seed_link(match) == seed_link(match.at(0))


@settings(max_examples=40)
@given(st.text("ABC金曜0", min_size=1, max_size=12), st.tuples(names, names), options, st.integers(0, 99))
def test_a_record_link_leads_to_the_same_match(
    seed: str, called: tuple[str, str], chosen: dict[str, Any], at: int
) -> None:
    match = bout(seed, called, **chosen)
    at = min(at, match.steps)
    shared = open_link("#" + record_link(match, at=at))
    assert (shared.kind, shared.at) == ("record", at)
    assert shared.match == match
    assert open_link(record_link(match)).at is None
    assert open_link(record_link(match.at(at))).match == match.at(at)


def test_typed_dice_travel_by_record_link_only() -> None:
    match = start(BOXING, {}).with_die(3).with_die(12).with_die(2)
    assert open_link(record_link(match)).match == match
    with pytest.raises(BadLink) as caught:
        seed_link(match)
    assert caught.value.code == "no-seed"


def test_a_branch_travels_by_record_link() -> None:
    match = bout().branch_at(3, "PARENT", "OTHER").advance().advance()
    assert open_link(record_link(match)).match == match


def test_seed_links_stay_short_with_the_longest_names() -> None:
    stream = random.Random("names")
    for low, high in ((0x4E00, 0x9FA0), (0x3041, 0x3097), (0x30A1, 0x30FB), (0x21, 0x7F), (0xAC00, 0xD7A4)):
        for _ in range(40):
            called = tuple("".join(chr(stream.randrange(low, high)) for _ in range(24)) for _ in range(2))
            match = start(BOXING, ALL, tuple(map(Player, called)), seed="K7Q29XTM4B")
            assert len("#" + seed_link(match)) < 300
    assert len(seed_link(start(BOXING, {}, seed="K7Q29XTM4B"))) < 80


def test_seed_links_stay_short_with_the_longest_names_of_boxers() -> None:
    """Boxers have names of their own, beside those of the people; all else is the default, or nearly so."""
    stream = random.Random("boxers")
    for low, high in ((0x4E00, 0x9FA0), (0x3041, 0x3097), (0x30A1, 0x30FB), (0x21, 0x7F), (0xAC00, 0xD7A4)):
        for _ in range(40):
            called = ["".join(chr(stream.randrange(low, high)) for _ in range(24)) for _ in range(2)]
            boxers = [{"name": name, "punch": 10, "speed": 4, "toughness": 1} for name in called]
            match = start(FATE, {"boxers": boxers}, seed="K7Q29XTM4B")
            assert len("#" + seed_link(match)) < 300
            assert open_link(seed_link(match)).match == match
    assert len(seed_link(start(FATE, {}, seed="K7Q29XTM4B"))) < 100
    usual = {
        "boxers": [{"name": name, "punch": 8, "speed": 6, "toughness": 1} for name in ("鉄壁のゴロー", "稲妻のライタ")],
        "rounds": 15,
        "combos": False,
        "three_knockdown_rule": True,
        "cap": 8,
        "extension": True,
    }
    match = start(FATE, usual, (Player("風見ハナ"), Player("Kaze")), seed="K7Q29XTM4B")
    assert len("#" + seed_link(match)) < 200
    assert open_link(seed_link(match)).match == match


def test_a_seed_link_tells_the_boxers_even_where_they_are_the_default() -> None:
    body = unpack(seed_link(start(FATE, {}, seed="ABC")))[1]
    assert body == ["blow_of_fate", 1, "ABC", [[["Asahi Tenbin", 5, 5, 5], ["Yuhi Tenbin", 5, 5, 5]]]]


def test_record_links_of_300_bouts_of_fate_stay_short() -> None:
    longest = 0
    for number in range(300):
        match = start(FATE, {}, (Player("風見ハナ"), Player("Kaze")), seed=f"LENGTH {number}")
        while not match.over:
            match = match.advance()
        longest = max(longest, len("#" + record_link(match, at=9)))
    assert longest < RECORD_LINK_MAX


def test_record_links_of_300_bouts_stay_short() -> None:
    longest = max(
        len("#" + record_link(bout(f"LENGTH {number}", ("風見ハナ", "Kaze"), three_knockdown_rule=False), at=30))
        for number in range(300)
    )
    assert longest < RECORD_LINK_MAX
    # Full length on dice that never stop it.
    slow = start(BOXING, ALL)
    while not slow.over:
        slow = slow.with_die(1 if slow.steps % 2 else 5)
    assert slow.steps == 75
    assert len(record_link(slow)) < RECORD_LINK_MAX


@pytest.mark.parametrize(
    ("body", "kind", "code"),
    [
        ({}, BadLink, "link-unreadable"),
        ([], BadLink, "link-unreadable"),
        (None, BadLink, "link-unreadable"),
        ("d12_boxing", BadLink, "link-unreadable"),
        (["d12_boxing", 1], BadLink, "link-unreadable"),
        (["d12_boxing", 1, "A", [], [], "more"], BadLink, "link-unreadable"),
        (["chess", 1, "A"], BadLink, "unknown-game"),
        (["d12_boxing", 2, "A"], BadLink, "newer-rules"),
        (["d12_boxing", 0, "A"], BadLink, "unknown-rules"),
        (["d12_boxing", True, "A"], BadOption, "wrong-type"),
        (["d12_boxing", 1, ""], BadOption, "bad-seed"),
        (["d12_boxing", 1, "x" * 65], BadOption, "bad-seed"),
        (["d12_boxing", 1, 7], BadOption, "wrong-type"),
        (["d12_boxing", 1, "A", {}], BadOption, "wrong-type"),
        (["d12_boxing", 1, "A", [16]], BadOption, "off-range"),
        (["d12_boxing", 1, "A", [6, "detailed", True, 1]], BadOption, "too-long"),
        (["d12_boxing", 1, "A", [None]], BadOption, "wrong-type"),
        (["d12_boxing", 1, "A", [], ["a"]], BadOption, "wrong-length"),
        (["d12_boxing", 1, "A", [], ["a", "b", "c"]], BadOption, "wrong-length"),
        (["d12_boxing", 1, "A", [], ["a", 1]], BadOption, "wrong-type"),
        (["d12_boxing", 1, "A", [], ["a", "x" * 10_000]], BadOption, "bad-name"),
    ],
)
def test_seed_links_whose_content_does_not_hold(body: Any, kind: type[EngineError], code: str) -> None:
    with pytest.raises(kind) as caught:
        open_link(pack("s", body))
    assert caught.value.code == code


def test_record_links_whose_content_does_not_hold() -> None:
    good = unpack(record_link(bout()))[1]
    for at in (-1, 10_000, "3", True, 1.0):
        with pytest.raises(BadRecord) as caught:
            open_link(pack("r", {**good, "at": at}))
        assert (caught.value.code, caught.value.params["place"]) == ("no-such-step", ("field", "at"))
    with pytest.raises(BadRecord) as caught:
        open_link(pack("r", {**good, "format": 2}))
    assert caught.value.code == "newer-format"
    with pytest.raises(BadRecord):
        open_link(pack("r", {**good, "seed": "OTHER"}))
    for body in ([], None, "x", 3):
        with pytest.raises(BadLink):
            open_link(pack("r", body))


def test_a_link_under_another_kind_is_refused() -> None:
    for link, kind in ((seed_link(bout()), "r"), (record_link(bout()), "s")):
        with pytest.raises(EngineError):
            open_link(link[:3] + kind + link[4:])
    for kind in ("t", "o"):
        with pytest.raises(BadLink) as caught:
            open_link(pack(kind, {}))
        assert caught.value.code == "unknown-kind"


@settings(max_examples=200)
@given(st.sampled_from("sr"), st.data())
def test_any_body_is_a_match_or_an_error_of_ours(kind: str, data: st.DataObject) -> None:
    junk = st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=3)
    good: Any = ["d12_boxing", 1, "ABC", [6, "simple", True], ["a", "b"]]
    if kind == "r":
        good = write(bout())
        good[data.draw(st.sampled_from(sorted(good)))] = data.draw(junk)
    else:
        good[data.draw(st.integers(0, 4))] = data.draw(junk)
    attempt(EngineError, lambda: open_link(pack(kind, good)))

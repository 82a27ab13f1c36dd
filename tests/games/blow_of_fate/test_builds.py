"""What a build may be, what is refused and why, from options, records, links and files; and the roster."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.codec import dump, load
from engine.core.dice import Recorded
from engine.core.errors import BadCard, BadOption, BadRecord
from engine.core.match import start
from engine.core.names import clean_name
from engine.core.record import read, to_text, write
from engine.games.blow_of_fate.builds import check_build, legal
from engine.games.blow_of_fate.roster import ROSTER
from engine.games.blow_of_fate.state import Boxer, Options, shipped
from engine.link.envelope import pack
from engine.link.objects import object_link, open_object, read_object
from engine.link.share import open_link
from ui.text.errors import explain
from ui.text.words import Words

from .bouts import GAME

FINE: dict[str, Any] = {"name": "Fine", "punch": 5, "speed": 5, "toughness": 5}


def boxer(punch: Any, speed: Any, toughness: Any, name: Any = "X") -> dict[str, Any]:
    return {"name": name, "punch": punch, "speed": speed, "toughness": toughness}


#: (boxer, code, field within the boxer, value, allowed, what the sentence says).
ILLEGAL = [
    (boxer(11, 3, 1), "punch-over", ".punch", 11, 10, "Punch 11 is over 10"),
    (boxer(3, 11, 1), "speed-over", ".speed", 11, 10, "Speed 11 is over 10"),
    (boxer(1, 3, 11), "toughness-over", ".toughness", 11, 10, "Toughness 11 is over 10"),
    (boxer(0, 5, 10), "punch-under", ".punch", 0, 1, "Punch 0 is under 1"),
    (boxer(10, 0, 5), "speed-under", ".speed", 0, 1, "Speed 0 is under 1"),
    (boxer(10, 6, -1), "toughness-under", ".toughness", -1, 1, "Toughness -1 is under 1"),
    (boxer(4, 5, 5), "build-sum", "", 14, 15, "The points add up to 14, not 15"),
    (boxer(10, 10, 10), "build-sum", "", 30, 15, "The points add up to 30, not 15"),
    (boxer(10**30, 1, 1), "punch-over", ".punch", 10**30, 10, "Punch 1000000"),
    ("nobody", "unknown-boxer", "", "nobody", tuple(ROSTER), "iron_gate"),
    ("", "unknown-boxer", "", "", tuple(ROSTER), "iron_gate"),
    (boxer(5.0, 5, 5), "wrong-type", ".punch", 5.0, "int", "whole number"),
    (boxer(5, "5", 5), "wrong-type", ".speed", "5", "int", "whole number"),
    (boxer(5, 5, True), "wrong-type", ".toughness", True, "int", "whole number"),
    (boxer(5, 5, 5, name=7), "wrong-type", ".name", 7, "str", "text"),
    (boxer(5, 5, 5, name="x" * 25), "bad-name", ".name", "x" * 25, 24, "24"),
    ({"name": "X", "punch": 5, "speed": 10}, "missing-field", ".toughness", None, tuple(FINE), "toughness"),
    ({**FINE, "reach": 3}, "unknown-field", ".reach", 3, tuple(FINE), "reach"),
    (["X", 5, 5, 5], "not-an-object", "", ["X", 5, 5, 5], tuple(FINE), "object"),
    (None, "not-an-object", "", None, tuple(FINE), "object"),
    (7, "not-an-object", "", 7, tuple(FINE), "object"),
]
illegal = pytest.mark.parametrize(("given", "code", "field", "value", "allowed", "said"), ILLEGAL)


@illegal
@pytest.mark.parametrize("seat", [0, 1])
def test_illegal_boxers_in_options(
    given: Any, code: str, field: str, value: Any, allowed: Any, said: str, seat: int
) -> None:
    boxers = [FINE, FINE]
    boxers[seat] = given
    with pytest.raises(BadOption) as caught:
        start(GAME, {"boxers": boxers}, seed="A")
    assert caught.value.code == code
    assert caught.value.params == {"field": f"boxers[{seat}]{field}", "value": value, "allowed": allowed}
    sentence = explain(caught.value, Words("en"))
    assert said in sentence
    if isinstance(caught.value, BadCard):
        assert f"boxers[{seat}]{field}" in sentence


@illegal
def test_illegal_boxers_in_records(given: Any, code: str, field: str, value: Any, allowed: Any, said: str) -> None:
    record = write(start(GAME, {}, seed="A"))
    record["options"] = {"boxers": [FINE, given]}
    with pytest.raises(BadRecord) as caught:
        read(json.dumps(record))
    assert caught.value.code == code
    assert caught.value.params["place"] == ("field", f"options.boxers[1]{field}")
    sentence = explain(caught.value, Words("en"))
    assert said in sentence
    assert "boxers[1]" in sentence


@illegal
def test_illegal_boxers_in_links(given: Any, code: str, field: str, value: Any, allowed: Any, said: str) -> None:
    if isinstance(given, list):
        # A list of the values is how a seed link holds a boxer.
        given = [*given, "more"]
    with pytest.raises(BadOption) as caught:
        open_link(pack("s", ["blow_of_fate", 1, "A", [[given, FINE]]]))
    assert (caught.value.code, caught.value.params["field"]) == (code, f"boxers[0]{field}")
    assert said in explain(caught.value, Words("en"))


@illegal
def test_illegal_boxers_on_their_own(given: Any, code: str, field: str, value: Any, allowed: Any, said: str) -> None:
    for source in (
        lambda: read_object({"type": "boxer", "format": 1, "body": given}),
        lambda: open_object(pack("o", {"type": "boxer", "format": 1, "body": given})),
    ):
        with pytest.raises(BadOption) as caught:
            source()
        if isinstance(given, dict):
            assert (caught.value.code, caught.value.params["field"]) == (code, f"body{field}")
        else:
            assert (caught.value.code, caught.value.params["field"]) == ("wrong-type", "body")


def test_a_short_list_in_a_link_lacks_a_field() -> None:
    with pytest.raises(BadOption) as caught:
        open_link(pack("s", ["blow_of_fate", 1, "A", [[["X", 5, 5], FINE]]]))
    assert (caught.value.code, caught.value.params["field"]) == ("missing-field", "boxers[0].toughness")


@pytest.mark.parametrize("boxers", [[], [FINE], [FINE] * 3, "iron_gate", {"0": FINE}, None])
def test_there_are_two_boxers(boxers: Any) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.begin({"boxers": boxers}, Recorded([]))
    assert caught.value.params["field"] == "boxers"


@pytest.mark.parametrize(
    ("options", "code", "field"),
    [
        ({"rounds": 0}, "off-range", "rounds"),
        ({"rounds": 16}, "off-range", "rounds"),
        ({"rounds": True}, "wrong-type", "rounds"),
        ({"combos": 1}, "wrong-type", "combos"),
        ({"three_knockdown_rule": None}, "wrong-type", "three_knockdown_rule"),
        ({"extension": "true"}, "wrong-type", "extension"),
        ({"cap": 4}, "off-range", "cap"),
        ({"cap": 11}, "off-range", "cap"),
        ({"round": 6}, "unknown-field", "round"),
    ],
)
def test_options_that_are_refused(options: Any, code: str, field: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.begin(options, Recorded([]))
    assert (caught.value.code, caught.value.params["field"]) == (code, field)


@pytest.mark.parametrize("cap", range(5, 11))
def test_the_cap_holds_for_both_and_the_default_boxers_are_legal_under_any(cap: int) -> None:
    assert GAME.begin({"cap": cap}, Recorded([])).state.options.cap == cap
    for seat, key in product((0, 1), ROSTER):
        boxers = ["dawn_scale", "dusk_scale"]
        boxers[seat] = key
        if max(ROSTER[key].build) <= cap:
            assert GAME.begin({"boxers": boxers, "cap": cap}, Recorded([])).state.options.boxers[seat] == shipped(key)
        else:
            with pytest.raises(BadCard) as caught:
                GAME.begin({"boxers": boxers, "cap": cap}, Recorded([]))
            assert caught.value.code.endswith("-over")
            assert caught.value.params["allowed"] == cap
            assert caught.value.params["field"].startswith(f"boxers[{seat}].")


def test_a_record_names_the_value_over_the_cap() -> None:
    record = write(start(GAME, {}, seed="A"))
    with pytest.raises(BadRecord) as caught:
        read({**record, "options": {"boxers": ["iron_gate", FINE], "cap": 6}})
    assert caught.value.code == "toughness-over"
    assert caught.value.params["place"] == ("field", "options.boxers[0].toughness")


# ---- legal builds


@pytest.mark.parametrize(("cap", "count"), [(5, 1), (6, 10), (7, 28), (8, 46), (9, 61), (10, 73)])
def test_the_legal_builds(cap: int, count: int) -> None:
    values = range(1, cap + 1)
    assert legal(cap) == tuple(each for each in product(values, repeat=3) if sum(each) == 15)
    assert len(legal(cap)) == count
    assert (5, 5, 5) in legal(cap)


@given(st.tuples(*[st.integers(-2, 17)] * 3), st.integers(5, 10))
def test_a_build_is_refused_exactly_if_it_is_not_listed(build: tuple[int, int, int], cap: int) -> None:
    if build in legal(cap):
        check_build(build, "boxer", cap)
    else:
        with pytest.raises(BadCard):
            check_build(build, "boxer", cap)


# ---- names, ids, records


def test_names_are_tidied_as_the_players_are() -> None:
    begun = start(
        GAME, {"boxers": [boxer(5, 5, 5, name="  Hana\u202e  Kaze "), boxer(5, 5, 5, name="\u200b")]}, seed="A"
    )
    assert [each["name"] for each in begun.options["boxers"]] == ["Hana Kaze", ""]
    assert [each.name for each in begun.state.options.boxers] == ["Hana Kaze", ""]
    assert [player.name for player in begun.players] == ["", ""]


def test_ids_are_resolved_when_the_match_is_made() -> None:
    begun = start(GAME, {"boxers": ["iron_gate", FINE]}, seed="A")
    iron = {"name": "Goro Tetsumon", "punch": 4, "speed": 1, "toughness": 10}
    assert begun.options == {"boxers": [iron, FINE]}
    assert write(begun)["options"] == {"boxers": [iron, FINE]}
    assert begun == start(GAME, {"boxers": [iron, FINE]}, seed="A")
    assert open_link(pack("s", ["blow_of_fate", 1, "A", [["iron_gate", ["Fine", 5, 5, 5]]]])).match == begun
    record = {"format": 1, "game": "blow_of_fate", "rules": 1, "options": {"boxers": ["iron_gate", FINE]}, "dice": []}
    assert read(record).options == begun.options


def test_a_record_holds_the_builds_even_of_the_default_boxers() -> None:
    begun = start(GAME, {}, seed="A")
    twins = [boxer(5, 5, 5, name="Asahi Tenbin"), boxer(5, 5, 5, name="Yuhi Tenbin")]
    assert write(begun)["options"] == {"boxers": twins}
    assert read(to_text(begun)) == begun
    assert read({**write(begun), "options": {}}).state == begun.state
    assert begun == start(GAME, dump(Options()), seed="A")


def test_a_boxer_as_an_object() -> None:
    hana = Boxer("花", 10, 4, 1)
    assert open_object(object_link("boxer", hana)) == ("boxer", hana)
    assert load(Boxer, dump(hana)) == hana
    assert hana.build == (10, 4, 1)


# ---- the roster


def test_the_roster() -> None:
    assert len(ROSTER) >= 12
    for key, each in ROSTER.items():
        assert key == each.id
        assert key.replace("_", "").isalpha()
        assert key.isascii()
        assert each.name.isascii()
        assert not each.name_ja.isascii()
        assert clean_name(each.name) == each.name
        assert clean_name(each.name_ja) == each.name_ja
        check_build(each.build, key)
    for what in ("name", "name_ja"):
        assert len({getattr(each, what) for each in ROSTER.values()}) == len(ROSTER)
    # The twins, who stand for a bout of which nothing is said, are alike; nobody else is.
    twins = [ROSTER["dawn_scale"], ROSTER["dusk_scale"]]
    others = [each for each in ROSTER.values() if each not in twins]
    assert [each.build for each in twins] == [(5, 5, 5)] * 2
    for what in ("build", "style"):
        assert len({getattr(each, what) for each in [twins[0], *others]}) == len(others) + 1 >= 12
    assert Options().boxers == (shipped("dawn_scale"), shipped("dusk_scale"))

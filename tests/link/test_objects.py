"""Objects on their own: they lead back to themselves, and say what is wrong."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import BadLink, BadOption, EngineError
from engine.games import OBJECTS, object_of
from engine.games.blow_of_fate.builds import legal
from engine.games.blow_of_fate.state import Boxer
from engine.link.envelope import pack, unpack
from engine.link.objects import object_link, open_object, read_object, write_object
from tests.attempts import attempt

HANA = {"type": "boxer", "format": 1, "body": {"name": "Hana", "punch": 9, "speed": 5, "toughness": 1}}


@given(st.text('abc 風花é👍<&"', max_size=8).map(str.strip), st.sampled_from(legal()))
def test_a_boxer_travels(name: str, build: tuple[int, int, int]) -> None:
    boxer = Boxer(" ".join(name.split()), *build)
    assert open_object(f"https://example.org/#{object_link('boxer', boxer)}") == ("boxer", boxer)
    assert read_object(write_object("boxer", boxer)) == ("boxer", boxer)
    assert len(object_link("boxer", boxer)) < 200


def test_what_a_boxers_link_holds() -> None:
    assert unpack(object_link("boxer", Boxer("Hana", 9, 5, 1))) == ("o", HANA)


@pytest.mark.parametrize(
    ("data", "code", "field"),
    [
        (None, "not-an-object", "Object"),
        ([], "not-an-object", "Object"),
        ({}, "missing-field", "type"),
        ({**HANA, "type": "chair"}, "not-a-choice", "type"),
        ({**HANA, "type": 1}, "wrong-type", "type"),
        ({**HANA, "format": 2}, "off-range", "format"),
        ({**HANA, "format": 0}, "off-range", "format"),
        ({**HANA, "body": []}, "wrong-type", "body"),
        ({**HANA, "body": "iron_gate"}, "wrong-type", "body"),
        ({**HANA, "body": {}}, "missing-field", "body.name"),
        ({**HANA, "body": {**HANA["body"], "punch": 8}}, "build-sum", "body"),
        ({**HANA, "more": 1}, "unknown-field", "more"),
    ],
)
def test_what_is_refused(data: Any, code: str, field: str) -> None:
    for refused in (lambda: read_object(data), lambda: open_object(pack("o", data))):
        with pytest.raises(BadOption) as caught:
            refused()
        assert (caught.value.code, caught.value.params["field"]) == (code, field)


def test_other_links_are_no_objects() -> None:
    for kind in "srt":
        with pytest.raises(BadLink) as caught:
            open_object(pack(kind, HANA))
        assert caught.value.code == "unknown-kind"


@given(st.data())
def test_any_body_is_a_boxer_or_an_error_of_ours(data: st.DataObject) -> None:
    junk = st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=3)
    whole: dict[str, Any] = {**HANA, "body": {**HANA["body"]}}
    place = data.draw(st.sampled_from([whole, whole["body"]]))
    place[data.draw(st.sampled_from(sorted(place)))] = data.draw(junk)
    attempt(EngineError, lambda: open_object(pack("o", whole)))


def test_the_types() -> None:
    assert list(OBJECTS) == ["boxer", "board"]
    assert all(is_dataclass(object_of(kind)) for kind in OBJECTS)

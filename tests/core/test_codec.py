"""The codec: what it writes it reads, and whatever else comes in is refused with a field's name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.codec import DEPTH_MAX, changed, dump, listed, load, named, plain, read_json, setting
from engine.core.errors import BadOption
from tests.attempts import attempt


@dataclass(frozen=True, slots=True)
class Inner:
    kind: Literal["a", "b", 1]
    count: int = setting(2, low=1, high=9)


@dataclass(frozen=True, slots=True)
class Outer:
    name: str = setting(length=5)
    inner: Inner = Inner("a")
    pair: tuple[int, int] = (0, 0)
    many: tuple[Inner, ...] = setting((), length=3)
    either: int | str | None = None
    table: Mapping[str, int] | None = None
    free: Any = None
    flag: bool = False


@dataclass(frozen=True, slots=True)
class Coin:
    """Has a short form, and more to hold than each field for itself."""

    heads: int
    tails: int

    @classmethod
    def expand(cls, data: Any, where: str) -> Any:
        return {"heads": data, "tails": -data} if isinstance(data, int) else data

    def settle(self, where: str) -> Coin:
        if self.heads + self.tails:
            raise BadOption("lopsided", field=where, value=self.heads, allowed=-self.tails)
        return self if self.heads >= 0 else Coin(self.tails, self.heads)


@dataclass(frozen=True, slots=True)
class Purse:
    coins: tuple[Coin, Coin] = setting((Coin(1, -1), Coin(2, -2)), inline=True)
    spare: tuple[Coin, ...] = ()


inners = st.builds(Inner, st.sampled_from(["a", "b", 1]), st.integers(1, 9))
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
outers = st.builds(
    Outer,
    name=st.text(max_size=5),
    inner=inners,
    pair=st.tuples(st.integers(), st.integers()),
    many=st.lists(inners, max_size=3).map(tuple),
    either=st.none() | st.integers() | st.text(),
    table=st.dictionaries(st.text(), st.integers()),
    free=st.none() | st.integers(),
    flag=st.booleans(),
)


@given(outers)
def test_what_is_written_is_read(value: Outer) -> None:
    assert load(Outer, dump(value)) == value
    assert load(Outer, json.loads(json.dumps(dump(value)))) == value


@given(json_values)
def test_anything_else_is_refused_by_field(data: Any) -> None:
    value = attempt(BadOption, lambda: load(Outer, data))
    if isinstance(value, BadOption):
        assert {"field", "value", "allowed"} <= set(value.params)
        assert str(value).startswith(value.code)
    else:
        assert isinstance(value, Outer)


@given(
    st.fixed_dictionaries(
        {"name": json_values},
        optional=dict.fromkeys(("inner", "pair", "many", "either", "table", "flag", "extra"), json_values),
    )
)
def test_hostile_fields(data: Any) -> None:
    value = attempt(BadOption, lambda: load(Outer, data))
    if isinstance(value, BadOption):
        assert value.params["field"].split(".")[0].split("[")[0] in data
    else:
        assert load(Outer, dump(value)) == value


GOOD: dict[str, Any] = {"name": "x", "table": {}}


@pytest.mark.parametrize(
    ("part", "code", "field"),
    [
        ({"name": 1}, "wrong-type", "name"),
        ({"name": "toolong"}, "too-long", "name"),
        ({"inner": {"kind": "c"}}, "not-a-choice", "inner.kind"),
        ({"inner": {"kind": True}}, "not-a-choice", "inner.kind"),
        ({"inner": {"kind": 1.0}}, "not-a-choice", "inner.kind"),
        ({"inner": {}}, "missing-field", "inner.kind"),
        ({"inner": {"kind": "a", "count": 0}}, "off-range", "inner.count"),
        ({"inner": {"kind": "a", "count": 10}}, "off-range", "inner.count"),
        ({"inner": {"kind": "a", "count": True}}, "wrong-type", "inner.count"),
        ({"inner": []}, "not-an-object", "inner"),
        ({"pair": [1]}, "wrong-length", "pair"),
        ({"pair": [1, True]}, "wrong-type", "pair[1]"),
        ({"pair": {"0": 1, "1": 2}}, "wrong-type", "pair"),
        ({"pair": "12"}, "wrong-type", "pair"),
        ({"many": [{"kind": "a"}] * 4}, "too-long", "many"),
        ({"many": [{"kind": "a"}, {"kind": "x"}]}, "not-a-choice", "many[1].kind"),
        ({"many": [{"kind": "a", "odd": 1}]}, "unknown-field", "many[0].odd"),
        ({"either": 1.5}, "wrong-type", "either"),
        ({"table": [1]}, "wrong-type", "table"),
        ({"table": {"x": "y"}}, "wrong-type", "table.x"),
        ({"flag": 0}, "wrong-type", "flag"),
        ({"flag": None}, "wrong-type", "flag"),
        ({"surplus": 1}, "unknown-field", "surplus"),
    ],
)
def test_each_kind_of_refusal(part: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(BadOption) as caught:
        load(Outer, {**GOOD, **part})
    assert (caught.value.code, caught.value.params["field"]) == (code, field)


def test_missing_fields_take_their_defaults_or_are_missed() -> None:
    assert load(Outer, {"name": "x"}).pair == (0, 0)
    with pytest.raises(BadOption) as caught:
        load(Outer, {})
    assert (caught.value.code, caught.value.params["field"]) == ("missing-field", "name")


def test_a_place_within_goes_before_the_field() -> None:
    with pytest.raises(BadOption) as caught:
        load(Inner, {"kind": "z"}, "cards[3]")
    assert caught.value.params["field"] == "cards[3].kind"
    with pytest.raises(BadOption) as caught:
        load(Inner, 7)
    assert caught.value.params["field"] == "Inner"


def test_only_what_was_changed() -> None:
    assert changed(Outer("x", pair=(1, 0), table={"a": 1})) == {"name": "x", "pair": [1, 0], "table": {"a": 1}}
    assert changed(Purse()) == {"coins": [{"heads": 1, "tails": -1}, {"heads": 2, "tails": -2}]}


def test_a_class_has_its_say_before_and_after_it_is_read() -> None:
    assert load(Coin, 3) == Coin(3, -3)
    assert load(Coin, {"heads": -3, "tails": 3}) == Coin(3, -3)
    assert load(Purse, {"coins": [5, {"heads": -7, "tails": 7}]}) == Purse((Coin(5, -5), Coin(7, -7)))
    for data, code, field in (
        ({"coins": [1, {"heads": 1, "tails": 1}]}, "lopsided", "purse.coins[1]"),
        ({"spare": [1, "x"]}, "not-an-object", "purse.spare[1]"),
        ({"spare": [1, {"heads": "x", "tails": 1}]}, "wrong-type", "purse.spare[1].heads"),
    ):
        with pytest.raises(BadOption) as caught:
            load(Purse, data, "purse")
        assert (caught.value.code, caught.value.params["field"]) == (code, field)


def test_lists_in_place_of_objects() -> None:
    purse = Purse((Coin(1, -1), Coin(4, -4)), (Coin(0, 0), Coin(2, -2), Coin(3, -3)))
    assert listed(purse) == [[[1, -1], [4, -4]], [[0, 0], [2, -2], [3, -3]]]
    assert load(Purse, named(Purse, listed(purse))) == purse
    assert named(Purse, [[{"heads": 1, "tails": -1}, 4]]) == {"coins": [{"heads": 1, "tails": -1}, 4]}
    # What does not fit is left for `load` to refuse, with its place.
    for data, code, field in (
        ([[[1, -1, 0], 4]], "not-an-object", "coins[0]"),
        ([[[1], 4]], "missing-field", "coins[0].tails"),
        ([[[[1], -1], 4]], "wrong-type", "coins[0].heads"),
        ([[[1, -1]]], "wrong-length", "coins"),
        ([7], "wrong-type", "coins"),
        ([[1, 2], [], 3], "not-an-object", "Purse"),
    ):
        with pytest.raises(BadOption) as caught:
            load(Purse, named(Purse, data))
        assert (caught.value.code, caught.value.params["field"]) == (code, field)


@given(outers)
def test_what_is_listed_is_read(value: Outer) -> None:
    assert load(Outer, named(Outer, json.loads(json.dumps(listed(value))))) == value


@given(json_values)
def test_plain_values_survive_json(value: Any) -> None:
    if plain(value):
        text = json.dumps(value, ensure_ascii=False, allow_nan=False)
        assert json.loads(text.encode("utf-8").decode("utf-8")) == value


@pytest.mark.parametrize(
    "value",
    [float("nan"), float("inf"), -float("inf"), "\ud800", "x\udfff", {"\ud800": 1}, {1: 2}, {"a": {1}}, b"x", object()],
)
def test_what_is_not_plain(value: Any) -> None:
    assert not plain(value)
    assert not plain([{"deep": value}])


def test_nesting_has_a_floor() -> None:
    def nested(depth: int) -> Any:
        value: Any = 1
        for level in range(depth):
            value = [value] if level % 2 else {"x": value}
        return value

    assert plain(nested(DEPTH_MAX))
    assert not plain(nested(DEPTH_MAX + 1))
    assert not plain(nested(50_000))


def test_a_key_that_stands_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        read_json('{"seed": "A", "seed": "B"}')
    assert read_json('[{"seed": "A"}, {"seed": "B"}]') == [{"seed": "A"}, {"seed": "B"}]


def test_a_string_left_open_is_looked_at_once() -> None:
    # Looked at again from each of its quotes, this would take hours.
    with pytest.raises(ValueError, match="Unterminated"):
        read_json('"' + '\\"' * 500_000)

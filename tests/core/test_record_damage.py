"""Damaged, altered and hostile records: every one is refused with its place, none with a traceback."""

from __future__ import annotations

import copy
import json
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import BadRecord
from engine.core.match import Match, Player, start
from engine.core.record import parse, read, to_text, write
from engine.games import get
from tests.attempts import attempt

from .toy import entered


def bout(seed: str = "ABC", **options: Any) -> Match:
    match = start(get("d12_boxing"), options, (Player("Hana"), Player("Kaze")), seed=seed)
    while not match.over:
        match = match.advance()
    return match


GOOD = write(bout())
STEPS = GOOD["steps"]


def refused(data: Any) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(data)
    place = caught.value.params["place"]
    assert isinstance(place, tuple)
    assert place
    return caught.value


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("", "not-json", ("line", 1, 1)),
        ("nonsense", "not-json", ("line", 1, 1)),
        ('{"format": 1,\n "game": oops}', "not-json", ("line", 2, 10)),
        ('{"format": 1', "not-json", ("line", 1, 13)),
        ("[]", "not-a-record", ("file",)),
        ("null", "not-a-record", ("file",)),
        ('"record"', "not-a-record", ("file",)),
        ("12", "not-a-record", ("file",)),
        ("[" * 200_000, "not-json", ("file",)),
        ('{"a":' * 200_000, "not-json", ("file",)),
        ('{"format": ' + "9" * 5000 + "}", "not-json", ("file",)),
        ("\x00", "not-json", ("line", 1, 1)),
        (" " * 4_000_001, "record-too-long", ("file",)),
    ],
    ids=range(13),
)
def test_text_that_is_no_record(text: str, code: str, place: Any) -> None:
    error = refused(text)
    assert (error.code, error.params["place"]) == (code, place)


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity", "1e999", '"\\ud800"', "[" * 70 + "]" * 70])
def test_values_that_json_cannot_carry(value: str) -> None:
    text = json.dumps(GOOD)[:-1] + f', "note": {value}}}'
    assert refused(text).code == "not-json"
    text = json.dumps(GOOD)[:-1] + f', "note": [{{"x": {value}}}]}}'
    assert refused(text).code == "not-json"


FIELDS: list[tuple[dict[str, Any], str, tuple[Any, ...]]] = [
    ({"format": None}, "not-a-record", ("field", "format")),
    ({"format": "1"}, "not-a-record", ("field", "format")),
    ({"format": True}, "not-a-record", ("field", "format")),
    ({"format": 0}, "not-a-record", ("field", "format")),
    ({"format": 1.0}, "not-a-record", ("field", "format")),
    ({"format": 2}, "newer-format", ("field", "format")),
    ({"format": 10**30}, "newer-format", ("field", "format")),
    ({"game": None}, "not-a-record", ("field", "game")),
    ({"game": ["d12_boxing"]}, "not-a-record", ("field", "game")),
    ({"game": "chess"}, "unknown-game", ("field", "game")),
    ({"game": "__class__"}, "unknown-game", ("field", "game")),
    ({"game": ""}, "unknown-game", ("field", "game")),
    ({"rules": None}, "wrong-type", ("field", "rules")),
    ({"rules": "1"}, "wrong-type", ("field", "rules")),
    ({"rules": True}, "wrong-type", ("field", "rules")),
    ({"rules": 99}, "newer-rules", ("field", "rules")),
    ({"rules": 0}, "unknown-rules", ("field", "rules")),
    ({"rules": -1}, "unknown-rules", ("field", "rules")),
    ({"seed": ""}, "bad-seed", ("field", "seed")),
    ({"seed": "x" * 65}, "bad-seed", ("field", "seed")),
    ({"seed": 7}, "wrong-type", ("field", "seed")),
    ({"seed": "ABD"}, "not-the-seeds-die", ("die", 1)),
    ({"options": None}, "not-an-object", ("field", "options")),
    ({"options": []}, "not-an-object", ("field", "options")),
    ({"options": {"rounds": 99}}, "off-range", ("field", "options.rounds")),
    ({"options": {"rounds": True}}, "wrong-type", ("field", "options.rounds")),
    ({"options": {"speed": 1}}, "unknown-field", ("field", "options.speed")),
    ({"players": []}, "wrong-length", ("field", "players")),
    ({"players": [{}] * 3}, "wrong-length", ("field", "players")),
    ({"players": {"0": {}}}, "wrong-type", ("field", "players")),
    ({"players": [{}, None]}, "not-an-object", ("field", "players[1]")),
    ({"players": [{}, {"name": 7}]}, "wrong-type", ("field", "players[1].name")),
    ({"players": [{}, {"kind": "god"}]}, "not-a-choice", ("field", "players[1].kind")),
    ({"players": [{}, {"level": 99}]}, "off-range", ("field", "players[1].level")),
    ({"players": [{"name": "x" * 10_000}, {}]}, "bad-name", ("field", "name")),
    ({"steps": -1}, "off-range", ("field", "steps")),
    ({"steps": 10**9}, "off-range", ("field", "steps")),
    ({"steps": True}, "wrong-type", ("field", "steps")),
    ({"steps": "3"}, "wrong-type", ("field", "steps")),
    ({"steps": STEPS + 1}, "over-early", ("step", STEPS)),
    ({"steps": STEPS - 1, "result": None}, "die-left", ("die", 12)),
    ({"decisions": [{"seat": 0, "action": {}}]}, "no-decisions", ("decision", 1, 0)),
    ({"decisions": {}}, "wrong-type", ("field", "decisions")),
    ({"decisions": ""}, "wrong-type", ("field", "decisions")),
    ({"dice": {}}, "wrong-type", ("field", "dice")),
    ({"dice": [[12, 6], "x"]}, "not-a-die", ("die", 2)),
    ({"dice": [[12]]}, "not-a-die", ("die", 1)),
    ({"dice": [[12, 6, 1]]}, "not-a-die", ("die", 1)),
    ({"dice": [[12, True]]}, "not-a-die", ("die", 1)),
    ({"dice": [[12, 6.0]]}, "not-a-die", ("die", 1)),
    ({"dice": [[12, 0]]}, "die-off-range", ("die", 1)),
    ({"dice": [[12, 13]]}, "die-off-range", ("die", 1)),
    ({"dice": [[-1, -1]]}, "die-off-range", ("die", 1)),
    ({"dice": [[10**30, 5]]}, "wrong-die", ("die", 1)),
    ({"dice": [[6, GOOD["dice"][0][1] % 6 + 1]]}, "wrong-die", ("die", 1)),
    ({"dice": []}, "dice-ran-out", ("step", 1)),
    ({"dice": GOOD["dice"][:-1]}, "dice-ran-out", ("step", STEPS)),
    ({"dice": [*GOOD["dice"], [12, 1]]}, "die-left", ("die", len(GOOD["dice"]) + 1)),
    ({"checks": {}}, "wrong-type", ("field", "checks")),
    ({"checks": 0}, "wrong-type", ("field", "checks")),
    ({"checks": [1]}, "wrong-type", ("field", "checks")),
    ({"checks": [None]}, "check-differs", ("step", 0)),
    ({"checks": ["00000000"]}, "check-differs", ("step", 0)),
    ({"checks": [*GOOD["checks"], "00000000"]}, "check-left", ("step", STEPS + 1)),
    ({"result": {}}, "result-differs", ("field", "result")),
    ({"result": "ko"}, "result-differs", ("field", "result")),
    ({"result": {**GOOD["result"], "turn": 77}}, "result-differs", ("field", "result")),
    ({"result": {**GOOD["result"], "winner": bool(GOOD["result"]["winner"])}}, "result-differs", ("field", "result")),
    ({"result": {**GOOD["result"], "more": 1}}, "result-differs", ("field", "result")),
    ({"sources": {}}, "wrong-type", ("field", "sources")),
    ({"sources": ["seed"]}, "wrong-order", ("field", "sources")),
    ({"sources": [{"from_step": 1, "kind": "seed"}]}, "wrong-order", ("field", "sources")),
    ({"sources": [{"from_step": 0, "kind": "seed"}] * 2}, "wrong-order", ("field", "sources")),
    ({"sources": [{"from_step": 0, "kind": "luck"}]}, "not-a-choice", ("field", "sources[0].kind")),
    ({"sources": [{"from_step": False, "kind": "seed"}]}, "wrong-type", ("field", "sources[0].from_step")),
    ({"sources": [{"kind": "seed"}]}, "missing-field", ("field", "sources[0].from_step")),
    ({"sources": [{"from_step": 0, "kind": "seed", "seed": "OTHER"}]}, "seed-differs", ("field", "sources.seed")),
    ({"sources": [{"from_step": 0, "kind": "seed", "seed": ""}]}, "bad-seed", ("field", "sources[0].seed")),
    ({"seed": None, "sources": [{"from_step": 0, "kind": "seed"}]}, "missing-field", ("field", "sources.seed")),
    ({"seed": None, "dice": None, "sources": [{"from_step": 0, "kind": "typed"}]}, "no-dice", ("field", "dice")),
    ({"seed": None, "dice": None, "sources": [{"from_step": 0, "kind": "joint"}]}, "no-dice", ("field", "dice")),
    ({"sources": [{"from_step": 0, "kind": "typed"}]}, "seed-unused", ("field", "seed")),
    ({"sources": [{"from_step": 0, "kind": "joint"}]}, "seed-unused", ("field", "seed")),
    (
        {"sources": [{"from_step": 0, "kind": "seed"}, {"from_step": STEPS + 2, "kind": "typed"}]},
        "source-left",
        ("step", STEPS + 2),
    ),
    ({"dice": None, "seed": None}, "no-dice", ("field", "dice")),
    ({"ended": {"kind": "bored"}}, "not-a-choice", ("field", "ended.kind")),
    ({"ended": {"kind": "resigned", "seat": 2}}, "off-range", ("field", "ended.seat")),
    ({"ended": {"kind": "resigned", "seat": -1}}, "off-range", ("field", "ended.seat")),
    ({"ended": {"kind": "resigned", "seat": 1}}, "match-over", ("field", "ended")),
    ({"ended": "resigned"}, "not-an-object", ("field", "ended")),
    ({"branch": {"of": 1, "at": 1}}, "wrong-type", ("field", "branch.of")),
    ({"branch": {"of": "x", "at": -1}}, "off-range", ("field", "branch.at")),
    ({"branch": []}, "not-an-object", ("field", "branch")),
    ({"sealed": {}}, "wrong-type", ("field", "sealed")),
    ({"sealed": [{"step": 1}]}, "sealed-not-joint", ("field", "sealed")),
    ({"thinking": 5}, "wrong-type", ("field", "thinking")),
    ({"thinking": ""}, "bad-seed", ("field", "thinking")),
    ({"thinking": "x" * 1000}, "bad-seed", ("field", "thinking")),
]


@pytest.mark.parametrize(("part", "code", "place"), FIELDS, ids=range(len(FIELDS)))
def test_each_kind_of_damage(part: dict[str, Any], code: str, place: tuple[Any, ...]) -> None:
    error = refused({**GOOD, **part})
    assert (error.code, error.params["place"]) == (code, place)
    # The same from text: what the damage is must not depend on how it came.
    if not any(value is None for value in part.values()):
        again = refused(json.dumps({**GOOD, **part}))
        assert (again.code, again.params["place"]) == (code, place)


def test_every_single_altered_die_is_found() -> None:
    for number, (sides, value) in enumerate(GOOD["dice"]):
        damaged = copy.deepcopy(GOOD)
        damaged["dice"][number][1] = value % sides + 1
        assert refused(damaged).params["place"] == ("die", number + 1)


def test_every_single_altered_check_is_found() -> None:
    for step, mark in enumerate(GOOD["checks"]):
        damaged = copy.deepcopy(GOOD)
        damaged["checks"][step] = f"{int(mark, 16) ^ 1:08x}"
        error = refused(damaged)
        assert (error.code, error.params["place"]) == ("check-differs", ("step", step))


def test_altered_dice_without_a_seed_are_found_by_the_checks() -> None:
    for number, (sides, value) in enumerate(GOOD["dice"]):
        damaged = copy.deepcopy(GOOD)
        del damaged["seed"]
        damaged["dice"][number][1] = value % sides + 1
        assert refused(damaged).params["place"][0] in ("step", "die")


def test_too_many_of_anything() -> None:
    for key, item in (("dice", [12, 1]), ("checks", "0"), ("decisions", {}), ("sources", {}), ("players", {})):
        error = refused({**GOOD, key: [item] * 200_001})
        assert error.params["place"] == ("field", key)


def test_a_result_is_not_believed_where_play_has_not_ended() -> None:
    hand = {"format": 1, "game": "d12_boxing", "rules": 1, "dice": [[12, 3]], "result": GOOD["result"]}
    assert refused(hand).code == "dice-ran-out"
    assert refused({**hand, "steps": 1}).code == "result-differs"


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=alert(1)>", "\u202egnp.exe", "ｶ" * 24, "👩\u200d🚀", "a\u0301" * 24]
)
def test_hostile_names_are_kept_as_text_or_refused(name: str) -> None:
    data = {**GOOD, "players": [{"name": name}, {"name": "B"}]}
    match = attempt(BadRecord, lambda: read(json.dumps(data)))
    if isinstance(match, BadRecord):
        assert match.code == "bad-name"
    else:
        assert read(to_text(match)) == match


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*path, key))
    elif isinstance(value, list):
        for number in range(len(value)):
            found += places(value[number], (*path, number))
    return found


junk = st.recursive(
    st.sampled_from(
        [None, True, False, 0, 1, -1, 12, 13, 10**20, 0.5, 1.0, float("nan"), float("inf"), "", "ABC", "\ud800"]
    )
    | st.integers()
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["seat", "kind", "name", "action", "from_step", "seed", "x"]), inner, max_size=3
        )
    ),
    max_leaves=6,
)


def mutate(data: dict[str, Any], draw: Any) -> Any:
    damaged = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places(damaged)))
        if not path:
            key = draw(
                st.sampled_from(["sources", "ended", "branch", "thinking", "sealed", "pending", "steps", "note"])
            )
            damaged[key] = draw(junk)
            continue
        holder: Any = damaged
        for part in path[:-1]:
            holder = holder[part]
        act = draw(st.sampled_from(["replace", "delete", "double", "swap"]))
        if act == "delete":
            del holder[path[-1]]
        elif act == "double" and isinstance(holder, list):
            holder.insert(path[-1], copy.deepcopy(holder[path[-1]]))
        elif act == "swap" and isinstance(holder, list):
            other = draw(st.integers(0, len(holder) - 1))
            holder[path[-1]], holder[other] = holder[other], holder[path[-1]]
        else:
            holder[path[-1]] = draw(junk)
    return damaged


def held(damaged: Any) -> None:
    """Reading gives a match that can be written and read again, or an error of ours with a place."""
    for form in (damaged, json.dumps(damaged)):
        match = attempt(BadRecord, partial(read, form))
        if isinstance(match, BadRecord):
            assert isinstance(match.params["place"], tuple)
            assert str(match)
        else:
            assert read(to_text(match)) == match
            to_text(match).encode("utf-8")


@settings(max_examples=400)
@given(st.data())
def test_any_mutation_of_a_bouts_record(data: st.DataObject) -> None:
    held(mutate(GOOD, data.draw))


@settings(max_examples=300)
@given(st.data())
def test_any_mutation_of_a_record_with_decisions(data: st.DataObject) -> None:
    with entered() as game:
        match = start(game, {}, seed="TOY")
        while not match.over:
            turn = game.turn(match.state)
            for seat in turn.seats[: 1 if turn.need == "any" else 2]:
                match = match.decide(seat, next(game.suggest(match.state, seat)))
            if not turn.seats:
                match = match.advance()
        good = write(match.branch_at(4, "PARENT", "OTHER"))
        held(mutate(data.draw(st.sampled_from([write(match), good])), data.draw))


@settings(max_examples=300)
@given(st.data())
def test_any_cut_or_altered_text(data: st.DataObject) -> None:
    text = json.dumps(GOOD)
    at = data.draw(st.integers(0, len(text) - 1))
    broken = data.draw(
        st.sampled_from([text[:at], text[at:], text[:at] + text[at + 1 :], text[:at] + "\x00" + text[at:]])
        | st.characters().map(lambda letter: text[:at] + letter + text[at + 1 :])
    )
    attempt(BadRecord, lambda: read(broken))


@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    attempt(BadRecord, lambda: parse(text))
    attempt(BadRecord, lambda: read(text))

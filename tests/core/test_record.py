"""Records: what is written is read back the same, by hand or by machine, and kept honest."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import VERSION, games
from engine.core import record
from engine.core.errors import BadRecord
from engine.core.match import Match, Player, Source, start
from engine.core.record import first_difference, parse, read, to_text, traces, upgrade, write
from engine.games import get
from engine.games.d12_boxing.rules import D12Boxing

from .toy import Clock, Pick, Shout, Toy

BOXING = get("d12_boxing")
HAND: dict[str, Any] = {"format": 1, "game": "d12_boxing", "rules": 1, "dice": [[12, 12], [12, 1]]}


def bout(seed: str = "ABC", steps: int = 999, **options: Any) -> Match:
    match = start(BOXING, options, (Player("Hana"), Player("風", "computer", 2)), seed=seed)
    while not match.over and match.steps < steps:
        match = match.advance()
    return match


def refused(data: Any) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(data)
    assert isinstance(caught.value.params["place"], tuple)
    return caught.value


def test_the_keys_of_a_record() -> None:
    written = write(bout())
    assert list(written) == [
        *("format", "game", "rules", "app", "seed", "options", "players", "steps", "decisions", "dice", "checks"),
        "result",
    ]
    assert written["app"] == VERSION
    assert written["players"] == [
        {"name": "Hana", "kind": "human"},
        {"name": "風", "kind": "computer", "level": 2},
    ]
    assert len(written["checks"]) == written["steps"] + 1
    assert all(len(mark) == 8 and int(mark, 16) >= 0 for mark in written["checks"])


@given(st.text("ABC123金", min_size=1, max_size=8), st.integers(0, 80), st.integers(1, 15), st.booleans())
def test_written_and_read_back(seed: str, steps: int, rounds: int, three: bool) -> None:
    match = bout(seed, steps, rounds=rounds, three_knockdown_rule=three)
    assert read(to_text(match)) == match
    assert read(write(match)) == match
    assert write(read(to_text(match))) == write(match)


def test_a_finished_bout_and_its_names() -> None:
    match = bout()
    again = read(to_text(match))
    assert again.over
    assert again.players == match.players
    assert again.seed == "ABC"
    assert again.checks() == match.checks()


@pytest.mark.parametrize("left_out", ["seed", "checks", "result", "app", "steps", "options", "players", "decisions"])
def test_what_may_be_absent(left_out: str) -> None:
    match = bout()
    written = write(match)
    del written[left_out]
    again = read(written)
    assert again.played == match.played or left_out == "seed"
    assert again.checks() == match.checks()
    assert again.result == match.result


def test_all_of_it_absent() -> None:
    match = bout()
    again = read({**HAND, "dice": write(match)["dice"]})
    assert again.checks() == match.checks()
    assert again.sources == (Source(0, "typed"),)
    assert again.seed is None
    # Written again it names where its dice came from, in the words of the format.
    assert write(again)["sources"] == [{"from_step": 0, "kind": "typed"}]
    assert read(to_text(again)) == again


def test_without_dice_they_come_from_the_seed() -> None:
    match = bout()
    written = write(match)
    for key in ("dice", "checks", "steps", "result"):
        del written[key]
    assert read(written) == match
    assert read({**written, "steps": 3}) == match.at(3)
    assert read({**written, "seed": "  abc "}) == match


def test_dice_that_run_out_within_a_turn_leave_whole_turns() -> None:
    match = read({**HAND, "dice": [[12, 1], [12, 12]]})
    assert match.steps == 1
    assert not match.over
    assert match.with_die(12).with_die(1).over


def test_unknown_top_level_keys_are_kept() -> None:
    written = {**write(bout()), "note": {"by": ["me", 1]}, "x-金": None}
    again = read(json.dumps(written))
    assert write(again) == written
    assert json.loads(to_text(again)) == written


def test_an_unfinished_match_can_be_resumed() -> None:
    match = bout(steps=4)
    written = write(match)
    assert written["result"] is None
    assert read(written).advance() == match.advance()


def test_a_match_ended_by_its_people() -> None:
    match = bout(steps=4).end("resigned", 1)
    written = write(match)
    assert written["ended"] == {"kind": "resigned", "seat": 1}
    assert read(written) == match
    assert read(written).over


def test_sources_may_name_the_records_own_seed() -> None:
    match = bout()
    written = {**write(match), "sources": [{"from_step": 0, "kind": "seed", "made": "elsewhere"}]}
    assert read(written) == match
    written["dice"][2][1] = written["dice"][2][1] % 12 + 1
    assert refused(written).code == "not-the-seeds-die"


def test_half_done_things_are_not_written(toy: Toy) -> None:
    match = start(toy, {}, seed="TOY")
    sealed = match.decide(0, next(toy.suggest(match.state, 0)))
    assert write(sealed) == write(match)
    assert "pick" not in to_text(sealed).replace('"ask"', "")


def toy_match(toy: Toy) -> Match:
    match = start(toy, {}, seed="TOY")
    while not match.over:
        if match.state.ask == "roll":
            match = match.advance()
        elif match.state.ask == "shout":
            match = match.decide(1, Shout("mine"))
        else:
            for seat in (1, 0):
                match = match.decide(seat, next(toy.suggest(match.state, seat)))
    return match


def test_decisions_are_written_by_seat_and_replayed(toy: Toy) -> None:
    match = toy_match(toy)
    written = write(match)
    assert [item["seat"] for item in written["decisions"]] == [0, 1, 1, 0, 1, 1]
    assert read(to_text(match)) == match
    del written["steps"]
    written["decisions"] = written["decisions"][:3]
    del written["result"], written["checks"], written["dice"]
    # Play goes on until the decisions run out: the dice of the turn after them still move by themselves.
    assert read(written) == match.at(3)


def test_damaged_decisions_name_their_place(toy: Toy) -> None:
    match = toy_match(toy)
    card = match.played[3].state.cards[0]

    def changed(number: int, item: Any) -> dict[str, Any]:
        written = write(match)
        written["decisions"][number - 1] = item
        return written

    for item, code, place in [
        ({"seat": 0, "action": {"pick": 9}}, "unreadable-action", ("decision", 4, 0)),
        ({"seat": 0, "action": {"word": "mine"}}, "wrong-action", ("decision", 4, 0)),
        ({"seat": 1, "action": {"pick": 1}}, "not-your-turn", ("decision", 4, 1)),
        ({"seat": 2, "action": {"pick": 1}}, "not-your-turn", ("decision", 4, 2)),
        ({"seat": None, "action": {"seconds": 1}}, "not-your-turn", ("decision", 4, None)),
        ({"seat": True, "action": {"pick": 1}}, "not-a-decision", ("decision", 4, None)),
        ({"seat": 0}, "not-a-decision", ("decision", 4, 0)),
        ({"action": {"pick": 1}}, "not-a-decision", ("decision", 4, None)),
        ([0, {"pick": 1}], "not-a-decision", ("decision", 4, None)),
        ({"seat": 0, "action": None}, "unreadable-action", ("decision", 4, 0)),
        *([({"seat": 0, "action": {"pick": card}}, "own-card", ("decision", 4, 0))] if card < 7 else []),
    ]:
        error = refused(changed(4, item))
        assert (error.code, error.params["place"]) == (code, place)


def test_missing_and_surplus_decisions(toy: Toy) -> None:
    written = write(toy_match(toy))
    short = {**written, "decisions": written["decisions"][:-1]}
    error = refused(short)
    assert (error.code, error.params["place"]) == ("decisions-ran-out", ("step", 5))
    more = {**written, "decisions": [*written["decisions"], {"seat": 0, "action": {"pick": 1}}]}
    error = refused(more)
    assert (error.code, error.params["place"]) == ("decision-left", ("decision", 7, 0))


def test_a_clock_where_only_dice_move_is_refused_and_does_not_hang(toy: Toy) -> None:
    written = write(toy_match(toy))
    written["decisions"].insert(3, {"seat": None, "action": {"seconds": 1}})
    error = refused(written)
    assert error.params["place"] == ("decision", 4, None)


def test_other_dice_play_the_same_decisions(toy: Toy) -> None:
    written = write(toy_match(toy))
    free = read(written, dice=[7, 7, 1, 1, 1, 2, 2, 4])
    assert free.state.cards == (7, 7)
    assert free.over
    assert free.dice == ((7, 7), (7, 7), (6, 1), (6, 1), (4, 1), (6, 2), (6, 2), (4, 4))
    short = read(HAND, dice=[12, 12, 3])
    assert short.dice == ((12, 12), (12, 12), (12, 3))
    assert read(HAND, dice=[]).steps == 0
    with pytest.raises(BadRecord) as caught:
        read(HAND, dice=[13])
    assert (caught.value.code, caught.value.params["place"]) == ("die-off-range", ("die", 1))


def test_the_traces_of_a_match() -> None:
    lines = list(traces(read(HAND)))
    assert [line["step"] for line in lines] == [0, 1]
    assert lines[1]["trace"]["result"] == {"winner": 0, "method": "ko", "round": 1, "turn": 1}


# Formats, rules versions, first difference


def test_an_older_format_is_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "FORMAT", 3)
    monkeypatch.setitem(record.UPGRADES, 1, lambda data: {**data, "one": 1})
    monkeypatch.setitem(record.UPGRADES, 2, lambda data: {**data, "two": data["one"] + 1})
    assert upgrade(dict(HAND))["two"] == 2
    assert upgrade({**HAND, "format": 3}) == {**HAND, "format": 3}
    assert refused({**HAND, "format": 4}).code == "newer-format"


class NewBoxing(D12Boxing):
    """Tomorrow's rules: a bout's first two rolls of 12 do no harm."""

    rules = 2

    def step(self, state: Any, actions: Any, dice: Any) -> Any:
        step = super().step(state, actions, dice)
        return replace(step, state=replace(step.state, points=(1, 1))) if step.state.turn == 3 else step


def test_where_other_rules_would_first_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, ("d12_boxing", 2), "tests.core.test_record:NewBoxing")
    monkeypatch.setattr(games, "_loaded", dict(games._loaded))
    match = bout("K7Q29XTM4B")
    assert games.latest("d12_boxing") == 2
    assert first_difference(match) == 3
    assert first_difference(match, 1) is None
    assert read(to_text(match)).game.rules == 1


def test_other_rules_that_want_other_dice_differ_there(toy: Toy) -> None:
    match = toy_match(toy)

    class Other(Toy):
        def begin(self, options: Any, dice: Any) -> Any:
            dice.roll(20)
            return super().begin(options, dice)

    games._loaded["toy", 1] = Other()
    assert first_difference(match, 1) == 0


def test_the_toys_picks_are_written_as_they_are(toy: Toy) -> None:
    assert write(toy_match(toy))["decisions"][2] == {"seat": 1, "action": {"word": "mine"}}
    assert Pick(3) == Pick(3)


def test_a_byte_order_mark_is_no_damage() -> None:
    assert parse("\ufeff" + json.dumps(HAND)) == HAND


class Clocked(Toy):
    """Nobody shouts: the referee's clock alone ends that turn."""

    def turn(self, state: Any) -> Any:
        turn = super().turn(state)
        return replace(turn, seats=()) if turn.ask == "shout" else turn

    def step(self, state: Any, actions: Any, dice: Any) -> Any:
        return super().step(state, {0: Shout("pass")} if state.ask == "shout" else actions, dice)


def test_the_referees_own_decisions_are_written_and_replayed(toy: Toy) -> None:
    game = Clocked()
    games._loaded["toy", 1] = game
    match = start(game, {"rounds": 1}, seed="TOY")
    for seat in (0, 1):
        match = match.decide(seat, next(game.suggest(match.state, seat)))
    match = match.decide(None, Clock(9)).advance()
    assert match.over
    assert write(match)["decisions"][2] == {"seat": None, "action": {"seconds": 9}}
    assert read(to_text(match)) == match

"""Twelve-Sided Boxing in words: whole, true, varied, and the same facts in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, get_args, get_type_hints

import pytest

from engine.core.dice import Seeded
from engine.core.events import Event
from engine.games import get
from engine.games.d12_boxing import events as happenings
from engine.games.d12_boxing import tables
from engine.games.d12_boxing.events import (
    BoutBegan,
    BoutEnded,
    ConditionChanged,
    CountRolled,
    KnockedDown,
    LimitReached,
    RoundBegan,
    RoundScored,
    TurnRolled,
)
from engine.games.d12_boxing.state import Options
from ui.text.blocks import Para, Steps, Table
from ui.text.d12_boxing import labels
from ui.text.d12_boxing.commentary import Booth, broadcast, comment, moment, say, spoken
from ui.text.d12_boxing.describe import describe
from ui.text.d12_boxing.help import help_sections
from ui.text.d12_boxing.lines import LINES
from ui.text.d12_boxing.report import report
from ui.text.d12_boxing.why import why
from ui.text.words import FIELD, LANGUAGES, Words

NAMES = ("Aoi", "健太")
SPECIAL = {
    *("favour_strong", "favour_upset", "counter_upset", "down_strong", "down_upset", "third"),
    *("round_close", "round_swept", "round_last", "won_ko_first", "won_behind", "won_narrowly"),
}
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def every_event() -> Iterator[Event]:
    """At least one event of every kind that a bout can hold, with facts that fit together."""
    yield BoutBegan(1)
    yield BoutBegan(6)
    for own in tables.LADDER:
        for opponent in tables.LADDER:
            name = tables.column(own, opponent)
            for die, outcome in enumerate(tables.TURN[name], 1):
                yield TurnRolled(1, 2, (own, opponent), name, die, outcome)
    for seat in (0, 1):
        for outcome, moves in tables.MOVES.items():
            for _, ladder in moves:
                yield from (ConditionChanged(seat, a, b, outcome) for a, b in ladder.items() if a != b)
        yield from (ConditionChanged(seat, a, b, "knockdown") for a, b in tables.SCORED.items() if a != b)
        yield from (ConditionChanged(seat, a, b, "interval") for a, b in tables.DOWN.items() if a != b)
        for total in range(1, tables.BOUT_LIMIT + 1):
            for in_round in range(1, total + 1):
                yield KnockedDown(seat, False, total, in_round)
                yield KnockedDown(seat, True, total, in_round)
        yield LimitReached(seat, "bout", tables.BOUT_LIMIT)
        yield LimitReached(seat, "round", tables.ROUND_LIMIT)
        for table, columns in tables.COUNT.items():
            for name, fates in columns.items():
                yield from (CountRolled(seat, table, name, die, fate) for die, fate in enumerate(fates, 1))
    for scored in ((0, 0), (1, 0), (0, 2), (1, 1), (2, 1), (1, 3)):
        for favourable in ((0, 0), (3, 2), (0, 5), (1, 3)):
            points = tables.round_points(scored, favourable)
            basis = "knockdowns" if any(scored) else "turns"
            yield RoundScored(4, points, basis, favourable, scored, points)
    yield RoundBegan(2)
    yield RoundBegan(6)
    for seat in (0, 1):
        for round_ in (1, 3):
            yield BoutEnded(seat, "ko", round_, 2, (20, 18))
            yield BoutEnded(seat, "tko", round_, 2, (20, 18))
    yield BoutEnded(0, "decision", 6, 5, (58, 56))
    yield BoutEnded(1, "decision", 6, 5, (57, 58))
    yield BoutEnded(None, "draw", 6, 5, (57, 57))
    yield BoutEnded(None, "double_ko", 2, 1, (10, 9))


EVENTS = list(every_event())


def bout(seed: str, **options: Any) -> list[tuple[Event, ...]]:
    game, dice = get("d12_boxing"), Seeded(seed)
    step = game.begin(options, dice)
    steps = [step.events]
    while game.result(step.state) is None:
        step = game.step(step.state, {}, dice)
        steps.append(step.events)
    return steps


def test_every_kind_of_event_is_among_them() -> None:
    known = {each for each in vars(happenings).values() if isinstance(each, type) and issubclass(each, Event)} - {Event}
    assert {type(event) for event in EVENTS} == known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_described_explained_and_called(lang: str) -> None:
    t = Words(lang)
    for event in EVENTS:
        told = [describe(event, NAMES, t)]
        told += [text for reason in why(event, NAMES, t) for text in reason]
        told += [comment(event, NAMES, t, lambda lines, k=k: lines[k % len(lines)]) for k in range(20)]
        for text in told:
            assert text.strip() == text != ""
            assert not set("{}") & set(text)


def test_the_languages_are_both_written() -> None:
    for event in EVENTS:
        assert JAPANESE.search(describe(event, ("", ""), Words("ja")))
        assert not JAPANESE.search(describe(event, ("", ""), Words("en")))


def test_another_games_event_is_refused() -> None:
    for function in (describe, why):
        with pytest.raises(TypeError):
            function(Event(), NAMES, Words("en"))
    with pytest.raises(TypeError):
        moment(Event())


def test_descriptions_name_the_right_boxer() -> None:
    t = Words("en")

    def told(event: Event) -> str:
        return describe(event, ("Ann", "Bob"), t).replace("\u2068", "").replace("\u2069", "")

    assert told(TurnRolled(1, 3, ("N", "N"), "N/N", 5, "dis")) == "Turn 3, 5 on the die. Bob gets the better of Ann."
    assert told(TurnRolled(1, 3, ("N", "N"), "N/N", 12, "odown")).endswith("Ann knocks Bob down.")
    assert told(TurnRolled(1, 3, ("N", "SS"), "–/SS", 8, "heavy")).endswith("Bob knocks Ann down, and heavily.")
    assert told(ConditionChanged(1, "SA", "S", "clinch")) == "Bob goes down from SA to S."
    assert told(ConditionChanged(0, "N", "S", "knockdown")) == "Ann goes up from N to S."
    assert told(BoutEnded(1, "decision", 6, 5, (56, 58))) == "Bob beats Ann on points, 58 to 56."
    assert told(BoutEnded(None, "draw", 6, 5, (57, 57))) == "Ann and Bob draw on points, 57 all."
    assert told(RoundScored(2, (8, 10), "knockdowns", (5, 0), (0, 1), (18, 19))).startswith(
        "Round 2 is scored 8–10, to Bob"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_gives_the_tables_facts(lang: str) -> None:
    t = Words(lang)
    for event in EVENTS:
        reasons = " ".join(value for _, value in why(event, NAMES, t))
        if isinstance(event, TurnRolled):
            assert event.column in reasons
            assert str(event.die) in reasons
            assert str(tables.TURN[event.column].count(event.outcome)) in reasons
        if isinstance(event, CountRolled):
            assert str(sum(fate in "89" for fate in tables.COUNT[event.table][event.column])) in reasons


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_is_never_read_as_anything_else(lang: str) -> None:
    t = Words(lang)
    for event in EVENTS:
        text = describe(event, ("{die}", "{0.__class__} %s\u202e"), t) + comment(
            event, ("{a}", "%d"), t, lambda x: x[0]
        )
        assert "\u202e" not in text
    assert "{die}" in describe(KnockedDown(0, False, 1, 1), ("{die}", ""), t)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(set(LINES) - SPECIAL))
def test_eight_lines_for_every_kind(lang: str, kind: str) -> None:
    values = {"a": "A", "b": "B", "total": 2, "in_round": 1, "count": 5, "after": "S", "round": 2}
    values |= {"points": "10–9", "high": 58, "low": 56}
    t = Words(lang)
    assert len({t(line, **values) for line in LINES[kind]}) >= 8


def test_no_line_stands_in_two_lists() -> None:
    lines = [line for kind in LINES.values() for line in kind]
    assert len(lines) == len(set(lines))


def test_every_list_is_for_some_event() -> None:
    used = {kind for event in EVENTS for kind in (moment(event, 6).kind, *moment(event, 6).special)}
    assert used == set(LINES)


def test_every_outcome_has_eight_lines() -> None:
    for outcome in labels.OUTCOMES:
        event = next(each for each in EVENTS if isinstance(each, TurnRolled) and each.outcome == outcome)
        for lang in LANGUAGES:
            t = Words(lang)
            lines = moment(event).lines
            assert len({say(event, line, NAMES, t) for line in lines}) >= 8


@pytest.mark.parametrize("rounds", [0, 6])
def test_special_lines_are_for_special_facts(rounds: int) -> None:
    for event in EVENTS:
        special = moment(event, rounds).special
        if isinstance(event, TurnRolled):
            own, opponent = (condition in ("S", "SA", "SAA", "SS") for condition in event.conditions)
            if own == opponent:
                assert not special
        assert ("third" in special) == (isinstance(event, KnockedDown) and event.in_round == 3)
        assert ("round_last" in special) == (isinstance(event, RoundBegan) and event.round == rounds)
        assert ("round_swept" in special) == (
            isinstance(event, RoundScored) and event.scored == (0, 0) and event.favourable in ((5, 0), (0, 5))
        )
        if "won_behind" in special:
            assert isinstance(event, BoutEnded)
            assert event.winner is not None
            assert event.totals[event.winner] < event.totals[1 - event.winner]


def test_a_line_uses_only_the_fields_of_its_moment() -> None:
    for event in EVENTS:
        this = moment(event, 6)
        for line in this.lines:
            assert set(FIELD.findall(line)) <= {"a", "b", *dict(this.fields)}


def rounds_of(steps: Sequence[Sequence[Event]], calls: Sequence[Sequence[str]]) -> Iterator[list[str]]:
    """The lines called in each round; a round begins with its RoundBegan."""
    now: list[str] = []
    for events, lines in zip(steps, calls, strict=True):
        for event, line in zip(events, lines, strict=True):
            if isinstance(event, RoundBegan):
                yield now
                now = []
            if line:
                now.append(line)
    yield now


@pytest.mark.parametrize(
    "options",
    [{}, {"rounds": 15, "three_knockdown_rule": False}, {"rounds": 15, "count_table": "simple"}],
    ids=["as is", "long and wild", "simple"],
)
def test_no_line_comes_twice_in_a_round(options: dict[str, Any]) -> None:
    for number in range(200):
        steps = bout(f"SEED{number}", **options)
        booth, calls = Booth(f"SEED{number}"), []
        for step, events in enumerate(steps):
            booth, lines = booth.call(step, events)
            calls.append(lines)
        for lines in rounds_of(steps, calls):
            assert len(lines) == len(set(lines)), f"SEED{number}"


def test_the_same_bout_is_called_alike() -> None:
    steps = bout("K7Q29XTM4B")
    english, again = (broadcast(steps, NAMES, Words("en"), "K7Q29XTM4B") for _ in range(2))
    assert english == again
    japanese = broadcast(steps, NAMES, Words("ja"), "K7Q29XTM4B")
    assert [[bool(line) for line in step] for step in english] == [[bool(line) for line in step] for step in japanese]
    for step, lines in zip(steps, english, strict=True):
        assert [bool(line) for line in lines] == [spoken(event) for event in step]


def test_the_call_of_a_step_does_not_depend_on_what_comes_later() -> None:
    steps = bout("K7Q29XTM4B")
    whole = broadcast(steps, NAMES, Words("en"), "X")
    assert broadcast(steps[:4], NAMES, Words("en"), "X") == whole[:4]


def test_a_line_returns_only_when_the_list_is_used_up() -> None:
    booth = Booth("X")
    heard = []
    for step in range(30):
        booth, lines = booth.call(step, [RoundBegan(2)])
        heard += lines
    count = len(LINES["round_begins"])
    assert len(set(heard[:count])) == count
    assert heard[count : 2 * count] == heard[:count]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_know_every_option_condition_and_result(lang: str) -> None:
    t = Words(lang)
    assert list(labels.OPTIONS) == [field.name for field in fields(Options)]
    assert tuple(labels.CONDITIONS) == tables.LADDER
    assert set(labels.OUTCOMES) == {outcome for column in tables.TURN.values() for outcome in column}
    for value in (*get_args(get_type_hints(Options)["count_table"]), True, False, 6):
        assert labels.option_value(value, t)
    for name in labels.OPTIONS:
        assert all(labels.option(name, t))
    words = [labels.condition(name, t)[0] for name in tables.LADDER]
    assert len(set(words)) == len(words)
    for name in labels.METHODS:
        assert labels.method(name, t)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_has_a_section_for_every_clause(lang: str) -> None:
    ids = [section.id for section in help_sections(Words(lang))]
    assert len(ids) == len(set(ids))
    assert {event.clause for event in EVENTS} <= set(ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_whole(lang: str) -> None:
    for section in help_sections(Words(lang)):
        assert section.title
        assert section.blocks
        for block in section.blocks:
            if isinstance(block, Para):
                texts = [block.text]
            elif isinstance(block, Steps):
                texts = list(block.items)
            else:
                texts = [block.caption, *block.head, *(cell for row in block.rows for cell in row)]
                assert {len(row) for row in block.rows} == {len(block.head)}
            assert all(text and not set("{}") & set(text) for text in texts)


def tables_of(lang: str, section: str) -> list[Table]:
    found = next(each for each in help_sections(Words(lang)) if each.id == section)
    return [block for block in found.blocks if isinstance(block, Table)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_prints_the_referees_tables(lang: str) -> None:
    t = Words(lang)
    shown: dict[str, list[str]] = {}
    for table in tables_of(lang, "turn")[1:]:
        for place, name in enumerate(table.head[1:], 1):
            shown[name] = [row[place] for row in table.rows]
        assert [row[0] for row in table.rows] == [str(die) for die in range(1, 13)]
    assert shown == {
        name: [labels.outcome_of(outcome, labels.MARKS, t) for outcome in column]
        for name, column in tables.TURN.items()
    }
    for table, columns in zip(tables_of(lang, "count"), tables.COUNT.values(), strict=True):
        cells = [[row[place] for row in table.rows] for place in range(1, len(table.head))]
        assert cells == [[labels.fate(fate, t) for fate in column] for column in columns.values()]
    (ladder,) = tables_of(lang, "ladder")
    assert [row[0] for row in ladder.rows] == list(tables.LADDER)
    assert [row[2:] for row in ladder.rows] == [
        (tables.UP[name], tables.DOWN[name], tables.SCORED[name], tables.BAND[name]) for name in tables.LADDER
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_of_a_bout_fits_a_chat(lang: str) -> None:
    t = Words(lang)
    longest = 0
    for number in range(60):
        steps = bout(f"SEED{number}")
        text = report(steps, ("W" * 24, "M" * 24), t, seed=f"SEED{number}")
        rounds = [event.round for step in steps for event in step if isinstance(event, BoutEnded)]
        assert str(rounds[0]) in text
        assert text.splitlines()[-1].endswith(f"SEED{number}")
        longest = max(longest, len(text))
    assert longest <= 1500


def test_a_report_tells_of_a_bout_that_goes_on_or_was_given_up() -> None:
    steps = bout("K7Q29XTM4B")[:7]
    assert "The bout goes on." in report(steps, NAMES, Words("en"))
    assert "Bob retires." in report(steps, NAMES, Words("en"), closing="Bob retires.")

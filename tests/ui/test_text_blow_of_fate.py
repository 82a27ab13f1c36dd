"""What is said of a bout of Blow of Fate: whole, true, varied, and the same facts in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from engine.core.dice import Seeded
from engine.core.events import Event
from engine.games import get
from engine.games.blow_of_fate import events as happenings
from engine.games.blow_of_fate import tables
from engine.games.blow_of_fate.events import (
    BoutBegan,
    BoutEnded,
    Clinched,
    ComboEarned,
    ComboLost,
    CountRolled,
    Extended,
    Fatigued,
    KnockedDown,
    LimitReached,
    PunchThrown,
    Rested,
    RightRolled,
    RoundBegan,
    RoundEnded,
    Stopped,
    WornDown,
)
from ui.text import booth
from ui.text.blow_of_fate import labels, rows
from ui.text.blow_of_fate.commentary import Booth, comment, floors, moment, say
from ui.text.blow_of_fate.describe import describe
from ui.text.blow_of_fate.help import help_sections
from ui.text.blow_of_fate.lines import LINES
from ui.text.blow_of_fate.why import why
from ui.text.words import FIELD, LANGUAGES, Words

NAMES = ("Aoi", "健太")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
#: Kinds of lines that are only ever said beside others.
SPECIAL = {
    *("right_narrow", "right_wide", "right_slower", "low", "special_soft", "special_hard", "held_up", "held_down"),
    *(f"second_{ending}" for ending in ("guarded", "lands", "floors")),
    *("floored_count", "floored_round", "up_barely", "up_clear", "up_from_nothing", "out_unlucky", "worn_special"),
    *("round_all", "tired_all", "round_last", "won_first", "won_behind", "won_narrowly", "won_clearly"),
    *(kind for kind in LINES if kind.partition("_")[0] in {code.partition("-")[0] for code in labels.PUNCHES}),
} - {"special"}
DICE = tuple(product(range(1, 7), repeat=2))


def punches() -> Iterator[PunchThrown]:
    """Every roll of the dice at every difference of the values, against much HP, little and hardly any."""
    for dice, (power, toughness), before in product(DICE, ((5, 5), (10, 1), (1, 10), (8, 3)), (40, 16, 9, 2)):
        name = tables.punch(*dice)
        damage = sum(dice) + power - toughness
        after = before - max(damage, 0)
        held = name == tables.HELD and after < tables.HELD_AT
        facts = (dice, name, power, toughness, damage, before, tables.HELD_AT if held else after)
        yield PunchThrown(0, *facts, False, held)
        yield PunchThrown(1, *facts, True, held)


def every_event() -> Iterator[Event]:
    """At least one event of every kind that a bout can hold, with facts that fit together."""
    yield BoutBegan(1)
    yield BoutBegan(6)
    for one, other in product(((12, 9), (6, 6), (5, 6), (1, 1)), repeat=2):
        for speed in ((5, 5), (1, 7)):
            totals = (sum(one) + speed[0], sum(other) + speed[1])
            attacker = None if totals[0] == totals[1] else int(totals[1] > totals[0])
            yield RightRolled(1, 2, (one, other), speed, totals, attacker)
    yield Clinched((39, 12), (40, 14))
    yield from punches()
    for seat in (0, 1):
        yield ComboEarned(seat, (12, 9))
        yield ComboLost(seat)
        for punch, row, total in product(("hook-left", "special"), (*tables.ROWS, tables.STOPPED_ROW), range(1, 5)):
            yield from (KnockedDown(seat, punch, 17, row, total, in_round) for in_round in range(1, min(total, 3) + 1))
        for row, dice in product(tables.ROWS.values(), DICE):
            after = row.risen(sum(dice), row.low)
            fate = ("ko", row.low, row.low) if after is None else ("up", row.low, after)
            yield CountRolled(seat, row.name, dice, sum(dice), *fate)  # type: ignore[arg-type]
        for punch, toughness, speed in product(("jab", "special"), (1, 2, 5), (1, 2, 5)):
            loss = tables.WEAR_SPECIAL if punch == "special" else tables.WEAR
            after_wear = tables.worn(toughness, speed, loss)
            if after_wear != (toughness, speed):
                yield WornDown(seat, punch, (toughness, after_wear[0]), (speed, after_wear[1]))
        yield Stopped(seat, -7)
        yield LimitReached(seat, "round", tables.ROUND_LIMIT)
        for attacks in ((3, 0), (2, 1), (1, 0)):
            loss = tables.fatigue(attacks)[0]
            yield Fatigued(seat, attacks if seat == 0 else attacks[::-1], 5, 5 - loss)
        for method, round_, hp in product(("ko", "tko"), (1, 3), ((12, 30), (30, -6))):
            yield BoutEnded(seat, method, round_, 2, hp if seat == 0 else hp[::-1])
    yield from (RoundEnded(2, attacks) for attacks in ((0, 0), (1, 1), (2, 1), (0, 3)))
    yield Extended(21)
    yield Rested((38, 40), (40, 40))
    yield from (RoundBegan(2, False), RoundBegan(6, False), RoundBegan(7, True))
    yield from (BoutEnded(0, "decision", 6, 3, hp) for hp in ((20, 19), (25, 18), (40, 9)))
    yield BoutEnded(1, "decision", 6, 3, (9, 40))
    yield BoutEnded(None, "draw", 6, 3, (17, 17))


EVENTS = list(every_event())


def bout(seed: str, *boxers: str, **options: Any) -> list[tuple[Event, ...]]:
    game, dice = get("blow_of_fate"), Seeded(seed)
    step = game.begin({**options, **({"boxers": boxers} if boxers else {})}, dice)
    steps = [step.events]
    while game.result(step.state) is None:
        step = game.step(step.state, {}, dice)
        steps.append(step.events)
    return steps


def plainly(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def test_every_kind_of_event_is_among_them() -> None:
    known = {each for each in vars(happenings).values() if isinstance(each, type) and issubclass(each, Event)} - {Event}
    assert {type(event) for event in EVENTS} == known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_described_explained_and_called(lang: str) -> None:
    t = Words(lang)
    for event in EVENTS:
        told = [describe(event, NAMES, t)]
        told += [text for reason in why(event, NAMES, t) for text in reason]
        told += [say(event, line, NAMES, t, 6) for line in moment(event, 6).lines]
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


def test_descriptions_say_who_did_what() -> None:
    t = Words("en")

    def told(event: Event) -> str:
        return plainly(describe(event, ("Ann", "Bob"), t))

    right = RightRolled(1, 3, ((2, 3), (9, 9)), (5, 5), (10, 23), 1)
    assert told(right) == "Turn 3: Ann 10, Bob 23. Bob attacks."
    special = PunchThrown(1, (6, 5), "special", 5, 5, 11, 40, 29, False, False)
    assert told(special) == "Bob lands a special for 11; Ann is at 29 HP."
    jab = PunchThrown(0, (1, 3), "jab", 8, 3, 9, 8, 1, True, True)
    assert told(jab) == "Second punch: Ann lands a left jab for 9; Bob holds on at 1 HP."
    guard = PunchThrown(0, (2, 1), "body-left", 1, 9, -5, 8, 8, False, False)
    assert told(guard) == "Ann throws a left body blow; Bob guards."
    assert told(WornDown(1, "special", (2, 1), (4, 3))).endswith("Bob down: Toughness 2 → 1, Speed 4 → 3.")
    assert told(BoutEnded(1, "decision", 6, 3, (9, 40))) == "Bob beats Ann on HP, 40 to 9."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_leads_down_to_the_rule(lang: str) -> None:
    t = Words(lang)
    ids = {section.id for section in help_sections(t)}
    for event in EVENTS:
        reasons = why(event, NAMES, t)
        facts = " ".join(value for _, value in reasons)
        assert event.clause in ids
        assert t("Rule") in {label for label, _ in reasons} or isinstance(event, CountRolled)
        if isinstance(event, RightRolled):
            assert all(f"= {total}" in facts for total in event.totals)
        if isinstance(event, PunchThrown):
            assert f"= {labels.number(event.damage)}" in facts
            assert labels.punch(event.punch, t) in facts.lower()
            assert facts.endswith(reasons[-1][1])
            assert reasons[-1][1].startswith(t("Yes. {rule}" if floors(event) else "No. {rule}", rule=""))
        if isinstance(event, CountRolled):
            assert f"= {event.total}" in facts
            assert str(rows.rises(event.row)) in facts
            assert all(rows.fate(cell, t) in facts for cell in set(tables.ROWS[event.row].fates))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_is_never_read_as_anything_else(lang: str) -> None:
    t = Words(lang)
    for event in EVENTS:
        text = describe(event, ("{hp}", "{0.__class__} %s\u202e"), t) + comment(event, ("{a}", "%d"), t, lambda x: x[0])
        assert "\u202e" not in text
    assert "{hp}" in describe(ComboLost(0), ("{hp}", ""), t)


def test_a_line_uses_only_the_fields_of_its_moment() -> None:
    for event in EVENTS:
        this = moment(event, 6)
        assert this.lines
        for line in this.lines:
            assert set(FIELD.findall(line)) <= {"a", "b", *this.facts(Words("en"))}


def test_every_list_is_for_some_event() -> None:
    used = {kind for event in EVENTS for kind in (moment(event, 6).kind, *moment(event, 6).special)}
    assert used == set(LINES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(set(LINES) - SPECIAL))
def test_eight_lines_for_every_kind(lang: str, kind: str) -> None:
    event = next(each for each in EVENTS if moment(each, 6).kind == kind)
    said = {say(event, line, NAMES, Words(lang), 6) for line in LINES[kind]}
    assert len(said) >= 8


def test_no_line_stands_in_two_lists_or_games() -> None:
    from ui.text.d12_boxing.lines import LINES as OTHERS

    lines = [line for kind in (*LINES.values(), *OTHERS.values()) for line in kind]
    assert len(lines) == len(set(lines))
    japanese = [Words("ja").__call__(line, **dict.fromkeys(FIELD.findall(line), "")) for line in lines]
    assert len(japanese) == len(set(japanese))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_punch_is_always_called_by_its_name(lang: str) -> None:
    t = Words(lang)
    others = {code: labels.punch(code, t) for code in labels.PUNCHES}
    for event in punches():
        own = others[event.punch]
        for line in moment(event).lines:
            text = plainly(say(event, line, ("A", "B"), t)).lower()
            assert own in text
            rest = text.replace(own, "")
            assert not [name for code, name in others.items() if code != event.punch and name in rest]


def test_a_punch_is_called_for_what_it_did() -> None:
    for event in punches():
        this, kinds = moment(event), {moment(event).kind, *moment(event).special}
        down = floors(event)
        assert (this.kind == "guarded") == (event.damage < 1)
        assert (this.kind == "special") == (event.punch == "special")
        assert (this.kind == "held") == event.held
        assert ("held_down" in kinds) == (event.held and down)
        if down and not event.held and event.punch != "special":
            assert this.kind == "floors"
        if not down and event.damage > 0 and not event.held:
            assert this.kind == labels.effect(event.damage)
        assert ("low" in kinds) == (this.kind in ("light", "solid", "heavy") and event.hp < 10)
        assert any(kind.startswith("second") for kind in kinds) <= event.second


def test_what_floors_in_words_floors_in_the_bout() -> None:
    for number in range(60):
        for events in bout(f"SEED{number}", "night_firework", "ox_cart"):
            for event, after in zip(events, (*events[1:], None), strict=True):
                if isinstance(event, PunchThrown):
                    assert floors(event) == isinstance(after, KnockedDown)


def test_special_lines_are_for_special_facts() -> None:
    for event in EVENTS:
        special = moment(event, 6).special
        if isinstance(event, KnockedDown):
            assert ("floored_count" in special) == (event.row != tables.STOPPED_ROW and event.in_round < 3)
        assert ("round_last" in special) == (isinstance(event, RoundBegan) and event.round == 6)
        if "won_behind" in special:
            assert isinstance(event, BoutEnded)
            assert event.winner is not None
            assert event.hp[event.winner] < event.hp[1 - event.winner]
        if "up_from_nothing" in special:
            assert isinstance(event, CountRolled)
            assert event.hp_before < 1 <= event.hp


def rounds_of(steps: Sequence[Sequence[Event]], calls: Sequence[Sequence[str]]) -> Iterator[list[str]]:
    """The lines called in each round; a round begins with its RoundBegan."""
    now: list[str] = []
    for events, lines in zip(steps, calls, strict=True):
        for event, line in zip(events, lines, strict=True):
            if isinstance(event, RoundBegan):
                yield now
                now = []
            now.append(line)
    yield now


@pytest.mark.parametrize(
    ("boxers", "options"),
    [
        ((), {}),
        (("night_firework", "glass_spark"), {"three_knockdown_rule": True}),
        (("stone_turtle", "iron_gate"), {"rounds": 15, "extension": True}),
    ],
    ids=["as is", "short and wild", "long"],
)
def test_no_line_comes_twice_in_a_round(boxers: tuple[str, ...], options: dict[str, Any]) -> None:
    for number in range(100):
        steps = bout(f"SEED{number}", *boxers, **options)
        announcer, calls = Booth(f"SEED{number}"), []
        for step, events in enumerate(steps):
            announcer, lines = announcer.call(step, events)
            calls.append(lines)
        for called in rounds_of(steps, calls):
            assert all(called)
            assert len(called) == len(set(called)), f"SEED{number}"


def test_the_same_bout_is_called_alike_and_not_from_its_end() -> None:
    steps = bout("K7Q29XTM4B")
    english, again = (booth.broadcast(Booth("X"), steps, NAMES, Words("en")) for _ in range(2))
    assert english == again
    assert booth.broadcast(Booth("X"), steps[:4], NAMES, Words("en")) == english[:4]

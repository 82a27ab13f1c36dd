"""What is said of Arena Duel: whole, true, the same facts in both languages; orders as they are typed; the reports."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from itertools import product
from typing import Any

import pytest

from engine.core.dice import Recorded, Seeded
from engine.core.errors import IllegalAction
from engine.core.events import Event
from engine.core.match import Match, start
from engine.games import get
from engine.games.hex_duel import events as duel
from engine.games.hex_duel import tables
from engine.games.hex_duel.boards import NAMES, shipped
from engine.games.hex_duel.orders import ORDERS, Order
from engine.games.hex_duel.rules import HexDuel
from engine.games.hex_duel.state import Options, State, opening
from engine.players.policy import LEVELS
from ui.text.blocks import Para, Steps, Table
from ui.text.errors import explain
from ui.text.hex_duel import ERRORS, labels
from ui.text.hex_duel.describe import describe
from ui.text.hex_duel.help import help_sections
from ui.text.hex_duel.report import duel_report, turn_report
from ui.text.hex_duel.typed import MOST, parse
from ui.text.hex_duel.why import why
from ui.text.words import LANGUAGES, Words

WHO = ("Aoi", "健太")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
KINDS = {each for each in vars(duel).values() if isinstance(each, type) and issubclass(each, Event)} - {Event}
#: What varies within a kind of event, and must all have been heard.
VARIANTS = {
    *(("collided", kind) for kind in ("won", "tie", "push", "held", "blocked")),
    *(("struck", cause) for cause in ("crossing", "push-blocked", "combat", "press-blocked")),
    *(("cut", cause) for cause in ("crossing-tie", "combat-tie", "push-blocked")),
    *(("ended", method) for method in ("death", "fatigue", "draw")),
    *(("pressed", barrier) for barrier in ("", "wall", "obstacle")),
    *(("blocked", barrier) for barrier in ("wall", "obstacle")),
}


def played(seed: str, **options: Any) -> Match:
    """A duel in which both order anything that is allowed."""
    match, dice = start(get("hex_duel"), options, seed=seed), Seeded(seed, "orders")
    while not match.over:
        state = match.state
        for seat in (0, 1):
            orders = list(match.game.suggest(state, seat))
            # Forward, so that they meet.
            ahead = [order for order in orders if order.move in tables.FORWARD] or orders
            match = match.decide(seat, ahead[dice.roll(len(ahead)) - 1])
    return match


@cache
def duels() -> tuple[Match, ...]:
    made = [played(f"DUEL{n}", board=NAMES[n % len(NAMES)], hp=5 + n % 11) for n in range(70)]
    made.append(played("AHEAD", dice="before"))
    return tuple(made)


def told() -> Iterator[tuple[Event, Match]]:
    for match in duels():
        for step in match.played:
            yield from ((event, match) for event in step.events)
    nobody = start(get("hex_duel"), {}, seed="NOBODY")
    yield duel.Moved(1, (), ((-2, 0), (2, 0)), ((-2, 0), (2, 0))), nobody
    yield duel.DuelEnded(None, "draw", 15, (0, 0)), nobody
    for way, barrier in product((0, 1), ("wall", "obstacle")):
        at = ((1, 0), (2, 0)) if way else ((2, 0), (1, 0))
        yield duel.Collided(1, "blocked", at, at, at, (5, 2), way, 1 - way, (3, 0), barrier), nobody
        yield duel.Pressed(way, at, at, (3, 0), barrier), nobody


def variant(event: Event) -> set[tuple[str, str]]:
    match event:
        case duel.Collided():
            return {("collided", event.kind)} | ({("blocked", event.barrier)} if event.kind == "blocked" else set())
        case duel.Struck():
            return {("struck", event.cause)}
        case duel.TurnCut():
            return {("cut", event.cause)}
        case duel.DuelEnded():
            return {("ended", event.method)}
        case duel.Pressed():
            return {("pressed", event.barrier)}
    return set()


def plainly(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def test_every_kind_of_event_is_told_here() -> None:
    events = [event for event, _ in told()]
    assert {type(event) for event in events} == KINDS
    assert set().union(*(variant(event) for event in events)) == VARIANTS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_described_and_explained(lang: str) -> None:
    t = Words(lang)
    for event, match in told():
        sentences = [describe(event, WHO, t, match.state.options.map)]
        sentences += [text for reason in why(event, WHO, t) for text in reason]
        for text in sentences:
            assert text, event
            assert not set("{}") & set(text), text
            assert "!" not in text
            assert "-" not in re.sub(r"[a-z]-[a-z]", "", text), f"a hyphen for a minus: {text}"
        assert bool(JAPANESE.search(sentences[0].replace("健太", ""))) == (lang == "ja"), sentences[0]


def facts(event: Event) -> list[str]:
    match event:
        case duel.Struck():
            return [f"−{event.damage}", labels.number(event.hp), WHO[event.seat]]
        case duel.Tired():
            return [str(hp) for hp in event.hp]
        case duel.Crossed() | duel.Collided():
            return [str(die) for die in event.dice]
        case duel.Fought():
            return [str(die) for usable in event.usable for die in usable]
        case duel.ChargeChecked() if not event.equal:
            return [WHO[event.may_charge.index(True)], str(max(event.larger))]
        case duel.OrdersOpened():
            return [*WHO, *(str(die) for dice in event.dice for die in dice)]
        case duel.RearTaken() | duel.Pressed():
            return list(WHO)
        case duel.DuelEnded():
            return [str(event.turn)] if event.winner is None else [*WHO, str(event.turn)]
    return []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_holds_the_facts(lang: str) -> None:
    t = Words(lang)
    for event, match in told():
        text = plainly(describe(event, WHO, t, match.state.options.map))
        assert not [fact for fact in facts(event) if fact not in text], (text, event)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_moves_is_told_where_to(lang: str) -> None:
    t = Words(lang)
    for event, match in told():
        if isinstance(event, duel.Moved):
            board = match.state.options.map
            text = plainly(describe(event, WHO, t, board))
            assert all(labels.hex_name(board, event.after[seat]) in text for seat in event.movers)
            assert [name in text for name in WHO] == [seat in event.movers for seat in (0, 1)]


def test_the_reasons_of_a_fight_show_the_comparison() -> None:
    event = duel.Fought(((0, 0), (1, 0)), (0, 1), ("f", "br"), ((6, 2, 3), (6,)), ((6, 1, 1), (3, 1, 0)), 0)
    reasons = [(label, plainly(value)) for label, value in why(event, ("Aoi", "Ben"), Words("en"))]
    assert reasons[:4] == [
        ("The other stands at", "Aoi front: 3 of 3 dice · Ben right rear: 1 of 3 dice"),
        ("Dice that count", "Aoi 6 2 3 · Ben 6"),
        ("How many 6s", "1 against 1: alike"),
        ("How many 3s", "1 against 0: decides"),
    ]


def test_a_pillar_is_no_wall() -> None:
    t, board = Words("en"), shipped("hexagon2")
    at = ((1, 0), (2, 0))
    for barrier, word in (("wall", "wall"), ("obstacle", "pillar")):
        pressed = duel.Pressed(0, at, at, (3, 0), barrier)
        shoved = duel.Collided(1, "blocked", at, at, at, (5, 2), 0, 1, (3, 0), barrier)
        assert [word in describe(event, WHO, t, board) for event in (pressed, shoved)] == [True, True]


def test_other_games_events_are_refused() -> None:
    with pytest.raises(TypeError):
        describe(Event(), WHO, Words("en"), shipped("hexagon2"))
    with pytest.raises(TypeError):
        why(Event(), WHO, Words("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_know_every_option_board_level_and_word(lang: str) -> None:
    t = Words(lang)
    assert list(labels.OPTIONS) == [field.name for field in fields(Options)]
    for field in fields(Options):
        assert all(labels.option(field.name, t))
        assert labels.option_value(field.default, t)
    assert labels.option_value("after", t) != labels.option_value("before", t)
    assert tuple(labels.BOARDS) == NAMES
    assert len({word for name in NAMES for word in labels.board(name, t)}) == 2 * len(NAMES)
    assert tuple(labels.LEVELS) == LEVELS
    assert len({line for level in LEVELS for line in labels.level(level, t)}) == 2 * len(LEVELS)
    assert len({labels.order(order, t) for order in ORDERS}) == len(ORDERS)
    assert len({labels.arc(arc, t) for arc in tables.ARCS}) == len(tables.ARCS)
    assert len({labels.direction(way, t) for way in range(tables.SIDES)}) == tables.SIDES
    assert len({labels.die(name, t) for name in tables.DICE}) == len(tables.DICE)
    assert len({labels.turn(name, t) for name in tables.TURNS}) == len(tables.TURNS)
    assert len({labels.method(name, t) for name in ("death", "fatigue", "draw")}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_is_named_however_it_is_given(lang: str) -> None:
    t = Words(lang)
    own = {"hexes": [[0, 0], [1, 0], [2, 0]], "obstacles": [], "starts": [[0, 0, 0], [2, 0, 3]]}
    assert labels.board_of(None, t) == labels.board_of("hexagon2", t) == labels.board("hexagon2", t)[0]
    assert "3" in labels.board_of(own, t)
    assert "19" in labels.board_of(shipped("hexagon2"), t)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_of_the_boards_holds(name: str) -> None:
    board = shipped(name)
    for lang in LANGUAGES:
        number = re.match(r"\d+", labels.board(name, Words(lang))[1])
        assert not number or int(number[0]) == len(board.hexes)
    named = {labels.hex_name(board, at) for at in board.hexes}
    assert len(named) == len(board.hexes)
    assert labels.hex_name(board, (99, 99)) == "–"


@pytest.mark.parametrize("order", ORDERS)
def test_a_written_order_is_read_as_it_was_meant(order: Order) -> None:
    assert parse(labels.code(order)) == order
    for lang in LANGUAGES:
        written = labels.order(order, Words(lang))
        assert parse(written) == order
        assert parse(f"  {written.upper()} ") == order


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("ｆｌ　ｒｉｇｈｔ", Order("fl", "right")),
        ("左前 右", Order("fl", "right")),
        ("左前、右", Order("fl", "right")),
        ("突撃 前", Order("f", charge=True)),
        ("突進、左前、右向き", Order("fl", "right", True)),
        ("待機", Order("stay")),
        ("待機 左", Order("stay", "left")),
        ("c fr left", Order("fr", "left", True)),
        ("f left", Order("f", "left")),
        ("forward, left", Order("f", "left")),
        ("forward left", Order("fl")),
        ("前 左", Order("f", "left")),
        ("s/l", Order("stay", "left")),
        ("b none", Order("b")),
    ],
)
def test_orders_may_be_typed_in_many_ways(text: str, order: Order) -> None:
    assert parse(text) == order


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", ",", "left", "charge", "charge b", "charge stay", "f f", "f left right", "fly", "左", "突進"),
        *("c f, ,left right", "{move}", "f\u202eleft", "f" * (MOST + 1), " " * 9_999 + "f", "突進 左前へ突進へ突進"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_order_is_refused_in_words(text: str, lang: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        parse(text)
    assert caught.value.code in ERRORS
    sentence = explain(caught.value, Words(lang))
    assert "fl right" in sentence
    assert len(sentence) < 300


def test_no_error_shouts() -> None:
    assert not [text for text in ERRORS.values() if "!" in text]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_has_a_section_for_every_clause(lang: str) -> None:
    ids = [section.id for section in help_sections(Words(lang))]
    assert len(ids) == len(set(ids))
    assert {kind.clause for kind in KINDS} <= set(ids)


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


def blocks_of(lang: str, section: str) -> tuple[Any, ...]:
    return next(each.blocks for each in help_sections(Words(lang)) if each.id == section)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_prints_the_referees_tables(lang: str) -> None:
    t = Words(lang)
    (damage,) = (block for block in blocks_of(lang, "damage") if isinstance(block, Table))
    assert [row[1:] for row in damage.rows] == [
        (str(n), str(n * tables.CHARGING))
        for n in (tables.CROSSING, tables.PUSH_BLOCKED, tables.COMBAT, tables.PRESS_BLOCKED)
    ]
    dice = next(block for block in blocks_of(lang, "adjacent") if isinstance(block, Table))
    assert [row[:2] for row in dice.rows] == [(labels.arc(a, t), str(n)) for a, n in tables.DICE_BY_ARC.items()]
    (options,) = blocks_of(lang, "options")
    assert [row[1] for row in options.rows] == [labels.option_value(field.default, t) for field in fields(Options)]
    (moves,) = (block for block in blocks_of(lang, "orders") if isinstance(block, Table))
    assert [parse(row[1]).move for row in moves.rows] == [parse(row[0]).move for row in moves.rows]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_turn_told_in_the_help_comes_out_so(lang: str) -> None:
    at_start = opening(Options("hexagon3"))
    before = replace(at_start, pos=((-1, 0), (0, 0)), facing=(0, 3), may_charge=(True, False))
    dice = Recorded([(tables.DIE, value) for value in (6, 2, 5, 4, 3, 2)])
    step = HexDuel().step(before, {0: Order("f", charge=True), 1: Order("stay")}, dice)
    after: State = step.state
    (steps,) = blocks_of(lang, "example")
    place = {at: labels.hex_name(shipped("hexagon3"), at) for at in (*before.pos, *after.pos)}
    assert all(place[at] in steps.items[0] for at in before.pos)
    assert all(place[at] in steps.items[5] for at in after.pos)
    assert after.hp == (14, 12)
    assert all(str(hp) in steps.items[-1] for hp in after.hp)
    assert after.may_charge == (True, False)
    kinds = [type(event) for event in step.events]
    assert kinds.count(duel.Collided) == 2
    assert duel.Pressed in kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_tells_every_turn(lang: str) -> None:
    t = Words(lang)
    for match in duels()[::7]:
        text = duel_report(match, ("W" * 24, "M" * 24), t)
        lines = text.splitlines()
        assert not set("{}") & set(text)
        assert sum(bool(re.match(r"\d+\. ", line)) for line in lines) == match.steps
        assert lines[-1].endswith(str(match.seed))
        assert "●" in text
        assert "◆" in text
        for step in range(1, match.steps + 1):
            turn = turn_report(match, step, WHO, t)
            told_of = [describe(event, WHO, t, match.state.options.map) for event in match.played[step].events]
            assert all(sentence in turn.splitlines() for sentence in told_of)


def test_a_report_ends_as_it_is_told_to() -> None:
    match = start(get("hex_duel"), {}, seed="ABC")
    text = duel_report(match, ("", ""), Words("en"), closing="Bob gives up.")
    assert "Bob gives up." in text
    assert "ABC" not in text, "dice that are still to come stay unknown"

"""What the announcer says of a duel: whole, true, varied, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from engine.core.events import Event
from engine.core.match import start
from engine.games import get
from engine.games.hex_duel import events as duel
from engine.games.hex_duel.boards import NAMES as BOARDS
from engine.games.hex_duel.combat import charge_rights, compare, larger, rows, usable
from engine.games.hex_duel.orders import Order
from engine.games.hex_duel.tables import ARCS
from engine.players.policy import RandomPolicy, play_out
from ui.text import booth
from ui.text.blow_of_fate.lines import LINES as BLOW_LINES
from ui.text.d12_boxing.lines import LINES as D12_LINES
from ui.text.hex_duel.commentary import Booth, moment, say
from ui.text.hex_duel.lines import LINES
from ui.text.words import FIELD, LANGUAGES, Words

NAMES = ("Aoi", "健太")
#: Kinds of lines that are only ever said beside others.
SPECIAL = {
    *("crossed_narrow", "collision_tie_stood", "collision_tie_met", "push_wall", "push_pillar"),
    *("fought_top", "fought_count", "fought_next", "fought_more", "fought_fewer", "fought_unseen"),
    *("struck_charge", "struck_low", "press_wall", "press_pillar", "right_all", "tired_both", "tired_level"),
    *("won_close", "won_clear", "won_by_one"),
}
SILENT = (duel.Moved, duel.Turned, duel.TurnLost, duel.TurnCut)
APART = ((0, 0), (2, 0))
HANDS = ((6, 6, 1), (6, 6, 6), (6, 2, 3), (3, 6, 3), (5, 4, 4), (1, 1, 1))


def every_event() -> Iterator[Event]:
    """At least one event of every kind that a duel can hold, with facts that fit together."""
    yield duel.DuelBegan(APART, (0, 3), (15, 15))
    yield duel.Moved(1, (0,), APART, ((1, 0), (2, 0)))
    yield duel.Turned(0, "left", 0, 1)
    yield duel.TurnLost(1, "right", 3)
    yield duel.TurnCut("combat-tie")
    dice = ((1, 2, 3), (4, 5, 6))
    for charges in product((False, True), repeat=2):
        one, two = (Order("f", charge=charge) for charge in charges)
        yield duel.OrdersOpened(3, (one, two), dice, False)
    for pair in ((2, 2), (5, 4), (1, 6)):
        yield duel.Crossed(1, APART, APART, pair, larger(*pair))
    near = ((0, 0), (1, 0))
    for seat in (0, 1):
        # Seat `seat` has the larger die.
        high = (6, 2) if seat == 0 else (2, 6)
        yield duel.Collided(1, "won", APART, near, near, high, seat, None, None, "")
        yield duel.Collided(1, "push", near, near, near, high, seat, 1 - seat, (2, 0), "")
        yield duel.Collided(1, "held", near, near, near, high, seat, seat, None, "")
        for barrier in ("wall", "obstacle"):
            yield duel.Collided(1, "blocked", near, near, near, high, seat, 1 - seat, (2, 0), barrier)
            yield duel.Pressed(seat, near, near, (2, 0), barrier)
        yield duel.Pressed(seat, near, ((1, 0), (2, 0)), (2, 0), "")
        yield duel.Collided(1, "tie", near, near, near, (4, 4), None, seat, None, "")
        yield duel.ChargeStopped(seat, (0, 0))
        yield duel.RearTaken(seat, near, 0)
        for cause, base in (("crossing", 2), ("push-blocked", 1), ("combat", 1), ("press-blocked", 1)):
            for charging, before in product((False, True), (15, 5, 1, 0)):
                damage = base * 2 if charging else base
                yield duel.Struck(seat, cause, base, charging, damage, before, before - damage)  # type: ignore[arg-type]
        for method, hp in product(("death", "fatigue"), (1, 5, 12)):
            yield duel.DuelEnded(seat, method, 9, (hp, 0) if seat == 0 else (0, hp))
    yield duel.Collided(1, "tie", APART, near, APART, (4, 4), None, None, None, "")
    for arcs, hands in product(product(ARCS, repeat=2), product(HANDS, repeat=2)):
        counted = usable(hands[0], arcs[0]), usable(hands[1], arcs[1])
        yield duel.Fought(near, (0, 3), arcs, counted, rows(*counted), compare(*counted))
    for hands in product(HANDS, repeat=2):
        pairs = [larger(*pair) for pair in zip(*hands, strict=True)]
        equal = tuple(place for place, seat in enumerate(pairs) if seat is None)
        yield duel.ChargeChecked(hands, (pairs.count(0), pairs.count(1)), equal, charge_rights(hands))
    for hp in ((14, 9), (3, 9), (9, 1), (2, 3), (2, 2), (0, 4), (0, 0)):
        yield duel.Tired((hp[0] + 1, hp[1] + 1), hp)
    yield duel.DuelEnded(None, "draw", 15, (0, 0))


EVENTS = list(every_event())


@cache
def duels() -> tuple[tuple[str, tuple[tuple[Event, ...], ...]], ...]:
    """200 duels at random, with their seeds, on every board."""
    found, policies = [], {0: RandomPolicy(), 1: RandomPolicy()}
    for number in range(200):
        seed = f"SEED{number}"
        match = start(get("hex_duel"), {"board": BOARDS[number % len(BOARDS)]}, seed=seed)
        found.append((seed, tuple(step.events for step in play_out(match, policies).played)))
    return tuple(found)


def test_every_kind_of_event_is_among_them() -> None:
    known = {each for each in vars(duel).values() if isinstance(each, type) and issubclass(each, Event)} - {Event}
    assert {type(event) for event in EVENTS} == known


def test_every_list_is_for_some_event() -> None:
    moments = [this for event in EVENTS if (this := moment(event))]
    assert {kind for this in moments for kind in (this.kind, *this.special)} == set(LINES)
    assert {kind for this in moments for kind in this.special} == SPECIAL


def test_a_line_uses_only_the_fields_of_its_moment() -> None:
    for this in filter(None, map(moment, EVENTS)):
        for line in this.lines:
            assert set(FIELD.findall(line)) <= {"a", "b", *dict(this.fields)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(set(LINES) - SPECIAL))
def test_eight_lines_for_every_kind(lang: str, kind: str) -> None:
    event = next(each for each in EVENTS if (this := moment(each)) and this.kind == kind)
    assert len({say(event, line, NAMES, Words(lang)) for line in LINES[kind]}) >= 8


def test_no_line_stands_in_two_lists_or_games() -> None:
    lines = [line for book in (LINES, D12_LINES, BLOW_LINES) for kind in book.values() for line in kind]
    assert len(lines) == len(set(lines))
    t = Words("ja")
    japanese = [t(line, **dict.fromkeys(FIELD.findall(line), "")) for line in lines]
    assert len(japanese) == len(set(japanese))


def test_every_line_has_its_japanese() -> None:
    t = Words("ja")
    for line in (line for kind in LINES.values() for line in kind):
        fields = {field: f"{{{field}}}" for field in FIELD.findall(line)}
        assert t(line, **fields) != line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_random_duels_is_sayable(lang: str) -> None:
    t = Words(lang)
    for seed, steps in duels():
        announcer = Booth(seed)
        for step, events in enumerate(steps):
            announcer, lines = announcer.call(step, events)
            for event, line in zip(events, lines, strict=True):
                text = say(event, line, NAMES, t)
                assert bool(text) == bool(line)
                assert text.strip() == text
                assert not set("{}") & set(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_every_event_is_whole(lang: str) -> None:
    t = Words(lang)
    for event in EVENTS:
        this = moment(event)
        for line in this.lines if this else ():
            text = say(event, line, NAMES, t)
            assert text
            assert not set("{}") & set(text)


def test_no_line_comes_twice_in_a_turn() -> None:
    for seed, steps in duels():
        announcer = Booth(seed)
        for step, events in enumerate(steps):
            announcer, lines = announcer.call(step, events)
            said = [line for line in lines if line]
            assert len(said) == len(set(said)), seed


def test_a_duel_is_called_alike_and_not_from_its_end() -> None:
    seed, steps = duels()[0]
    for t in map(Words, LANGUAGES):
        whole, again = (booth.broadcast(Booth(seed), steps, NAMES, t) for _ in range(2))
        assert whole == again
        assert booth.broadcast(Booth(seed), steps[:4], NAMES, t) == whole[:4]


def test_the_announcer_is_silent_where_nothing_is_to_be_said() -> None:
    for event in EVENTS:
        silent = isinstance(event, SILENT)
        if isinstance(event, duel.OrdersOpened):
            silent = not any(order.charge for order in event.orders)
        if isinstance(event, duel.Tired):
            silent = not 0 < min(event.hp) <= 3
        if isinstance(event, duel.Struck):
            silent = event.hp_before <= 0
        assert (moment(event) is None) == silent
        if silent:
            assert say(event, "", NAMES, Words("en")) == ""


def test_no_next_turn_is_spoken_of_in_the_last() -> None:
    for seed, steps in duels():
        _, lines = Booth(seed).call(len(steps) - 1, steps[-1])
        for event, line in zip(steps[-1], lines, strict=True):
            assert not (isinstance(event, duel.ChargeChecked) and line)


def test_lines_are_about_the_right_side() -> None:
    for event in EVENTS:
        this = moment(event)
        if this is None:
            continue
        if isinstance(event, duel.Crossed | duel.Fought | duel.DuelEnded) and event.winner is not None:
            assert this.about == event.winner
        if isinstance(event, duel.Collided) and event.stander is not None:
            assert this.about == (event.stander if event.kind == "held" else 1 - event.stander)
        if isinstance(event, duel.Struck | duel.Pressed | duel.ChargeStopped | duel.RearTaken):
            assert this.about == event.seat


def test_special_lines_are_for_special_facts() -> None:
    for event in EVENTS:
        if not isinstance(event, duel.Fought) or event.winner is None:
            continue
        this = moment(event)
        assert this
        kinds, theirs = set(this.special), event.usable[1 - this.about]
        value, *counts = event.rows[-1]
        assert ("fought_unseen" in kinds) == (not theirs)
        assert ("fought_count" in kinds) == (counts[1 - this.about] > 0)
        assert ("fought_top" in kinds) == (bool(theirs) and value > max(theirs))


def test_a_blow_is_called_for_what_it_did() -> None:
    for event in EVENTS:
        if isinstance(event, duel.Struck) and (this := moment(event)):
            assert (this.kind == "struck_last") == (event.hp <= 0)
            assert (this.kind == "struck_wall") == (event.hp > 0 and event.cause.endswith("blocked"))
            assert (this.kind == "struck_light") == (event.hp > 0 and event.cause == "combat" and event.damage == 1)


def test_a_name_is_never_read_as_anything_else() -> None:
    text = say(duel.ChargeStopped(0, (0, 0)), "The charge of {a} stops short.", ("{b}\u202e", ""), Words("en"))
    assert "{b}" in text
    assert "\u202e" not in text


def test_another_games_event_is_refused() -> None:
    with pytest.raises(TypeError):
        moment(Event())

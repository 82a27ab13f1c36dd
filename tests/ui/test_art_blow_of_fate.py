"""Blow of Fate in pictures: timelines show every event in order, every punch as it is, and all the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from engine.core.events import Event
from engine.core.match import start
from engine.games import get
from engine.games.blow_of_fate import events as e
from engine.games.blow_of_fate.tables import PUNCHES
from ui.art.blow_of_fate import PUNCHES as DRAWN
from ui.art.blow_of_fate import ROW, choreograph, exchange
from ui.art.dice import solid
from ui.art.motion import frame, moment_of
from ui.art.ring import LOOKS, ring, updates
from ui.markup import render

CODES = [code for pair in PUNCHES.values() for code in pair]
EFFECTS = ("guarded", "lands", "heavy", "floors", "held")


@cache
def steps() -> tuple[tuple[Event, ...], ...]:
    out = []
    rules: tuple[dict[str, object], ...] = (
        {},
        {"rounds": 2, "extension": True},
        {"three_knockdown_rule": True, "boxers": ["glass_spark", "temple_bell"]},
    )
    for number in range(120):
        options = rules[number % 3]
        match = start(get("blow_of_fate"), options, seed=f"ART{number}")
        while not match.over:
            match = match.advance()
        out += [played.events for played in match.played]
    return tuple(out)


def with_a(kind: type[Event]) -> tuple[Event, ...]:
    return next(events for events in steps() if any(isinstance(event, kind) for event in events))


def rolls(events: Sequence[Event]) -> Iterator[tuple[tuple[int, int], ...]]:
    for event in events:
        if isinstance(event, e.RightRolled):
            yield tuple(enumerate((*event.dice[0], *event.dice[1])))
        elif isinstance(event, e.PunchThrown | e.CountRolled):
            yield (4, event.dice[0]), (5, event.dice[1])


@pytest.mark.parametrize("reduced", [False, True])
def test_every_event_is_shown_in_order_with_its_dice(reduced: bool) -> None:
    for events in steps():
        line = choreograph(events, reduced=reduced)
        shown = [beat.event for beat in line.beats]
        assert shown == sorted(shown)
        assert set(shown) == set(range(len(events)))
        assert frame(line, line.length).event == len(events) - 1
        assert [beat.dice for beat in line.beats if beat.dice] == list(rolls(events))


def test_every_punch_is_drawn_in_its_own_way() -> None:
    assert set(DRAWN) == set(CODES)
    for effect in EFFECTS:
        assert len({exchange(code, effect) for code in CODES}) == len(CODES)
    for code in CODES:
        kinds = {act.hit for act in exchange(code, "guarded") if act.hit}
        assert kinds <= {"block", "low"}
        assert {act.hit for act in exchange(code, "lands") if act.hit} <= {"head", "body"}


def test_a_special_is_more_than_any_other_punch() -> None:
    special = max(act.shake for act in exchange("special", "lands"))
    assert all(special > act.shake for code in CODES if code != "special" for act in exchange(code, "floors"))
    struck = next(events for events in steps() if any(getattr(event, "punch", "") == "special" for event in events))
    assert any(burst.kind == "rays" for beat in choreograph(struck).beats for burst in beat.bursts)


def test_a_turn_takes_about_as_long_as_it_should() -> None:
    for events in steps():
        kinds = [type(event) for event in events]
        if kinds == [e.RightRolled, e.PunchThrown]:
            assert 1200 <= choreograph(events).length <= 2200
        if e.CountRolled in kinds:
            assert choreograph(events).length <= 9000
        assert choreograph(events) == choreograph(list(events))


def test_dice_lie_as_they_fell() -> None:
    events = with_a(e.CountRolled)
    line = choreograph(events)
    assert [die[1] for die in frame(line, 0).dice][4:] == [0, 0]
    assert frame(line, 0).tumbling
    last = frame(line, line.length)
    count = next(event for event in events if isinstance(event, e.CountRolled))
    assert last.thrower == count.seat
    assert tuple(die[1] for die in last.dice[4:]) == count.dice
    assert tuple(die[0] for die in last.dice) == ROW
    assert not last.tumbling


@pytest.mark.parametrize(
    "kind", [e.BoutBegan, e.Clinched, e.CountRolled, e.Stopped, e.LimitReached, e.Fatigued, e.Extended, e.BoutEnded]
)
def test_updates_always_name_the_same_parts_and_the_tray_holds_them(kind: type[Event]) -> None:
    line = choreograph(with_a(kind))
    wanted = [change[:2] for change in updates(frame(line, 0))]
    assert len(set(wanted)) == len(wanted)
    for k in range(31):
        assert [change[:2] for change in updates(frame(line, line.length * k / 30))] == wanted
    now = frame(line, line.length / 2)
    page = render(ring(now, LOOKS, label="")) + "".join(render(solid(k, die)) for k, die in enumerate(now.dice))
    for change in updates(now, LOOKS):
        assert change.part == "dice.thrower" or f'data-part="{change.part}"' in page


def test_stills_do_not_move() -> None:
    line = choreograph(with_a(e.WornDown), reduced=True)
    for beat, begun in zip(line.beats, line.starts, strict=True):
        assert frame(line, begun) == frame(line, begun + beat.ms - 1)
        assert not frame(line, begun).tumbling
    assert moment_of(line, 0) == 0

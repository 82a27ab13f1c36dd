"""Boxing in pictures: timelines show every event in order, take the time they should, and are the same every time."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.events import Event
from engine.games.d12_boxing import events as e
from ui.art.d12_boxing import choreograph
from ui.art.motion import Timeline, frame, moment_of, sounds, still
from ui.art.ring import LOOKS, ring, updates
from ui.markup import render

OUTCOMES = (
    "adv",
    "dis",
    "even",
    "clinch",
    "counter",
    "countered",
    "trade",
    "down",
    "odown",
    "heavy",
    "oheavy",
    "double",
)


def turn(outcome: str, die: int = 5, number: int = 1) -> e.TurnRolled:
    return e.TurnRolled(1, number, ("N", "N"), "N/N", die, outcome)


def count(seat: int, fate: str) -> e.CountRolled:
    return e.CountRolled(seat, "detailed", "1", 5, fate)


STEPS: dict[str, list[Event]] = {
    **{f"{outcome} {die}": [turn(outcome, die)] for outcome in OUTCOMES for die in range(1, 13)},
    "up at 8": [
        turn("odown"),
        e.KnockedDown(1, False, 1, 1),
        e.ConditionChanged(0, "N", "S", "knockdown"),
        count(1, "8"),
    ],
    "up at 9": [
        turn("heavy"),
        e.ConditionChanged(1, "N", "S", "knockdown"),
        e.KnockedDown(0, True, 1, 1),
        count(0, "9"),
    ],
    "knocked out": [turn("down"), e.KnockedDown(0, False, 1, 1), count(0, "ko"), e.BoutEnded(1, "ko", 1, 1, (0, 0))],
    "stopped": [turn("odown"), e.KnockedDown(1, False, 1, 1), count(1, "tko"), e.BoutEnded(0, "tko", 1, 1, (0, 0))],
    "limit": [
        turn("odown"),
        e.KnockedDown(1, False, 5, 1),
        e.LimitReached(1, "bout", 5),
        e.BoutEnded(0, "tko", 2, 1, (10, 9)),
    ],
    "double": [
        turn("double"),
        e.KnockedDown(0, False, 1, 1),
        e.KnockedDown(1, False, 1, 1),
        count(0, "8"),
        count(1, "ko"),
        e.BoutEnded(0, "ko", 1, 1, (0, 0)),
    ],
    "double out": [
        turn("double"),
        e.KnockedDown(0, False, 1, 1),
        e.KnockedDown(1, False, 1, 1),
        count(0, "ko"),
        count(1, "ko"),
        e.BoutEnded(None, "double_ko", 1, 1, (0, 0)),
    ],
    "interval": [
        turn("even"),
        e.RoundScored(1, (10, 9), "turns", (2, 1), (0, 0), (10, 9)),
        e.ConditionChanged(0, "A", "N", "interval"),
        e.RoundBegan(2),
    ],
    "decision": [
        turn("adv"),
        e.RoundScored(6, (10, 9), "turns", (2, 1), (0, 0), (58, 57)),
        e.BoutEnded(0, "decision", 6, 5, (58, 57)),
    ],
    "draw": [
        turn("adv"),
        e.RoundScored(6, (10, 9), "turns", (2, 1), (0, 0), (57, 57)),
        e.BoutEnded(None, "draw", 6, 5, (57, 57)),
    ],
    "beginning": [e.BoutBegan(6)],
}


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("name", STEPS)
def test_every_event_is_shown_in_order(name: str, reduced: bool) -> None:
    events = STEPS[name]
    line = choreograph(events, reduced=reduced)
    shown = [beat.event for beat in line.beats]
    assert shown == sorted(shown)
    assert shown[-1] == len(events) - 1
    wanted = {i for i, event in enumerate(events) if not isinstance(event, e.ConditionChanged)}
    assert wanted <= set(shown)
    assert frame(line, line.length).event == len(events) - 1
    assert frame(line, line.length).done
    assert not frame(line, 0).done


@pytest.mark.parametrize("name", STEPS)
def test_dice_and_counts_are_those_of_the_events(name: str) -> None:
    events = STEPS[name]
    rolled = [(12, ev.die) for ev in events if isinstance(ev, e.TurnRolled | e.CountRolled)]
    for reduced in (False, True):
        line = choreograph(events, reduced=reduced)
        assert [beat.die for beat in line.beats if beat.die] == rolled
    full = choreograph(events)
    for index, event in enumerate(events):
        if isinstance(event, e.CountRolled):
            last = max(beat.count or 0 for beat in full.beats if beat.event == index)
            assert {"8": last == 8, "9": last == 9, "ko": last == 10, "tko": last < 10}[event.fate]


def test_a_turn_takes_about_as_long_as_it_should() -> None:
    for die in range(1, 13):
        for outcome in ("adv", "dis", "even", "clinch", "counter", "countered", "trade"):
            assert 900 <= choreograph([turn(outcome, die)]).length <= 1400
    for name in ("up at 8", "up at 9"):
        assert 2400 <= choreograph(STEPS[name]).length <= 4200
    assert choreograph(STEPS["up at 8"], speed=4).length == pytest.approx(choreograph(STEPS["up at 8"]).length / 4)


def test_the_same_events_give_the_same_timeline() -> None:
    for events in STEPS.values():
        assert choreograph(events) == choreograph(list(events))


def test_who_falls_lies_and_who_wins_stands() -> None:
    line = choreograph(STEPS["knocked out"])
    assert line.beats[-1].red.pose == "out"
    assert line.beats[-1].blue.pose == "raised"
    double = choreograph(STEPS["double out"])
    assert (double.beats[-1].red.pose, double.beats[-1].blue.pose) == ("out", "out")


def test_stills_do_not_move() -> None:
    line = choreograph(STEPS["up at 9"], reduced=True)
    for beat, start in zip(line.beats, line.starts, strict=True):
        early, late = frame(line, start), frame(line, start + beat.ms - 1)
        assert early == late
        assert early.die is None or early.die[2] == 1.0


def test_sounds_are_heard_once() -> None:
    line = choreograph(STEPS["up at 8"])
    heard = [*sounds(line, -1, 500), *sounds(line, 500, line.length)]
    assert heard == [beat.sound for beat in line.beats if beat.sound]
    assert {"clack", "heavy", "count"} <= set(heard)


def test_moments_of_events() -> None:
    line = choreograph(STEPS["up at 8"])
    assert moment_of(line, 0) == 0
    assert frame(line, moment_of(line, 1)).event == 1
    assert moment_of(line, 99) == line.length


def sampled(line: Timeline) -> Sequence[float]:
    return [line.length * k / 30 for k in range(31)]


@pytest.mark.parametrize("name", ["adv 1", "up at 9", "double", "interval", "beginning"])
def test_updates_always_name_the_same_parts(name: str) -> None:
    opening = updates(still(*(choreograph([]).red, choreograph([]).blue)))
    wanted = [change[:2] for change in opening]
    assert len(set(wanted)) == len(wanted)
    line = choreograph(STEPS[name])
    for ms in sampled(line):
        assert [change[:2] for change in updates(frame(line, ms))] == wanted


def test_the_ring_holds_every_part_and_its_words() -> None:
    line = choreograph(STEPS["knocked out"])
    now = frame(line, line.length * 0.6)
    html = render(ring(now, LOOKS, label="Aoi & <Ken>"))
    assert 'aria-label="Aoi &amp; &lt;Ken&gt;"' in html
    for change in updates(now, LOOKS):
        assert f'data-part="{change.part}"' in html


def test_an_empty_step_is_a_still() -> None:
    line = choreograph([])
    assert line.length == 0
    assert frame(line, 0).done

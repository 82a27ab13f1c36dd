"""Arena Duel in pictures: a turn's line shows every event in order and moves both as the referee did."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.core.dice import Keyed
from engine.core.events import Event
from engine.core.match import start
from engine.games import get
from engine.games.hex_duel import events as e
from engine.games.hex_duel.board import distance, neighbour
from engine.games.hex_duel.orders import Order
from engine.games.hex_duel.state import State
from tests.games.hex_duel.duels import state, turn
from ui.art.dice import solid
from ui.art.duel_beats import STILL_MS, trails
from ui.art.hex_duel import DICE, FACES, DuelLine, duel_line, ground, standing
from ui.art.motion import TUMBLE_MS
from ui.board.scene import Scene, middle
from ui.markup import render

GAME = get("hex_duel")
BOARDS = ("hexagon2", "hexagon3", "pillars", "gallery", "ring")
SOUND = Path(__file__).parents[2] / "ui" / "dom" / "sound.py"


class Turn(NamedTuple):
    before: State | None
    after: State
    events: tuple[Event, ...]

    def line(self, *, reduced: bool = False) -> DuelLine:
        return duel_line(*self, reduced=reduced)


def order_of(now: State, seat: int, pick: Keyed) -> Order:
    """A legal order by chance, two times of three one that leads to the other figure."""
    legal: list[Order] = list(GAME.suggest(now, seat))
    goal = now.pos[1 - seat]

    def left(order: Order) -> int:
        way = order.way(now.facing[seat])
        there = now.pos[seat]
        for _ in range(0 if way is None else 1 + order.charge):
            there = neighbour(there, way or 0)
        return distance(there, goal)

    if pick.roll(3) > 1:
        nearest = min(map(left, legal))
        legal = [order for order in legal if left(order) == nearest]
    return legal[pick.roll(len(legal)) - 1]


@cache
def turns() -> tuple[Turn, ...]:
    """All turns of many duels by chance, on several boards, under both rules for the dice."""
    out = []
    for number in range(80):
        options = {"board": BOARDS[number % len(BOARDS)], "dice": ("after", "before")[number % 2], "hp": 20}
        match = start(GAME, options, seed=f"ART{number}")
        pick = Keyed(bytes([number] * 32))
        while not match.over:
            for seat, order in [(seat, order_of(match.state, seat, pick)) for seat in (0, 1)]:
                match = match.decide(seat, order)
        before = None
        for played in match.played:
            out.append(Turn(before, played.state, played.events))
            before = played.state
    return tuple(out)


def played() -> Iterator[Turn]:
    return (each for each in turns() if each.before is not None)


def with_a(kind: type[Event], /, **fields: Any) -> Turn:
    """The first turn with such an event."""
    return next(
        each
        for each in turns()
        if any(
            isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items())
            for event in each.events
        )
    )


def moments(line: DuelLine, number: int = 40) -> Iterator[tuple[float, Any]]:
    for k in range(number + 1):
        ms = line.length * k / number
        yield ms, line.moment(ms)


def scene_of(line: DuelLine, ms: float) -> Scene:
    scene = line.moment(ms).scene
    assert scene is not None
    return scene


def test_the_duels_have_every_event() -> None:
    seen = {type(event) for each in turns() for event in each.events}
    assert seen == {
        kind for kind in vars(e).values() if isinstance(kind, type) and kind is not Event and "clause" in vars(kind)
    }
    kinds = {event.kind for each in turns() for event in each.events if isinstance(event, e.Collided)}
    assert kinds == {"won", "tie", "push", "held", "blocked"}


@pytest.mark.parametrize("reduced", [False, True])
def test_every_event_is_shown_once_and_in_order(reduced: bool) -> None:
    for each in played():
        line = each.line(reduced=reduced)
        shown = [beat.event for beat in line.beats]
        assert shown == sorted(shown)
        assert set(shown) == set(range(len(each.events)))
        told = [line.moment(ms).told for ms in (*line.starts, line.length)]
        assert told == sorted(told)
        assert told[0] <= 1
        assert told[-1] == len(each.events)
        for beat, begun in zip(line.beats, line.starts, strict=True):
            # The last moment of an event's last beat, and of none before it, tells it and nothing more.
            ends = beat is [other for other in line.beats if other.event == beat.event][-1]
            assert line.moment(begun + beat.ms - 0.01).told == beat.event + ends


@pytest.mark.parametrize("reduced", [False, True])
def test_a_line_begins_and_ends_with_the_figures_as_the_states_have_them(reduced: bool) -> None:
    for each in played():
        assert each.before is not None
        line = each.line(reduced=reduced)
        first, last = scene_of(line, 0), scene_of(line, line.length)
        assert first.figures == standing(each.before)
        at_rest = ground(each.after.options.map, first.near)
        assert last == replace(at_rest, figures=standing(each.after), paths=trails(each.events))
        assert last == scene_of(line, line.length + 1000)
        assert set(last.near) == {*each.before.pos, *each.after.pos}


def test_the_opening_stands_still() -> None:
    for each in turns():
        if each.before is None:
            line = each.line()
            now = line.moment(0)
            assert (line.length, now.told, line.sounds(-1, 9999)) == (0, 1, [])
            assert scene_of(line, 0).figures == standing(each.after)
            assert not [change.value for change in now.changes if change.attr == "text" and change.value]


def test_beats_and_turns_take_as_long_as_they_should() -> None:
    lengths = []
    for each in played():
        line = each.line()
        lengths.append(line.length)
        for beat in line.beats:
            assert beat.roll or 120 <= beat.ms <= 400
            assert beat.go <= beat.ms
            assert not beat.roll or TUMBLE_MS <= beat.ms <= TUMBLE_MS + 100
        # Dice that were rolled ahead do not fall now; a charge, a fight with many equal dice and the end take longer.
        assert 1400 <= line.length <= 6500
        if e.Moved in map(type, each.events) and line.beats[1].roll:
            assert line.length >= 2000
        assert each.line() == line
    lengths.sort()
    assert 2500 <= lengths[len(lengths) // 2] <= 4000


def test_figures_are_somewhere_and_move_without_jumps() -> None:
    for each in list(played())[::7]:
        line = each.line()
        before = scene_of(line, 0)
        for k in range(1, int(line.length / 10) + 1):
            scene = scene_of(line, k * 10)
            for figure, earlier in zip(scene.figures, before.figures, strict=True):
                assert all(map(isfinite, (*figure.at, figure.facing, figure.hit)))
                assert 0 <= figure.facing < 6
                assert 0 <= figure.hit <= 1
                assert abs(figure.at[0] - earlier.at[0]) + abs(figure.at[1] - earlier.at[1]) < 0.25
                turned = (figure.facing - earlier.facing + 3) % 6 - 3
                assert abs(turned) < 0.2
            assert all(0 <= spark.part <= 1 and all(map(isfinite, spark.at)) for spark in scene.sparks)
            assert all(isfinite(x) for path in scene.paths for point in path.points for x in point)
            before = scene


def test_figures_that_meet_do_not_lie_on_each_other() -> None:
    for each in list(played())[::3]:
        line = each.line()
        for ms, moment in moments(line, 60):
            (ax, ay), (bx, by) = (figure.at for figure in moment.scene.figures)
            # As near as half a hex they come when one takes the hex that the other leaves sideways.
            assert (ax - bx) ** 2 + (ay - by) ** 2 > 0.74, ms


def test_orders_lie_open_until_they_are_carried_out() -> None:
    step = turn(state((-2, 0, 0), (2, 0, 3), may_charge=(True, False)), "charge f", "stay left", 6, 6, 6, 1, 1, 1)
    line = duel_line(state((-2, 0, 0), (2, 0, 3), may_charge=(True, False)), step.state, step.events)
    (path,) = scene_of(line, line.starts[1]).paths
    assert (path.seat, path.ghost, path.points) == (0, True, (middle((-2, 0)), middle((0, 0))))
    assert [(path.ghost, path.points) for path in scene_of(line, line.length).paths] == [
        (False, (middle((-2, 0)), middle((-1, 0)))),
        (False, (middle((-1, 0)), middle((0, 0)))),
    ]


def test_a_way_grows_with_who_walks_it() -> None:
    each = with_a(e.Moved)
    line = each.line()
    index, beat = next((k, beat) for k, beat in enumerate(line.beats) if isinstance(each.events[beat.event], e.Moved))
    now = scene_of(line, line.starts[index] + beat.go / 2)
    walked = [path for path in now.paths if not path.ghost]
    assert walked
    for path in walked:
        assert path.points[1] == now.figures[path.seat].at


@pytest.mark.parametrize("kind", [e.Crossed, e.Collided, e.Fought, e.ChargeChecked])
def test_the_dice_that_are_compared_are_lit(kind: type[Event]) -> None:
    for each in played():
        line = each.line()
        for index, event in enumerate(each.events):
            if not isinstance(event, kind):
                continue
            lit = [beat.lit for beat in line.beats if beat.event == index]
            if isinstance(event, e.Crossed | e.Collided):
                assert set(lit) == {(1, 4) if isinstance(event, e.Crossed) else (2, 5)}
            elif isinstance(event, e.ChargeChecked):
                assert lit[:3] == [(0, 3), (1, 4), (2, 5)]
                assert lit[3] is not None
                assert [place % 3 for place in lit[3]] == sorted([0, 1, 2, *event.equal])
            elif isinstance(event, e.Fought):
                values = line.values
                assert lit[0] == tuple(3 * seat + k for seat in (0, 1) for k in range(len(event.usable[seat])))
                for row, shown in zip(event.rows, lit[1:], strict=False):
                    assert shown is not None
                    assert {values[place] for place in shown} == {row[0]}
                    assert len(shown) == row[1] + row[2]
                assert len(lit) == len(event.rows) + 3


def test_sparks_say_what_it_cost_and_who_may_charge() -> None:
    for each in played():
        for line in (each.line(), each.line(reduced=True)):
            for index, event in enumerate(each.events):
                sparks = [spark for beat in line.beats if beat.event == index for spark in beat.sparks]
                if isinstance(event, e.Struck):
                    assert [(spark.kind, spark.seat, spark.text) for spark in sparks] == [
                        ("hurt", event.seat, f"\u2212{event.damage}")
                    ]
                elif isinstance(event, e.Tired):
                    assert [(spark.kind, spark.text) for spark in sparks] == [("tired", "\u22121")] * 2
                elif isinstance(event, e.ChargeChecked):
                    assert [spark.seat for spark in sparks] == [seat for seat in (0, 1) if event.may_charge[seat]]
                elif isinstance(event, e.Fought | e.Crossed):
                    assert [spark.kind for spark in sparks] == ["tie" if event.winner is None else "clash"]


def test_dice_tumble_once_and_lie_as_they_were_rolled() -> None:
    for each in played():
        line = each.line()
        opened = each.events[0]
        assert isinstance(opened, e.OrdersOpened)
        rolls = [start for beat, start in zip(line.beats, line.starts, strict=True) if beat.roll]
        assert len(rolls) == (0 if opened.ahead else 1)
        assert line.values == (*opened.dice[0], *opened.dice[1])
        if rolls:
            # Nobody knows before: what lies there is what was rolled last.
            assert each.before is not None
            old = () if each.before.dice is None else (*each.before.dice[0], *each.before.dice[1])
            assert top(line, rolls[0] - 1) == top_of(old)
            assert line.moment(rolls[0] + TUMBLE_MS / 2).told == 0
            assert line.moment(rolls[0] + TUMBLE_MS).told == 1
        assert top(line, line.length) == top_of(line.values)


def top(line: DuelLine, ms: float) -> dict[tuple[str, str], str]:
    """The faces of all dice at a moment."""
    return {change[:2]: change.value for change in line.moment(ms).changes if change.part[-3:] != "lit"}


def top_of(values: tuple[int, ...]) -> dict[tuple[str, str], str]:
    """The faces of six dice at rest, as the page draws them."""
    blank = DuelLine(Scene(()), ((0, 0), (0, 0)), (0, 0), (), values)
    return top(blank, 0)


def test_changes_always_name_the_same_parts_and_the_tray_holds_them() -> None:
    line = with_a(e.Fought).line()
    wanted = [change[:2] for change in line.moment(0).changes]
    assert len(set(wanted)) == len(wanted)
    page = "".join(render(solid(place, (FACES, 1, 1.0))) for place in range(DICE))
    for _, moment in moments(line):
        assert [change[:2] for change in moment.changes] == wanted
        for change in moment.changes:
            assert change.part.endswith(".lit") or f'data-part="{change.part}"' in page


def test_stills_do_not_move_and_nobody_stands_in_between() -> None:
    for each in played():
        line = each.line(reduced=True)
        middles = {middle(at) for at in each.after.options.map.floor}
        for event, (beat, begun) in enumerate(zip(line.beats, line.starts, strict=True)):
            assert (beat.event, beat.ms, beat.roll) == (event, STILL_MS, False)
            assert line.moment(begun) == line.moment(begun + beat.ms - 1)
            assert line.moment(begun).told == event + 1
            assert isinstance(each.events[event], e.Fought) or set(beat.at) <= middles


def test_every_sound_is_there() -> None:
    # The module itself needs a browser.
    made = {
        key.value
        for node in ast.parse(SOUND.read_text(encoding="utf-8")).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict)
        for key in node.value.keys
        if isinstance(key, ast.Constant)
    }
    for each in played():
        line = each.line()
        heard = line.sounds(-1, line.length)
        assert heard == [beat.sound for beat in line.beats if beat.sound]
        assert set(heard) <= made
        half = line.length / 2
        assert line.sounds(-1, half) + line.sounds(half, line.length) == heard

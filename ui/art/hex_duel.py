"""A turn of Arena Duel as it moves: both figures on the board, and the six dice.

Every event of the turn has its beats, in the order in which the referee came to it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from engine.core.events import Event
from engine.core.game import Seat
from engine.games.hex_duel.board import Board, neighbour
from engine.games.hex_duel.events import (
    ChargeChecked,
    Collided,
    Crossed,
    DuelEnded,
    Fought,
    Moved,
    OrdersOpened,
    Pressed,
    RearTaken,
    Struck,
    Tired,
    TurnCut,
    Turned,
    TurnLost,
)
from engine.games.hex_duel.state import State
from engine.games.hex_duel.tables import TURNS, Hex
from ui.art import dice
from ui.art.line import Moment
from ui.art.motion import TUMBLE_MS, Die, ease
from ui.art.rig import Change
from ui.art.solids import SLOTS
from ui.board.scene import Figure, Path, Point, Scene, Spark, middle

Points = tuple[Point, Point]
Ways = tuple[float, float]
#: Places of the six dice in a row: seat 0's first, second, third, then seat 1's.
DICE: Final = 6
FACES: Final = 6
SEATS: Final = (0, 1)


@dataclass(frozen=True, slots=True)
class Beat:
    """Both figures get to these places and facings in `go` ms and hold until `ms` are over; `event` is on show.

    `lit` are the dice that count just now (None: all alike), `sparks` begin with the beat, `paths` are those
    walked when it ends, `down` is who lies on the floor.
    """

    ms: float
    event: int
    at: Points
    facing: Ways
    go: float = 0.0
    lit: tuple[int, ...] | None = None
    sparks: tuple[Spark, ...] = ()
    paths: tuple[Path, ...] = ()
    sound: str = ""
    roll: bool = False
    down: Seat | None = None


@dataclass(frozen=True)
class DuelLine:
    """The beats of a turn after the places in which both began it; with `stills` every beat is one picture."""

    ground: Scene
    at: Points
    facing: Ways
    beats: tuple[Beat, ...]
    values: tuple[int, ...]
    stills: bool = False

    @cached_property
    def starts(self) -> tuple[float, ...]:
        """The moments at which the beats begin, in ms."""
        starts, at = [], 0.0
        for beat in self.beats:
            starts.append(at)
            at += beat.ms
        return tuple(starts)

    @cached_property
    def length(self) -> float:
        """How long it takes, in ms."""
        return sum(beat.ms for beat in self.beats)

    def moment(self, ms: float) -> Moment:
        """Give the moment `ms` after the start (see `ui.art.line`)."""
        if not self.beats:
            return Moment(dice_changes(self.values, 1.0, None), 1, self._scene(self.at, self.facing, None, 0.0))
        ended = ms >= self.length
        index = len(self.beats) - 1 if ended else max(bisect_right(self.starts, ms) - 1, 0)
        beat = self.beats[index]
        since = beat.ms if ended else max(ms - self.starts[index], 0.0)
        before = self.beats[index - 1] if index else None
        at0, facing0 = (before.at, before.facing) if before else (self.at, self.facing)
        part = 1.0 if self.stills or beat.go <= 0 else ease("both", min(since / beat.go, 1.0))
        at = tuple(_towards(a, b, part) for a, b in zip(at0, beat.at, strict=True))
        facing = tuple(a + (b - a) * part for a, b in zip(facing0, beat.facing, strict=True))
        rolling = beat.roll and not self.stills and since < TUMBLE_MS and not ended
        tumble = since / TUMBLE_MS if rolling else 1.0
        # What a spark shows has to be seen in a still, too.
        faded = 0.35 if self.stills else since / beat.ms
        scene = self._scene((at[0], at[1]), (facing[0], facing[1]), None if ended else beat, faded, last=beat)
        lit = None if ended else beat.lit
        return Moment(dice_changes(self.values, tumble, lit), beat.event + (0 if rolling else 1), scene)

    def sounds(self, since: float, until: float) -> list[str]:
        """Name the sounds of a stretch of time (see `ui.art.line`)."""
        return [
            beat.sound
            for beat, start in zip(self.beats, self.starts, strict=True)
            if beat.sound and since < start <= until
        ]

    def _scene(self, at: Points, facing: Ways, beat: Beat | None, part: float, last: Beat | None = None) -> Scene:
        sparks = tuple(replace(spark, part=part) for spark in beat.sparks) if beat else ()
        struck = [spark.seat for spark in sparks if spark.kind == "hurt"]
        figures = tuple(
            Figure(
                seat,
                at[seat],
                facing[seat],
                down=last is not None and last.down == seat,
                hit=1 - part if seat in struck else 0.0,
            )
            for seat in SEATS
        )
        return replace(self.ground, figures=figures, sparks=sparks, paths=last.paths if last else ())


def ground(board: Board, near: Sequence[Hex] = ()) -> Scene:
    """Give the scene of a board with nobody on it."""
    starts = tuple((start[0], start[1]) for start in board.starts)
    return Scene(board.hexes, board.obstacles, starts=starts, near=tuple(near))


def standing(state: State) -> tuple[Figure, Figure]:
    """Give both figures as they stand after a step; who has no HP left lies."""
    one, two = (Figure(seat, middle(state.pos[seat]), state.facing[seat], down=state.hp[seat] <= 0) for seat in SEATS)
    return one, two


def dice_changes(values: Sequence[int], part: float, lit: Sequence[int] | None) -> list[Change]:
    """Give what the six dice are at a moment: `part` of their tumble, lit those that count (None: all alike)."""
    out: list[Change] = []
    for place in range(DICE):
        value = values[place] if values else 0
        die: Die | None = (FACES, value, part) if value else None
        out += dice.changes(f"dice.{place}", die, SLOTS[FACES])
        look = "" if lit is None else " tray-lit" if place in lit else " tray-dim"
        out.append(Change(f"dice.{place}.lit", "class", f"tray-die{look}"))
    return out


def duel_line(before: State | None, after: State, events: Sequence[Event], *, reduced: bool = False) -> DuelLine:
    """Make the line of a turn: from the state before it (None: the opening) over its events to the state after it.

    An ordinary turn takes about 3 s; `reduced` gives one still picture a beat.
    """
    near = (*(before.pos if before else ()), *after.pos)
    scene = ground(after.options.map, near)
    begun = before or after
    at = middle(begun.pos[0]), middle(begun.pos[1])
    facing = float(begun.facing[0]), float(begun.facing[1])
    values = tuple(value for three in after.dice for value in three) if after.dice else ()
    if before is None:
        return DuelLine(scene, at, facing, (), values, reduced)
    stage = _Stage(before)
    for index, event in enumerate(events):
        stage.play(index, event)
    beats = tuple(stage.beats)
    return DuelLine(scene, at, facing, _stills(beats) if reduced else beats, values, reduced)


def _stills(beats: Sequence[Beat]) -> tuple[Beat, ...]:
    """Keep of every event the beat that shows most of it, and give it time to be read."""
    kept: dict[int, Beat] = {}
    for beat in beats:
        if beat.event not in kept or beat.sparks or not kept[beat.event].sparks:
            last = beat
            kept[beat.event] = replace(last, ms=max(last.ms, 320.0), go=0.0)
    return tuple(kept.values())


class _Stage:
    """The scratch pad of a turn: where both stand by now, and the beats so far."""

    def __init__(self, before: State) -> None:
        self.at: Points = middle(before.pos[0]), middle(before.pos[1])
        self.facing: Ways = float(before.facing[0]), float(before.facing[1])
        self.paths: tuple[Path, ...] = ()
        self.down: Seat | None = None
        self.beats: list[Beat] = []
        self.orders: OrdersOpened | None = None
        self.before = before

    def play(self, index: int, event: Event) -> None:
        match event:
            case OrdersOpened():
                self.opened(index, event)
            case Moved():
                self.walk(index, event.after, 340)
            case Crossed():
                lit = (1, 4)
                between = _between(self.at[0], self.at[1])
                kind = "tie" if event.winner is None else "clash"
                self.walk(index, event.after, 420, lit, (Spark(kind, between, 0),), "thud")
            case Collided():
                self.collide(index, event)
            case Turned():
                facing = list(self.facing)
                facing[event.seat] += TURNS[event.turn]
                self.facing = facing[0], facing[1]
                self.add(index, 260, go=220)
            case TurnLost():
                self.shake(index, event.seat)
            case Fought():
                self.fight(index, event)
            case Struck():
                spark = Spark("hurt", self.at[event.seat], 0, f"\u2212{event.damage}", event.seat)
                self.add(index, 460, sparks=(spark,), sound="heavy" if event.damage > 1 else "thud")
            case Pressed():
                self.press(index, event)
            case TurnCut():
                tie = () if event.cause == "push-blocked" else (Spark("tie", _between(*self.at), 0),)
                self.add(index, 360, sparks=tie)
            case ChargeChecked():
                self.check(index, event)
            case Tired():
                sparks = tuple(Spark("tired", self.at[seat], 0, "\u22121", seat) for seat in SEATS)
                self.add(index, 460, sparks=sparks)
            case RearTaken():
                self.shake(index, event.seat)
            case DuelEnded():
                self.down = None if event.winner is None else 1 - event.winner
                self.add(index, 700, sound="swell" if event.winner is not None else "bell")
            case _:
                self.add(index, 200)

    def add(
        self,
        event: int,
        ms: float,
        *,
        go: float = 0.0,
        lit: tuple[int, ...] | None = None,
        sparks: tuple[Spark, ...] = (),
        sound: str = "",
        roll: bool = False,
        at: Points | None = None,
        facing: Ways | None = None,
    ) -> None:
        self.beats.append(
            Beat(
                ms,
                event,
                at or self.at,
                facing or self.facing,
                go,
                lit,
                sparks,
                self.paths,
                sound,
                roll,
                self.down,
            )
        )

    def opened(self, index: int, event: OrdersOpened) -> None:
        paths = []
        for seat, order in enumerate(event.orders):
            way = order.way(self.before.facing[seat])
            if way is None:
                continue
            here = self.before.pos[seat]
            there = neighbour(here, way)
            far = neighbour(there, way) if order.charge else there
            paths.append(Path(seat, (middle(here), middle(far)), True))
        self.paths = tuple(paths)
        self.add(index, 640, roll=not event.ahead, sound="clack")

    def walked(self, after: Points) -> None:
        """Leave a trail where the figures went; what was only ordered is done with."""
        trails = [path for path in self.paths if not path.ghost]
        for seat in SEATS:
            if self.at[seat] != after[seat]:
                trails.append(Path(seat, (self.at[seat], after[seat])))
        self.paths = tuple(trails)
        self.at = after

    def walk(
        self,
        index: int,
        after: tuple[Hex, Hex],
        ms: float,
        lit: tuple[int, ...] | None = None,
        sparks: tuple[Spark, ...] = (),
        sound: str = "",
    ) -> None:
        self.walked((middle(after[0]), middle(after[1])))
        self.add(index, ms + 60, go=ms, lit=lit, sparks=sparks, sound=sound)

    def collide(self, index: int, event: Collided) -> None:
        """Both lean to where they want to be, meet, and come to where the third dice let them."""
        lit = (2, 5)
        wanted = middle(event.targets[0]), middle(event.targets[1])
        lean = [_towards(self.at[seat], wanted[seat], 0.42) for seat in SEATS]
        if event.stander is not None and event.kind == "blocked" and event.behind is not None:
            lean[event.stander] = _towards(self.at[event.stander], middle(event.behind), 0.18)
        spark = Spark("bump", _between(lean[0], lean[1]), 0)
        self.add(index, 300, go=240, lit=lit, sparks=(spark,), sound="thud", at=(lean[0], lean[1]))
        after = middle(event.after[0]), middle(event.after[1])
        self.walked(after)
        tie = (Spark("tie", spark.at, 0),) if event.winner is None else ()
        self.add(index, 420, go=300, lit=lit, sparks=tie)

    def fight(self, index: int, event: Fought) -> None:
        """Compare the dice that count value by value, as the page does."""
        places = [[3 * seat + place for place in range(len(event.usable[seat]))] for seat in SEATS]
        values = [*event.usable[0], *event.usable[1]]
        usable = [*places[0], *places[1]]
        self.add(index, 380, lit=tuple(usable))
        for row in event.rows:
            lit = tuple(place for place, value in zip(usable, values, strict=True) if value == row[0])
            self.add(index, 400, lit=lit, sound="count")
        kind = "tie" if event.winner is None else "clash"
        self.add(index, 320, sparks=(Spark(kind, _between(*self.at), 0),), sound="clack")

    def press(self, index: int, event: Pressed) -> None:
        after = middle(event.after[0]), middle(event.after[1])
        if event.barrier:
            loser = 1 - event.seat
            lean = list(self.at)
            lean[loser] = _towards(self.at[loser], middle(event.behind), 0.2)
            lean[event.seat] = _towards(self.at[event.seat], self.at[loser], 0.25)
            spark = Spark("bump", lean[loser], 0)
            self.add(index, 260, go=160, sparks=(spark,), sound="thud", at=(lean[0], lean[1]))
            self.add(index, 200, go=160)
            return
        self.walked(after)
        self.add(index, 360, go=300, sound="thud")

    def check(self, index: int, event: ChargeChecked) -> None:
        for pair in range(3):
            self.add(index, 200, lit=(pair, pair + 3))
        sparks = tuple(
            Spark("right", (self.at[seat][0], self.at[seat][1] - 0.75), 0, "", seat)
            for seat in SEATS
            if event.may_charge[seat]
        )
        self.add(index, 420 if sparks else 160, sparks=sparks)

    def shake(self, index: int, seat: Seat) -> None:
        facing = list(self.facing)
        facing[seat] += 0.22
        self.add(index, 120, go=100, facing=(facing[0], facing[1]))
        self.add(index, 140, go=120)


def _between(one: Point, two: Point) -> Point:
    return (one[0] + two[0]) / 2, (one[1] + two[1]) / 2


def _towards(here: Point, there: Point, part: float) -> Point:
    return here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part

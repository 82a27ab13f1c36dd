"""A turn of Arena Duel as beats: where both figures get to, which dice count, and what happens between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Final

from engine.core.events import Event
from engine.core.game import Seat
from engine.games.hex_duel.board import neighbour
from engine.games.hex_duel.events import (
    ChargeChecked,
    ChargeStopped,
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
from engine.games.hex_duel.tables import TURNS
from ui.art.motion import TUMBLE_MS
from ui.board.scene import Path, Point, Spark, middle

Points = tuple[Point, Point]
Ways = tuple[float, float]
SEATS: Final = (0, 1)

#: How long a beat of a still picture stands.
STILL_MS: Final = 400.0
#: Dice that have landed are looked at for a moment.
_LANDED_MS: Final = 60.0
#: So far apart are the middles of two figures that touch.
_TOUCH: Final = 1.25
#: How far aside figures step that pass each other.
_ASIDE: Final = 0.64
#: How far a figure leans that cannot go, and one that strikes.
_LEAN: Final = 0.2
#: How far a figure is shaken, in sides of a hex.
_SHAKE: Final = 0.22
#: Places in the row of dice of what is compared when figures cross, and when they are bound for one hex.
_SECOND: Final = (1, 4)
_THIRD: Final = (2, 5)
#: Until these are told, what was ordered lies on the board.
_MOVING: Final = (OrdersOpened, Moved, Crossed, Struck, Collided, ChargeStopped)


@dataclass(frozen=True, slots=True)
class Beat:
    """Both figures get to these places and facings in `go` ms and hold until `ms` are over; `event` is on show.

    Facings go on beyond 0 to 5, so that a turn goes the short way.  `lit` are the dice that count just now (None:
    all alike), `sparks` begin with the beat, `paths` are those walked when it ends, `down` are those who lie on the
    floor.  With `roll` the dice are rolled.
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
    down: tuple[Seat, ...] = ()


def beats(before: State, events: Sequence[Event]) -> tuple[Beat, ...]:
    """Give the beats of a turn played from a state: each event has some, in the order in which it happened.

    >>> from engine.games.hex_duel.state import Options, opening
    >>> [beat.sparks[0].text for beat in beats(opening(Options()), [Tired((15, 15), (14, 14))])]
    ['−1']
    """
    turn = _Turn(before)
    for index, event in enumerate(events):
        turn.play(index, event)
    return tuple(turn.beats)


def stills(moving: Sequence[Beat]) -> tuple[Beat, ...]:
    """Give one unmoving picture an event: how it ended, for as long as it takes to read it."""
    last = {beat.event: beat for beat in moving}
    # What only goes with movement is not heard.
    return tuple(
        replace(beat, ms=STILL_MS, go=0.0, roll=False, sound="" if beat.sound in ("clack", "count") else beat.sound)
        for beat in last.values()
    )


def trails(events: Sequence[Event]) -> tuple[Path, ...]:
    """Give the ways both figures went in the events of a turn, hex by hex.

    >>> [path.points for path in trails([Moved(1, (0,), ((0, 0), (0, 2)), ((0, 1), (0, 2)))])]
    [((0.0, 0.0), (0.8660254037844386, 1.5))]
    """
    return tuple(
        Path(seat, (middle(event.before[seat]), middle(event.after[seat])))
        for event in events
        if isinstance(event, Moved | Crossed | Collided | Pressed)
        for seat in SEATS
        if event.before[seat] != event.after[seat]
    )


class _Turn:
    """The scratch pad of a turn: where both stand by now, which dice count, and the beats so far."""

    def __init__(self, before: State) -> None:
        self.before = before
        self.at: Points = middle(before.pos[0]), middle(before.pos[1])
        self.facing: Ways = float(before.facing[0]), float(before.facing[1])
        self.ordered: tuple[Path, ...] = ()
        self.walked: tuple[Path, ...] = ()
        self.lit: tuple[int, ...] | None = None
        self.down: tuple[Seat, ...] = ()
        self.beats: list[Beat] = []

    def play(self, index: int, event: Event) -> None:
        if not isinstance(event, _MOVING):
            self.ordered = ()
        match event:
            case OrdersOpened():
                self.opened(index, event)
            case Moved():
                self.lit = None
                self.go(index, 360, event)
            case Crossed():
                self.cross(index, event)
            case Collided():
                self.collide(index, event)
            case Turned():
                turned = list(self.facing)
                turned[event.seat] += TURNS[event.turn]
                self.facing = turned[0], turned[1]
                self.add(index, 220)
            case TurnLost() | RearTaken():
                self.shake(index, event.seat)
            case Fought():
                self.fight(index, event)
            case Struck():
                spark = Spark("hurt", self.at[event.seat], 0, f"\u2212{event.damage}", event.seat)
                self.add(index, 380, sparks=(spark,), sound="heavy" if event.damage > 1 else "thud")
            case Pressed():
                self.press(index, event)
            case TurnCut():
                tie = () if event.cause == "push-blocked" else (Spark("tie", _between(*self.at), 0),)
                self.add(index, 320, sparks=tie)
            case ChargeChecked():
                self.check(index, event)
            case Tired():
                self.lit = None
                sparks = tuple(Spark("tired", self.at[seat], 0, "\u22121", seat) for seat in SEATS)
                self.add(index, 360, sparks=sparks)
            case DuelEnded():
                self.lit = None
                self.down = tuple(seat for seat in SEATS if event.hp[seat] <= 0)
                self.add(index, 400, sound="bell" if event.winner is None else "swell")
            case _:
                self.add(index, 200)

    def add(
        self,
        event: int,
        ms: float,
        *,
        at: Points | None = None,
        facing: Ways | None = None,
        sparks: tuple[Spark, ...] = (),
        sound: str = "",
        roll: bool = False,
    ) -> None:
        """Add a beat; `at` and `facing` are where figures are for the length of it, if not where they stand."""
        at, facing, paths = at or self.at, facing or self.facing, (*self.ordered, *self.walked)
        beat = Beat(ms, event, at, facing, ms * 0.85, self.lit, sparks, paths, sound, roll, self.down)
        self.beats.append(beat)

    def go(
        self,
        index: int,
        ms: float,
        event: Moved | Crossed | Collided | Pressed,
        sparks: tuple[Spark, ...] = (),
        sound: str = "",
    ) -> None:
        """Go to where the referee puts both, and leave a trail."""
        self.at = middle(event.after[0]), middle(event.after[1])
        self.walked += trails((event,))
        self.add(index, ms, sparks=sparks, sound=sound)

    def opened(self, index: int, event: OrdersOpened) -> None:
        """Lay both orders open, then roll, unless the dice were there before."""
        ordered = []
        for seat, order in enumerate(event.orders):
            way = order.way(self.before.facing[seat])
            if way is not None:
                here = self.before.pos[seat]
                there = neighbour(here, way)
                goal = neighbour(there, way) if order.charge else there
                ordered.append(Path(seat, (middle(here), middle(goal)), True))
        self.ordered = tuple(ordered)
        self.add(index, 320)
        if not event.ahead:
            self.add(index, TUMBLE_MS + _LANDED_MS, roll=True, sound="clack")

    def cross(self, index: int, event: Crossed) -> None:
        """Both step aside to pass each other, and their weapons meet on the way."""
        self.lit = _SECOND
        mid = _between(*self.at)
        passing = []
        for here in self.at:
            x, y = here[0] - mid[0], here[1] - mid[1]
            far = hypot(x, y)
            passing.append((mid[0] - y / far * _ASIDE, mid[1] + x / far * _ASIDE))
        self.add(index, 240, at=(passing[0], passing[1]))
        self.go(index, 340, event, (Spark("tie" if event.winner is None else "clash", mid, 0),), "thud")

    def collide(self, index: int, event: Collided) -> None:
        """Whoever moves comes up against the other, and gets to where the third dice let it."""
        self.lit = _THIRD
        part = 1 - _TOUCH / hypot(self.at[1][0] - self.at[0][0], self.at[1][1] - self.at[0][1])
        met = [_towards(self.at[seat], middle(event.targets[seat]), part) for seat in SEATS]
        spark = Spark("bump", _between(met[0], met[1]), 0)
        if event.kind == "blocked" and event.stander is not None and event.behind is not None:
            met[event.stander] = _towards(self.at[event.stander], middle(event.behind), _LEAN)
        self.add(index, 240, at=(met[0], met[1]))
        tie = (Spark("tie", spark.at, 0),) if event.winner is None else ()
        self.go(index, 360, event, (spark, *tie), "thud")

    def fight(self, index: int, event: Fought) -> None:
        """Compare the dice that count value by value, down to the one that decides; then strike."""
        counted = [(3 * seat + place, value) for seat in SEATS for place, value in enumerate(event.usable[seat])]
        self.lit = tuple(place for place, _ in counted)
        self.add(index, 280)
        for value, _, _ in event.rows:
            self.lit = tuple(place for place, rolled in counted if rolled == value)
            self.add(index, 260, sound="count")
        mid = _between(*self.at)
        strikers = SEATS if event.winner is None else (event.winner,)
        struck = [_towards(here, mid, 2 * _LEAN if seat in strikers else 0) for seat, here in enumerate(self.at)]
        self.add(index, 140, at=(struck[0], struck[1]))
        self.add(index, 260, sparks=(Spark("tie" if event.winner is None else "clash", mid, 0),), sound="thud")

    def press(self, index: int, event: Pressed) -> None:
        """The winner steps in and drives the loser on, or into what stands behind."""
        if not event.barrier:
            self.go(index, 360, event, sound="thud")
            return
        loser = 1 - event.seat
        pressed = list(self.at)
        pressed[loser] = _towards(self.at[loser], middle(event.behind), _LEAN)
        pressed[event.seat] = _towards(self.at[event.seat], self.at[loser], _LEAN)
        self.add(index, 180, at=(pressed[0], pressed[1]))
        self.go(index, 260, event, (Spark("bump", pressed[loser], 0),), "thud")

    def check(self, index: int, event: ChargeChecked) -> None:
        """Compare first with first, second with second, third with third; then say who may charge."""
        better: list[int] = []
        for pair, (one, two) in enumerate(zip(*event.dice, strict=True)):
            self.lit = pair, pair + 3
            self.add(index, 170, sound="count")
            better += [pair] * (one >= two) + [pair + 3] * (two >= one)
        self.lit = tuple(better)
        # There is always somebody: without an equal pair one side has the larger die in two or three.
        may = [seat for seat in SEATS if event.may_charge[seat]]
        sparks = tuple(Spark("right", (self.at[seat][0], self.at[seat][1] - 0.75), 0, "", seat) for seat in may)
        self.add(index, 360, sparks=sparks)

    def shake(self, index: int, seat: Seat) -> None:
        """A figure starts to turn, and does not."""
        facing = list(self.facing)
        facing[seat] += _SHAKE
        self.add(index, 120, facing=(facing[0], facing[1]))
        self.add(index, 140)


def _between(one: Point, two: Point) -> Point:
    return (one[0] + two[0]) / 2, (one[1] + two[1]) / 2


def _towards(here: Point, there: Point, part: float) -> Point:
    return here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part

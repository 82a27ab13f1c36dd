"""A turn of Arena Duel as it moves: both figures on the board, and the six dice.

Every event of the turn has its beats (`ui.art.duel_beats`), in the order in which the referee came to it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final

from engine.core.events import Event
from engine.games.hex_duel.board import Board
from engine.games.hex_duel.state import State
from engine.games.hex_duel.tables import DIE, SIDES, Hex
from ui.art import dice
from ui.art.duel_beats import SEATS, Beat, Points, Ways, beats, stills
from ui.art.line import Moment
from ui.art.motion import TUMBLE_MS, Die, ease
from ui.art.rig import Change
from ui.art.solids import SLOTS
from ui.board.scene import Figure, Path, Scene, Spark, middle

#: Places of the six dice in a row: seat 0's first, second, third, then seat 1's.
DICE: Final = 6
FACES: Final = DIE
#: A tumble has so many pictures: about one a frame, so that each is worked out once.
_STEPS: Final = 24
#: How far what happens is gone in a still picture: it has to be seen there, too.
_STILL: Final = 0.35


@dataclass(frozen=True)
class DuelLine:
    """The beats of a turn after the places in which both began it; with `stills` every beat is one picture.

    `values` are its dice, `lay` those that lay there before they were rolled (neither: blank).
    """

    ground: Scene
    at: Points
    facing: Ways
    beats: tuple[Beat, ...]
    values: tuple[int, ...]
    lay: tuple[int, ...] = ()
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

    @cached_property
    def _rolled(self) -> float:
        """The moment at which the dice are thrown."""
        thrown = (start for beat, start in zip(self.beats, self.starts, strict=True) if beat.roll)
        return next(thrown, -TUMBLE_MS)

    def moment(self, ms: float) -> Moment:
        """Give the moment `ms` after the start (see `ui.art.line`); an event is told with its last beat."""
        if not self.beats:
            return Moment(dice_changes(self.values, 1.0, None), 1, self._scene(self.at, self.facing))
        if ms >= self.length:
            last = self.beats[-1]
            scene = self._scene(last.at, last.facing, down=last.down, paths=last.paths)
            return Moment(dice_changes(self.values, 1.0, None), last.event + 1, scene)
        index = max(bisect_right(self.starts, ms) - 1, 0)
        beat = self.beats[index]
        since = max(ms - self.starts[index], 0.0)
        at, facing, paths = self._between(index, since)
        gone = _STILL if self.stills else since / beat.ms
        sparks = tuple(replace(spark, part=gone) for spark in beat.sparks)
        tumble = (ms - self._rolled) / TUMBLE_MS
        values, part = (self.lay, 1.0) if tumble < 0 else (self.values, min(tumble, 1.0))
        whole = self.beats[index + 1].event != beat.event if index + 1 < len(self.beats) else True
        told = beat.event + (1 if whole and not 0 <= tumble < 1 else 0)
        return Moment(dice_changes(values, part, beat.lit), told, self._scene(at, facing, sparks, beat.down, paths))

    def sounds(self, since: float, until: float) -> list[str]:
        """Name the sounds of a stretch of time (see `ui.art.line`)."""
        return [
            beat.sound
            for beat, start in zip(self.beats, self.starts, strict=True)
            if beat.sound and since < start <= until
        ]

    def _between(self, index: int, since: float) -> tuple[Points, Ways, tuple[Path, ...]]:
        """Give where both are `since` ms into a beat, and the ways they went; what they walk just now grows."""
        beat = self.beats[index]
        if self.stills or since >= beat.go:
            return beat.at, beat.facing, beat.paths
        before = self.beats[index - 1] if index else None
        at0, facing0, known = (before.at, before.facing, before.paths) if before else (self.at, self.facing, ())
        part = ease("both", since / beat.go)
        one, two = (
            (here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part)
            for here, there in zip(at0, beat.at, strict=True)
        )
        left, right = (a + (b - a) * part for a, b in zip(facing0, beat.facing, strict=True))
        at = one, two
        paths = tuple(
            path if path.ghost or path in known else replace(path, points=(path.points[0], at[path.seat]))
            for path in beat.paths
            if part > 0 or path.ghost or path in known
        )
        return at, (left, right), paths

    def _scene(
        self,
        at: Points,
        facing: Ways,
        sparks: tuple[Spark, ...] = (),
        down: Sequence[int] = (),
        paths: tuple[Path, ...] = (),
    ) -> Scene:
        hits = {spark.seat: 1 - spark.part for spark in sparks if spark.kind == "hurt"}
        figures = tuple(
            Figure(seat, at[seat], facing[seat] % SIDES, down=seat in down, hit=hits.get(seat, 0.0)) for seat in SEATS
        )
        return replace(self.ground, figures=figures, sparks=sparks, paths=paths)


def ground(board: Board, near: Sequence[Hex] = ()) -> Scene:
    """Give the scene of a board with nobody on it; `near` are places that must be seen.

    >>> from engine.games.hex_duel.boards import shipped
    >>> len(ground(shipped("hexagon2")).tiles)
    19
    """
    starts = tuple((start[0], start[1]) for start in board.starts)
    return Scene(board.hexes, board.obstacles, starts=starts, near=tuple(near))


def standing(state: State) -> tuple[Figure, Figure]:
    """Give both figures as they stand after a step; who has no HP left lies.

    >>> from engine.games.hex_duel.state import Options, opening
    >>> [figure.facing for figure in standing(opening(Options()))]
    [0, 3]
    """
    one, two = (Figure(seat, middle(state.pos[seat]), state.facing[seat], down=state.hp[seat] <= 0) for seat in SEATS)
    return one, two


def dice_changes(values: Sequence[int], part: float, lit: Sequence[int] | None) -> Sequence[Change]:
    """Give what the six dice are at a moment: `part` of their tumble, lit those that count (None: all alike).

    Without `values` they are blank.

    >>> {change.value for change in dice_changes((), 1.0, None) if change.attr == "text"}
    {''}
    """
    return _dice_changes(tuple(values), round(part * _STEPS), None if lit is None else tuple(lit))


@lru_cache(maxsize=256)
def _dice_changes(values: tuple[int, ...], step: int, lit: tuple[int, ...] | None) -> tuple[Change, ...]:
    out: list[Change] = []
    for place in range(DICE):
        out += _die_changes(place, values[place] if values else 0, step)
        look = "" if lit is None else " tray-lit" if place in lit else " tray-dim"
        out.append(Change(f"dice.{place}.lit", "class", f"tray-die{look}"))
    return tuple(out)


@lru_cache(maxsize=256)
def _die_changes(place: int, value: int, step: int) -> tuple[Change, ...]:
    die: Die | None = (FACES, value, step / _STEPS) if value else None
    return tuple(dice.changes(f"dice.{place}", die, SLOTS[FACES]))


def duel_line(before: State | None, after: State, events: Sequence[Event], *, reduced: bool = False) -> DuelLine:
    """Make the line of a turn: from the state before it (None: the opening) over its events to the state after it.

    An ordinary turn takes about 3 s; `reduced` gives one still picture an event.  It ends with the figures as
    `standing` gives them, and the ways that `ui.art.duel_beats.trails` gives.

    >>> from engine.games.hex_duel.state import Options, opening
    >>> duel_line(None, opening(Options()), ()).length
    0
    """
    begun = before or after
    scene = ground(after.options.map, (*(before.pos if before else ()), *after.pos))
    at = middle(begun.pos[0]), middle(begun.pos[1])
    facing = float(begun.facing[0]), float(begun.facing[1])
    if before is None:
        return DuelLine(scene, at, facing, (), _row(after), stills=reduced)
    moving = beats(before, events)
    return DuelLine(scene, at, facing, stills(moving) if reduced else moving, _row(after), _row(before), reduced)


def _row(state: State) -> tuple[int, ...]:
    return tuple(value for three in state.dice for value in three) if state.dice else ()

"""What the match screen shows of a bout, worked out from the events revealed so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import singledispatch
from typing import TypeVar

from engine.core.events import Event
from engine.games.d12_boxing import tables
from engine.games.d12_boxing.events import (
    BoutEnded,
    ConditionChanged,
    CountRolled,
    KnockedDown,
    LimitReached,
    RoundBegan,
    RoundScored,
    TurnRolled,
)
from engine.games.d12_boxing.state import BoutResult, Pair, State
from ui.screens.bout.told import told
from ui.screens.play import Play

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Shown:
    """The bout as far as it is revealed; pairs are by seat, as in `State`.

    `column` is the turn table's column that was read, or that the next roll is
    read in while none of this step is revealed; `row` its lit row (1 .. 12), None before the roll.
    `die` is the value on top of the die and `thrower` whose it is (None: the
    turn's).  `down` are the boxers on the canvas, in the order they fell.
    """

    round: int
    turn: int
    condition: tuple[str, str]
    knockdowns: Pair
    round_knockdowns: Pair
    favourable: Pair
    points: Pair
    result: BoutResult | None
    column: str
    row: int | None = None
    die: int | None = None
    thrower: int | None = None
    down: tuple[int, ...] = ()

    @property
    def next_column(self) -> str:
        """The column in which the next turn will be read."""
        return tables.column(*self.condition)


def opening(state: State) -> Shown:
    """Show a state with nothing rolled yet."""
    return Shown(
        state.round,
        state.turn,
        state.condition,
        state.knockdowns,
        state.round_knockdowns,
        state.favourable,
        state.points,
        state.result,
        tables.column(*state.condition),
    )


def shown(play: Play) -> Shown:
    """Show what a match screen may know now: the step before, and this step's events as far as they may be told."""
    played = play.match.played
    return fold(opening(played[max(play.at - 1, 0)].state), told(play, CountRolled))


def fold(before: Shown, events: Iterable[Event]) -> Shown:
    """Apply events in order; after all of a step's events it shows what the step's state says."""
    now = before
    for event in events:
        now = _after(event, now)
    return now


@singledispatch
def _after(event: Event, now: Shown) -> Shown:
    return now


@_after.register
def _(event: TurnRolled, now: Shown) -> Shown:
    favourable = list(now.favourable)
    if event.outcome in tables.FAVOURS:
        favourable[tables.FAVOURS[event.outcome]] += 1
    return replace(
        now,
        round=event.round,
        turn=event.turn,
        favourable=(favourable[0], favourable[1]),
        column=event.column,
        row=event.die,
        die=event.die,
        thrower=None,
        down=(),
    )


@_after.register
def _(event: ConditionChanged, now: Shown) -> Shown:
    return replace(now, condition=_with(now.condition, event.seat, event.after))


@_after.register
def _(event: KnockedDown, now: Shown) -> Shown:
    return replace(
        now,
        knockdowns=_with(now.knockdowns, event.seat, event.total),
        round_knockdowns=_with(now.round_knockdowns, event.seat, event.in_round),
        down=(*now.down, event.seat),
    )


@_after.register
def _(event: LimitReached, now: Shown) -> Shown:
    return replace(now, thrower=event.seat)


@_after.register
def _(event: CountRolled, now: Shown) -> Shown:
    down = now.down if event.fate in ("ko", "tko") else tuple(seat for seat in now.down if seat != event.seat)
    return replace(now, die=event.die, thrower=event.seat, down=down)


@_after.register
def _(event: RoundScored, now: Shown) -> Shown:
    return replace(now, points=event.totals)


@_after.register
def _(event: RoundBegan, now: Shown) -> Shown:
    return replace(now, round=event.round, turn=0, round_knockdowns=(0, 0), favourable=(0, 0))


@_after.register
def _(event: BoutEnded, now: Shown) -> Shown:
    return replace(now, result=BoutResult(event.winner, event.method, event.round, event.turn))


def _with(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)

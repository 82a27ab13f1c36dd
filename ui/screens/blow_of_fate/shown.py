"""What the match screen shows of a bout, worked out from the events revealed so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import singledispatch

from engine.core.dice import Typed
from engine.core.errors import DiceNeeded
from engine.core.events import Event
from engine.core.game import Result
from engine.games.blow_of_fate.events import (
    BoutEnded,
    Clinched,
    CountRolled,
    Fatigued,
    KnockedDown,
    PunchThrown,
    Rested,
    RightRolled,
    RoundBegan,
    WornDown,
)
from engine.games.blow_of_fate.state import Pair, State
from ui.screens.bout.told import told
from ui.screens.play import Play


@dataclass(frozen=True, slots=True)
class Shown:
    """The bout as far as it is revealed; pairs are by seat, as in `State`.

    `change` is what each has lost (below 0) or won of HP in this step, `build`
    are both builds as they came into the ring (to hold `speed` and `toughness`
    against).  `cell` are the two d6 of the punch thrown last, `thrower` who
    threw it; `row` is the row of the knockdown table in which a boxer gets up,
    or does not, and `total` what was rolled for it; `down` who is on the canvas.
    `rights` are both pairs of d12.
    """

    round: int
    turn: int
    hp: Pair
    punch: Pair
    speed: Pair
    toughness: Pair
    attacks: Pair
    knockdowns: Pair
    round_knockdowns: Pair
    result: Result | None
    build: tuple[tuple[int, int, int], tuple[int, int, int]]
    change: Pair = (0, 0)
    rights: tuple[Pair, Pair] | None = None
    cell: Pair | None = None
    thrower: int | None = None
    row: str | None = None
    total: int | None = None
    down: tuple[int, ...] = ()

    def values(self, seat: int) -> tuple[tuple[int, int], ...]:
        """Give Punch, Speed and Toughness of a seat as (as built, now)."""
        now = (self.punch[seat], self.speed[seat], self.toughness[seat])
        return tuple(zip(self.build[seat], now, strict=True))


def opening(state: State) -> Shown:
    """Show a state with nothing rolled yet."""
    one, two = state.options.boxers
    return Shown(
        state.round,
        state.turn,
        state.hp,
        state.punch,
        state.speed,
        state.toughness,
        state.attacks,
        state.knockdowns,
        state.round_knockdowns,
        state.result,
        (one.build, two.build),
    )


def shown(play: Play) -> Shown:
    """Show what a match screen may know now: the step before, and this step's events as far as they may be told."""
    played = play.match.played
    return fold(opening(played[max(play.at - 1, 0)].state), told(play, CountRolled))


def half_played(play: Play) -> tuple[Event, ...]:
    """Give what is settled by the dice typed in for a step that still waits for others."""
    match = play.match
    settled: list[Event] = []
    if play.known or play.moving or not match.typed:
        return ()
    # Dice that are not there yet are filled up: what does not hang on them is settled.
    left = len(match.typed)
    for event in match.game.step(match.state, {}, _Filled(match.typed)).events:
        left -= {RightRolled: 4, PunchThrown: 2, CountRolled: 2}.get(type(event), 0)
        if left < 0:
            break
        settled.append(event)
    return tuple(settled)


class _Filled(Typed):
    """Typed dice with ones after them."""

    def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
        try:
            return super().roll(sides, by, to)
        except DiceNeeded:
            return 1


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
def _(event: RightRolled, now: Shown) -> Shown:
    attacks, who = now.attacks, event.attacker
    if who is not None:
        attacks = with_(attacks, who, attacks[who] + 1)
    return replace(
        now,
        round=event.round,
        turn=event.turn,
        attacks=attacks,
        change=(0, 0),
        rights=event.dice,
        cell=None,
        thrower=event.attacker,
        row=None,
        total=None,
        down=(),
    )


@_after.register(Clinched)
@_after.register(Rested)
def _(event: Clinched | Rested, now: Shown) -> Shown:
    return _with_hp(now, event.hp)


@_after.register
def _(event: PunchThrown, now: Shown) -> Shown:
    struck = _with_hp(now, with_(now.hp, 1 - event.seat, event.hp))
    return replace(struck, cell=event.dice, thrower=event.seat)


@_after.register
def _(event: KnockedDown, now: Shown) -> Shown:
    return replace(
        now,
        knockdowns=with_(now.knockdowns, event.seat, event.total),
        round_knockdowns=with_(now.round_knockdowns, event.seat, event.in_round),
        row=event.row,
        down=(event.seat,),
    )


@_after.register
def _(event: CountRolled, now: Shown) -> Shown:
    risen = _with_hp(now, with_(now.hp, event.seat, event.hp))
    return replace(risen, total=event.total, down=now.down if event.fate == "ko" else ())


@_after.register
def _(event: WornDown, now: Shown) -> Shown:
    return replace(
        now,
        toughness=with_(now.toughness, event.seat, event.toughness[1]),
        speed=with_(now.speed, event.seat, event.speed[1]),
    )


@_after.register
def _(event: Fatigued, now: Shown) -> Shown:
    return replace(now, speed=with_(now.speed, event.seat, event.after))


@_after.register
def _(event: RoundBegan, now: Shown) -> Shown:
    return replace(now, round=event.round, turn=0, attacks=(0, 0), round_knockdowns=(0, 0))


@_after.register
def _(event: BoutEnded, now: Shown) -> Shown:
    return replace(now, result=Result(event.winner, event.method))


def _with_hp(now: Shown, hp: Pair) -> Shown:
    change = (now.change[0] + hp[0] - now.hp[0], now.change[1] + hp[1] - now.hp[1])
    return replace(now, hp=hp, change=change)


def with_(pair: Pair, seat: int, value: int) -> Pair:
    """Give the pair with another value for a seat."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)

"""The announcer of a duel: which line to say of which event, never the same twice in a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Self

from engine.core.events import Event
from engine.games.hex_duel import events as duel
from engine.games.hex_duel.tables import DICE
from ui.text import booth
from ui.text.hex_duel.lines import LINES
from ui.text.ring import boxers
from ui.text.words import Words

#: HP up to which the announcer speaks of what is left.
_LOW = 3
#: HP left to the winner in a narrow and in a clear victory.
_CLOSE, _CLEAR = 2, 8
#: Damage from which a blow is a heavy one.
_HEAVY = 2

_BARRIERS = {"wall": "wall", "obstacle": "pillar"}


class Moment(booth.Moment):
    """A moment of this game."""

    __slots__ = ()
    book = LINES


@singledispatch
def moment(event: Event) -> Moment | None:
    """Tell what kind of moment an event is, None for one that the announcer lets pass.

    Raises TypeError for an event of another game.

    >>> moment(duel.Tired((3, 9), (2, 8))).kind
    'tired'
    >>> moment(duel.Tired((12, 9), (11, 8))) is None
    True
    """
    raise TypeError(f"no words for {event!r}")


@moment.register(duel.Moved)
@moment.register(duel.Turned)
@moment.register(duel.TurnLost)
@moment.register(duel.TurnCut)
def _(event: Event) -> None:
    # Steps and turns are seen on the board, and what cut the turn short has been told.
    return None


@moment.register
def _(event: duel.DuelBegan) -> Moment:
    return Moment("duel_begins", 0, (), (("hp", event.hp[0]),))


@moment.register
def _(event: duel.OrdersOpened) -> Moment | None:
    charges = [order.charge for order in event.orders]
    if all(charges):
        return Moment("charge_both")
    return Moment("charge", charges.index(True)) if any(charges) else None


@moment.register
def _(event: duel.Crossed) -> Moment:
    if event.winner is None:
        return Moment("crossed_tie", 0, (), (("value", event.dice[0]),))
    fields = _high_low(event.dice)
    narrow = max(event.dice) - min(event.dice) == 1
    return Moment("crossed", event.winner, ("crossed_narrow",) if narrow else (), fields)


@moment.register
def _(event: duel.Collided) -> Moment:
    stander, fields = event.stander, _high_low(event.dice)
    if event.kind == "won":
        return Moment("reached", event.winner or 0, (), fields)
    if event.kind == "tie":
        value = (("value", event.dice[0]),)
        if stander is None:
            return Moment("collision_tie", 0, ("collision_tie_met",), value)
        return Moment("collision_tie", 1 - stander, ("collision_tie_stood",), value)
    assert stander is not None
    if event.kind == "held":
        return Moment("held", stander, (), fields)
    if event.kind == "push":
        return Moment("pushed", 1 - stander, (), fields)
    return Moment("push_blocked", 1 - stander, (f"push_{_BARRIERS[event.barrier]}",), fields)


@moment.register
def _(event: duel.ChargeStopped) -> Moment:
    return Moment("charge_stopped", event.seat)


@moment.register
def _(event: duel.Fought) -> Moment:
    if event.winner is None:
        return Moment("fought_tie" if event.rows else "fought_none")
    winner = event.winner
    mine, theirs = len(event.usable[winner]), len(event.usable[1 - winner])
    die, *counts = event.rows[-1]
    special = []
    if counts[1 - winner]:
        special.append("fought_count")
    elif theirs and len(event.rows) == 1:
        special.append("fought_top")
    if len(event.rows) > 1:
        special.append("fought_next")
    if mine > theirs and mine > 1:
        special.append("fought_more")
    if mine < theirs:
        special.append("fought_fewer")
    if not theirs:
        special.append("fought_unseen")
    numbers = (("die", die), ("more", counts[winner]), ("fewer", counts[1 - winner]))
    return Moment("fought", winner, tuple(special), (*numbers, ("mine", mine), ("theirs", theirs)))


@moment.register
def _(event: duel.Struck) -> Moment | None:
    if event.hp_before <= 0:
        # The press on a dead loser is still made; there is nothing left to lose.
        return None
    numbers = (("base", event.base), ("damage", event.damage), ("before", event.hp_before), ("hp", event.hp))
    if event.hp <= 0:
        return Moment("struck_last", event.seat, (), numbers)
    special = (*(("struck_charge",) if event.charging else ()), *(("struck_low",) if event.hp <= _LOW else ()))
    if event.cause in ("push-blocked", "press-blocked"):
        kind = "struck_wall"
    else:
        kind = "struck_heavy" if event.damage >= _HEAVY else "struck_light"
    return Moment(kind, event.seat, special, numbers)


@moment.register
def _(event: duel.Pressed) -> Moment:
    if not event.barrier:
        return Moment("pressed", event.seat)
    return Moment("press_blocked", event.seat, (f"press_{_BARRIERS[event.barrier]}",))


@moment.register
def _(event: duel.ChargeChecked) -> Moment:
    if all(event.may_charge):
        return Moment("right_both")
    about = event.may_charge.index(True)
    count = event.larger[about]
    return Moment("right_one", about, ("right_all",) if count == len(DICE) else (), (("n", count),))


@moment.register
def _(event: duel.Tired) -> Moment | None:
    low, high = min(event.hp), max(event.hp)
    if not 0 < low <= _LOW:
        # At 0 the end of the duel is told at once.
        return None
    special = () if high > _LOW else ("tired_level",) if low == high else ("tired_both",)
    return Moment("tired", event.hp.index(low), special, (("hp", low), ("other", high)))


@moment.register
def _(event: duel.RearTaken) -> Moment:
    return Moment("rear", event.seat)


@moment.register
def _(event: duel.DuelEnded) -> Moment:
    if event.winner is None:
        return Moment("drawn", 0, (), (("turn", event.turn),))
    hp = event.hp[event.winner]
    fields = (("turn", event.turn), ("hp", hp))
    if event.method == "fatigue":
        return Moment("won_fatigue", event.winner, ("won_by_one",) if hp == 1 else (), fields)
    special = ("won_close",) if hp <= _CLOSE else ("won_clear",) if hp >= _CLEAR else ()
    return Moment("won_death", event.winner, special, fields)


def _high_low(dice: Sequence[int]) -> tuple[tuple[str, int], ...]:
    return ("high", max(dice)), ("low", min(dice))


def say(event: Event, line: str, names: Sequence[str], t: Words) -> str:
    """Fill a line chosen for an event and put it in the reader's language; "" where the announcer is silent.

    >>> say(duel.RearTaken(0, ((0, 0), (-1, 0)), 0), "Behind you, {a}: {b}.", ("", ""), Words("en"))
    'Behind you, Red corner: Blue corner.'
    """
    this = moment(event)
    return this.say(line, boxers(names, t), t) if this and line else ""


@dataclass(frozen=True, slots=True)
class Booth(booth.Booth):
    """The announcer of a duel; `deciding` says that the turn being called is the last one."""

    deciding: bool = False

    def call(self, step: int, events: Iterable[Event]) -> tuple[Self, tuple[str, ...]]:
        """Choose a line for each event of a step ("" where the announcer is silent)."""
        events = tuple(events)
        deciding = any(isinstance(event, duel.DuelEnded) for event in events)
        return booth.Booth.call(replace(self, deciding=deciding), step, events)

    def moment(self, event: Event) -> Moment | None:
        """Tell what kind of moment an event is: after the last turn nobody has a next one to charge in."""
        return None if self.deciding and isinstance(event, duel.ChargeChecked) else moment(event)

"""What can happen in a bout of Twelve-Sided Boxing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.events import Event
from engine.core.game import Seat


@dataclass(frozen=True, slots=True)
class BoutBegan(Event):
    """The bell of round 1; `rounds` are scheduled."""

    clause: ClassVar[str] = "options"
    rounds: int


@dataclass(frozen=True, slots=True)
class TurnRolled(Event):
    """A turn's d12 was read: `die` in `column` (for the conditions `conditions`) gives `outcome`."""

    clause: ClassVar[str] = "turn"
    round: int
    turn: int
    conditions: tuple[str, str]
    column: str
    die: int
    outcome: str


@dataclass(frozen=True, slots=True)
class ConditionChanged(Event):
    """A boxer moved on the ladder; `cause` is the outcome, "knockdown" (scored one) or "interval"."""

    clause: ClassVar[str] = "ladder"
    seat: Seat
    before: str
    after: str
    cause: str


@dataclass(frozen=True, slots=True)
class KnockedDown(Event):
    """Boxer `seat` is down: the `total`-th time in the bout, the `in_round`-th in the round."""

    clause: ClassVar[str] = "knockdown"
    seat: Seat
    devastating: bool
    total: int
    in_round: int


@dataclass(frozen=True, slots=True)
class LimitReached(Event):
    """No count: the referee stops it. `limit` is "bout" (fifth knockdown) or "round" (third in one round)."""

    clause: ClassVar[str] = "limit"
    seat: Seat
    limit: str
    count: int


@dataclass(frozen=True, slots=True)
class CountRolled(Event):
    """The get-up d12 was read: `die` in `column` of count table `table` gives `fate` ("8", "9", "ko", "tko")."""

    clause: ClassVar[str] = "count"
    seat: Seat
    table: str
    column: str
    die: int
    fate: str


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """Round `round` goes `points`; `basis` is "turns" (favourable ones) or "knockdowns" (scored ones).

    `favourable` and `scored` are counts of the round by seat, `totals` the points of the bout so far.
    """

    clause: ClassVar[str] = "score"
    round: int
    points: tuple[int, int]
    basis: str
    favourable: tuple[int, int]
    scored: tuple[int, int]
    totals: tuple[int, int]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The interval is over and round `round` begins."""

    clause: ClassVar[str] = "interval"
    round: int


@dataclass(frozen=True, slots=True)
class BoutEnded(Event):
    """It is over: `winner` (None for a draw) by `method`, in `round` at `turn`, with the points so far."""

    clause: ClassVar[str] = "results"
    winner: Seat | None
    method: str
    round: int
    turn: int
    totals: tuple[int, int]

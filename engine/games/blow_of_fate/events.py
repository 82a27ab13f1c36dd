"""What can happen in a bout of Blow of Fate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.core.events import Event
from engine.core.game import Seat
from engine.games.blow_of_fate.state import Pair


@dataclass(frozen=True, slots=True)
class BoutBegan(Event):
    """The bell of round 1; `rounds` are scheduled."""

    clause: ClassVar[str] = "options"
    rounds: int


@dataclass(frozen=True, slots=True)
class RightRolled(Event):
    """Both rolled 2d12 for the right to attack: `dice` plus `speed` give `totals`; `attacker` is None for a clinch."""

    clause: ClassVar[str] = "right"
    round: int
    turn: int
    dice: tuple[Pair, Pair]
    speed: Pair
    totals: Pair
    attacker: Seat | None


@dataclass(frozen=True, slots=True)
class Clinched(Event):
    """The totals were equal: both recover."""

    clause: ClassVar[str] = "clinch"
    hp_before: Pair
    hp: Pair


@dataclass(frozen=True, slots=True)
class ComboEarned(Event):
    """The attacker's own two d12 are high enough for a second punch."""

    clause: ClassVar[str] = "combo"
    seat: Seat
    dice: Pair


@dataclass(frozen=True, slots=True)
class PunchThrown(Event):
    """Boxer `seat` threw a punch: `dice` name it, and dice + `power` − `toughness` are its `damage`.

    Damage below 1 is guarded.  `hp_before` and `hp` are the other boxer's;
    `held`: a jab that would have taken more, the boxer holds on.  `second`: the
    second punch of a combo.
    """

    clause: ClassVar[str] = "punch"
    seat: Seat
    dice: Pair
    punch: str
    power: int
    toughness: int
    damage: int
    hp_before: int
    hp: int
    second: bool
    held: bool


@dataclass(frozen=True, slots=True)
class KnockedDown(Event):
    """Boxer `seat` is down: the `total`-th time in the bout, the `in_round`-th in the round.

    `punch` and `damage` are what did it; `row` of the knockdown table is that of
    the HP after it ("-5": the lowest, which stops the bout).
    """

    clause: ClassVar[str] = "knockdown"
    seat: Seat
    punch: str
    damage: int
    row: str
    total: int
    in_round: int


@dataclass(frozen=True, slots=True)
class CountRolled(Event):
    """Boxer `seat` rolled 2d6 to get up, read in `row`: "ko", or "up" with the HP from `hp_before` to `hp`."""

    clause: ClassVar[str] = "count"
    seat: Seat
    row: str
    dice: Pair
    total: int
    fate: Literal["ko", "up"]
    hp_before: int
    hp: int


@dataclass(frozen=True, slots=True)
class WornDown(Event):
    """A boxer who got up has lost Toughness, or Speed where none was left; values are (before, after)."""

    clause: ClassVar[str] = "wear"
    seat: Seat
    punch: str
    toughness: Pair
    speed: Pair


@dataclass(frozen=True, slots=True)
class ComboLost(Event):
    """The first punch of a combo put the other boxer down, so boxer `seat` throws no second one."""

    clause: ClassVar[str] = "combo"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """No roll: at this `hp` the referee stops the bout."""

    clause: ClassVar[str] = "count"
    seat: Seat
    hp: int


@dataclass(frozen=True, slots=True)
class LimitReached(Event):
    """No roll: with `count` knockdowns in one round the referee stops the bout; `limit` is "round"."""

    clause: ClassVar[str] = "limit"
    seat: Seat
    limit: str
    count: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The bell ends `round`; `attacks` are the turns in which each seat attacked."""

    clause: ClassVar[str] = "fatigue"
    round: int
    attacks: Pair


@dataclass(frozen=True, slots=True)
class Extended(Event):
    """The last round ended level, both at `hp`: another one follows."""

    clause: ClassVar[str] = "extension"
    hp: int


@dataclass(frozen=True, slots=True)
class Fatigued(Event):
    """Boxer `seat` attacked more often and has lost Speed, from `before` to `after`."""

    clause: ClassVar[str] = "fatigue"
    seat: Seat
    attacks: Pair
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Rested(Event):
    """The interval: both recover."""

    clause: ClassVar[str] = "interval"
    hp_before: Pair
    hp: Pair


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Round `round` begins; `extra`: one more than were scheduled."""

    clause: ClassVar[str] = "interval"
    round: int
    extra: bool


@dataclass(frozen=True, slots=True)
class BoutEnded(Event):
    """It is over: `winner` (None for a draw) by `method`, in `round` at `turn`, with the HP as they stand."""

    clause: ClassVar[str] = "results"
    winner: Seat | None
    method: str
    round: int
    turn: int
    hp: Pair

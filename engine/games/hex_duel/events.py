"""What can happen in a duel.  Pairs are by seat; a step's events tell all that its state shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.core.events import Event
from engine.core.game import Seat
from engine.games.hex_duel.movement import Kind
from engine.games.hex_duel.orders import Order, Turning
from engine.games.hex_duel.state import Dice, Flags, Pair, Places
from engine.games.hex_duel.tables import Hex

#: What took HP.
Cause = Literal["crossing", "push-blocked", "combat", "press-blocked"]
#: What ended a turn at once.
Cut = Literal["crossing-tie", "combat-tie", "push-blocked"]


@dataclass(frozen=True, slots=True)
class DuelBegan(Event):
    """Both stand at their starts."""

    clause: ClassVar[str] = "board"
    pos: Places
    facing: Pair
    hp: Pair


@dataclass(frozen=True, slots=True)
class OrdersOpened(Event):
    """Turn `turn`: both orders lie open, and each side's three dice are there (`ahead`: rolled before ordering)."""

    clause: ClassVar[str] = "orders"
    turn: int
    orders: tuple[Order, Order]
    dice: Dice
    ahead: bool


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Step `step` (1 or 2) of the movement in which nobody met; `movers` are who moved."""

    clause: ClassVar[str] = "movement"
    step: int
    movers: tuple[Seat, ...]
    before: Places
    after: Places


@dataclass(frozen=True, slots=True)
class Crossed(Event):
    """Both crossed one hex side: their second `dice` are compared, `winner` has the larger (None: a tie)."""

    clause: ClassVar[str] = "crossing"
    step: int
    before: Places
    after: Places
    dice: Pair
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class Collided(Event):
    """Both were bound for one hex: their third `dice` are compared, `winner` has the larger (None: a tie).

    `kind`: both moved and the winner came ("won"); nobody came ("tie"); the
    `stander` was pushed to `behind` ("push"), held its hex ("held"), or could
    not be pushed, because at `behind` is `barrier` ("blocked").
    """

    clause: ClassVar[str] = "collision"
    step: int
    kind: Kind
    before: Places
    targets: Places
    after: Places
    dice: Pair
    winner: Seat | None
    stander: Seat | None
    behind: Hex | None
    barrier: str


@dataclass(frozen=True, slots=True)
class ChargeStopped(Event):
    """The charger `seat` does not make its second hex; what it deals is doubled all the same."""

    clause: ClassVar[str] = "collision"
    seat: Seat
    hex: Hex


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """Figure `seat` turned `turn`, from facing `before` to `after`."""

    clause: ClassVar[str] = "movement"
    seat: Seat
    turn: Turning
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """Figure `seat` had ordered `turn`, but lost a collision or was pushed, and keeps its `facing`."""

    clause: ClassVar[str] = "collision"
    seat: Seat
    turn: Turning
    facing: int


@dataclass(frozen=True, slots=True)
class Fought(Event):
    """The figures are adjacent: `arcs` is where each has the other, `usable` the dice that count (as rolled).

    `rows` are the comparison: a value and how many of it each side has, from
    the largest down to the one that decides.  `winner` is None for a tie.
    """

    clause: ClassVar[str] = "adjacent"
    pos: Places
    facing: Pair
    arcs: tuple[str, str]
    usable: tuple[tuple[int, ...], tuple[int, ...]]
    rows: tuple[tuple[int, int, int], ...]
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class Struck(Event):
    """Figure `seat` lost HP: `base` damage, doubled if the other side `charging`, makes `damage`."""

    clause: ClassVar[str] = "damage"
    seat: Seat
    cause: Cause
    base: int
    charging: bool
    damage: int
    hp_before: int
    hp: int


@dataclass(frozen=True, slots=True)
class Pressed(Event):
    """The winner `seat` had the loser in front and drove it on to `behind`; `barrier`: what stopped that, if it did."""

    clause: ClassVar[str] = "press"
    seat: Seat
    before: Places
    after: Places
    behind: Hex
    barrier: str


@dataclass(frozen=True, slots=True)
class TurnCut(Event):
    """The turn ended at once, without a charge check: a tie in a crossing or in combat, or a push without room."""

    clause: ClassVar[str] = "resolution"
    cause: Cut


@dataclass(frozen=True, slots=True)
class ChargeChecked(Event):
    """All three `dice` were compared in pairs: `larger` counts each side's, `equal` are the pairs (0 .. 2) alike."""

    clause: ClassVar[str] = "charge-check"
    dice: Dice
    larger: Pair
    equal: tuple[int, ...]
    may_charge: Flags


@dataclass(frozen=True, slots=True)
class Tired(Event):
    """Nobody died of wounds: both lost 1 HP by fatigue."""

    clause: ClassVar[str] = "fatigue"
    hp_before: Pair
    hp: Pair


@dataclass(frozen=True, slots=True)
class RearTaken(Event):
    """Figure `seat` has the other behind it, and next turn only goes forward."""

    clause: ClassVar[str] = "rear-bound"
    seat: Seat
    pos: Places
    facing: int


@dataclass(frozen=True, slots=True)
class DuelEnded(Event):
    """It is over after turn `turn`: `winner` (None for a draw) by `method`, with the HP as they stand."""

    clause: ClassVar[str] = "results"
    winner: Seat | None
    method: str
    turn: int
    hp: Pair

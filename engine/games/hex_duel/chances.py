"""What an order may come to, and how the dice of a duel fell against what was to be expected: exact over all rolls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.game import Seat
from engine.games.hex_duel.forecast import Forecast, left
from engine.games.hex_duel.orders import Order, legal_orders
from engine.games.hex_duel.outcomes import Outcomes
from engine.games.hex_duel.player import guarded
from engine.games.hex_duel.state import Pair, State

#: All rolls of six d6.
ROLLS: Final = 6**6


@dataclass(frozen=True, slots=True)
class Chances:
    """What a turn comes to for one side, each as a share of 1: who loses HP to a blow, whether the duel is decided.

    `lead` is the expected change of this side's lead in HP by blows, `right` whether it may charge next turn.
    """

    hit: float
    struck: float
    none: float
    won: float
    lost: float
    drawn: float
    right: float
    lead: float


def chances(state: State, seat: Seat, order: Order, hand: Sequence[int] = ()) -> Chances:
    """Give what an order comes to against the other side as the strong computer would mix its orders there.

    `hand` are the side's own dice where it knows them ahead.  Raises nothing: an illegal order is not asked about.

    >>> from engine.games.hex_duel.state import opening, Options
    >>> found = chances(opening(Options()), 0, Order("f"))
    >>> round(found.hit + found.struck + found.none, 9), round(found.lead, 9)
    (1.0, 0.0)
    """
    other = 1 - seat
    outcomes = Outcomes.knowing(seat, (hand[0], hand[1], hand[2])) if hand else Outcomes.of_all()
    forecast = Forecast(state.options.map.floor, state.pos, state.facing, outcomes)
    sums = dict.fromkeys(("hit", "struck", "none", "won", "lost", "drawn", "right", "lead"), 0.0)
    total = 0.0
    for reply, share in zip(legal_orders(state, other), guarded(state, other), strict=True):
        if not share:
            continue
        for branch in forecast.branches(*((order, reply) if seat == 0 else (reply, order))):
            weight = share * branch.weight
            total += weight
            mine, theirs = branch.lost[seat], branch.lost[other]
            hp = left(state.hp, branch.lost)
            sums["hit"] += weight * (theirs > 0)
            sums["struck"] += weight * (mine > 0)
            sums["none"] += weight * (mine == theirs == 0)
            sums["won"] += weight * (hp[other] <= 0 < hp[seat])
            sums["lost"] += weight * (hp[seat] <= 0 < hp[other])
            sums["drawn"] += weight * (hp[seat] <= 0 and hp[other] <= 0)
            sums["right"] += weight * branch.may_charge[seat]
            sums["lead"] += weight * (theirs - mine)
    return Chances(**{key: value / total for key, value in sums.items()})


@dataclass(frozen=True, slots=True)
class Luck:
    """How the dice of `turns` turns fell: by seat the damage dealt, what was to be expected of the orders as they
    were, and the standard deviation of that; and the mean of the `dice` each side rolled, where 3.5 is to be expected.
    """

    turns: int
    dealt: Pair
    expected: tuple[float, float]
    deviation: tuple[float, float]
    dice: int
    means: tuple[float, float]


def luck(turns: Iterable[tuple[State, tuple[Order, Order], State]]) -> Luck:
    """Weigh a duel's turns, each as the state before, both orders and the state after.

    >>> luck([]).turns
    0
    """
    count, dealt = 0, [0, 0]
    mean, variance, pips = [0.0, 0.0], [0.0, 0.0], [0, 0]
    for before, orders, after in turns:
        count += 1
        forecast = Forecast(before.options.map.floor, before.pos, before.facing)
        branches = forecast.branches(*orders)
        fatigue = _fatigue(before, after)
        for seat in (0, 1):
            # What one deals the other loses.
            first = sum(branch.weight * branch.lost[1 - seat] for branch in branches) / ROLLS
            second = sum(branch.weight * branch.lost[1 - seat] ** 2 for branch in branches) / ROLLS
            mean[seat] += first
            variance[seat] += second - first * first
            dealt[seat] += before.hp[1 - seat] - after.hp[1 - seat] - fatigue
            pips[seat] += sum(after.dice[seat]) if after.dice else 0
    return Luck(
        count,
        (dealt[0], dealt[1]),
        (mean[0], mean[1]),
        (max(variance[0], 0.0) ** 0.5, max(variance[1], 0.0) ** 0.5),
        3 * count,
        (pips[0] / (3 * count) if count else 0.0, pips[1] / (3 * count) if count else 0.0),
    )


def _fatigue(before: State, after: State) -> int:
    """How much fatigue both lost: none where damage decided the duel."""
    return 0 if after.result is not None and after.result.method == "death" else 1

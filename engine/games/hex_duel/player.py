"""The computer: it knows what its side sees, and orders by its level."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.core.codec import load
from engine.core.dice import Dice
from engine.core.game import Seat
from engine.games.hex_duel.board import distance, neighbour
from engine.games.hex_duel.forecast import Branch, Forecast, left
from engine.games.hex_duel.mixing import equilibrium, matrix
from engine.games.hex_duel.orders import Order, legal_orders
from engine.games.hex_duel.outcomes import Outcomes
from engine.games.hex_duel.state import Options, Pair, State
from engine.games.hex_duel.tables import DICE_BY_ARC, RELATIVE, SIDES, Hex
from engine.games.hex_duel.worth import worth

#: A mix is rolled with a die of so many sides.
_MIX: Final = 1_000_000
#: Orders this much alike are alike.
_TINY: Final = 1e-9
#: How sure level 3 makes itself that the other is weak.
_WEAK: Final = 0.38


def seen_state(view: Mapping[str, Any]) -> State:
    """Put what a view tells back into a state; dice that are ahead stay unknown.

    >>> from engine.games import get
    >>> from engine.games.hex_duel.state import opening
    >>> begun = opening(Options())
    >>> seen_state(get("hex_duel").view(begun, 0)) == begun
    True
    """
    pos, facing, hp = view["pos"], view["facing"], view["hp"]
    charge, bound = view["may_charge"], view["rear_bound"]
    return State(
        load(Options, view["options"]),
        ((pos[0][0], pos[0][1]), (pos[1][0], pos[1][1])),
        (facing[0], facing[1]),
        (hp[0], hp[1]),
        view["turn"],
        (charge[0], charge[1]),
        (bound[0], bound[1]),
    )


class Duellist:
    """Three levels, all by the view alone: sense, a best reply, an equilibrium."""

    def choose(
        self, view: Mapping[str, Any], seat: Seat, level: int, dice: Dice, legal: Callable[[], Iterator[Order]]
    ) -> Order:
        """Return one of the legal orders.

        Level 1 takes any that has sense (`sensible`), level 2 one of the best
        replies to an opponent who orders anything (`replies`), above that one
        drawn from an equilibrium.
        """
        state, orders = seen_state(view), list(legal())
        if level <= 1:
            return _any(sensible(state, seat, orders), dice)
        hand = view.get("own_dice")
        outcomes = Outcomes.knowing(seat, tuple(hand)) if hand else Outcomes.of_all()
        if level == 2:
            return _any(sensible(state, seat, replies(state, seat, orders, outcomes)), dice)
        if not hand:
            return _drawn(orders, guarded(state, seat), dice)
        # What the other will do it cannot know: it has not seen this hand.  To that, the best reply with the hand.
        return _any(sensible(state, seat, answers(state, seat, orders, outcomes)), dice)


POLICY: Final = Duellist()


def _any(orders: Sequence[Order], dice: Dice) -> Order:
    return orders[dice.roll(len(orders), to="order") - 1]


def _drawn(orders: Sequence[Order], mix: Sequence[float], dice: Dice) -> Order:
    left_over = float(dice.roll(_MIX, to="order"))
    for order, share in zip(orders, mix, strict=True):
        left_over -= share * _MIX
        if share and left_over <= 0:
            return order
    return orders[mix.index(max(mix))]


def payments(state: State, outcomes: Outcomes | None = None) -> list[list[float]]:
    """Give what each pair of legal orders is worth to seat 0, -1 to 1: exact over the rolls, judged after the turn.

    >>> from engine.games.hex_duel.state import opening
    >>> len(payments(opening(Options())))
    12
    """
    floor = state.options.map.floor
    forecast = Forecast(floor, state.pos, state.facing, outcomes)

    def value(branch: Branch) -> float:
        return worth(left(state.hp, branch.lost), floor, branch.pos, branch.facing, branch.may_charge)

    return matrix(forecast, list(legal_orders(state, 0)), list(legal_orders(state, 1)), value)


def mixes(state: State) -> tuple[list[float], list[float]]:
    """Give both sides' shares of their legal orders in an equilibrium of the turn.

    >>> from engine.games.hex_duel.state import opening
    >>> mine, theirs = mixes(opening(Options()))
    >>> round(sum(mine), 9), len(theirs)
    (1.0, 12)
    """
    mine, theirs, _ = equilibrium(payments(state))
    return mine, theirs


def guarded(state: State, seat: Seat) -> list[float]:
    """Give the shares of its orders in a mix that is hard to exploit and still makes use of weak play.

    It is that of the turn's equilibrium if, with `_WEAK` of certainty, the
    other is known to order as `weak` says (M. Johanson, M. Zinkevich,
    M. Bowling, "Computing robust counter-strategies", 2007).

    >>> from engine.games.hex_duel.state import opening
    >>> round(sum(guarded(opening(Options()), 1)), 9)
    1.0
    """
    entries = payments(state)
    if seat == 1:
        entries = [[-row[place] for row in entries] for place in range(len(entries[0]))]
    model = weak(state, 1 - seat)
    for row in entries:
        known = _WEAK * sum(entry * share for entry, share in zip(row, model, strict=True))
        row[:] = [(1 - _WEAK) * entry + known for entry in row]
    return equilibrium(entries)[0]


def weak(state: State, seat: Seat) -> list[float]:
    """Give the shares of a weak player's orders: a third of the time any, a third each as levels 1 and 2.

    >>> from engine.games.hex_duel.state import opening
    >>> round(sum(weak(opening(Options()), 0)), 9)
    1.0
    """
    orders = list(legal_orders(state, seat))
    fair = sensible(state, seat, orders)
    best = sensible(state, seat, replies(state, seat, orders))
    return [(1 / len(orders) + (order in fair) / len(fair) + (order in best) / len(best)) / 3 for order in orders]


def answers(state: State, seat: Seat, orders: Sequence[Order], outcomes: Outcomes) -> list[Order]:
    """Give the best orders of a side that knows its hand, to an opponent who mixes as one who does not know it."""
    known, others = payments(state, outcomes), mixes(state)[1 - seat]
    if seat == 1:
        known = [[-row[place] for row in known] for place in range(len(known[0]))]
    totals = [sum(entry * share for entry, share in zip(row, others, strict=True)) for row in known]
    return [order for order, total in zip(orders, totals, strict=True) if total >= max(totals) - _TINY]


def sensible(state: State, seat: Seat, orders: Sequence[Order]) -> list[Order]:
    """Keep the orders with sense if the other stays: end with it in front or at a front side, no further away than now.

    Where none has all of that, those that come closest to it remain.

    >>> from dataclasses import replace
    >>> from engine.games.hex_duel.state import opening
    >>> begun = opening(Options())
    >>> turned = replace(begun, facing=(1, 3))
    >>> [f"{order.move} {order.turn}" for order in sensible(turned, 0, list(legal_orders(turned, 0)))]
    ['stay none', 'stay right', 'f none', 'f right', 'fr none', 'fr right', 'br none', 'br left', 'br right']
    """
    here, there = state.pos[seat], state.pos[1 - seat]
    now = distance(here, there)
    scores = []
    for order in orders:
        way = order.way(state.facing[seat])
        to = here
        for _ in range(0 if way is None else 2 if order.charge else 1):
            to = neighbour(to, way or 0)
            if to == there:
                break
        away = max(distance(to, there) - now, 0)
        # At the other's very hex: it is met on the way, in front of a figure that goes straight.
        shown = _shown(here if to == there else to, order.faced(state.facing[seat]), there)
        scores.append(shown - 2 * away)
    best = min(max(scores), DICE_BY_ARC["fl"])
    return [order for order, score in zip(orders, scores, strict=True) if score >= best]


def _shown(here: Hex, facing: int, there: Hex) -> int:
    """How many dice a figure would use if the other came straight at it (of two sides alike far, the better)."""
    apart = [distance(neighbour(here, way), there) for way in range(SIDES)]
    near = [way for way in range(SIDES) if apart[way] == min(apart)]
    return max(DICE_BY_ARC[name] for name, turns in RELATIVE.items() if (facing + turns) % SIDES in near)


def replies(state: State, seat: Seat, orders: Sequence[Order], outcomes: Outcomes | None = None) -> list[Order]:
    """Give the best of `orders` for one turn against an opponent to whom every legal order is as likely as any other.

    Exact: what counts is the expected lead in HP after the turn, over all the
    other's orders and all rolls, a duel won or lost counting as a lead of the
    HP at the start.  Whole numbers, so equal orders are equal; all are given.

    >>> from engine.games.hex_duel.state import opening
    >>> begun = opening(Options("gallery"))
    >>> len(replies(begun, 0, list(legal_orders(begun, 0))))
    12
    """
    forecast = Forecast(state.options.map.floor, state.pos, state.facing, outcomes)
    others = list(legal_orders(state, 1 - seat))
    worth: dict[Pair, int] = {}
    totals = []
    for order in orders:
        total = 0
        for other in others:
            pair = (order, other) if seat == 0 else (other, order)
            for branch in forecast.branches(*pair):
                if branch.lost not in worth:
                    worth[branch.lost] = lead(left(state.hp, branch.lost), seat, state.options.hp)
                total += branch.weight * worth[branch.lost]
        totals.append(total)
    best = max(totals)
    return [order for order, total in zip(orders, totals, strict=True) if total == best]


def lead(hp: Pair, seat: Seat, most: int) -> int:
    """Give a side's lead in HP; where one is down, the duel counts for `most`, and a draw for nothing.

    >>> lead((7, 4), 1, 15), lead((3, -1), 0, 15), lead((0, 0), 0, 15)
    (-3, 15, 0)
    """
    mine, theirs = hp[seat], hp[1 - seat]
    if mine > 0 and theirs > 0:
        return mine - theirs
    return most * ((mine > 0) - (theirs > 0))

"""The order that a person lays out before it is sealed: which of the legal ones is meant so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.core.game import Seat
from engine.core.match import Match
from engine.games.hex_duel.board import neighbour
from engine.games.hex_duel.orders import ORDERS, Order, legal_orders, refusal
from engine.games.hex_duel.state import State
from engine.games.hex_duel.tables import FORWARD, TURNS, Hex
from ui.screens.play import Play
from ui.screens.turns import hand as next_hand
from ui.screens.turns import people


@dataclass(frozen=True, slots=True)
class Hand:
    """What `seat` has in hand for the turn after `step`: an order, or none yet; where the keyboard is; what was typed.

    `problem` says why something cannot be ordered; `chances` is what the worker found the order to come to.
    """

    step: int
    seat: Seat
    order: Order | None = None
    cursor: Hex | None = None
    typed: str = ""
    typing: bool = False
    problem: str = ""
    chances: Mapping[str, Any] | None = None


def acting(play: Play) -> Seat | None:
    """Give the seat whose order is laid out on this screen now; None while nobody may, or behind a curtain.

    In a match by link that is this device's own seat, as long as an order is asked of it.
    """
    match = play.match
    if play.known or play.moving or match.over:
        return None
    if play.letter:
        return play.mine
    seat = next_hand(match)
    if seat is None or len(people(match)) < 2:
        return seat
    return seat if play.lifted == curtain_name(match, seat) else None


def curtained(play: Play) -> Seat | None:
    """Give the person before whose order a curtain hangs, so that the other looks away first."""
    if play.known or play.moving or play.match.over or play.letter or len(people(play.match)) < 2:
        return None
    return next_hand(play.match) if acting(play) is None else None


def curtain_name(match: Match, seat: Seat) -> str:
    """Give what `Play.lifted` says while a seat's curtain is up."""
    return f"{match.steps}.{seat}"


def hand_of(play: Play) -> Hand | None:
    """Give the hand of who acts now, a fresh one where nothing was laid out yet."""
    seat = acting(play)
    if seat is None:
        return None
    held = play.draft
    if isinstance(held, Hand) and (held.step, held.seat) == (play.match.steps, seat):
        return held
    return Hand(play.match.steps, seat)


def targets(state: State, seat: Seat) -> dict[Hex, Order]:
    """Give where a seat may go, each with the order that leads there without a turn.

    >>> from engine.games.hex_duel.state import Options, opening
    >>> sorted(targets(opening(Options()), 0))
    [(-2, 0), (-2, 1), (-1, -1), (-1, 0)]
    """
    return {goal(state, seat, order): order for order in legal_orders(state, seat) if order.turn == "none"}


def goal(state: State, seat: Seat, order: Order) -> Hex:
    """Give the hex that an order makes for, nobody being in the way."""
    here, way = state.pos[seat], order.way(state.facing[seat])
    if way is None:
        return here
    there = neighbour(here, way)
    return neighbour(there, way) if order.charge else there


def aimed(state: State, seat: Seat, at: Hex) -> Order | None:
    """Give the order, legal or not, that would lead to a hex; None for one that no order leads to."""
    found = (order for order in ORDERS if order.turn == "none" and goal(state, seat, order) == at)
    return min(found, key=lambda order: refusal(state, seat, order) is not None, default=None)


def turned(hand: Hand) -> Hand:
    """Turn the order in hand on: straight, left, right, straight again."""
    assert hand.order is not None
    ways = tuple(TURNS)
    following = ways[(ways.index(hand.order.turn) + 1) % len(ways)]
    return replace(hand, order=replace(hand.order, turn=following), problem="", chances=None)  # type: ignore[arg-type]


def way_ahead(state: State, seat: Seat, *, charge: bool = False) -> bool:
    """Tell whether any move forward may be ordered."""
    return any(refusal(state, seat, Order(move, "none", charge)) is None for move in FORWARD)

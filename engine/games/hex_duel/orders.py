"""Orders: a move, a turn and perhaps a charge; which of them the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, get_args

from engine.core.errors import IllegalAction
from engine.core.game import Seat
from engine.games.hex_duel.board import Board, neighbour
from engine.games.hex_duel.state import State
from engine.games.hex_duel.tables import FORWARD, RELATIVE, SIDES, TURNS, Hex

Move = Literal["stay", "f", "fl", "fr", "bl", "br", "b"]
Forward = Literal["f", "fl", "fr"]
Turning = Literal["none", "left", "right"]


@dataclass(frozen=True, slots=True)
class Order:
    """What a side orders for a turn: where to go, then whether to turn; with `charge` two hexes straight."""

    move: Move
    turn: Turning = "none"
    charge: bool = False

    def way(self, facing: int) -> int | None:
        """Give the direction of the move for a figure that faces `facing`, None for one who stays.

        >>> Order("fl").way(5), Order("stay").way(0)
        (0, None)
        """
        return None if self.move == "stay" else (facing + RELATIVE[self.move]) % SIDES

    def faced(self, facing: int) -> int:
        """Give the facing after the turn.

        >>> Order("f", "right").faced(0)
        5
        """
        return (facing + TURNS[self.turn]) % SIDES


#: Every order that could ever be legal: the moves with their turns, then the charges.
ORDERS: Final = (
    *(Order(move, turn) for move in get_args(Move) for turn in get_args(Turning)),
    *(Order(move, turn, True) for move in get_args(Forward) for turn in get_args(Turning)),
)


def legal_orders(state: State, seat: Seat) -> Iterator[Order]:
    """Yield all legal orders of a seat.

    >>> from engine.games.hex_duel.state import Options, opening
    >>> len(list(legal_orders(opening(Options()), 0)))
    12
    """
    for order in ORDERS:
        if refusal(state, seat, order) is None:
            yield order


def check_order(state: State, seat: Seat, order: Order) -> None:
    """Raise IllegalAction for an order that a rule forbids (page: Orders).

    The code names the rule: "no-right-to-charge", "charge-forward" (charges go
    f, fl or fr), "rear-bound" (only f, fl, fr), "shut-in" (rear-bound with
    none of these free: only stay, D2), "move-blocked" and "charge-blocked"
    (`hex` is wall or obstacle; the charge's second hex).
    """
    problem = refusal(state, seat, order)
    if problem is not None:
        raise problem


def refusal(state: State, seat: Seat, order: Order) -> IllegalAction | None:
    """Give the error for an order that a rule forbids, None for a legal one."""
    board, here, facing = state.options.map, state.pos[seat], state.facing[seat]
    if order.charge and not state.may_charge[seat]:
        return IllegalAction("no-right-to-charge", seat=seat)
    if order.charge and order.move not in FORWARD:
        return IllegalAction("charge-forward", seat=seat, move=order.move, allowed=FORWARD)
    if state.rear_bound[seat] and order.move not in FORWARD:
        if _open_ahead(board, here, facing):
            return IllegalAction("rear-bound", seat=seat, move=order.move, allowed=FORWARD)
        if order.move != "stay":
            return IllegalAction("shut-in", seat=seat, move=order.move, allowed=("stay",))
    way = order.way(facing)
    if way is None:
        return None
    there = neighbour(here, way)
    if there not in board.floor:
        return IllegalAction("move-blocked", seat=seat, move=order.move, hex=there, what=barrier(board, there))
    beyond = neighbour(there, way)
    if order.charge and beyond not in board.floor:
        return IllegalAction("charge-blocked", seat=seat, move=order.move, hex=beyond, what=barrier(board, beyond))
    return None


def barrier(board: Board, there: Hex) -> str:
    """Say what is in the way on a hex: "obstacle", "wall" off the board, or "" on the floor."""
    if there in board.floor:
        return ""
    return "obstacle" if there in board.obstacles else "wall"


def _open_ahead(board: Board, here: Hex, facing: int) -> bool:
    return any(neighbour(here, (facing + RELATIVE[move]) % SIDES) in board.floor for move in FORWARD)

"""The referee of Arena Duel: how a duel begins and how a turn is resolved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.core.codec import dump, load
from engine.core.dice import Dice
from engine.core.errors import IllegalAction
from engine.core.events import Event
from engine.core.game import Result, Seat, Step, Turn
from engine.games.hex_duel import state as states
from engine.games.hex_duel.board import neighbour
from engine.games.hex_duel.combat import arc, charge_rights, compare, larger, rows, usable
from engine.games.hex_duel.events import (
    Cause,
    ChargeChecked,
    ChargeStopped,
    Collided,
    Crossed,
    Cut,
    DuelBegan,
    DuelEnded,
    Fought,
    Moved,
    OrdersOpened,
    Pressed,
    RearTaken,
    Struck,
    Tired,
    TurnCut,
    Turned,
    TurnLost,
)
from engine.games.hex_duel.movement import Movement, Stride, move
from engine.games.hex_duel.orders import Order, barrier, check_order, legal_orders
from engine.games.hex_duel.state import Flags, Options, State, opening
from engine.games.hex_duel.tables import CHARGING, COMBAT, CROSSING, DICE, DIE, FATIGUE, PRESS_BLOCKED, PUSH_BLOCKED

TRACE: Final = ("turn", "hp", "pos", "facing", "may_charge", "rear_bound", "dice", "result")
SEATS: Final = (0, 1)


class HexDuel:
    """Arena Duel, rules version 1: both order in secret, one turn a step; six d6 a turn, seat 0's three first.

    >>> from engine.core.dice import Recorded
    >>> game = HexDuel()
    >>> duel = game.begin({"hp": 5}, Recorded([])).state
    >>> orders = {0: Order("f"), 1: Order("f", "left")}
    >>> after = game.step(duel, orders, Recorded([(6, value) for value in (6, 5, 1, 2, 3, 4)])).state
    >>> after.pos, after.facing, after.hp, after.may_charge
    (((-1, 0), (1, 0)), (0, 4), (4, 4), (True, False))
    """

    id = "hex_duel"
    rules = 1
    seats = 2
    options = Options
    actions: tuple[type[Any], ...] = (Order,)

    def begin(self, options: Mapping[str, Any], dice: Dice) -> Step[State]:
        """Put the figures on their starts; dice are rolled only with the option dice "before".

        Raises BadOption, for a board BadBoard.
        """
        state = opening(load(Options, options))
        if state.options.dice == "before":
            state = _with_dice_ahead(state, dice)
        return Step(state, (DuelBegan(state.pos, state.facing, state.hp),))

    def turn(self, state: State) -> Turn:
        """Both sides order, sealed together, until there is a result."""
        return Turn("over") if state.result else Turn("order", SEATS, "each")

    def check(self, state: State, seat: Seat, action: Order) -> None:
        """Raise IllegalAction, naming the rule, for an order that is not allowed (see `orders.check_order`)."""
        if state.result:
            raise IllegalAction("match-over", game=self.id)
        if seat not in SEATS:
            raise IllegalAction("not-your-turn", seat=seat, allowed=SEATS)
        if not isinstance(action, Order):
            raise IllegalAction("wrong-action", seat=seat, allowed=Order.__name__)
        check_order(state, seat, action)

    def suggest(self, state: State, seat: Seat) -> Iterator[Order]:
        """Yield every legal order, none once the duel is over."""
        return iter(()) if state.result else legal_orders(state, seat)

    def step(self, state: State, actions: Mapping[Seat | None, Order], dice: Dice) -> Step[State]:
        """Resolve one turn.

        Raises IllegalAction "match-over", "decisions-due" unless both orders
        are there, and what `check` raises.
        """
        if state.result:
            raise IllegalAction("match-over", game=self.id)
        if set(actions) != set(SEATS):
            raise IllegalAction("decisions-due", allowed=SEATS)
        for seat in SEATS:
            self.check(state, seat, actions[seat])
        turn = _Turn(state, (actions[0], actions[1]), state.ahead or _roll(dice))
        turn.play()
        after = turn.state()
        if state.options.dice == "before" and after.result is None:
            after = _with_dice_ahead(after, dice)
        return Step(after, tuple(turn.events))

    def view(self, state: State, seat: Seat | None) -> Mapping[str, Any]:
        """Give the trace and the options, and to a side its own three dice of the next turn, `own_dice`, or null."""
        seen = {**self.trace(state), "options": dump(state.options)}
        if seat is None:
            return seen
        return {**seen, "own_dice": dump(state.ahead[seat]) if state.ahead else None}

    def trace(self, state: State) -> Mapping[str, Any]:
        """Give the fields of the rules page's section "Trace fields"."""
        return {name: dump(getattr(state, name)) for name in TRACE}

    def result(self, state: State) -> Result | None:
        """Give the duel's result once it has one."""
        return state.result


def _roll(dice: Dice) -> states.Dice:
    one, two = (tuple(dice.roll(DIE, by=seat, to=which) for which in DICE) for seat in SEATS)
    return (one[0], one[1], one[2]), (two[0], two[1], two[2])


def _with_dice_ahead(state: State, dice: Dice) -> State:
    return replace(state, ahead=_roll(dice))


class _Turn:
    """The scratch pad of one turn: a state's fields made changeable, and the events so far."""

    def __init__(self, state: State, orders: tuple[Order, Order], dice: states.Dice) -> None:
        self.options = state.options
        self.board = state.options.map
        self.orders = orders
        self.dice = dice
        self.turn = state.turn + 1
        self.pos = state.pos
        self.facing = state.facing
        self.hp = list(state.hp)
        self.may_charge: Flags = (False, False)
        self.rear_bound: Flags = (False, False)
        self.result: Result | None = None
        self.events: list[Event] = [OrdersOpened(self.turn, orders, dice, state.ahead is not None)]

    def state(self) -> State:
        return State(
            self.options,
            self.pos,
            self.facing,
            (self.hp[0], self.hp[1]),
            self.turn,
            self.may_charge,
            self.rear_bound,
            self.dice,
            None,
            self.result,
        )

    def play(self) -> None:
        movement = self.moved()
        cut = self.followed(movement)
        if cut is None:
            self.check_charge()
        else:
            self.events.append(TurnCut(cut))
        self.end()

    def moved(self) -> Movement:
        """1 Movement: up to two strides, then the turns."""
        one, two = self.orders
        ways = (one.way(self.facing[0]), two.way(self.facing[1]))
        third = (self.dice[0][2], self.dice[1][2])
        movement = move(self.board.floor, self.pos, ways, (one.charge, two.charge), larger(*third))
        for number, stride in enumerate(movement.strides, 1):
            self.tell(number, stride)
        for seat in SEATS:
            if movement.stopped[seat]:
                self.events.append(ChargeStopped(seat, movement.pos[seat]))
        self.pos = movement.pos
        self.facing = (self.faced(0, movement), self.faced(1, movement))
        return movement

    def tell(self, number: int, stride: Stride) -> None:
        if stride.kind == "free":
            movers = tuple(seat for seat in SEATS if stride.targets[seat] != stride.before[seat])
            self.events.append(Moved(number, movers, stride.before, stride.after))
        elif stride.kind == "crossing":
            second = (self.dice[0][1], self.dice[1][1])
            self.events.append(Crossed(number, stride.before, stride.after, second, larger(*second)))
            self.hurt(larger(*second), "crossing", CROSSING)
        else:
            way = "" if stride.behind is None else barrier(self.board, stride.behind)
            third = (self.dice[0][2], self.dice[1][2])
            self.events.append(
                Collided(
                    number,
                    stride.kind,
                    stride.before,
                    stride.targets,
                    stride.after,
                    third,
                    stride.winner,
                    stride.stander,
                    stride.behind,
                    way,
                )
            )
            if stride.kind == "blocked":
                self.hurt(stride.winner, "push-blocked", PUSH_BLOCKED)

    def faced(self, seat: Seat, movement: Movement) -> int:
        """Give a figure's facing after the turns, and tell of a turn made or lost."""
        order, before = self.orders[seat], self.facing[seat]
        after = order.faced(before)
        if after == before:
            return before
        if not movement.may_turn[seat]:
            self.events.append(TurnLost(seat, order.turn, before))
            return before
        self.events.append(Turned(seat, order.turn, before, after))
        return after

    def followed(self, movement: Movement) -> Cut | None:
        """2 Adjacent combat, where there is one; give what ended the turn at once, None if nothing did."""
        if movement.blocked is not None:
            return "push-blocked"
        if movement.crossing:
            return "crossing-tie" if self.dice[0][1] == self.dice[1][1] else None
        arcs = arc(self.pos[0], self.facing[0], self.pos[1]), arc(self.pos[1], self.facing[1], self.pos[0])
        if arcs[0] is None or arcs[1] is None:
            return None
        counted = usable(self.dice[0], arcs[0]), usable(self.dice[1], arcs[1])
        winner = compare(*counted)
        self.events.append(Fought(self.pos, self.facing, (arcs[0], arcs[1]), counted, rows(*counted), winner))
        if winner is None:
            return "combat-tie"
        self.hurt(winner, "combat", COMBAT)
        if arcs[winner] == "f":
            self.press(winner)
        return None

    def press(self, winner: Seat) -> None:
        loser = 1 - winner
        behind = neighbour(self.pos[loser], self.facing[winner])
        stopped_by = barrier(self.board, behind)
        before = self.pos
        if not stopped_by:
            self.pos = (self.pos[1], behind) if winner == 0 else (behind, self.pos[0])
        self.events.append(Pressed(winner, before, self.pos, behind, stopped_by))
        if stopped_by:
            self.hurt(winner, "press-blocked", PRESS_BLOCKED)

    def hurt(self, winner: Seat | None, cause: Cause, base: int) -> None:
        """Take HP from the other side (of nobody after a tie); what a charger deals is doubled."""
        if winner is None:
            return
        loser, charging = 1 - winner, self.orders[winner].charge
        damage = base * CHARGING if charging else base
        self.hp[loser] -= damage
        self.events.append(Struck(loser, cause, base, charging, damage, self.hp[loser] + damage, self.hp[loser]))

    def check_charge(self) -> None:
        """3 Charge check."""
        self.may_charge = charge_rights(self.dice)
        pairs = [larger(*pair) for pair in zip(*self.dice, strict=True)]
        equal = tuple(place for place, seat in enumerate(pairs) if seat is None)
        self.events.append(ChargeChecked(self.dice, (pairs.count(0), pairs.count(1)), equal, self.may_charge))

    def end(self) -> None:
        """4 End of turn: death by damage, else fatigue; then who is rear-bound."""
        if min(self.hp) <= 0:
            # One side at most is hurt in a turn.
            self.finish(0 if self.hp[1] <= 0 else 1, "death")
        else:
            before = (self.hp[0], self.hp[1])
            self.hp = [hp - FATIGUE for hp in before]
            self.events.append(Tired(before, (self.hp[0], self.hp[1])))
            if max(self.hp) <= 0:
                self.finish(None, "draw")
            elif min(self.hp) <= 0:
                self.finish(0 if self.hp[1] <= 0 else 1, "fatigue")
        behind = [arc(self.pos[seat], self.facing[seat], self.pos[1 - seat]) == "b" for seat in SEATS]
        self.rear_bound = (behind[0], behind[1])
        for seat in SEATS:
            if self.rear_bound[seat] and self.result is None:
                self.events.append(RearTaken(seat, self.pos, self.facing[seat]))
        if self.result:
            self.events.append(DuelEnded(self.result.winner, self.result.method, self.turn, (self.hp[0], self.hp[1])))

    def finish(self, winner: Seat | None, method: str) -> None:
        self.result = Result(winner, method)

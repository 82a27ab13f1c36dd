"""A tiny game that uses all of the protocol: secret picks, whoever speaks first, a clock, dice, a hidden card.

Each of two rounds: both seats pick a number in secret and a die falls (turn
"pick"); then either may shout, or the referee's clock runs out ("shout"); then
the dice move on by themselves ("roll").  Whoever has more points at the end wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

from engine import games
from engine.core.codec import dump, load, setting
from engine.core.dice import Dice
from engine.core.errors import IllegalAction
from engine.core.events import Event
from engine.core.game import Result, Seat, Step, Turn

NEXT = {"pick": "shout", "shout": "roll", "roll": "pick"}


@dataclass(frozen=True, slots=True)
class Options:
    rounds: int = setting(2, low=1, high=5)
    loud: bool = False


@dataclass(frozen=True, slots=True)
class Pick:
    pick: int = setting(low=1, high=6)


@dataclass(frozen=True, slots=True)
class Shout:
    word: Literal["mine", "pass"]


@dataclass(frozen=True, slots=True)
class Clock:
    seconds: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    clause: ClassVar[str] = "toy"
    ask: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    cards: tuple[int, int]
    ask: str = "pick"
    round: int = 1
    points: tuple[int, int] = (0, 0)
    result: Result | None = None


class Toy:
    id = "toy"
    rules = 1
    seats = 2
    options = Options
    actions: tuple[type[Any], ...] = (Pick, Shout, Clock)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self)

    def __hash__(self) -> int:
        return 1

    def begin(self, options: Mapping[str, Any], dice: Dice) -> Step[State]:
        read = load(Options, options)
        cards = (dice.roll(7, by=0, to="card"), dice.roll(7, by=1, to="card"))
        return Step(State(read, cards), (Moved("begin", cards),))

    def turn(self, state: State) -> Turn:
        if state.result:
            return Turn("over")
        seats = () if state.ask == "roll" else (0, 1)
        return Turn(state.ask, seats, "any" if state.ask == "shout" else "each")

    def check(self, state: State, seat: Seat, action: Any) -> None:
        wanted = Pick if state.ask == "pick" else Shout
        if type(action) is not wanted:
            raise IllegalAction("wrong-action", seat=seat, allowed=wanted.__name__)
        if isinstance(action, Pick) and action.pick == state.cards[seat]:
            raise IllegalAction("own-card", seat=seat)

    def suggest(self, state: State, seat: Seat) -> Iterator[Any]:
        if state.ask == "pick":
            return (Pick(n) for n in range(1, 7) if n != state.cards[seat])
        return iter((Shout("mine"), Shout("pass")))

    def step(self, state: State, actions: Mapping[Seat | None, Any], dice: Dice) -> Step[State]:
        if state.result:
            raise IllegalAction("match-over", game=self.id)
        for seat, action in actions.items():
            if seat is not None:
                self.check(state, seat, action)
        a, b = state.points
        rolled: tuple[int, ...] = ()
        if state.ask == "pick":
            if tuple(actions) != (0, 1):
                raise IllegalAction("decisions-due", allowed=(0, 1))
            rolled = (dice.roll(6, by=0, to="pick"), dice.roll(6, by=1, to="pick"))
            a, b = a + (actions[0].pick == rolled[0]), b + (actions[1].pick == rolled[1])
        elif state.ask == "shout":
            ((seat, action),) = actions.items()
            a, b = a + (seat == 0 and action.word == "mine"), b + (seat == 1 and action.word == "mine")
        else:
            if actions:
                raise IllegalAction("no-decisions", game=self.id)
            rolled = (dice.roll(4, to="chance"),)
            a += rolled[0] == 4
        after = replace(state, ask=NEXT[state.ask], points=(a, b))
        if state.ask == "roll":
            if state.round == state.options.rounds:
                winner = None if a == b else int(b > a)
                after = replace(after, result=Result(winner, "draw" if a == b else "points"))
            else:
                after = replace(after, round=state.round + 1)
        return Step(after, (Moved(state.ask, rolled),))

    def view(self, state: State, seat: Seat | None) -> Mapping[str, Any]:
        card = None if seat is None else state.cards[seat]
        return {"ask": state.ask, "round": state.round, "points": list(state.points), "card": card}

    def trace(self, state: State) -> Mapping[str, Any]:
        return {
            "ask": state.ask,
            "round": state.round,
            "cards": list(state.cards),
            "points": list(state.points),
            "result": dump(state.result),
        }

    def result(self, state: State) -> Result | None:
        return state.result


@contextmanager
def entered() -> Iterator[Toy]:
    """The registry with the toy in it."""
    games.GAMES["toy", 1] = "tests.core.toy:Toy"
    try:
        game = games.get("toy")
        assert isinstance(game, Toy)
        yield game
    finally:
        del games.GAMES["toy", 1]
        games._loaded.pop(("toy", 1), None)

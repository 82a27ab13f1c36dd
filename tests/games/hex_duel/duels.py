"""Short ways to set a duel up and play a turn of it on given dice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.core.dice import Recorded
from engine.core.game import Step
from engine.games import get
from engine.games.hex_duel.orders import Order
from engine.games.hex_duel.state import Options, State, opening

GAME = get("hex_duel")

E, NE, NW, W, SW, SE = range(6)
#: Three dice a side of which no pair is equal, seat 0 larger in all, and the other way round.
OVER = (6, 6, 6, 1, 1, 1)
UNDER = (1, 1, 1, 6, 6, 6)


def order(text: str) -> Order:
    """An order as it may be typed: "f", "fl right", "stay left", "charge f"."""
    words = text.split()
    charge = words[0] == "charge"
    move, *turn = words[charge:]
    return Order(move, turn[0] if turn else "none", charge)  # type: ignore[arg-type]


def state(
    one: Any = (-2, 0, E), two: Any = (2, 0, W), board: Any = "hexagon3", hp: Any = (15, 15), **given: Any
) -> State:
    """A state: both figures as column, row, facing; any other field by its name."""
    begun = opening(Options(board, 15))
    return replace(begun, pos=(one[:2], two[:2]), facing=(one[2], two[2]), hp=hp, **given)


def turn(begin: State, one: str, two: str, *dice: int) -> Step[State]:
    """One turn with these orders that must use exactly these six dice."""
    source = Recorded([(6, value) for value in dice])
    step = GAME.step(begin, {0: order(one), 1: order(two)}, source)
    assert source.position == 6
    return step


def play(begin: State, one: str, two: str, *dice: int) -> State:
    """The state after one turn."""
    return turn(begin, one, two, *dice).state


def names(step: Step[State]) -> list[str]:
    """What happened, by the events' names."""
    return [type(event).__name__ for event in step.events]


def events(step: Step[State], name: str) -> list[Any]:
    """The events of a name."""
    return [event for event in step.events if type(event).__name__ == name]


def event(step: Step[State], name: str) -> Any:
    """The one event of a name."""
    (found,) = events(step, name)
    return found

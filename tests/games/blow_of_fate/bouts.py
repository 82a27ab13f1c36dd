"""Short ways to set a bout up and play it on given dice."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from engine.core.dice import Recorded
from engine.core.events import Event
from engine.core.game import Step
from engine.games import get
from engine.games.blow_of_fate.state import Boxer, Options, State, opening

GAME = get("blow_of_fate")
EVEN = (5, 5, 5)

#: Four d12 by which seat 0 or seat 1 attacks (for speeds that differ by less than 9), and such as earn a combo.
RED = (10, 1, 1, 1)
BLUE = (1, 1, 10, 1)
RED_COMBO = (12, 9, 1, 1)
BLUE_COMBO = (1, 1, 12, 9)


def state(red: tuple[int, int, int] = EVEN, blue: tuple[int, int, int] = EVEN, **given: Any) -> State:
    """A state by its own fields and those of its options; `red` and `blue` are Punch, Speed, Toughness now."""
    named = {item.name for item in fields(Options)}
    options = Options(**{key: value for key, value in given.items() if key in named})
    # What a build may be is not asked here: values worn in the bout do not add up to 15.
    options = replace(options, boxers=(Boxer("Red", *red), Boxer("Blue", *blue)))
    return replace(opening(options), **{key: value for key, value in given.items() if key not in named})


def turn(begin: State, right: tuple[int, int, int, int], *d6: int) -> Step[State]:
    """One turn that must use exactly these dice: four d12, then d6s."""
    source = Recorded([*((12, value) for value in right), *((6, value) for value in d6)])
    step = GAME.step(begin, {}, source)
    assert source.position == 4 + len(d6), "dice were left over"
    return step


def play(begin: State, right: tuple[int, int, int, int], *d6: int) -> State:
    """The state after one turn on exactly these dice."""
    return turn(begin, right, *d6).state


def names(step: Step[State]) -> list[str]:
    """What happened, by the events' names."""
    return [type(event).__name__ for event in step.events]


def event(step: Step[State], name: str) -> Any:
    """The one event of a name."""
    found: list[Event] = [each for each in step.events if type(each).__name__ == name]
    assert len(found) == 1, (name, names(step))
    return found[0]


def result(after: State) -> tuple[int | None, str] | None:
    """Winner and method."""
    return (after.result.winner, after.result.method) if after.result else None

"""Short ways to set a bout up and play it on given dice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.core.dice import Recorded
from engine.core.game import Step
from engine.games.d12_boxing.rules import D12Boxing
from engine.games.d12_boxing.state import Options, State

GAME = D12Boxing()


def state(**fields: Any) -> State:
    """A state by its trace's fields; options by their own names."""
    options = {key: fields.pop(key) for key in ("rounds", "count_table", "three_knockdown_rule") if key in fields}
    return replace(State(Options(**options)), **fields)


def d12s(values: Iterable[int]) -> Recorded:
    return Recorded([(12, value) for value in values])


def play(begin: State, *dice: int) -> State:
    """One turn that must use exactly these dice."""
    return turn(begin, *dice).state


def turn(begin: State, *dice: int) -> Step[State]:
    source = d12s(dice)
    step = GAME.step(begin, {}, source)
    assert source.position == len(dice), "dice were left over"
    return step


def play_all(begin: State, dice: Iterable[int]) -> State:
    """Turn after turn until the dice are used up."""
    values = list(dice)
    source = d12s(values)
    now = begin
    while source.position < len(values):
        now = GAME.step(now, {}, source).state
    return now


def outcome(step: Step[State]) -> str:
    """What the turn's die said."""
    return next(event.outcome for event in step.events if type(event).__name__ == "TurnRolled")

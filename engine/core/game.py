"""The protocol that every game keeps: a value with pure functions over frozen states."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, TypeVar

from engine.core.dice import Dice
from engine.core.events import Event

Seat = int

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Turn:
    """What is owed now: a question to seats, or nothing but the dice.

    `ask` names the question ("roll", "plan", "over" …).  With no `seats` the
    dice move on by themselves.  `need` is "each" (all of them, sealed and
    revealed together) or "any" (whoever speaks first).
    """

    ask: str
    seats: tuple[Seat, ...] = ()
    need: Literal["each", "any"] = "each"


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: `winner` is a seat, or None for a draw or a shared win.

    Games add their own facts in subclasses; `engine.core.codec.dump` of a
    result is what trace and record show.
    """

    winner: Seat | None
    method: str


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """One call of `begin` or `step`: the state it led to and what happened on the way."""

    state: S
    events: tuple[Event, ...]


class Game(Protocol[S, A]):
    """A game: rules without memory, so that a match is a fold over its steps.

    `id` names it everywhere, `rules` its rules version (+1 whenever the same
    record would play out differently), `seats` how many play, `options` the
    dataclass of its options (fields made with `engine.core.codec.setting`),
    `actions` the dataclasses its decisions are read into (none: pure luck).
    """

    id: str
    rules: int
    seats: int
    options: type[Any]
    actions: tuple[type[Any], ...]

    def begin(self, options: Mapping[str, Any], dice: Dice) -> Step[S]:
        """Set the match up; raises BadOption for options out of range or unknown."""

    def turn(self, state: S) -> Turn:
        """Say what is owed in `state`; `ask` is "over" when there is a result."""

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Raise IllegalAction, naming the rule, if `seat` may not do `action` now."""

    def suggest(self, state: S, seat: Seat) -> Iterator[A]:
        """Yield legal actions: all of them where that is a sensible number."""

    def step(self, state: S, actions: Mapping[Seat | None, A], dice: Dice) -> Step[S]:
        """Play one step with the decisions due; None is the referee's own."""

    def view(self, state: S, seat: Seat | None) -> Mapping[str, Any]:
        """Give what `seat` (None: a spectator) may know, built from an allow-list."""

    def trace(self, state: S) -> Mapping[str, Any]:
        """Give the JSON-ready trace, fields as on the game's rules page."""

    def result(self, state: S) -> Result | None:
        """Give the result, or None while the match goes on."""

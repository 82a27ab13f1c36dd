"""A match: options, dice and decisions folded into states.

A `Match` never changes: every method gives a new one, and a refused action
gives an error and nothing else.  Sealed actions wait here, outside any state,
until all that are due are in; so do typed dice of a step that wants more.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from engine.core.codec import changed, dump, load, setting
from engine.core.dice import Dice, Seeded, Typed, Watched, normal_seed
from engine.core.errors import BadOption, DiceNeeded, EngineError, IllegalAction
from engine.core.events import Event
from engine.core.game import Game, Result, Seat, Turn
from engine.core.names import clean_name

Die = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat: a name, a person or the computer, and the computer's level (1 weakest)."""

    name: str = ""
    kind: Literal["human", "computer"] = "human"
    level: int | None = setting(None, low=0, high=9)


@dataclass(frozen=True, slots=True)
class Source:
    """Where the dice come from, beginning with step `from_step` (0 is `begin`)."""

    from_step: int
    kind: Literal["seed", "typed", "joint"]
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class Ended:
    """A match ended by its people, not by the rules: who resigned, forfeited or abandoned it."""

    kind: Literal["resigned", "forfeit", "abandoned"]
    seat: int | None = setting(None, low=0)


@dataclass(frozen=True, slots=True)
class Branch:
    """A what-if: it left the match `of` after step `at`."""

    of: str
    at: int = setting(low=0)


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat decided; None is the referee's clock."""

    seat: Seat | None
    action: Any


@dataclass(frozen=True, slots=True)
class Played:
    """One step that was played: its state, events, dice and decisions, and where the seed's stream stood after it."""

    state: Any
    events: tuple[Event, ...]
    dice: tuple[Die, ...] = ()
    decisions: tuple[Decision, ...] = ()
    position: int = 0


@dataclass(frozen=True, slots=True)
class Match:
    """A match under way or over; `played[0]` is `begin`.

    `transcript` holds the messages of a match by link, which prove its joint
    dice (see `engine.core.transcript`); a match cut short or gone another way
    is no longer what they say and drops them.

    >>> from engine.games import get
    >>> match = start(get("d12_boxing"), {}, seed="K7Q29XTM4B")
    >>> match.advance().played[-1].dice
    ((12, 6),)
    """

    game: Game[Any, Any]
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    sources: tuple[Source, ...]
    played: tuple[Played, ...] = ()
    sealed: Mapping[Seat | None, Any] = field(default_factory=dict)
    typed: tuple[int, ...] = ()
    thinking: str | None = None
    ended: Ended | None = None
    branch: Branch | None = None
    transcript: tuple[Mapping[str, Any], ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)

    @property
    def state(self) -> Any:
        """The state after the last step."""
        return self.played[-1].state

    @property
    def steps(self) -> int:
        """How many steps were played after `begin`."""
        return len(self.played) - 1

    @property
    def over(self) -> bool:
        """Whether the rules or the people have ended it."""
        return self.ended is not None or self.result is not None

    @property
    def result(self) -> Result | None:
        """The result by the rules, None while there is none."""
        return self.game.result(self.state) if self.played else None

    @property
    def seed(self) -> str | None:
        """The seed of a match whose dice all come from one, else None."""
        return self.sources[0].seed if len(self.sources) == 1 else None

    @property
    def dice(self) -> tuple[Die, ...]:
        """Every game die so far, in order."""
        return tuple(die for step in self.played for die in step.dice)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every decision so far, in the order of a record."""
        return tuple(decision for step in self.played for decision in step.decisions)

    def checks(self) -> tuple[str, ...]:
        """Give the check of `begin` and of every step (record format, key `checks`)."""
        rolled: list[Die] = []
        marks = []
        for step in self.played:
            rolled.extend(step.dice)
            marks.append(check(rolled, self.game.trace(step.state)))
        return tuple(marks)

    def decide(self, seat: Seat | None, action: Any, dice: Dice | None = None) -> Match:
        """Take a decision; the step is played as soon as all that are due are in.

        Where typed dice are wanted first, the decision waits (see `wanted` and
        `with_die`); only for `dice` given here DiceNeeded passes through.

        Raises IllegalAction if it is not this seat's turn, if the seat has
        sealed already, or for what the rules forbid.
        """
        turn = self.game.turn(self.state)
        if self.over:
            raise IllegalAction("match-over", game=self.game.id)
        if seat is not None and (seat not in turn.seats or seat in self.sealed):
            raise IllegalAction("not-your-turn", seat=seat, allowed=turn.seats)
        if self.sealed if turn.need == "any" else seat is None:
            raise IllegalAction("not-your-turn", seat=seat, allowed=turn.seats)
        if seat is not None:
            self.game.check(self.state, seat, action)
        waiting = replace(self, sealed={**self.sealed, seat: action})
        if len(waiting.sealed) < _due(turn):
            return waiting
        try:
            return waiting._play(dice)
        except DiceNeeded:
            if dice is not None:
                raise
            return waiting

    def advance(self, dice: Dice | None = None) -> Match:
        """Play a step that waits for nobody's decision.

        Raises IllegalAction when decisions are due or the match is over, and
        DiceNeeded when typed dice are wanted.
        """
        if self.over:
            raise IllegalAction("match-over", game=self.game.id)
        turn = self.game.turn(self.state)
        if len(self.sealed) < _due(turn):
            raise IllegalAction("decisions-due", allowed=turn.seats)
        return self._play(dice)

    def wanted(self) -> DiceNeeded | None:
        """Say which typed die the step under way wants next, None if it wants none."""
        try:
            self.advance()
        except DiceNeeded as need:
            return need
        except IllegalAction:
            return None
        return None

    def with_die(self, value: int) -> Match:
        """Type in the die that is wanted; plays the step once it has all its dice.

        Raises DiceError for a value that is not on the die.
        """
        waiting = replace(self, typed=(*self.typed, value))
        try:
            return waiting.advance()
        except DiceNeeded:
            return waiting

    def undo(self, steps: int = 1) -> Match:
        """Take steps back: the match as it stood before them."""
        return self.at(max(self.steps - steps, 0))

    def at(self, step: int) -> Match:
        """Give the match as it stood after `step`; raises IllegalAction for a step it has not."""
        if not 0 <= step <= self.steps:
            raise IllegalAction("no-such-step", step=step, allowed=self.steps)
        # A source that begins with the very next step is part of how the match stands: a what-if just begun has one.
        sources = tuple(source for source in self.sources if source.from_step <= step + 1)
        whole = step == self.steps and self.ended is None
        transcript = self.transcript if whole else ()
        past = replace(self, played=self.played[: step + 1], sources=sources, sealed={}, typed=(), ended=None)
        return replace(past, transcript=transcript)

    def branch_at(self, step: int, parent: str, seed: str) -> Match:
        """Begin a what-if after `step`, with the dice of a seed of its own from there."""
        past = self.at(step)
        sources = tuple(source for source in past.sources if source.from_step <= step)
        return replace(
            past,
            sources=(*sources, Source(step + 1, "seed", normal_seed(seed))),
            branch=Branch(parent, step),
            transcript=(),
        )

    def end(self, kind: Literal["resigned", "forfeit", "abandoned"], seat: Seat | None = None) -> Match:
        """End it by its people's will; raises IllegalAction if it is over."""
        if self.over:
            raise IllegalAction("match-over", game=self.game.id)
        return replace(self, ended=Ended(kind, seat), sealed={}, typed=())

    def source(self, step: int) -> Source:
        """Give where the dice of `step` come from."""
        return next(source for source in reversed(self.sources) if source.from_step <= step)

    def _play(self, dice: Dice | None) -> Match:
        # By seat, not in the order of sealing: who was quick must not show.
        actions = dict(sorted(self.sealed.items(), key=lambda sealed: sealed[0] or 0))
        source = self.source(len(self.played))
        begins = source.from_step == len(self.played)
        inner = dice or self._dice(source, 0 if begins else self.played[-1].position)
        watched = Watched(inner)
        step = self.game.step(self.state, actions, watched)
        decisions = tuple(Decision(seat, action) for seat, action in actions.items())
        position = getattr(inner, "position", 0) if source.seed else 0
        played = Played(step.state, step.events, tuple(watched.rolled), decisions, position)
        return replace(self, played=(*self.played, played), sealed={}, typed=())

    def _dice(self, source: Source, position: int) -> Dice:
        if source.kind == "seed" and source.seed is not None:
            return Seeded(source.seed, position=position)
        return Typed(self.typed)


def _due(turn: Turn) -> int:
    """How many decisions a turn waits for."""
    return min(len(turn.seats), 1) if turn.need == "any" else len(turn.seats)


def start(
    game: Game[Any, Any],
    options: Mapping[str, Any],
    players: tuple[Player, ...] | None = None,
    *,
    seed: str | None = None,
    thinking: str | None = None,
    dice: Dice | None = None,
) -> Match:
    """Begin a match: with a seed its dice come from it, without one they are typed in.

    `thinking` is the private seed of the computer players where there is no
    public one; set-up dice of a match with typed dice come from it, too.
    Raises BadOption for options, names or seeds that are not allowed, DiceNeeded
    when set-up dice have nowhere to come from.
    """
    players = tuple(replace(player, name=clean_name(player.name)) for player in players or (Player(),) * game.seats)
    if len(players) != game.seats:
        raise BadOption("wrong-length", field="players", value=len(players), allowed=game.seats)
    source = Source(0, "typed") if seed is None else Source(0, "seed", normal_seed(seed))
    kept = changed(load(game.options, options))
    match = Match(game, kept, players, (source,), thinking=thinking)
    set_up = source.seed or thinking
    inner = dice or (Seeded(set_up) if set_up else Typed(()))
    watched = Watched(inner)
    step = game.begin(kept, watched)
    position = getattr(inner, "position", 0) if source.seed else 0
    return replace(match, played=(Played(step.state, step.events, tuple(watched.rolled), (), position),))


def read_action(game: Game[Any, Any], data: Any) -> Any:
    """Read a decision's action into the first of the game's action dataclasses that takes it.

    Raises IllegalAction "unreadable-action" with the field, value and what is allowed.
    """
    problem: EngineError = IllegalAction("no-decisions", game=game.id)
    for kind in game.actions:
        try:
            return load(kind, data)
        except BadOption as error:
            problem = IllegalAction("unreadable-action", **error.params)
    raise problem


def check(dice: list[Die], trace: Mapping[str, Any]) -> str:
    """Give 8 hex digits that stand for all dice so far and a trace.

    >>> check([(12, 6)], {"turn": 1})
    'e22ada33'
    """
    text = json.dumps({"dice": dice, "trace": dump(trace)}, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]

"""The walk through a record: its dice and decisions played again, its checks compared on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.dice import Dice, Recorded, Seeded, Typed
from engine.core.errors import BadOption, BadRecord, DiceError, DiceNeeded, IllegalAction
from engine.core.match import Branch, Decision, Die, Ended, Match, Player, Source, check, start

#: Where in a record: ("field", name), ("step", n), ("decision", n, seat), ("die", n), ("message", n),
#: ("line", n, column), ("file",).
Place = tuple[str | int | None, ...]


@dataclass(frozen=True, slots=True)
class Input:
    """A record's fields after their shape was checked."""

    options: Mapping[str, Any]
    players: tuple[Player, ...]
    seed: str | None = None
    steps: int | None = None
    decisions: tuple[Decision, ...] = ()
    dice: tuple[Die, ...] | None = None
    typed: tuple[int, ...] | None = None
    checks: tuple[str, ...] = ()
    sources: tuple[Source, ...] = ()
    sealed: list[Any] = field(default_factory=list)
    ended: Ended | None = None
    branch: Branch | None = None
    thinking: str | None = None


def placed(error: BadOption) -> BadRecord:
    """Turn a field's error into the record's, with the field as its place."""
    params = {key: value for key, value in error.params.items() if key != "field"}
    return BadRecord(error.code, place=("field", error.params.get("field")), **params)


def replay(game: Any, given: Input, *, expect_end: bool = False) -> Match:
    """Play a record's input through; `expect_end` forbids running out of dice before a result.

    Raises BadRecord with the place where it no longer holds.
    """
    walk = _Walk(game, given)
    match = walk.begin()
    while not match.over:
        if given.steps is not None and match.steps == given.steps:
            break
        try:
            match = walk.step(match)
        except DiceNeeded as need:
            if given.steps is None and not walk.decisions_left() and not expect_end:
                break
            raise BadRecord("dice-ran-out", place=("step", match.steps + 1), sides=need.sides) from need
        except _RanOut:
            if given.steps is None:
                break
            raise BadRecord("decisions-ran-out", place=("step", match.steps + 1)) from None
    walk.finish(match)
    # A source that begins with the next step belongs to the match as it stands.
    return replace(match, sources=tuple(source for source in walk.sources if source.from_step <= match.steps + 1))


class _RanOut(Exception):
    """No more decisions are written."""


class _Walk:
    """One reading of a record: hands out its dice and decisions and compares its checks."""

    def __init__(self, game: Any, given: Input) -> None:
        self.game = game
        self.given = given
        self.decision = 0
        self.rolled: list[Die] = []
        first = Source(0, "typed") if given.seed is None else Source(0, "seed")
        self.sources = tuple(self.seeded(source) for source in given.sources or (first,))
        if given.seed is not None and self.sources[0].kind != "seed":
            raise BadRecord("seed-unused", place=("field", "seed"), value=given.seed, allowed=self.sources[0].kind)
        self.recorded: Recorded | Typed | None = None
        if given.typed is not None:
            self.recorded = Typed(given.typed)
        elif given.dice is not None:
            self.recorded = Recorded(given.dice)
        elif not all(source.kind == "seed" for source in self.sources):
            raise BadRecord("no-dice", place=("field", "dice"))

    def seeded(self, source: Source) -> Source:
        """Give a source with its seed: the record's own, where it names none."""
        if source.kind != "seed":
            return replace(source, seed=None)
        seed = self.given.seed if source.seed is None else source.seed
        if seed is None:
            raise BadRecord("missing-field", place=("field", "sources.seed"), value=None, allowed=("seed",))
        if source.from_step == 0 and self.given.seed not in (None, seed):
            raise BadRecord("seed-differs", place=("field", "sources.seed"), value=seed, allowed=self.given.seed)
        return replace(source, seed=seed)

    def begin(self) -> Match:
        first = self.sources[0]
        try:
            match = start(self.game, self.given.options, self.given.players, seed=first.seed, dice=self.dice(0, 0))
        except BadOption as error:
            raise placed(error) from error
        except DiceError as error:
            raise self.bad_die(error, 0) from error
        match = replace(match, sources=(first,))
        self.compare(match)
        return match

    def step(self, match: Match) -> Match:
        number = match.steps + 1
        source = self.source(number)
        if source not in match.sources:
            match = replace(match, sources=(*match.sources, source))
        start_position = 0 if source.from_step == number else match.played[-1].position
        dice = self.dice(number, start_position)
        turn = self.game.turn(match.state)
        used = self.decision
        place = self.recorded.position if self.recorded else 0
        try:
            match = self.decide(match, turn, dice)
        except (DiceNeeded, _RanOut):
            # What the broken step had taken goes back, so that the match stands after the last whole one.
            self.decision = used
            if self.recorded:
                self.recorded.position = place
            raise
        except DiceError as error:
            raise self.bad_die(error, number) from error
        except IllegalAction as error:
            seat = self.given.decisions[self.decision].seat if self.decision < len(self.given.decisions) else None
            raise BadRecord(error.code, place=("decision", self.decision + 1, seat), **error.params) from error
        self.compare(match)
        return match

    def decide(self, match: Match, turn: Any, dice: Dice) -> Match:
        if not turn.seats and not (turn.need == "any" and self.referee_next()):
            return match.advance(dice)
        wanted = sorted(turn.seats) if turn.need == "each" else (None,)
        for seat in wanted:
            if not self.decisions_left():
                raise _RanOut
            decision = self.given.decisions[self.decision]
            if turn.need == "each" and decision.seat != seat:
                raise IllegalAction("not-your-turn", seat=decision.seat, allowed=(seat,))
            match = match.decide(decision.seat, decision.action, dice)
            self.decision += 1
        return match

    def referee_next(self) -> bool:
        return self.decisions_left() and self.given.decisions[self.decision].seat is None

    def decisions_left(self) -> bool:
        return self.decision < len(self.given.decisions)

    def source(self, step: int) -> Source:
        return next(source for source in reversed(self.sources) if source.from_step <= step)

    def dice(self, step: int, position: int) -> Dice:
        source = self.source(step)
        if source.seed is None:
            assert self.recorded is not None
            return self.recorded
        seeded = Seeded(source.seed, position=position)
        return seeded if self.recorded is None else _Compared(seeded, self.recorded)

    def bad_die(self, error: DiceError, step: int) -> BadRecord:
        number = error.params.get("number")
        place: Place = ("die", number) if number else ("step", step)
        return BadRecord(
            error.code, place=place, **{key: value for key, value in error.params.items() if key != "number"}
        )

    def compare(self, match: Match) -> None:
        played = match.played[-1]
        self.rolled.extend(played.dice)
        if match.steps < len(self.given.checks):
            mark = check(self.rolled, self.game.trace(played.state))
            if mark != self.given.checks[match.steps]:
                raise BadRecord(
                    "check-differs", place=("step", match.steps), value=self.given.checks[match.steps], allowed=mark
                )

    def finish(self, match: Match) -> None:
        """Refuse what is left over, so that nothing written goes unchecked."""
        given = self.given
        if given.steps is not None and match.steps < given.steps:
            raise BadRecord("over-early", place=("step", match.steps), value=given.steps, allowed=match.steps)
        if self.decisions_left():
            seat = given.decisions[self.decision].seat
            raise BadRecord("decision-left", place=("decision", self.decision + 1, seat))
        for source in self.sources:
            if source.from_step > match.steps + 1:
                raise BadRecord("source-left", place=("step", source.from_step), value=match.steps)
        promised = given.steps is not None or given.seed is not None
        if promised and self.recorded and self.recorded.position < len(given.dice or ()):
            raise BadRecord("die-left", place=("die", self.recorded.position + 1))
        if len(given.checks) > match.steps + 1:
            raise BadRecord("check-left", place=("step", match.steps + 1))


class _Compared:
    """A seed's dice, held against the ones written down."""

    def __init__(self, seeded: Seeded, recorded: Recorded | Typed) -> None:
        self._seeded = seeded
        self._recorded = recorded

    @property
    def position(self) -> int:
        return self._seeded.position

    def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
        written = self._recorded.roll(sides, by, to)
        value = self._seeded.roll(sides, by, to)
        if value != written:
            raise DiceError(
                "not-the-seeds-die", number=self._recorded.position, sides=sides, value=written, allowed=value
            )
        return value

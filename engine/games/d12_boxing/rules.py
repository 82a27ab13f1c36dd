"""The referee of Twelve-Sided Boxing: how a bout begins and how a turn is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.codec import dump, load
from engine.core.dice import Dice
from engine.core.errors import IllegalAction
from engine.core.events import Event
from engine.core.game import Seat, Step, Turn
from engine.games.d12_boxing.events import (
    BoutBegan,
    BoutEnded,
    ConditionChanged,
    CountRolled,
    KnockedDown,
    LimitReached,
    RoundBegan,
    RoundScored,
    TurnRolled,
)
from engine.games.d12_boxing.state import BoutResult, Options, Pair, State
from engine.games.d12_boxing.tables import (
    BOUT_LIMIT,
    COUNT,
    DOWN,
    FALLS,
    FAVOURS,
    MOVES,
    ROUND_LIMIT,
    SCORED,
    TURN,
    TURNS_PER_ROUND,
    column,
    count_column,
    round_points,
)

TRACE = ("round", "turn", "condition", "knockdowns", "round_knockdowns", "favourable", "points", "result")
SIDES = len(next(iter(TURN.values())))


class D12Boxing:
    """Twelve-Sided Boxing, rules version 1: a bout without decisions, one turn a step.

    >>> from engine.core.dice import Recorded
    >>> game = D12Boxing()
    >>> opening = game.begin({"rounds": 6}, Recorded([])).state
    >>> game.step(opening, {}, Recorded([(12, 12), (12, 1)])).state.result
    BoutResult(winner=0, method='ko', round=1, turn=1)
    """

    id = "d12_boxing"
    rules = 1
    seats = 2
    options = Options
    actions: tuple[type[Any], ...] = ()

    def begin(self, options: Mapping[str, Any], dice: Dice) -> Step[State]:
        """Ring the first bell; no die is rolled.  Raises BadOption."""
        state = State(load(Options, options))
        return Step(state, (BoutBegan(state.options.rounds),))

    def turn(self, state: State) -> Turn:
        """The dice move on by themselves until there is a result."""
        return Turn("over" if state.result else "roll")

    def check(self, state: State, seat: Seat, action: Any) -> None:
        """Refuse every action: there is nothing to decide."""
        raise IllegalAction("no-decisions", game=self.id)

    def suggest(self, state: State, seat: Seat) -> Iterator[Any]:
        """Yield nothing: there is nothing to decide."""
        return iter(())

    def step(self, state: State, actions: Mapping[Seat | None, Any], dice: Dice) -> Step[State]:
        """Play one turn to its end; after a fifth turn the scoring and the interval, too.

        Raises IllegalAction when decisions are given or the bout is over.
        """
        if actions:
            raise IllegalAction("no-decisions", game=self.id)
        if state.result:
            raise IllegalAction("match-over", game=self.id)
        turn = _Turn(state)
        turn.play(dice)
        return Step(turn.state(), tuple(turn.events))

    def view(self, state: State, seat: Seat | None) -> Mapping[str, Any]:
        """Everything: nothing in a bout is hidden."""
        return {**self.trace(state), "options": dump(state.options)}

    def trace(self, state: State) -> Mapping[str, Any]:
        """Give the fields of the rules page's section "Trace fields"."""
        return {name: dump(getattr(state, name)) for name in TRACE}

    def result(self, state: State) -> BoutResult | None:
        """Give the bout's result once it has one."""
        return state.result


class _Turn:
    """The scratch pad of one turn: a state's fields made changeable, and the events so far."""

    def __init__(self, state: State) -> None:
        self.options = state.options
        self.round = state.round
        self.turn = state.turn + 1
        self.condition = list(state.condition)
        self.knockdowns = list(state.knockdowns)
        self.round_knockdowns = list(state.round_knockdowns)
        self.favourable = list(state.favourable)
        self.points = state.points
        self.result: BoutResult | None = None
        self.events: list[Event] = []

    def state(self) -> State:
        return State(
            self.options,
            self.round,
            self.turn,
            (self.condition[0], self.condition[1]),
            _pair(self.knockdowns),
            _pair(self.round_knockdowns),
            _pair(self.favourable),
            self.points,
            self.result,
        )

    def play(self, dice: Dice) -> None:
        conditions = (self.condition[0], self.condition[1])
        name = column(*conditions)
        die = dice.roll(SIDES, to="turn")
        outcome = TURN[name][die - 1]
        self.events.append(TurnRolled(self.round, self.turn, conditions, name, die, outcome))
        if outcome in FAVOURS:
            self.favourable[FAVOURS[outcome]] += 1
        for seat, ladder in MOVES.get(outcome, ()):
            self.move(seat, ladder, outcome)
        falls = FALLS.get(outcome, ())
        for seat, devastating in falls:
            self.fall(seat, devastating)
        stayed_down = {seat: fate for seat, devastating in falls if (fate := self.get_up(seat, devastating, dice))}
        if stayed_down:
            self.stop(stayed_down)
        elif self.turn == TURNS_PER_ROUND:
            self.end_round()

    def move(self, seat: Seat, ladder: Mapping[str, str], cause: str) -> None:
        before = self.condition[seat]
        after = ladder[before]
        if after != before:
            self.condition[seat] = after
            self.events.append(ConditionChanged(seat, before, after, cause))

    def fall(self, seat: Seat, devastating: bool) -> None:
        """Count the knockdown and lift its scorer (D1, D4: both are counted before anyone rolls)."""
        self.knockdowns[seat] += 1
        self.round_knockdowns[seat] += 1
        self.events.append(KnockedDown(seat, devastating, self.knockdowns[seat], self.round_knockdowns[seat]))
        self.move(1 - seat, SCORED, "knockdown")

    def get_up(self, seat: Seat, devastating: bool, dice: Dice) -> str | None:
        """Give "ko" or "tko" for a boxer who stays down, None for one who is up again."""
        if self.knockdowns[seat] >= BOUT_LIMIT:
            self.events.append(LimitReached(seat, "bout", self.knockdowns[seat]))
            return "tko"
        if self.options.three_knockdown_rule and self.round_knockdowns[seat] >= ROUND_LIMIT:
            self.events.append(LimitReached(seat, "round", self.round_knockdowns[seat]))
            return "tko"
        name = count_column(self.knockdowns[seat], devastating)
        die = dice.roll(SIDES, by=seat, to="get-up")
        fate = COUNT[self.options.count_table][name][die - 1]
        self.events.append(CountRolled(seat, self.options.count_table, name, die, fate))
        return fate if fate in ("ko", "tko") else None

    def stop(self, stayed_down: Mapping[Seat, str]) -> None:
        if len(stayed_down) == 2:
            self.finish(None, "double_ko")
        else:
            ((seat, fate),) = stayed_down.items()
            self.finish(1 - seat, fate)

    def end_round(self) -> None:
        scored = (self.round_knockdowns[1], self.round_knockdowns[0])
        points = round_points(scored, _pair(self.favourable))
        self.points = (self.points[0] + points[0], self.points[1] + points[1])
        basis = "knockdowns" if any(scored) else "turns"
        self.events.append(RoundScored(self.round, points, basis, _pair(self.favourable), scored, self.points))
        if self.round == self.options.rounds:
            if self.points[0] == self.points[1]:
                self.finish(None, "draw")
            else:
                self.finish(0 if self.points[0] > self.points[1] else 1, "decision")
            return
        for seat in (0, 1):
            self.move(seat, DOWN, "interval")
        self.round += 1
        self.turn = 0
        self.round_knockdowns = [0, 0]
        self.favourable = [0, 0]
        self.events.append(RoundBegan(self.round))

    def finish(self, winner: Seat | None, method: str) -> None:
        self.result = BoutResult(winner, method, self.round, self.turn)
        self.events.append(BoutEnded(winner, method, self.round, self.turn, self.points))


def _pair(values: list[int]) -> Pair:
    return values[0], values[1]

"""The referee of Blow of Fate: how a bout begins and how a turn is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.codec import dump, load
from engine.core.dice import Dice
from engine.core.errors import IllegalAction
from engine.core.events import Event
from engine.core.game import Result, Seat, Step, Turn
from engine.games.blow_of_fate.events import (
    BoutBegan,
    BoutEnded,
    Clinched,
    ComboEarned,
    ComboLost,
    CountRolled,
    Extended,
    Fatigued,
    KnockedDown,
    LimitReached,
    PunchThrown,
    Rested,
    RightRolled,
    RoundBegan,
    RoundEnded,
    Stopped,
    WornDown,
)
from engine.games.blow_of_fate.state import Options, Pair, State, opening
from engine.games.blow_of_fate.tables import (
    CLINCH,
    COMBO,
    COUNT_SIDES,
    HELD,
    HELD_AT,
    HP,
    INTERVAL,
    LEAST,
    PUNCH_SIDES,
    RIGHT_SIDES,
    ROUND_LIMIT,
    ROUNDS_MOST,
    SPECIAL,
    STOPPED_ROW,
    TURNS_PER_ROUND,
    WEAR,
    WEAR_SPECIAL,
    fatigue,
    punch,
    row,
    worn,
)

TRACE = ("round", "turn", "hp", "punch", "speed", "toughness", "attacks", "knockdowns", "result")


class BlowOfFate:
    """Blow of Fate, rules version 1: all is decided in the builds, which stand in the options; one turn a step.

    >>> from engine.core.dice import Recorded
    >>> game = BlowOfFate()
    >>> opening = game.begin({"boxers": ["temple_bell", "glass_spark"]}, Recorded([])).state
    >>> right, special, count = [(12, 12), (12, 9), (12, 1), (12, 1)], [(6, 6), (6, 6)], [(6, 1), (6, 1)]
    >>> game.step(opening, {}, Recorded(right + special + count)).state.result
    Result(winner=0, method='ko')
    """

    id = "blow_of_fate"
    rules = 1
    seats = 2
    options = Options
    actions: tuple[type[Any], ...] = ()

    def begin(self, options: Mapping[str, Any], dice: Dice) -> Step[State]:
        """Ring the first bell; no die is rolled.  Raises BadOption, for a build BadCard."""
        state = opening(load(Options, options))
        return Step(state, (BoutBegan(state.options.rounds),))

    def turn(self, state: State) -> Turn:
        """The dice move on by themselves until there is a result."""
        return Turn("over" if state.result else "roll")

    def check(self, state: State, seat: Seat, action: Any) -> None:
        """Refuse every action: there is nothing to decide after the builds."""
        raise IllegalAction("no-decisions", game=self.id)

    def suggest(self, state: State, seat: Seat) -> Iterator[Any]:
        """Yield nothing: there is nothing to decide."""
        return iter(())

    def step(self, state: State, actions: Mapping[Seat | None, Any], dice: Dice) -> Step[State]:
        """Play one turn to its end; after a third turn fatigue and interval, too.

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

    def result(self, state: State) -> Result | None:
        """Give the bout's result once it has one."""
        return state.result


class _Turn:
    """The scratch pad of one turn: a state's fields made changeable, and the events so far."""

    def __init__(self, state: State) -> None:
        self.options = state.options
        self.punch = state.punch
        self.round = state.round
        self.turn = state.turn + 1
        self.hp = list(state.hp)
        self.speed = list(state.speed)
        self.toughness = list(state.toughness)
        self.attacks = list(state.attacks)
        self.knockdowns = list(state.knockdowns)
        self.round_knockdowns = list(state.round_knockdowns)
        self.result: Result | None = None
        self.events: list[Event] = []

    def state(self) -> State:
        return State(
            self.options,
            self.punch,
            _pair(self.speed),
            _pair(self.toughness),
            self.round,
            self.turn,
            _pair(self.hp),
            _pair(self.attacks),
            _pair(self.knockdowns),
            _pair(self.round_knockdowns),
            self.result,
        )

    def play(self, dice: Dice) -> None:
        rolled = (_two(dice, RIGHT_SIDES, 0, "right"), _two(dice, RIGHT_SIDES, 1, "right"))
        totals = (sum(rolled[0]) + self.speed[0], sum(rolled[1]) + self.speed[1])
        attacker = None if totals[0] == totals[1] else 0 if totals[0] > totals[1] else 1
        self.events.append(RightRolled(self.round, self.turn, rolled, _pair(self.speed), totals, attacker))
        if attacker is None:
            before = self.recover(CLINCH)
            self.events.append(Clinched(before, _pair(self.hp)))
        else:
            self.attack(attacker, rolled[attacker], dice)
        if self.result is None and self.turn == TURNS_PER_ROUND:
            self.end_round()

    def attack(self, seat: Seat, rolled: Pair, dice: Dice) -> None:
        self.attacks[seat] += 1
        combo = self.options.combos and sum(rolled) >= COMBO
        if combo:
            self.events.append(ComboEarned(seat, rolled))
        floored = self.throw(seat, dice)
        if not combo or self.result:
            return
        if floored:
            self.events.append(ComboLost(seat))
        else:
            self.throw(seat, dice, second=True)

    def throw(self, seat: Seat, dice: Dice, second: bool = False) -> bool:
        """Throw one punch with all that follows from it; say whether it put the other boxer down."""
        other = 1 - seat
        rolled = _two(dice, PUNCH_SIDES, seat, "combo" if second else "punch")
        name = punch(*rolled)
        power, toughness, before = self.punch[seat], self.toughness[other], self.hp[other]
        damage = sum(rolled) + power - toughness
        after = before - max(damage, 0)
        held = name == HELD and after < HELD_AT
        self.hp[other] = HELD_AT if held else after
        self.events.append(
            PunchThrown(seat, rolled, name, power, toughness, damage, before, self.hp[other], second, held)
        )
        found = row(self.hp[other])
        # A special always hits: its dice make 10 at least, and no Toughness is higher than 10 (page: 3).
        floored = found is None or name == SPECIAL or damage >= found.damage
        if floored:
            self.fall(other, name, damage, dice)
        return floored

    def fall(self, seat: Seat, name: str, damage: int, dice: Dice) -> None:
        """Count the knockdown, and the boxer: up again and worn, or out (D4, D5, D9, D10)."""
        self.knockdowns[seat] += 1
        self.round_knockdowns[seat] += 1
        in_round = self.round_knockdowns[seat]
        before = self.hp[seat]
        found = row(before)
        where = found.name if found else STOPPED_ROW
        self.events.append(KnockedDown(seat, name, damage, where, self.knockdowns[seat], in_round))
        if found is None:
            self.events.append(Stopped(seat, before))
            self.finish(1 - seat, "tko")
            return
        if self.options.three_knockdown_rule and in_round >= ROUND_LIMIT:
            self.events.append(LimitReached(seat, "round", in_round))
            self.finish(1 - seat, "tko")
            return
        rolled = _two(dice, COUNT_SIDES, seat, "get-up")
        total = sum(rolled)
        after = found.risen(total, before)
        if after is None:
            self.events.append(CountRolled(seat, found.name, rolled, total, "ko", before, before))
            self.finish(1 - seat, "ko")
            return
        self.hp[seat] = after
        self.events.append(CountRolled(seat, found.name, rolled, total, "up", before, after))
        self.wear(seat, name)

    def wear(self, seat: Seat, name: str) -> None:
        toughness, speed = self.toughness[seat], self.speed[seat]
        after = worn(toughness, speed, WEAR_SPECIAL if name == SPECIAL else WEAR)
        if after != (toughness, speed):
            self.toughness[seat], self.speed[seat] = after
            self.events.append(WornDown(seat, name, (toughness, after[0]), (speed, after[1])))

    def end_round(self) -> None:
        attacks = _pair(self.attacks)
        self.events.append(RoundEnded(self.round, attacks))
        if self.round >= self.options.rounds:
            if self.hp[0] != self.hp[1]:
                self.finish(0 if self.hp[0] > self.hp[1] else 1, "decision")
                return
            if not self.options.extension or self.round == ROUNDS_MOST:
                self.finish(None, "draw")
                return
            self.events.append(Extended(self.hp[0]))
        for seat, loss in enumerate(fatigue(attacks)):
            before = self.speed[seat]
            self.speed[seat] = max(before - loss, LEAST)
            if self.speed[seat] != before:
                self.events.append(Fatigued(seat, attacks, before, self.speed[seat]))
        rested = self.recover(INTERVAL)
        self.events.append(Rested(rested, _pair(self.hp)))
        self.round += 1
        self.turn = 0
        self.attacks = [0, 0]
        self.round_knockdowns = [0, 0]
        self.events.append(RoundBegan(self.round, self.round > self.options.rounds))

    def recover(self, points: int) -> Pair:
        """Give both boxers HP; what they had before is returned."""
        before = _pair(self.hp)
        self.hp = [min(hp + points, HP) for hp in before]
        return before

    def finish(self, winner: Seat | None, method: str) -> None:
        self.result = Result(winner, method)
        self.events.append(BoutEnded(winner, method, self.round, self.turn, _pair(self.hp)))


def _two(dice: Dice, sides: int, seat: Seat, purpose: str) -> Pair:
    first = dice.roll(sides, by=seat, to=purpose)
    return first, dice.roll(sides, by=seat, to=purpose)


def _pair(values: list[int]) -> Pair:
    return values[0], values[1]

"""The exact odds of a bout, compiled from the tables: nothing is sampled, nothing is rounded on the way.

Chances are whole numbers over powers of 12.  A round does the same whichever
round it is, so one *row* per way to begin a round (conditions and knockdowns)
tells how that round ends; what lies beyond it is kept as a *value* per round
and beginning, made from the rows backwards from the last bell.  Stoppages do
not care about the points, and a decision only about their difference: a value
holds the chance of each stoppage and of each difference still to come, as the
slots of two long numbers, so that adding two values is one addition.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from engine.games.d12_boxing.state import Options, Pair, State
from engine.games.d12_boxing.tables import (
    BOUT_LIMIT,
    COUNT,
    DOWN,
    FALLS,
    FAVOURS,
    KNOCKDOWN_LOST,
    MOVES,
    ROUND_LIMIT,
    ROUND_WON,
    SCORED,
    TURN,
    TURNS_PER_ROUND,
    column,
    count_column,
    round_points,
)
from engine.odds.chain import Chain
from engine.odds.chances import NOTHING, Chances, Ending, Stage

#: How a bout can be stopped, and all the ways it can end.
STOPPAGES: Final[tuple[Ending, ...]] = ((0, "ko"), (0, "tko"), (1, "ko"), (1, "tko"), (None, "double_ko"))
ENDINGS: Final[tuple[Ending, ...]] = (
    (0, "ko"),
    (0, "tko"),
    (0, "decision"),
    (None, "draw"),
    (None, "double_ko"),
    (1, "ko"),
    (1, "tko"),
    (1, "decision"),
)

#: How a round begins: the conditions and the knockdowns in the bout, by seat.
Beginning = tuple[str, str, int, int]

#: A moment within a round: a beginning, then the knockdowns in the round by seat, and seat 0's lead in favourable
#: turns (0 once somebody was down: it no longer counts).
Moment = tuple[str, str, int, int, int, int, int]

_SIDES: Final = 12
#: A turn takes at most three dice: the turn's and two to get up.
_TURN: Final = _SIDES**3
_ROUND: Final = _TURN**TURNS_PER_ROUND
#: The largest difference in points that one round can make.
_MOST: Final = ROUND_WON - min(KNOCKDOWN_LOST.values())
#: With fewer turns left than this a lead of as many cannot be caught, and it takes as many turns to build.
_SAFE_LEAD: Final = (TURNS_PER_ROUND + 1) // 2
#: Outcome -> what it adds to seat 0's lead in favourable turns.
_LEAD: Final = {outcome: 1 - 2 * seat for outcome, seat in FAVOURS.items()}
_FACES: Final = {name: tuple(Counter(cells).items()) for name, cells in TURN.items()}

_OPENING: Final[Beginning] = ("N", "N", 0, 0)
#: The conditions after an interval.
_RESTED: Final = tuple(dict.fromkeys(DOWN.values()))
#: The rows' share of the work of `prepare`, as measured for six rounds.
_ROWS_SHARE: Final = 0.75


@dataclass(frozen=True, slots=True)
class _Row:
    """How a round ends: weights of the stoppages (in slots), and of (next beginning, seat 0's points more)."""

    stopped: int
    ends: tuple[tuple[Beginning, int, int], ...]


@dataclass(frozen=True, slots=True)
class _Value:
    """How a bout ends: weights of the stoppages, and of the differences in points yet to come, in slots.

    Slot i of `margins` is the difference i - 3 × (rounds yet to be scored).
    """

    stopped: int
    margins: int


_NOTHING_AHEAD: Final = _Value(0, 1)


class Odds:
    """The exact odds of every state of bouts with these options.

    What is worked out is kept, so that the odds of the next turn are quick.
    `prepare` does the long work in small slices; without it the first question
    does what it needs.

    >>> from engine.games.d12_boxing.state import Options, State
    >>> odds = Odds(Options(rounds=1))
    >>> chances = odds.chances(State(Options(rounds=1)))
    >>> chances.win(0) == chances.win(1), round(chances.parts[0, "ko"], 6)
    (True, 0.066771)
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self._chain: Chain[Moment | Ending] = Chain(self._moves, _TURN)
        self._rows: dict[Beginning, _Row] = {}
        self._values: list[dict[Beginning, _Value]] = [{} for _ in range(options.rounds + 1)]
        self._slot = (_ROUND**options.rounds).bit_length()

    def prepare(self) -> Iterator[float]:
        """Work out all that a bout from its opening can need, yielding the fraction done every few milliseconds.

        The fractions rise from 0.0 and end with 1.0.
        """
        # Dicts, not sets: their order is fixed.
        reached = [dict.fromkeys([_OPENING])]
        seen: dict[Pair, None] = {}
        for _ in range(1, self.options.rounds):
            following: dict[Beginning, None] = {}
            for beginning in reached[-1]:
                knockdowns = beginning[2:]
                if knockdowns not in seen:
                    yield _ROWS_SHARE * len(seen) / BOUT_LIMIT**2
                    seen[knockdowns] = None
                following.update((after, None) for after, _, _ in self._row(beginning).ends)
            reached.append(following)
        backwards = range(self.options.rounds, 1, -1)
        pieces = [(number, beginning) for number in backwards for beginning in reached[number - 1]]
        for done, (number, beginning) in enumerate(pieces):
            yield _ROWS_SHARE + (1 - _ROWS_SHARE) * done / len(pieces)
            self._value(number, beginning)
        yield 1.0

    def chances(self, state: State) -> Chances:
        """Give the exact odds from `state` on, by method; raises ValueError for a bout with other options."""
        self._check(state)
        if state.result:
            return Chances(_only({(state.result.winner, state.result.method): 1.0}))
        value = self._beyond(state.round, self._row_from(state))
        to_score = self.options.rounds - state.round + 1
        weights = dict(zip(STOPPAGES, _unpack(value.stopped, self._slot, len(STOPPAGES)), strict=True))
        lead = state.points[0] - state.points[1] - _MOST * to_score
        for place, weight in enumerate(_unpack(value.margins, self._slot, 2 * _MOST * to_score + 1)):
            verdict = _verdict(lead + place)
            weights[verdict] = weights.get(verdict, 0) + weight
        total = _scale(state) * _ROUND ** (to_score - 1)
        return Chances(_only({ending: weight / total for ending, weight in weights.items()}))

    def stages(self, state: State) -> Iterator[Stage]:
        """Work out the odds from `state` on, yielding how far it has come; nothing is known before the end."""
        for done in self.prepare():
            yield Stage(done, NOTHING, NOTHING)
        chances = self.chances(state)
        yield Stage(1.0, chances, chances)

    def by_round(self, state: State) -> dict[int, Chances]:
        """Give the exact chances to end in each round from `state` on; over all rounds they add up to 1.

        `by_round(state)[2].win(0)` is the chance that seat 0 wins in round 2.
        Raises ValueError for a bout with other options.

        >>> from engine.games.d12_boxing.state import Options, State
        >>> table = Odds(Options(rounds=2)).by_round(State(Options(rounds=2)))
        >>> round(table[1].parts[0, "ko"], 6), table[1].parts[0, "decision"], round(table[2].parts[0, "decision"], 6)
        (0.066771, 0.0, 0.207269)
        """
        self._check(state)
        if state.result:
            return {state.result.round: self.chances(state)}
        table: dict[int, Chances] = {}
        total = _scale(state)
        rows = [(1, self._row_from(state))]
        for number in range(state.round, self.options.rounds + 1):
            stopped = sum(weight * row.stopped for weight, row in rows)
            weights = zip(STOPPAGES, _unpack(stopped, self._slot, len(STOPPAGES)), strict=True)
            table[number] = Chances(_only({ending: weight / total for ending, weight in weights}))
            reached: dict[Beginning, int] = {}
            for so_far, row in rows:
                for beginning, _, weight in row.ends:
                    reached[beginning] = reached.get(beginning, 0) + so_far * weight
            if number < self.options.rounds:
                rows = [(weight, self._row(beginning)) for beginning, weight in reached.items()]
                total *= _ROUND
        on_points = self.chances(state).parts
        stoppages = table[self.options.rounds].parts
        last = {ending: (stoppages if ending in STOPPAGES else on_points)[ending] for ending in ENDINGS}
        return {**table, self.options.rounds: Chances(last)}

    def _check(self, state: State) -> None:
        if state.options != self.options:
            raise ValueError(f"odds for {self.options}, state with {state.options}")

    def _row_from(self, state: State) -> _Row:
        """Play the rest of a round from any state."""
        lead = 0 if any(state.round_knockdowns) else state.favourable[0] - state.favourable[1]
        now: Moment = (*state.condition, *state.knockdowns, *state.round_knockdowns, lead)
        stopped, ends = self._play({now: 1}, TURNS_PER_ROUND - state.turn)
        return _Row(_pack(stopped, self._slot), tuple((*end, weight) for end, weight in ends.items()))

    def _row(self, beginning: Beginning) -> _Row:
        """Give the row of a beginning after an interval."""
        if beginning not in self._rows:
            self._play_rounds((beginning[2], beginning[3]))
        return self._rows[beginning]

    def _play_rounds(self, knockdowns: Pair) -> None:
        """Play a round from all conditions at once, the weights from each in a slot of its own."""
        beginnings: list[Beginning] = [(own, opponent, *knockdowns) for own in _RESTED for opponent in _RESTED]
        slot = _ROUND.bit_length()
        start: dict[Moment | Ending, int] = {
            (*beginning, 0, 0, 0): 1 << (slot * place) for place, beginning in enumerate(beginnings)
        }
        stopped, ends = self._play(start, TURNS_PER_ROUND)
        columns = [_unpack(weight, slot, len(beginnings)) for weight in stopped]
        rows: list[list[tuple[Beginning, int, int]]] = [[] for _ in beginnings]
        for end, packed in ends.items():
            for row, weight in zip(rows, _unpack(packed, slot, len(beginnings)), strict=True):
                if weight:
                    row.append((*end, weight))
        for place, beginning in enumerate(beginnings):
            stoppages = [column[place] for column in columns]
            self._rows[beginning] = _Row(_pack(stoppages, self._slot), tuple(rows[place]))

    def _play(
        self, start: dict[Moment | Ending, int], turns: int
    ) -> tuple[list[int], dict[tuple[Beginning, int], int]]:
        """Play turns to the score and the interval: weights of the stoppages, and of each way to go on."""
        weights = self._chain.after(start, turns).weights
        stopped = [weights.pop(ending, 0) for ending in STOPPAGES]
        ends: dict[tuple[Beginning, int], int] = {}
        for last, weight in weights.items():
            end = _bell(last)
            ends[end] = ends.get(end, 0) + weight
        return stopped, ends

    def _value(self, number: int, beginning: Beginning) -> _Value:
        """Give what lies ahead at the beginning of round `number`; after the last round nothing does."""
        if number > self.options.rounds:
            return _NOTHING_AHEAD
        value = self._values[number].get(beginning)
        if value is None:
            value = self._values[number][beginning] = self._beyond(number, self._row(beginning))
        return value

    def _beyond(self, number: int, row: _Row) -> _Value:
        """Give what lies ahead in round `number` when the round itself will end as `row`."""
        stopped = row.stopped * _ROUND ** (self.options.rounds - number)
        margins = [0] * (2 * _MOST + 1)
        for beginning, margin, weight in row.ends:
            ahead = self._value(number + 1, beginning)
            stopped += weight * ahead.stopped
            margins[margin + _MOST] += weight * ahead.margins
        return _Value(stopped, _pack(margins, self._slot))

    def _moves(self, now: Moment | Ending) -> list[tuple[int, Moment | Ending]]:
        """Compile one turn: the weights (out of 12³) and what they lead to."""
        if len(now) == 2:
            return [(_TURN, now)]
        moves: dict[Moment | Ending, int] = {}
        for outcome, faces in _FACES[column(now[0], now[1])]:
            for weight, after in self._falls(now, outcome) if outcome in FALLS else _exchange(now, outcome):
                moves[after] = moves.get(after, 0) + faces * weight
        return [(weight, after) for after, weight in moves.items()]

    def _falls(self, now: Moment, outcome: str) -> Iterator[tuple[int, Moment | Ending]]:
        """Follow a knockdown (or two) through every get-up roll: weights out of 12²."""
        condition, knockdowns, in_round = list(now[0:2]), list(now[2:4]), list(now[4:6])
        fallers = FALLS[outcome]
        for seat, _ in fallers:
            knockdowns[seat] += 1
            in_round[seat] += 1
            condition[1 - seat] = SCORED[condition[1 - seat]]
        on = (condition[0], condition[1], knockdowns[0], knockdowns[1], in_round[0], in_round[1], 0)
        rolls = [self._fates(knockdowns[seat], in_round[seat], devastating) for seat, devastating in fallers]
        for fates in product(*rolls):
            weight = _SIDES if len(fates) == 1 else 1
            stopped: list[Ending] = []
            for (seat, _), (fate, faces) in zip(fallers, fates, strict=True):
                weight *= faces
                if fate != "up":
                    stopped.append((1 - seat, fate))
            if len(stopped) == 2:
                yield weight, (None, "double_ko")
            else:
                yield weight, stopped[0] if stopped else on

    def _fates(self, total: int, in_round: int, devastating: bool) -> tuple[tuple[str, int], ...]:
        """Give what becomes of a boxer who is down, with weights out of 12."""
        if total >= BOUT_LIMIT or (self.options.three_knockdown_rule and in_round >= ROUND_LIMIT):
            return (("tko", _SIDES),)
        return _get_up(self.options.count_table, count_column(total, devastating))


@cache
def _get_up(table: str, name: str) -> tuple[tuple[str, int], ...]:
    cells = Counter(fate if fate in ("ko", "tko") else "up" for fate in COUNT[table][name])
    return tuple(cells.items())


def _exchange(now: Moment, outcome: str) -> Iterator[tuple[int, Moment]]:
    """Follow an outcome without a knockdown: one way, weight 12²."""
    condition = list(now[0:2])
    for seat, ladder in MOVES[outcome]:
        condition[seat] = ladder[condition[seat]]
    lead = now[6]
    if not (now[4] or now[5]):
        lead = max(-_SAFE_LEAD, min(_SAFE_LEAD, lead + _LEAD.get(outcome, 0)))
    yield _SIDES**2, (condition[0], condition[1], *now[2:6], lead)


@cache
def _bell(last: Moment) -> tuple[Beginning, int]:
    """Score a round and hold the interval (after the last round it changes nothing that counts)."""
    points = round_points((last[5], last[4]), (max(last[6], 0), max(-last[6], 0)))
    return (DOWN[last[0]], DOWN[last[1]], last[2], last[3]), points[0] - points[1]


def _verdict(lead: int) -> Ending:
    if lead == 0:
        return None, "draw"
    return (0 if lead > 0 else 1), "decision"


def _scale(state: State) -> int:
    """Give the total weight of the rest of a round."""
    turns = TURNS_PER_ROUND - state.turn
    scale: int = _TURN**turns
    return scale


def _only(parts: Mapping[Ending, float]) -> dict[Ending, float]:
    """Lay parts out over every ending, in their fixed order."""
    return {ending: parts.get(ending, 0.0) for ending in ENDINGS}


def _pack(numbers: Iterable[int], slot: int) -> int:
    """Lay numbers side by side in one, `slot` bits each, the first lowest; packed ones add up where they overlap."""
    return sum(number << (slot * place) for place, number in enumerate(numbers))


def _unpack(packed: int, slot: int, places: int) -> list[int]:
    mask = (1 << slot) - 1
    return [packed >> (slot * place) & mask for place in range(places)]

"""A bout walked forward turn by turn: where it can be, with what chance, and how it has ended by then.

What happens to a boxer who is hit depends on that boxer's Toughness and HP and
on the other's Punch, which never changes; the two meet only in their Speed and
in who attacked how often.  So there is a *block* for each pair of Speeds, and
in it a row for each Toughness and HP of the one who is hit, with a cell for
each Toughness and HP of the other: a punch adds and multiplies whole rows (see
`engine.odds.slots`).  For the other's punches a block is turned on its side.

No state is left out.  Cells are whole numbers, rounded down; what that loses is
counted, as the chances to have ended and to be going on no longer add up to 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import add, sub
from typing import Final

from engine.core.game import Seat
from engine.games.blow_of_fate.compiled import (
    COUNT_WAYS,
    KNOCKOUTS,
    PLACES,
    PUNCH_WAYS,
    RIGHT_WAYS,
    RISES,
    Blow,
    blow,
    right,
    specials,
    sums,
    weighed,
)
from engine.games.blow_of_fate.course import Course, Key, faster, final_round
from engine.games.blow_of_fate.state import State
from engine.games.blow_of_fate.tables import (
    CLINCH,
    HP,
    INTERVAL,
    TURNS_PER_ROUND,
    WEAR,
    WEAR_SPECIAL,
    worn,
)
from engine.odds.chances import Ending
from engine.odds.slots import Slots, added

#: Rows by Toughness and HP: HP 1 .. 40 for Toughness 1, then for 2, and so on.
Block = list[int]
Layer = dict[Key, Block]
#: Blocks that meet after the right to attack has fallen, with the ways to one punch or two, and those to two alone.
Crowd = dict[Key, list[tuple[Block, int, int]]]

#: By what a turn multiplies: the right to attack and one throw.  A second throw and a count are divided out at once.
_TURN: Final = RIGHT_WAYS * PUNCH_WAYS
_ROOM: Final = _TURN.bit_length()
#: Words a cell and bits of further precision: quick, losing about 0.00001 in a bout; or so much that no float shows it.
_QUICK: Final = (1, 0)
_EXACT: Final = (3, 80)
#: 2 to this power is close above a multiple of 36, by which throws and counts are divided: little is lost.
_FINE: Final = 20
#: When less than 2 to the minus this is still going on, the walk is over.
_RARE: Final = 26


class Walk:
    """A bout walked from one state on.

    `ended[round, (winner, method)] / whole` is the chance to have ended so, as
    far as `run` has come (`turns` on from a turn of round `first`); what is
    missing to 1 goes on, or was lost by rounding.
    """

    def __init__(self, state: State, exact: bool = False) -> None:
        words, self._extra = _EXACT if exact else _QUICK
        self._slots = Slots(words)
        self.options = state.options
        self.first, self.turns = state.round, 0
        self._punch = state.punch
        self._toughness = state.toughness
        #: Toughness and HP of each boxer, as so many rows or cells.
        self._sizes = (HP * state.toughness[0], HP * state.toughness[1])
        self._full = 1 << (self._slots.bits - _ROOM - self._extra - 1)
        self._fine = _FINE + self._extra
        #: Cells are chances of 1 / (whole >> shifted).
        self.whole = self._full
        self._shifted = 0
        self._masks: dict[tuple[int, ...], int] = {}
        self.ended: dict[tuple[int, Ending], int] = {}
        self._course = Course(state.options, state.round, state.turn)
        block = [0] * self._sizes[1]
        block[state.hp[1] - HP - 1] = self._full << (self._slots.bits * (self._sizes[0] + state.hp[0] - HP - 1))
        self._layer = {self._course.start(state.speed, state.attacks, state.round_knockdowns): block}
        self._going = self._full

    def run(self) -> Iterator[float]:
        """Walk to the end, yielding every few milliseconds how much of the way is done, 0.0 .. 1.0."""
        for seat in (0, 1):
            for toughness in range(self._toughness[1 - seat]):
                blow(self._punch[seat] - toughness - 1)
                yield 0.0
        turns = (final_round(self.options) - self._course.round + 1) * TURNS_PER_ROUND - self._course.turn
        for done in range(turns):
            if self._going << self._shifted + _RARE + self._extra < self.whole:
                break
            for share in self._turn():
                yield (done + share) / turns
            self.turns += 1
        yield 1.0

    def _turn(self) -> Iterator[float]:
        """Play one turn, and what follows a third."""
        scale = _TURN << self._extra
        self.whole *= scale
        for place in self.ended:
            self.ended[place] *= scale
        clinched: Layer = {}
        crowds: tuple[Crowd, Crowd] = ({}, {})
        for key, block in self._layer.items():
            ways = right(key[0] - key[1], self.options.combos)
            weight = ways.clinch * PUNCH_WAYS << self._extra
            _add(clinched, self._course.after(key, None), [row * weight for row in block])
            for seat in (0, 1):
                part = (block, ways.single[seat] + ways.combo[seat] << self._extra, ways.combo[seat] << self._extra)
                crowds[seat].setdefault(self._course.after(key, seat), []).append(part)
            yield 0.0
        self._layer = {}
        out: Layer = {}
        for key in tuple(clinched):
            _add(out, self._course.settled(key), self._rested(clinched.pop(key), CLINCH))
            yield 0.1
        for share in self._attack(0, crowds[0], out):
            yield 0.1 + 0.35 * share
        aside: Layer = {}
        for share in self._attack(1, crowds[1], aside):
            yield 0.45 + 0.45 * share
        for key in tuple(aside):
            _add(out, key, self._slots.transposed(aside.pop(key), self._sizes[1]))
            yield 0.9
        yield from self._close(out)

    def _attack(self, seat: Seat, crowd: Crowd, out: Layer) -> Iterator[float]:
        """Let `seat` attack everywhere; in `out` the cells are its own."""
        fallen: Layer = {}
        again: Layer = {}
        part = (1 << self._fine) // PUNCH_WAYS
        steps = len(crowd)
        for key in tuple(crowd):
            rows, more, ways = _united(crowd.pop(key))
            if seat == 1:
                rows, more = (block and self._slots.transposed(block, self._sizes[0]) for block in (rows, more))
            second = self._strike(seat, key, (rows, more, *ways), fallen, out)
            if any(second):
                again[key] = [self._rounded(row, seat, self._fine) * part if row else 0 for row in second]
            yield 0.6 * (1 - len(crowd) / steps)
        for key in tuple(again):
            self._strike(seat, key, (again.pop(key), [], 1, 0), fallen, out)
            yield 0.6 + 0.3 * (1 - len(again) / steps)
        yield from self._count(seat, fallen, out)

    def _strike(self, seat: Seat, key: Key, hit: tuple[Block, Block, int, int], fallen: Layer, out: Layer) -> Block:
        """Throw one punch at everybody, and give those back who stay up for a second.

        `hit` are the rows, those of them for whom a second one is due, and the
        ways to one or two and to two by which the rows are still to be multiplied.
        """
        rows, more, ways, combo = hit
        other = 1 - seat
        down = self._course.settled(key, other)
        stops = self._course.stops(key, other)
        stay, second = [0] * len(rows), [0] * len(rows)
        stopped = 0
        for toughness in range(1, self._toughness[other] + 1):
            span = slice((toughness - 1) * HP, toughness * HP)
            column = rows[span]
            if not any(column):
                continue
            plan = blow(self._punch[seat] - toughness)
            up, whole = _staying(plan, column)
            if more:
                second[span] = _staying(plan, more[span])[0]
                stay[span] = map(sub, up, second[span])
            elif combo:
                second[span] = [row * combo for row in up]
                stay[span] = [row * (ways - combo) for row in up]
            else:
                stay[span] = [row * ways for row in up]
            stopped += (weighed(plan.stopped, column) + weighed(plan.stopped_special, column)) * ways
            for loss, lying in zip((WEAR, WEAR_SPECIAL), _falling(plan, column, whole, up), strict=True):
                if stops:
                    stopped += sum(lying) * ways
                else:
                    self._fall(fallen, down, other, worn(toughness, key[other], loss), [row * ways for row in lying])
        _add(out, self._course.settled(key), stay)
        self._end(seat, "tko", self._slots.total(stopped, self._sizes[seat]))
        return second

    def _fall(self, fallen: Layer, key: Key, seat: Seat, left: tuple[int, int], lying: Block) -> None:
        """Lay `seat` down where it will get up: worn already to what is left, the order makes no difference."""
        toughness, speed = left
        block = fallen.setdefault(faster(key, seat, speed), [0] * (PLACES * self._toughness[seat]))
        at = (toughness - 1) * PLACES
        block[at : at + PLACES] = map(add, block[at : at + PLACES], lying)

    def _count(self, seat: Seat, fallen: Layer, out: Layer) -> Iterator[float]:
        """Count over those whom `seat` put down."""
        knocked_out = dict.fromkeys(KNOCKOUTS, 0)
        rises = [[(place, (ways << self._fine) // COUNT_WAYS) for place, ways in terms] for terms in RISES]
        for key in tuple(fallen):
            up = [0] * self._sizes[1 - seat]
            for at, row in enumerate(fallen.pop(key)):
                if not row:
                    continue
                toughness, place = divmod(at, PLACES)
                lying = self._rounded(row, seat, self._fine)
                knocked_out[KNOCKOUTS[place]] += lying
                for risen, ways in rises[place]:
                    up[toughness * HP + risen] += lying * ways
            _add(out, key, up)
            yield 0.95
        down = sum(ways * self._slots.total(row, self._sizes[seat]) for ways, row in knocked_out.items())
        self._end(seat, "ko", (down << self._fine) // COUNT_WAYS)

    def _close(self, out: Layer) -> Iterator[float]:
        """Round down to the next scale; after a third turn judge or rest."""
        course = self._course
        shift = (self.whole >> self._shifted).bit_length() - self._full.bit_length()
        going = 0
        for key in tuple(out):
            block = [self._rounded(row, 0, shift) if row else 0 for row in out.pop(key)]
            if course.last:
                if course.round >= self.options.rounds:
                    block = self._judged(block, shift)
                block = self._rested(block, INTERVAL) if course.follows else []
            going += sum(block)
            if block:
                self._layer[key] = block
            yield 0.95
        self._going = self._slots.total(going, self._sizes[0])
        self._shifted += shift
        self._course = Course(course.options, course.round + course.last, 0 if course.last else course.turn + 1)

    def _judged(self, block: Block, shift: int) -> Block:
        """Give the decision, and back who is level; a draw if no round can follow."""
        won = lost = 0
        level = []
        for place, row in enumerate(block):
            hp = place % HP + 1
            won += row & self._mask(hp + 1, HP)
            lost += row & self._mask(1, hp - 1)
            level.append(row & self._mask(hp, hp))
        draw = 0 if self._course.follows else sum(level)
        for winner, method, row in ((0, "decision", won), (1, "decision", lost), (None, "draw", draw)):
            self._end(winner, method, self._slots.total(row, self._sizes[0]) << shift)
        return level

    def _end(self, winner: Seat | None, method: str, weight: int) -> None:
        if weight:
            place = self._course.round, (winner, method)
            self.ended[place] = self.ended.get(place, 0) + (weight << self._shifted)

    def _rested(self, block: Block, points: int) -> Block:
        """Give both boxers HP, up to the most there can be."""
        bits = self._slots.bits
        tops = [(self._mask(hp, hp), (HP - hp) * bits) for hp in range(HP - points + 1, HP + 1)]
        top = sum(mask for mask, _ in tops)
        rows = []
        for row in block:
            high = row & top
            rest = row - high << points * bits
            rows.append(rest + sum((high & mask) << way for mask, way in tops) if high else rest)
        for start in range(0, len(rows), HP):
            column = rows[start : start + HP]
            rows[start : start + HP] = [0] * points + column[: -points - 1] + [sum(column[-points - 1 :])]
        return rows

    def _mask(self, low: int, high: int) -> int:
        """Give the mask of the cells in which seat 0 has HP `low` .. `high`."""
        if (low, high) not in self._masks:
            cell = (1 << self._slots.bits) - 1
            cells = [cell if low <= place % HP + 1 <= high else 0 for place in range(self._sizes[0])]
            self._masks[low, high] = self._slots.row(cells)
        return self._masks[low, high]

    def _rounded(self, row: int, seat: Seat, shift: int) -> int:
        """Halve the cells of a row `shift` times, rounding down; they are those of `seat`."""
        key = (-1, shift, seat)
        if key not in self._masks:
            self._masks[key] = self._slots.floor(shift, self._sizes[seat])
        return row >> shift & self._masks[key]


def _add(layer: Layer, key: Key, block: Block) -> None:
    layer[key] = added(layer[key], block) if key in layer else block


def _united(parts: Sequence[tuple[Block, int, int]]) -> tuple[Block, Block, tuple[int, int]]:
    """Bring blocks together, each multiplied by its ways; one that is alone can wait until after the punch."""
    if len(parts) == 1:
        block, ways, combo = parts[0]
        return block, [], (ways, combo)
    rows: Block = [0] * len(parts[0][0])
    more: Block = []
    for block, ways, combo in parts:
        rows = added(rows, [row * ways for row in block])
        if combo:
            more = added(more or [0] * len(block), [row * combo for row in block])
    return rows, more, (1, 0)


def _staying(plan: Blow, column: Block) -> tuple[Block, Block]:
    """Give who stays up, by HP after the punch, and the sums that `plan` speaks of."""
    whole = sums(plan.edge, column)
    stay = whole.copy()
    for mixed in plan.mixed:
        stay[mixed.place] = (whole[mixed.place] if mixed.beside else 0) + weighed(mixed.stay, column)
    return stay, whole


def _falling(plan: Blow, column: Block, whole: Block, stay: Block) -> tuple[Block, Block]:
    """Give who lies down, by place: after a special apart."""
    down = [0] * HP
    for mixed in plan.mixed:
        at = mixed.place
        down[at] = whole[at] - stay[at] if mixed.rest else weighed(mixed.down, column)
    low = [weighed(terms, column) for terms in plan.low]
    return down + low, specials(plan.edge, column) + [weighed(terms, column) for terms in plan.low_special]

"""What bouts are worth, worked out backwards from the last bell: all builds of two Punches at once.

A bout's worth to seat 0 is its chance to win and half of that to draw.  A
Punch never changes, and whoever is worn is where a weaker build begins: so one
table of the worth of every state serves all builds with these Punches.  Rows,
cells and blocks are those of `engine.games.blow_of_fate.walk`, filled with what
lies ahead in place of what led there; everything is rounded down, and `error`
says by how much that can be at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from engine.core.game import Seat
from engine.games.blow_of_fate.builds import Build
from engine.games.blow_of_fate.compiled import (
    COUNT_WAYS,
    KNOCKOUTS,
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
from engine.games.blow_of_fate.state import Options, Pair
from engine.games.blow_of_fate.tables import (
    CLINCH,
    HP,
    INTERVAL,
    LEAST,
    TURNS_PER_ROUND,
    WEAR,
    WEAR_SPECIAL,
    worn,
)
from engine.odds.slots import Slots, added

Block = list[int]
Layer = dict[Key, Block]

_TURN: Final = RIGHT_WAYS * PUNCH_WAYS
#: 2 to this power is close above a multiple of 36, by which throws and counts are divided: little is lost.
_FINE: Final = 20
#: What a turn loses at most by rounding, as a part of a whole bout: of a second throw and of a count, each up to three
#: units of 2 to the minus 20, and of the rest much less than one.
_LOSS: Final = 7 / 2**_FINE


class Worth:
    """The worth to seat 0 of bouts between builds with the Punches of `builds` (at least one for each seat).

    >>> from engine.games.blow_of_fate.state import Options
    >>> worth = Worth(Options(rounds=1), ([(10, 4, 1)], [(5, 5, 5)]))
    >>> for _ in worth.run(): pass
    >>> round(worth.score((10, 4, 1), (5, 5, 5)), 3), worth.error < 0.0001
    (0.436, True)
    """

    def __init__(self, options: Options, builds: tuple[Sequence[Build], Sequence[Build]]) -> None:
        self._options = options
        self._slots = Slots()
        self._punch = (builds[0][0][0], builds[1][0][0])
        #: By seat and Speed, the most Toughness there can be.
        self._tops = (_tops(builds[0]), _tops(builds[1]))
        self._full = 1 << (self._slots.bits - _TURN.bit_length() - 1)
        #: A cell of worth 1 is `_whole >> _shifted`.
        self._whole, self._shifted = self._full, 0
        self._masks: dict[tuple[int, ...], int] = {}
        self._ahead: Layer = {}
        self.error = 0.0

    def run(self) -> Iterator[float]:
        """Work it all out, yielding every few milliseconds how much is done, 0.0 .. 1.0."""
        rounds = final_round(self._options)
        self.error = rounds * TURNS_PER_ROUND * _LOSS
        for number in range(rounds, 0, -1):
            for turn in range(TURNS_PER_ROUND - 1, -1, -1):
                for share in self._turn(Course(self._options, number, turn)):
                    yield ((rounds - number + 1) * TURNS_PER_ROUND - turn - 1 + share) / (rounds * TURNS_PER_ROUND)
        yield 1.0

    def score(self, one: Build, two: Build) -> float:
        """Give the worth of a bout between two builds to the first, after `run`; up to `error` more is true."""
        row = self._ahead[one[1], two[1], 0, 0, 0][two[2] * HP - 1]
        width = self._size(0, one[1])
        return (self._slots.cells(row, width)[one[2] * HP - 1] << self._shifted) / self._whole

    def _size(self, seat: Seat, speed: int) -> int:
        """Give how many rows or cells a boxer with that Speed takes."""
        return HP * self._tops[seat][speed]

    def _turn(self, course: Course) -> Iterator[float]:
        """Step back over a turn: from what is ahead after it to what is ahead before it."""
        if course.last:
            yield from self._bell(course)
        out: Layer = {}
        users: dict[tuple[Seat | None, Key], list[Key]] = {}
        for moment, *speeds in product(_moments(course), *self._tops):
            key: Key = (speeds[0], speeds[1], *moment)
            out[key] = [0] * self._size(1, key[1])
            for who in (None, 0, 1):
                users.setdefault((who, course.after(key, who)), []).append(key)
        turned: Layer = {}
        for done, ((who, target), keys) in enumerate(users.items()):
            if who is None:
                self._clinched(course, target, keys, out)
            else:
                if any(key[2:] != target[2:] for key in turned):
                    turned.clear()
                for _ in self._punched(course, who, target, keys, turned, out):
                    yield done / len(users)
            yield done / len(users)
        self._whole *= _TURN
        shift = (self._whole >> self._shifted).bit_length() - self._full.bit_length()
        self._ahead = {}
        for key in tuple(out):
            self._ahead[key] = [self._rounded(row, self._size(0, key[0]), shift) for row in out.pop(key)]
            yield 1.0
        self._shifted += shift

    def _bell(self, course: Course) -> Iterator[float]:
        """Step back over the end of a round: to what is ahead when the last turn has been played."""
        one = self._whole >> self._shifted
        if not course.follows:
            self._ahead = {(LEAST, LEAST, 0, 0, 0): [0] * self._size(1, LEAST)}
        for key, block in self._ahead.items():
            width = self._size(0, key[0])
            if course.follows:
                block = self._rested(block, width, INTERVAL)
            if course.round >= self._options.rounds:
                for place, row in enumerate(block):
                    hp = place % HP + 1
                    level = row & self._mask(width, hp, hp) if course.follows else self._even(one // 2, width, hp, hp)
                    block[place] = level + self._even(one, width, hp + 1, HP)
            self._ahead[key] = block
            yield 0.0

    def _clinched(self, course: Course, target: Key, keys: list[Key], out: Layer) -> None:
        width = self._size(0, target[0])
        block = self._rested(self._ahead[course.settled(target)], width, CLINCH)
        for key in keys:
            ways = right(key[0] - key[1], self._options.combos).clinch * PUNCH_WAYS
            self._use(out, key, block, width, ways)

    def _punched(
        self, course: Course, seat: Seat, target: Key, keys: list[Key], turned: Layer, out: Layer
    ) -> Iterator[None]:
        """Step back over an attack of `seat`; `turned` keeps blocks that are turned on their side for seat 1."""

        def ahead(key: Key) -> Block:
            if seat == 0:
                return self._ahead[key]
            if key not in turned:
                turned[key] = self._slots.transposed(self._ahead[key], self._size(0, key[0]))
            return turned[key]

        single: Block = []
        double: Block = []
        for one, two in self._attacked(course, seat, target, ahead):
            single += one
            double += two
            yield
        ways = [right(key[0] - key[1], self._options.combos) for key in keys]
        parts = [(single, [way.single[seat] for way in ways]), (double, [way.combo[seat] for way in ways])]
        if len(keys) == 1:
            # One block is turned back sooner than two.
            (one, [by_one]), (two, [by_two]) = parts
            parts = [([a * by_one + b * by_two for a, b in zip(one, two, strict=True)], [1])]
            yield
        for block, shares in parts:
            if seat == 1:
                block = self._slots.transposed(block, self._size(1, target[1]))
                yield
            for key, share in zip(keys, shares, strict=True):
                self._use(out, key, block, self._size(0, target[0]), share)
                yield

    def _use(self, out: Layer, key: Key, block: Block, width: int, ways: int) -> None:
        """Add what is ahead by one way; whoever is slower afterwards could have come from more Toughness than this."""
        size = self._size(0, key[0])
        rows = block[: len(out[key])]
        if size < width:
            low = (1 << size * self._slots.bits) - 1
            rows = [row & low for row in rows]
        if ways:
            out[key] = added(out[key], [row * ways for row in rows] if ways > 1 else rows)

    def _attacked(
        self, course: Course, seat: Seat, target: Key, ahead: Callable[[Key], Block]
    ) -> Iterator[tuple[Block, Block]]:
        """Give what is ahead of an attack with one punch and with two, for each Toughness of the boxer attacked."""
        other = 1 - seat
        width = self._size(seat, target[seat])
        won = self._even(self._whole >> self._shifted, width, 1, HP) if seat == 0 else 0
        out_of = {ways: won * ((ways << _FINE) // COUNT_WAYS) for ways in KNOCKOUTS}
        up, down = ahead(course.settled(target)), course.settled(target, other)
        part = (1 << _FINE) // PUNCH_WAYS
        lying: dict[Pair, Block] = {}

        def fallen(toughness: int, loss: int) -> Block:
            if course.stops(target, other):
                return [won] * len(RISES)
            left = worn(toughness, target[other], loss)
            if left not in lying:
                rows = ahead(faster(down, other, left[1]))[(left[0] - 1) * HP : left[0] * HP]
                lying[left] = [self._rounded(row, width, _FINE) for row in _counted(rows, out_of)]
            return lying[left]

        for at in range(0, len(up), HP):
            toughness = at // HP + 1
            plan = blow(self._punch[seat] - toughness)
            lost = _lost(plan, fallen(toughness, WEAR), fallen(toughness, WEAR_SPECIAL), won)
            one = added(_kept(plan, up[at : at + HP]), lost)
            again = [self._rounded(row * part, width, _FINE) for row in one] if self._options.combos else one
            yield one, added(_kept(plan, again), lost)

    def _rested(self, block: Block, width: int, points: int) -> Block:
        """Give what was ahead before both boxers were given HP, up to the most there can be."""
        bits = self._slots.bits
        low, top = self._mask(width, 1, HP - points), self._mask(width, HP, HP)
        rows = []
        for row in block:
            best = row & top
            rows.append((row >> points * bits & low) + sum(best >> place * bits for place in range(points)))
        for at in range(0, len(rows), HP):
            rows[at : at + HP] = rows[at + points : at + HP] + [rows[at + HP - 1]] * points
        return rows

    def _even(self, cell: int, width: int, low: int, high: int) -> int:
        """Give a row with the same in every cell in which seat 0 has HP `low` .. `high`."""
        return self._mask(width, low, high, 1) * cell

    def _mask(self, width: int, low: int, high: int, cell: int = 0) -> int:
        key = (width, low, high, cell)
        if key not in self._masks:
            filled = cell or (1 << self._slots.bits) - 1
            self._masks[key] = self._slots.row([filled * (low <= at % HP + 1 <= high) for at in range(width)])
        return self._masks[key]

    def _rounded(self, row: int, width: int, shift: int) -> int:
        key = (width, shift)
        if key not in self._masks:
            self._masks[key] = self._slots.floor(shift, width)
        return row >> shift & self._masks[key]


def _tops(builds: Sequence[Build]) -> dict[int, int]:
    return {
        speed: max(build[2] for build in builds if build[1] >= speed)
        for speed in range(LEAST, max(build[1] for build in builds) + 1)
    }


def _moments(course: Course) -> list[tuple[int, int, int]]:
    """Give what can have happened in the round before this turn: lead and knockdowns, as keys have them."""
    moments = [(0, 0, 0)]
    for turn in range(course.turn):
        before = Course(course.options, course.round, turn)
        found: dict[tuple[int, int, int], None] = {}
        for moment, who in product(moments, (None, 0, 1)):
            key = before.after((LEAST, LEAST, *moment), who)
            for floored in (None,) if who is None or before.stops(key, 1 - who) else (None, 1 - who):
                found[before.settled(key, floored)[2:]] = None
        moments = list(found)
    return moments


def _counted(rows: Block, out_of: Mapping[int, int]) -> Block:
    """Give what is ahead of whoever lies down, by place, from what is ahead by HP after the count; not divided yet.

    `out_of` is what the ways to stay down are worth.
    """
    shares = [[(place, (ways << _FINE) // COUNT_WAYS) for place, ways in terms] for terms in RISES]
    return [weighed(terms, rows) + out_of[ways] for terms, ways in zip(shares, KNOCKOUTS, strict=True)]


def _kept(plan: Blow, rows: Block) -> Block:
    """Give what is ahead of those who will stay up, by HP before the punch, from what is ahead by HP after it."""
    after = list(rows)
    for mixed in plan.mixed:
        if not mixed.beside:
            after[mixed.place] = 0
    before = sums(plan.edge, after[::-1])[::-1]
    for mixed in plan.mixed:
        for place, ways in mixed.stay:
            before[place] += rows[mixed.place] * ways
    return before


def _lost(plan: Blow, down: Block, special: Block, won: int) -> Block:
    """Give what is ahead of those who will go down, by HP before the punch, from what is ahead by place."""
    before = specials(plan.edge, special[HP - 1 :: -1])[::-1]
    spread = [(mixed.down, down[mixed.place]) for mixed in plan.mixed]
    spread += zip((*plan.low, plan.stopped), (*down[HP:], won), strict=True)
    spread += zip((*plan.low_special, plan.stopped_special), (*special[HP:], won), strict=True)
    for terms, row in spread:
        for place, ways in terms if row else ():
            before[place] += row * ways
    return before

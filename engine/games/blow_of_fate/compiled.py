"""The printed tables compiled for the odds: who attacks, what a punch does to every HP, how one gets up.

Chances are ways out of `RIGHT_WAYS`, `PUNCH_WAYS` and `COUNT_WAYS`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from operator import sub
from typing import Final

from engine.games.blow_of_fate.tables import (
    COMBO,
    COUNT_SIDES,
    HELD,
    HELD_AT,
    HP,
    PUNCH_SIDES,
    RIGHT_SIDES,
    ROWS,
    SPECIAL,
    punch,
    row,
)
from engine.odds.slots import windows

RIGHT_WAYS: Final = RIGHT_SIDES**4
PUNCH_WAYS: Final = PUNCH_SIDES**2
COUNT_WAYS: Final = COUNT_SIDES**2

_PAIR: Final = Counter(one + two for one, two in product(range(1, RIGHT_SIDES + 1), repeat=2))
_THROWS: Final = tuple(product(range(1, PUNCH_SIDES + 1), repeat=2))
_TOTALS: Final = Counter(one + two for one, two in product(range(1, COUNT_SIDES + 1), repeat=2))
#: Totals of the dice of a special.
SPECIALS: Final = tuple(one + two for one, two in _THROWS if punch(one, two) == SPECIAL)

#: Where one can lie: at HP 1 .. 40 (places 0 .. 39), or in a row below that lifts everybody to the same HP.
_LOW: Final = tuple(row for row in ROWS.values() if row.high < 1)
PLACES: Final = HP + len(_LOW)


@dataclass(frozen=True, slots=True)
class Right:
    """Ways out of `RIGHT_WAYS`: to clinch, and by seat to attack with one punch and with two."""

    clinch: int
    single: tuple[int, int]
    combo: tuple[int, int]


@cache
def right(lead: int, combos: bool) -> Right:
    """Give the ways in which the right to attack falls when seat 0 is `lead` Speed faster.

    >>> right(0, True), right(0, False).single
    (Right(clinch=1156, single=(8415, 8415), combo=(1375, 1375)), (9790, 9790))
    """
    clinch = 0
    single, double = [0, 0], [0, 0]
    for (one, ways), (two, others) in product(_PAIR.items(), repeat=2):
        if one + lead == two:
            clinch += ways * others
            continue
        seat = 0 if one + lead > two else 1
        kind = double if combos and (one, two)[seat] >= COMBO else single
        kind[seat] += ways * others
    return Right(clinch, (single[0], single[1]), (double[0], double[1]))


#: Weights by HP before the punch, as (place, ways): place i is HP i + 1.
Terms = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Mixed:
    """A place of which it is not true that all of `sums` stay up there.

    They stay by `stay`, added to the sum if `beside`, and go down by `down`,
    which is what is left of the sum if `rest`.
    """

    place: int
    beside: bool
    stay: Terms
    down: Terms
    rest: bool


@dataclass(frozen=True, slots=True)
class Blow:
    """What a punch of Punch − Toughness = `edge` does: ways out of `PUNCH_WAYS` from HP before to HP after.

    Most HP after a punch that is no special are reached from the same HP
    before, seen from there: by `sums`.  `mixed` are the others.  `low` and
    `low_special` are the rows below HP 1, `stopped` and `stopped_special` those
    for whom the bout is stopped; what else a special does is `specials`.
    """

    edge: int
    mixed: tuple[Mixed, ...]
    low: tuple[Terms, ...]
    low_special: tuple[Terms, ...]
    stopped: Terms
    stopped_special: Terms


def fate(first: int, second: int, edge: int, hp: int) -> tuple[str, int | None]:
    """Say what a punch does to a boxer with `hp`: ("stay" | "down" | "special", HP after or None for stopped).

    HP after below 1 are those of the row's upper end: getting up from there is the same.

    >>> fate(1, 3, 5, 8), fate(6, 5, 0, 40), fate(2, 2, -5, 30), fate(5, 5, 0, 8), fate(5, 6, 0, 6)
    (('down', 1), ('special', 29), ('stay', 30), ('down', 0), ('down', None))
    """
    name = punch(first, second)
    damage = max(first + second + edge, 0)
    after = hp - damage
    if name == HELD:
        after = max(after, HELD_AT)
    found = row(after)
    if name == SPECIAL or found is None or damage >= found.damage:
        kind = "special" if name == SPECIAL else "down"
        return kind, None if found is None else max(after, found.high) if after < 1 else after
    return "stay", after


@cache
def blow(edge: int) -> Blow:
    """Compile the punches of one edge."""
    ways: dict[tuple[str, int | None], Counter[int]] = {}
    for (first, second), hp in product(_THROWS, range(1, HP + 1)):
        ways.setdefault(fate(first, second, edge, hp), Counter())[hp] += 1

    def terms(kind: str, after: int | None) -> Terms:
        return _terms(ways.get((kind, after), Counter()))

    mixed = []
    for after in range(1, HP + 1):
        before = (after + one + two + edge for one, two in _THROWS if punch(one, two) != SPECIAL)
        whole = Counter(hp for hp in before if 1 <= hp <= HP)
        stay, down = ways.get(("stay", after), Counter()), ways.get(("down", after), Counter())
        if stay != whole:
            rest = Counter(stay)
            rest.subtract(whole)
            beside = len(_terms(rest)) < len(_terms(stay))
            mixed.append(Mixed(after - 1, beside, _terms(rest if beside else stay), _terms(down), stay + down == whole))
    low, low_special = (tuple(terms(kind, each.high) for each in _LOW) for kind in ("down", "special"))
    return Blow(edge, tuple(mixed), low, low_special, terms("down", None), terms("special", None))


def _terms(weights: Counter[int]) -> Terms:
    return tuple((hp - 1, ways) for hp, ways in sorted(weights.items()) if ways)


def _rises(hp: int) -> Terms:
    found = row(hp)
    assert found is not None
    risen: Counter[int] = Counter()
    for total, ways in _TOTALS.items():
        after = found.risen(total, hp)
        if after is not None:
            risen[after] += ways
    return _terms(risen)


#: Place where one lies -> (place of the HP one gets up with, ways out of `COUNT_WAYS`); what is missing is the KO.
RISES: Final = tuple(_rises(hp) for hp in (*range(1, HP + 1), *(row.high for row in _LOW)))
#: Place where one lies -> ways to stay down.
KNOCKOUTS: Final = tuple(COUNT_WAYS - sum(ways for _, ways in terms) for terms in RISES)


def sums(edge: int, rows: Sequence[int]) -> list[int]:
    """Give for every place the sum of rows at the HP from which a punch that is no special leads there, by its ways.

    With the places in the opposite order it is the other way round: the sum of
    rows at the HP to which a punch leads from there.
    """
    first = edge + 2
    seen = rows[first:] if first > 0 else [*[0] * -first, *rows]
    whole = windows(windows(seen, PUNCH_SIDES), PUNCH_SIDES)[:HP]
    special = windows(rows[edge + SPECIALS[0] :], len(SPECIALS))
    whole[: len(special)] = map(sub, whole, special)
    return whole + [0] * (HP - len(whole))


def specials(edge: int, rows: Sequence[int]) -> list[int]:
    """Do for specials what `sums` does for all other punches."""
    special = windows(rows[edge + SPECIALS[0] :], len(SPECIALS))
    return special + [0] * (HP - len(special))


def weighed(terms: Iterable[tuple[int, int]], rows: Sequence[int]) -> int:
    """Add up rows by their ways."""
    return sum([rows[place] * ways for place, ways in terms])

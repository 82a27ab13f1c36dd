"""The printed tables of Twelve-Sided Boxing, laid out like the page."""

from __future__ import annotations

from typing import Final

Cell = str

#: Conditions from worst to best; "up one" is one step to the right.
LADDER: Final = ("N", "A", "AA", "S", "SA", "SAA", "SS")

#: Condition -> one step up (SS stays).
UP: Final = dict(zip(LADDER, (*LADDER[1:], "SS"), strict=True))

#: Condition -> one step down (SA, SAA and SS all fall to S; N stays).
DOWN: Final = {"N": "N", "A": "N", "AA": "A", "S": "AA", "SA": "S", "SAA": "S", "SS": "S"}

#: Condition -> where it goes when its boxer scores a knockdown (decision D1 for SAA).
SCORED: Final = {"N": "S", "A": "S", "AA": "S", "S": "SS", "SA": "SS", "SAA": "SS", "SS": "SS"}

#: Condition -> the band under which the turn table is read.
BAND: Final = {"N": "N", "A": "A", "AA": "AA", "S": "S", "SA": "S", "SAA": "S", "SS": "SS"}

_BELOW_S = """
d12  N/N     A/N     AA/N    A/A     AA/A    A/AA    AA/AA     N/A     N/AA
1    adv     adv     adv     adv     adv     adv     adv       adv     adv
2    adv     adv     adv     adv     adv     adv     adv       adv     adv
3    adv     adv     adv     adv     adv     adv     dis       adv     adv
4    adv     adv     dis     adv     dis     dis     dis       adv     dis
5    dis     dis     dis     dis     dis     dis     counter   dis     dis
6    dis     dis     dis     dis     dis     dis     countered dis     dis
7    dis     dis     clinch  dis     even    even    clinch    dis     clinch
8    dis     dis     trade   dis     clinch  clinch  trade     dis     trade
9    even    even    down    clinch  trade   trade   down      even    down
10   even    down    odown   trade   down    down    down      down    down
11   down    odown   odown   down    odown   down    odown     down    down
12   odown   odown   odown   odown   odown   odown   odown     odown   odown
"""

_FROM_S = """
d12  S/–       SS/–      S/S       SS/S      –/S      –/SS    S/SS      SS/SS
1    adv       adv       adv       adv       adv      adv     adv       adv
2    adv       adv       adv       adv       adv      adv     adv       adv
3    dis       dis       dis       dis       dis      dis     dis       dis
4    dis       dis       dis       dis       dis      dis     dis       dis
5    countered countered counter   counter   counter  counter counter   counter
6    clinch    clinch    countered countered clinch   clinch  countered countered
7    clinch    trade     clinch    clinch    clinch   trade   clinch    clinch
8    trade     down      trade     double    trade    heavy   double    double
9    down      down      down      down      down     heavy   heavy     heavy
10   odown     oheavy    heavy     down      down     heavy   heavy     heavy
11   odown     oheavy    odown     oheavy    heavy    odown   odown     oheavy
12   oheavy    oheavy    oheavy    oheavy    odown    odown   odown     oheavy
"""

_COUNT = {
    "detailed": """
d12  1   2   3   4   devastating
1    ko  ko  ko  ko  ko
2    8   ko  ko  ko  ko
3    8   tko ko  ko  ko
4    8   8   tko tko tko
5    8   8   8   tko tko
6    8   8   8   8   9
7    8   8   8   8   9
8    8   8   8   8   9
9    8   9   9   9   9
10   8   9   9   9   9
11   9   9   9   9   9
12   9   9   9   9   9
""",
    "simple": """
d12  1   2   3   4   devastating
1    ko  ko  ko  ko  ko
2    ko  ko  ko  ko  ko
3    8   tko ko  ko  ko
4    8   8   tko tko tko
5    8   8   8   8   tko
6    8   8   8   8   9
7    8   8   8   8   9
8    8   8   8   8   9
9    8   9   9   9   9
10   8   9   9   9   9
11   9   9   9   9   9
12   9   9   9   9   9
""",
}


def _columns(page: str) -> dict[str, tuple[Cell, ...]]:
    head, *rows = (line.split() for line in page.strip().splitlines())
    return {name: tuple(row[place] for row in rows) for place, name in enumerate(head) if place}


#: Column name (own/opponent) -> the outcome for a d12 of 1 .. 12.
TURN: Final = _columns(_BELOW_S) | _columns(_FROM_S)

#: Count table -> column ("1" .. "4" knockdowns in the bout, or "devastating") -> fate for 1 .. 12.
COUNT: Final = {name: _columns(page) for name, page in _COUNT.items()}

#: A boxer's knockdowns in the bout, or in one round, at which the bout is stopped.
BOUT_LIMIT: Final = 5
ROUND_LIMIT: Final = 3

TURNS_PER_ROUND: Final = 5

#: The points of a round, as `round_points` hands them out.
EVEN_ROUND: Final = (10, 10)
ROUND_WON: Final = 10
ROUND_LOST: Final = 9
KNOCKDOWN_LOST: Final = {1: 8, 2: 7}
BOTH_DOWN: Final = (8, 8)
BOTH_DOWN_WON: Final = (8, 7)

#: Outcome -> who moves on the ladder, and by which table.
MOVES: Final[dict[str, tuple[tuple[int, dict[str, str]], ...]]] = {
    "adv": ((0, UP),),
    "dis": ((1, UP),),
    "even": (),
    "clinch": ((0, DOWN), (1, DOWN)),
    "counter": ((0, UP), (1, DOWN)),
    "countered": ((0, DOWN), (1, UP)),
    "trade": ((0, UP), (1, UP)),
}

#: Outcome -> who goes down, and whether devastatingly.
FALLS: Final[dict[str, tuple[tuple[int, bool], ...]]] = {
    "down": ((0, False),),
    "odown": ((1, False),),
    "heavy": ((0, True),),
    "oheavy": ((1, True),),
    "double": ((0, False), (1, False)),
}

#: Outcome -> whose favourable turn it is (decision D6); all others are nobody's.
FAVOURS: Final = {"adv": 0, "counter": 0, "dis": 1, "countered": 1}


def column(own: str, opponent: str) -> str:
    """Name the column of the turn table for two conditions.

    With a boxer in band S or SS only those bands matter and the other boxer, if
    below, reads "–" (decision D2).

    >>> column("A", "N"), column("SA", "AA"), column("AA", "SS")
    ('A/N', 'S/–', '–/SS')
    """
    bands = (BAND[own], BAND[opponent])
    if "S" in bands or "SS" in bands:
        bands = tuple(band if band in ("S", "SS") else "–" for band in bands)  # type: ignore[assignment]
    return "/".join(bands)


def count_column(total: int, devastating: bool) -> str:
    """Name the column of a count table for a boxer's total knockdowns in the bout (1 .. 4).

    >>> count_column(2, False), count_column(2, True)
    ('2', 'devastating')
    """
    return "devastating" if devastating else str(total)


def round_points(scored: tuple[int, int], favourable: tuple[int, int]) -> tuple[int, int]:
    """Score a round by knockdowns scored and favourable turns of each seat (decisions D5, D6).

    >>> round_points((0, 0), (3, 2)), round_points((0, 2), (5, 0)), round_points((2, 1), (0, 0))
    ((10, 9), (7, 10), (8, 7))
    """
    if scored[1] > scored[0] or (scored == (0, 0) and favourable[1] > favourable[0]):
        mine, theirs = round_points(scored[::-1], favourable[::-1])
        return theirs, mine
    if scored == (0, 0):
        return (ROUND_WON, ROUND_LOST) if favourable[0] > favourable[1] else EVEN_ROUND
    if scored[1] == 0:
        return ROUND_WON, KNOCKDOWN_LOST[min(scored[0], 2)]
    return BOTH_DOWN_WON if scored[0] > scored[1] else BOTH_DOWN

"""The printed tables once more, typed from the rules page on their own: a row a die value, columns as on the page.

`engine/games/d12_boxing/tables.py` is never read here, so that a slip of the pen there cannot hide here as well.
"""

from __future__ import annotations

WORDS = {
    "+": "adv",
    "-": "dis",
    "=": "even",
    "c": "clinch",
    ">": "counter",
    "<": "countered",
    "t": "trade",
    "d": "down",
    "o": "odown",
    "D": "heavy",
    "O": "oheavy",
    "2": "double",
}

LOW_HEADS = ["N/N", "A/N", "AA/N", "A/A", "AA/A", "A/AA", "AA/AA", "N/A", "N/AA"]
LOW_ROWS = """
+ + + + + + + + +
+ + + + + + + + +
+ + + + + + - + +
+ + - + - - - + -
- - - - - - > - -
- - - - - - < - -
- - c - = = c - c
- - t - c c t - t
= = d c t t d = d
= d o t d d d d d
d o o d o d o d d
o o o o o o o o o
"""

HIGH_HEADS = ["S/-", "SS/-", "S/S", "SS/S", "-/S", "-/SS", "S/SS", "SS/SS"]
HIGH_ROWS = """
+ + + + + + + +
+ + + + + + + +
- - - - - - - -
- - - - - - - -
< < > > > > > >
c c < < c c < <
c t c c c t c c
t d t 2 t D 2 2
d d d d d D D D
o O D d d D D D
o O o O D o o O
O O O O o o o O
"""

COUNT_HEADS = [*(f"detailed/{n}" for n in (1, 2, 3, 4)), *(f"simple/{n}" for n in (1, 2, 3)), "devastating"]
COUNT_ROWS = """
K K K K K K K K
8 K K K K K K K
8 T K K 8 T K K
8 8 T T 8 8 T T
8 8 8 T 8 8 8 T
8 8 8 8 8 8 8 9
8 8 8 8 8 8 8 9
8 8 8 8 8 8 8 9
8 9 9 9 8 9 9 9
8 9 9 9 8 9 9 9
9 9 9 9 9 9 9 9
9 9 9 9 9 9 9 9
"""
COUNT_WORDS = {"K": "ko", "T": "tko", "8": "8", "9": "9"}


def _columns(heads: list[str], rows: str, words: dict[str, str]) -> dict[str, list[str]]:
    grid = [line.split() for line in rows.strip().splitlines()]
    assert len(grid) == 12
    assert all(len(line) == len(heads) for line in grid)
    return {head: [words[line[i]] for line in grid] for i, head in enumerate(heads)}


OUTCOMES = _columns(LOW_HEADS, LOW_ROWS, WORDS) | _columns(HIGH_HEADS, HIGH_ROWS, WORDS)
COUNTS = _columns(COUNT_HEADS, COUNT_ROWS, COUNT_WORDS)
COUNTS["simple/4"] = COUNTS["simple/3"]

MIRROR = {
    "adv": "dis",
    "dis": "adv",
    "even": "even",
    "clinch": "clinch",
    "counter": "countered",
    "countered": "counter",
    "trade": "trade",
    "down": "odown",
    "odown": "down",
    "heavy": "oheavy",
    "oheavy": "heavy",
    "double": "double",
}

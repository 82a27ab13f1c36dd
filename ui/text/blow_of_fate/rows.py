"""The knockdown table in words, and small exact sums from the dice: what reasons and rules are told with."""

from __future__ import annotations

from functools import lru_cache

from engine.games.blow_of_fate import tables
from ui.text.blow_of_fate.labels import number
from ui.text.words import Words

_FACES = range(1, tables.PUNCH_SIDES + 1)
#: Every roll of two d6.
_ROLLS = [(first, second) for first in _FACES for second in _FACES]


def row_name(name: str, t: Words) -> str:
    """Say for which HP after the punch a row stands.

    >>> row_name("10..14", Words("en")), row_name("-3..0", Words("en")), row_name("-5", Words("en"))
    ('10 to 14', '0 to −3', '−5 or less')
    """
    if name == tables.STOPPED_ROW:
        return t("{n} or less", n=number(tables.STOPPED))
    low, high = tables.ROWS[name].low, tables.ROWS[name].high
    if low == high:
        return number(low)
    # HP below 1 are read downwards, as they are lost.
    ends = (low, high) if low > 0 else (high, low)
    return t("{low} to {high}", low=number(ends[0]), high=number(ends[1]))


def row_down(name: str, t: Words) -> str:
    """Say from what damage on a punch puts down in a row."""
    if name == tables.STOPPED_ROW or tables.ROWS[name].low < tables.LEAST:
        return t("always")
    return t("damage {n} or more", n=tables.ROWS[name].damage)


def down_rule(name: str, t: Words) -> str:
    """Say when a punch puts down a boxer who is in this row after it."""
    row = row_name(name, t)
    if name == tables.STOPPED_ROW or tables.ROWS[name].low < tables.LEAST:
        return t("With {row} HP left it is always a knockdown.", row=row)
    return t("With {row} HP left, damage of {n} or more is a knockdown.", row=row, n=tables.ROWS[name].damage)


def fate(cell: str, t: Words) -> str:
    """Say what a cell of the get-up table means: "KO", "up, +2 HP", "up with 1 HP"."""
    if cell == "ko":
        return t.p("count", "KO")
    if cell.startswith("+"):
        return t("up, +{n} HP", n=cell[1:])
    return t("up with {n} HP", n=cell)


def runs(name: str) -> list[tuple[str, str]]:
    """Give a row's cells as runs of rolls: (rolls, cell).

    >>> runs("1..9"), runs("-4")
    ([('2–3', 'ko'), ('4–6', '+1'), ('7–12', '+2')], [('2–6', 'ko'), ('7', '1'), ('8–12', '2')])
    """
    fates = tables.ROWS[name].fates
    out = []
    for cell in dict.fromkeys(fates):
        rolls = [roll for roll, each in enumerate(fates, 2) if each == cell]
        out.append((f"{rolls[0]}–{rolls[-1]}" if len(rolls) > 1 else str(rolls[0]), cell))
    return out


def rises(name: str) -> int:
    """Count the rolls of two dice, out of 36, with which a boxer gets up.

    >>> rises("15..40"), rises("-4")
    (35, 21)
    """
    return sum(tables.ROWS[name].fates[first + second - 2] != "ko" for first, second in _ROLLS)


@lru_cache(maxsize=32)
def right(lead: int) -> tuple[float, float, float]:
    """Give the chances to attack, to clinch and to be attacked with `lead` more Speed than the other.

    >>> [round(chance, 3) for chance in right(0)]
    [0.472, 0.056, 0.472]
    """
    sides = tables.RIGHT_SIDES
    # In how many ways two dice make each sum.
    ways = {total: sides - abs(sides + 1 - total) for total in range(2, 2 * sides + 1)}
    won = level = lost = 0
    for mine, here in ways.items():
        for theirs, there in ways.items():
            ahead, both = mine + lead - theirs, here * there
            won += both * (ahead > 0)
            level += both * (ahead == 0)
            lost += both * (ahead < 0)
    every = sides**4
    return won / every, level / every, lost / every


def guarded(lead: int) -> int:
    """Count the rolls, out of 36, that are guarded when Punch is `lead` above Toughness.

    >>> guarded(0), guarded(-6)
    (0, 15)
    """
    return sum(first + second + lead < 1 for first, second in _ROLLS)


def average(lead: int) -> float:
    """Give the HP that a punch takes on average when Punch is `lead` above Toughness.

    >>> average(0), round(average(-6), 2)
    (7.0, 1.56)
    """
    return sum(max(first + second + lead, 0) for first, second in _ROLLS) / len(_ROLLS)


def downs(name: str, lead: int) -> int:
    """Count the rolls, out of 36, that put down a boxer who is in this row after the punch.

    >>> downs("15..40", 0), downs("15..40", 9)
    (3, 21)
    """
    return sum(
        tables.punch(first, second) == tables.SPECIAL or first + second + lead >= tables.ROWS[name].damage
        for first, second in _ROLLS
    )

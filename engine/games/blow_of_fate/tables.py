"""The printed tables of Blow of Fate, laid out like the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

#: What is shared out between Punch, Speed and Toughness, and the least and most of one value.
POINTS: Final = 15
LEAST: Final = 1
MOST: Final = 10
VALUES: Final = ("punch", "speed", "toughness")

#: HP at the first bell, and the most there can be (decision D3).
HP: Final = 40

RIGHT_SIDES: Final = 12
PUNCH_SIDES: Final = 6
COUNT_SIDES: Final = 6

#: Both recover this much in a clinch (decision D8) and in an interval.
CLINCH: Final = 2
INTERVAL: Final = 2

TURNS_PER_ROUND: Final = 3
#: Most rounds there can be, extra ones included.
ROUNDS_MOST: Final = 15
#: A boxer's knockdowns in one round at which the bout is stopped, with the option.
ROUND_LIMIT: Final = 3

#: Two d12 that show at least this much together earn a second punch.
COMBO: Final = 21

#: First d6 -> the punch for a second d6 of 1 .. 3, and of 4 .. 6.
PUNCHES: Final = {
    1: ("jab", "flurry"),
    2: ("body-left", "body-right"),
    3: ("straight-left", "straight-right"),
    4: ("hook-left", "hook-right"),
    5: ("uppercut-left", "uppercut-right"),
    6: ("counter", "special"),
}
_HALF: Final = 3

#: The punch that never takes HP below this, and how far.
HELD: Final = "jab"
HELD_AT: Final = 1
#: The punch that floors whoever it hits.
SPECIAL: Final = "special"

#: Toughness lost by getting up: after a special, and after any other punch.
WEAR_SPECIAL: Final = 2
WEAR: Final = 1

#: Speed lost by attacking in all turns of a round, and by attacking more often than the other (decision D7).
FATIGUE_ALL: Final = 2
FATIGUE_MORE: Final = 1

#: HP at which, or below which, the referee stops the bout without a roll.
STOPPED: Final = -5
#: What events call that row of the table.
STOPPED_ROW: Final = "-5"

_COUNT = """
hp     damage  2  3  4  5  6  7  8  9  10 11 12
15..40 16      ko +1 +1 +1 +1 +2 +2 +2 +2 +2 +2
10..14 13      ko +1 +1 +1 +1 +2 +2 +2 +2 +2 +2
1..9   7       ko ko +1 +1 +1 +2 +2 +2 +2 +2 +2
-3..0  any     ko ko ko 1  1  2  2  2  2  2  2
-4     any     ko ko ko ko ko 1  2  2  2  2  2
"""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the knockdown table: for HP `low` .. `high` after a punch of at least `damage`.

    `fates` are the cells for a get-up roll of 2 .. 12: "ko", "+n" (up, n HP
    more) or "n" (up with n HP; decision D5).
    """

    name: str
    low: int
    high: int
    damage: int
    fates: tuple[str, ...]

    def risen(self, total: int, hp: int) -> int | None:
        """Give the HP of a boxer who gets up on a roll of `total` (2 .. 12), None for one who does not.

        >>> ROWS["1..9"].risen(7, 5), ROWS["1..9"].risen(3, 5), ROWS["-3..0"].risen(5, -2), ROWS["15..40"].risen(9, 39)
        (7, None, 1, 40)
        """
        fate = self.fates[total - 2]
        if fate == "ko":
            return None
        return min(hp + int(fate), HP) if fate.startswith("+") else int(fate)


def _row(line: str) -> Row:
    name, damage, *fates = line.split()
    low, _, high = name.partition("..")
    # A punch that takes HP does at least 1 damage.
    return Row(name, int(low), int(high or low), 1 if damage == "any" else int(damage), tuple(fates))


#: Name -> row, the highest HP first; below them all is `STOPPED_ROW`.
ROWS: Final = {row.name: row for row in map(_row, _COUNT.strip().splitlines()[1:])}


def punch(first: int, second: int) -> str:
    """Name the punch of two d6.

    >>> punch(1, 3), punch(1, 4), punch(6, 6)
    ('jab', 'flurry', 'special')
    """
    return PUNCHES[first][second > _HALF]


def row(hp: int) -> Row | None:
    """Give the row for the HP after a punch, None for one that stops the bout.

    >>> row(15).name, row(14).name, row(0).name, row(-4).name, row(-5)
    ('15..40', '10..14', '-3..0', '-4', None)
    """
    return next((row for row in ROWS.values() if hp >= row.low), None)


def worn(toughness: int, speed: int, loss: int) -> tuple[int, int]:
    """Give Toughness and Speed after a loss of Toughness: what is not there is taken from Speed, and 1 is left of each.

    >>> worn(5, 5, 2), worn(2, 5, 2), worn(1, 5, 2), worn(1, 2, 2), worn(1, 1, 1)
    ((3, 5), (1, 4), (1, 3), (1, 1), (1, 1))
    """
    taken = min(loss, toughness - LEAST)
    return toughness - taken, max(speed - (loss - taken), LEAST)


def fatigue(attacks: tuple[int, int]) -> tuple[int, int]:
    """Give the Speed each seat loses at the end of a round in which they attacked so often.

    >>> fatigue((3, 0)), fatigue((1, 2)), fatigue((0, 2)), fatigue((1, 1))
    ((2, 0), (0, 1), (0, 1), (0, 0))
    """
    most = max(attacks)
    loss = FATIGUE_ALL if most == TURNS_PER_ROUND else FATIGUE_MORE
    return loss if attacks[0] > attacks[1] else 0, loss if attacks[1] > attacks[0] else 0

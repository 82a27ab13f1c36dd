"""All rolls of a turn, folded: how often the dice fall so that this side is larger here and that one there.

A turn asks the dice few questions: whose third die is larger (collisions),
whose second (crossings), whose usable dice win for a pair of arcs, and who may
charge next.  A table counts the rolls by their answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import Final

from engine.core.game import Seat
from engine.games.hex_duel.combat import charge_rights, larger
from engine.games.hex_duel.data.outcomes import COMBATS, CROSSINGS
from engine.games.hex_duel.state import Flags, Three
from engine.games.hex_duel.tables import DICE, DIE

#: An answer's place in a table: seat 0, seat 1, equal.
WHO: Final[tuple[Seat | None, ...]] = (0, 1, None)
#: Who may charge next turn, by its place in a table: seat 0, seat 1, both.
RIGHTS: Final[tuple[Flags, ...]] = ((True, False), (False, True), (True, True))

#: Every way three dice can fall.
HANDS: Final[tuple[Three, ...]] = tuple(product(range(1, DIE + 1), repeat=len(DICE)))  # type: ignore[arg-type]

#: For a crossing: number of rolls, 3 × (whose second die is larger) + (rights).
Crossing = tuple[int, ...]
#: For a pair of usable dice, seat 0's × 4 + seat 1's: number of rolls, 9 × (third) + 3 × (combat) + (rights).
Combats = tuple[tuple[int, ...], ...]


class Outcomes:
    """The rolls of a turn by what they decide; `total` is how many there are.

    >>> Outcomes.of_all().total, sum(Outcomes.of_all().crossing)
    (46656, 46656)
    """

    def __init__(self, crossing: Crossing, combats: Combats) -> None:
        self.crossing = crossing
        self.combats = combats
        self.total = sum(crossing)
        #: Without combat: 3 × (third) + (rights).
        self.apart = tuple(
            sum(combats[0][9 * third + 3 * won + right] for won in range(3)) for third in range(3) for right in range(3)
        )

    @staticmethod
    @cache
    def of_all() -> Outcomes:
        """Give the outcomes of all 6^6 rolls."""
        return Outcomes(CROSSINGS, COMBATS)

    @staticmethod
    def knowing(seat: Seat, hand: Three) -> Outcomes:
        """Give the outcomes of the 6^3 rolls that are left for a side that knows its own dice.

        >>> Outcomes.knowing(1, (6, 6, 6)).total
        216
        """
        return Outcomes(*tabulate([hand], HANDS)) if seat == 0 else Outcomes(*tabulate(HANDS, [hand]))


def tabulate(ones: Iterable[Three], twos: Iterable[Three]) -> tuple[Crossing, Combats]:
    """Count all pairs of hands by their answers; over `HANDS` twice this gives the shipped tables."""
    crossing = [0] * 9
    combats = [[0] * 27 for _ in range(16)]
    theirs = [(hand, _ranked(hand)) for hand in twos]
    for mine in ones:
        ranks = _ranked(mine)
        for hand, others in theirs:
            right = RIGHTS.index(charge_rights((mine, hand)))
            crossing[3 * WHO.index(larger(mine[1], hand[1])) + right] += 1
            at = 9 * WHO.index(larger(mine[2], hand[2])) + right
            place = 0
            for rank in ranks:
                for other in others:
                    combats[place][at + (6 if rank == other else 0 if rank > other else 3)] += 1
                    place += 1
    return tuple(crossing), tuple(map(tuple, combats))


def _ranked(hand: Sequence[int]) -> list[list[int]]:
    """What is compared in combat, for none to three usable dice."""
    return [sorted(hand[:count], reverse=True) for count in range(len(DICE) + 1)]

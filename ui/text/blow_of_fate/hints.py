"""Worked hints for laying out the points: small exact sums, and what to make of them."""

from __future__ import annotations

from engine.games.blow_of_fate import tables
from engine.games.blow_of_fate.builds import Build
from ui.text.blocks import Block, Para, Table
from ui.text.blow_of_fate import labels, rows
from ui.text.words import Words

_SPEED_LEADS = (0, 1, 2, 3, 4, 6, 9)
_PUNCH_LEADS = (9, 6, 3, 0, -3, -6, -9)
#: Pairs of builds worked through turn by turn.
_PAIRS: tuple[tuple[Build, Build], ...] = (
    ((5, 5, 5), (4, 1, 10)),
    ((9, 5, 1), (4, 1, 10)),
    ((9, 5, 1), (5, 5, 5)),
    ((3, 10, 2), (5, 5, 5)),
)
_TOP = next(iter(tables.ROWS))
_ROLLS = tables.PUNCH_SIDES**2


def hints(t: Words) -> tuple[Block, ...]:
    """Give the hints as blocks of the rules page."""
    return (
        Para(t("No build is best against all, but the sums of a single turn say much. Speed buys turns:")),
        Table(
            t("Chances in a turn by the lead in Speed"),
            (t("Speed ahead by"), t("You attack"), t("Clinch"), t("You are attacked")),
            tuple((f"{lead}", *(f"{chance:.0%}" for chance in rows.right(lead))) for lead in _SPEED_LEADS),
        ),
        Para(
            t(
                "The first points of a lead are worth most, later ones less and less. And a lead does not last: whoever"
                " attacks more often tires and loses Speed, while Speed {least} cannot tire.",
                least=tables.LEAST,
            )
        ),
        Para(t("Punch against Toughness settles what an attack is worth. Take the difference:")),
        Table(
            t("A single punch by Punch − Toughness"),
            (t("Difference"), t("Guarded"), t("HP on average"), t("Knockdown at {row} HP", row=rows.row_name(_TOP, t))),
            tuple(
                (
                    f"+{lead}" if lead > 0 else labels.number(lead),
                    t("{n} in {sides}", n=rows.guarded(lead), sides=_ROLLS),
                    f"{rows.average(lead):.1f}",
                    t("{n} in {sides}", n=rows.downs(_TOP, lead), sides=_ROLLS),
                )
                for lead in _PUNCH_LEADS
            ),
        ),
        Para(
            t(
                "A point of Toughness takes a little off every punch that comes in, and below the line it turns punches"
                " into nothing. A point of Punch adds as much to your own, and brings early knockdowns, each of which"
                " may be the last and costs the other Toughness."
            )
        ),
        Para(t("Both together: attacks won in a turn, times what one takes. Knockdowns and combos come on top.")),
        Table(
            t("HP taken per turn on average"),
            (t("Builds (Punch/Speed/Toughness)"), t("First attacks"), t("First takes"), t("Second takes")),
            tuple(_exchange(one, two, t) for one, two in _PAIRS),
        ),
        Para(
            t(
                "The first pair looks level in a single turn, and over a bout it is not: the busier boxer tires, the"
                " slow and tough one has no Speed to lose. The hard hitter with Toughness {least} breaks that wall, can"
                " stand very little itself, and pays for every knockdown in Speed. A low cap forbids both ends, and the"
                " middle comes into its own. The build lab has the answer for every pair.",
                least=tables.LEAST,
            )
        ),
    )


def _exchange(one: Build, two: Build, t: Words) -> tuple[str, ...]:
    attack, _, attacked = rows.right(one[1] - two[1])
    return (
        t("{red} v {blue}", red=labels.build(one), blue=labels.build(two)),
        f"{attack:.0%}",
        f"{attack * rows.average(one[0] - two[2]):.1f}",
        f"{attacked * rows.average(two[0] - one[2]):.1f}",
    )

"""The rules to be read: every number and cell comes from the engine's tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from engine.games.d12_boxing import tables
from engine.games.d12_boxing.state import Options
from ui.text.blocks import Block, Para, Section, Steps, Table
from ui.text.d12_boxing import labels
from ui.text.d12_boxing.why import RESULTS, count_column
from ui.text.ring import score
from ui.text.words import Words

SIDES = len(tables.TURN["N/N"])


def help_sections(t: Words) -> tuple[Section, ...]:
    """Give the rules of Twelve-Sided Boxing, section by section; ids are the events' clauses where there is one.

    >>> [section.id for section in help_sections(Words("en"))][:4]
    ['start', 'options', 'turn', 'ladder']
    """
    return (
        Section("start", t("What you need"), _start(t)),
        Section("options", t("Options"), _options(t)),
        Section("turn", t("A turn"), _turn(t)),
        Section("ladder", t("Conditions"), _ladder(t)),
        Section("knockdown", t("Knockdowns"), _knockdown(t)),
        Section("count", t("Getting up"), _count(t)),
        Section("limit", t("No more counting"), _limit(t)),
        Section("score", t("Scoring a round"), _score(t)),
        Section("interval", t("The interval"), _interval(t)),
        Section("results", t("Who wins"), _results(t)),
        Section("decisions", t("Where the original is silent"), _decisions(t)),
        Section("credit", t("Whose game it is"), _credit(t)),
    )


def _start(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "Two boxers and one die of {sides} sides. A boxer needs nothing but a name: no figures, no choices."
                " Whoever sits in the corners, the die tells the bout, and you watch it unfold.",
                sides=SIDES,
            )
        ),
        Para(
            t(
                "The page rolls for you. If you have such a die on the table, choose “{own}” at the set-up, roll"
                " and type in what it shows; the page reads the tables and keeps the scorecard. With the tables below"
                " and a pencil you can do without the page altogether.",
                own=t.p("dice", "Own dice"),
            )
        ),
        Para(t("{red} is the red corner throughout, {blue} the blue.", red=labels.MARKS[0], blue=labels.MARKS[1])),
    )


def _options(t: Words) -> tuple[Block, ...]:
    rows = []
    for field in fields(Options):
        label, line = labels.option(field.name, t)
        rows.append((label, labels.option_value(field.default, t), line))
    limits = {field.name: field.metadata for field in fields(Options)}["rounds"]
    return (
        Table(t("What can be set before the bell"), (t("Option"), t("Unless changed"), t("Meaning")), tuple(rows)),
        Para(t("A bout may have {low} to {high} rounds.", low=limits["low"], high=limits["high"])),
    )


def _turn(t: Words) -> tuple[Block, ...]:
    below = [name for name in tables.TURN if "S" not in name]
    upper = [name for name in tables.TURN if "S" in name]
    return (
        Para(t("A round has {n} turns. A turn is one roll:", n=tables.TURNS_PER_ROUND)),
        Steps(
            (
                t("Take the column for the two conditions, red before the stroke, blue after it."),
                t("Roll the die and read the row of its number."),
                t("Do what stands there; if somebody is down, see to the knockdown."),
            )
        ),
        Para(
            t(
                "SA and SAA are read as S. As soon as one boxer is at S or SS, a boxer below S counts as “–”, whatever"
                " the exact condition."
            )
        ),
        _outcomes(t),
        _turn_table(t("Turn table while both are below S"), below, t),
        _turn_table(t("Turn table with S or SS in the ring"), upper, t),
    )


def _outcomes(t: Words) -> Table:
    rows = []
    for name in labels.OUTCOMES:
        effects = ["–", "–"]
        for seat, ladder in tables.MOVES.get(name, ()):
            effects[seat] = t("up one") if ladder is tables.UP else t("down one")
        for seat, devastating in tables.FALLS.get(name, ()):
            effects[seat] = t("devastating knockdown") if devastating else t("knockdown")
        rows.append((labels.outcome(name, t), labels.outcome_of(name, labels.MARKS, t), *effects))
    head = (t("Outcome"), t("In the table"), labels.MARKS[0], labels.MARKS[1])
    return Table(t("What an outcome does to each boxer"), head, tuple(rows))


def _turn_table(caption: str, names: Sequence[str], t: Words) -> Table:
    rows = tuple(
        (str(row + 1), *(labels.outcome_of(tables.TURN[name][row], labels.MARKS, t) for name in names))
        for row in range(SIDES)
    )
    return Table(caption, (t("Die"), *names), rows)


def _ladder(t: Words) -> tuple[Block, ...]:
    rows = tuple(
        (
            name,
            labels.condition(name, t)[0],
            tables.UP[name],
            tables.DOWN[name],
            tables.SCORED[name],
            tables.BAND[name],
        )
        for name in tables.LADDER
    )
    head = (
        t.p("ladder", "Condition"),
        t("In a word"),
        t("Up one"),
        t("Down one"),
        t("Knockdown scored"),
        t("Read as"),
    )
    return (
        Para(
            t(
                "A boxer’s condition is a step on a ladder of {n}, and both begin at {first}. Going up is one step at a"
                " time, and {last} is the end. Coming down is steeper at the top: SA, SAA and SS all drop to S.",
                n=len(tables.LADDER),
                first=tables.LADDER[0],
                last=tables.LADDER[-1],
            )
        ),
        Para(t("A high condition means bigger punches, not safety: whoever stands at the top may still go down.")),
        Table(t("The ladder, from the bottom"), head, rows),
    )


def _knockdown(t: Words) -> tuple[Block, ...]:
    return (
        Steps(
            (
                t("Mark the knockdown against the fallen boxer, for the bout and for the round."),
                t("The boxer who scored it goes up the ladder at once. The fallen boxer’s condition stays as it was."),
                t("See whether the bout must be stopped. If not, the fallen boxer rolls to get up."),
            )
        ),
        Para(
            t(
                "When both go down together, both knockdowns are marked and both boxers rise on the ladder first. Then"
                " red’s fate is settled, then blue’s, whatever came of red. If one of the two stays down, the other has"
                " won; if neither gets up, it is a draw."
            )
        ),
    )


def _count(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "The fallen boxer rolls the die. The column is the number of knockdowns this boxer has suffered in the"
                " whole bout; after a devastating one it is the column for those, whatever the number."
            )
        ),
        Para(
            t(
                "{eight} and {nine}: up again, and the bout goes on. {ko}: counted out. {tko}: the referee stops it.",
                eight=labels.fate("8", t),
                nine=labels.fate("9", t),
                ko=labels.fate("ko", t),
                tko=labels.fate("tko", t),
            )
        ),
        *(_count_table(name, t) for name in tables.COUNT),
    )


def _count_table(name: str, t: Words) -> Table:
    columns = tables.COUNT[name]
    rows = tuple((str(row + 1), *(labels.fate(column[row], t) for column in columns.values())) for row in range(SIDES))
    caption = t("Get-up table: {name}", name=labels.option_value(name, t))
    return Table(caption, (t("Die"), *(count_column(column, t) for column in columns)), rows)


def _limit(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "Knockdown number {bout} of one boxer in a bout is a TKO without a count, and so is number {round} in a"
                " single round. The second rule can be switched off, the first cannot.",
                bout=tables.BOUT_LIMIT,
                round=tables.ROUND_LIMIT,
            )
        ),
    )


def _score(t: Words) -> tuple[Block, ...]:
    won, lost = tables.ROUND_WON, tables.KNOCKDOWN_LOST
    rows = (
        (t("No knockdowns, more favourable turns"), score((won, tables.ROUND_LOST))),
        (t("No knockdowns, equally many favourable turns"), score(tables.EVEN_ROUND)),
        (t("One knockdown, none suffered"), score((won, lost[1]))),
        (t("Two or more knockdowns, none suffered"), score((won, lost[2]))),
        (t("Knockdowns by both, equally many"), score(tables.BOTH_DOWN)),
        (t("Knockdowns by both, one scored more"), score(tables.BOTH_DOWN_WON)),
    )
    red, blue = (
        t.p("list", ", ").join(
            labels.outcome_of(name, labels.MARKS, t) for name, to in tables.FAVOURS.items() if to == seat
        )
        for seat in (0, 1)
    )
    return (
        Para(t("After {n} turns the round is scored, unless the bout was stopped in it.", n=tables.TURNS_PER_ROUND)),
        Table(t("Points of a round, the better boxer first"), (t("The round"), t("Points")), rows),
        Para(t("Only these are favourable turns. Red: {red}. Blue: {blue}.", red=red, blue=blue)),
    )


def _interval(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "Between rounds both boxers come down one step of the ladder. Favourable turns and the knockdowns of"
                " the round start afresh; the knockdowns of the bout stay. After the last round there is no interval."
            )
        ),
    )


def _results(t: Words) -> tuple[Block, ...]:
    rows = tuple((labels.method(name, t), t(rule)) for name, rule in RESULTS.items())
    return (Table(t("Ways a bout can end"), (t("Result"), t("Meaning")), rows),)


def _decisions(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "The printed rules leave a few questions open, and in one place contradict themselves. This is how they"
                " are played here:"
            )
        ),
        Steps(
            (
                t("A knockdown scored at SAA leads to SS, just as from S and SA."),
                t("There is no column for, say, S against AA. The boxer below S then counts as “–”."),
                t(
                    "Two get-up tables are printed, and they differ. Both are here, as an option; “three or more: third"
                    " column” belongs to the simple one."
                ),
                t(
                    "In a double knockdown both score, so both rise. A boxer stopped by a limit does not spare the"
                    " other the roll."
                ),
                t(
                    "Knockdowns by both that are not equally many are scored {points}, also when they are not two to"
                    " one.",
                    points=score(tables.BOTH_DOWN_WON),
                ),
                t("Favourable turns count for blue just as for red: a turn lost by one is won by the other."),
                t("The three-knockdown rule always holds in the original. Here it can be switched off."),
            )
        ),
    )


def _credit(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "“十二面拳闘” (Twelve-Sided Boxing) is a Japanese pen-and-dice game. Its text names no author, so the"
                " credit goes to the game by its title. Tables and numbers are the original’s; the words here are our"
                " own."
            )
        ),
    )

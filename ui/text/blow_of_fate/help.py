"""The rules to be read: every number and cell comes from the engine's tables."""

from __future__ import annotations

from dataclasses import fields

from engine.games.blow_of_fate import tables
from engine.games.blow_of_fate.builds import legal
from engine.games.blow_of_fate.state import Options
from ui.text.blocks import Block, Para, Section, Steps, Table
from ui.text.blow_of_fate import labels, rows
from ui.text.blow_of_fate.hints import hints
from ui.text.blow_of_fate.why import RESULTS, extension_rule, fatigue_rule
from ui.text.words import Words

_HALVES = (f"1–{tables.PUNCH_SIDES // 2}", f"{tables.PUNCH_SIDES // 2 + 1}–{tables.PUNCH_SIDES}")


def help_sections(t: Words) -> tuple[Section, ...]:
    """Give the rules of Blow of Fate, section by section; ids are the events' clauses where there is one.

    >>> [section.id for section in help_sections(Words("en"))][:4]
    ['start', 'options', 'build', 'right']
    """
    return (
        Section("start", t("What you need"), _start(t)),
        Section("options", t("Options"), _options(t)),
        Section("build", t("The build"), _build(t)),
        Section("right", t("A turn: the right to attack"), _right(t)),
        Section("clinch", t("Clinch"), _clinch(t)),
        Section("punch", t("The punch"), _punch(t)),
        Section("jab", t("The left jab"), _jab(t)),
        Section("knockdown", t("Knockdowns"), _knockdown(t)),
        Section("count", t("Getting up"), _count(t)),
        Section("wear", t("Wear"), _wear(t)),
        Section("combo", t("Combos"), _combo(t)),
        Section("fatigue", t("Punching fatigue"), _fatigue(t)),
        Section("interval", t("The interval"), _interval(t)),
        Section("extension", t("Extension"), (Para(extension_rule(t)), _extension(t))),
        Section("limit", t("Three knockdowns in a round"), _limit(t)),
        Section("results", t("Who wins"), _results(t)),
        Section("hints", t("How to lay out the points"), hints(t)),
        Section("odds", t("The odds and their bound"), _odds(t)),
        Section("lab", t("The build lab"), _lab(t)),
        Section("decisions", t("Where the original is silent"), _decisions(t)),
        Section("credit", t("Whose game it is"), _credit(t)),
    )


def _start(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "Two boxers, two dice of {many} sides and two of {few}. You lay out {points} points for Punch, Speed"
                " and Toughness before the first bell; after it the dice do the talking. So the whole decision lies in"
                " the build.",
                many=tables.RIGHT_SIDES,
                few=tables.PUNCH_SIDES,
                points=tables.POINTS,
            )
        ),
        Para(
            t(
                "Choose two boxers from the roster, or build your own. Play against a computer boxer, or let two people"
                " choose in secret on one screen. Then ring the bell: a bout takes a few minutes."
            )
        ),
        Para(
            t(
                "The page rolls for you. With real dice on the table, choose “{own}” at the set-up, roll and type in"
                " what they show. {red} is the red corner throughout, {blue} the blue.",
                own=t.p("dice", "Own dice"),
                red=labels.MARKS[0],
                blue=labels.MARKS[1],
            )
        ),
    )


def _options(t: Words) -> tuple[Block, ...]:
    listed = []
    for field in fields(Options):
        label, line = labels.option(field.name, t)
        listed.append((label, labels.option_value(field.default, t), line))
    limits = {field.name: field.metadata for field in fields(Options)}
    return (
        Table(t("What can be set before the bell"), (t("Option"), t("Unless changed"), t("Meaning")), tuple(listed)),
        Para(
            t(
                "A bout may have {low} to {high} rounds, and the cap may lie between {least} and {most}.",
                low=limits["rounds"]["low"],
                high=limits["rounds"]["high"],
                least=limits["cap"]["low"],
                most=limits["cap"]["high"],
            )
        ),
    )


def _build(t: Words) -> tuple[Block, ...]:
    meant = tuple((labels.value(name, t), labels.value_line(name, t)) for name in tables.VALUES)
    return (
        Para(
            t(
                "A boxer has a name and three values that add up to {points}. Each is at least {least} and at most"
                " {most}, or the cap where one is set. That leaves {count} different builds.",
                points=tables.POINTS,
                least=tables.LEAST,
                most=tables.MOST,
                count=len(legal()),
            )
        ),
        Table(t("What the values do"), (t("Value"), t("Meaning")), meant),
        Para(t("Every boxer comes in with {hp} HP and never has more than that.", hp=tables.HP)),
    )


def _right(t: Words) -> tuple[Block, ...]:
    return (
        Para(t("A round has {n} turns. Each begins like this:", n=tables.TURNS_PER_ROUND)),
        Steps(
            (
                t("Both boxers roll two dice of {sides} sides: first red, then blue.", sides=tables.RIGHT_SIDES),
                t("Each adds Speed to the sum."),
                t("The higher total attacks. Equal totals are a clinch."),
            )
        ),
    )


def _clinch(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "On equal totals they fall into each other’s arms. Both recover {n} HP, though never above {most}, and"
                " the turn is over. Nobody has attacked in it.",
                n=tables.CLINCH,
                most=tables.HP,
            )
        ),
    )


def _punch(t: Words) -> tuple[Block, ...]:
    named = tuple(
        (str(first), *(labels.capital(labels.punch(code, t)) for code in pair))
        for first, pair in tables.PUNCHES.items()
    )
    return (
        Para(
            t(
                "The attacker rolls two dice of {sides} sides. They name the punch: the first die is the row, the"
                " second says which of the two.",
                sides=tables.PUNCH_SIDES,
            )
        ),
        Table(
            t("Punch table"),
            (t("First die"), *(t("second {rolls}", rolls=half) for half in _HALVES)),
            named,
        ),
        Para(t("The same two dice give the damage: both dice + the attacker’s Punch − the other’s Toughness.")),
        Para(
            t(
                "Damage below 1 is guarded, and nothing happens. Otherwise it comes off the other boxer’s HP. A special"
                " always gets through: its dice make at least {least}, and Toughness is {most} at most.",
                least=tables.PUNCH_SIDES + tables.PUNCH_SIDES // 2 + 1,
                most=tables.MOST,
            )
        ),
    )


def _jab(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "A left jab never takes HP below {n}: the boxer holds on there. The left jab flurry knows no such"
                " mercy. A jab that was held still counts with its full damage when it comes to a knockdown.",
                n=tables.HELD_AT,
            )
        ),
    )


def _knockdown(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "After the punch look at two things: the HP that are left, and the damage it did. A special is a"
                " knockdown whatever it does and whatever is left."
            )
        ),
        Table(
            t("When a boxer goes down"),
            (t("HP after the punch"), t("Down")),
            tuple((rows.row_name(name, t), rows.row_down(name, t)) for name in (*tables.ROWS, tables.STOPPED_ROW)),
        ),
    )


def _count(t: Words) -> tuple[Block, ...]:
    cells = []
    for name in tables.ROWS:
        runs = [t("{rolls}: {fate}", rolls=rolls, fate=rows.fate(cell, t)) for rolls, cell in rows.runs(name)]
        cells.append((rows.row_name(name, t), *runs))
    cells.append((rows.row_name(tables.STOPPED_ROW, t), t("TKO, no roll"), "–", "–"))
    return (
        Para(
            t(
                "The boxer who is down rolls two dice of {sides} sides. The row is that of the HP after the punch, also"
                " after a special. “+” is added to the HP there are; without it, the boxer boxes on with that many."
                " Nobody gets up with more than {most} HP.",
                sides=tables.COUNT_SIDES,
                most=tables.HP,
            )
        ),
        Table(
            t("Get-up table for two dice"),
            (t("HP after the punch"), t("Out"), t("Up, just"), t("Up, safely")),
            tuple(cells),
        ),
        Para(
            t(
                "At {n} HP or less nothing is rolled: the referee stops the bout.",
                n=labels.number(tables.STOPPED),
            )
        ),
    )


def _wear(t: Words) -> tuple[Block, ...]:
    examples = ((5, 5), (2, 5), (1, 5), (1, 2), (1, 1))
    worn = tuple(
        (
            f"{toughness} / {speed}",
            *("{} / {}".format(*tables.worn(toughness, speed, loss)) for loss in (tables.WEAR, tables.WEAR_SPECIAL)),
        )
        for toughness, speed in examples
    )
    return (
        Para(
            t(
                "Whoever was down and gets up has lost Toughness: {special} after a special, {other} after any other"
                " punch. Toughness never falls below {least}. What cannot be taken from it is taken from Speed, which"
                " never falls below {least} either.",
                special=tables.WEAR_SPECIAL,
                other=tables.WEAR,
                least=tables.LEAST,
            )
        ),
        Table(
            t("Toughness / Speed before and after getting up"),
            (t("Before"), t("After any other punch"), t("After a special")),
            worn,
        ),
    )


def _combo(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "If the attacker’s own two dice for the right to attack show {n} or more together, before Speed is"
                " added, two punches are thrown in this turn. Each is rolled and judged by itself. A knockdown by the"
                " first ends the combo; a guarded first punch does not. It still counts as one attack.",
                n=tables.COMBO,
            )
        ),
        Para(t("This is the original’s rule for advanced players. It is on unless you switch it off.")),
    )


def _fatigue(t: Words) -> tuple[Block, ...]:
    attacks = ((3, 0), (2, 1), (2, 0), (1, 0), (1, 1))
    losses = tuple(
        (f"{one}–{other}", labels.number(-tables.fatigue((one, other))[0]) if one > other else "–")
        for one, other in attacks
    )
    return (
        Para(fatigue_rule(t)),
        Table(
            t("Turns attacked in the round, the busier boxer first"), (t("Attacks"), labels.value("speed", t)), losses
        ),
    )


def _interval(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "After the fatigue both boxers recover {n} HP, never above {most}. Attacks and the knockdowns of the"
                " round are counted afresh; lost values do not come back. After the last round there is no interval.",
                n=tables.INTERVAL,
                most=tables.HP,
            )
        ),
    )


def _extension(t: Words) -> Para:
    return Para(t("Fatigue and interval come before each extra round. The extension is off unless you switch it on."))


def _limit(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "With this option, knockdown number {n} of one boxer in one round is a TKO at once: no roll, no"
                " recovery, no wear. It is off unless you switch it on.",
                n=tables.ROUND_LIMIT,
            )
        ),
    )


def _results(t: Words) -> tuple[Block, ...]:
    ways = tuple((labels.method(name, t), t(rule)) for name, rule in RESULTS.items())
    return (Table(t("Ways a bout can end"), (t("Result"), t("Meaning")), ways),)


def _odds(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "The odds follow every way the dice can fall, from the state of the bout to its end. From the first"
                " bell that is some millions of states, so the page may leave the least likely aside. What it left"
                " aside is added up and shown: the true chance lies between the two ends, and that is guaranteed."
                " While the page goes on computing, the ends move together."
            )
        ),
        Para(
            t(
                "Before that is ready you see a sampled figure: bouts played out and counted, with the range in which"
                " the true chance lies 95 times out of 100. It is marked as sampled."
            )
        ),
    )


def _lab(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "The build lab sets every build against every other. A row is your build, a column the other’s, and the"
                " field tells how often yours wins. Pick a build to see its average and its best and worst match-ups."
            )
        ),
        Para(
            t(
                "If you knew the other’s build, you would take the one that beats it best; so would the other. The"
                " equilibrium is where that chase ends: a mix of builds, each played so often that no other choice does"
                " better against it. Its value is how well you do if both play it. The strongest computer boxer does."
            )
        ),
        Para(t("Change the options and the lab computes anew; it says whether its figures are exact or sampled.")),
    )


def _decisions(t: Words) -> tuple[Block, ...]:
    return (
        Para(t("The original leaves a few questions open. This is how they are played here:")),
        Steps(
            (
                t("It names no number of rounds. Here they can be chosen, {n} unless changed.", n=Options().rounds),
                t("Every value of a build is at least {n}, as worn values are.", n=tables.LEAST),
                t("HP never rise above the {n} of the start.", n=tables.HP),
                t("What counts for a knockdown is the damage; for a held jab, all that it would have done."),
                t("The 7 in the row for −4 brings the boxer back with 1 HP, as in the row above it."),
                t("Only a knockdown by the first punch ends a combo."),
                t("Attacking two turns more often, possible beside a clinch, tires like one turn more."),
                t("In a clinch both recover."),
                t("After a special the get-up roll is read in the row of the HP after the punch."),
                t("The wear after a combo goes by the punch that put the boxer down."),
                t("Cap, extension and the limit on knockdowns in a round are options of ours."),
            )
        ),
    )


def _credit(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "“Blow of Fate” is a Japanese dice game; played here is its version 2 with the advanced rule. Its text"
                " names no author, so the credit goes to the game by its title. Tables and numbers are the original’s;"
                " the words here are our own."
            )
        ),
    )

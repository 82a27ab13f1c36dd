"""The reasons of an event: dice, values, row and rule, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engine.core.events import Event
from engine.games.blow_of_fate import tables
from engine.games.blow_of_fate.events import (
    BoutBegan,
    BoutEnded,
    Clinched,
    ComboEarned,
    ComboLost,
    CountRolled,
    Extended,
    Fatigued,
    KnockedDown,
    LimitReached,
    PunchThrown,
    Rested,
    RightRolled,
    RoundBegan,
    RoundEnded,
    Stopped,
    WornDown,
)
from ui.text.blow_of_fate import labels, rows
from ui.text.blow_of_fate.commentary import floors
from ui.text.ring import Reason, pair
from ui.text.words import N_, Words

RESULTS = {
    "ko": N_("A boxer counted out has lost."),
    "tko": N_("A boxer for whom the referee stops the bout has lost."),
    "decision": N_("After the last round the boxer with more HP wins."),
    "draw": N_("Equal HP after the last round are a draw."),
}

#: All rolls of two d6.
_ROLLS = tables.PUNCH_SIDES**2


@singledispatch
def why(event: Event, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    """Give an event's reasons as (label, value), most telling first; its `clause` is the help section.

    Raises TypeError for an event of another game.

    >>> event = PunchThrown(0, (6, 5), "special", 5, 5, 11, 40, 29, False, False)
    >>> dict(why(event, ("", ""), Words("en")))["Damage"]
    '6 + 5 + Punch 5 − Toughness 5 = 11'
    """
    raise TypeError(f"no words for {event!r}")


@why.register
def _(event: BoutBegan, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return (
        (t("Rounds"), str(event.rounds)),
        (t("Turns a round"), str(tables.TURNS_PER_ROUND)),
        (t("Rule"), t("Both start with {hp} HP.", hp=tables.HP)),
    )


@why.register
def _(event: RightRolled, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    who = labels.boxers(names, t)
    sums = (
        t("{first} + {second} + Speed {speed} = {total}", first=first, second=second, speed=speed, total=total)
        for (first, second), speed, total in zip(event.dice, event.speed, event.totals, strict=True)
    )
    attack, clinch, attacked = rows.right(event.speed[0] - event.speed[1])
    if event.attacker is None:
        result, rule = t("Nobody attacks"), N_("Equal totals are a clinch.")
    else:
        result, rule = t("{who} attacks", who=who[event.attacker]), N_("The higher total has the right to attack.")
    chance = t(
        "{a} {x} · clinch {c} · {b} {y}", a=who[0], x=f"{attack:.1%}", c=f"{clinch:.1%}", b=who[1], y=f"{attacked:.1%}"
    )
    return (
        *zip(who, sums, strict=True),
        (t("Result"), result),
        (t("Rule"), t(rule)),
        (t("Chance"), chance),
    )


@why.register
def _(event: Clinched, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    rule = t("In a clinch both recover {n} HP, up to {most}.", n=tables.CLINCH, most=tables.HP)
    return (_recovery(event, names, t), (t("Rule"), rule))


def _recovery(event: Clinched | Rested, names: Sequence[str], t: Words) -> Reason:
    changes = [f"{before} → {after}" for before, after in zip(event.hp_before, event.hp, strict=True)]
    return t("HP"), pair(labels.boxers(names, t), changes, t)


@why.register
def _(event: ComboEarned, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    first, second = event.dice
    return (
        (t("Two d12"), f"{first} + {second} = {first + second}"),
        (t("Rule"), _combo_rule(t)),
    )


def _combo_rule(t: Words) -> str:
    return t("{n} or more on the attacker’s own two dice, before Speed, earn a second punch.", n=tables.COMBO)


@why.register
def _(event: PunchThrown, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    first, second = event.dice
    damage = t(
        "{first} + {second} + Punch {punch} − Toughness {toughness} = {total}",
        first=first,
        second=second,
        punch=event.power,
        toughness=event.toughness,
        total=labels.number(event.damage),
    )
    other = labels.boxers(names, t)[1 - event.seat]
    return (
        (t("Punch thrown"), labels.capital(labels.punch(event.punch, t))),
        (t("Two d6"), t("first {first}, second {second}", first=first, second=second)),
        (t("Damage"), damage),
        (t("HP of {who}", who=other), f"{event.hp_before} → {labels.number(event.hp)}"),
        (t("Rule"), _punch_rule(event, t)),
        (t("Knockdown?"), _knockdown(event, t)),
    )


def _punch_rule(event: PunchThrown, t: Words) -> str:
    if event.damage < 1:
        return t("Damage below 1 is guarded.")
    if event.held:
        return t("A left jab never takes HP below {n}: the boxer holds on.", n=tables.HELD_AT)
    return t("The damage comes off the HP.")


def _knockdown(event: PunchThrown, t: Words) -> str:
    row = tables.row(event.hp)
    if event.punch == tables.SPECIAL:
        rule = t("A special is always a knockdown.")
    else:
        rule = rows.down_rule(row.name if row else tables.STOPPED_ROW, t)
    return t("Yes. {rule}", rule=rule) if floors(event) else t("No. {rule}", rule=rule)


@why.register
def _(event: KnockedDown, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    special = event.punch == tables.SPECIAL
    return (
        (t("Punch thrown"), labels.capital(labels.punch(event.punch, t))),
        (t("Damage"), str(event.damage)),
        (t("HP after the punch"), rows.row_name(event.row, t)),
        (t("Rule"), t("A special is always a knockdown.") if special else rows.down_rule(event.row, t)),
        (t("In the bout"), str(event.total)),
        (t("In this round"), str(event.in_round)),
    )


@why.register
def _(event: CountRolled, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    first, second = event.dice
    cells = [f"{rolls}: {rows.fate(cell, t)}" for rolls, cell in rows.runs(event.row)]
    cell = tables.ROWS[event.row].fates[event.total - 2]
    change = f" ({labels.number(event.hp_before)} → {event.hp})" if event.fate == "up" else ""
    return (
        (t("Two d6"), f"{first} + {second} = {event.total}"),
        (t("HP after the punch"), rows.row_name(event.row, t)),
        (t("Get-up row"), " · ".join(cells)),
        (t("Result"), rows.fate(cell, t) + change),
        (t("Chance"), t("{n} in {sides} to get up", n=rows.rises(event.row), sides=_ROLLS)),
    )


@why.register
def _(event: WornDown, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    reasons = [(labels.value("toughness", t), f"{event.toughness[0]} → {event.toughness[1]}")]
    loss = tables.WEAR_SPECIAL if event.punch == tables.SPECIAL else tables.WEAR
    rules = [t("Getting up costs {n} Toughness after this punch.", n=loss)]
    if event.speed[0] != event.speed[1]:
        reasons.append((labels.value("speed", t), f"{event.speed[0]} → {event.speed[1]}"))
        rules.append(t("What Toughness cannot give without falling below {n} comes off Speed.", n=tables.LEAST))
    return (
        *reasons,
        (t("Cause"), labels.capital(labels.punch(event.punch, t))),
        *((t("Rule"), rule) for rule in rules),
    )


@why.register
def _(event: ComboLost, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return ((t("Rule"), t("A knockdown by the first punch ends the combo.")),)


@why.register
def _(event: Stopped, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return (
        (t("HP"), labels.number(event.hp)),
        (t("Rule"), t("At {n} HP or less it is a TKO: no die is rolled.", n=labels.number(tables.STOPPED))),
    )


@why.register
def _(event: LimitReached, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    rule = N_("Knockdown number {count} of one boxer in one round is a TKO at once: no die is rolled.")
    return ((t("Rule"), t(rule, count=event.count)),)


@why.register
def _(event: RoundEnded, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return (
        (t("Turns attacked"), pair(labels.boxers(names, t), event.attacks, t)),
        (t("Rule"), fatigue_rule(t)),
    )


def fatigue_rule(t: Words) -> str:
    """Say what attacking more often costs."""
    return t(
        "A boxer who attacked in all {turns} turns loses {all} Speed; otherwise the one who attacked more often loses"
        " {more}. Speed stays at {least} or more, and after the last round nobody tires.",
        turns=tables.TURNS_PER_ROUND,
        all=tables.FATIGUE_ALL,
        more=tables.FATIGUE_MORE,
        least=tables.LEAST,
    )


@why.register
def _(event: Extended, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return (
        (t("HP"), t("{hp} each", hp=event.hp)),
        (t("Rule"), extension_rule(t)),
    )


def extension_rule(t: Words) -> str:
    """Say when an extra round is boxed."""
    return t(
        "With the extension, a bout level on HP goes on by one round at a time. Level after round {most}, it is drawn.",
        most=tables.ROUNDS_MOST,
    )


@why.register
def _(event: Fatigued, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return (
        (t("Turns attacked"), pair(labels.boxers(names, t), event.attacks, t)),
        (labels.value("speed", t), f"{event.before} → {event.after}"),
        (t("Rule"), fatigue_rule(t)),
    )


@why.register
def _(event: Rested, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    rule = t("In the interval both recover {n} HP, up to {most}.", n=tables.INTERVAL, most=tables.HP)
    return (_recovery(event, names, t), (t("Rule"), rule))


@why.register
def _(event: RoundBegan, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    if event.extra:
        return ((t("Rule"), extension_rule(t)),)
    return ((t("Rule"), t("A round has {n} turns. Attacks are counted afresh.", n=tables.TURNS_PER_ROUND)),)


@why.register
def _(event: BoutEnded, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    hp = [labels.number(each) for each in event.hp]
    return (
        (t("Way it ended"), labels.method(event.method, t)),
        (t("Rule"), t(RESULTS[event.method])),
        (t("HP at the end"), pair(labels.boxers(names, t), hp, t)),
    )

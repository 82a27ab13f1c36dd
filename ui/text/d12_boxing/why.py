"""The reasons of an event: conditions, column, die and rule, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engine.core.events import Event
from engine.games.d12_boxing import tables
from engine.games.d12_boxing.events import (
    BoutBegan,
    BoutEnded,
    ConditionChanged,
    CountRolled,
    KnockedDown,
    LimitReached,
    RoundBegan,
    RoundScored,
    TurnRolled,
)
from ui.text.d12_boxing import labels
from ui.text.d12_boxing.describe import went_up
from ui.text.ring import Reason, pair, score
from ui.text.words import N_, Words

RESULTS = {
    "ko": N_("A boxer counted out has lost."),
    "tko": N_("A boxer for whom the referee stops the bout has lost."),
    "decision": N_("After the last round the higher total wins."),
    "draw": N_("Equal totals after the last round are a draw."),
    "double_ko": N_("Neither is up again: nobody wins."),
}


@singledispatch
def why(event: Event, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    """Give an event's reasons as (label, value), most telling first; its `clause` is the help section.

    Raises TypeError for an event of another game.

    >>> event = TurnRolled(1, 2, ("N", "A"), "N/A", 9, "even")
    >>> dict(why(event, ("", ""), Words("en")))["Chance"]
    '1 in 12: this column has 1 such row'
    """
    raise TypeError(f"no words for {event!r}")


@why.register
def _(event: BoutBegan, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return (
        (t("Rounds"), str(event.rounds)),
        (t("Turns a round"), str(tables.TURNS_PER_ROUND)),
        (t("Rule"), t("Both start at {condition}.", condition=tables.LADDER[0])),
    )


@why.register
def _(event: TurnRolled, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    who = labels.boxers(names, t)
    rows = tables.TURN[event.column]
    same = rows.count(event.outcome)
    effects = [_effect(who[seat], ladder is tables.UP, t) for seat, ladder in tables.MOVES.get(event.outcome, ())]
    effects += [t("{who} scores a knockdown", who=who[1 - seat]) for seat, _ in tables.FALLS.get(event.outcome, ())]
    return (
        (t("Die"), str(event.die)),
        (t("Conditions"), pair(who, event.conditions, t)),
        (t("Column"), event.column),
        *((t("Rule"), note) for note in _column_notes(event, t)),
        (t("Result"), labels.outcome_of(event.outcome, who, t)),
        (t("Effect"), t.p("list", ", ").join(effects) or t("Nothing changes.")),
        (
            t("Chance"),
            t.n(
                "{n} in {sides}: this column has {n} such row",
                "{n} in {sides}: this column has {n} such rows",
                n=same,
                sides=len(rows),
            ),
        ),
    )


def _effect(who: str, up: bool, t: Words) -> str:
    return t("{who} up one", who=who) if up else t("{who} down one", who=who)


def _column_notes(event: TurnRolled, t: Words) -> list[str]:
    notes = []
    if {"SA", "SAA"} & set(event.conditions):
        notes.append(t("SA and SAA are read as S."))
    if "–" in event.column:
        notes.append(t("Beside S or SS, anything below S is read as “–”."))
    return notes


@why.register
def _(event: ConditionChanged, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    who = labels.boxers(names, t)
    if event.cause == "interval":
        cause = t("Interval")
    elif event.cause == "knockdown":
        cause = t("{who} scored a knockdown", who=who[event.seat])
    else:
        cause = labels.outcome_of(event.cause, who, t)
    if event.cause == "knockdown":
        rule = N_("A knockdown takes N, A and AA to S at once, and S, SA and SAA to SS.")
    elif went_up(event):
        rule = N_("One step up the ladder.")
    elif event.before in ("SA", "SAA", "SS"):
        rule = N_("SA, SAA and SS all come down to S.")
    else:
        rule = N_("One step down the ladder.")
    return (
        (t("Condition"), f"{event.before} → {event.after}"),
        (t("Cause"), cause),
        (t("Rule"), t(rule)),
    )


@why.register
def _(event: KnockedDown, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    column = "devastating" if event.devastating else str(event.total)
    return (
        (t("Knockdown"), t("Devastating") if event.devastating else t("Ordinary")),
        (t("In the bout"), t("{count} (number {limit} ends it)", count=event.total, limit=tables.BOUT_LIMIT)),
        (t("In this round"), str(event.in_round)),
        (t("Get-up column"), count_column(column, t)),
    )


def count_column(column: str, t: Words) -> str:
    """Name a column of the get-up tables: "Knockdown 2", "Devastating"."""
    return t("Devastating") if column == "devastating" else t("Knockdown {n}", n=column)


@why.register
def _(event: LimitReached, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    if event.limit == "bout":
        rule = N_("Knockdown number {count} of one boxer in the bout is a TKO at once: no die is rolled.")
    else:
        rule = N_("Knockdown number {count} of one boxer in one round is a TKO at once: no die is rolled.")
    return ((t("Rule"), t(rule, count=event.count)),)


@why.register
def _(event: CountRolled, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    rows = tables.COUNT[event.table][event.column]
    up = sum(row in ("8", "9") for row in rows)
    return (
        (t("Die"), str(event.die)),
        (t("Get-up table"), labels.option_value(event.table, t)),
        (t("Column"), count_column(event.column, t)),
        (t("Result"), labels.fate(event.fate, t)),
        (t("Chance"), t("{n} in {sides} to get up", n=up, sides=len(rows))),
    )


@why.register
def _(event: RoundScored, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    who = labels.boxers(names, t)
    return (
        (t("Points"), score(event.points)),
        (t("Knockdowns scored"), pair(who, event.scored, t)),
        (t("Favourable turns"), pair(who, event.favourable, t)),
        (t("Rule"), round_rule(event, t)),
        (t("Total"), score(event.totals)),
    )


def round_rule(event: RoundScored, t: Words) -> str:
    """Say by which rule a round was scored, with the points that the rule gives."""
    if event.basis == "turns":
        return t(
            "Without knockdowns, more favourable turns score {won}, fewer {lost}; equal ones score {even}.",
            won=score((tables.ROUND_WON, tables.ROUND_LOST)),
            lost=score((tables.ROUND_LOST, tables.ROUND_WON)),
            even=score(tables.EVEN_ROUND),
        )
    if 0 in event.scored:
        return t(
            "Knockdowns by one boxer only: one scores {one}, two or more {more}.",
            one=score((tables.ROUND_WON, tables.KNOCKDOWN_LOST[1])),
            more=score((tables.ROUND_WON, tables.KNOCKDOWN_LOST[2])),
        )
    return t(
        "Knockdowns by both: equally many score {even}, otherwise {won} for the one who scored more.",
        even=score(tables.BOTH_DOWN),
        won=score(tables.BOTH_DOWN_WON),
    )


@why.register
def _(event: RoundBegan, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return ((t("Rule"), t("In the interval both come down one step. The counts of the round start again.")),)


@why.register
def _(event: BoutEnded, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return (
        (t("Way it ended"), labels.method(event.method, t)),
        (t("Rule"), t(RESULTS[event.method])),
        (t("Points of the rounds scored"), pair(labels.boxers(names, t), event.totals, t)),
    )

"""What happened, in plain words, and why: for the log, the screen reader and "why?"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engine.core.events import Event
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
from ui.text.ring import score as score
from ui.text.words import N_, Words

#: Outcome -> the seat that `{a}` stands for (the one it favours), and the sentence.
TURNS = {
    "adv": (0, N_("{a} gets the better of {b}.")),
    "dis": (1, N_("{a} gets the better of {b}.")),
    "even": (0, N_("Nothing between {a} and {b}.")),
    "clinch": (0, N_("{a} and {b} clinch.")),
    "counter": (0, N_("{a} counters {b}.")),
    "countered": (1, N_("{a} counters {b}.")),
    "trade": (0, N_("{a} and {b} trade: both land.")),
    "down": (1, N_("{a} knocks {b} down.")),
    "odown": (0, N_("{a} knocks {b} down.")),
    "heavy": (1, N_("{a} knocks {b} down, and heavily.")),
    "oheavy": (0, N_("{a} knocks {b} down, and heavily.")),
    "double": (0, N_("{a} and {b} both go down.")),
}

FATES = {
    "8": N_("{who} rolls {die} to get up: on the feet at the count of 8."),
    "9": N_("{who} rolls {die} to get up: on the feet at the count of 9."),
    "ko": N_("{who} rolls {die} to get up: counted out."),
    "tko": N_("{who} rolls {die} to get up: the referee stops it."),
}

ENDS = {
    "ko": N_("{winner} beats {loser} by KO in round {round}, turn {turn}."),
    "tko": N_("{winner} beats {loser} by TKO in round {round}, turn {turn}."),
    "decision": N_("{winner} beats {loser} on points, {high} to {low}."),
    "draw": N_("{a} and {b} draw on points, {high} all."),
    "double_ko": N_("{a} and {b} both stay down in round {round}, turn {turn}: a draw."),
}


@singledispatch
def describe(event: Event, names: Sequence[str], t: Words) -> str:
    """Tell an event in one plain line that says only what the event says.

    Raises TypeError for an event of another game.

    >>> describe(TurnRolled(1, 2, ("N", "A"), "N/A", 9, "even"), ("", ""), Words("en"))
    'Turn 2, 9 on the die. Nothing between Red corner and Blue corner.'
    """
    raise TypeError(f"no words for {event!r}")


@describe.register
def _(event: BoutBegan, names: Sequence[str], t: Words) -> str:
    red, blue = labels.boxers(names, t)
    return t.n(
        "{red} against {blue}, {n} round.", "{red} against {blue}, {n} rounds.", n=event.rounds, red=red, blue=blue
    )


@describe.register
def _(event: TurnRolled, names: Sequence[str], t: Words) -> str:
    seat, sentence = TURNS[event.outcome]
    who = labels.boxers(names, t)
    what = t(sentence, a=who[seat], b=who[1 - seat])
    return t("Turn {turn}, {die} on the die. {what}", turn=event.turn, die=event.die, what=what)


@describe.register
def _(event: ConditionChanged, names: Sequence[str], t: Words) -> str:
    who = labels.boxers(names, t)[event.seat]
    if event.cause == "interval":
        sentence = N_("Interval: {who} comes down from {before} to {after}.")
    elif went_up(event):
        sentence = N_("{who} goes up from {before} to {after}.")
    else:
        sentence = N_("{who} goes down from {before} to {after}.")
    return t(sentence, who=who, before=event.before, after=event.after)


def went_up(event: ConditionChanged) -> bool:
    """Whether the boxer moved up the ladder.

    >>> went_up(ConditionChanged(0, "SS", "S", "clinch"))
    False
    """
    ladder = list(labels.CONDITIONS)
    return ladder.index(event.after) > ladder.index(event.before)


@describe.register
def _(event: KnockedDown, names: Sequence[str], t: Words) -> str:
    who = labels.boxers(names, t)[event.seat]
    if event.devastating:
        sentence = N_("{who} is heavily down: knockdown {total} in the bout, {in_round} in the round.")
    else:
        sentence = N_("{who} is down: knockdown {total} in the bout, {in_round} in the round.")
    return t(sentence, who=who, total=event.total, in_round=event.in_round)


@describe.register
def _(event: LimitReached, names: Sequence[str], t: Words) -> str:
    who = labels.boxers(names, t)[event.seat]
    if event.limit == "bout":
        sentence = N_("No count: {count} knockdowns of {who} in the bout. The referee stops it.")
    else:
        sentence = N_("No count: {count} knockdowns of {who} in the round. The referee stops it.")
    return t(sentence, who=who, count=event.count)


@describe.register
def _(event: CountRolled, names: Sequence[str], t: Words) -> str:
    return t(FATES[event.fate], who=labels.boxers(names, t)[event.seat], die=event.die)


@describe.register
def _(event: RoundScored, names: Sequence[str], t: Words) -> str:
    who = labels.boxers(names, t)
    facts = {"round": event.round, "points": score(event.points), "totals": score(event.totals)}
    if event.points[0] == event.points[1]:
        return t("Round {round} is scored {points}, even. Total {totals}.", **facts)
    winner = who[0] if event.points[0] > event.points[1] else who[1]
    return t("Round {round} is scored {points}, to {who}. Total {totals}.", who=winner, **facts)


@describe.register
def _(event: RoundBegan, names: Sequence[str], t: Words) -> str:
    return t("Round {round} begins.", round=event.round)


@describe.register
def _(event: BoutEnded, names: Sequence[str], t: Words) -> str:
    who = labels.boxers(names, t)
    winner = event.winner or 0
    return t(
        ENDS[event.method],
        winner=who[winner],
        loser=who[1 - winner],
        a=who[0],
        b=who[1],
        round=event.round,
        turn=event.turn,
        high=max(event.totals),
        low=min(event.totals),
    )

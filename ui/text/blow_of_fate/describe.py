"""What happened, in plain words: for the log, the screen reader and "why?"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engine.core.events import Event
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
from ui.text.blow_of_fate import labels
from ui.text.words import N_, Words

ENDS = {
    "ko": N_("{winner} beats {loser} by KO in round {round}, turn {turn}."),
    "tko": N_("{winner} beats {loser} by TKO in round {round}, turn {turn}."),
    "decision": N_("{winner} beats {loser} on HP, {high} to {low}."),
    "draw": N_("{a} and {b} draw, {high} HP each."),
}


@singledispatch
def describe(event: Event, names: Sequence[str], t: Words) -> str:
    """Tell an event in one plain line that says only what the event says.

    Raises TypeError for an event of another game.

    >>> describe(RightRolled(1, 2, ((12, 9), (3, 4)), (4, 5), (25, 12), 0), ("", ""), Words("en"))
    'Turn 2: Red corner 25, Blue corner 12. Red corner attacks.'
    """
    raise TypeError(f"no words for {event!r}")


@describe.register
def _(event: BoutBegan, names: Sequence[str], t: Words) -> str:
    red, blue = labels.boxers(names, t)
    return t.n(
        "{red} against {blue}, {n} round.", "{red} against {blue}, {n} rounds.", n=event.rounds, red=red, blue=blue
    )


@describe.register
def _(event: RightRolled, names: Sequence[str], t: Words) -> str:
    red, blue = labels.boxers(names, t)
    facts = {"turn": event.turn, "red": red, "x": event.totals[0], "blue": blue, "y": event.totals[1]}
    if event.attacker is None:
        return t("Turn {turn}: {red} {x}, {blue} {y}. Nobody attacks.", **facts)
    return t("Turn {turn}: {red} {x}, {blue} {y}. {who} attacks.", who=(red, blue)[event.attacker], **facts)


@describe.register
def _(event: Clinched, names: Sequence[str], t: Words) -> str:
    red, blue = labels.boxers(names, t)
    return t("A clinch. {red} now has {x} HP, {blue} {y}.", red=red, x=event.hp[0], blue=blue, y=event.hp[1])


@describe.register
def _(event: ComboEarned, names: Sequence[str], t: Words) -> str:
    return t("{who} rolled {sum} before Speed: a combo.", who=labels.boxers(names, t)[event.seat], sum=sum(event.dice))


@describe.register
def _(event: PunchThrown, names: Sequence[str], t: Words) -> str:
    who = labels.boxers(names, t)
    facts = {"a": who[event.seat], "b": who[1 - event.seat], "punch": labels.punch(event.punch, t)}
    if event.damage < 1:
        what = t("{a} throws a {punch}; {b} guards.", **facts)
    elif event.held:
        what = t("{a} lands a {punch} for {n}; {b} holds on at {hp} HP.", n=event.damage, hp=event.hp, **facts)
    else:
        hp = labels.number(event.hp)
        what = t("{a} lands a {punch} for {n}; {b} is at {hp} HP.", n=event.damage, hp=hp, **facts)
    return t("Second punch: {what}", what=what) if event.second else what


@describe.register
def _(event: KnockedDown, names: Sequence[str], t: Words) -> str:
    who = labels.boxers(names, t)[event.seat]
    return t(
        "{who} is down: knockdown {total} in the bout, {in_round} in the round.",
        who=who,
        total=event.total,
        in_round=event.in_round,
    )


@describe.register
def _(event: CountRolled, names: Sequence[str], t: Words) -> str:
    who = labels.boxers(names, t)[event.seat]
    if event.fate == "ko":
        return t("{who} rolls {total} to get up: counted out.", who=who, total=event.total)
    return t("{who} rolls {total} to get up: on the feet with {hp} HP.", who=who, total=event.total, hp=event.hp)


@describe.register
def _(event: WornDown, names: Sequence[str], t: Words) -> str:
    who = labels.boxers(names, t)[event.seat]
    return t("The knockdown wears {who} down: {what}.", who=who, what=t.p("list", ", ").join(losses(event, t)))


def losses(event: WornDown, t: Words) -> list[str]:
    """Write what a boxer has lost, value by value.

    >>> losses(WornDown(0, "special", (2, 1), (4, 3)), Words("en"))
    ['Toughness 2 → 1', 'Speed 4 → 3']
    """
    changes = (("toughness", event.toughness), ("speed", event.speed))
    return [f"{labels.value(name, t)} {before} → {after}" for name, (before, after) in changes if before != after]


@describe.register
def _(event: ComboLost, names: Sequence[str], t: Words) -> str:
    return t("The knockdown ends the combo of {who}.", who=labels.boxers(names, t)[event.seat])


@describe.register
def _(event: Stopped, names: Sequence[str], t: Words) -> str:
    who = labels.boxers(names, t)[event.seat]
    return t("{who} is at {hp} HP. The referee stops it without a count.", who=who, hp=labels.number(event.hp))


@describe.register
def _(event: LimitReached, names: Sequence[str], t: Words) -> str:
    who = labels.boxers(names, t)[event.seat]
    return t("No count: {count} knockdowns of {who} in the round. The referee stops it.", who=who, count=event.count)


@describe.register
def _(event: RoundEnded, names: Sequence[str], t: Words) -> str:
    red, blue = labels.boxers(names, t)
    return t(
        "Round {round} is over. Turns attacked: {red} {x}, {blue} {y}.",
        round=event.round,
        red=red,
        x=event.attacks[0],
        blue=blue,
        y=event.attacks[1],
    )


@describe.register
def _(event: Extended, names: Sequence[str], t: Words) -> str:
    return t("Level at {hp} HP each: one more round.", hp=event.hp)


@describe.register
def _(event: Fatigued, names: Sequence[str], t: Words) -> str:
    who = labels.boxers(names, t)[event.seat]
    return t("{who} tires from punching: Speed {x} → {y}.", who=who, x=event.before, y=event.after)


@describe.register
def _(event: Rested, names: Sequence[str], t: Words) -> str:
    red, blue = labels.boxers(names, t)
    return t("Interval. {red} now has {x} HP, {blue} {y}.", red=red, x=event.hp[0], blue=blue, y=event.hp[1])


@describe.register
def _(event: RoundBegan, names: Sequence[str], t: Words) -> str:
    if event.extra:
        return t("Round {round} begins, an extra one.", round=event.round)
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
        high=max(event.hp),
        low=min(event.hp),
    )

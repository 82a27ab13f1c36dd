"""One plain sentence for every event of a duel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engine.core.events import Event
from engine.games.hex_duel import events as duel
from engine.games.hex_duel.board import Board
from ui.text.hex_duel import labels
from ui.text.ring import boxers
from ui.text.words import N_, Words

WON = {
    "death": N_("{winner} has won: {loser} is slain in turn {turn}, {a} HP against {b}."),
    "fatigue": N_("{winner} has won: fatigue fells {loser} in turn {turn}, {a} HP against {b}."),
}
STRUCK = {
    "crossing": N_("{who} is caught in passing: −{n}, HP {hp}."),
    "push-blocked": N_("{who} is rammed and cannot give way: −{n}, HP {hp}."),
    "combat": N_("{who} is hit: −{n}, HP {hp}."),
    "press-blocked": N_("{who} is pressed and cannot give way: −{n}, HP {hp}."),
}
PINNED = {
    "wall": N_("{who} presses on, but beyond {other} is wall."),
    "obstacle": N_("{who} presses on, but beyond {other} is a pillar."),
}
CUTS = {
    "crossing-tie": N_("A tie in passing ends the turn at once; nobody's right to charge is looked at."),
    "combat-tie": N_("A tie in combat ends the turn at once; nobody's right to charge is looked at."),
    "push-blocked": N_("The push without room ends the turn at once; nobody's right to charge is looked at."),
}


@singledispatch
def describe(event: Event, names: Sequence[str], t: Words, board: Board) -> str:
    """Tell an event in one plain sentence; places are named as on `board`.

    Raises TypeError for an event of another game.

    >>> from engine.games.hex_duel.boards import shipped
    >>> describe(duel.Turned(0, "left", 0, 1), ("Aoi", "Ben"), Words("en"), shipped("hexagon2"))
    '\\u2068Aoi\\u2069 turns left and faces north-east.'
    """
    raise TypeError(f"no words for {event!r}")


@describe.register
def _(event: duel.DuelBegan, names: Sequence[str], t: Words, board: Board) -> str:
    who = boxers(names, t)
    return t(
        "{red} stands on {a} facing {x}, {blue} on {b} facing {y}; {hp} HP each.",
        red=who[0],
        blue=who[1],
        a=labels.hex_name(board, event.pos[0]),
        b=labels.hex_name(board, event.pos[1]),
        x=labels.direction(event.facing[0], t),
        y=labels.direction(event.facing[1], t),
        hp=event.hp[0],
    )


@describe.register
def _(event: duel.OrdersOpened, names: Sequence[str], t: Words, board: Board) -> str:
    who = boxers(names, t)
    return t(
        "The orders: {red} “{one}”, {blue} “{two}”. Dice {a} against {b}.",
        red=who[0],
        blue=who[1],
        one=labels.order(event.orders[0], t),
        two=labels.order(event.orders[1], t),
        a=" ".join(map(str, event.dice[0])),
        b=" ".join(map(str, event.dice[1])),
    )


@describe.register
def _(event: duel.Moved, names: Sequence[str], t: Words, board: Board) -> str:
    who = boxers(names, t)
    places = [labels.hex_name(board, at) for at in event.after]
    if not event.movers:
        return t("Neither moves.")
    if len(event.movers) == 2:
        return t("{red} goes to {a}, {blue} to {b}.", red=who[0], blue=who[1], a=places[0], b=places[1])
    seat = event.movers[0]
    if event.step == 2:
        return t("{who} charges on to {a}.", who=who[seat], a=places[seat])
    return t("{who} goes to {a}.", who=who[seat], a=places[seat])


@describe.register
def _(event: duel.Crossed, names: Sequence[str], t: Words, board: Board) -> str:
    who = boxers(names, t)
    if event.winner is None:
        return t("They pass each other, second dice {a} against {b}: a tie.", a=event.dice[0], b=event.dice[1])
    return t(
        "They pass each other, second dice {a} against {b}: {who} is quicker.",
        a=event.dice[0],
        b=event.dice[1],
        who=who[event.winner],
    )


COLLISIONS = {
    "won": N_("Both make for {hex}, third dice {a} against {b}: {who} gets there."),
    "tie": N_("They run into each other, third dice {a} against {b}: nobody gets through."),
    "push": N_("Third dice {a} against {b}: {who} comes in and pushes {other} to {behind}."),
    "held": N_("Third dice {a} against {b}: {other} holds {hex}, {who} does not come in."),
}
#: The same, by what is in the way of the one who is shoved.
BLOCKED = {
    "wall": N_("Third dice {a} against {b}: {who} shoves, but beyond {other} is wall."),
    "obstacle": N_("Third dice {a} against {b}: {who} shoves, but beyond {other} is a pillar."),
}


@describe.register
def _(event: duel.Collided, names: Sequence[str], t: Words, board: Board) -> str:
    who = boxers(names, t)
    stander = event.stander
    mover = event.winner or 0 if stander is None else 1 - stander
    return t(
        BLOCKED[event.barrier] if event.kind == "blocked" else COLLISIONS[event.kind],
        a=event.dice[0],
        b=event.dice[1],
        who=who[mover],
        other=who[1 - mover],
        hex=labels.hex_name(board, event.targets[mover]),
        behind="" if event.behind is None else labels.hex_name(board, event.behind),
    )


@describe.register
def _(event: duel.ChargeStopped, names: Sequence[str], t: Words, board: Board) -> str:
    return t(
        "The charge of {who} stops on {hex}.", who=boxers(names, t)[event.seat], hex=labels.hex_name(board, event.hex)
    )


@describe.register
def _(event: duel.Turned, names: Sequence[str], t: Words, board: Board) -> str:
    sentence = (
        N_("{who} turns left and faces {way}.") if event.turn == "left" else N_("{who} turns right and faces {way}.")
    )
    return t(sentence, who=boxers(names, t)[event.seat], way=labels.direction(event.after, t))


@describe.register
def _(event: duel.TurnLost, names: Sequence[str], t: Words, board: Board) -> str:
    way = labels.direction(event.facing, t)
    return t("{who} cannot turn and goes on facing {way}.", who=boxers(names, t)[event.seat], way=way)


@describe.register
def _(event: duel.Fought, names: Sequence[str], t: Words, board: Board) -> str:
    who = boxers(names, t)
    dice = [" ".join(map(str, sorted(usable, reverse=True))) or "–" for usable in event.usable]
    if event.winner is None:
        return t("They fight, {a} against {b}: a tie.", a=dice[0], b=dice[1])
    return t("They fight, {a} against {b}: {who} is better.", a=dice[0], b=dice[1], who=who[event.winner])


@describe.register
def _(event: duel.Struck, names: Sequence[str], t: Words, board: Board) -> str:
    return t(STRUCK[event.cause], who=boxers(names, t)[event.seat], n=event.damage, hp=labels.number(event.hp))


@describe.register
def _(event: duel.Pressed, names: Sequence[str], t: Words, board: Board) -> str:
    who = boxers(names, t)
    winner, loser = who[event.seat], who[1 - event.seat]
    if event.barrier:
        return t(PINNED[event.barrier], who=winner, other=loser)
    place = labels.hex_name(board, event.behind)
    return t("{who} presses on and drives {other} to {hex}.", who=winner, other=loser, hex=place)


@describe.register
def _(event: duel.TurnCut, names: Sequence[str], t: Words, board: Board) -> str:
    return t(CUTS[event.cause])


@describe.register
def _(event: duel.ChargeChecked, names: Sequence[str], t: Words, board: Board) -> str:
    who = boxers(names, t)
    if all(event.may_charge):
        return t("A pair of dice is equal: both may charge next turn.")
    seat = event.may_charge.index(True)
    return t("{who} has {n} of 3 dice larger and may charge next turn.", who=who[seat], n=event.larger[seat])


@describe.register
def _(event: duel.Tired, names: Sequence[str], t: Words, board: Board) -> str:
    who = boxers(names, t)
    return t(
        "Fatigue takes 1 HP from both: {red} {a}, {blue} {b}.", red=who[0], blue=who[1], a=event.hp[0], b=event.hp[1]
    )


@describe.register
def _(event: duel.RearTaken, names: Sequence[str], t: Words, board: Board) -> str:
    who = boxers(names, t)
    return t(
        "{other} stands behind {who}, who can only go forward next turn.",
        who=who[event.seat],
        other=who[1 - event.seat],
    )


@describe.register
def _(event: duel.DuelEnded, names: Sequence[str], t: Words, board: Board) -> str:
    who = boxers(names, t)
    if event.winner is None:
        return t("A draw: fatigue fells both in turn {turn}.", turn=event.turn)
    winner = event.winner
    return t(
        WON[event.method],
        winner=who[winner],
        loser=who[1 - winner],
        turn=event.turn,
        a=labels.number(event.hp[winner]),
        b=labels.number(event.hp[1 - winner]),
    )

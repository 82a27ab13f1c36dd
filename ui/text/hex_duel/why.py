"""The reasons of an event: dice, sides and rule, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engine.core.events import Event
from engine.games.hex_duel import events as duel
from engine.games.hex_duel.tables import CHARGING, CROSSING, DICE_BY_ARC, FATIGUE, MAJORITY
from ui.text.hex_duel import labels
from ui.text.ring import Reason, boxers, pair
from ui.text.words import N_, Words

CAUSES = {
    "crossing": N_("The smaller second die in passing costs {n}."),
    "push-blocked": N_("Who is shoved and has no room loses {n}."),
    "combat": N_("Losing in adjacent combat costs {n}."),
    "press-blocked": N_("Who is pressed and has no room loses {n} more."),
}
KINDS = {
    "won": N_("Both moved: the larger third die gets the hex and turns as ordered, the other stays and does not turn."),
    "tie": N_("Equal third dice: both stay where they were, and neither turns. The turn itself goes on."),
    "push": N_("One stood: the mover's third die is larger, so it comes in and pushes. Who is pushed does not turn."),
    "held": N_("One stood: its third die is larger, so it turns as ordered, and the mover stays and does not turn."),
    "blocked": N_("The hex behind is wall or pillar: both stay, nobody turns, and the turn ends at once."),
}
RESULTS = {
    "death": N_("Damage took the last HP. Fatigue does not come any more."),
    "fatigue": N_("Fatigue took the last HP of one side."),
    "draw": N_("Fatigue took the last HP of both."),
}


@singledispatch
def why(event: Event, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    """Give an event's reasons as (label, value), most telling first; its `clause` is the help section.

    Raises TypeError for an event of another game.

    >>> dict(why(duel.Struck(1, "combat", 1, True, 2, 9, 7), ("", ""), Words("en")))["Damage"]
    '1 × 2 = 2: a charger deals double'
    """
    raise TypeError(f"no words for {event!r}")


@why.register
def _(event: duel.DuelBegan, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return ((t("Rule"), t("Both begin on the board's starts, with equal HP.")),)


@why.register
def _(event: duel.OrdersOpened, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    who = boxers(names, t)
    when = t("Rolled before the orders: each side knew its own.") if event.ahead else t("Rolled once both were sealed.")
    return (
        (t("Orders"), pair(who, [labels.order(order, t) for order in event.orders], t)),
        (t("Dice"), pair(who, [" ".join(map(str, three)) for three in event.dice], t)),
        (t("When"), when),
        (
            t("Rule"),
            t("In passing the second dice are compared, in collisions the third, in combat and the charge check all."),
        ),
    )


@why.register
def _(event: duel.Moved, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    if not event.movers:
        rule = t("Both were ordered to stay.")
    elif event.step == 1:
        rule = t("Who moves makes the first hex, both at the same time. Nobody was in the way.")
    else:
        rule = t("A charger makes its second hex; the other counts as standing.")
    return ((t("Rule"), rule),)


@why.register
def _(event: duel.Crossed, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    tie = t("A tie hurts nobody and ends the turn at once.")
    return (
        (t("Second dice"), pair(boxers(names, t), event.dice, t)),
        (
            t("Rule"),
            tie
            if event.winner is None
            else t("They swapped hexes: the smaller second die takes {n}. No other combat follows.", n=CROSSING),
        ),
    )


@why.register
def _(event: duel.Collided, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return ((t("Third dice"), pair(boxers(names, t), event.dice, t)), (t("Rule"), t(KINDS[event.kind])))


@why.register
def _(event: duel.ChargeStopped, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return (
        (
            t("Rule"),
            t("A charger that loses or ties a collision stops there. What it deals this turn is doubled all the same."),
        ),
    )


@why.register
def _(event: duel.Turned, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return ((t("Rule"), t("After moving, whoever may still turn does so by one side, as ordered.")),)


@why.register
def _(event: duel.TurnLost, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    rule = t("Who loses or ties a collision, or is pushed, does not turn; after a push without room nobody does.")
    return ((t("Rule"), rule),)


@why.register
def _(event: duel.Fought, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    who = boxers(names, t)
    arcs = [t("{side}: {n} of 3 dice", side=labels.arc(arc, t), n=DICE_BY_ARC[arc]) for arc in event.arcs]
    rows = []
    for place, (value, one, two) in enumerate(event.rows):
        last = place == len(event.rows) - 1 and event.winner is not None
        sentence = N_("{a} against {b}: decides") if last else N_("{a} against {b}: alike")
        rows.append((t("How many {n}s", n=value), t(sentence, a=one, b=two)))
    return (
        (t("The other stands at"), pair(who, arcs, t)),
        (t("Dice that count"), pair(who, [" ".join(map(str, usable)) or "–" for usable in event.usable], t)),
        *rows,
        (
            t("Rule"),
            t("The largest value decides, of equal ones how many; what is alike is set aside and the next compared."),
        ),
    )


@why.register
def _(event: duel.Struck, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    if event.charging:
        damage = t("{base} × {by} = {n}: a charger deals double", base=event.base, by=CHARGING, n=event.damage)
    else:
        damage = str(event.damage)
    after = labels.number(event.hp)
    return (
        (t("Damage"), damage),
        (t("HP"), t("{before} − {n} = {after}", before=labels.number(event.hp_before), n=event.damage, after=after)),
        (t("Rule"), t(CAUSES[event.cause], n=event.base)),
    )


@why.register
def _(event: duel.Pressed, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    rule = t("The loser stood in the winner's front hex: the winner moves in and pushes it on. Facings stay.")
    if event.barrier:
        rule = t("The hex behind the loser is wall or pillar: both stay, and the loser takes 1 more. The turn goes on.")
    return ((t("Rule"), rule),)


@why.register
def _(event: duel.TurnCut, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return (
        (t("Rule"), t("Such a turn ends at once: no further combat, no charge check. Fatigue comes all the same.")),
    )


@why.register
def _(event: duel.ChargeChecked, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    who = boxers(names, t)
    pairs = tuple(
        (t("{which} dice", which=labels.die(which, t)), pair(who, values, t))
        for which, values in zip(labels.DICE, zip(*event.dice, strict=True), strict=True)
    )
    rule = (
        t("Any equal pair gives both the right for the next turn.")
        if event.equal
        else t("Larger in {n} of 3 pairs gives the right for the next turn.", n=MAJORITY)
    )
    return (*pairs, (t("Rule"), rule))


@why.register
def _(event: duel.Tired, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    who = boxers(names, t)
    changes = [f"{before} − {FATIGUE} = {after}" for before, after in zip(event.hp_before, event.hp, strict=True)]
    return (
        (t("HP"), pair(who, changes, t)),
        (t("Rule"), t("At the end of a turn in which nobody died of damage both lose 1 HP.")),
    )


@why.register
def _(event: duel.RearTaken, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return (
        (
            t("Rule"),
            t("With the opponent at the rear only the three forward moves are allowed; where none is free, to stay."),
        ),
    )


@why.register
def _(event: duel.DuelEnded, names: Sequence[str], t: Words) -> tuple[Reason, ...]:
    return (
        (t("HP"), pair(boxers(names, t), [labels.number(hp) for hp in event.hp], t)),
        (t("Rule"), t(RESULTS[event.method])),
    )

"""Each side's plate, and the tray with the six dice."""

from __future__ import annotations

from functools import lru_cache

from engine.core.game import Seat
from engine.games.hex_duel.events import DuelBegan, Struck, Tired
from engine.games.hex_duel.state import State
from ui.art.dice import solid
from ui.art.hex_duel import DICE, FACES
from ui.markup import Node, h
from ui.screens.hex_duel.names import who
from ui.screens.parts import mark
from ui.screens.play import Play
from ui.text.words import Words


def hp_now(play: Play) -> tuple[int, int]:
    """Give both sides' HP as far as the step on show is revealed."""
    if not play.moving:
        state: State = play.match.played[play.at].state
        return state.hp
    before: State = play.match.played[max(play.at - 1, 0)].state
    hp = list(before.hp)
    for event in play.events:
        if isinstance(event, Struck):
            hp[event.seat] = event.hp
        elif isinstance(event, Tired | DuelBegan):
            hp = list(event.hp)
    return hp[0], hp[1]


def plate(play: Play, seat: Seat, t: Words) -> Node:
    """Give a side's plate: name, HP, and what it may or must do next turn."""
    state: State = play.match.played[play.at].state
    most = state.options.hp
    hp = max(hp_now(play)[seat], 0)
    notes = []
    if not play.moving and not play.match.result:
        if state.may_charge[seat]:
            notes.append(("right", t("May charge")))
        if state.rear_bound[seat]:
            notes.append(("rear", t("Back exposed")))
    if seat in play.match.sealed and not play.known and not play.moving:
        notes.append(("sealed", t("Sealed")))
    return h(
        "div",
        {"class": f"plate plate-{seat} duel-plate"},
        h("p", {"class": "plate-name"}, mark(seat), h("span", None, who(play.match, t)[seat])),
        h(
            "p",
            {"class": "duel-hp"},
            h("b", None, hp),
            h("span", None, t("HP of {n}", n=most)),
            h(
                "span",
                {"class": "duel-bar", "aria-hidden": "true"},
                h("i", {"style": f"width:{100 * hp / most:.0f}%"}),
            ),
        ),
        h(
            "ul",
            {"class": "duel-notes"},
            [h("li", {"class": f"duel-note duel-note-{kind}"}, text) for kind, text in notes],
        ),
    )


def tray(play: Play, t: Words) -> Node:
    """Give the dice of both sides, three each in the order in which they are rolled; the stage rolls them."""
    dice = play.match.played[play.at].state.dice
    both = who(play.match, t)
    if dice is None:
        label = t("No dice have been rolled yet.")
    else:
        label = " ".join(
            t("{who}: {a}, {b}, {c}.", who=both[seat], a=dice[seat][0], b=dice[seat][1], c=dice[seat][2])
            for seat in (0, 1)
        )
    values = tuple(value for three in dice for value in three) if dice and not play.moving else (0,) * DICE
    return h(
        "div",
        {
            "class": "live duel-tray",
            "data-live": "dice",
            "role": "img",
            "aria-label": t("The dice are rolling.") if play.moving else label,
        },
        _dice(values),
    )


@lru_cache(maxsize=64)
def _dice(values: tuple[int, ...]) -> Node:
    return h(
        "div",
        {"class": "dice duel-dice"},
        [
            h(
                "div",
                {"class": f"dice-group dice-group-{seat}"},
                mark(seat),
                [
                    h(
                        "span",
                        {"class": "tray-die", "data-part": f"dice.{place}.lit"},
                        h("span", {"class": "dice-place"}, solid(place, (FACES, values[place], 1.0))),
                    )
                    for place in range(3 * seat, 3 * seat + 3)
                ],
            )
            for seat in (0, 1)
        ],
    )

"""The set-up form's part of Blow of Fate: whom you send into the ring."""

from __future__ import annotations

from typing import Final

from engine.core.match import Player
from engine.games.blow_of_fate.roster import ROSTER
from engine.games.blow_of_fate.state import Boxer, shipped
from ui.markup import Node, h
from ui.screens.blow_of_fate.cards import choice
from ui.screens.blow_of_fate.desk import FIRST, GAME, cap_of, over, own_boxers
from ui.screens.icons import icon
from ui.screens.model import Model, Setup
from ui.screens.parts import link
from ui.text.words import N_, Words

#: First part of a route -> the module of the screen, and its title.
PLACES: Final = {
    "boxers": ("boxers", N_("Boxers of your own")),
    "corner": ("corner", N_("Before the bell")),
    "lab": ("lab", N_("Build lab")),
}
#: Those of them that one may go to at any time.
WAYS: Final = ("lab", "boxers")


def players(setup: Setup) -> tuple[Player, Player]:
    """Give who plays, as the record says it."""
    human = {"solo": (True, False), "two": (True, True), "link": (True, True), "watch": (False, False)}[setup.kinds]
    one, two = (
        Player(setup.names[seat]) if human[seat] else Player(kind="computer", level=setup.levels[seat])
        for seat in (0, 1)
    )
    return one, two


def terms(setup: Setup, model: Model) -> dict[str, object]:
    """Give what this part of the form adds to the options of a match by link: nothing, builds are sealed."""
    return {}


def candidates(model: Model) -> list[tuple[str, Boxer]]:
    """Give all who may be chosen, by key: the boxers of this device, then the roster."""
    return [*own_boxers(model), *((key, shipped(key)) for key in ROSTER)]


def picked(setup: Setup, model: Model) -> str:
    """Give the key of the boxer that the form sends into the ring: one that is there, and within the cap."""
    cap = cap_of(setup.options)
    fit = [key for key, boxer in candidates(model) if not over(boxer, cap)]
    wanted = setup.own.get("boxer", FIRST)
    return wanted if wanted in fit else FIRST


def choose(setup: Setup, model: Model, t: Words) -> Node:
    """Give the roster to choose from, and for the other ways to play a word on how the builds are chosen."""
    return h(
        "div",
        {"class": "wrap choose"},
        h(
            "div",
            {"class": "for-solo for-link"},
            choice(
                "set-own",
                "setup-own-boxer",
                candidates(model),
                picked(setup, model),
                cap_of(setup.options),
                t("Your boxer"),
                t,
                arg="boxer",
            ),
        ),
        h("p", {"class": "for-two choose-line"}, t("Each of you chooses a build in secret, after Start.")),
        h("p", {"class": "for-watch choose-line"}, t("Both computers choose a build by themselves, after Start.")),
        h(
            "nav",
            {"class": "row choose-more", "aria-label": t("More")},
            link(f"#/boxers/{GAME}", icon("add"), h("span", None, t("Build your own")), kind="btn-bare"),
            link(f"#/lab/{GAME}", icon("grid"), h("span", None, t("Build lab")), kind="btn-bare"),
        ),
    )

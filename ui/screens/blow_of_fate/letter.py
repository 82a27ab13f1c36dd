"""Blow of Fate by link: each side chooses its boxer in secret, and that is all that is decided."""

from __future__ import annotations

from typing import Any

from ui.markup import Node
from ui.screens.blow_of_fate.cards import choice
from ui.screens.blow_of_fate.desk import FIRST, boxer_of, cap_of, over
from ui.screens.blow_of_fate.setup import candidates, picked
from ui.screens.letters.letter import Letter
from ui.screens.model import Model
from ui.text.words import Words


def chosen(letter: Letter, model: Model) -> str:
    """Give the key of the boxer that is chosen: on the form by who invites, on the page by who is invited."""
    if letter.one is None:
        return picked(model.setup_of(letter.game), model)
    cap = cap_of(letter.options)
    fit = [key for key, boxer in candidates(model) if not over(boxer, cap)]
    return letter.pick if letter.pick in fit else FIRST


def action(letter: Letter, model: Model) -> Any:
    """Give the secret choice as it is sealed; None where none is asked any more."""
    if letter.one is not None and not letter.one.asked:
        return None
    return {"boxers": boxer_of(model, chosen(letter, model))}


def choose(letter: Letter, model: Model, t: Words) -> Node:
    """Give the boxers to choose from."""
    return choice(
        "letter/pick",
        "letter-boxer",
        candidates(model),
        chosen(letter, model),
        cap_of(letter.options),
        t("Your boxer"),
        t,
        arg=letter.id,
    )

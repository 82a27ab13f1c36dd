"""Small steps that several parts of `update` take."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from ui.screens import keeping
from ui.screens.messages import Effect, Env, Keep
from ui.screens.model import Model, Notice
from ui.screens.play import Play

#: The next model, and what the browser shall do.
Change = tuple[Model, tuple[Effect, ...]]


def said(model: Model, kind: Literal["good", "bad", "plain"], text: str) -> Change:
    """Show a notice."""
    return replace(model, notice=Notice(kind, text)), ()


def saved(model: Model, play: Play, env: Env) -> tuple[Model, Keep]:
    """Make `play` the match on the page and keep it on the device; of one by link, what its letter keeps."""
    if play.letter:
        letter = replace(model.letters[play.letter], at=play.at)
        model = replace(model, play=play, letters={**model.letters, letter.id: letter})
        return model, Keep(letter.id, letter.keep())
    data = keeping.keep(play, env.when, env.now)
    model = replace(model, play=play, kept={**model.kept, play.id: data})
    return replace(model, saved=keeping.listed(model)), Keep(play.id, data)

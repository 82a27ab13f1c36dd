"""The messages of the build lab."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ui.screens.changes import Change
from ui.screens.messages import Env, Message
from ui.screens.model import Model

Handler = Callable[[Model, Message, Env], Change]


def enter(model: Model, env: Env) -> Change:
    return model, ()


def answer(model: Model, job: str, data: Mapping[str, Any]) -> Model:
    return model


HANDLERS: Final[Mapping[str, Handler]] = {}

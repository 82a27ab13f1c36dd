"""The messages of the build lab."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.core.errors import BadOption
from engine.games.blow_of_fate.builds import Build
from engine.games.blow_of_fate.lab import Lab
from engine.odds.matrix_game import Equilibrium
from ui.screens.blow_of_fate.desk import GAME, desk_of, with_desk
from ui.screens.blow_of_fate.study import CAPS, RULES, Study, opened, ruled, shown
from ui.screens.changes import Change
from ui.screens.messages import Ask, Drop, Env, Focus, Go, Message
from ui.screens.model import Model

Handler = Callable[[Model, Message, Env], Change]

LAB: Final = f"lab/{GAME}"


def study_of(model: Model) -> Study:
    """Give the lab's table, an empty one at first."""
    study: Study = desk_of(model).lab or Study()
    return study


def enter(model: Model, env: Env) -> Change:
    """Open the lab: the default rules lie there, others as far as they had come."""
    study = study_of(model)
    return _laid(model, study if study.lab else opened(study))


def _laid(model: Model, study: Study) -> Change:
    """Put a table in place, and have worked out what it lacks."""
    if study.done >= 1.0:
        return with_desk(model, lab=study), (Drop("lab"),)
    if study.asked:
        return with_desk(model, lab=study), ()
    data = {"options": study.options, "first": list(study.row)}
    return with_desk(model, lab=replace(study, asked=True)), (Ask("lab", data),)


def answer(model: Model, job: str, data: Mapping[str, Any]) -> Model:
    """Take in figures of the lab."""
    study = study_of(model)
    if job == "failed":
        return with_desk(model, lab=replace(study, asked=False)) if study.asked else model
    if job != "lab" or not study.asked or not data:
        return model
    mix = tuple(data["mix"])
    study = replace(
        study,
        whole=Lab.from_json(data["lab"]),
        # Both choose from the same builds, so both mix alike.
        found=Equilibrium(mix, mix, data["value"], data["gap"]),
        done=data["done"],
        asked=data["done"] < 1.0,
    )
    return with_desk(model, lab=shown(study))


def _rule(model: Model, message: Message, env: Env) -> Change:
    key, text = message.arg, message.value
    study = study_of(model)
    values = {"true": True, "false": False}
    value = values.get(text, int(text) if re.fullmatch(r"\d{1,2}", text) else None)
    if key not in (*RULES, "cap") or value is None or (key == "cap" and value not in CAPS):
        return model, ()
    try:
        return _laid(model, ruled(study, key, value))
    except BadOption:
        return model, ()


def _stop(model: Model, message: Message, env: Env) -> Change:
    return with_desk(model, lab=replace(study_of(model), asked=False)), (Drop("lab"), Focus("lab-again"))


def _again(model: Model, message: Message, env: Env) -> Change:
    return _laid(model, study_of(model))


def _cell(model: Model, message: Message, env: Env) -> Change:
    """Look at a field of the map: "row,column"."""
    study = study_of(model)
    found = re.fullmatch(r"(\d{1,3}),(\d{1,3})", message.arg)
    if not found or max(int(found[1]), int(found[2])) >= len(study.builds):
        return model, ()
    row, column = study.builds[int(found[1])], study.builds[int(found[2])]
    return with_desk(model, lab=replace(study, row=row, column=column)), ()


def _build(model: Model, message: Message, env: Env) -> Change:
    """Choose a build by its numbers, for the side that `arg` names."""
    study = study_of(model)
    side, _, text = message.arg.partition(" ")
    build = _read(text or message.value)
    if side not in ("row", "column") or build not in study.builds:
        return model, ()
    study = replace(study, row=build) if side == "row" else replace(study, column=build)
    return with_desk(model, lab=study), ()


def _read(text: str) -> Build:
    numbers = [int(part) for part in text.split("/") if part.isdecimal() and len(part) < 3]
    return (numbers[0], numbers[1], numbers[2]) if len(numbers) == 3 else (0, 0, 0)


def _swap(model: Model, message: Message, env: Env) -> Change:
    study = study_of(model)
    return with_desk(model, lab=replace(study, row=study.column, column=study.row)), ()


def _draft(model: Model, message: Message, env: Env) -> Change:
    """Take the build in the editor to the lab."""
    draft = desk_of(model).draft
    if draft.done:
        model = with_desk(model, lab=replace(study_of(model), row=draft.build))
    return model, (Go(LAB),)


HANDLERS: Final[Mapping[str, Handler]] = {
    "lab-rule": _rule,
    "lab-stop": _stop,
    "lab-again": _again,
    "lab-cell": _cell,
    "lab-build": _build,
    "lab-swap": _swap,
    "lab-draft": _draft,
}

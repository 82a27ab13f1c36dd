"""The messages of the screens before a bout: laying out builds, keeping boxers, choosing in secret, the reveal."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.core import record
from engine.core.codec import dump
from engine.core.errors import BadOption
from engine.core.match import Match, start
from engine.games.blow_of_fate.state import Boxer
from engine.games.blow_of_fate.tables import MOST, VALUES
from engine.link.objects import object_link, write_object
from engine.odds.chances import Chances
from ui.screens import objects, update_saved
from ui.screens.blow_of_fate import lab_moves
from ui.screens.blow_of_fate.desk import (
    DRAFT,
    FIRST,
    GAME,
    Corner,
    Draft,
    boxer_of,
    cap_of,
    desk_of,
    over,
    own_boxers,
    with_desk,
)
from ui.screens.blow_of_fate.picks import computer_picks, known_odds
from ui.screens.blow_of_fate.setup import picked
from ui.screens.changes import Change, said
from ui.screens.messages import Ask, Download, Drop, Effect, Env, Focus, Go, Keep, Message, Share
from ui.screens.model import Model
from ui.text.blow_of_fate import labels, roster
from ui.text.errors import explain
from ui.text.words import Words

Handler = Callable[[Model, Message, Env], Change]

BOXERS: Final = f"boxers/{GAME}"
CORNER: Final = f"corner/{GAME}"
SETUP: Final = f"new/{GAME}"


# ---- laying out a build


def _laying(model: Model) -> Corner | None:
    """Give the secret choice that is on, if the draft that is laid out is its own."""
    corner = desk_of(model).corner
    return corner if corner and corner.stage == "pick" and model.route == CORNER else None


def _with_draft(model: Model, **changes: Any) -> Model:
    corner = _laying(model)
    if corner:
        return with_desk(model, corner=replace(corner, draft=replace(corner.draft, **changes), problem=""))
    return with_desk(model, draft=replace(desk_of(model).draft, **changes), problem="")


def _step(model: Model, message: Message, env: Env) -> Change:
    """Step a value as far as it goes; a step that cannot be taken leaves the reason."""
    name, _, by = message.arg.partition(" ")
    by = by or message.value
    corner = _laying(model)
    draft = corner.draft if corner else desk_of(model).draft
    cap = cap_of(corner.match.options) if corner else MOST
    if name not in VALUES or by not in ("+1", "-1", "low", "high"):
        return model, ()
    way = -1 if by in ("-1", "low") else 1
    why = labels.stays(draft.build, name, way, cap, Words(model.lang))
    build = list(draft.build)
    place = VALUES.index(name)
    while not labels.stays(build, name, way, cap, Words("en")):
        build[place] += way
        if by in ("+1", "-1"):
            break
    return _with_draft(model, build=tuple(build), why=why), ()


def _name(model: Model, message: Message, env: Env) -> Change:
    return _with_draft(model, name=message.value), ()


def _made(draft: Draft, t: Words) -> tuple[Boxer | None, str, str]:
    """Give the boxer of a draft, or what is wrong with its name and with its points."""
    if not draft.done:
        return None, "", labels.points(draft.build, t)
    try:
        return Boxer(draft.name, *draft.build).settle("boxer"), "", ""
    except BadOption as error:
        return None, explain(error, t), ""


# ---- boxers of your own


def _kept(model: Model, boxer: Boxer, env: Env, name: str = "") -> tuple[Model, str, tuple[Effect, ...]]:
    """Keep a boxer on the device; one that is there already is not kept twice."""
    same = next((key for key, each in own_boxers(model) if each == boxer), "")
    if same and not name:
        return model, same, ()
    name = name or f"o-{env.id}"
    kept = objects.keep(name, "boxer", boxer, env.now)
    return replace(model, objects={**model.objects, name: kept}), name, (Keep(name, kept),)


def _save_draft(fight: bool) -> Handler:
    def handler(model: Model, message: Message, env: Env) -> Change:
        t = Words(model.lang)
        draft = desk_of(model).draft
        boxer, wrong, why = _made(draft, t)
        if boxer is None:
            model = with_desk(model, draft=replace(draft, why=why), problem=wrong)
            return model, (Focus("draft-name" if wrong else f"draft-{VALUES[0]}"),)
        known = draft.id if draft.id in model.objects else ""
        model, name, effects = _kept(with_desk(model, draft=Draft()), boxer, env, known)
        if fight:
            model, more = _sent(model, name, boxer)
            return model, (*effects, *more)
        model, _ = said(model, "good", t("{name} is kept on this device.", name=_called(boxer, t)))
        return model, (*effects, Focus("kept"))

    return handler


def _called(boxer: Boxer, t: Words) -> str:
    return t.name(roster.shown(boxer.name, t)) if boxer.name else labels.build(boxer.build)


def _sent(model: Model, key: str, boxer: Boxer) -> Change:
    """Go to the set-up with a boxer chosen; a cap that forbids it gives way."""
    setup = model.setup_of(GAME)
    options = dict(setup.options)
    if over(boxer, cap_of(options)):
        del options["cap"]
    setup = replace(setup, kinds="solo", own={**setup.own, "boxer": key}, options=options, problem=None)
    model = replace(model, setup={**model.setup, GAME: setup}, route=SETUP, notice=None, asked=None)
    return model, (Go(SETUP),)


def _new_draft(model: Model, message: Message, env: Env) -> Change:
    return with_desk(model, draft=Draft(), problem=""), (Focus("editor"),)


def _edit(model: Model, message: Message, env: Env) -> Change:
    boxer = boxer_of(model, message.arg)
    if boxer is None:
        return model, ()
    return with_desk(model, draft=Draft(boxer.name, boxer.build, message.arg), problem=""), (Focus("editor"),)


def _fight(model: Model, message: Message, env: Env) -> Change:
    boxer = boxer_of(model, message.arg)
    return _sent(model, message.arg, boxer) if boxer else (model, ())


def _share(model: Model, message: Message, env: Env) -> Change:
    boxer = boxer_of(model, message.arg)
    if boxer is None:
        return model, ()
    t = Words(model.lang)
    link = f"{model.base}#{object_link('boxer', boxer)}"
    return with_desk(model, copied=""), (Share(f"{GAME}/{message.arg}", _called(boxer, t), link),)


def _copied(model: Model, message: Message, env: Env) -> Change:
    if message.value == "yes":
        return with_desk(model, copied=message.arg), ()
    t = Words(model.lang)
    return said(model, "bad", t("This browser would not copy the link. Save the boxer as a file."))


def _file(model: Model, message: Message, env: Env) -> Change:
    boxer = boxer_of(model, message.arg)
    if boxer is None:
        return model, ()
    text = json.dumps(write_object("boxer", boxer), ensure_ascii=False, indent=1)
    return model, (Download(f"saikoro-boxer-{'-'.join(map(str, boxer.build))}.json", "application/json", text),)


def _delete(model: Model, message: Message, env: Env) -> Change:
    asked = (f"{GAME}/delete", message.arg)
    if model.asked != asked:
        return replace(model, asked=asked), ()
    held = {name: kept for name, kept in model.objects.items() if name != message.arg}
    return replace(model, objects=held, asked=None), (Keep(message.arg, None), Focus("kept"))


def opened(model: Model, value: Boxer, env: Env) -> Change:
    """Show a boxer that a link or a file held: to keep, or to fight with."""
    model = with_desk(replace(model, route=BOXERS, notice=None, asked=None), opened=value)
    return model, (Go(BOXERS), Focus("opened"))


def _opened(fight: bool) -> Handler:
    def handler(model: Model, message: Message, env: Env) -> Change:
        boxer = desk_of(model).opened
        if boxer is None:
            return model, ()
        model, name, effects = _kept(with_desk(model, opened=None), boxer, env)
        if fight:
            model, more = _sent(model, name, boxer)
            return model, (*effects, *more)
        return model, (*effects, Focus("kept"))

    return handler


def _drop_opened(model: Model, message: Message, env: Env) -> Change:
    return with_desk(model, opened=None), (Focus("title"),)


# ---- before the bell


def begin(model: Model, match: Match, env: Env) -> Change:
    """Go from the set-up to the curtain; where no two people choose, to the reveal at once."""
    corner = Corner(match, f"{GAME}/{env.id}", "curtain")
    model = replace(model, route=CORNER, notice=None, asked=None)
    if len(corner.people) == 2:
        return with_desk(model, corner=corner), (Go(CORNER),)
    picks: list[Boxer | None] = [None, None]
    for seat in corner.people:
        picks[seat] = boxer_of(model, picked(model.setup_of(GAME), model))
    model, effects = _revealed(model, replace(corner, picks=(picks[0], picks[1])), env)
    return model, (Go(CORNER), *effects)


def enter(model: Model, place: str, env: Env) -> Change:
    """Enter one of the game's own screens; a choice that was left lies behind its curtain again."""
    corner = desk_of(model).corner
    if place == "lab":
        model, effects = lab_moves.enter(model, env)
        if corner and corner.stage == "reveal" and (corner.odds is None or corner.odds.rough):
            # One worker does all: what is looked at comes first.
            model = with_desk(model, corner=replace(corner, paused=True))
            effects = (Drop("odds"), *effects)
        return model, effects
    if place == "corner" and corner and corner.stage == "pick":
        return with_desk(model, corner=replace(corner, stage="curtain")), ()
    if place == "corner" and corner and corner.paused:
        return with_desk(model, corner=replace(corner, paused=False)), (_odds_wanted(corner),)
    return model, ()


def _lift(model: Model, message: Message, env: Env) -> Change:
    corner = desk_of(model).corner
    if corner is None or corner.stage != "curtain":
        return model, ()
    return with_desk(model, corner=replace(corner, stage="pick")), (Focus("title"),)


def _choose(model: Model, message: Message, env: Env) -> Change:
    corner = _laying(model)
    if corner is None:
        return model, ()
    return with_desk(model, corner=replace(corner, choice=message.arg or message.value, problem="")), ()


def _seal(model: Model, message: Message, env: Env) -> Change:
    """Lay a choice under its seal and clear the table for the next."""
    corner = _laying(model)
    if corner is None:
        return model, ()
    t = Words(model.lang)
    boxer, problem = boxer_of(model, corner.choice), ""
    if corner.choice == DRAFT:
        boxer, wrong, why = _made(corner.draft, t)
        problem = wrong or why
    elif boxer is None or over(boxer, cap_of(corner.match.options)):
        boxer, problem = None, t("Over the cap of {n}.", n=cap_of(corner.match.options))
    if boxer is None:
        return with_desk(model, corner=replace(corner, problem=problem)), (Focus("pick-seal"),)
    picks = (boxer, corner.picks[1]) if corner.seat == 0 else (corner.picks[0], boxer)
    left = [seat for seat in corner.people if picks[seat] is None]
    corner = replace(
        corner,
        picks=picks,
        stage="curtain" if left else "sealed",
        seat=left[0] if left else corner.seat,
        choice=FIRST,
        draft=Draft(),
        problem="",
    )
    return with_desk(model, corner=corner), (Focus("title"),)


def _reveal(model: Model, message: Message, env: Env) -> Change:
    corner = desk_of(model).corner
    if corner is None or corner.stage != "sealed":
        return model, ()
    model, effects = _revealed(model, corner, env)
    return model, (*effects, Focus("title"))


def _revealed(model: Model, corner: Corner, env: Env) -> Change:
    """Let the computers choose, now that nobody else can any more; set the bout up, and ask for its odds."""
    old = corner.match
    picks = computer_picks(old, corner.picks)
    options = {**old.options, "boxers": [dump(boxer) for boxer in picks]}
    match = start(old.game, options, old.players, seed=old.seed, thinking=old.thinking)
    corner = replace(corner, match=match, picks=picks, stage="reveal", odds=known_odds(match))
    model = with_desk(model, corner=corner)
    return model, () if corner.odds else (_odds_wanted(corner),)


def _odds_wanted(corner: Corner) -> Effect:
    data = {"record": record.to_text(corner.match), "id": corner.id, "steps": [0], "by_round": False}
    return Ask("odds", data)


def answer(model: Model, job: str, data: Mapping[str, Any]) -> Model:
    """Take in what the worker found out: the odds of the bout at the door, or the lab's figures."""
    if job == "failed" or job == "lab":
        return lab_moves.answer(model, job, data)
    corner = desk_of(model).corner
    if corner is None or corner.id != data["id"] or "0" not in data["odds"]:
        return model
    certain = data["certain"].get("0")
    corner = replace(
        corner,
        odds=Chances.from_json(data["odds"]["0"]),
        certain=Chances.from_json(certain) if certain else None,
    )
    return with_desk(model, corner=corner)


def _bell(model: Model, message: Message, env: Env) -> Change:
    corner = desk_of(model).corner
    if corner is None or corner.stage != "reveal":
        return model, ()
    return update_saved.show(with_desk(model, corner=None), corner.match, env)


HANDLERS: Final[Mapping[str, Handler]] = {
    "step": _step,
    "name": _name,
    "save-draft": _save_draft(fight=False),
    "fight-draft": _save_draft(fight=True),
    "new-draft": _new_draft,
    "edit": _edit,
    "fight": _fight,
    "share": _share,
    "copied": _copied,
    "file": _file,
    "delete": _delete,
    "save-opened": _opened(fight=False),
    "fight-opened": _opened(fight=True),
    "drop-opened": _drop_opened,
    "lift": _lift,
    "choose": _choose,
    "seal": _seal,
    "reveal": _reveal,
    "bell": _bell,
    **lab_moves.HANDLERS,
}

"""The page's one way to change: a message and the model to the next model, and what the browser shall do.

`HANDLERS` names every message of the shell, set-up and hall of records; those of
a match are in `update_play`, those that open and keep matches in `update_saved`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from importlib import import_module
from typing import Any, Final

from engine.core.codec import read_json
from engine.core.errors import BadLink, BadOption
from engine.core.match import Player, start
from engine.core.names import clean_name
from engine.games import get
from ui.screens import keeping, update_play, update_saved
from ui.screens.changes import Change, said
from ui.screens.games import OPEN
from ui.screens.messages import Env, Focus, Message, Settings
from ui.screens.model import KINDS, Lang, Model, Problem, Setup
from ui.screens.own import moves_of, part_of, place_of
from ui.screens.shell import SCREENS, parts
from ui.screens.turns import computers
from ui.text.errors import explain
from ui.text.words import Words

#: What the names of the fields of a game's own part of the set-up form begin with.
OWN: Final = "setup-own-"

#: What stands before the messages about a match by link, in the place of a game's name.
LETTER: Final = "letter"

Handler = Callable[[Model, Message, Env], Change]


def update(model: Model, message: Message, env: Env) -> Change:
    """Give the next model and the effects of a message; messages nobody knows change nothing."""
    game, _, do = message.do.partition("/")
    if do:
        return _of_a_game(model, game, replace(message, do=do), env)
    handler = HANDLERS.get(message.do) or update_saved.HANDLERS.get(message.do)
    if handler:
        return handler(model, message, env)
    play_handler = update_play.HANDLERS.get(message.do)
    if play_handler and model.play:
        return play_handler(model, model.play, message, env)
    return model, ()


def _of_a_game(model: Model, game: str, message: Message, env: Env) -> Change:
    moves = import_module("ui.screens.letters.moves") if game == LETTER else moves_of(game)
    handler: Handler | None = moves.HANDLERS.get(message.do) if moves else None
    return handler(model, message, env) if handler else (model, ())


def _route(model: Model, message: Message, env: Env) -> Change:
    # The way back after a link that would not open is no new screen: what was said of it stays.
    notice = model.notice if message.arg == model.route else None
    moved = replace(model, route=message.arg, notice=notice, asked=None, paste_problem="")
    if moved.play and (moved.play.auto or moved.play.lifted):
        moved = replace(moved, play=replace(moved.play, auto="", lifted=""))
    if moved.route == "match":
        return update_saved.latest(moved, message, env)
    place, game, _ = parts(moved.route)
    if place in SCREENS or not place_of(place, game):
        return moved, ()
    changed: Change = moves_of(game).enter(moved, place, env)
    return changed


def _set_lang(model: Model, message: Message, env: Env) -> Change:
    lang: Lang = "ja" if message.arg == "ja" else "en"
    return _settings(replace(model, lang=lang, notice=None, paste_problem="", setup=_without_problems(model)))


def _without_problems(model: Model) -> dict[str, Setup]:
    # A problem is told in words; in another language it is told again at the next try.
    return {game: replace(setup, problem=None) for game, setup in model.setup.items()}


def _set_theme(model: Model, message: Message, env: Env) -> Change:
    theme = message.arg if message.arg in ("light", "dark") else "auto"
    return _settings(replace(model, theme=theme))  # type: ignore[arg-type]


def _set_sound(model: Model, message: Message, env: Env) -> Change:
    return _settings(replace(model, sound=message.arg == "on"))


def _settings(model: Model) -> Change:
    model = replace(model, saved=keeping.listed(model))
    return model, (Settings(model.lang, model.theme, model.sound),)


def _set_reduced(model: Model, message: Message, env: Env) -> Change:
    return replace(model, reduced=message.arg == "on"), ()


def _dismiss(model: Model, message: Message, env: Env) -> Change:
    return replace(model, notice=None), ()


def _confirm(model: Model, message: Message, env: Env) -> Change:
    if model.asked is None:
        return model, ()
    do, arg = model.asked
    return update(model, Message(do, arg), env)


def _cancel(model: Model, message: Message, env: Env) -> Change:
    do, arg = model.asked or ("", "")
    # What was pressed has gone from the page: the focus goes back to what it was about.
    focus = (Focus(f"record-{arg}"),) if do == "delete-saved" else (Focus("more"),) if do.startswith(LETTER) else ()
    return replace(model, asked=None), focus


def _game_of(model: Model) -> str:
    place, _, game = model.route.partition("/")
    return game if place == "new" and game in OPEN else OPEN[0]


def _with_setup(model: Model, game: str, **changes: Any) -> Model:
    setup = replace(model.setup_of(game), problem=None, **changes)
    return replace(model, setup={**model.setup, game: setup})


def _set_name(model: Model, message: Message, env: Env) -> Change:
    game = _game_of(model)
    names = list(model.setup_of(game).names)
    names[int(message.arg)] = message.value
    return _with_setup(model, game, names=tuple(names)), ()


def _swap_names(model: Model, message: Message, env: Env) -> Change:
    game = _game_of(model)
    return _with_setup(model, game, names=model.setup_of(game).names[::-1]), ()


def _set_kinds(model: Model, message: Message, env: Env) -> Change:
    return _with_setup(model, _game_of(model), **_kinds(message.value)), ()


def _kinds(text: str) -> dict[str, Any]:
    return {"kinds": text} if text in KINDS else {}


def _set_level(model: Model, message: Message, env: Env) -> Change:
    game = _game_of(model)
    levels = list(model.setup_of(game).levels)
    levels[int(message.arg)] = _level(message.value)
    return _with_setup(model, game, levels=tuple(levels)), ()


def _level(text: str) -> int:
    from engine.players.policy import LEVELS

    return int(text) if text in map(str, LEVELS) else LEVELS[1]


def _set_own(model: Model, message: Message, env: Env) -> Change:
    game = _game_of(model)
    return _with_setup(model, game, own={**model.setup_of(game).own, message.arg: message.value}), ()


def _set_option(model: Model, message: Message, env: Env) -> Change:
    game = _game_of(model)
    options = {**model.setup_of(game).options, message.arg: message.value}
    return _with_setup(model, game, options=options), ()


def _set_dice(model: Model, message: Message, env: Env) -> Change:
    return _with_setup(model, _game_of(model), dice="own" if message.value == "own" else "race"), ()


def _set_seed(model: Model, message: Message, env: Env) -> Change:
    return _with_setup(model, _game_of(model), seed=message.value), ()


def _new_seed(model: Model, message: Message, env: Env) -> Change:
    return _with_setup(model, _game_of(model), seed=env.seed), ()


def adopt_fields(model: Model, game: str, form: Mapping[str, str]) -> Model:
    """Take what stands in the set-up form's fields: it may have been filled in before Python was up."""
    setup = model.setup_of(game)
    names = tuple(form.get(f"setup-name-{seat}", name) for seat, name in enumerate(setup.names))
    levels = tuple(_level(form.get(f"setup-level-{seat}", str(level))) for seat, level in enumerate(setup.levels))
    own = {name.removeprefix(OWN): text for name, text in form.items() if name.startswith(OWN)}
    keys = [item.name for item in fields(get(game).options)]
    options = {key: form[f"setup-option-{key}"] for key in keys if f"setup-option-{key}" in form}
    return _with_setup(
        model,
        game,
        names=names,
        **_kinds(form.get("setup-kinds", "")),
        levels=levels,
        own={**setup.own, **own},
        options={**setup.options, **options},
        dice="own" if form.get("setup-dice", setup.dice) == "own" else "race",
        seed=form.get("setup-seed", setup.seed),
    )


def _fields(model: Model, message: Message, env: Env) -> Change:
    return adopt_fields(model, message.arg, message.fields), ()


def _start(model: Model, message: Message, env: Env) -> Change:
    game_id = message.arg if message.arg in OPEN else _game_of(model)
    model = adopt_fields(model, game_id, message.fields)
    setup = model.setup_of(game_id)
    part = part_of(game_id)
    own = setup.dice == "own"
    try:
        if setup.kinds == "link":
            options = {**_options(setup), **(part.terms(setup, model) if part else {})}
            letter: Change = import_module("ui.screens.letters.moves").begin(model, setup, options, env)
            return letter
        players = part.players(setup) if part else tuple(Player(name) for name in setup.names)
        seed = None if own else setup.seed.strip() or env.seed
        match = start(get(game_id), _options(setup), players, seed=seed, thinking=env.seed if own else None)
        if part:
            changed: Change = moves_of(game_id).begin(model, match, env)
            return changed
    except BadOption as error:
        problem = Problem(_field_of(error, setup), explain(error, Words(model.lang)))
        setups = {**model.setup, game_id: replace(setup, problem=problem)}
        return replace(model, setup=setups), (Focus(problem.field),)
    except BadLink as error:
        return said(model, "bad", explain(error, Words(model.lang)))
    return update_saved.show(model, match, env)


def _options(setup: Setup) -> dict[str, Any]:
    values = {}
    for key, text in setup.options.items():
        try:
            values[key] = read_json(text)
        except ValueError:
            values[key] = text
    return values


def _field_of(error: BadOption, setup: Setup) -> str:
    """Name the form's field that an error is about."""
    field = error.params["field"]
    if field == "seed":
        return "setup-seed"
    if field != "name":
        return f"setup-option-{field}"
    for seat, name in enumerate(setup.names):
        try:
            clean_name(name)
        except BadOption:
            return f"setup-name-{seat}"
    return "setup-name-0"


def _answer(model: Model, message: Message, env: Env) -> Change:
    if message.arg == "failed":
        for game in model.desks:
            model = moves_of(game).answer(model, "failed", {})
        t = Words(model.lang)
        if model.play and computers(model.play.match):
            model = replace(model, play=replace(model.play, stuck=True))
            return said(model, "bad", t("The computer player does not answer. Ask it once more."))
        return said(model, "bad", t("The odds could not be worked out. The bout goes on without them."))
    data = json.loads(message.value)
    # Only a match asks under an id without a game's name in it; a lab is its game's whoever asked.
    game, inside, _ = data.get("id", "/").partition("/")
    if inside:
        for each in (game,) if game else model.desks:
            model = moves_of(each).answer(model, message.arg, data)
        return model, ()
    if model.play is None:
        return model, ()
    if message.arg == "think":
        return update_play.thought(model, model.play, data, env)
    return update_play.answer(model, model.play, data), ()


def _copied(model: Model, message: Message, env: Env) -> Change:
    game, _, rest = message.arg.partition("/")
    if rest:
        return _of_a_game(model, game, replace(message, arg=rest), env)
    return update_play.copied(model, model.play, message, env) if model.play else (model, ())


def _keep_failed(model: Model, message: Message, env: Env) -> Change:
    words = Words(model.lang)
    return said(model, "bad", words("This browser would not store the match. Save it as a file to keep it."))


HANDLERS: Final[Mapping[str, Handler]] = {
    "route": _route,
    "set-lang": _set_lang,
    "set-theme": _set_theme,
    "set-sound": _set_sound,
    "reduced": _set_reduced,
    "dismiss": _dismiss,
    "confirm": _confirm,
    "cancel": _cancel,
    "set-name": _set_name,
    "swap-names": _swap_names,
    "set-kinds": _set_kinds,
    "set-level": _set_level,
    "set-own": _set_own,
    "set-option": _set_option,
    "set-dice": _set_dice,
    "set-seed": _set_seed,
    "new-seed": _new_seed,
    "fields": _fields,
    "start": _start,
    "answer": _answer,
    "copied": _copied,
    "keep-failed": _keep_failed,
}

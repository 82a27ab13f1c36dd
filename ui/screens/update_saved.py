"""Messages that open, keep, bring in and carry off matches, and bring in what else people made."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from engine.core import record
from engine.core.errors import EngineError
from engine.core.match import Match
from engine.link.envelope import unpack
from engine.link.share import open_link
from ui.screens import keeping
from ui.screens.changes import Change, said, saved
from ui.screens.games import on_the_page
from ui.screens.messages import Download, Env, Focus, Go, Keep, Message, Still
from ui.screens.model import Model, Notice
from ui.screens.own import game_of, moves_of
from ui.screens.play import Play
from ui.screens.update_play import wanted
from ui.text.errors import explain
from ui.text.words import Words

Handler = Callable[[Model, Message, Env], Change]


def show(model: Model, match: Match, env: Env, at: int | None = None) -> Change:
    """Put a match on the page, keep it, and go there."""
    play = Play(env.id, on_the_page(match), at=match.steps if at is None else at)
    return _shown(model, play, env)


def _shown(model: Model, play: Play, env: Env) -> Change:
    model, keep = saved(model, play, env)
    return replace(model, route="match", notice=None, asked=None), (keep, Go("match"), *wanted(play))


def _loaded(model: Model, message: Message, env: Env) -> Change:
    """Take in what the device has kept; what has no sound shape is left where it is.

    A match that was begun meanwhile stays as it is.
    """
    stored = _stored(model, message)
    model = replace(
        stored,
        kept={**stored.kept, **model.kept},
        objects={**stored.objects, **model.objects},
        letters={**stored.letters, **model.letters},
    )
    model = replace(model, saved=keeping.listed(model))
    return latest(model, message, env) if model.route == "match" else (model, ())


def _elsewhere(model: Model, message: Message, env: Env) -> Change:
    """Take in what another window of the page has kept or deleted; a match on show here goes on from there."""
    model, play = _stored(model, message), model.play
    newer = None
    if play and play.letter == message.arg and play.letter in model.letters:
        from ui.screens.letters.letter import play_of

        newer = play_of(model.letters[play.letter])
    elif play and play.id == message.arg and play.id in model.kept:
        with suppress(EngineError):
            newer = keeping.recall(model.kept[play.id])
    if play and newer:
        model = replace(model, play=replace(newer, speed=play.speed))
    model = replace(model, saved=keeping.listed(model))
    return model, (Still(), *wanted(newer)) if newer else ()


def _stored(model: Model, message: Message) -> Model:
    """Give the model with what the device has kept, and with nothing else."""
    from ui.screens import objects

    rows = json.loads(message.value)
    return replace(
        model,
        kept={kept["id"]: kept for kept in rows if keeping.sound(kept)},
        objects={kept["id"]: kept for kept in rows if objects.sound(kept)},
        letters={letter.id: letter for kept in rows if (letter := _letter(kept))},
        loaded=True,
    )


def _letter(kept: Any) -> Any:
    """Read a match by link, None for what is none; what reads it is loaded only where there is one."""
    if not isinstance(kept, Mapping) or "letter" not in kept:
        return None
    from ui.screens.letters.letter import recalled

    return recalled(kept)


def open_saved(model: Model, message: Message, env: Env) -> Change:
    """Make a kept match the one on the page, and go there."""
    if model.play and model.play.id == message.arg:
        return model, (Go("match"), *wanted(model.play))
    kept = model.kept.get(message.arg)
    if kept is None:
        return model, (Go("records"),)
    try:
        play = keeping.recall(kept)
    except EngineError as error:
        failed, _ = said(model, "bad", explain(error, Words(model.lang)))
        return failed, (Go("records"),)
    model = replace(model, play=play)
    return replace(model, saved=keeping.listed(model)), (Go("match"), *wanted(play))


def latest(model: Model, message: Message, env: Env) -> Change:
    """Bring the latest match back when the match screen is entered without one."""
    if not model.loaded or model.play:
        return model, ()
    newest = model.kept[model.saved[0].id]["order"] if model.saved else -1
    letters = [letter for letter in model.letters.values() if letter.order >= newest and letter.state != "over"]
    if letters:
        from ui.screens.letters import mail

        return mail.resumed(model, max(letters, key=lambda letter: letter.order))
    return open_saved(model, replace(message, arg=model.saved[0].id), env) if model.saved else (model, (Go(""),))


def _delete(model: Model, message: Message, env: Env) -> Change:
    if model.asked != ("delete-saved", message.arg):
        return replace(model, asked=("delete-saved", message.arg)), (Focus("keep-it"),)
    kept = {name: value for name, value in model.kept.items() if name != message.arg}
    play = None if model.play and model.play.id == message.arg else model.play
    model = replace(model, kept=kept, play=play, asked=None)
    return replace(model, saved=keeping.listed(model)), (Keep(message.arg, None), Focus("title"))


def _export_one(model: Model, message: Message, env: Env) -> Change:
    kept = model.kept.get(message.arg)
    if kept is None:
        return model, ()
    return model, (Download(f"saikoro-{kept['game']}-{kept['id']}.json", "application/json", kept["record"]),)


def _export_all(model: Model, message: Message, env: Env) -> Change:
    name = f"saikoro-arena-{env.when[:10]}.json"
    return model, (Download(name, "application/json", keeping.archive(model)),)


def _import(model: Model, message: Message, env: Env) -> Change:
    # Not needed at start, so not loaded then.
    from engine.link.objects import read_object
    from ui.screens import objects
    from ui.screens.letters import mail
    from ui.screens.letters.letter import recalled

    t = Words(model.lang)
    try:
        data = record.parse(message.value)
        if objects.is_file(data):
            return _opened(model, read_object(data), env)
        if mail.is_recovery(data):
            return mail.restore(model, data, env)
        if not keeping.is_archive(data):
            match = record.read(data)
            return show(model, match, env, at=0 if match.over else None)
        entries, refused = keeping.read_archive(data, env.when, env.now)
        held = {kept["id"]: kept for kept in objects.archived(data) if kept["id"] not in model.objects}
        come = [letter for each in keeping.letters_of(data) if (letter := recalled(each))]
    except EngineError as error:
        return said(model, "bad", explain(error, t))
    fresh = {kept["id"]: kept for kept in entries if kept["id"] not in model.kept}
    new = {letter.id: letter for letter in come if letter.id not in model.letters}
    model = replace(
        model,
        kept={**model.kept, **fresh},
        objects={**model.objects, **held},
        letters={**model.letters, **new},
    )
    text = t.n("{n} match brought in.", "{n} matches brought in.", n=len(fresh))
    if new:
        text = t("{matches} By link: {n}.", matches=text, n=len(new))
    if held:
        text = t("{matches} Designs of your own: {n}.", matches=text, n=len(held))
    if refused:
        why = explain(refused[0], t)
        text = t(
            "{matches} Left out, because they do not hold: {n}. The first: {why}", matches=text, n=len(refused), why=why
        )
    model = replace(model, saved=keeping.listed(model), notice=Notice("bad" if refused else "good", text))
    posted = {name: letter.keep() for name, letter in new.items()}
    return model, tuple(Keep(name, kept) for name, kept in {**fresh, **held, **posted}.items())


def _paste(model: Model, message: Message, env: Env) -> Change:
    return replace(model, paste=message.value, paste_problem=""), ()


def _open_paste(model: Model, message: Message, env: Env) -> Change:
    text = message.fields.get("paste", model.paste)
    try:
        return _follow(replace(model, paste="", paste_problem=""), text, env)
    except EngineError as error:
        problem = explain(error, Words(model.lang))
        return replace(model, paste=text, paste_problem=problem), (Focus("paste"),)


def _link(model: Model, message: Message, env: Env) -> Change:
    """Open the link in the page's address; one that cannot be opened changes nothing but the notice."""
    try:
        return _follow(model, message.arg, env)
    except EngineError as error:
        failed, _ = said(model, "bad", explain(error, Words(model.lang)))
        return failed, (Go(model.route),)


def _follow(model: Model, link: str, env: Env) -> Change:
    """Go where a link leads: into a match, or to the screen for an object; raises EngineError."""
    kind = unpack(link)[0]
    if kind == "t":
        from ui.screens.letters import mail

        return mail.follow(model, link, env)
    if kind == "o":
        from engine.link.objects import open_object

        return _opened(model, open_object(link), env)
    opened = open_link(link)
    return show(model, opened.match, env, at=opened.at or 0)


def _opened(model: Model, found: tuple[str, Any], env: Env) -> Change:
    kind, value = found
    changed: Change = moves_of(game_of(kind)).opened(model, value, env)
    return changed


HANDLERS: Final[Mapping[str, Handler]] = {
    "loaded": _loaded,
    "elsewhere": _elsewhere,
    "open-saved": open_saved,
    "delete-saved": _delete,
    "export-one": _export_one,
    "export-all": _export_all,
    "import": _import,
    "paste": _paste,
    "open-paste": _open_paste,
    "link": _link,
}

"""The messages of a correspondence: inviting, answering, taking links in, ending it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any, Final

from engine.core import record
from engine.core.errors import BadRecord, EngineError
from engine.core.transcript import agree, opened
from engine.games import get
from engine.link import correspondence as post
from engine.link import recovery
from ui.screens.changes import Change, said
from ui.screens.letters import mail
from ui.screens.letters.letter import Letter, drafted, play_of, proved
from ui.screens.messages import Copy, Download, Env, Focus, Go, Keep, Message, Share
from ui.screens.model import Model, Setup
from ui.screens.setup import option_text
from ui.text.errors import explain
from ui.text.words import Words

Handler = Callable[[Model, Message, Env], Change]
Act = Callable[[Model, Letter, Message, Env], Change]


def begin(model: Model, setup: Setup, options: Mapping[str, Any], env: Env) -> Change:
    """Begin a correspondence from the set-up form; raises EngineError for terms or choices that are not allowed.

    Where the first thing asked of who invites is chosen on the form, the invitation is made at once; where it is an
    order, the match screen asks for it first.
    """
    game = get(setup.game)
    transcript = opened(agree(game, options, setup.names))
    letter = drafted(f"l-{env.id}", transcript.terms)
    if game.actions and transcript.asked():
        model, effects = mail.put(replace(model, notice=None, asked=None), letter, env)
        return replace(model, play=play_of(letter), route="match"), (*effects, Go("match"))
    choice = _choice(model, letter)
    one = post.invite(game, options, setup.names, choice, salt=env.salt, share=env.share, thinking=env.seed)
    return _went(model, replace(letter, one=one), env)


def _choice(model: Model, letter: Letter) -> Any:
    """Ask the game's own part what was chosen in secret, None for a game without such a choice."""
    part = part_of(letter.game)
    return part.action(letter, model) if part else None


def part_of(game: str) -> Any:
    """Give a game's module `letter`: what is chosen on the page of a letter; None for a game without one.

    >>> part_of("d12_boxing") is None
    True
    """
    try:
        return import_module(f"ui.screens.{game}.letter")
    except ModuleNotFoundError as error:
        if error.name != f"ui.screens.{game}.letter":
            raise
        return None


def _went(model: Model, letter: Letter, env: Env) -> Change:
    """Go to the page of a letter that has a link to send."""
    letter = replace(letter, sent=False, copied="", reply="", problem="", pick="")
    model, effects = mail.settle(model, letter, env)
    model = replace(model, route=f"letter/{letter.id}", notice=None, asked=None)
    return model, (*effects, Go(model.route))


def seal(model: Model, name: str, action: Any, env: Env) -> Change:
    """Seal a decision: it becomes an invitation, an answer or the next commitment.

    Raises EngineError for what the rules forbid.
    """
    letter = model.letters[name]
    one = letter.one
    if one is None:
        game = get(letter.game)
        one = post.invite(game, letter.options, letter.names, action, salt=env.salt, share=env.share, thinking=env.seed)
    elif one.seat == 1:
        one = post.answer(one, action, share=env.share)
    else:
        one = post.reveal(one, action, salt=env.salt, share=env.share)
    letter = replace(letter, one=one, sent=False, copied="", reply="", problem="", pick="")
    if not model.play or model.play.letter != name:
        return _went(model, letter, env)
    model, effects = mail.settle(replace(model, play=replace(model.play, draft=None)), letter, env)
    return model, (*effects, Focus("letter-link"))


# ---- the page's own messages


def _of(act: Act) -> Handler:
    def handler(model: Model, message: Message, env: Env) -> Change:
        letter = model.letters.get(message.arg or _here(model))
        return act(model, letter, message, env) if letter else (model, ())

    return handler


def _here(model: Model) -> str:
    """Name the letter that is on show."""
    place, _, name = model.route.partition("/")
    return name if place == "letter" else model.play.letter if model.play else ""


def _with(model: Model, letter: Letter) -> Model:
    """Take over what need not be kept: what is typed or picked."""
    return replace(model, letters={**model.letters, letter.id: letter})


def _board(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    return mail.shown(model, letter) if letter.match and get(letter.game).actions else (model, ())


def _type(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    return _with(model, replace(letter, reply=message.value, problem="")), ()


def _open(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    """Open the link that came back; what cannot be opened says why and leaves all as it was."""
    text = message.fields.get("reply", letter.reply)
    try:
        return mail.take(model, text, env)
    except EngineError as error:
        problem = explain(error, Words(model.lang))
        return _with(model, replace(letter, reply=text, problem=problem)), (Focus("reply"),)


def _copy(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    return model, (Copy(f"letter/{letter.id}", mail.link_of(model, letter)),)


def _share(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    return model, (Share(f"letter/{letter.id}", Words(model.lang)("Saikoro Arena"), mail.link_of(model, letter)),)


def _copied(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    if message.value != "yes":
        return _with(model, replace(letter, copied="failed")), ()
    return mail.put(model, replace(letter, copied="yes", sent=True), env)


def _sent(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    model, effects = mail.put(model, replace(letter, sent=True), env)
    return model, (*effects, Focus("reply"))


def _pick(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    return _with(model, replace(letter, pick=message.value)), ()


def _answer(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    """Send what is chosen on the page; where nothing is, only the share of the dice goes out."""
    try:
        return seal(model, letter.id, _choice(model, letter), env)
    except EngineError as error:
        return _with(model, replace(letter, problem=explain(error, Words(model.lang)))), ()


def _asked_first(do: str, act: Act) -> Handler:
    def asking(model: Model, letter: Letter, message: Message, env: Env) -> Change:
        asked = (f"letter/{do}", letter.id)
        if model.asked != asked:
            return replace(model, asked=asked), (Focus("letter-sure"),)
        return act(replace(model, asked=None), letter, message, env)

    return _of(asking)


def _resign(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    if letter.one is None:
        return model, ()
    try:
        return _went(model, replace(letter, one=post.resign(letter.one)), env)
    except EngineError as error:
        return said(model, "bad", explain(error, Words(model.lang)))


def _forfeit(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    """Claim the match, since the other side has the answer and does not reveal."""
    if letter.one is None:
        return model, ()
    try:
        match = post.claim_forfeit(letter.one)
    except BadRecord as error:
        return said(model, "bad", explain(error, Words(model.lang)))
    letter = replace(letter, ended="forfeit")
    model, effects = mail.put(model, letter, env)
    model, more = mail.recorded(model, letter, match, env)
    return model, (*effects, *more, Focus("title"))


def _abandon(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    """Break a match off without a word; as far as both know it, it stays in the hall of records."""
    if not letter.under_way:
        return model, ()
    letter = replace(letter, ended="abandoned")
    model, effects = mail.put(model, letter, env)
    match = proved(letter)
    if match is not None and match.steps:
        model, more = mail.recorded(model, letter, match.end("abandoned"), env)
        effects = (*effects, *more)
    return model, (*effects, Focus("title"))


def _again(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    """Take a match up again that was claimed or broken off on this device."""
    if not letter.ended:
        return model, ()
    model, effects = mail.put(model, replace(letter, ended=""), env)
    model, more = mail.struck(model, letter)
    return model, (*effects, *more, Focus("title"))


def _forget(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    """Take a correspondence off this device; a match that it led to stays in the hall of records."""
    letters = {name: each for name, each in model.letters.items() if name != letter.id}
    play = None if model.play and model.play.letter == letter.id else model.play
    return replace(model, letters=letters, play=play, route="letters"), (Keep(letter.id, None), Go("letters"))


def _save(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    if letter.one is None:
        return model, ()
    text = json.dumps(recovery.export(letter.one), ensure_ascii=False, indent=1)
    return model, (Download(f"saikoro-by-link-{letter.id[2:]}.json", "application/json", text),)


def _record(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    """Save the match as far as both sides know it: what is sealed is not in it."""
    match = proved(letter)
    if match is None:
        return model, ()
    name = f"saikoro-{letter.game}-{letter.id[2:]}.json"
    return model, (Download(name, "application/json", record.to_text(match)),)


def _watch(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    return mail.watched(model, letter, env)


def _rematch(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    """Begin the same again, by the form where something is chosen on it.

    Who invites is red: corners change if the other side does.
    """
    names = letter.names if letter.seat == 0 else (letter.names[1], letter.names[0])
    setup = replace(model.setup_of(letter.game), kinds="link", names=names, problem=None)
    if part_of(letter.game) is None:
        return begin(model, setup, letter.options, env)
    options = {key: option_text(value) for key, value in letter.options.items()}
    setups = {**model.setup, letter.game: replace(setup, options=options)}
    route = f"new/{letter.game}"
    return replace(model, setup=setups, route=route), (Go(route),)


HANDLERS: Final[Mapping[str, Handler]] = {
    "board": _of(_board),
    "type": _of(_type),
    "open": _of(_open),
    "copy": _of(_copy),
    "share": _of(_share),
    "copied": _of(_copied),
    "sent": _of(_sent),
    "pick": _of(_pick),
    "answer": _of(_answer),
    "resign": _asked_first("resign", _resign),
    "forfeit": _asked_first("forfeit", _forfeit),
    "abandon": _asked_first("abandon", _abandon),
    "again": _of(_again),
    "forget": _asked_first("forget", _forget),
    "save": _of(_save),
    "record": _of(_record),
    "watch": _of(_watch),
    "rematch": _of(_rematch),
}

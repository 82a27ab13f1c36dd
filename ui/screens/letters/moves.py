"""The messages of a correspondence: inviting, answering, taking links in, ending it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any, Final

from engine.core.errors import BadLink, BadRecord, EngineError, IllegalAction
from engine.core.match import Match
from engine.core.transcript import agree, opened
from engine.games import get
from engine.link import correspondence as post
from engine.link import recovery
from ui.screens import keeping
from ui.screens.changes import Change, said
from ui.screens.letters.letter import Letter, of, play_of, proved
from ui.screens.messages import Copy, Download, Effect, Env, Focus, Go, Keep, Message, Move, Share
from ui.screens.model import Model, Setup
from ui.screens.play import Play
from ui.text.errors import explain
from ui.text.words import Words

Handler = Callable[[Model, Message, Env], Change]

#: Matches that go into the hall of records are kept under their letter's name with this before it.
_DONE: Final = "L"


def put(model: Model, letter: Letter, env: Env) -> tuple[Model, tuple[Effect, ...]]:
    """Keep a letter as it is now."""
    letter = replace(letter, order=env.now, when=env.when)
    data = letter.keep()
    model = replace(model, letters={**model.letters, letter.id: letter})
    return model, (Keep(letter.id, data),) if data else ()


def begin(model: Model, setup: Setup, options: Mapping[str, Any], env: Env) -> Change:
    """Begin a correspondence from the set-up form; raises EngineError for terms or choices that are not allowed.

    Where the first thing asked of who invites is chosen on the form, the invitation is made at once; where it is an
    order, the match screen asks for it first.
    """
    game = get(setup.game)
    transcript = opened(agree(game, options, setup.names))
    terms = transcript.terms
    letter = Letter(f"l-{env.id}", game.id, terms.options, (terms.names[0], terms.names[1]))
    if game.actions and transcript.asked():
        model, effects = put(replace(model, notice=None, asked=None), letter, env)
        model = replace(model, play=play_of(letter), route="match")
        return model, (*effects, Go("match"))
    choice = _choice(model, letter)
    one = post.invite(game, options, setup.names, choice, salt=env.salt, share=env.share, thinking=env.seed)
    return _went(model, replace(letter, one=one), env)


def _choice(model: Model, letter: Letter) -> Any:
    """Ask the game's own part what was chosen in secret, None for a game without such a choice."""
    part = part_of(letter.game)
    return part.action(letter, model) if part else None


def part_of(game: str) -> Any:
    try:
        return import_module(f"ui.screens.{game}.letter")
    except ModuleNotFoundError as error:
        if error.name != f"ui.screens.{game}.letter":
            raise
        return None


def _went(model: Model, letter: Letter, env: Env) -> Change:
    """Go to the page of a letter that has a link to send."""
    letter = replace(letter, sent=False, copied="", reply="", problem="", pick="")
    model, effects = put(model, letter, env)
    model, done = _done(model, letter, env)
    model = replace(model, route=f"letter/{letter.id}", notice=None, asked=None)
    return model, (*effects, *done, Go(model.route))


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
    model, effects = put(model, letter, env)
    if model.play and model.play.letter == name:
        model = replace(model, play=replace(model.play, mine=None, draft=None))
        model, done = _done(model, letter, env)
        return model, (*effects, *done, Focus("letter-link"))
    return _went(model, letter, env)


def _done(model: Model, letter: Letter, env: Env) -> tuple[Model, tuple[Effect, ...]]:
    """Put a match that is over for both into the hall of records, once."""
    match = proved(letter)
    if letter.one is None or letter.one.due is not None or match is None:
        return model, ()
    return _recorded(model, letter, match, env)


def _recorded(model: Model, letter: Letter, match: Match, env: Env) -> tuple[Model, tuple[Effect, ...]]:
    name = _DONE + letter.id.removeprefix("l-")
    if name in model.kept:
        return model, ()
    data = keeping.keep(Play(name, match, at=0), env.when, env.now)
    model = replace(model, kept={**model.kept, name: data})
    return replace(model, saved=keeping.listed(model)), (Keep(name, data),)


# ---- what a link leads to


def take(model: Model, link: str, env: Env) -> Change:
    """Take in a message of a correspondence, whichever it belongs to; raises EngineError, and nothing has changed."""
    body = post.message_of(link)
    own = [letter for letter in model.letters.values() if letter.one and letter.one.id == body["match"]]
    own.sort(key=lambda letter: -letter.order)
    problem: EngineError | None = None
    for letter in own:
        try:
            return _received(model, letter, body, env)
        except EngineError as error:
            problem = problem or error
    under_way = any(letter.one and letter.one.due is not None and not letter.ended for letter in own)
    if problem is not None and (under_way or problem.code != "restarted-match"):
        raise problem
    one = post.accept(body, thinking=env.seed)
    return _arrived(model, of(one, f"l-{env.id}"), env)


def _received(model: Model, letter: Letter, body: Mapping[str, Any], env: Env) -> Change:
    assert letter.one is not None
    one = post.receive(letter.one, body)
    if one.due == one.seat == 0 and one.ahead is not None and one.ahead.over:
        # Nothing is left to choose: the reveal ends the match.
        one = post.reveal(one)
    return _arrived(model, replace(letter, one=one), env)


def _arrived(model: Model, letter: Letter, env: Env) -> Change:
    """Show what a message brought: the match where it went on, else the letter's page."""
    letter = replace(letter, sent=False, copied="", reply="", problem="")
    model, effects = put(replace(model, notice=None, asked=None), letter, env)
    model, done = _done(model, letter, env)
    effects = (*effects, *done)
    if letter.match is None or not get(letter.game).actions:
        model = replace(model, route=f"letter/{letter.id}")
        return model, (*effects, Go(model.route), Focus("title"))
    return _shown(model, letter, effects)


def _shown(model: Model, letter: Letter, effects: tuple[Effect, ...]) -> Change:
    """Go to the board; a step that was not seen yet moves."""
    play = play_of(letter)
    assert play is not None
    if play.at < play.match.steps:
        play = replace(play, at=play.match.steps, shown=0)
        return replace(model, play=play, route="match"), (*effects, Go("match"), Move())
    return replace(model, play=play, route="match"), (*effects, Go("match"))


# ---- the page's own messages


def _of(act: Callable[[Model, Letter, Message, Env], Change]) -> Handler:
    def handler(model: Model, message: Message, env: Env) -> Change:
        name = message.arg.partition(" ")[0] or _here(model)
        letter = model.letters.get(name)
        return act(model, letter, message, env) if letter else (model, ())

    return handler


def _here(model: Model) -> str:
    """Name the letter that is on show."""
    place, _, name = model.route.partition("/")
    return name if place == "letter" else model.play.letter if model.play else ""


def _board(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    return _shown(model, letter, ())


def _type(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    letter = replace(letter, reply=message.value, problem="")
    return replace(model, letters={**model.letters, letter.id: letter}), ()


def _open(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    """Open the link that came back; what cannot be opened says why and leaves all as it was."""
    text = message.fields.get("reply", letter.reply)
    try:
        return take(model, text, env)
    except EngineError as error:
        letter = replace(letter, reply=text, problem=explain(error, Words(model.lang)))
        return replace(model, letters={**model.letters, letter.id: letter}), (Focus("reply"),)


def link_of(model: Model, letter: Letter) -> str:
    """Give the link to send, with the page's address."""
    return f"{model.base}#{letter.one.link}" if letter.one and letter.one.link else ""


def _copy(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    return model, (Copy(f"letter/{letter.id}", link_of(model, letter)),)


def _share(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    return model, (Share(f"letter/{letter.id}", Words(model.lang)("Saikoro Arena"), link_of(model, letter)),)


def _copied(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    if message.value != "yes":
        letter = replace(letter, copied="failed")
        return replace(model, letters={**model.letters, letter.id: letter}), ()
    return put(model, replace(letter, copied="yes", sent=True), env)


def _sent(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    model, effects = put(model, replace(letter, sent=True), env)
    return model, (*effects, Focus("reply"))


def _pick(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    letter = replace(letter, pick=message.value)
    return replace(model, letters={**model.letters, letter.id: letter}), ()


def _answer(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    """Seal what is chosen on the page; where nothing is, only the share of the dice goes out."""
    try:
        return seal(model, letter.id, _choice(model, letter), env)
    except EngineError as error:
        letter = replace(letter, problem=explain(error, Words(model.lang)))
        return replace(model, letters={**model.letters, letter.id: letter}), ()


def _asked_first(do: str, act: Callable[[Model, Letter, Message, Env], Change]) -> Handler:
    def asking(model: Model, letter: Letter, message: Message, env: Env) -> Change:
        asked = (f"letter/{do}", letter.id)
        if model.asked != asked:
            return replace(model, asked=asked), (Focus("letter-sure"),)
        return act(replace(model, asked=None), letter, message, env)

    return _of(asking)


def _resign(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    if letter.one is None:
        return _forget(model, letter, message, env)
    try:
        return _went(model, replace(letter, one=post.resign(letter.one)), env)
    except (IllegalAction, BadLink) as error:
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
    model, effects = put(model, letter, env)
    model, more = _recorded(model, letter, match, env)
    return model, (*effects, *more, Focus("title"))


def _forget(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    """Take a correspondence off this device."""
    letters = {name: each for name, each in model.letters.items() if name != letter.id}
    play = None if model.play and model.play.letter == letter.id else model.play
    return replace(model, letters=letters, play=play, route="letters"), (Keep(letter.id, None), Go("letters"))


def _save(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    if letter.one is None:
        return model, ()
    text = json.dumps(recovery.export(letter.one), ensure_ascii=False, indent=1)
    return model, (Download(f"saikoro-correspondence-{letter.id[2:]}.json", "application/json", text),)


def _watch(model: Model, letter: Letter, message: Message, env: Env) -> Change:
    from ui.screens import update_saved

    name = _DONE + letter.id.removeprefix("l-")
    return update_saved.open_saved(model, replace(message, arg=name), env)


def is_recovery(data: Mapping[str, Any]) -> bool:
    """Whether a file's data are meant as one side of a correspondence.

    >>> is_recovery({"correspondence": "saikoro-arena"}), is_recovery({"game": "hex_duel"})
    (True, False)
    """
    return "correspondence" in data


def restore(model: Model, data: Mapping[str, Any], env: Env) -> Change:
    """Bring back one side of a correspondence from its file; an older file than what is kept changes nothing."""
    one = recovery.resume(data)
    t = Words(model.lang)
    for letter in model.letters.values():
        if letter.one and (letter.one.id, letter.one.seat) == (one.id, one.seat):
            ours, theirs = letter.one.transcript.messages, one.transcript.messages
            shorter = min(len(ours), len(theirs))
            if list(ours[:shorter]) != list(theirs[:shorter]):
                continue
            if len(theirs) <= len(ours):
                return said(
                    model, "plain", t("This device has this correspondence already, and nothing older is needed.")
                )
            return _arrived(model, replace(letter, one=one), env)
    return _arrived(model, of(one, f"l-{env.id}"), env)


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
    "forget": _asked_first("forget", _forget),
    "save": _of(_save),
    "watch": _of(_watch),
}

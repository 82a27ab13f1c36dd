"""What goes into a letter and what comes out of it: keeping it, taking links in, the match for the hall of records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from engine.core.errors import BadLink, EngineError
from engine.core.match import Match
from engine.games import get
from engine.link import correspondence as post
from engine.link import recovery
from ui.screens import keeping
from ui.screens.changes import Change, said
from ui.screens.letters.letter import Letter, of, play_of, proved
from ui.screens.messages import Effect, Env, Go, Keep, Message, Move
from ui.screens.model import Model
from ui.screens.play import Play
from ui.text.errors import explain
from ui.text.words import Words

#: Matches that go into the hall of records are kept under their letter's name with this before it.
_DONE: Final = "L"


def put(model: Model, letter: Letter, env: Env) -> tuple[Model, tuple[Effect, ...]]:
    """Keep a letter as it is now; a match screen that shows it shows what is asked now."""
    letter = replace(letter, order=env.now, when=env.when)
    model = replace(model, letters={**model.letters, letter.id: letter})
    if model.play and model.play.letter == letter.id and (play := play_of(letter, model.play.at)):
        model = replace(model, play=replace(model.play, match=play.match, at=play.at, mine=play.mine))
    return model, (Keep(letter.id, letter.keep()),)


def settle(model: Model, letter: Letter, env: Env) -> tuple[Model, tuple[Effect, ...]]:
    """Keep a letter to which a message was added; a match that is over for both goes into the hall of records, too."""
    model, effects = put(model, letter, env)
    match = proved(letter)
    if match is None or letter.one is None or letter.one.due is not None or record_of(letter) in model.kept:
        return model, effects
    model, more = recorded(model, letter, match, env)
    return model, (*effects, *more)


def record_of(letter: Letter) -> str:
    """Name the letter's match in the hall of records.

    >>> record_of(Letter("l-K7Q", "d12_boxing", {}, ("", "")))
    'LK7Q'
    """
    return _DONE + letter.id.removeprefix("l-")


def letter_of(model: Model, name: str) -> Letter | None:
    """Give the letter whose match stands under this name in the hall of records, None for every other match."""
    return model.letters.get(f"l-{name.removeprefix(_DONE)}") if name.startswith(_DONE) else None


def recorded(model: Model, letter: Letter, match: Match, env: Env) -> tuple[Model, tuple[Effect, ...]]:
    """Put a letter's match into the hall of records.

    One that was played turn by turn has been seen; one that nobody decides anything in is told from the start.
    """
    seen = match.steps if match.game.actions else 0
    data = keeping.keep(Play(record_of(letter), match, at=seen), env.when, env.now)
    model = replace(model, kept={**model.kept, data["id"]: data})
    return replace(model, saved=keeping.listed(model)), (Keep(data["id"], data),)


def struck(model: Model, letter: Letter) -> tuple[Model, tuple[Effect, ...]]:
    """Take a letter's match out of the hall of records: it is under way again."""
    name = record_of(letter)
    if name not in model.kept:
        return model, ()
    model = replace(model, kept={each: kept for each, kept in model.kept.items() if each != name})
    if model.play and model.play.id == name:
        model = replace(model, play=None)
    return replace(model, saved=keeping.listed(model)), (Keep(name, None),)


def link_of(model: Model, letter: Letter) -> str:
    """Give the link to send, with the page's address."""
    return f"{model.base}#{letter.one.link}" if letter.one and letter.one.link else ""


def follow(model: Model, link: str, env: Env) -> Change:
    """Go where a message leads, also once more; raises EngineError for one that is refused."""
    try:
        return take(model, link, env)
    except BadLink as error:
        letter = next((each for each in model.letters.values() if _holds(each, post.message_of(link))), None)
        if letter is None:
            raise
        model, _ = said(model, "plain", explain(error, Words(model.lang)))
        return replace(model, route=f"letter/{letter.id}", asked=None), (Go(f"letter/{letter.id}"),)


def take(model: Model, link: str, env: Env) -> Change:
    """Take in a message of a correspondence, whichever it belongs to; raises EngineError, and nothing has changed."""
    body = post.message_of(link)
    refused: list[tuple[bool, bool, int, EngineError]] = []
    for letter in model.letters.values():
        if not _may_be_of(letter, body):
            continue
        try:
            return _received(model, letter, body, env)
        except EngineError as error:
            # An invitation that another match on the same terms went before begins a new one.
            if error.code != "restarted-match" or letter.under_way:
                refused.append((_holds(letter, body), letter.under_way, letter.order, error))
    if refused:
        # Told is what the letter says that knows the message, else one that waits for another, else the latest.
        raise max(refused, key=lambda each: each[:3])[3]
    return arrived(model, of(post.accept(body, thinking=env.seed), f"l-{env.id}"), env)


def _holds(letter: Letter, body: Mapping[str, Any]) -> bool:
    return letter.one is not None and any(dict(known) == dict(body) for known in letter.one.transcript.messages)


def _may_be_of(letter: Letter, body: Mapping[str, Any]) -> bool:
    """Whether a message can be meant for a letter: of its match, and no invitation that only looks like its own.

    Two people on the same terms, perhaps without names, can each invite the other.
    """
    if letter.one is None or letter.one.id != body["match"]:
        return False
    own = letter.one.seat == body["seat"]
    return not own or "format" not in body or _holds(letter, body)


def _received(model: Model, letter: Letter, body: Mapping[str, Any], env: Env) -> Change:
    assert letter.one is not None
    one = post.receive(letter.one, body)
    if letter.ended:
        raise BadLink("letter-ended")
    if one.due == one.seat == 0 and one.ahead is not None and one.ahead.over:
        # Nothing is left to choose: the reveal ends the match.
        one = post.reveal(one)
    return arrived(model, replace(letter, one=one), env)


def arrived(model: Model, letter: Letter, env: Env) -> Change:
    """Show what a message brought: the match where it went on or is all there, else the letter's page."""
    letter = replace(letter, sent=False, copied="", reply="", problem="", pick="")
    model, effects = settle(replace(model, notice=None, asked=None), letter, env)
    if letter.state == "over" and record_of(letter) in model.kept and not get(letter.game).actions:
        model, more = watched(model, letter, env)
    else:
        model, more = resumed(model, letter)
    return model, (*effects, *more)


def watched(model: Model, letter: Letter, env: Env) -> Change:
    """Go to the letter's match in the hall of records, as far as it was watched."""
    from ui.screens import update_saved

    return update_saved.open_saved(model, Message("open-saved", record_of(letter)), env)


def resumed(model: Model, letter: Letter) -> Change:
    """Go on with a letter: on the board where it has one, else on its page."""
    if letter.match is not None and get(letter.game).actions:
        return shown(model, letter)
    return replace(model, route=f"letter/{letter.id}"), (Go(f"letter/{letter.id}"),)


def shown(model: Model, letter: Letter) -> Change:
    """Go to the board; a step that was not seen yet moves."""
    play = play_of(letter)
    assert play is not None
    if play.at >= play.match.steps:
        return replace(model, play=play, route="match"), (Go("match"),)
    play = replace(play, at=play.match.steps, shown=0)
    letter = replace(letter, at=play.at)
    model = replace(model, play=play, route="match", letters={**model.letters, letter.id: letter})
    return model, (Keep(letter.id, letter.keep()), Go("match"), Move())


def is_recovery(data: Mapping[str, Any]) -> bool:
    """Whether a file's data are meant as one side of a correspondence.

    >>> is_recovery({"correspondence": "saikoro-arena"}), is_recovery({"game": "hex_duel"})
    (True, False)
    """
    return "correspondence" in data


def restore(model: Model, data: Mapping[str, Any], env: Env) -> Change:
    """Bring back one side of a correspondence from its file; an older file than what is kept changes nothing."""
    one = recovery.resume(data)
    for letter in model.letters.values():
        if letter.one is None or (letter.one.id, letter.one.seat) != (one.id, one.seat):
            continue
        ours, theirs = ([dict(body) for body in each.transcript.messages] for each in (letter.one, one))
        if theirs == ours[: len(theirs)]:
            t = Words(model.lang)
            return said(model, "plain", t("What this device has of this match by link is as new, or newer."))
        if ours == theirs[: len(ours)]:
            return arrived(model, replace(letter, one=one, ended=""), env)
    return arrived(model, of(one, f"l-{env.id}"), env)

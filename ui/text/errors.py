"""Engine errors in words: what is wrong, where, and what is allowed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from engine.core.errors import BadBoard, BadCard, EngineError
from engine.games import IDS
from ui.text.words import FIELD, N_, NP_, Words, isolate

#: Longest piece of somebody else's text repeated in a sentence, in characters.
SHOWN_MAX = 60

#: Error code -> the sentence.  `{value}` is what was found, `{allowed}` what may stand there.
SENTENCES = {
    # games and rules versions
    "not-on-the-page": N_(
        "The page cannot show {game} yet, only the command line plays it. Here there are: {allowed}."
    ),
    "unknown-game": N_("There is no game {game} here. Known: {allowed}."),
    "unknown-rules": N_("There is no rules version {rules} of {game}. The newest is {allowed}."),
    "newer-rules": N_("This needs rules version {rules} of {game}; only {allowed} is known here. Please update."),
    "no-odds": N_("There are no exact odds for {game}."),
    # names, seeds, options
    "bad-name": N_("A name has at most {allowed} visible characters. Too long: {value}."),
    "bad-seed": N_("A seed has 1 to {allowed} characters. Not allowed: {value}."),
    "missing-field": N_("{field} is missing."),
    "unknown-field": N_("{field} is unknown. Known: {allowed}."),
    "not-an-object": N_("{field} cannot be {value}. Needed: an object with the fields {allowed}."),
    "not-a-choice": N_("{field} cannot be {value}. Allowed: {allowed}."),
    "off-range": N_("{field} cannot be {value}. Allowed: {low} to {high}."),
    "below-range": N_("{field} cannot be {value}. Allowed: {low} or more."),
    "above-range": N_("{field} cannot be {value}. Allowed: {high} or less."),
    "too-long": N_("{field} is too long: {value}. Allowed: {allowed} at most."),
    "wrong-length": N_("{field} has {value} entries. Needed: {allowed}."),
    "wrong-type": N_("{field} cannot be {value}. Needed: {kind}."),
    "wrong-order": N_("{field} must begin with step 0 and go up from there, not {value}."),
    # records
    "not-text": N_("This file is not text (UTF-8)."),
    "not-json": N_("This is no record: it cannot be read as JSON."),
    "not-a-record": N_("This is no record of a Saikoro Arena match."),
    "record-too-long": N_("The record is too long: {value} characters. Allowed: {allowed} at most."),
    "newer-format": N_("The record has format {value}; up to {allowed} can be read here. Please update."),
    "not-a-die": N_("A die is written as [sides, value], not as {value}."),
    "not-a-decision": N_("A decision has a seat and an action. Found: {value}."),
    "unreadable-action": N_("The action cannot be read: {field} cannot be {value}. Allowed: {allowed}."),
    "no-dice": N_("The record has neither dice nor a seed for all of its steps."),
    "seed-differs": N_("The seed {value} is not the seed of the record, {allowed}."),
    "seed-unused": N_("The record names the seed {value}, but says that its dice came from elsewhere ({allowed})."),
    "source-left": N_("The dice are said to come from elsewhere here, but the match goes only to step {value}."),
    "not-the-seeds-die": N_("The record says {value}, but the seed gives {allowed}."),
    "dice-ran-out": N_("The dice run out here. A die of {sides} sides is needed next."),
    "decisions-ran-out": N_("The decisions run out here, before the steps that the record counts."),
    "check-differs": N_("The check is {value}, but the replay gives {allowed}."),
    "over-early": N_("The match ends here, but the record counts {value} steps."),
    "decision-left": N_("Nothing is left to decide, but the record goes on with this decision."),
    "die-left": N_("Nothing is left to roll, but the record goes on with this die."),
    "check-left": N_("The record has a check for this step, but the step was not played."),
    "result-differs": N_("The record says the result is {value}, but the replay gives {allowed}."),
    # decisions
    "match-over": N_("The match is over already."),
    "no-decisions": N_("There is nothing to decide in this game."),
    "decisions-due": N_("Decisions are due first. Seats: {allowed}."),
    "not-your-turn": N_("It is not this seat’s turn. Due now: {allowed}."),
    "no-such-step": N_("There is no step {step}. Steps go from 0 to {allowed}."),
    # dice
    "dice-needed": N_("A die of {sides} sides is needed."),
    "die-off-range": N_("{value} is not on a die of {sides} sides. Allowed: 1 to {sides}."),
    "wrong-die": N_("A die of {sides} sides is needed here, not one of {written}."),
    # links
    "not-a-link": N_("This is no link of Saikoro Arena: {value}."),
    "link-cut": N_("The link is cut off. Copy it again, all of it to the last character."),
    "link-altered": N_("The link was altered on its way, or a part is missing. Ask for it again."),
    "link-too-long": N_("The link holds more than can be opened here. Ask for the record as a file."),
    "link-unreadable": N_("The link is whole, but what it holds cannot be read here."),
    "newer-link": N_("The link is of version {value}; only {allowed} can be opened here. Please update."),
    "unknown-kind": N_("The link holds something that cannot be opened here. Kind {value}; known: {allowed}."),
    "no-seed": N_("The dice of this match do not all come from one seed, so it has no seed link. Share the record."),
    # play by link
    "unreadable-message": N_("The message cannot be read: {field} is missing, unknown or wrongly written."),
    "newer-message": N_("The message has format {value}; up to {allowed} can be read here. Please update."),
    "foreign-message": N_("This message belongs to another match."),
    "not-an-invitation": N_(
        "This message is from a match that is not kept here. Open its invitation, or read in your recovery file."
    ),
    "altered-message": N_("The invitation was altered: its match id does not fit what it says."),
    "own-message": N_("This message for step {step} comes from your own side. It is for the other player to open."),
    "replayed-message": N_("This message for step {step} has been taken in already."),
    "stale-message": N_("This is an old message, for step {step}. The match has moved on."),
    "restarted-match": N_(
        "This would begin the same match anew, and it is already under way here. The first beginning counts."
    ),
    "rewritten-message": N_(
        "A message for step {step} is here already, and this one says something else. The first one counts."
    ),
    "out-of-turn": N_("This message comes out of turn. The next one is due from seat {allowed}."),
    "wrong-step": N_("This message is for step {step}, but step {allowed} is due."),
    "wrong-previous": N_(
        "This message for step {step} does not follow on the last one here: altered, or an answer to something else."
    ),
    "wrong-reveal": N_("What was revealed for step {step} is not what was sealed before."),
    "illegal-order": N_("The choice for step {step} breaks the rules and does not count."),
    "correspondence-over": N_("This match by link is over. It takes no more messages."),
    "letter-ended": N_("You ended this match on this device. Take it up again on its page, then open the link."),
    "not-by-link": N_("{game} cannot be played by link."),
    "nothing-to-decide": N_("Nothing is asked of seat {seat} in this step."),
    "not-by-link-value": N_(
        "By link {field} can only be {allowed}, not {value}: nobody may see dice before being bound to an order."
    ),
    "secret-option": N_("{field} is chosen by each player in secret and cannot be settled beforehand."),
    "bad-secret": N_("{field} must be {allowed} random bytes."),
    "used-secret": N_("{field} was used before. Every message needs fresh random bytes."),
    "no-forfeit": N_("No reveal is owed here, so nothing is forfeited."),
    "not-a-recovery": N_("This is no recovery file of a match by link, or it is damaged."),
    "wrong-secret": N_("The secret in this file does not open what was sealed."),
    "sealed-not-joint": N_("The record holds the messages of a match by link, but its dice come from elsewhere."),
    "no-transcript": N_("The record says that both sides made the dice, but the messages that prove it are missing."),
    "transcript-short": N_("The messages in the record do not go as far as this."),
    "transcript-long": N_("The record stops before this step, but its messages go on."),
    "not-as-sent": N_("The record says otherwise than the messages that were sent."),
    "not-the-joint-die": N_("The record says {value}, but both shares together give {allowed}."),
}

UNKNOWN = N_("Something went wrong ({code}).")

KINDS = {
    "int": NP_("kind of value", "a whole number"),
    "float": NP_("kind of value", "a number"),
    "str": NP_("kind of value", "text"),
    "bool": NP_("kind of value", "true or false"),
    "list": NP_("kind of value", "a list"),
    "object": NP_("kind of value", "an object with named fields"),
}


def explain(error: EngineError, t: Words) -> str:
    """Say what is wrong, where in a record, and what is allowed; text from outside is shortened and isolated.

    >>> explain(EngineError("die-off-range", value=13, sides=12, place=("die", 3)), Words("en"))
    'die 3: 13 is not on a die of 12 sides. Allowed: 1 to 12.'
    """
    sentence = SENTENCES.get(_variant(error)) or _of_a_game(_variant(error))
    place = _place_of(error)
    if sentence is None:
        what = t(UNKNOWN, code=_foreign(error.code))
    else:
        facts = dict.fromkeys(FIELD.findall(sentence), "…") | _facts(error, t)
        what = t(sentence, **facts)
        if place[0] == "field" and "{field}" in sentence:
            return what
    if error.code == "illegal-order" and isinstance(error.__cause__, EngineError):
        # The message is refused, and the rules say why.
        what = f"{what} {explain(error.__cause__, t)}"
    where = _PLACES[place[0]](place, t) if place[0] in _PLACES else ""
    return t("{place}: {problem}", place=where, problem=what) if where else what


def _of_a_game(code: str) -> str | None:
    """Look a code up in the games' own tables: `ERRORS` of `ui.text.<id>`, where there is one."""
    tables = (getattr(import_module(f"ui.text.{game}"), "ERRORS", {}) for game in IDS)
    return next((table[code] for table in tables if code in table), None)


def _place_of(error: EngineError) -> tuple[Any, ...]:
    # A sentence about a card or a board speaks of that; which one it is must be said beside it.
    card = ("field", error.params["field"]) if isinstance(error, BadCard | BadBoard) else ("",)
    return tuple(error.params.get("place") or card)


def _variant(error: EngineError) -> str:
    if error.code == "off-range":
        low, high = error.params["allowed"]
        return "below-range" if high is None else "above-range" if low is None else "off-range"
    return error.code


def _facts(error: EngineError, t: Words) -> dict[str, object]:
    params, place = error.params, _place_of(error)
    allowed = params.get("allowed")
    facts: dict[str, object] = {name: _shown(value, t) for name, value in params.items() if name != "place"}
    facts["field"] = _shown(params.get("field") or (place[1] if place[0] == "field" else ""), t)
    if isinstance(allowed, tuple | list):
        facts["allowed"] = t.p("list", ", ").join(_shown(each, t) for each in allowed)
        if error.code == "off-range":
            facts["low"], facts["high"] = allowed
    if error.code == "wrong-type":
        facts["kind"] = t.p(*KINDS[str(allowed)]) if str(allowed) in KINDS else _shown(allowed, t)
    facts.setdefault("step", facts.get("value"))
    return facts


def _shown(value: Any, t: Words) -> str:
    """Give a value as it would stand in a record, text in quotation marks."""
    if isinstance(value, str):
        return t.p("quoted", "“{text}”", text=_foreign(value))
    return _foreign(json.dumps(value, ensure_ascii=False, default=str))


def _foreign(text: str) -> str:
    """Shorten text from outside, and keep its direction and line breaks from disturbing the sentence."""
    text = text if len(text) <= SHOWN_MAX else text[: SHOWN_MAX - 1] + "…"
    if text.isascii() and text.isprintable():
        return text
    return isolate("".join("\ufffd" if "\ud800" <= letter <= "\udfff" else letter for letter in text))


_PLACES: Mapping[str, Callable[[tuple[Any, ...], Words], str]] = {
    "field": lambda at, t: t("field {field}", field=_shown(str(at[1]), t)),
    "step": lambda at, t: t("step {n}", n=at[1]),
    "die": lambda at, t: t("die {n}", n=at[1]),
    "decision": lambda at, t: (
        t("decision {n}", n=at[1]) if at[2] is None else t("decision {n} (seat {seat})", n=at[1], seat=at[2])
    ),
    "message": lambda at, t: t("message {n}", n=at[1]),
    "line": lambda at, t: t("line {n}, character {column}", n=at[1], column=at[2]),
}

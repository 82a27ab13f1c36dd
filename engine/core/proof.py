"""What a record says of joint dice, held against the messages that made them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.codec import changed, load, secret_fields
from engine.core.errors import BadLink, BadRecord
from engine.core.match import Match
from engine.core.transcript import Transcript, agree, opened


def prove(match: Match, messages: list[Any]) -> tuple[Mapping[str, Any], ...]:
    """Check a match against the messages it was played with, trusting neither side, and give them back.

    Every message follows on the one before, every commitment opens, every
    decision is the one that was sent and every die follows from both shares.

    Raises BadRecord with the place: ("message", number) for one that does not
    hold, ("decision", number, seat), ("die", number), ("step", number) or
    ("field", name) for what the messages do not bear out.
    """
    if [source.kind for source in match.sources] != ["joint"]:
        raise BadRecord("sealed-not-joint", place=("field", "sealed"))
    secret = secret_fields(match.game.options)
    options = {name: value for name, value in match.options.items() if name not in secret}
    transcript = opened(agree(match.game, options, tuple(player.name for player in match.players)))
    transcript = follow(transcript, messages)
    _compare(match, transcript)
    return transcript.messages


def follow(transcript: Transcript, messages: Sequence[Any]) -> Transcript:
    """Follow messages one after the other; raises BadRecord with the place ("message", number), counted from 1."""
    for body in messages:
        try:
            transcript = transcript.observe(body)
        except BadLink as error:
            place = ("message", len(transcript.messages) + 1)
            raise BadRecord(error.code, place=place, **error.params) from error
    return transcript


def _compare(match: Match, transcript: Transcript) -> None:
    shown = transcript.match
    if match.ended is not None and match.ended.kind == "forfeit":
        shown = shown or transcript.unrevealed()
    if shown is None:
        raise BadRecord("transcript-short", place=("step", 0))
    if changed(load(match.game.options, match.options)) != changed(load(match.game.options, shown.options)):
        raise BadRecord("not-as-sent", place=("field", "options"))
    decided = zip(match.decisions, shown.decisions, strict=False)
    for number, (decision, sent) in enumerate(decided, 1):
        if decision != sent:
            raise BadRecord("not-as-sent", place=("decision", number, decision.seat))
    for number, (rolled, made) in enumerate(zip(match.dice, shown.dice, strict=False), 1):
        if rolled != made:
            raise BadRecord("not-the-joint-die", place=("die", number), value=rolled[1], allowed=made[1])
    if match.steps > shown.steps:
        raise BadRecord("transcript-short", place=("step", shown.steps + 1))
    if match.steps < shown.steps:
        raise BadRecord("transcript-long", place=("step", match.steps + 1))
    _compare_ending(match, transcript)


def _compare_ending(match: Match, transcript: Transcript) -> None:
    kind, seat = (match.ended.kind, match.ended.seat) if match.ended else (None, None)
    if (kind == "resigned") != (transcript.resigned is not None) or (
        kind == "resigned" and seat != transcript.resigned
    ):
        raise BadRecord("not-as-sent", place=("field", "ended"))
    if kind == "forfeit" and (seat is None or seat != transcript.owes):
        raise BadRecord("no-forfeit", place=("field", "ended"))

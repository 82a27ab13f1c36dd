"""One side of a match by link: what it knows, what it sends, what it refuses.

Both sides follow the same `Transcript`; seat 0 keeps beside it what will open
its commitment.  A `Correspondence` never changes: every function gives the
next one, whose `link` is to be sent, or an error and nothing else.  Salts and
shares are 32 random bytes each, fresh ones every time, from the caller.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from engine.core.codec import dump
from engine.core.errors import BadLink, BadOption, BadRecord, IllegalAction
from engine.core.game import Game, Seat
from engine.core.joint import SECRET_BYTES, commitment, message_hash
from engine.core.match import Match
from engine.core.messages import FORMAT, Invitation, read_message
from engine.core.transcript import Opening, Transcript, agree, legal, opened
from engine.link.envelope import pack, unpack
from engine.link.share import known_game


@dataclass(frozen=True, slots=True)
class Correspondence:
    """What one side keeps of a match by link.

    `opening` opens seat 0's commitment on the table; `ahead` is the match as
    only seat 0 can know it, between the answer and its reveal.  `thinking` is
    this side's private seed for what is no game die.
    """

    seat: Seat
    transcript: Transcript
    opening: Opening | None = None
    ahead: Match | None = None
    thinking: str | None = None

    @property
    def id(self) -> str:
        """The match id, by which a message finds its correspondence."""
        return self.transcript.terms.id

    @property
    def match(self) -> Match | None:
        """The match as this side knows it; None before the set-up is revealed.  Not for sharing: see `record`."""
        return self.ahead or self.transcript.match

    @property
    def due(self) -> Seat | None:
        """Whose message comes next, None when the match is over."""
        return self.transcript.due

    @property
    def asked(self) -> bool:
        """Whether this side is to choose an action with the message it sends next (else it only adds to the dice)."""
        if self.due != self.seat or (self.ahead is not None and self.ahead.over):
            return False
        return self.seat in (_after(self) if self.ahead is not None else self.transcript).asked()

    @property
    def message(self) -> Mapping[str, Any] | None:
        """The last message this side has sent, to send it again; None if it has sent none."""
        own = [body for body in self.transcript.messages if body["seat"] == self.seat]
        return own[-1] if own else None

    @property
    def link(self) -> str | None:
        """The same as the fragment of a link."""
        return None if self.message is None else pack("t", self.message)


def invite(
    game: Game[Any, Any],
    options: Mapping[str, Any],
    names: tuple[str, ...],
    action: Any = None,
    *,
    salt: bytes,
    share: bytes,
    thinking: str | None = None,
) -> Correspondence:
    """Open a match by link as seat 0, committed to its first action.

    Where builds or the like are chosen in secret, `action` maps the names of
    those options to this seat's choices, and `options` leaves them out.

    Raises BadOption for options, names, choices or secrets that are not
    allowed, IllegalAction for an action that the rules forbid, BadLink
    "not-by-link" for a game that cannot be played so.

    >>> from engine.games import get
    >>> one = invite(get("d12_boxing"), {}, ("Hana", "Kaze"), salt=bytes(32), share=bytes(31) + b"1")
    >>> two = answer(accept(one.link or ""), share=bytes(31) + b"2")
    >>> one = reveal(receive(one, two.link or ""))
    >>> two = receive(two, one.link or "")
    >>> one.due, two.due, one.match == two.match
    (None, None, True)
    """
    transcript = opened(agree(game, options, names))
    opening, commit = _commit(transcript, transcript.head, action, salt, share)
    body = {
        "format": FORMAT,
        **_place(transcript, 0),
        "game": game.id,
        "rules": game.rules,
        "options": dict(transcript.terms.options),
        "names": list(transcript.terms.names),
        "commit": commit,
    }
    return Correspondence(0, transcript.observe(body), opening, thinking=thinking)


def accept(link: str | Mapping[str, Any], thinking: str | None = None) -> Correspondence:
    """Open an invitation as seat 1; what is to be sent comes with `answer`.

    Raises BadLink "not-an-invitation" for another message, "altered-message"
    for one whose match id is not that of its terms, "unknown-game",
    "newer-rules" and the like, and what `unpack` and `Transcript.observe`
    raise; BadOption for terms that are not allowed.
    """
    body = message_of(link)
    return Correspondence(1, begun(body).observe(body), thinking=thinking)


def answer(one: Correspondence, action: Any = None, *, share: bytes) -> Correspondence:
    """Answer a commitment as seat 1, in the clear: with an action where one is asked, and a share of the dice.

    Raises IllegalAction "not-your-turn" or what the rules forbid, BadOption for
    a secret choice or share that is not allowed.
    """
    _turn_of(one, 1)
    data = dump(action)
    one.transcript.fits(1, data)
    body = {**_place(one.transcript, 1), **_given(data), "share": _hex(one.transcript, "share", share)}
    return replace(one, transcript=one.transcript.observe(body))


def reveal(
    one: Correspondence, action: Any = None, *, salt: bytes | None = None, share: bytes | None = None
) -> Correspondence:
    """Reveal the answered step as seat 0 and, unless it ended the match, commit to the next one.

    Raises IllegalAction "not-your-turn" or what the rules forbid, BadOption for
    a salt or share that is missing, too short or used before.
    """
    _turn_of(one, 0)
    body = _revealing(one)
    opening = None
    if not cast(Match, one.ahead).over:
        opening, body["commit"] = _commit(_after(one), one.transcript.head, action, salt, share)
    elif action is not None:
        raise IllegalAction("match-over", game=one.transcript.terms.game.id)
    return replace(one, transcript=one.transcript.observe(body), opening=opening, ahead=None)


def resign(one: Correspondence) -> Correspondence:
    """Resign in one's own turn; seat 0 reveals the answered step all the same.

    Raises IllegalAction "not-your-turn", or "match-over" where the step has ended the match.
    """
    if one.seat == 1:
        _turn_of(one, 1)
        body = {**_place(one.transcript, 1), "resign": True}
    else:
        _turn_of(one, 0)
        if cast(Match, one.ahead).over:
            raise IllegalAction("match-over", game=one.transcript.terms.game.id)
        body = {**_revealing(one), "resign": True}
    return replace(one, transcript=one.transcript.observe(body), opening=None, ahead=None)


def receive(one: Correspondence, link: str | Mapping[str, Any]) -> Correspondence:
    """Take the other side's message.

    Raises BadLink, and nothing has changed: "foreign-message" (of another
    match), "own-message" (this seat's), "replayed-message" (the last one again),
    "stale-message" (an earlier one again), "restarted-match" (another beginning
    of this match), "rewritten-message" (another message in the place of one
    that has come), and what `unpack` and `Transcript.observe` raise.
    """
    body = message_of(link)
    _known(one, body)
    transcript = one.transcript.observe(body)
    opening, step = one.opening, transcript.step
    if opening is None or step is None:
        return replace(one, transcript=transcript, opening=None)
    # To a commitment there is no other message than an answer, and this one gives seat 0 all there is to know.
    return replace(one, transcript=transcript, ahead=legal(step, 1, lambda: transcript.play(opening)))


def record(one: Correspondence) -> Match | None:
    """Give the match for the record: as far as both sides know it, with all messages; None before the set-up is known.

    It holds no secret that is not revealed, and `engine.core.record.verify` vouches for it.
    """
    match = one.transcript.proved()
    return None if match is None else replace(match, thinking=one.thinking)


def claim_forfeit(one: Correspondence) -> Match:
    """Give the match for the record as forfeited by seat 0, which has its answer and does not reveal.

    Of a set-up that was not revealed, the record stands at the beginning (see
    `Transcript.unrevealed`).

    Raises BadRecord "no-forfeit" where no reveal is owed to this side, and
    "transcript-short" where the match cannot begin without the set-up's dice.
    """
    if one.transcript.owes in (None, one.seat):
        raise BadRecord("no-forfeit")
    match = one.transcript.proved() or one.transcript.unrevealed()
    if match is None:
        raise BadRecord("transcript-short", place=("step", 0))
    return replace(match, thinking=one.thinking).end("forfeit", one.transcript.owes)


def message_of(link: str | Mapping[str, Any]) -> Mapping[str, Any]:
    """Give the message that a link holds; its `match` says to which correspondence it belongs.

    Raises BadLink for what is no link of a message.
    """
    kind, body = unpack(link) if isinstance(link, str) else ("t", link)
    if kind != "t":
        raise BadLink("unknown-kind", value=kind, allowed=("t",))
    read_message(body)
    return cast(Mapping[str, Any], body)


def begun(invitation: Mapping[str, Any]) -> Transcript:
    """Give the empty transcript of the match that an invitation opens; raises as `accept`."""
    message = read_message(invitation)
    if not isinstance(message, Invitation):
        raise BadLink("not-an-invitation")
    transcript = opened(agree(known_game(message.game, message.rules), message.options, message.names))
    if transcript.terms.id != message.match:
        raise BadLink("altered-message")
    return transcript


def _known(one: Correspondence, body: Mapping[str, Any]) -> None:
    """Refuse, under its own name, what has come before or cannot come from the other side."""
    message = read_message(body)
    if message.match != one.id:
        raise BadLink("foreign-message")
    if message.seat == one.seat:
        raise BadLink("own-message", step=message.step)
    came = [known for known in one.transcript.messages if known["seat"] == message.seat]
    marks = [message_hash(known) for known in came]
    mark = message_hash(body)
    if mark in marks:
        raise BadLink("replayed-message" if mark == marks[-1] else "stale-message", step=message.step)
    if isinstance(message, Invitation):
        raise BadLink("restarted-match")
    if any(known["step"] == message.step and "format" not in known for known in came):
        raise BadLink("rewritten-message", step=message.step)


def _turn_of(one: Correspondence, seat: Seat) -> None:
    due = one.due
    if due is None:
        raise IllegalAction("match-over", game=one.transcript.terms.game.id)
    if one.seat != seat or due != seat:
        raise IllegalAction("not-your-turn", seat=one.seat, allowed=(due,))


def _after(one: Correspondence) -> Transcript:
    """The transcript as it will stand for seat 0's next commitment."""
    ahead = cast(Match, one.ahead)
    return replace(one.transcript, match=ahead, step=ahead.steps + 1, commit=None, answer=None)


def _commit(
    transcript: Transcript, previous: str, action: Any, salt: bytes | None, share: bytes | None
) -> tuple[Opening, str]:
    data = dump(action)
    transcript.fits(0, data)
    opening = Opening(data, _hex(transcript, "salt", salt), _hex(transcript, "share", share))
    if opening.salt == opening.share:
        raise BadOption("used-secret", field="share")
    step = cast(int, transcript.step)
    made = commitment(transcript.terms.id, step, 0, previous, opening.action, opening.salt, opening.share)
    return opening, made


def _revealing(one: Correspondence) -> dict[str, Any]:
    opening = cast(Opening, one.opening)
    secret = {"salt": opening.salt, "share": opening.share}
    return {**_place(one.transcript, 0), **_given(opening.action), **secret}


def _place(transcript: Transcript, seat: Seat) -> dict[str, Any]:
    return {"match": transcript.terms.id, "step": transcript.step, "seat": seat, "previous": transcript.head}


def _given(action: Any) -> dict[str, Any]:
    return {} if action is None else {"action": action}


def _hex(transcript: Transcript, name: str, secret: bytes | None) -> str:
    if secret is None or len(secret) != SECRET_BYTES:
        raise BadOption("bad-secret", field=name, allowed=SECRET_BYTES)
    for body in transcript.messages:
        if secret.hex() in (body.get("salt"), body.get("share")):
            raise BadOption("used-secret", field=name)
    return secret.hex()

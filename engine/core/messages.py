"""The messages of play by link, as they travel and as they stand in a record's `sealed`.

An `Invitation` opens the match and commits; an `Answer` is seat 1's, in the
clear; a `Reveal` is seat 0's: it opens a commitment and makes the next one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.core.codec import load, plain
from engine.core.errors import BadLink, BadOption
from engine.core.joint import HEX

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Invitation:
    """Seat 0's first message: what is to be played, by whom, and its commitment for the first step."""

    format: int
    match: str
    step: int
    seat: int
    previous: str
    game: str
    rules: int
    options: Mapping[str, Any]
    names: tuple[str, str]
    commit: str


@dataclass(frozen=True, slots=True)
class Answer:
    """Seat 1's message: its action (None where nothing is asked of it) and its share, or that it resigns."""

    match: str
    step: int
    seat: int
    previous: str
    action: Any = None
    share: str | None = None
    resign: bool = False


@dataclass(frozen=True, slots=True)
class Reveal:
    """Seat 0's message: what it had committed to, and the next commitment unless the match is over or it resigns."""

    match: str
    step: int
    seat: int
    previous: str
    salt: str
    share: str
    action: Any = None
    commit: str | None = None
    resign: bool = False


Message = Invitation | Answer | Reveal
#: Fields that hold 32 bytes in hex.
_HEXES: Final = ("match", "previous", "commit", "salt", "share")


def read_message(body: Any) -> Message:
    """Read a message's fields; whether it fits into a match is for `engine.core.transcript` to say.

    Raises BadLink "newer-message" for another format, and "unreadable-message"
    with `field` for whatever is missing, unknown or of another form.

    >>> read_message({"match": "00" * 32, "step": 1, "seat": 1, "previous": "00" * 32, "share": "00" * 32}).seat
    1
    """
    if not isinstance(body, Mapping) or not plain(body):
        raise BadLink("unreadable-message", field="message")
    version = body.get("format", FORMAT)
    if type(version) is int and version > FORMAT:
        raise BadLink("newer-message", value=version, allowed=FORMAT)
    kind: Any = Invitation if "format" in body else Answer if body.get("seat") == 1 else Reveal
    try:
        message: Message = load(kind, body)
    except BadOption as error:
        raise BadLink("unreadable-message", field=error.params["field"]) from error
    broken = [name for name in _HEXES if _not_hex(getattr(message, name, None))]
    if message.step < 0:
        broken.append("step")
    if isinstance(message, Invitation) and message.format != FORMAT:
        broken.append("format")
    if message.seat != (1 if isinstance(message, Answer) else 0):
        broken.append("seat")
    if isinstance(message, Answer) and message.resign == (message.share is not None):
        broken.append("share")
    if isinstance(message, Answer) and message.resign and message.action is not None:
        broken.append("action")
    if isinstance(message, Reveal) and message.resign and message.commit is not None:
        broken.append("commit")
    if broken:
        raise BadLink("unreadable-message", field=broken[0])
    return message


def _not_hex(value: str | None) -> bool:
    return value is not None and not HEX.fullmatch(value)

"""The recovery file of a match by link: all that one side keeps of it, its secret too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from engine.core.codec import dump, load, plain
from engine.core.dice import normal_seed
from engine.core.errors import BadLink, BadOption, BadRecord
from engine.core.joint import commitment
from engine.core.proof import follow
from engine.core.transcript import Opening, Transcript
from engine.link.correspondence import Correspondence, begun

MARK: Final = "saikoro-arena"
FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class _File:
    correspondence: str
    format: int
    seat: Literal[0, 1]
    messages: tuple[Any, ...]
    secret: Opening | None = None
    thinking: str | None = None


def export(one: Correspondence) -> dict[str, Any]:
    """Write one side of a match by link as a recovery file; it is that side's own and holds what it still hides.

    >>> from engine.games import get
    >>> from engine.link.correspondence import invite
    >>> one = invite(get("d12_boxing"), {}, ("Hana", "Kaze"), salt=bytes(32), share=bytes(31) + b"1")
    >>> resume(export(one)) == one
    True
    """
    data = {
        "correspondence": MARK,
        "format": FORMAT,
        "seat": one.seat,
        "messages": [dict(body) for body in one.transcript.messages],
        "secret": dump(one.opening),
        "thinking": one.thinking,
    }
    return {key: value for key, value in data.items() if value is not None}


def resume(data: Any) -> Correspondence:
    """Read what `export` gave, checking all of it: a file may be old, cut or meddled with.

    Raises BadRecord: "not-a-recovery", "newer-format", "wrong-secret" (it does
    not open the commitment on the table), and with the place ("message",
    number) for a message that does not hold.
    """
    if not isinstance(data, Mapping) or data.get("correspondence") != MARK:
        raise BadRecord("not-a-recovery", place=("file",))
    version = data.get("format")
    if type(version) is int and version > FORMAT:
        raise BadRecord("newer-format", place=("field", "format"), value=version, allowed=FORMAT)
    if version != FORMAT or not plain(data):
        raise BadRecord("not-a-recovery", place=("field", "format"))
    try:
        read = load(_File, data)
    except BadOption as error:
        raise BadRecord("not-a-recovery", place=("field", error.params["field"])) from error
    try:
        thinking = None if read.thinking is None else normal_seed(read.thinking)
    except BadOption as error:
        raise BadRecord("not-a-recovery", place=("field", "thinking")) from error
    transcript = _followed(read)
    one = Correspondence(read.seat, transcript, thinking=thinking)
    if (read.secret is not None) != (read.seat == 0 and transcript.commit is not None):
        raise BadRecord("wrong-secret", place=("field", "secret"))
    return one if read.secret is None else _opening(one, read.secret)


def _followed(read: _File) -> Transcript:
    try:
        transcript = begun(read.messages[0] if read.messages else {})
    except (BadLink, BadOption) as error:
        raise BadRecord(error.code, place=("message", 1), **error.params) from error
    return follow(transcript, read.messages)


def _opening(one: Correspondence, secret: Opening) -> Correspondence:
    """Give seat 0 its secret back, which must open the commitment of its last message."""
    transcript = one.transcript
    assert one.message is not None
    step, bound = transcript.step, one.message["previous"]
    assert step is not None
    made = commitment(one.id, step, 0, bound, secret.action, secret.salt, secret.share)
    if made != transcript.commit:
        raise BadRecord("wrong-secret", place=("field", "secret"))
    return replace(one, opening=secret, ahead=None if transcript.answer is None else transcript.play(secret))

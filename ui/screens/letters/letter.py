"""A correspondence as this device keeps it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from engine.core.errors import EngineError
from engine.core.game import Seat
from engine.core.match import Match, Player, start
from engine.core.transcript import Terms, agree
from engine.games import get
from engine.link.correspondence import Correspondence, record
from engine.link.recovery import export, resume
from ui.screens.play import Play

#: What a correspondence is kept under; the store holds matches and objects, too.
ID: Final = re.compile("l-[0-9A-Z]{1,24}")

State = Literal["draft", "choose", "send", "wait", "over"]


@dataclass(frozen=True, slots=True)
class Letter:
    """One side of a match by link; before the invitation only its terms (`one` is None).

    `sent` says that the link to send was copied or passed on, `at` which step was shown last, `ended` how the match was
    ended on this device alone: a forfeit that was claimed, or given up without a word.  `order` is the moment of the
    last change, `when` the same for people.  `reply` is a link as it is typed, `problem` what is wrong with it, and
    `pick` a secret choice that is laid out.
    """

    id: str
    game: str
    options: Mapping[str, Any]
    names: tuple[str, str]
    one: Correspondence | None = None
    sent: bool = False
    at: int = 0
    ended: str = ""
    order: int = 0
    when: str = ""
    reply: str = ""
    problem: str = ""
    copied: str = ""
    pick: str = ""

    @property
    def seat(self) -> Seat:
        """This device's seat: who invites is seat 0."""
        return self.one.seat if self.one else 0

    @property
    def state(self) -> State:
        """Say what comes next: an invitation, a choice of one's own, a link to send, one to wait for, or nothing."""
        if self.ended:
            return "over"
        if self.one is None:
            return "draft"
        if self.one.due is None:
            # Who ended it has to pass the last message on.
            last = self.one.transcript.messages[-1]
            return "send" if last["seat"] == self.seat and not self.sent else "over"
        if self.one.due == self.seat:
            return "choose"
        return "wait" if self.sent else "send"

    @property
    def match(self) -> Match | None:
        """The match as this side knows it, for its own eyes; None before the set-up is known."""
        if self.one is not None:
            return self.one.match
        players = tuple(Player(name) for name in self.names)
        return start(get(self.game), self.options, players) if get(self.game).actions else None

    @property
    def asked(self) -> bool:
        """Whether this side is to choose something now."""
        return not self.ended and (self.one.asked if self.one else True)

    @property
    def under_way(self) -> bool:
        """Whether a message is still to come, from either side."""
        return self.one is not None and self.one.due is not None and not self.ended

    @property
    def owed(self) -> bool:
        """Whether the other side has this side's answer and does not open its seal."""
        return self.under_way and self.one is not None and self.one.transcript.owes not in (None, self.seat)

    def keep(self) -> dict[str, Any]:
        """Give what the device keeps: the recovery file, or the terms of a draft, and what only this device needs."""
        mine = {"sent": self.sent, "at": self.at, "ended": self.ended, "order": self.order, "when": self.when}
        letter = export(self.one) if self.one else None
        draft = None if self.one else {"game": self.game, "options": self.options, "names": list(self.names)}
        return {"id": self.id, "letter": letter, "draft": draft, **mine}


def recalled(data: Any) -> Letter | None:
    """Bring a kept correspondence back, None for what does not hold.

    >>> recalled({"id": "l-A", "draft": {"game": "hex_duel", "options": {}, "names": ["Aoi", ""]}}).state
    'draft'
    >>> recalled({"id": "l-A", "letter": {"correspondence": "saikoro-arena"}}) is None
    True
    """
    if not isinstance(data, Mapping) or type(data.get("id")) is not str or not ID.fullmatch(data["id"]):
        return None
    try:
        letter = _draft(data["id"], data["draft"]) if data.get("draft") else of(resume(data.get("letter")), data["id"])
    except (EngineError, KeyError, TypeError, ValueError):
        return None
    at, order = data.get("at"), data.get("order")
    return replace(
        letter,
        sent=data.get("sent") is True,
        at=at if type(at) is int and at >= 0 else 0,
        ended=data["ended"] if data.get("ended") in ("forfeit", "abandoned") else "",
        order=order if type(order) is int else 0,
        when=data["when"] if type(data.get("when")) is str else "",
    )


def _draft(name: str, data: Any) -> Letter:
    """Read the terms of a draft; raises as what reads them does, for terms that do not hold."""
    red, blue = data["names"]
    if type(red) is not str or type(blue) is not str:
        raise TypeError
    return drafted(name, agree(get(data["game"]), dict(data["options"]), (red, blue)))


def drafted(name: str, terms: Terms) -> Letter:
    """Give a letter that nobody is invited by yet."""
    return Letter(name, terms.game.id, terms.options, (terms.names[0], terms.names[1]))


def of(one: Correspondence, name: str) -> Letter:
    """Give the letter of a correspondence under a name of this device."""
    return replace(drafted(name, one.transcript.terms), one=one)


def play_of(letter: Letter, at: int | None = None) -> Play | None:
    """Give the match screen's side of a letter, None while there is no match to show."""
    match = letter.match
    if match is None:
        return None
    step = letter.at if at is None else at
    mine = letter.seat if letter.asked and letter.state in ("draft", "choose") else None
    return Play(letter.id, match, at=min(max(step, 0), match.steps), letter=letter.id, mine=mine)


def proved(letter: Letter) -> Match | None:
    """Give the match for the hall of records, as far as both sides know it; None before that."""
    return record(letter.one) if letter.one else None

"""What comes in to `update`, and what it asks the browser to do: plain data both ways."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ui.markup import Node


@dataclass(frozen=True, slots=True)
class Message:
    """Something happened: `do` names it, `arg` and `value` come from the element, `fields` from a form."""

    do: str
    arg: str = ""
    value: str = ""
    fields: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Env:
    """What `update` may not find out by itself: a fresh seed, a fresh id, the local time for people, and in ms.

    `salt` and `share` are 32 random bytes each, for one message of a match by link.
    """

    seed: str
    id: str
    when: str
    now: int
    salt: bytes = b""
    share: bytes = b""


@dataclass(frozen=True, slots=True)
class Effect:
    """Base of all effects: what the browser's side is asked to do after an update."""


@dataclass(frozen=True, slots=True)
class Keep(Effect):
    """Store a match on the device under its id; None takes it away."""

    id: str
    data: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class Settings(Effect):
    """Store language, theme and sound, and put the first two on the page."""

    lang: str
    theme: str
    sound: bool


@dataclass(frozen=True, slots=True)
class Go(Effect):
    """Go to the screen of a route."""

    route: str


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Set the picture in motion: the step on show of the match on the page."""


@dataclass(frozen=True, slots=True)
class Still(Effect):
    """Stop what moves and show the step's last picture."""


@dataclass(frozen=True, slots=True)
class Ask(Effect):
    """Give a job to the worker; it answers with the message "answer" (arg: the job's name)."""

    job: str
    data: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Drop(Effect):
    """Take a job back: nobody waits for it any more."""

    job: str


@dataclass(frozen=True, slots=True)
class Copy(Effect):
    """Put text on the clipboard; answers with "copied" (arg: `what`, value: "yes" or "no")."""

    what: str
    text: str


@dataclass(frozen=True, slots=True)
class Share(Effect):
    """Hand text to the device's share sheet, or to the clipboard where it has none."""

    what: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Download(Effect):
    """Save text as a file."""

    name: str
    mime: str
    text: str


@dataclass(frozen=True, slots=True)
class Picture(Effect):
    """Save a drawing as a PNG file, `width` by `height` pixels."""

    name: str
    drawing: Node
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Focus(Effect):
    """Give the focus to the element with this id."""

    id: str

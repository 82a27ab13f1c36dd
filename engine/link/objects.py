"""Objects on their own, such as a boxer: as files to keep and as links to pass on, `{type, format, body}`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.core.codec import dump, load, setting
from engine.core.errors import BadLink, BadOption
from engine.games import OBJECTS, object_of
from engine.link.envelope import pack, unpack

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Object:
    """What a file or a link of an object says: its type, the format, and its fields."""

    type: str
    format: int = setting(low=1, high=FORMAT)
    body: Mapping[str, Any] = setting()


def write_object(kind: str, value: Any) -> dict[str, Any]:
    """Write an object of a type in `engine.games.OBJECTS` as what a file or a link holds.

    >>> from engine.games.blow_of_fate.state import Boxer
    >>> write_object("boxer", Boxer("Hana", 5, 5, 5))["body"]
    {'name': 'Hana', 'punch': 5, 'speed': 5, 'toughness': 5}
    """
    return {"type": kind, "format": FORMAT, "body": dump(value)}


def read_object(data: Any) -> tuple[str, Any]:
    """Read what `write_object` gave into (type, object), checking everything.

    Raises BadOption with the place in `field`: for a boxer, "body.punch".

    >>> read_object({"type": "boxer", "format": 1, "body": {"name": "Hana", "punch": 5, "speed": 5, "toughness": 5}})
    ('boxer', Boxer(name='Hana', punch=5, speed=5, toughness=5))
    """
    written = load(Object, data)
    if written.type not in OBJECTS:
        raise BadOption("not-a-choice", field="type", value=written.type, allowed=tuple(OBJECTS))
    return written.type, load(object_of(written.type), written.body, "body")


def object_link(kind: str, value: Any) -> str:
    """Give the link that holds an object.

    >>> from engine.games.blow_of_fate.state import Boxer
    >>> open_object(object_link("boxer", Boxer("Hana", 5, 5, 5)))
    ('boxer', Boxer(name='Hana', punch=5, speed=5, toughness=5))
    """
    return pack("o", write_object(kind, value))


def open_object(link: str) -> tuple[str, Any]:
    """Open an object link into (type, object); raises BadLink for what is none, BadOption for what does not hold."""
    kind, body = unpack(link)
    if kind != "o":
        raise BadLink("unknown-kind", value=kind, allowed=("o",))
    return read_object(body)

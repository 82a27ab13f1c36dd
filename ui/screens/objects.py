"""What people make and the device keeps besides matches, such as boxers: kept singly, carried off in files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from engine.core.errors import BadRecord, EngineError
from engine.link.objects import read_object, write_object
from ui.screens.model import Model

#: What an object is kept under; the store holds matches, too, whose ids have no small letters.
ID: Final = re.compile("o-[0-9A-Z]{1,24}")
#: Most objects one file may bring.
MOST: Final = 2000


def keep(name: str, kind: str, value: Any, order: int) -> dict[str, Any]:
    """Give what the device keeps of an object; `order` is the moment of the save in ms."""
    return {"id": name, "object": write_object(kind, value), "order": order}


def sound(kept: Any) -> bool:
    """Whether a value from the device's store has the shape of a kept object, and holds what it says."""
    if not isinstance(kept, Mapping) or type(kept.get("id")) is not str or not ID.fullmatch(kept["id"]):
        return False
    try:
        read_object(kept.get("object"))
    except EngineError:
        return False
    return type(kept.get("order")) is int


def kept_objects(model: Model, kind: str) -> list[tuple[str, Any]]:
    """Give the device's objects of a kind as (id, value), the latest first."""
    found = [kept for kept in model.objects.values() if kept["object"]["type"] == kind]
    found.sort(key=lambda kept: (-kept["order"], kept["id"]))
    return [(kept["id"], read_object(kept["object"])[1]) for kept in found]


def is_file(data: Mapping[str, Any]) -> bool:
    """Whether a file's data are meant as an object, sound or not.

    >>> is_file({"type": "boxer", "format": 1, "body": {}}), is_file({"game": "d12_boxing"})
    (True, False)
    """
    return "type" in data and "body" in data and "game" not in data


def archived(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Give the kept objects within an archive of everything; raises BadRecord for what is none."""
    entries = data.get("objects", [])
    if not isinstance(entries, list) or len(entries) > MOST:
        raise BadRecord("wrong-type", place=("field", "objects"), value=type(entries).__name__, allowed="list")
    for number, kept in enumerate(entries, 1):
        if not sound(kept):
            raise BadRecord("not-a-record", place=("field", f"objects[{number}]"))
    return entries

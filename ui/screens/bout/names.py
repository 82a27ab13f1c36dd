"""Names set large or in a sentence: how wide, in which face, and kept on one line."""

from __future__ import annotations

import re

from ui.markup import Node, h

#: What stands around a name so that its direction stays its own (see `ui.text.words.isolate`).
_NAME = re.compile("\u2068([^\u2069]*)\u2069")
_KANA = re.compile("[\u3000-\u30ff]")
#: Names no longer than this (in letters of a Latin face) are kept on one line.
_SHORT = 16


def width(text: str) -> int:
    """Give how much room a text takes, in letters of a Latin face; wide characters take two.

    >>> width("Aoi"), width("葵")
    (3, 2)
    """
    return sum(2 if ord(letter) > 0x2E7F else 1 for letter in text)


def names_kept(text: str) -> list[Node | str]:
    """Set a sentence with its isolated names as elements; short ones do not break over lines."""
    parts: list[Node | str] = []
    for place, part in enumerate(_NAME.split(text)):
        if place % 2:
            kept = "kept" if width(part) <= _SHORT else ""
            parts.append(h("bdi", {"class": f"{kept}{face(part)}".strip() or None}, part))
        else:
            parts.append(part)
    return parts


def face(name: str) -> str:
    """Give the class for a name set large: the display face has no ideographs but the page's own, and never mixes.

    >>> face("Aoi"), face("ベン"), face("葵")
    ('', '', ' ideographs')
    """
    return " ideographs" if any("\u2e80" <= letter <= "\u9fff" and not _KANA.match(letter) for letter in name) else ""


def large(kind: str, name: str) -> str:
    """Give the classes of an element that sets a name large: smaller where the name takes much room.

    >>> large("plate-name", "Aoi"), large("plate-name", "Bartholomew Smith")
    ('plate-name', 'plate-name plate-name-long')
    """
    return kind + face(name) + (f" {kind}-long" if width(name) > 14 else "")

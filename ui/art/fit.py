"""Text in pictures: an estimate of its width, and text made to fit."""

from __future__ import annotations

from unicodedata import combining, east_asian_width, normalize

#: Widths of heavy type in em.
_NARROW = frozenset("iIljt.,:;'!|()[]1 -")
_WIDE = frozenset("mwMWQ@%&")


def width(text: str) -> float:
    """Estimate the width of heavy type in em; full-width characters count 1.

    >>> width("葵"), width("\\u0301")
    (1.0, 0.0)
    """
    total = 0.0
    for char in text:
        if combining(char) or not char.isprintable():
            continue
        if east_asian_width(char) in "WF":
            total += 1.0
        elif char in _NARROW:
            total += 0.4
        elif char in _WIDE:
            total += 0.95
        else:
            total += 0.7
    return total


def fitted(text: str, room: float, size: float, least: float) -> tuple[str, float]:
    """Give text and type size that fit into `room`: the type shrinks to `least` before the text is cut.

    >>> fitted("葵", 100, 40, 20)
    ('葵', 40)
    """
    text = normalize("NFC", text)
    wide = width(text)
    if wide * size <= room:
        return text, size
    if wide * least <= room:
        return text, round(room / wide, 1)
    while text and (width(text) + 1) * least > room:
        text = text[:-1]
    return text.rstrip() + "…", least

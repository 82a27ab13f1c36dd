"""What people may be called: 1 to 24 visible characters, nothing that plays tricks with the text around it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from engine.core.errors import BadOption

NAME_MAX = 24
#: Marks and joiners come on top of what is visible; a pile of them is no name.
_CODE_POINTS_MAX = 4 * NAME_MAX
#: Longest text looked at.
_RAW_MAX = 64 * NAME_MAX
_JOINER = "\u200d"
#: Marks on one letter beyond which they are not writing but a tower over the neighbouring lines.
_MARKS_MAX = 3
_MARKS = ("Mn", "Me")
#: Letters by their class, blanks by their looks.
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
#: Pictures may be younger than the tables of this Python; they stay.
_PICTURES = ("\U0001f000", "\U0001faff")


def clean_name(name: str) -> str:
    """Trim a name and drop what cannot be seen: controls, direction marks, zero-width spaces.

    An empty name stays empty (the page has names for the corners).  Raises
    BadOption "bad-name" when more than 24 visible characters remain.

    >>> clean_name("  Hana  Kaze\\u202e "), clean_name("\\u200b")
    ('Hana Kaze', '')
    """
    kept = "".join(_visible(unicodedata.normalize("NFC", name[:_RAW_MAX])))
    kept = unicodedata.normalize("NFC", " ".join(kept.split()).strip(_JOINER + " "))
    visible = sum(1 for letter in kept if unicodedata.category(letter) not in (*_MARKS, "Cf"))
    if visible > NAME_MAX or len(kept) > _CODE_POINTS_MAX or len(name) > _RAW_MAX:
        raise BadOption("bad-name", field="name", value=name, allowed=NAME_MAX)
    return kept if visible else ""


def _visible(name: str) -> Iterator[str]:
    marks = _MARKS_MAX
    for letter in name:
        kind = unicodedata.category(letter)
        if letter.isspace() or letter in _BLANKS:
            marks = _MARKS_MAX
            yield " "
        elif kind in _MARKS:
            marks += 1
            if marks <= _MARKS_MAX:
                yield letter
        elif letter == _JOINER:
            yield letter
        elif kind not in ("Cc", "Cf", "Cs", "Cn") or (kind == "Cn" and _PICTURES[0] <= letter <= _PICTURES[1]):
            marks = 0
            yield letter

"""What people may be called: 1 to 24 visible characters, nothing that plays tricks with the text around it."""

from __future__ import annotations

import unicodedata

from engine.core.errors import BadOption

NAME_MAX = 24
#: Marks and joiners come on top of what is visible; a pile of them is no name.
_CODE_POINTS_MAX = 4 * NAME_MAX
_JOINER = "\u200d"


def clean_name(name: str) -> str:
    """Trim a name and drop what cannot be seen: controls, direction marks, zero-width spaces.

    An empty name stays empty (the page has names for the corners).  Raises
    BadOption "bad-name" when more than 24 visible characters remain.

    >>> clean_name("  Hana  Kaze\\u202e "), clean_name("\\u200b")
    ('Hana Kaze', '')
    """
    kept = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", name[: 64 * NAME_MAX])
        if letter.isspace() or letter == _JOINER or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Cn")
    )
    kept = " ".join(kept.split()).strip(_JOINER + " ")
    visible = sum(1 for letter in kept if unicodedata.category(letter) not in ("Mn", "Me", "Cf"))
    if visible > NAME_MAX or len(kept) > _CODE_POINTS_MAX or len(name) > 64 * NAME_MAX:
        raise BadOption("bad-name", field="name", value=name, allowed=NAME_MAX)
    return kept if visible else ""

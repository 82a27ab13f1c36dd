"""Text in the reader's language: gettext catalogues and safe filling-in.

English source strings are the message ids, so English needs no catalogue.  All
catalogues of a language (`static/locale/<lang>/LC_MESSAGES/*.mo`) are asked in
turn, the first hit wins, and a call never names the catalogue it comes from.
"""

from __future__ import annotations

import gettext
import re
from functools import lru_cache
from pathlib import Path

from ui.files import ROOT

LANGUAGES = ("en", "ja")

FIELD = re.compile(r"\{([a-z][a-z0-9_]*)\}")

_FSI, _PDI = "\u2068", "\u2069"
#: Characters that would reach out of a name's isolation, or break its line.
_ESCAPES = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A), *range(0x20), 0x7F))


def N_(message: str) -> str:
    """Mark a string of a table for the catalogues; `t(...)` translates it later.

    >>> N_("Draw")
    'Draw'
    """
    return message


def NP_(context: str, message: str) -> tuple[str, str]:
    """Mark a string with a context; `t.p(*pair)` translates it later.

    >>> NP_("ladder", "S")
    ('ladder', 'S')
    """
    return context, message


def fill(template: str, values: dict[str, object]) -> str:
    """Put values into the plain `{name}` fields of a template, once and literally.

    Braces inside a value stay as they are.  Raises KeyError for a field without a value.

    >>> fill("{who} leads", {"who": "{n}"})
    '{n} leads'
    """
    return FIELD.sub(lambda field: str(values[field[1]]), template)


def isolate(text: str) -> str:
    r"""Wrap text so that its writing direction cannot disturb the sentence around it.

    >>> isolate("Ali") == "\u2068Ali\u2069"
    True
    """
    return f"{_FSI}{text.translate(_ESCAPES)}{_PDI}"


@lru_cache(maxsize=8)
def _catalogues(lang: str, root: Path) -> gettext.NullTranslations:
    words = gettext.NullTranslations()
    folder = root / "static" / "locale" / lang / "LC_MESSAGES"
    for number, path in enumerate(sorted(folder.glob("*.mo"))):
        with path.open("rb") as file:
            catalogue = gettext.GNUTranslations(file)
        if number:
            words.add_fallback(catalogue)
        else:
            words = catalogue
    return words


_ENGLISH = gettext.NullTranslations()


class Words:
    """The words of one language, called `t` wherever it is used.

    A language without compiled catalogues reads in English.

    >>> t = Words("en")
    >>> t("Round {n}", n=3)
    'Round 3'
    >>> t.n("{n} round", "{n} rounds", n=1)
    '1 round'
    >>> t.p("ladder", "S")
    'S'
    """

    __slots__ = ("_root", "lang")

    def __init__(self, lang: str, root: Path = ROOT) -> None:
        self.lang = lang if lang in LANGUAGES else "en"
        self._root = root

    @property
    def _catalogue(self) -> gettext.NullTranslations:
        # Read when the first word is asked for: not every language that is named is spoken.
        return _ENGLISH if self.lang == "en" else _catalogues(self.lang, self._root)

    def __call__(self, message: str, **values: object) -> str:
        """Translate a message and fill it in."""
        return fill(self._catalogue.gettext(message), values)

    def n(self, one: str, many: str, n: int, **values: object) -> str:
        """Translate the form of a message that `n` asks for; `{n}` is filled with it."""
        return fill(self._catalogue.ngettext(one, many, n), {"n": n, **values})

    def p(self, context: str, message: str, **values: object) -> str:
        """Translate a message whose meaning the context settles."""
        return fill(self._catalogue.pgettext(context, message), values)

    def name(self, text: str) -> str:
        """Give a person's name, isolated for direction and without control characters."""
        return isolate(text)

"""Orders as people type them, in either language."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

from engine.core.errors import IllegalAction
from engine.games.hex_duel.orders import ORDERS, Order

#: Longest text that is looked at.
MOST: Final = 60

_CHARGES: Final = ("charge", "c", "突進", "突撃")
#: Written so -> the move; longer words first, since they may begin with shorter ones.
_MOVES: Final = {
    "stay": "stay",
    "待機": "stay",
    "待つ": "stay",
    "左前": "fl",
    "前左": "fl",
    "右前": "fr",
    "前右": "fr",
    "左後": "bl",
    "後左": "bl",
    "右後": "br",
    "後右": "br",
    "前": "f",
    "後": "b",
    "fl": "fl",
    "fr": "fr",
    "bl": "bl",
    "br": "br",
    "f": "f",
    "b": "b",
    "s": "stay",
}
_TURNS: Final = {
    "left": "left",
    "l": "left",
    "左": "left",
    "左向き": "left",
    "right": "right",
    "r": "right",
    "右": "right",
    "右向き": "right",
    "none": "none",
    "そのまま": "none",
}
_WORDS: Final = re.compile(r"[\s,、,・/]+")


def parse(text: str) -> Order:
    """Read an order such as "fl right", "charge f" or "左前 右".

    Raises IllegalAction "unreadable-order" for anything else.

    >>> parse("FL, right"), parse("突進 前")
    (Order(move='fl', turn='right', charge=False), Order(move='f', turn='none', charge=True))
    """
    words = [word for word in _WORDS.split(normalize("NFKC", text[: MOST + 1]).lower()) if word]
    charge = bool(words) and words[0] in _CHARGES
    rest = words[1:] if charge else words
    if len(text) <= MOST and len(rest) in (1, 2) and rest[0] in _MOVES:
        turn = _TURNS.get(rest[1]) if len(rest) == 2 else "none"
        order = next(
            (each for each in ORDERS if (each.move, each.turn, each.charge) == (_MOVES[rest[0]], turn, charge)), None
        )
        if order is not None:
            return order
    raise IllegalAction("unreadable-order", value=text[:MOST], allowed=("fl right", "stay left", "charge f"))

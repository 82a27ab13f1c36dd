"""Orders as people type them, in either language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from unicodedata import normalize

from engine.core.errors import IllegalAction
from engine.games.hex_duel.orders import ORDERS, Order

#: Longest text that is looked at.
MOST: Final = 60

_CHARGES: Final = ("charge", "c", "突進", "突撃")
#: Written after the move, as Japanese labels do.
_CHARGES_AFTER: Final = ("へ突進", "へ突撃")
#: Written so -> the move.
_MOVES: Final = {
    "stay": "stay",
    "s": "stay",
    "待機": "stay",
    "待つ": "stay",
    "f": "f",
    "forward": "f",
    "前": "f",
    "fl": "fl",
    "forward left": "fl",
    "左前": "fl",
    "前左": "fl",
    "fr": "fr",
    "forward right": "fr",
    "右前": "fr",
    "前右": "fr",
    "bl": "bl",
    "back left": "bl",
    "左後": "bl",
    "左後ろ": "bl",
    "後左": "bl",
    "br": "br",
    "back right": "br",
    "右後": "br",
    "右後ろ": "br",
    "後右": "br",
    "b": "b",
    "back": "b",
    "後": "b",
    "後ろ": "b",
}
_TURNS: Final = {
    "left": "left",
    "l": "left",
    "turn left": "left",
    "左": "left",
    "左向き": "left",
    "左を向く": "left",
    "right": "right",
    "r": "right",
    "turn right": "right",
    "右": "right",
    "右向き": "right",
    "右を向く": "right",
    "none": "none",
    "straight on": "none",
    "そのまま": "none",
}


def _any(words: Iterable[str]) -> str:
    # Longer words first, since they may begin with shorter ones.
    return "|".join(sorted(words, key=len, reverse=True))


#: "forward left" is a move, "forward, left" a move and a turn: only blanks join the words of a name.
_ORDER: Final = re.compile(
    rf"(?:(?P<charge>{_any(_CHARGES)})[ ,]+)?(?P<move>{_any(_MOVES)})(?P<after>{_any(_CHARGES_AFTER)})?"
    rf"(?:[ ,]+(?P<turn>{_any(_TURNS)}))?"
)
_MARKS: Final = str.maketrans(dict.fromkeys("、・/", ","))


def parse(text: str) -> Order:
    """Read an order such as "fl right", "charge f" or "左前 右", or one as the page writes it.

    Raises IllegalAction "unreadable-order" for anything else.

    >>> parse("FL, right"), parse("突進 前")
    (Order(move='fl', turn='right', charge=False), Order(move='f', turn='none', charge=True))
    >>> parse("左前へ突進、右を向く") == parse("Charge forward left, turn right")
    True
    """
    if len(text) <= MOST:
        words = " ".join(normalize("NFKC", text).lower().translate(_MARKS).split())
        if found := _ORDER.fullmatch(words.strip(" ,")):
            charge = bool(found["charge"] or found["after"])
            wanted = (_MOVES[found["move"]], _TURNS[found["turn"] or "none"], charge)
            for order in ORDERS:
                if (order.move, order.turn, order.charge) == wanted:
                    return order
    raise IllegalAction("unreadable-order", value=text[:MOST], allowed=("fl right", "stay left", "charge f"))

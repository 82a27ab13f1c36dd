"""The games as posters: title, one line, how many, how long, how much luck.

`BILLS` are the five games announced; any other game brings its own as `BILL` in
`ui.text.<id>`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib import import_module

from engine.games import IDS
from ui.text.words import N_, Words


@dataclass(frozen=True, slots=True)
class Bill:
    """What a poster says of a game: `players` and `minutes` as text, `luck` from 0 (all skill) to 5 (all luck)."""

    id: str
    title: str
    line: str
    players: str
    minutes: str
    luck: int


#: In the order of the card.
BILLS = (
    Bill(
        "d12_boxing",
        N_("Twelve-Sided Boxing"),
        N_("Two names, one twelve-sided die. Ring the bell and watch the bout unfold, blow by blow."),
        "2",
        "5",
        5,
    ),
    Bill(
        "blow_of_fate",
        N_("Blow of Fate"),
        N_("Fifteen points for punch, speed and toughness. Build your boxer, and let fate do the rest."),
        "1–2",
        "10",
        4,
    ),
    Bill(
        "hex_duel",
        N_("Arena Duel"),
        N_("Secret orders on a floor of hexes, three dice a side. Never show your back."),
        "1–2",
        "20",
        2,
    ),
    Bill(
        "haggle",
        N_("Haggle Dice Battle"),
        N_("Eight traders swap dice under rules that nobody knows in full. Then the tournament."),
        "1–8",
        "30",
        3,
    ),
    Bill(
        "martial_duel",
        N_("Master against Master"),
        N_("Spread your strength in secret, choose a technique, read the master across from you."),
        "1–2",
        "20",
        1,
    ),
)


def card() -> tuple[Bill, ...]:
    """Give the bills of all games, announced or open.

    >>> [bill.id for bill in card()][:2]
    ['d12_boxing', 'blow_of_fate']
    """
    announced = {each.id for each in BILLS}
    return (*BILLS, *(import_module(f"ui.text.{game}").BILL for game in IDS if game not in announced))


def bill(game: str, t: Words) -> Bill:
    """Give a game's poster with its words in the reader's language; raises StopIteration for a game unknown here.

    >>> bill("haggle", Words("en")).title
    'Haggle Dice Battle'
    """
    found = next(each for each in card() if each.id == game)
    return replace(found, title=t(found.title), line=t(found.line))

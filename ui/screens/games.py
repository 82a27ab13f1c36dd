"""Which games the page can play: those of the registry that have a match screen here."""

from __future__ import annotations

from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any, Final

from engine.core.errors import EngineError
from engine.core.match import Match
from engine.games import IDS, get

#: The ids in the order of the card.
OPEN: Final = tuple(game for game in IDS if PathFinder.find_spec(game, [str(Path(__file__).parent)]) is not None)


def on_the_page(match: Match) -> Match:
    """Give the match back; raises EngineError "not-on-the-page" for one that the page has no screen for.

    >>> from engine.core.match import start
    >>> from engine.games import get
    >>> on_the_page(start(get("d12_boxing"), {}, seed="ABC")).steps
    0
    """
    game: Any = match.game
    if game.id not in OPEN:
        raise EngineError("not-on-the-page", game=game.id, allowed=OPEN)
    return match


def by_link(game: str) -> bool:
    """Whether a game is one for two people who play by link.

    >>> by_link("d12_boxing")
    True
    """
    return get(game).seats == 2

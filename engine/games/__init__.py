"""The games, by id and rules version.

One folder a game with the same names for the same things: `rules`, `tables`,
`state`, `events`, `odds`, `player` and what else it needs.  A game may import
`engine.core`, `engine.odds` and `engine.players`, never another game.
To add one: its folder, and its line in `GAMES`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from engine.core.errors import EngineError
from engine.core.game import Game

#: (id, rules version) -> where its class is.  A released version is never removed.
GAMES: Final = {
    ("d12_boxing", 1): "engine.games.d12_boxing.rules:D12Boxing",
    ("blow_of_fate", 1): "engine.games.blow_of_fate.rules:BlowOfFate",
    ("hex_duel", 1): "engine.games.hex_duel.rules:HexDuel",
}

#: Type of an object that is kept and passed on by itself -> where its dataclass is.  None is ever removed.
OBJECTS: Final = {
    "boxer": "engine.games.blow_of_fate.state:Boxer",
    "board": "engine.games.hex_duel.board:Board",
}

#: The ids in the order of the card.
IDS: Final = tuple(dict.fromkeys(game for game, _ in GAMES))

_loaded: dict[tuple[str, int], Game[Any, Any]] = {}


def latest(game: str) -> int:
    """Give the newest rules version of a game; raises EngineError for a game unknown here.

    >>> latest("d12_boxing")
    1
    """
    versions = [rules for name, rules in GAMES if name == game]
    if not versions:
        raise EngineError("unknown-game", game=game, allowed=IDS)
    return max(versions)


def get(game: str, rules: int | None = None) -> Game[Any, Any]:
    """Give a game by id and rules version (the newest if None), loading it on first use.

    Raises EngineError "unknown-game" or "unknown-rules".

    >>> get("d12_boxing").seats
    2
    """
    newest = latest(game)
    key = (game, newest if rules is None else rules)
    if key not in GAMES:
        raise EngineError("unknown-rules", game=game, rules=rules, allowed=newest)
    if key not in _loaded:
        _loaded[key] = _named(GAMES[key])()
    return _loaded[key]


def object_of(kind: str) -> Any:
    """Give the dataclass of a type of object, one of `OBJECTS`.

    >>> object_of("boxer").__name__
    'Boxer'
    """
    return _named(OBJECTS[kind])


def odds_of(game: str) -> Any:
    """Give the class `Odds` of a game (see `engine.games.d12_boxing.odds`), loading it on first use.

    Raises EngineError "no-odds" for a game that has none: its course hangs on what people decide.
    """
    latest(game)
    try:
        return import_module(f"engine.games.{game}.odds").Odds
    except ModuleNotFoundError as error:
        if error.name != f"engine.games.{game}.odds":
            raise
        raise EngineError("no-odds", game=game) from None


def player_of(game: str) -> Any:
    """Give the computer player of a game with decisions: the `POLICY` of its module `player`."""
    latest(game)
    return import_module(f"engine.games.{game}.player").POLICY


def _named(place: str) -> Any:
    module, name = place.split(":")
    return getattr(import_module(module), name)

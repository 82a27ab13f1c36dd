"""The two links anyone may pass on: a seed ("same rolls for you") and a record ("watch this")."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from engine.core.codec import listed, load, named
from engine.core.errors import BadLink, BadOption, BadRecord, EngineError
from engine.core.game import Game
from engine.core.match import Match, Player, start
from engine.core.record import read, write
from engine.games import get, latest
from engine.link.envelope import pack, unpack

#: Longest record link offered; a longer record travels as a file.
RECORD_LINK_MAX: Final = 2000

#: What a record link leaves out: what comes back by replaying, and the key that the link itself uses.
_LEFT_OUT: Final = ("checks", "app", "at")


@dataclass(frozen=True, slots=True)
class SeedLink:
    """What a seed link says: enough to begin the same match, and nothing about how it went.

    It is packed as the plain list of these values, so that even long names in
    Japanese fit into a QR code; `options` are the values of the game's options
    in their order, as far as one differs from its default or is always written
    down, and an object among them is the list of its values, too.
    """

    game: str
    rules: int
    seed: str
    options: tuple[Any, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shared:
    """What a link led to: a match (begun, or replayed whole) and the step to watch it from (None: not said)."""

    kind: str
    match: Match
    at: int | None = None


def seed_link(match: Match) -> str:
    """Give the seed link of a match whose dice all come from one seed.

    Under 300 characters for a two-player match.  Raises BadLink "no-seed".

    >>> match = start(get("d12_boxing"), {}, seed="ABC")
    >>> open_link(seed_link(match)).match.seed
    'ABC'
    """
    if match.seed is None:
        raise BadLink("no-seed")
    options = load(match.game.options, match.options)
    values = listed(options)
    while values and _names(match.game.options)[len(values) - 1] not in match.options:
        values.pop()
    names = [player.name for player in match.players]
    body = [match.game.id, match.game.rules, match.seed, values, names if any(names) else []]
    while not body[-1]:
        body.pop()
    return pack("s", body)


def record_link(match: Match, at: int | None = None) -> str:
    """Give the link that holds the whole match, to be watched from step `at`.

    >>> match = start(get("d12_boxing"), {}, seed="ABC").advance()
    >>> open_link(record_link(match, at=1)).at
    1
    """
    record = {key: value for key, value in write(match).items() if key not in _LEFT_OUT}
    if not record["decisions"]:
        del record["decisions"]
    return pack("r", record if at is None else {**record, "at": at})


def open_link(link: str) -> Shared:
    """Open a seed link or a record link into a match.

    Raises BadLink for what is no such link, BadRecord or BadOption for one whose content does not hold.
    """
    kind, body = unpack(link)
    if kind == "s":
        return Shared("seed", _begin(body))
    if kind == "r" and isinstance(body, dict):
        at = body.pop("at", None)
        match = read(body)
        if at is not None and (type(at) is not int or not 0 <= at <= match.steps):
            raise BadRecord("no-such-step", place=("field", "at"), value=at, allowed=match.steps)
        return Shared("record", match, at)
    if kind == "r":
        raise BadLink("link-unreadable")
    raise BadLink("unknown-kind", value=kind, allowed=("s", "r"))


def known_game(name: str, rules: int) -> Game[Any, Any]:
    """Give the game that a link names; raises BadLink "unknown-game", "unknown-rules" or "newer-rules".

    >>> known_game("d12_boxing", 1).id
    'd12_boxing'
    """
    try:
        return get(name, rules)
    except EngineError as error:
        newer = error.code == "unknown-rules" and rules > latest(name)
        raise BadLink("newer-rules" if newer else error.code, **error.params) from error


def _begin(body: Any) -> Match:
    if not isinstance(body, list) or not 3 <= len(body) <= len(_names(SeedLink)):
        raise BadLink("link-unreadable")
    link = load(SeedLink, dict(zip(_names(SeedLink), body, strict=False)))
    game = known_game(link.game, link.rules)
    keys = _names(game.options)
    if len(link.options) > len(keys):
        raise BadOption("too-long", field="options", value=len(link.options), allowed=len(keys))
    options = named(game.options, list(link.options))
    names = link.names or ("",) * game.seats
    if len(names) != game.seats:
        raise BadOption("wrong-length", field="names", value=len(names), allowed=game.seats)
    return start(game, options, tuple(Player(name) for name in names), seed=link.seed)


def _names(kind: Any) -> tuple[str, ...]:
    return tuple(item.name for item in fields(kind))

"""Whose decision a match waits for, as far as the page has to know it."""

from __future__ import annotations

from engine.core.game import Seat
from engine.core.match import Match


def owed(match: Match) -> tuple[Seat, ...]:
    """Give the seats whose decisions are due and not sealed yet; none where the dice move on by themselves.

    >>> from engine.core.match import start
    >>> from engine.games import get
    >>> owed(start(get("hex_duel"), {}, seed="ABC")), owed(start(get("d12_boxing"), {}, seed="ABC"))
    ((0, 1), ())
    """
    if match.over:
        return ()
    turn = match.game.turn(match.state)
    if turn.need == "any":
        return () if match.sealed else turn.seats
    return tuple(seat for seat in turn.seats if seat not in match.sealed)


def computers(match: Match) -> tuple[Seat, ...]:
    """Give the seats among those `owed` in which a computer sits."""
    return tuple(seat for seat in owed(match) if match.players[seat].kind == "computer")


def hand(match: Match) -> Seat | None:
    """Give the person whose decision is next, None where no person's is due."""
    return next((seat for seat in owed(match) if match.players[seat].kind == "human"), None)


def people(match: Match) -> tuple[Seat, ...]:
    """Give the seats in which people sit."""
    return tuple(seat for seat, player in enumerate(match.players) if player.kind == "human")

"""What is said of a duel's events: one plain line each, as the referee would."""

from __future__ import annotations

from typing import Final

from engine.core.match import Match
from engine.games.hex_duel import events as duel
from ui.screens.hex_duel.names import names
from ui.screens.play import Play
from ui.text.hex_duel.describe import describe
from ui.text.words import Words

#: Kinds of events, those that a turn is remembered for last.
_WEIGHT: Final = (
    duel.OrdersOpened,
    duel.Moved,
    duel.Tired,
    duel.ChargeChecked,
    duel.TurnCut,
    duel.Collided,
    duel.Crossed,
    duel.Fought,
    duel.RearTaken,
    duel.Pressed,
    duel.Struck,
    duel.DuelEnded,
)


def plain(match: Match, step: int, index: int, t: Words) -> str:
    """Tell an event in one plain line."""
    board = match.played[0].state.options.map
    return describe(match.played[step].events[index], names(match, t), t, board)


def weightiest(match: Match, step: int, t: Words) -> str:
    """Tell the event that a turn is remembered for."""
    events = match.played[step].events
    weights = [_WEIGHT.index(type(event)) if type(event) in _WEIGHT else -1 for event in events]
    return plain(match, step, max(range(len(events)), key=weights.__getitem__), t)


def latest(play: Play) -> int | None:
    """Give the place of the last event that is revealed of the step on show, None before the first."""
    return len(play.events) - 1 if play.events else None

"""What is said of a duel's events: the announcer's line where there is one, the plain line always."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.core.events import Event
from engine.core.match import Match
from engine.games.hex_duel import events as duel
from ui.screens.hex_duel.names import names
from ui.screens.play import Play
from ui.text.hex_duel import commentary
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


def called(match: Match, step: int, index: int, t: Words) -> str:
    """Give the announcer's line for an event, "" where the announcer is silent."""
    seed = match.sources[0].seed or match.thinking or "arena"
    line = _calls(seed, tuple(each.events for each in match.played[: step + 1]))[1][index]
    return commentary.say(match.played[step].events[index], line, names(match, t), t) if line else ""


def spoken(match: Match, step: int, index: int, t: Words) -> str:
    """Give the announcer's line for an event, or the plain one."""
    return called(match, step, index, t) or plain(match, step, index, t)


@lru_cache(maxsize=128)
def _calls(seed: str, steps: tuple[tuple[Event, ...], ...]) -> tuple[commentary.Booth, tuple[str, ...]]:
    # What is said of a turn hangs on all that was said before it, so every beginning of the duel is kept.
    said = _calls(seed, steps[:-1])[0] if len(steps) > 1 else commentary.Booth(seed)
    return said.call(len(steps) - 1, steps[-1])


def weightiest(match: Match, step: int, t: Words) -> str:
    """Tell the event that a turn is remembered for."""
    events = match.played[step].events
    weights = [_WEIGHT.index(type(event)) if type(event) in _WEIGHT else -1 for event in events]
    return spoken(match, step, max(range(len(events)), key=weights.__getitem__), t)


def latest(play: Play) -> int | None:
    """Give the place of the last event that is revealed of the step on show, None before the first."""
    return len(play.events) - 1 if play.events else None

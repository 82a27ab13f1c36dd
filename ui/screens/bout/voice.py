"""What is said of events: the announcer's line where there is one, the plain line always."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from engine.core.events import Event
from engine.core.match import Match
from ui.screens.bout import told as bare
from ui.screens.bout.sport import Sport
from ui.screens.play import Play
from ui.text import ring
from ui.text.booth import Booth
from ui.text.words import Words


def boxers(sport: Sport, match: Match, t: Words) -> tuple[str, str]:
    """Give both names ready for a sentence."""
    return ring.boxers(sport.names(match, t), t)


def told(sport: Sport, play: Play) -> tuple[Event, ...]:
    """Give the events of the step on show that may be told."""
    return bare.told(play, sport.counted)


def revealed(sport: Sport, play: Play) -> int | None:
    """Give how many events of the step on show may be told, None for all of them."""
    return len(told(sport, play)) if play.moving else None


def plain(sport: Sport, match: Match, event: Event, t: Words) -> str:
    """Tell an event in one plain line."""
    return sport.describe(event, sport.names(match, t), t)


def calls_of(sport: Sport, match: Match, step: int) -> tuple[str, ...]:
    """Give the lines chosen for a step's events, not filled in yet."""
    return _calls(sport.booth, _seed(match), tuple(each.events for each in match.played[: step + 1]))[1]


def called(sport: Sport, match: Match, step: int, index: int, t: Words) -> str:
    """Give the announcer's line for an event, "" where the announcer is silent."""
    played = match.played[step].events
    line = calls_of(sport, match, step)[index]
    rounds = match.played[0].state.options.rounds
    return sport.say(played[index], line, sport.names(match, t), t, rounds) if line else ""


def spoken(sport: Sport, match: Match, step: int, index: int, t: Words) -> str:
    """Give the announcer's line for an event, or the plain one."""
    return called(sport, match, step, index, t) or plain(sport, match, match.played[step].events[index], t)


def _seed(match: Match) -> str:
    return match.sources[0].seed or match.thinking or "ringside"


@lru_cache(maxsize=128)
def _calls(
    booth: Callable[[str], Booth], seed: str, steps: tuple[tuple[Event, ...], ...]
) -> tuple[Booth, tuple[str, ...]]:
    # What is said of a step hangs on all that was said before it, so every beginning of the bout is kept.
    said = _calls(booth, seed, steps[:-1])[0] if len(steps) > 1 else booth(seed)
    return said.call(len(steps) - 1, steps[-1])


def weightiest(sport: Sport, events: Sequence[Event]) -> int | None:
    """Give the place of the event that a step will be remembered for, None if none is to be told."""
    best: tuple[int, int] | None = None
    for place, event in enumerate(events):
        if isinstance(event, sport.light):
            continue
        weight = sport.weight.index(type(event)) if type(event) in sport.weight else -1
        if best is None or weight >= best[0]:
            best = (weight, place)
    return None if best is None else best[1]


def latest(sport: Sport, events: Sequence[Event]) -> int | None:
    """Give the place of the last event that is worth a line, None if none is to be told."""
    places = [place for place, event in enumerate(events) if not isinstance(event, sport.light)]
    return places[-1] if places else None

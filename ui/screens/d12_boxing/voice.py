"""What is said of events: the announcer's line where there is one, the plain line always."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from engine.core.events import Event
from engine.core.match import Match
from engine.games.d12_boxing.events import (
    BoutEnded,
    ConditionChanged,
    CountRolled,
    KnockedDown,
    LimitReached,
    RoundBegan,
    RoundScored,
    TurnRolled,
)
from ui.markup import Node, h
from ui.text.d12_boxing.commentary import Booth, say
from ui.text.d12_boxing.describe import describe
from ui.text.words import Words

#: What stands around a name so that its direction stays its own (see `ui.text.words.isolate`).
_NAME = re.compile("\u2068([^\u2069]*)\u2069")
_KANA = re.compile("[\u3000-\u30ff]")
#: Names no longer than this (in letters of a Latin face) are kept on one line.
_SHORT = 16

#: Kinds of events, the ones that matter most in a step last.
WEIGHT = (RoundBegan, TurnRolled, KnockedDown, CountRolled, LimitReached, RoundScored, BoutEnded)


def names(match: Match) -> tuple[str, str]:
    """Give both names, red first."""
    red, blue = match.players
    return red.name, blue.name


def width(text: str) -> int:
    """Give how much room a text takes, in letters of a Latin face; wide characters take two.

    >>> width("Aoi"), width("葵")
    (3, 2)
    """
    return sum(2 if ord(letter) > 0x2E7F else 1 for letter in text)


def names_kept(text: str) -> list[Node | str]:
    """Set a sentence with its isolated names as elements; short ones do not break over lines."""
    parts: list[Node | str] = []
    for place, part in enumerate(_NAME.split(text)):
        if place % 2:
            kept = "kept" if width(part) <= _SHORT else ""
            parts.append(h("bdi", {"class": f"{kept}{face(part)}".strip() or None}, part))
        else:
            parts.append(part)
    return parts


def face(name: str) -> str:
    """Give the class for a name set large: the display face has no ideographs but the page's own, and never mixes.

    >>> face("Aoi"), face("ベン"), face("葵")
    ('', '', ' ideographs')
    """
    return " ideographs" if any("\u2e80" <= letter <= "\u9fff" and not _KANA.match(letter) for letter in name) else ""


def plain(match: Match, event: Event, t: Words) -> str:
    """Tell an event in one plain line."""
    return describe(event, names(match), t)


def calls_of(match: Match, step: int) -> tuple[str, ...]:
    """Give the lines chosen for a step's events, not filled in yet."""
    return _calls(_seed(match), tuple(each.events for each in match.played[: step + 1]))[1]


def called(match: Match, step: int, index: int, t: Words) -> str:
    """Give the announcer's line for an event, "" where the announcer is silent."""
    played = match.played[step].events
    line = calls_of(match, step)[index]
    rounds = match.played[0].state.options.rounds
    return say(played[index], line, names(match), t, rounds) if line else ""


def spoken(match: Match, step: int, index: int, t: Words) -> str:
    """Give the announcer's line for an event, or the plain one."""
    return called(match, step, index, t) or plain(match, match.played[step].events[index], t)


def _seed(match: Match) -> str:
    return match.sources[0].seed or match.thinking or "ringside"


@lru_cache(maxsize=128)
def _calls(seed: str, steps: tuple[tuple[Event, ...], ...]) -> tuple[Booth, tuple[str, ...]]:
    # What is said of a step hangs on all that was said before it, so every beginning of the bout is kept.
    booth = _calls(seed, steps[:-1])[0] if len(steps) > 1 else Booth(seed)
    return booth.call(len(steps) - 1, steps[-1])


def weightiest(events: Sequence[Event]) -> int | None:
    """Give the place of the event that a step will be remembered for, None if none is to be told.

    >>> weightiest([KnockedDown(0, False, 1, 1), ConditionChanged(1, "N", "S", "knockdown")])
    0
    """
    best: tuple[int, int] | None = None
    for place, event in enumerate(events):
        if isinstance(event, ConditionChanged):
            continue
        weight = WEIGHT.index(type(event)) if type(event) in WEIGHT else -1
        if best is None or weight >= best[0]:
            best = (weight, place)
    return None if best is None else best[1]

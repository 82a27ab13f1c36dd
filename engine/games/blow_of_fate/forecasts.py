"""The odds that are shipped: before the first bell, between boxers of the roster, by the default rules."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from pkgutil import get_data
from typing import Any, Final

from engine.games.blow_of_fate.builds import Build
from engine.games.blow_of_fate.state import Options, State, opening
from engine.odds.chances import Chances, Ending

#: All the ways a bout can end.
ENDINGS: Final[tuple[Ending, ...]] = (
    (0, "ko"),
    (0, "tko"),
    (0, "decision"),
    (None, "draw"),
    (1, "ko"),
    (1, "tko"),
    (1, "decision"),
)
FILE: Final = Path(__file__).with_name("data") / "roster.json"

#: What the file counts in.
_UNIT: Final = 100_000_000
#: The order in which the file has a round's stoppages, and what ends the last round besides.
_STOPPED: Final[tuple[Ending, ...]] = ((0, "ko"), (0, "tko"), (1, "ko"), (1, "tko"))
_JUDGED: Final[tuple[Ending, ...]] = ((0, "decision"), (None, "draw"), (1, "decision"))

#: Round -> the chances to end in it.
Rounds = dict[int, Chances]


def forecast(state: State) -> tuple[Chances, Rounds] | None:
    """Give the odds of an opening and those by round, if they are shipped.

    >>> found = forecast(opening(Options()))
    >>> found and (round(found[0].win(0), 6), round(found[0].draw, 6), found[0].dropped < 1e-6)
    (0.498927, 0.002146, True)
    """
    options = state.options
    if state != opening(options) or options != Options(boxers=options.boxers, cap=options.cap):
        return None
    one, two = (boxer.build for boxer in options.boxers)
    rounds = _read().get((min(one, two), max(one, two)))
    if rounds is None:
        return None
    if one > two:
        rounds = [{_mirrored(ending): part for ending, part in each.items()} for each in rounds]
    dropped = (_UNIT - sum(sum(each.values()) for each in rounds)) / _UNIT
    totals = {ending: sum(each.get(ending, 0) for each in rounds) for ending in ENDINGS}
    return _told(totals, dropped), {number: _told(each, dropped) for number, each in enumerate(rounds, 1)}


def written(one: Build, two: Build, rounds: Rounds) -> list[Any]:
    """Give what the file keeps of a match-up, rounded down: the builds, the stoppages by round, the decisions."""
    last = rounds[max(rounds)]
    stopped = [[int(each.parts[ending] * _UNIT) for ending in _STOPPED] for each in rounds.values()]
    return [one, two, stopped, [int(last.parts[ending] * _UNIT) for ending in _JUDGED]]


@cache
def _read() -> Mapping[tuple[Build, Build], list[dict[Ending, int]]]:
    found = {}
    for one, two, stopped, judged in json.loads(get_data(__package__, f"data/{FILE.name}") or b"[]"):
        rounds = [dict(zip(_STOPPED, each, strict=True)) for each in stopped]
        rounds[-1] |= zip(_JUDGED, judged, strict=True)
        found[(one[0], one[1], one[2]), (two[0], two[1], two[2])] = rounds
    return found


def _mirrored(ending: Ending) -> Ending:
    return (None if ending[0] is None else 1 - ending[0], ending[1])


def _told(parts: Mapping[Ending, int], dropped: float) -> Chances:
    return Chances({ending: parts.get(ending, 0) / _UNIT for ending in ENDINGS}, dropped)

"""Bouts of Blow of Fate that the journeys need, played by the engine: what the page must show is worked out here."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

from engine.core.match import Match, Player, start
from engine.games import get
from ui.text.blow_of_fate.describe import describe
from ui.text.words import Words

GAME = get("blow_of_fate")
NAMES = ("Aoi", "Ben")


def played(seed: str, *, names: tuple[str, str] = NAMES, steps: int | None = None, **options: Any) -> Match:
    """Play a bout from a seed, to its end or for some steps."""
    match = start(GAME, options, (Player(names[0]), Player(names[1])), seed=seed)
    while not match.over and (steps is None or match.steps < steps):
        match = match.advance()
    return match


@cache
def ending(method: str, *, rounds: int = 2, names: tuple[str, str] = NAMES) -> Match:
    """Give a bout that ends in a way."""
    boxers = ["glass_spark", "temple_bell"] if method in ("ko", "tko") else ["dawn_scale", "dusk_scale"]
    for number in count():
        match = played(f"FATE{number}", names=names, rounds=rounds, boxers=boxers)
        assert match.result is not None
        if match.result.method == method:
            return match
    raise AssertionError


@cache
def until(event: str, **options: Any) -> Match:
    """Give a bout as far as the step in which something happens first, not before its fourth."""
    for number in count():
        match = played(f"FATE{number}", **options)
        for step in range(4, match.steps):
            if any(type(each).__name__ == event for each in match.played[step].events):
                return match.at(step)
    raise AssertionError


def log_lines(match: Match, t: Words, *, to: int | None = None) -> list[str]:
    """Give the plain lines of the log as the page stacks them: the latest turn first."""
    names = (match.players[0].name, match.players[1].name)
    last = match.steps if to is None else to
    return [describe(event, names, t) for step in range(last, 0, -1) for event in match.played[step].events]

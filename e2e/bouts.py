"""Bouts the journeys need, played by the engine: what the page must show is worked out here, not copied down."""

from __future__ import annotations

from functools import cache
from itertools import count

from engine.core.match import Match, Player, start
from engine.games import get
from engine.games.d12_boxing.odds import Odds
from engine.games.d12_boxing.state import Options
from engine.link.share import record_link, seed_link
from engine.odds.chances import Chances
from ui.screens.bout.oddsline import percent
from ui.text.d12_boxing import labels
from ui.text.d12_boxing.describe import describe
from ui.text.words import Words

GAME = get("d12_boxing")
NAMES = ("Aoi", "Ben")


def played(seed: str, *, rounds: int = 6, names: tuple[str, str] = NAMES, steps: int | None = None) -> Match:
    """Play a bout from a seed, to its end or for some steps."""
    match = start(GAME, {"rounds": rounds}, (Player(names[0]), Player(names[1])), seed=seed)
    while not match.over and (steps is None or match.steps < steps):
        match = match.advance()
    return match


@cache
def seed_for(method: str, winner: int | None = None, *, rounds: int = 6, least: int = 1, most: int = 99) -> str:
    """Find a seed whose bout ends in a way, after `least` to `most` turns."""
    for number in count():
        match = played(f"BOUT{number}", rounds=rounds)
        result = match.result
        assert result is not None
        if result.method == method and winner in (None, result.winner) and least <= match.steps <= most:
            return f"BOUT{number}"
    raise AssertionError


def ending(method: str, *, rounds: int = 6, names: tuple[str, str] = NAMES) -> Match:
    """Give a short bout that ends in a way."""
    return played(seed_for(method, rounds=rounds), rounds=rounds, names=names)


def watch(match: Match, at: int | None = None) -> str:
    """Give the fragment of a link to a record, to be watched from a step (by default from its end)."""
    return "#" + record_link(match, match.steps if at is None else at)


def race(match: Match) -> str:
    """Give the fragment of a seed link."""
    return "#" + seed_link(match)


def log_lines(match: Match, t: Words, *, to: int | None = None) -> list[str]:
    """Give the plain lines of the log as the page stacks them: the latest turn first."""
    names = (match.players[0].name, match.players[1].name)
    last = match.steps if to is None else to
    return [describe(event, names, t) for step in range(last, 0, -1) for event in match.played[step].events]


def bare(text: str) -> str:
    """Give a sentence without the marks that isolate names: where the page sets names as elements of their own."""
    return text.replace("\u2068", "").replace("\u2069", "")


@cache
def _chain(rounds: int) -> Odds:
    chain = Odds(Options(rounds=rounds))
    for _ in chain.prepare():
        pass
    return chain


def chances(match: Match, step: int) -> Chances:
    """Work out the exact chances after a step."""
    return _chain(match.played[0].state.options.rounds).chances(match.played[step].state)


def odds_words(match: Match, step: int, t: Words) -> str:
    """Give the sentence about the odds over the picture."""
    found = chances(match, step)
    red, blue = labels.boxers([player.name for player in match.players], t)
    return t(
        "Exact odds: {red} {a}, draw {d}, {blue} {b}. Show all of them",
        red=red,
        a=percent(found.win(0)),
        d=percent(found.draw),
        blue=blue,
        b=percent(found.win(1)),
    )

"""What is known without the worker when the builds are shown: whom computers choose, and committed odds."""

from __future__ import annotations

from engine.core.dice import Seeded
from engine.core.match import Match
from engine.games.blow_of_fate.builds import Build, legal
from engine.games.blow_of_fate.roster import ROSTER
from engine.games.blow_of_fate.state import Boxer, shipped
from engine.odds.chances import Chances
from ui.screens.blow_of_fate.desk import cap_of


def computer_picks(match: Match, picks: tuple[Boxer | None, Boxer | None]) -> tuple[Boxer, Boxer]:
    """Let every computer choose a build that knows the rules of the bout, and of the other seat nothing."""
    one, two = (pick or _pick(match, seat) for seat, pick in enumerate(picks))
    return one, two


def _pick(match: Match, seat: int) -> Boxer:
    dice = Seeded(match.seed or match.thinking or "thinking", f"computer/{seat}/0")
    builds = legal(cap_of(match.options))
    return named(builds[dice.roll(len(builds)) - 1])


def named(build: Build) -> Boxer:
    """Give the roster boxer with a build, a nameless one where there is none.

    >>> named((4, 1, 10)).name, named((1, 4, 10)).name
    ('Goro Tetsumon', '')
    """
    key = next((key for key, boxer in ROSTER.items() if boxer.build == build), "")
    return shipped(key) if key else Boxer("", *build)


def known_odds(match: Match) -> Chances | None:
    """Give the odds that are known without working anything out, None where they are not."""
    return None

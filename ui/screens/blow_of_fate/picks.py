"""What is known without the worker when the builds are shown: whom computers choose, and committed odds."""

from __future__ import annotations

from engine.core.codec import dump, load
from engine.core.dice import Seeded
from engine.core.match import Match
from engine.games.blow_of_fate.forecasts import forecast
from engine.games.blow_of_fate.player import pick
from engine.games.blow_of_fate.state import Boxer, Options
from engine.odds.chances import Chances
from engine.players.policy import LEVELS


def computer_picks(match: Match, picks: tuple[Boxer | None, Boxer | None]) -> tuple[Boxer, Boxer]:
    """Let every computer choose a build that knows the rules of the bout, and of the other seat nothing."""
    one, two = (pick or _pick(match, seat) for seat, pick in enumerate(picks))
    return one, two


def _pick(match: Match, seat: int) -> Boxer:
    dice = Seeded(match.seed or match.thinking or "thinking", f"computer/{seat}/0")
    options = load(Options, {**match.options, "boxers": dump(Options().boxers)})
    return pick(options, match.players[seat].level or LEVELS[0], dice)


def known_odds(match: Match) -> Chances | None:
    """Give the odds that are shipped for two boxers of the roster by the default rules, None for any other bout."""
    found = forecast(match.state)
    return found[0] if found else None

"""How a computer player is asked: by view, seat, level and a stream of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, Protocol

from engine.core.dice import Dice, Seeded
from engine.core.game import Game, Seat
from engine.core.match import Match
from engine.games import IDS, player_of

#: Levels from weakest to strongest.
LEVELS: Final = (1, 2, 3)

Legal = Callable[[], Iterator[Any]]


class Policy(Protocol):
    """A way to choose: equal views, levels and dice give equal choices, whatever is hidden."""

    def choose(self, view: Mapping[str, Any], seat: Seat, level: int, dice: Dice, legal: Legal) -> Any:
        """Return one of the actions that `legal()` yields."""


class RandomPolicy:
    """Picks uniformly among the legal actions: the yardstick for every other player.

    >>> from engine.core.dice import Typed
    >>> RandomPolicy().choose({}, 0, 1, Typed([2]), lambda: iter("abc"))
    'b'
    """

    def choose(self, view: Mapping[str, Any], seat: Seat, level: int, dice: Dice, legal: Legal) -> Any:
        """Return a legal action, each equally likely."""
        actions = list(legal())
        return actions[dice.roll(len(actions)) - 1]


def policy_of(game: Game[Any, Any]) -> Policy:
    """Give the computer player of a game: the `POLICY` of its `player` module; random for pure luck or a stranger.

    >>> from engine.games import get
    >>> policy_of(get("d12_boxing")).__class__.__name__
    'RandomPolicy'
    """
    if not game.actions or game.id not in IDS:
        return RandomPolicy()
    policy: Policy = player_of(game.id)
    return policy


def choose(policy: Policy, match: Match, seat: Seat) -> Any:
    """Ask a policy for the decision `seat` owes in a match.

    Its dice are the stream `computer/<seat>/<step>` of the match's seed (or of
    its private `thinking` seed), so that thinking never shifts a roll and a
    resumed match thinks as it would have.
    """
    level = match.players[seat].level or LEVELS[0]
    dice = Seeded(match.seed or match.thinking or "thinking", f"computer/{seat}/{match.steps + 1}")
    view = match.game.view(match.state, seat)
    return policy.choose(view, seat, level, dice, lambda: match.game.suggest(match.state, seat))


def play_out(match: Match, policies: Mapping[Seat, Policy] | None = None) -> Match:
    """Play a match to its end with a policy in every seat (the game's own where none is named).

    >>> from engine.core.match import start
    >>> from engine.games import get
    >>> play_out(start(get("d12_boxing"), {}, seed="K7Q29XTM4B")).result.method
    'tko'
    """
    chosen = policies or {}
    resident = policy_of(match.game)
    while not match.over:
        turn = match.game.turn(match.state)
        if not turn.seats:
            match = match.advance()
            continue
        # All are asked before any has spoken: a sealed turn must not see the others' orders.
        actions = {seat: choose(chosen.get(seat, resident), match, seat) for seat in turn.seats}
        for seat, action in actions.items():
            match = match.decide(seat, action)
            if turn.need == "any":
                break
    return match


def seat_computers(match: Match, levels: tuple[int, ...]) -> Match:
    """Give every player's seat to the computer at the given levels.

    >>> from engine.core.match import start
    >>> from engine.games import get
    >>> [player.level for player in seat_computers(start(get("d12_boxing"), {}, seed="A"), (3, 2)).players]
    [3, 2]
    """
    pairs = zip(match.players, levels, strict=True)
    return replace(match, players=tuple(replace(player, kind="computer", level=level) for player, level in pairs))

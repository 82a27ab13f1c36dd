"""Playing matches by the thousand and counting how they end."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from engine.core.dice import Seeded
from engine.core.game import Game
from engine.core.match import start
from engine.odds.chances import Ending
from engine.odds.intervals import wilson
from engine.players.policy import LEVELS, play_out, seat_computers

#: Crockford's base32: no letter is taken for another.
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_SEED_LENGTH: Final = 10
#: Matches are dealt out in batches of at most this many, about as many batches as there are percents.
_BATCH: Final = 500
_BATCHES: Final = 100


@dataclass(frozen=True, slots=True)
class Tally:
    """How many matches were `played`, and how many of them had each ending.

    >>> tally = Tally(2, 10, {(0, "ko"): 6, (1, "ko"): 3, (None, "draw"): 1})
    >>> tally.won(0), tally.won(None)
    (6, 1)
    """

    seats: int = 2
    played: int = 0
    endings: Mapping[Ending, int] = field(default_factory=dict)

    def __add__(self, other: Tally) -> Tally:
        endings = dict(self.endings)
        for ending, count in other.endings.items():
            endings[ending] = endings.get(ending, 0) + count
        return Tally(self.seats, self.played + other.played, endings)

    def won(self, winner: int | None) -> int:
        """Count the matches that `winner` won (None: nobody did)."""
        return sum(count for ending, count in self.endings.items() if ending[0] == winner)

    def summary(self) -> dict[str, Any]:
        """Give JSON-ready counts and shares with their 95 % Wilson intervals: winners first, then endings.

        >>> Tally(2, 4, {(0, "ko"): 4}).summary()["outcomes"][0]["outcome"]
        'seat 0'
        >>> Tally(2, 4, {(0, "ko"): 4}).summary()["outcomes"][-1]["count"]
        4
        """
        winners: list[int | None] = [*range(self.seats), None]
        rows = [self._row(winner, None, self.won(winner)) for winner in winners]
        # A fixed order, whatever came first: by winner, then by method.
        for winner in winners:
            for ending in sorted(each for each in self.endings if each[0] == winner):
                rows.append(self._row(*ending, self.endings[ending]))
        return {"played": self.played, "outcomes": rows}

    def _row(self, winner: int | None, method: str | None, count: int) -> dict[str, Any]:
        who = "nobody" if winner is None else f"seat {winner}"
        return {
            "outcome": f"{who} {method}" if method else who,
            "winner": winner,
            "method": method,
            "count": count,
            "share": count / self.played if self.played else 0.0,
            "interval": list(wilson(count, self.played)),
        }


def match_seed(seed: str, number: int) -> str:
    """Give the seed of match `number` (from 0) of a simulation: that match can be played and watched on its own.

    It is ten letters of Crockford's base32, words 10 × number .. 10 × number + 9
    of the stream `simulate`.  Raises BadOption for a bad seed.

    >>> match_seed("K7Q29XTM4B", 0), match_seed("k7q29xtm4b", 1)
    ('KCJJKE72XR', 'XTSQWMATGA')
    """
    dice = Seeded(seed, "simulate", position=number * _SEED_LENGTH)
    return "".join(_LETTERS[dice.roll(len(_LETTERS)) - 1] for _ in range(_SEED_LENGTH))


def simulate(
    game: Game[Any, Any],
    options: Mapping[str, Any],
    n: int,
    seed: str,
    *,
    jobs: int = 1,
    levels: tuple[int, ...] | None = None,
) -> Iterator[Tally]:
    """Play `n` matches of `game`, yielding the tally so far time and again, at last that of all.

    The computer plays every seat, at `levels` (the weakest if None).  The result
    depends on the seed and `n` only: `jobs` processes (0: one a core, and never
    more) share the work and change nothing.  Raises BadOption for bad options or a bad seed.

    >>> from engine.games import get
    >>> [tally.played for tally in simulate(get("d12_boxing"), {}, 3, "A")]
    [1, 2, 3]
    """
    match_seed(seed, 0)
    start(game, options, seed=seed)
    size = max(1, min(_BATCH, n // _BATCHES))
    batches = (range(first, min(first + size, n)) for first in range(0, n, size))
    play = partial(_play_batch, game, options, seed, levels)
    total = Tally(game.seats)
    for tally in map(play, batches) if jobs == 1 else _shared(play, batches, jobs):
        total += tally
        yield total


def _shared(play: Any, batches: Iterable[range], jobs: int) -> Iterator[Tally]:
    # Not at the top: the browser's Python has no processes and needs neither module.
    from concurrent.futures import ProcessPoolExecutor

    cores = os.cpu_count() or 1
    pool = ProcessPoolExecutor(min(jobs or cores, cores))
    try:
        yield from pool.map(play, batches)
    finally:
        pool.shutdown(cancel_futures=True)


def _play_batch(
    game: Game[Any, Any], options: Mapping[str, Any], seed: str, levels: tuple[int, ...] | None, numbers: range
) -> Tally:
    endings: dict[Ending, int] = {}
    for number in numbers:
        ending = _ending(game, options, match_seed(seed, number), levels)
        endings[ending] = endings.get(ending, 0) + 1
    return Tally(game.seats, len(numbers), endings)


def _ending(game: Game[Any, Any], options: Mapping[str, Any], seed: str, levels: tuple[int, ...] | None) -> Ending:
    if game.actions:
        match = start(game, options, seed=seed)
        result = play_out(seat_computers(match, levels or (LEVELS[0],) * game.seats)).result
    else:
        # Nobody decides anything: the rules alone, several times faster than a match that remembers everything.
        dice = Seeded(seed)
        state = game.begin(options, dice).state
        while (result := game.result(state)) is None:
            state = game.step(state, {}, dice).state
    assert result is not None
    return result.winner, result.method

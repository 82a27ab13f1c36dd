"""Plays the computer's levels at Arena Duel against each other: `python -m tools.duels 3,2 --board hexagon3 -n 40`.

Every duel is played twice on the same seed, with the seats swapped.  A draw
counts half; the standard error is that of the mean over duels.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from engine.core.match import start
from engine.games import get
from engine.odds.intervals import Z95
from engine.odds.simulate import match_seed
from engine.players.policy import LEVELS, play_out, seat_computers

#: Wins, draws, losses of the first-named level.
Count = tuple[int, int, int]


def main(argv: Sequence[str] | None = None) -> None:
    """Play and print, a line a board: wins, draws, losses, the score with its standard error and a 95 % interval."""
    parser = argparse.ArgumentParser(prog="python -m tools.duels", description="Plays computer levels at Arena Duel.")
    parser.add_argument("levels", help=f"two levels out of {LEVELS}, such as 3,2")
    parser.add_argument("-n", type=int, default=40, help="duels a board")
    parser.add_argument("--board", action="append", help="a shipped board; may be given several times")
    parser.add_argument("--hp", type=int, default=15)
    parser.add_argument("--dice", choices=("after", "before"), default="after")
    parser.add_argument("--seed", default="DUELS")
    given = parser.parse_args(argv)
    one, two = (int(level) for level in given.levels.split(","))
    for board in given.board or ["hexagon2", "hexagon3"]:
        options = {"board": board, "hp": given.hp, "dice": given.dice}
        print(f"{board:<12} level {one} v level {two}: {told(played((one, two), options, given.n, given.seed))}")


def played(levels: tuple[int, int], options: dict[str, object], n: int, seed: str) -> Count:
    """Play `n` duels; the first-named level sits in seat 0 in the even ones and in seat 1 in the odd ones."""
    counts = [0, 0, 0]
    for number in range(n):
        seat = number % 2
        match = start(get("hex_duel"), options, seed=match_seed(seed, number // 2))
        result = play_out(seat_computers(match, levels if seat == 0 else levels[::-1])).result
        assert result is not None
        counts[1 if result.winner is None else 0 if result.winner == seat else 2] += 1
    return counts[0], counts[1], counts[2]


def told(count: Count) -> str:
    """Say how it went; the interval is that of 1.96 standard errors.

    >>> told((24, 4, 12))
    '24 won, 4 drawn, 12 lost; score 0.650 ± 0.071 (0.511 to 0.789)'
    """
    won, drawn, lost = count
    n = sum(count)
    score = (won + drawn / 2) / n
    spread = (won * (1 - score) ** 2 + drawn * (0.5 - score) ** 2 + lost * score**2) / n
    error: float = (spread / n) ** 0.5
    low, high = max(score - Z95 * error, 0), min(score + Z95 * error, 1)
    return f"{won} won, {drawn} drawn, {lost} lost; score {score:.3f} ± {error:.3f} ({low:.3f} to {high:.3f})"


if __name__ == "__main__":
    main()

"""What the referee of Twelve-Sided Boxing remembers between turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.codec import setting
from engine.core.game import Result

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Options:
    """How the bout is fought: rounds (1 .. 15), which count table, and the three-knockdown rule (D3, D7)."""

    rounds: int = setting(6, low=1, high=15)
    count_table: Literal["detailed", "simple"] = "detailed"
    three_knockdown_rule: bool = True


@dataclass(frozen=True, slots=True)
class BoutResult(Result):
    """How the bout ended ("ko", "tko", "decision", "draw", "double_ko"), in which round and turn (the stopping one)."""

    round: int
    turn: int


@dataclass(frozen=True, slots=True)
class State:
    """The bout after a turn; pairs are by seat.

    `turn` counts turns completed in `round` (0 .. 4; 5 only once it is over),
    `knockdowns` and `round_knockdowns` are suffered, `favourable` counts the
    turns of this round that went a boxer's way, `points` the rounds scored.
    """

    options: Options
    round: int = 1
    turn: int = 0
    condition: tuple[str, str] = ("N", "N")
    knockdowns: Pair = (0, 0)
    round_knockdowns: Pair = (0, 0)
    favourable: Pair = (0, 0)
    points: Pair = (0, 0)
    result: BoutResult | None = None

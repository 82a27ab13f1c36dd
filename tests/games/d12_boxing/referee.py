"""A second referee for Twelve-Sided Boxing, written from the rules page alone: one scoresheet, changed as it goes.

It shares nothing with the engine: own tables (`printed`), own arithmetic (a condition is a number 0 to 6).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .printed import COUNTS, OUTCOMES

LADDER = ["N", "A", "AA", "S", "SA", "SAA", "SS"]
S, SS = 3, 6

Die = Callable[[], int]


class Referee:
    """Follows one bout; `turn(die)` plays a turn and takes every d12 from `die`."""

    def __init__(self, rounds: int = 6, count_table: str = "detailed", three_knockdown_rule: bool = True) -> None:
        self.rounds = rounds
        self.count_table = count_table
        self.three = three_knockdown_rule
        self.round = 1
        self.done = 0
        self.at = [0, 0]
        self.suffered = [0, 0]
        self.suffered_now = [0, 0]
        self.good = [0, 0]
        self.points = [0, 0]
        self.result: dict[str, Any] | None = None

    def column(self) -> str:
        bands = ["S" if S <= place < SS else LADDER[place] for place in self.at]
        if "S" in bands or "SS" in bands:
            bands = [band if band in ("S", "SS") else "-" for band in bands]
        return "/".join(bands)

    def up(self, seat: int) -> None:
        self.at[seat] = min(self.at[seat] + 1, SS)

    def drop(self, seat: int) -> None:
        place = self.at[seat]
        self.at[seat] = S if place > S else max(place - 1, 0)

    def turn(self, die: Die) -> str:
        assert self.result is None
        word = OUTCOMES[self.column()][die() - 1]
        self.done += 1
        if word in ("adv", "counter"):
            self.good[0] += 1
        if word in ("dis", "countered"):
            self.good[1] += 1
        if word in ("adv", "counter", "trade"):
            self.up(0)
        if word in ("dis", "countered", "trade"):
            self.up(1)
        if word in ("clinch", "countered"):
            self.drop(0)
        if word in ("clinch", "counter"):
            self.drop(1)
        downed = {"down": [0], "heavy": [0], "odown": [1], "oheavy": [1], "double": [0, 1]}.get(word, [])
        if downed:
            self.knockdowns(downed, word in ("heavy", "oheavy"), die)
        if self.result is None and self.done == 5:
            self.end_of_round()
        return word

    def knockdowns(self, downed: list[int], devastating: bool, die: Die) -> None:
        for seat in downed:
            self.suffered[seat] += 1
            self.suffered_now[seat] += 1
            scorer = 1 - seat
            self.at[scorer] = S if self.at[scorer] < S else SS
        fates: dict[int, str] = {}
        for seat in downed:
            if self.suffered[seat] == 5 or (self.three and self.suffered_now[seat] == 3):
                fates[seat] = "tko"
                continue
            head = "devastating" if devastating else f"{self.count_table}/{self.suffered[seat]}"
            count = COUNTS[head][die() - 1]
            if count in ("ko", "tko"):
                fates[seat] = count
        if len(fates) == 2:
            self.stop(None, "double_ko")
        for seat, fate in fates.items():
            if len(fates) == 1:
                self.stop(1 - seat, fate)

    def end_of_round(self) -> None:
        # Knockdowns scored by a seat are those suffered by the other.
        a, b = self.suffered_now[1], self.suffered_now[0]
        if (a, b) == (0, 0):
            lead = self.good[0] - self.good[1]
            card = (10, 9) if lead > 0 else (9, 10) if lead < 0 else (10, 10)
        elif b == 0:
            card = (10, 8) if a == 1 else (10, 7)
        elif a == 0:
            card = (8, 10) if b == 1 else (7, 10)
        elif a == b:
            card = (8, 8)
        else:
            card = (8, 7) if a > b else (7, 8)
        self.points[0] += card[0]
        self.points[1] += card[1]
        if self.round == self.rounds:
            ahead = self.points[0] - self.points[1]
            if ahead == 0:
                self.stop(None, "draw")
            else:
                self.stop(0 if ahead > 0 else 1, "decision")
            return
        self.drop(0)
        self.drop(1)
        self.round += 1
        self.done = 0
        self.good = [0, 0]
        self.suffered_now = [0, 0]

    def stop(self, winner: int | None, method: str) -> None:
        self.result = {"winner": winner, "method": method, "round": self.round, "turn": self.done}

    def trace(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "turn": self.done,
            "condition": [LADDER[place] for place in self.at],
            "knockdowns": list(self.suffered),
            "round_knockdowns": list(self.suffered_now),
            "favourable": list(self.good),
            "points": list(self.points),
            "result": self.result,
        }

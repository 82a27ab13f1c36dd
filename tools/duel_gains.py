"""Measures how much can be gained by seeing through the computer in Arena Duel: `python -m tools.duel_gains --level 3`.

In each of a fixed set of positions a best responder, who knows the computer's
mix, looks two turns of the real game ahead: it takes the best order now, given
the best order then, over exact rolls.  Its gain is what that is worth beyond
ordering by the strong player's own mix in the same look-ahead, as a share of
the value range (from lost, -1, to won, 1).  How a position after two turns is
judged is the engine's `worth`.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core.dice import Recorded
from engine.games import get
from engine.games.hex_duel.board import distance
from engine.games.hex_duel.combat import arc
from engine.games.hex_duel.forecast import Branch, Forecast, left
from engine.games.hex_duel.mixing import matrix
from engine.games.hex_duel.orders import Order, legal_orders
from engine.games.hex_duel.player import guarded, payments, replies, sensible
from engine.games.hex_duel.state import State
from engine.games.hex_duel.worth import hp_worth

#: From lost to won.
RANGE: Final = 2
#: How near the figures are in the positions, and how many turns of random play lead there at most.
NEAR: Final = 4


def positions(n: int, boards: Sequence[str]) -> list[State]:
    """Give positions of duels of random orders, the same ones each time, in which the figures can soon meet."""
    stream, game = random.Random("positions"), get("hex_duel")
    found: list[State] = []
    while len(found) < n:
        state = game.begin({"board": boards[len(found) % len(boards)]}, Recorded([])).state
        for _ in range(stream.randint(1, 11)):
            orders: dict[int | None, Order] = {seat: stream.choice(list(game.suggest(state, seat))) for seat in (0, 1)}
            state = game.step(state, orders, Recorded([(6, stream.randint(1, 6)) for _ in range(6)])).state
            if state.result:
                break
        if state.result is None and distance(*state.pos) <= NEAR:
            found.append(state)
    return found


def mix(state: State, level: int) -> list[float]:
    """Give the shares of seat 1's orders, as the computer of a level would play them."""
    if level == 3:
        return guarded(state, 1)
    orders = list(legal_orders(state, 1))
    picks = sensible(state, 1, replies(state, 1, orders) if level == 2 else orders)
    return [(order in picks) / len(picks) for order in orders]


def follow(state: State, branch: Branch) -> State:
    """Give the state that a branch leads to, the duel not being over."""
    pos, facing = branch.pos, branch.facing
    bound = [arc(pos[seat], facing[seat], pos[1 - seat]) == "b" for seat in (0, 1)]
    hp = left(state.hp, branch.lost)
    return replace(state, pos=pos, facing=facing, hp=hp, may_charge=branch.may_charge, rear_bound=(bound[0], bound[1]))


class Responder:
    """Knows how a level mixes, and looks ahead."""

    def __init__(self, level: int) -> None:
        self.level = level
        self._known: dict[State, tuple[float, float]] = {}

    def last(self, state: State) -> tuple[float, float]:
        """Give what the best order is worth one turn before the end of the look-ahead, and what the strong mix is."""
        if state not in self._known:
            answers = self.answers(payments(state), state)
            self._known[state] = max(answers), self.by_mix(answers, state)
        return self._known[state]

    def answers(self, entries: Sequence[Sequence[float]], state: State) -> list[float]:
        theirs = mix(state, self.level)
        return [sum(entry * share for entry, share in zip(row, theirs, strict=True)) for row in entries]

    def by_mix(self, answers: Sequence[float], state: State) -> float:
        mine = guarded(state, 0)
        return sum(answer * share for answer, share in zip(answers, mine, strict=True))

    def gain(self, state: State) -> float:
        """Give what the best responder gains in a position, as a share of the value range."""

        def value(branch: Branch, which: int) -> float:
            hp = left(state.hp, branch.lost)
            return hp_worth(*hp) if min(hp) <= 0 else self.last(follow(state, branch))[which]

        mine, theirs = list(legal_orders(state, 0)), list(legal_orders(state, 1))
        forecast = Forecast(state.options.map.floor, state.pos, state.facing)
        best = max(self.answers(matrix(forecast, mine, theirs, lambda branch: value(branch, 0)), state))
        held = self.by_mix(self.answers(matrix(forecast, mine, theirs, lambda branch: value(branch, 1)), state), state)
        return (best - held) / RANGE


def main(argv: Sequence[str] | None = None) -> None:
    """Print the mean and the largest gain over the positions, in per cent of the value range."""
    parser = argparse.ArgumentParser(prog="python -m tools.duel_gains", description="Gains of a best responder.")
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("-n", type=int, default=50, help="positions")
    parser.add_argument("--board", action="append", help="a shipped board; may be given several times")
    given = parser.parse_args(argv)
    gains = []
    for state in positions(given.n, given.board or ["hexagon2", "hexagon3"]):
        gains.append(Responder(given.level).gain(state))
        mean = sum(gains) / len(gains)
        print(f"{len(gains):>3} positions: mean {mean:.2%}, largest {max(gains):.2%}", flush=True)


if __name__ == "__main__":
    main()

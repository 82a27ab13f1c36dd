"""Bouts played by the thousand from compiled tables: a quick figure, and one that is called sampled."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from itertools import accumulate, product
from typing import Final

from engine.core.dice import Dice, Seeded
from engine.core.game import Seat
from engine.games.blow_of_fate.compiled import COUNT_WAYS, PUNCH_WAYS, RIGHT_WAYS, fate, right
from engine.games.blow_of_fate.course import final_round
from engine.games.blow_of_fate.state import State
from engine.games.blow_of_fate.tables import (
    CLINCH,
    COUNT_SIDES,
    HP,
    INTERVAL,
    LEAST,
    PUNCH_SIDES,
    ROUND_LIMIT,
    TURNS_PER_ROUND,
    WEAR,
    WEAR_SPECIAL,
    fatigue,
    row,
    worn,
)
from engine.odds.chances import Chances, Ending

#: What the right to attack leads to, in the order of `_rights`: nobody, or a seat with so many punches.
_TURNS: Final[tuple[tuple[Seat, int], ...]] = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2))


@cache
def _rights(lead: int, combos: bool) -> list[int]:
    ways = right(lead, combos)
    return list(accumulate([ways.clinch, ways.single[0], ways.combo[0], ways.single[1], ways.combo[1]]))


@cache
def _fates(edge: int, hp: int) -> list[tuple[str, int | None]]:
    throws = product(range(1, PUNCH_SIDES + 1), repeat=2)
    return [fate(first, second, edge, hp) for first, second in throws]


@cache
def _rises(hp: int) -> list[int | None]:
    found = row(hp)
    assert found is not None
    rolls = product(range(1, COUNT_SIDES + 1), repeat=2)
    return [found.risen(one + two, hp) for one, two in rolls]


class Sampler:
    """Bouts from one state on, counted by how they end; equal states and seeds give equal counts.

    >>> from engine.games.blow_of_fate.state import Options, opening
    >>> sampler = Sampler(opening(Options()), "A")
    >>> sampler.play(300)
    >>> sampler.chances().sampled, 0.35 < sampler.chances().win(0) < 0.65
    (300, True)
    """

    def __init__(self, state: State, seed: str = "ODDS") -> None:
        self._state = state
        self._dice: Dice = Seeded(seed, "sample")
        self._last = final_round(state.options)
        self._limit = ROUND_LIMIT if state.options.three_knockdown_rule else HP
        self._counts: dict[Ending, int] = {}
        self.played = 0

    def play(self, bouts: int) -> None:
        """Play so many bouts more."""
        for _ in range(bouts):
            ending = self._bout()
            self._counts[ending] = self._counts.get(ending, 0) + 1
        self.played += bouts

    def chances(self) -> Chances:
        """Give the shares of the endings so far."""
        return Chances({ending: count / self.played for ending, count in self._counts.items()}, sampled=self.played)

    def _bout(self) -> Ending:
        state = self._state
        roll, combos = self._dice.roll, state.options.combos
        hp, speed, toughness = list(state.hp), list(state.speed), list(state.toughness)
        attacks, downs = list(state.attacks), list(state.round_knockdowns)
        number, turn = state.round, state.turn
        while True:
            seat, punches = _TURNS[bisect_right(_rights(speed[0] - speed[1], combos), roll(RIGHT_WAYS) - 1)]
            if not punches:
                hp = [min(each + CLINCH, HP) for each in hp]
            else:
                attacks[seat] += 1
            other = 1 - seat
            for _ in range(punches):
                kind, after = _fates(state.punch[seat] - toughness[other], hp[other])[roll(PUNCH_WAYS) - 1]
                if kind == "stay":
                    assert after is not None
                    hp[other] = after
                    continue
                downs[other] += 1
                if after is None or downs[other] >= self._limit:
                    return seat, "tko"
                risen = _rises(after)[roll(COUNT_WAYS) - 1]
                if risen is None:
                    return seat, "ko"
                hp[other] = risen
                loss = WEAR_SPECIAL if kind == "special" else WEAR
                toughness[other], speed[other] = worn(toughness[other], speed[other], loss)
                break
            turn += 1
            if turn < TURNS_PER_ROUND:
                continue
            if number >= state.options.rounds:
                if hp[0] != hp[1]:
                    return int(hp[0] < hp[1]), "decision"
                if number == self._last:
                    return None, "draw"
            loss_by_seat = fatigue((attacks[0], attacks[1]))
            speed = [max(each - loss, LEAST) for each, loss in zip(speed, loss_by_seat, strict=True)]
            hp = [min(each + INTERVAL, HP) for each in hp]
            attacks, downs = [0, 0], [0, 0]
            number, turn = number + 1, 0

"""How a bout runs on from turn to turn, as far as both boxers are in it: Speed, attacks, knockdowns in the round."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Seat
from engine.games.blow_of_fate.state import Options, Pair
from engine.games.blow_of_fate.tables import LEAST, ROUND_LIMIT, ROUNDS_MOST, TURNS_PER_ROUND, fatigue

#: Speeds; by how many attacks seat 0 is ahead in the round; knockdowns in the round, where a third can still come.
Key = tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Course:
    """A turn of a bout: `round`, and `turn` (0 .. 2) as turns completed before it."""

    options: Options
    round: int
    turn: int

    @property
    def last(self) -> bool:
        """Whether it is its round's last turn."""
        return self.turn + 1 == TURNS_PER_ROUND

    @property
    def follows(self) -> bool:
        """Whether another round can follow."""
        return self.round < final_round(self.options)

    def start(self, speed: Pair, attacks: Pair = (0, 0), knockdowns: Pair = (0, 0)) -> Key:
        """Give the key of a boxers' moment before this turn."""
        lead = attacks[0] - attacks[1] if self.follows else 0
        return (*speed, lead, *self._counted(knockdowns, TURNS_PER_ROUND - self.turn))

    def after(self, key: Key, attacker: Seat | None) -> Key:
        """Give the key once the right to attack has fallen.

        After a last turn fatigue is taken off at once (wear comes off the same
        Speed: the order makes no difference).  What no longer counts is made
        equal: the lead in the final round, then the Speeds.
        """
        one, two, lead = key[:3]
        if not self.follows:
            return (LEAST, LEAST, 0, *key[3:]) if self.last else key
        if attacker is not None:
            lead += 1 - 2 * attacker
        if not self.last:
            return (one, two, lead, *key[3:])
        loss = fatigue((max(lead, 0), max(-lead, 0)))
        return (max(one - loss[0], LEAST), max(two - loss[1], LEAST), 0, *key[3:])

    def settled(self, key: Key, floored: Seat | None = None) -> Key:
        """Give the key after the turn, in which the boxer `floored` was down."""
        knockdowns = (key[3] + (floored == 0), key[4] + (floored == 1))
        return (*key[:3], *self._counted(knockdowns, TURNS_PER_ROUND - self.turn - 1))

    def stops(self, key: Key, seat: Seat) -> bool:
        """Say whether the bout is stopped when `seat` is down once more."""
        return self.options.three_knockdown_rule and key[3 + seat] + 1 >= ROUND_LIMIT

    def _counted(self, knockdowns: Pair, left: int) -> Pair:
        """Give the knockdowns in the round that can still come to a third, one a turn."""
        if not self.options.three_knockdown_rule:
            return 0, 0
        one, two = (down if down + left >= ROUND_LIMIT else 0 for down in knockdowns)
        return one, two


def final_round(options: Options) -> int:
    """Give the last round there can be."""
    return ROUNDS_MOST if options.extension else options.rounds


def faster(key: Key, seat: Seat, speed: int) -> Key:
    """Give the key with another Speed for `seat`."""
    return (speed, *key[1:]) if seat == 0 else (key[0], speed, *key[2:])

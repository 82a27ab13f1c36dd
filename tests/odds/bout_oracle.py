"""The slow truth about Blow of Fate: the referee itself over every path the dice can take.

The right to attack has 12⁴ paths, of which the referee sees but five kinds
apart: each kind is found by asking it, and then played once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

from engine.core.dice import Dice, Recorded, forking
from engine.games import get
from engine.games.blow_of_fate.events import ComboEarned, RightRolled
from engine.games.blow_of_fate.state import State
from engine.odds.chances import Ending

GAME = get("blow_of_fate")

_SUMS = Counter(one + two for one, two in product(range(1, 13), repeat=2))


class Fixed:
    """Dice whose first rolls are settled."""

    def __init__(self, first: list[int], then: Dice) -> None:
        self._first = first.copy()
        self._then = then

    def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
        return self._first.pop(0) if self._first else self._then.roll(sides, by, to)


def rights(state: State) -> Iterator[tuple[float, list[int]]]:
    """Give, for each kind of right to attack, its chance and four d12 that lead to it."""
    kinds: dict[tuple[int | None, bool], tuple[int, list[int]]] = {}
    for (red, ways), (blue, others) in product(_SUMS.items(), repeat=2):
        dice = [min(red - 1, 12), red - min(red - 1, 12), min(blue - 1, 12), blue - min(blue - 1, 12)]
        events = GAME.step(state, {}, Fixed(dice, Recorded([(6, 1)] * 8))).events
        attacker = next(event.attacker for event in events if isinstance(event, RightRolled))
        kind = attacker, any(isinstance(event, ComboEarned) for event in events)
        kinds[kind] = kinds.get(kind, (0, []))[0] + ways * others, dice
    for ways, dice in kinds.values():
        yield ways / 12**4, dice


def after(state: State) -> dict[State, float]:
    """Give the chance of every state after one turn."""
    found: dict[State, float] = {}
    for share, right in rights(state):
        paths = forking(lambda dice, right=right: GAME.step(state, {}, Fixed(right, dice)).state)  # type: ignore[misc]
        # Fractions of millions of paths are slow to add: their denominators have but few values.
        counts: Counter[tuple[State, int]] = Counter()
        for chance, following in paths:
            counts[following, chance.denominator] += 1
        for (following, denominator), count in counts.items():
            found[following] = found.get(following, 0.0) + share * count / denominator
    return found


def exact_chances(state: State) -> dict[Ending, float]:
    """Give the exact chance of every ending from `state` on."""
    chances: dict[Ending, float] = {}
    layer = {state: 1.0}
    while layer:
        following: dict[State, float] = {}
        for now, so_far in layer.items():
            if now.result:
                ending = now.result.winner, now.result.method
                chances[ending] = chances.get(ending, 0.0) + so_far
                continue
            for then, chance in after(now).items():
                following[then] = following.get(then, 0.0) + so_far * chance
        layer = following
    return chances


#: What an attack does to the boxer attacked: how it ends it, or HP, Toughness and Speed, and whether there was a fall.
Blow = tuple[str | None, int, int, int]


@cache
def attack(punch: int, toughness: int, speed: int, hp: int, combo: bool) -> dict[Blow, float]:
    """Give the chance of everything an attack can do, asking the referee about a boxer who can never attack first."""
    from tests.games.blow_of_fate.bouts import state

    begin = state((punch, 10, 5), (5, speed, toughness), hp=(40, hp), combos=combo)
    found: dict[Blow, float] = {}
    for chance, then in forking(lambda dice: GAME.step(begin, {}, Fixed([12, 12, 1, 1], dice)).state):
        key = then.result.method if then.result else None, then.hp[1], then.toughness[1], then.speed[1]
        key = key if key[0] is None else (key[0], 0, 0, 0)
        found[key] = found.get(key, 0.0) + float(chance)
    return found


def one_round(begin: State) -> dict[Ending, float]:
    """Give the exact chances of a bout's final round from a moment in it, putting the referee's attacks together."""
    chances: dict[Ending, float] = {}
    layer = {(begin.hp, begin.speed, begin.toughness): 1.0}
    for _ in range(3 - begin.turn):
        following: dict[tuple[tuple[int, int], tuple[int, int], tuple[int, int]], float] = {}
        for (hp, speed, toughness), so_far in layer.items():
            lead = speed[0] - speed[1]
            for (red, ways), (blue, others) in product(_SUMS.items(), repeat=2):
                share = so_far * ways * others / 12**4
                if red + lead == blue:
                    rested = (min(hp[0] + 2, 40), min(hp[1] + 2, 40)), speed, toughness
                    following[rested] = following.get(rested, 0.0) + share
            for seat, combo in product((0, 1), (False, True)):
                share = so_far * _share(lead if seat == 0 else -lead, combo, begin.options.combos)
                other = 1 - seat
                done = attack(begin.punch[seat], toughness[other], speed[other], hp[other], combo) if share else {}
                for (method, *now), chance in done.items():
                    if method:
                        chances[seat, method] = chances.get((seat, method), 0.0) + share * chance
                        continue
                    pairs = zip((hp, toughness, speed), now, strict=True)
                    three = [(value, pair[1]) if other == 0 else (pair[0], value) for pair, value in pairs]
                    then = three[0], three[2], three[1]
                    following[then] = following.get(then, 0.0) + share * chance
        layer = following
    for (hp, _, _), so_far in layer.items():
        winner = None if hp[0] == hp[1] else int(hp[0] < hp[1])
        ending = winner, "draw" if winner is None else "decision"
        chances[ending] = chances.get(ending, 0.0) + so_far
    return chances


@cache
def _share(lead: int, combo: bool, combos: bool) -> float:
    """Give the chance to attack for a boxer `lead` Speed faster, with or without a combo."""
    ways = sum(
        mine * theirs
        for (own, mine), (opponent, theirs) in product(_SUMS.items(), repeat=2)
        if own + lead > opponent and (combos and own >= 21) == combo
    )
    return ways / 12**4

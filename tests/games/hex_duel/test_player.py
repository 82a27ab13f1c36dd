"""The computer players: by the view alone, legal, frozen, and level 2 exact."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from engine.core.dice import Seeded
from engine.core.match import Match, start
from engine.games.hex_duel.orders import Order, legal_orders
from engine.games.hex_duel.outcomes import Outcomes, tabulate
from engine.games.hex_duel.player import POLICY, answers, lead, mixes, payments, replies, seen_state, sensible
from engine.games.hex_duel.worth import hp_worth, standing, worth
from engine.players.policy import play_out, policy_of, seat_computers

from .duels import GAME, NE, NW, SE, E, W, play, state
from .test_forecast import OnFew
from .test_properties import duel, swapped

POSITIONS = [before for name in ("hexagon2", "hexagon3") for seed in range(4) for before, *_ in duel(name, 12, seed)]


def chosen(begin: Any, seat: int, level: int, seed: str = "CHOOSE") -> Order:
    dice = Seeded(seed, "computer")
    order: Order = POLICY.choose(GAME.view(begin, seat), seat, level, dice, lambda: GAME.suggest(begin, seat))
    return order


def test_the_game_finds_its_player() -> None:
    assert policy_of(GAME) is POLICY


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_choice_is_legal_and_depends_on_the_view_alone(level: int) -> None:
    for number, begin in enumerate(POSITIONS[:: 4 if level == 3 else 2]):
        hands = [None, ((1, 2, 3), (4, 5, 6)), ((1, 2, 3), (1, 1, 1))]
        for seat in (0, 1):
            picks = [chosen(replace(begin, ahead=hand), seat, level, f"S{number}") for hand in hands]
            assert all(pick in list(GAME.suggest(begin, seat)) for pick in picks)
            if seat == 0:
                assert picks[1] == picks[2]


def digest(level: int) -> str:
    """A mark that stands for what a level does in all positions."""
    picks = [chosen(begin, seat, level, f"S{number}") for number, begin in enumerate(POSITIONS) for seat in (0, 1)]
    return hashlib.sha256(repr(picks).encode()).hexdigest()[:12]


def test_levels_1_and_2_are_frozen() -> None:
    assert (digest(1), digest(2)) == ("acacd61bf215", "99448bc56b3a")


def brute(begin: Any, seat: int, order: Order) -> int:
    """What level 2 counts, by playing every order and every roll of two faces."""
    total = 0
    for other in GAME.suggest(begin, 1 - seat):
        one, two = (order, other) if seat == 0 else (other, order)
        for roll in product((2, 5), repeat=6):
            step = GAME.step(begin, {0: one, 1: two}, Fixed(roll))
            total += lead(step.state.hp, seat, begin.options.hp)
    return total


class Fixed:
    def __init__(self, values: Any) -> None:
        self.values = list(values)

    def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
        return int(self.values.pop(0))


def test_level_2_is_the_exact_best_reply() -> None:
    for begin in (POSITIONS[3], POSITIONS[20], state((0, 0, E), (1, 0, NW), hp=(3, 1))):
        for seat in (0, 1):
            orders = list(legal_orders(begin, seat))
            totals = [brute(begin, seat, order) for order in orders]
            best = [order for order, total in zip(orders, totals, strict=True) if total == max(totals)]
            assert replies(begin, seat, orders, OnFew()) == best


def test_level_2_takes_what_is_certain() -> None:
    # Behind the other, with the third dice as may be: it strikes from the rear rather than leave.
    begin = state((0, 0, E), (1, 0, E), hp=(9, 1))
    assert chosen(begin, 0, 2).move in ("stay", "f", "fl", "fr")


def test_level_1_has_sense() -> None:
    begin = state((0, 0, E), (2, 0, W))
    kept = sensible(begin, 0, list(legal_orders(begin, 0)))
    assert Order("f") in kept
    assert not {"b", "bl", "br"} & {order.move for order in kept}
    turned_away = replace(begin, facing=(W, W))
    assert Order("stay") not in sensible(turned_away, 0, list(legal_orders(turned_away, 0)))
    adjacent = state((0, 0, E), (1, 0, W), may_charge=(True, False))
    assert Order("f", "none", True) in sensible(adjacent, 0, list(legal_orders(adjacent, 0)))


def test_what_a_view_tells_is_all_of_the_state_but_hidden_dice() -> None:
    for begin in POSITIONS:
        assert replace(seen_state(GAME.view(begin, 1)), dice=begin.dice) == begin


def test_the_equilibrium_is_the_same_from_both_seats() -> None:
    for begin in POSITIONS[::9]:
        there = swapped(begin, begin.options)
        one, other = payments(begin), payments(there)
        flat = [-entry for row in one for entry in row]
        assert flat == pytest.approx([row[place] for place in range(len(one)) for row in other], abs=1e-12)
        mine, theirs = mixes(begin)
        value = min(sum(one[a][b] * mine[a] for a in range(len(mine))) for b in range(len(theirs)))
        best = max(sum(one[a][b] * theirs[b] for b in range(len(theirs))) for a in range(len(mine)))
        assert best - value < 1e-9


def test_knowing_its_hand_it_answers_what_the_other_would_mix() -> None:
    begin = state((0, 0, E), (1, 0, W))
    high, low = (Outcomes.knowing(0, hand) for hand in ((6, 6, 6), (1, 1, 1)))
    orders = list(legal_orders(begin, 0))
    assert all(order.move != "b" for order in answers(begin, 0, orders, high))
    assert answers(begin, 0, orders, high) != answers(begin, 0, orders, low)
    assert answers(begin, 1, list(legal_orders(begin, 1)), Outcomes.knowing(1, (6, 6, 6)))


PLAIN = frozenset((q, r) for q in range(-5, 6) for r in range(-5, 6))


def test_worth() -> None:
    assert worth((3, 0), PLAIN, ((0, 0), (1, 0)), (E, W), (True, True)) == 1
    assert worth((0, 0), PLAIN, ((0, 0), (1, 0)), (E, W), (True, True)) == 0
    assert hp_worth(4, 9) == -hp_worth(9, 4) < 0
    assert [hp_worth(9, other) for other in range(5, 14)] == sorted(
        (hp_worth(9, other) for other in range(5, 14)), reverse=True
    )
    # Behind the other is well, the other behind is not; head to head is even; with the right to charge it is better.
    assert standing(PLAIN, ((0, 0), (1, 0)), (E, E), (False, False)) > 0.2
    assert standing(PLAIN, ((0, 0), (1, 0)), (W, W), (False, False)) < -0.2
    assert standing(PLAIN, ((0, 0), (1, 0)), (E, W), (False, False)) == 0
    assert standing(PLAIN, ((0, 0), (1, 0)), (E, W), (True, False)) > 0.05
    # With a wall to be pressed against, it costs more to turn one's back, and to face a charge.
    walled, pos = PLAIN - {(-1, 0)}, ((0, 0), (1, 0))
    for facing, rights in (((W, W), (False, False)), ((E, W), (False, True)), ((W, W), (False, True))):
        assert standing(walled, pos, facing, rights) < standing(PLAIN, pos, facing, rights) - 0.03
    for pos, facing in (((0, 0), (2, -1)), (NE, SE)), (((0, 0), (1, 1)), (W, E)):
        swapped_around = standing(PLAIN, (pos[1], pos[0]), (facing[1], facing[0]), (True, False))
        assert standing(PLAIN, pos, facing, (False, True)) == -swapped_around


def test_a_duel_of_computers_plays_out_the_same_each_time() -> None:
    def played() -> Match:
        return play_out(seat_computers(start(GAME, {"hp": 5}, seed="PLAYED"), (3, 2)))

    assert played() == played()
    before = play_out(seat_computers(start(GAME, {"hp": 5, "dice": "before"}, seed="PLAYED"), (3, 1)))
    assert before.result


def test_few_rolls_make_a_table_as_all_do() -> None:
    hands = list(product((2, 5), repeat=3))
    assert tabulate(hands, hands)[0] == OnFew().crossing
    assert play(state(), "stay", "stay", 1, 2, 3, 4, 5, 6).turn == 1

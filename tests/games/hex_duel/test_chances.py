"""An order's chances and a duel's luck, against every roll played by the referee."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from engine.core.dice import Recorded
from engine.core.match import start
from engine.games import get
from engine.games.hex_duel.chances import ROLLS, chances, luck
from engine.games.hex_duel.orders import Order, legal_orders
from engine.games.hex_duel.player import guarded
from engine.games.hex_duel.state import Options, State, opening
from engine.players.policy import play_out

GAME = get("hex_duel")
#: Face to face on neighbouring hexes, with little HP left.
NEAR = replace(opening(Options()), pos=((0, 0), (1, 0)), facing=(0, 3), hp=(3, 2), turn=4)


def every_roll(state: State, one: Order, two: Order) -> list[State]:
    """What a pair of orders leads to, for every roll."""
    states = []
    for dice in itertools.product(range(1, 7), repeat=6):
        step = GAME.step(state, {0: one, 1: two}, Recorded([(6, value) for value in dice]))
        states.append(step.state)
    return states


@pytest.mark.parametrize("seat", [0, 1])
def test_the_chances_of_an_order_are_those_of_all_rolls(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    reply = Order("stay")
    replies = list(legal_orders(NEAR, 1 - seat))
    monkeypatch.setattr(
        "engine.games.hex_duel.chances.guarded", lambda state, side: [float(each == reply) for each in replies]
    )
    order = Order("f")
    found = chances(NEAR, seat, order)
    after = every_roll(NEAR, *((order, reply) if seat == 0 else (reply, order)))
    assert len(after) == ROLLS
    damage = [
        [NEAR.hp[side] - state.hp[side] - (state.result is None or state.result.method != "death") for side in (0, 1)]
        for state in after
    ]
    hit = sum(each[1 - seat] > 0 for each in damage) / ROLLS
    struck = sum(each[seat] > 0 for each in damage) / ROLLS
    lead = sum(each[1 - seat] - each[seat] for each in damage) / ROLLS
    won = sum(state.result is not None and state.result.winner == seat for state in after) / ROLLS
    lost = sum(state.result is not None and state.result.winner == 1 - seat for state in after) / ROLLS
    right = sum(state.may_charge[seat] for state in after) / ROLLS
    assert (found.hit, found.struck, found.lead, found.won, found.lost) == pytest.approx((hit, struck, lead, won, lost))
    assert found.right == pytest.approx(right)
    assert found.none == pytest.approx(1 - hit - struck)


def test_both_sides_of_the_same_position_have_the_same_chances() -> None:
    begun = opening(Options())
    for order in (Order("f"), Order("fl", "right"), Order("stay", "left")):
        one, two = chances(begun, 0, order), chances(begun, 1, order)
        assert one.lead == pytest.approx(two.lead, abs=1e-9)
        assert one.right == pytest.approx(two.right, abs=1e-9)
    assert sum(guarded(begun, 0)) == pytest.approx(1)


def test_a_hand_that_is_known_counts() -> None:
    strong, weak = chances(NEAR, 0, Order("stay"), (6, 6, 6)), chances(NEAR, 0, Order("stay"), (1, 1, 1))
    assert strong.hit > 0.9
    assert weak.struck > 0.9
    assert strong.lead > 0 > weak.lead


def test_the_luck_of_a_duel_adds_up_from_its_turns() -> None:
    match = play_out(start(GAME, {"hp": 9}, seed="LUCK"))
    turns = [
        (before.state, (after.decisions[0].action, after.decisions[1].action), after.state)
        for before, after in itertools.pairwise(match.played)
    ]
    found = luck(turns)
    assert found.turns == match.steps
    assert found.dice == 3 * match.steps
    fatigue = match.steps - (match.result is not None and match.result.method == "death")
    for seat in (0, 1):
        assert found.dealt[seat] == 9 - match.state.hp[1 - seat] - fatigue
        values = [value for played in match.played[1:] for value in played.state.dice[seat]]
        assert found.means[seat] == pytest.approx(sum(values) / len(values))
        assert found.expected[seat] >= 0
        assert found.deviation[seat] >= 0
    parts = [luck([turn]) for turn in turns]
    assert found.expected[0] == pytest.approx(sum(part.expected[0] for part in parts))
    assert found.deviation[1] ** 2 == pytest.approx(sum(part.deviation[1] ** 2 for part in parts))
    assert luck([]).means == (0.0, 0.0)

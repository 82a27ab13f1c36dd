"""What must hold in every duel, whatever the board, orders and dice."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.dice import Recorded
from engine.core.game import Result, Step
from engine.games.hex_duel.board import Board
from engine.games.hex_duel.boards import NAMES, shipped
from engine.games.hex_duel.orders import Order
from engine.games.hex_duel.state import State

from .duels import GAME

LOST = {"crossing": 2, "push-blocked": 1, "combat": 1, "press-blocked": 1}
SWAPPED = {"left": "right", "right": "left", "none": "none"}
MIRRORED = {"fl": "fr", "fr": "fl", "bl": "br", "br": "bl"}

Turn = tuple[State, tuple[Order, Order], list[int], Step[State]]


def duel(board: Any, hp: int, seed: int) -> list[Turn]:
    """Every turn of a duel of random orders and dice: the state before, orders, dice, the step."""
    stream = random.Random(seed)
    state = GAME.begin({"board": board, "hp": hp}, Recorded([])).state
    turns: list[Turn] = []
    while state.result is None:
        one, two = (stream.choice(list(GAME.suggest(state, seat))) for seat in (0, 1))
        dice = [stream.randint(1, 6) for _ in range(6)]
        if stream.random() < 0.3:
            dice[3:] = dice[:3]
        step = GAME.step(state, {0: one, 1: two}, Recorded([(6, value) for value in dice]))
        turns.append((state, (one, two), dice, step))
        state = step.state
    return turns


duels = given(st.sampled_from(NAMES), st.sampled_from((5, 9, 20)), st.integers(0, 10**6))


@settings(max_examples=80)
@duels
def test_bounds_and_sums(board: str, hp: int, seed: int) -> None:
    floor = shipped(board).floor
    turns = duel(board, hp, seed)
    assert len(turns) <= hp
    for before, orders, dice, step in turns:
        after = step.state
        assert after.turn == before.turn + 1
        assert after.pos[0] != after.pos[1]
        assert set(after.pos) <= floor
        assert all(0 <= facing < 6 for facing in after.facing)
        assert after.dice == (tuple(dice[:3]), tuple(dice[3:]))
        told = [event for event in step.events if type(event).__name__ == "Struck"]
        tired = [event for event in step.events if type(event).__name__ == "Tired"]
        # One side at most is hurt in a turn.
        assert len({event.seat for event in told}) <= 1
        for event in told:
            assert event.base == LOST[event.cause]
            assert event.charging == orders[1 - event.seat].charge
            assert event.damage == event.base * (1 + event.charging)
        for seat in (0, 1):
            damage = sum(event.damage for event in told if event.seat == seat)
            assert before.hp[seat] - after.hp[seat] == damage + bool(tired)
            assert after.hp[seat] <= before.hp[seat]
            # Nobody turns by more than one side.
            assert (after.facing[seat] - before.facing[seat]) % 6 in (0, 1, 5)
        assert bool(tired) != (after.result is not None and after.result.method == "death")
        assert bool(after.result) == (min(after.hp) <= 0)


def turned(place: Any, times: int) -> Any:
    q, r, *facing = place
    for _ in range(times):
        q, r = q + r, -q
    return (q, r, *((each + times) % 6 for each in facing))


def mirrored(place: Any, times: int = 0) -> Any:
    q, r, *facing = turned(place, times)
    return (q + r, -r, *(-each % 6 for each in facing))


def moved(board: Board, change: Any) -> Board:
    hexes, obstacles = tuple(map(change, board.hexes)), tuple(map(change, board.obstacles))
    return Board(hexes, obstacles, (change(board.starts[0]), change(board.starts[1])))


def changed(state: State, board: Board, change: Any) -> State:
    one, two = ((*state.pos[seat], state.facing[seat]) for seat in (0, 1))
    one, two = change(one), change(two)
    options = replace(state.options, board=board)
    return replace(state, options=options, pos=(one[:2], two[:2]), facing=(one[2], two[2]))


@settings(max_examples=60)
@given(st.sampled_from(NAMES), st.integers(0, 10**6), st.integers(0, 5), st.booleans())
def test_turning_or_mirroring_the_board_changes_nothing(name: str, seed: int, times: int, mirror: bool) -> None:
    def change(place: Any) -> Any:
        return mirrored(place, times) if mirror else turned(place, times)

    board = moved(shipped(name), change)
    for before, orders, dice, step in duel(name, 9, seed):
        given_orders = orders
        if mirror:
            given_orders = tuple(
                Order(MIRRORED.get(each.move, each.move), SWAPPED[each.turn], each.charge)  # type: ignore
                for each in orders
            )
        begin = changed(before, board, change)
        after = GAME.step(begin, dict(enumerate(given_orders)), Recorded([(6, value) for value in dice])).state
        assert after == changed(step.state, board, change)


def swapped(state: State, options: Any) -> State:
    pairs = ("pos", "facing", "hp", "may_charge", "rear_bound")
    result = state.result
    if result and result.winner is not None:
        result = Result(1 - result.winner, result.method)
    dice = state.dice and (state.dice[1], state.dice[0])
    other = {name: getattr(state, name)[::-1] for name in pairs}
    return replace(state, options=options, dice=dice, result=result, **other)


@settings(max_examples=60)
@duels
def test_the_seats_are_alike(board: str, hp: int, seed: int) -> None:
    """The same duel with the seats swapped, each keeping its orders and dice, goes the same way."""
    for before, orders, dice, step in duel(board, hp, seed):
        begin = swapped(before, before.options)
        rolled = Recorded([(6, value) for value in (*dice[3:], *dice[:3])])
        after = GAME.step(begin, {0: orders[1], 1: orders[0]}, rolled).state
        assert after == swapped(step.state, step.state.options)


@settings(max_examples=60)
@duels
def test_the_events_tell_the_states(board: str, hp: int, seed: int) -> None:
    """Who follows the events alone knows places, facings, HP and rights after every turn."""
    for before, orders, dice, step in duel(board, hp, seed):
        pos, facing, health = before.pos, list(before.facing), list(before.hp)
        rights, bound = (False, False), [False, False]
        for event in step.events:
            match type(event).__name__, event:
                case "OrdersOpened", opened:
                    assert opened.orders == orders
                    assert [*opened.dice[0], *opened.dice[1]] == dice
                case "Moved" | "Crossed" | "Collided" | "Pressed", moving:
                    assert moving.before == pos
                    pos = moving.after
                case "Turned", turning:
                    assert facing[turning.seat] == turning.before
                    facing[turning.seat] = turning.after
                case "Struck", struck:
                    assert health[struck.seat] == struck.hp_before
                    health[struck.seat] = struck.hp
                case "Tired", tired:
                    assert tuple(health) == tired.hp_before
                    health = list(tired.hp)
                case "ChargeChecked", checked:
                    rights = checked.may_charge
                case "RearTaken", taken:
                    bound[taken.seat] = True
                case "Fought", fought:
                    assert (fought.pos, fought.facing) == (pos, tuple(facing))
        after = step.state
        assert (pos, tuple(facing), tuple(health), rights) == (after.pos, after.facing, after.hp, after.may_charge)
        assert after.result or tuple(bound) == after.rear_bound
        assert (type(step.events[-1]).__name__ == "DuelEnded") == (after.result is not None)

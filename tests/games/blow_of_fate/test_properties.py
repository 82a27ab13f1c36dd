"""What must hold in every bout, whatever the builds, options and dice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.dice import Recorded, Seeded, Watched
from engine.core.game import Result, Step
from engine.games.blow_of_fate.builds import legal
from engine.games.blow_of_fate.state import State

from .bouts import GAME

seeds = st.text("ABCDEFGH0123456789", min_size=1, max_size=6)


@st.composite
def chosen(draw: st.DrawFn) -> dict[str, Any]:
    """Any legal options."""
    cap = draw(st.integers(5, 10))
    builds = draw(st.tuples(*[st.sampled_from(legal(cap))] * 2))
    return {
        "boxers": [
            {"name": name, "punch": p, "speed": s, "toughness": t} for name, (p, s, t) in zip("AB", builds, strict=True)
        ],
        "rounds": draw(st.integers(1, 15)),
        "combos": draw(st.booleans()),
        "three_knockdown_rule": draw(st.booleans()),
        "cap": cap,
        "extension": draw(st.booleans()),
    }


def bout(options: dict[str, Any], seed: str) -> list[tuple[Step[State], list[tuple[int, int]]]]:
    """Every step with its dice, `begin` first."""
    dice = Watched(Seeded(seed))
    played = [(GAME.begin(options, dice), [])]
    while played[-1][0].state.result is None:
        dice.rolled = []
        step = GAME.step(played[-1][0].state, {}, dice)
        played.append((step, dice.rolled))
    return played


@settings(max_examples=150)
@given(chosen(), seeds)
def test_bounds_and_sums(options: dict[str, Any], seed: str) -> None:
    played = bout(options, seed)
    before = played[0][0].state
    for step, dice in played[1:]:
        state = step.state
        for seat in (0, 1):
            assert state.hp[seat] <= 40
            assert state.hp[seat] >= 1 or (state.result and state.result.winner == 1 - seat)
            assert 1 <= state.speed[seat] <= before.speed[seat]
            assert 1 <= state.toughness[seat] <= before.toughness[seat]
            assert state.punch[seat] == before.punch[seat]
            assert state.knockdowns[seat] >= state.round_knockdowns[seat]
        # A turn has one attacker at most, and he floors the other once at most.
        assert sum(state.knockdowns) - sum(before.knockdowns) in (0, 1)
        if state.round == before.round:
            assert state.turn == before.turn + 1
            assert sum(state.attacks) - sum(before.attacks) in (0, 1)
            assert sum(state.attacks) <= state.turn
        else:
            assert (state.round, state.turn, state.attacks) == (before.round + 1, 0, (0, 0))
            assert state.round_knockdowns == (0, 0)
        assert [sides for sides, _ in dice[:4]] == [12] * 4
        assert len(dice) in (4, 6, 8, 10)
        assert all(sides == 6 for sides, _ in dice[4:])
        before = state
    last = before.round
    assert last <= (15 if options["extension"] else options["rounds"])
    assert before.result
    if before.result.method in ("decision", "draw"):
        assert before.turn == 3
        assert last >= options["rounds"]
        ahead = before.hp[0] - before.hp[1]
        assert before.result.winner == (None if ahead == 0 else 0 if ahead > 0 else 1)
        assert (before.result.method == "draw") == (ahead == 0)


@settings(max_examples=150)
@given(chosen(), seeds)
def test_the_corners_are_alike(options: dict[str, Any], seed: str) -> None:
    """The same bout with the corners swapped, each boxer keeping his dice, goes the same way."""
    other = {**options, "boxers": options["boxers"][::-1]}
    swapped = GAME.begin(other, Recorded([])).state
    for step, dice in bout(options, seed)[1:]:
        swapped = GAME.step(swapped, {}, Recorded([*dice[2:4], *dice[:2], *dice[4:]])).state
        assert mirrored(step.state, swapped.options) == swapped


def mirrored(state: State, options: Any) -> State:
    pairs = ("hp", "punch", "speed", "toughness", "attacks", "knockdowns", "round_knockdowns")
    result = state.result
    if result and result.winner is not None:
        result = Result(1 - result.winner, result.method)
    turned = {name: getattr(state, name)[::-1] for name in pairs}
    return replace(state, options=options, result=result, **turned)


@settings(max_examples=150)
@given(chosen(), seeds)
def test_the_events_tell_the_states(options: dict[str, Any], seed: str) -> None:
    """Who follows the events alone knows HP, Speed, Toughness, attacks and knockdowns after every step."""
    first = options["boxers"]
    hp, downs = [40, 40], [0, 0]
    speed, toughness = ([each[name] for each in first] for name in ("speed", "toughness"))
    for step, _ in bout(options, seed):
        for event in step.events:
            match type(event).__name__, event:
                case "Clinched" | "Rested", both:
                    assert tuple(hp) == both.hp_before
                    hp = list(both.hp)
                case "PunchThrown", punch:
                    assert punch.damage == sum(punch.dice) + punch.power - punch.toughness
                    assert (punch.toughness, punch.hp_before) == (toughness[1 - punch.seat], hp[1 - punch.seat])
                    hp[1 - punch.seat] = punch.hp
                case "CountRolled", count:
                    assert count.hp_before == hp[count.seat]
                    hp[count.seat] = count.hp
                case "KnockedDown", down:
                    downs[down.seat] += 1
                    assert downs[down.seat] == down.total
                case "WornDown", worn:
                    assert (worn.toughness[0], worn.speed[0]) == (toughness[worn.seat], speed[worn.seat])
                    toughness[worn.seat], speed[worn.seat] = worn.toughness[1], worn.speed[1]
                case "Fatigued", tired:
                    assert tired.before == speed[tired.seat]
                    speed[tired.seat] = tired.after
        state = step.state
        assert (state.hp, state.speed) == (tuple(hp), tuple(speed))
        assert (state.toughness, state.knockdowns) == (tuple(toughness), tuple(downs))
    ended = step.events[-1]
    assert (ended.winner, ended.method, ended.hp) == (state.result.winner, state.result.method, state.hp)
    assert (ended.round, ended.turn) == (state.round, state.turn)

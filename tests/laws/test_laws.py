"""The laws that every game keeps; a new game is covered as soon as it is in the registry.

The toy game stands in for what the games in the registry do not have yet: secrets, a clock, whoever speaks first.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import dump, load, plain, secret_fields
from engine.core.dice import Dice, Recorded, Seeded
from engine.core.errors import BadLink, BadOption, EngineError, IllegalAction
from engine.core.events import Event
from engine.core.match import Match, start
from engine.core.record import first_difference, read, to_text, verify, write
from engine.core.transcript import agree, opened
from engine.games import GAMES, IDS, get, latest
from engine.link.correspondence import Correspondence, accept, answer, invite, receive, record, reveal
from engine.players.policy import RandomPolicy, choose, play_out
from tests.attempts import attempt
from tests.core.toy import entered

ROOT = Path(__file__).parents[2]
VERSIONS = [*sorted(GAMES), ("toy", 1)]
every_game = pytest.mark.parametrize("key", VERSIONS, ids=lambda key: f"{key[0]}-{key[1]}")


@pytest.fixture(autouse=True, scope="module")
def _toy() -> Iterator[None]:
    with entered():
        yield


seeds = st.text("ABCDEFGH0123456789", min_size=1, max_size=6)


def begin(key: tuple[str, int], seed: str) -> Match:
    return start(get(*key), {}, seed=seed)


def onward(match: Match) -> Match:
    """One step, with random legal decisions that depend on nothing but the match."""
    turn = match.game.turn(match.state)
    if not turn.seats:
        return match.advance()
    for seat in turn.seats:
        match = match.decide(seat, choose(RandomPolicy(), match, seat))
        if turn.need == "any":
            break
    return match


def walk(match: Match) -> Iterator[Match]:
    yield match
    while not match.over:
        match = onward(match)
        yield match


@every_game
@given(seed=seeds)
def test_the_same_seed_gives_the_same_match(key: Any, seed: str) -> None:
    one, two = play_out(begin(key, seed)), play_out(begin(key, f" {seed.lower()} "))
    assert one == two
    assert to_text(one) == to_text(two)


@every_game
@given(seed=seeds)
def test_a_trace_is_ready_for_json(key: Any, seed: str) -> None:
    for match in walk(begin(key, seed)):
        trace = match.game.trace(match.state)
        assert plain(trace)
        assert json.loads(json.dumps(trace)) == trace
        assert all(isinstance(name, str) for name in trace)
        assert trace["result"] == dump(match.result)


@every_game
@given(seed=seeds)
def test_views_are_ready_for_json_and_a_spectator_knows_no_more_than_a_player(key: Any, seed: str) -> None:
    for match in walk(begin(key, seed)):
        seen = {None: match.game.view(match.state, None)}
        for seat in range(match.game.seats):
            seen[seat] = match.game.view(match.state, seat)
            assert set(seen[None]) <= set(seen[seat])
        assert all(plain(view) for view in seen.values())


@every_game
@given(seed=seeds)
def test_written_and_replayed(key: Any, seed: str) -> None:
    match = play_out(begin(key, seed))
    assert read(to_text(match)) == match
    by_hand = {name: write(match)[name] for name in ("format", "game", "rules", "decisions", "dice")}
    assert read(by_hand).checks() == match.checks()
    assert first_difference(match, key[1]) is None


@every_game
@settings(max_examples=25)
@given(seed=seeds)
def test_a_match_read_back_at_any_step_goes_on_as_it_would_have(key: Any, seed: str) -> None:
    whole = list(walk(begin(key, seed)))
    for past, then in pairwise(whole):
        assert onward(read(to_text(past))) == then


@every_game
@given(seed=seeds)
def test_undo_takes_a_step_back(key: Any, seed: str) -> None:
    past = None
    for match in walk(begin(key, seed)):
        if past is not None:
            assert match.undo() == past
            assert onward(match.undo()) == match
        past = match


@every_game
@given(seed=seeds)
def test_a_step_is_a_function_of_state_actions_and_dice(key: Any, seed: str) -> None:
    game = get(*key)
    match = play_out(begin(key, seed))
    for past, played in pairwise(match.played):
        before = repr(past.state)
        actions = {each.seat: each.action for each in played.decisions}
        for _ in range(2):
            step = game.step(past.state, actions, Recorded(played.dice))
            assert (step.state, step.events) == (played.state, played.events)
        assert repr(past.state) == before


@every_game
@given(seed=seeds)
def test_what_is_not_allowed_raises_and_changes_nothing(key: Any, seed: str) -> None:
    class Nonsense:
        """No action of any game."""

    for match in walk(begin(key, seed)):
        before = write(match)
        for seat in range(-1, match.game.seats + 1):
            with pytest.raises(IllegalAction):
                match.decide(seat, Nonsense())
        assert write(match) == before
        if match.over:
            for act in (match.advance, lambda match=match: match.decide(0, Nonsense())):
                with pytest.raises(IllegalAction):
                    act()
            with pytest.raises(IllegalAction):
                match.game.step(match.state, {}, Seeded("X"))


@every_game
@given(seed=seeds)
def test_turns_and_suggestions_are_sound(key: Any, seed: str) -> None:
    for match in walk(begin(key, seed)):
        turn = match.game.turn(match.state)
        assert turn.seats == tuple(sorted(set(turn.seats)))
        assert all(0 <= seat < match.game.seats for seat in turn.seats)
        assert (turn.ask == "over") == (match.result is not None)
        assert not (match.over and turn.seats)
        for seat in turn.seats:
            action = choose(RandomPolicy(), match, seat)
            match.game.check(match.state, seat, action)
            assert load(type(action), dump(action)) == action


@every_game
@given(seed=seeds)
def test_events_are_frozen_records_that_dump_to_json(key: Any, seed: str) -> None:
    for played in play_out(begin(key, seed)).played:
        assert isinstance(played.events, tuple)
        for event in played.events:
            assert isinstance(event, Event)
            assert is_dataclass(event)
            assert event.clause
            assert plain(dump(event))
            assert set(dump(event)) == {item.name for item in fields(event)}
            hash(event)


@every_game
@given(seed=seeds)
def test_a_result_names_a_seat_or_nobody(key: Any, seed: str) -> None:
    match = play_out(begin(key, seed))
    assert match.result is not None
    assert match.result.winner in (None, *range(match.game.seats))
    assert match.result.method


class Audited:
    """Dice that check what is asked of them."""

    def __init__(self, dice: Dice, seats: int) -> None:
        self.dice = dice
        self.seats = seats

    def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
        assert 2 <= sides <= 100
        assert by is None or 0 <= by < self.seats
        assert to, "a die that is typed in must say what it is for"
        value = self.dice.roll(sides, by, to)
        assert 1 <= value <= sides
        return value


@every_game
@settings(max_examples=25)
@given(seed=seeds)
def test_every_die_says_whose_and_what_for(key: Any, seed: str) -> None:
    game = get(*key)
    dice = Audited(Seeded(seed), game.seats)
    state = game.begin({}, dice).state
    while game.result(state) is None:
        turn = game.turn(state)
        actions: Any = {}
        for seat in turn.seats[: 1 if turn.need == "any" else None]:
            actions[seat] = next(game.suggest(state, seat))
        state = game.step(state, actions, dice).state


@every_game
def test_defaults_play_and_odd_options_are_refused(key: Any) -> None:
    game = get(*key)
    defaults = dump(load(game.options, {}))
    assert plain(defaults)
    assert start(game, defaults, seed="A") == start(game, {}, seed="A")
    for bad in ({"no such option": 1}, None, [], {name: object() for name in defaults}):
        with pytest.raises(BadOption):
            start(game, bad, seed="A")  # type: ignore[arg-type]
    for name in defaults:
        for junk in (float("nan"), -(10**12), [[[]]], {"x": {}}, "\ud800", None):
            with pytest.raises(BadOption):
                start(game, {name: junk}, seed="A")


@every_game
def test_secret_options_are_lists_by_seat(key: Any) -> None:
    game = get(*key)
    defaults = dump(load(game.options, {}))
    for name in secret_fields(game.options):
        assert len(defaults[name]) == game.seats
        # Each choice is judged on its own: it may stand in every place.
        for choice in defaults[name]:
            assert load(game.options, {name: [choice] * game.seats})


@every_game
def test_a_match_by_link_is_one_match_or_none(key: Any) -> None:
    game = get(*key)
    defaults = dump(load(game.options, {}))
    count = iter(range(10_000))

    def random_bytes() -> bytes:
        return hashlib.sha256(f"{key} {next(count)}".encode()).digest()

    def decision(side: Correspondence) -> Any:
        if not side.asked:
            return None
        if side.match is None:
            return {name: defaults[name][side.seat] for name in secret_fields(game.options)}
        return next(game.suggest(side.match.state, side.seat))

    def whole() -> None:
        first = opened(agree(game, {}, ("A", "B")))
        start_with = decision(Correspondence(0, first))
        one = invite(game, {}, ("A", "B"), start_with, salt=random_bytes(), share=random_bytes())
        two = accept(one.link or "")
        while one.due is not None and len(one.transcript.messages) < 40:
            two = answer(two, decision(two), share=random_bytes())
            one = receive(one, two.link or "")
            over = one.match is not None and one.match.over
            one = reveal(one) if over else reveal(one, decision(one), salt=random_bytes(), share=random_bytes())
            two = receive(two, one.link or "")
        match = record(one)
        assert match is not None
        assert match == record(two) == verify(to_text(match))

    refusal = attempt(BadLink, whole)
    if isinstance(refusal, BadLink):
        assert refusal.code == "not-by-link"


def test_the_registry() -> None:
    for name in IDS:
        newest = latest(name)
        assert get(name) is get(name, newest)
        # A released version is never removed.
        assert [(name, rules) in GAMES for rules in range(1, newest + 1)] == [True] * newest
    for (name, rules), _ in GAMES.items():
        game = get(name, rules)
        assert (game.id, game.rules) == (name, rules)
        assert is_dataclass(game.options)
        assert all(is_dataclass(kind) for kind in game.actions)
    for name, rules in (("chess", None), ("chess", 1), (IDS[0], 99), (IDS[0], 0)):
        with pytest.raises(EngineError):
            get(name, rules)


_PROGRAM = """
from engine.core.match import start
from engine.core.record import to_text
from engine.games import GAMES, get
from engine.link.correspondence import Correspondence, accept, answer, invite, receive, record, reveal
from engine.players.policy import play_out
for key in sorted(GAMES):
    for number in range(5):
        print(to_text(play_out(start(get(*key), {}, seed=f"HASH {number}"))))
"""


def test_nothing_depends_on_the_order_of_sets() -> None:
    texts = [
        subprocess.run(
            [sys.executable, "-c", _PROGRAM],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    ]
    assert texts[0] == texts[1] == texts[2] != ""

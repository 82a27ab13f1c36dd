"""Computer players: their own stream of dice, a view instead of the state, levels."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from engine.core.dice import Seeded
from engine.core.match import Match, Player, start
from engine.core.record import read, to_text
from engine.games import get
from engine.players.policy import LEVELS, RandomPolicy, choose, play_out, policy_of, seat_computers
from tests.core.toy import Toy, entered


class Spy:
    """Notes what it is asked with, and picks the first."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    def choose(self, view: Any, seat: int, level: int, dice: Any, legal: Any) -> Any:
        self.asked.append((dict(view), seat, level, [dice.roll(6) for _ in range(3)]))
        return next(legal())


def toy_match(seed: str | None = "TOY") -> Match:
    return start(Toy(), {}, (Player("a", "computer", 3), Player("b", "computer")), seed=seed, thinking="PRIVATE")


def test_a_policy_sees_its_view_and_level_and_its_own_stream() -> None:
    match, spies = toy_match(), (Spy(), Spy())
    for seat in (0, 1):
        choose(spies[seat], match, seat)
        stream = Seeded("TOY", f"computer/{seat}/1")
        (view, *rest) = spies[seat].asked[0]
        assert view == Toy().view(match.state, seat)
        assert rest == [seat, (3, 1)[seat], [stream.roll(6) for _ in range(3)]]


def test_hidden_facts_do_not_change_a_choice() -> None:
    match = toy_match()
    for hidden in range(1, 8):
        cards = (match.state.cards[0], hidden)
        swapped = replace(match, played=(replace(match.played[0], state=replace(match.state, cards=cards)),))
        assert choose(RandomPolicy(), swapped, 0) == choose(RandomPolicy(), match, 0)


def test_without_a_seed_the_private_one_serves() -> None:
    match, spy = toy_match(None), Spy()
    choose(spy, match, 1)
    stream = Seeded("PRIVATE", "computer/1/1")
    assert spy.asked[0][3] == [stream.roll(6) for _ in range(3)]


def test_thinking_never_shifts_a_roll() -> None:
    match = toy_match()
    for _ in range(5):
        choose(RandomPolicy(), match, 0)
    assert play_out(match) == play_out(toy_match())


def test_a_resumed_match_thinks_as_it_would_have() -> None:
    with entered():
        whole = play_out(toy_match())
        for step in range(whole.steps):
            assert play_out(read(to_text(whole.at(step)))) == whole


def test_the_named_policy_sits_in_its_seat() -> None:
    spy = Spy()
    match = play_out(toy_match(), {1: spy})
    assert match.over
    assert spy.asked
    assert {asked[1] for asked in spy.asked} == {1}


def test_random_choices_are_even() -> None:
    dice = Seeded("EVEN")
    drawn = Counter(RandomPolicy().choose({}, 0, 1, dice, lambda: iter("abcd")) for _ in range(4000))
    assert set(drawn) == set("abcd")
    assert all(900 < count < 1100 for count in drawn.values())


def test_seats_for_computers() -> None:
    match = seat_computers(start(get("d12_boxing"), {}, (Player("a"), Player("b")), seed="A"), (3, 1))
    assert match.players == (Player("a", "computer", 3), Player("b", "computer", 1))
    with pytest.raises(ValueError, match="zip"):
        seat_computers(match, (1,))
    assert tuple(sorted(LEVELS)) == LEVELS


def test_a_games_own_player_is_found_by_its_module(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy()
    module = ModuleType("engine.games.toy.player")
    module.POLICY = spy  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "engine.games.toy", ModuleType("engine.games.toy"))
    monkeypatch.setitem(sys.modules, "engine.games.toy.player", module)
    monkeypatch.setattr("engine.players.policy.IDS", ("toy",))
    with entered():
        assert policy_of(Toy()) is spy
        assert play_out(toy_match()).over
    assert {asked[1] for asked in spy.asked} == {0, 1}


def test_pure_luck_and_strangers_are_played_at_random() -> None:
    assert isinstance(policy_of(get("d12_boxing")), RandomPolicy)
    assert isinstance(policy_of(Toy()), RandomPolicy)

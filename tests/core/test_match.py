"""A match over the toy game: sealing, whoever speaks first, the clock, undo, branches, resuming."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.dice import Seeded, Typed
from engine.core.errors import BadOption, DiceError, DiceNeeded, IllegalAction
from engine.core.match import Branch, Decision, Match, Player, Source, read_action, start
from engine.core.record import read, to_text, write
from engine.games import get

from .toy import Clock, Pick, Shout, Toy

TOY = Toy()


def begin(seed: str = "TOY", **options: Any) -> Match:
    return start(TOY, options, seed=seed)


def pick(match: Match, seat: int) -> Match:
    return match.decide(seat, next(TOY.suggest(match.state, seat)))


def one_round(match: Match) -> Match:
    return pick(pick(match, 0), 1).decide(1, Shout("mine")).advance()


def test_a_sealed_decision_shows_nowhere_until_all_are_in() -> None:
    match = begin()
    action = next(TOY.suggest(match.state, 0))
    waiting = match.decide(0, action)
    assert waiting.sealed == {0: action}
    assert waiting.state == match.state
    assert waiting.played == match.played
    assert waiting.decisions == ()
    assert write(waiting) == write(match)
    played = pick(waiting, 1)
    assert played.sealed == {}
    assert [decision.seat for decision in played.decisions] == [0, 1]


def test_who_seals_first_makes_no_difference() -> None:
    match = begin()
    assert pick(pick(match, 0), 1) == pick(pick(match, 1), 0)


def test_a_second_decision_of_a_seat_is_refused() -> None:
    waiting = pick(begin(), 0)
    for action in (Pick(1), Pick(6)):
        with pytest.raises(IllegalAction) as caught:
            waiting.decide(0, action)
        assert caught.value.code == "not-your-turn"


@pytest.mark.parametrize("seat", [2, -1, None])
def test_a_seat_that_is_not_asked_is_refused(seat: Any) -> None:
    with pytest.raises(IllegalAction) as caught:
        begin().decide(seat, Pick(1))
    assert caught.value.code == "not-your-turn"


def test_a_refused_decision_changes_nothing() -> None:
    match = begin("TOY2")
    before = write(match)
    for action in (Pick(match.state.cards[0]), Shout("mine"), Clock(3), "nonsense", None):
        with pytest.raises(IllegalAction):
            match.decide(0, action)
    assert match.state.cards[0] != 7, "a seed whose card may be forbidden"
    assert write(match) == before
    assert match.sealed == {}


def test_dice_do_not_move_while_decisions_are_due() -> None:
    for match in (begin(), pick(begin(), 0)):
        with pytest.raises(IllegalAction) as caught:
            match.advance()
        assert caught.value.code == "decisions-due"


def test_whoever_speaks_first_is_played_at_once() -> None:
    ready = pick(pick(begin(), 0), 1)
    for seat in (0, 1):
        match = ready.decide(seat, Shout("mine"))
        assert match.played[-1].decisions == (Decision(seat, Shout("mine")),)
        assert match.state.ask == "roll"
    with pytest.raises(IllegalAction):
        ready.advance()


def test_the_referees_clock() -> None:
    ready = pick(pick(begin(), 0), 1)

    class Timed(Toy):
        def step(self, state: Any, actions: Any, dice: Any) -> Any:
            assert list(actions) == [None]
            return super().step(state, {0: Shout("pass")}, dice)

    match = Match(Timed(), ready.options, ready.players, ready.sources, ready.played).decide(None, Clock(10))
    assert match.decisions[-1] == Decision(None, Clock(10))


def test_a_match_that_is_over_takes_nothing_more() -> None:
    match = one_round(begin(rounds=1))
    assert match.over
    assert match.result is not None
    for act in (match.advance, lambda: match.decide(0, Pick(1)), lambda: match.end("resigned", 0)):
        with pytest.raises(IllegalAction) as caught:
            act()
        assert caught.value.code == "match-over"


def test_the_people_may_end_it() -> None:
    match = pick(begin(), 0).end("resigned", 1)
    assert match.over
    assert match.result is None
    assert match.sealed == {}
    assert write(match)["ended"] == {"kind": "resigned", "seat": 1}
    assert match.at(0).ended is None
    assert match.wanted() is None


def test_undo_takes_steps_back() -> None:
    first = one_round(begin())
    second = pick(pick(first, 0), 1)
    assert second.undo() == first
    assert second.undo(3) == first.at(1)
    assert second.undo(99) == begin()
    assert pick(first, 0).undo(0) == first
    for step in (-1, 99):
        with pytest.raises(IllegalAction) as caught:
            first.at(step)
        assert caught.value.code == "no-such-step"


def test_after_undo_the_same_dice_fall_again() -> None:
    match = one_round(begin())
    assert one_round(match.undo(3)) == match


def test_a_branch_has_its_parents_past_and_dice_of_its_own() -> None:
    parent = one_round(one_round(begin(rounds=3)))
    branch = parent.branch_at(3, "ID", " other ")
    assert branch.branch == Branch("ID", 3)
    assert branch.played == parent.played[:4]
    assert branch.sources == (Source(0, "seed", "TOY"), Source(4, "seed", "OTHER"))
    assert branch.seed is None
    again = one_round(branch)
    fresh = Seeded("OTHER")
    assert [value for _, value in again.dice[5:]] == [fresh.roll(6), fresh.roll(6), fresh.roll(4)]
    assert again.undo(again.steps - 3).sources == branch.sources
    assert again.undo(again.steps - 2).sources == (Source(0, "seed", "TOY"),)
    with pytest.raises(IllegalAction):
        parent.branch_at(99, "ID", "X")
    with pytest.raises(BadOption):
        parent.branch_at(4, "ID", "")


@pytest.mark.parametrize("steps", range(10))
def test_a_match_saved_and_read_back_goes_on_with_the_same_rolls(toy: Toy, steps: int) -> None:
    whole = one_round(one_round(one_round(begin(rounds=3))))
    resumed = read(to_text(whole.at(steps)))
    assert resumed == whole.at(steps)
    for played in whole.played[steps + 1 :]:
        if played.decisions:
            for decision in played.decisions:
                resumed = resumed.decide(decision.seat, decision.action)
        else:
            resumed = resumed.advance()
    assert resumed == whole


@pytest.mark.parametrize("at", range(7))
def test_a_branch_read_back_goes_on_with_its_own_dice(toy: Toy, at: int) -> None:
    parent = one_round(one_round(begin(rounds=4)))
    branch = parent.branch_at(at, "ID", "OTHER")
    assert read(to_text(branch)) == branch
    while branch.state.ask != "pick" or branch.steps == at:
        branch = _forward(branch)
    resumed = read(to_text(branch))
    assert resumed == branch
    assert one_round(resumed) == one_round(branch)


def _forward(match: Match) -> Match:
    if match.state.ask == "pick":
        return pick(pick(match, 0), 1)
    return match.decide(0, Shout("pass")) if match.state.ask == "shout" else match.advance()


# Typed dice


def typed_match() -> Match:
    return start(TOY, {}, thinking="PRIVATE")


def test_typed_dice_are_asked_for_one_by_one() -> None:
    match = pick(typed_match(), 0)
    assert match.wanted() is None
    waiting = pick(match, 1)
    assert waiting.played == match.played
    for seat in (0, 1):
        need = waiting.wanted()
        assert need is not None
        assert (need.sides, need.by, need.to) == (6, seat, "pick")
        waiting = waiting.with_die(3 + seat)
    assert waiting.wanted() is None
    assert waiting.played[-1].dice == ((6, 3), (6, 4))
    assert [each.seat for each in waiting.played[-1].decisions] == [0, 1]
    assert waiting.typed == ()
    assert waiting.sealed == {}


def test_a_typed_die_that_is_not_on_the_die_changes_nothing() -> None:
    waiting = pick(pick(typed_match(), 0), 1).with_die(6)
    for value in (0, 7, -1):
        with pytest.raises(DiceError) as caught:
            waiting.with_die(value)
        assert caught.value.code == "die-off-range"
    assert waiting.typed == (6,)
    assert waiting.with_die(1).played[-1].dice == ((6, 6), (6, 1))


def test_decisions_that_wait_for_dice_cannot_be_changed() -> None:
    waiting = pick(pick(typed_match(), 0), 1)
    for seat in (0, 1):
        with pytest.raises(IllegalAction):
            waiting.decide(seat, Pick(2))
    assert waiting.undo(0) == typed_match()


def test_the_first_to_speak_waits_for_typed_dice_as_well() -> None:
    class Noisy(Toy):
        def step(self, state: Any, actions: Any, dice: Any) -> Any:
            if state.ask == "shout":
                dice.roll(20, by=next(iter(actions)), to="shout")
            return super().step(state, actions, dice)

    match = pick(pick(start(Noisy(), {}, thinking="P"), 0), 1).with_die(1).with_die(2)
    waiting = match.decide(1, Shout("mine"))
    need = waiting.wanted()
    assert need is not None
    assert (need.sides, need.by) == (20, 1)
    with pytest.raises(IllegalAction) as caught:
        waiting.decide(0, Shout("mine"))
    assert caught.value.code == "not-your-turn"
    after = waiting.with_die(17)
    assert after.played[-1].decisions == (Decision(1, Shout("mine")),)
    assert after.played[-1].dice == ((20, 17),)


def test_dice_given_with_a_decision_are_the_callers() -> None:
    match = pick(begin(), 0)
    action = next(TOY.suggest(match.state, 1))
    assert match.decide(1, action, Typed([2, 5])).played[-1].dice == ((6, 2), (6, 5))
    with pytest.raises(DiceNeeded):
        match.decide(1, action, Typed([2]))


def test_a_luck_only_game_asks_for_its_dice() -> None:
    match = start(get("d12_boxing"), {})
    need = match.wanted()
    assert need is not None
    assert (need.sides, need.by, need.to) == (12, None, "turn")
    with pytest.raises(DiceNeeded):
        match.advance()
    half = match.with_die(12)
    assert half.steps == 0
    assert half.typed == (12,)
    need = half.wanted()
    assert need is not None
    assert (need.by, need.to) == (1, "get-up")
    assert write(half) == write(match)
    over = half.with_die(1)
    assert over.over
    assert over.dice == ((12, 12), (12, 1))
    assert over.undo().wanted() is not None


def test_a_seeded_match_wants_no_dice() -> None:
    match = start(get("d12_boxing"), {}, seed="A")
    assert match.wanted() is None
    assert match.steps == 0


def test_set_up_dice_without_a_source_are_asked_for() -> None:
    with pytest.raises(DiceNeeded):
        start(TOY, {})
    assert start(TOY, {}, dice=Typed([1, 2])).dice == ((7, 1), (7, 2))


# Starting


def test_names_options_and_seeds_are_checked_at_the_start() -> None:
    game = get("d12_boxing")
    for bad in ({"options": {"rounds": 99}}, {"players": (Player("x" * 30), Player())}, {"seed": ""}):
        with pytest.raises(BadOption):
            start(game, bad.pop("options", {}), **bad)
    with pytest.raises(BadOption) as caught:
        start(game, {}, (Player(),) * 3)
    assert caught.value.code == "wrong-length"


def test_defaults_are_left_out_of_the_options() -> None:
    game = get("d12_boxing")
    assert start(game, {"rounds": 6, "count_table": "simple"}, seed="A").options == {"count_table": "simple"}
    assert start(game, {}, (Player("  a "), Player()), seed="a").players[0].name == "a"


def test_actions_are_read_into_the_first_form_that_takes_them() -> None:
    assert read_action(TOY, {"pick": 3}) == Pick(3)
    assert read_action(TOY, {"word": "pass"}) == Shout("pass")
    for data in ({"pick": 9}, {"word": "x"}, {}, [], None, 7, {"pick": True}):
        with pytest.raises(IllegalAction) as caught:
            read_action(TOY, data)
        assert caught.value.code == "unreadable-action"
        assert "field" in caught.value.params
    with pytest.raises(IllegalAction) as caught:
        read_action(get("d12_boxing"), {})
    assert caught.value.code == "no-decisions"


@given(st.integers(0, 2**31), st.data())
def test_any_toy_match_is_a_fold_over_its_steps(number: int, data: st.DataObject) -> None:
    match = begin(f"TOY{number}", rounds=2)
    history = [match]
    while not match.over:
        turn = TOY.turn(match.state)
        if not turn.seats:
            match = match.advance()
        else:
            for seat in data.draw(st.permutations(turn.seats)):
                match = match.decide(seat, data.draw(st.sampled_from(list(TOY.suggest(match.state, seat)))))
                if turn.need == "any":
                    break
        history.append(match)
    assert match.steps == 6
    for step, past in enumerate(history):
        assert match.at(step) == past
        assert match.checks()[: step + 1] == past.checks()

"""Whole matches by link, played honestly: both sides see the same, and a record proves it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import dump
from engine.core.dice import Keyed
from engine.core.errors import BadCard, BadLink, BadOption, BadRecord, EngineError, IllegalAction
from engine.core.joint import dice_key, message_hash
from engine.core.record import read, to_text, verify, write
from engine.games import get
from engine.link.correspondence import (
    Correspondence,
    accept,
    answer,
    begun,
    claim_forfeit,
    invite,
    message_of,
    receive,
    record,
    resign,
    reveal,
)
from engine.link.envelope import pack, unpack
from engine.link.recovery import export, resume
from engine.link.share import open_link, record_link, seed_link
from tests.core.toy import Pick, Shout, State
from tests.link.orders import Orders, Quick, begin, choose, entered, secret

picks = st.lists(st.integers(1, 6), min_size=40, max_size=40)


def chooser(numbers: list[int]) -> Any:
    left = iter(numbers)

    def pick(one: Correspondence) -> Any:
        if not one.asked:
            return None
        assert one.match is not None
        state: State = one.match.state
        number = next(left)
        if state.ask == "shout":
            return Shout("mine" if number % 2 else "pass")
        return Pick(number if number != state.cards[one.seat] else number % 6 + 1)

    return pick


@settings(max_examples=40)
@given(st.sampled_from(["orders", "quick"]), st.integers(1, 3), picks, st.text(max_size=3))
def test_a_whole_match_is_the_same_for_both_and_proved(game: str, rounds: int, numbers: list[int], name: str) -> None:
    with entered():
        pick = chooser(numbers)
        pair = begin(game, {"rounds": rounds}, None if game == "orders" else Pick(numbers[0]), name)
        while pair.one.due is not None:
            # Before the end as at it: what one side keeps is what its file brings back.
            for side in pair.sides:
                assert resume(export(side)) == side
            pair = pair.turn(pick)
            shown = record(pair.two)
            if shown is not None:
                assert verify(to_text(shown)).played == shown.played
        one, two = record(pair.one), record(pair.two)
        assert one is not None
        assert one == two == verify(to_text(one))
        assert one.over
        assert one.seed is None
        assert one.sources[0].kind == "joint"
        assert [each.name for each in one.players] == ["Hana", "鉄のジョー"]
        # Replay needs only decisions and dice.
        bare = write(one)
        del bare["sealed"], bare["checks"]
        assert read(bare).played == one.played


def test_the_messages_cost_each_side_one_a_step(made: None) -> None:
    # Set-up, and two rounds with a pick and a shout: five exchanges, and the last reveal.
    assert len(begin().until().links) == 2 * 5 + 1
    assert len(begin("quick", action=Pick(1)).until().links) == 2 * 4 + 1


def test_seat_0_knows_a_step_first_and_seat_1_before_it_orders_again(made: None) -> None:
    pair = begin().until(2)
    assert pair.two.match is None
    assert pair.one.match is not None
    assert record(pair.one) is None
    pair = pair.until(3)
    assert pair.two.match is not None
    assert pair.two.match.steps == pair.one.transcript.match.steps  # type: ignore[union-attr]
    assert (pair.one.due, pair.two.due) == (1, 1)
    assert (pair.one.asked, pair.two.asked) == (False, True)


def test_the_dice_follow_from_both_shares_and_go_on_through_steps_without_decisions(made: None) -> None:
    pair = begin("quick", action=Pick(1)).until(5)
    match = record(pair.two)
    assert match is not None
    # Step 1 is the pick, 2 the shout; after it, without a decision, step 3 rolls on.
    first, second = pair.two.transcript.messages[1:5:2]
    assert (first["step"], second["step"], match.steps) == (1, 2, 3)
    for sent, opened, sides, rolled in (
        (first, pair.two.transcript.messages[2], (6, 6), match.played[1].dice),
        (second, pair.two.transcript.messages[4], (4,), match.played[2].dice + match.played[3].dice),
    ):
        key = dice_key(pair.one.id, sent["step"], (opened["share"], sent["share"]), message_hash(sent))
        dice = Keyed(key)
        assert rolled == tuple((each, dice.roll(each)) for each in sides)


def test_a_bout_of_blow_of_fate_takes_three_messages_and_hides_the_builds() -> None:
    mine = {"boxers": {"name": "Saki", "punch": 9, "speed": 5, "toughness": 1}}
    pair = begin("blow_of_fate", {"rounds": 2}, mine)
    assert "Saki" not in str(unpack(pair.links[0]))
    assert pair.two.asked
    assert pair.two.transcript.asked() == (0, 1)
    pair = pair.until()
    assert len(pair.links) == 3
    match = record(pair.two)
    assert match is not None
    assert match == verify(to_text(match))
    assert [boxer["punch"] for boxer in match.options["boxers"]] == [9, 5]
    assert match.options["rounds"] == 2
    assert match.over


def test_a_game_of_luck_alone_is_played_by_link_too() -> None:
    pair = begin("d12_boxing").until()
    assert len(pair.links) == 3
    match = record(pair.one)
    assert match is not None
    assert match.over
    assert verify(to_text(match)) == match


def test_resigning_is_told_and_stands_in_the_record(made: None) -> None:
    for seat, messages in ((0, 4), (1, 3)):
        pair = begin().until(messages)
        loser = resign(pair.sides[seat])
        other = receive(pair.sides[1 - seat], loser.link or "")
        for side in (loser, other):
            match = record(side)
            assert match is not None
            assert match.ended is not None
            assert (match.ended.kind, match.ended.seat) == ("resigned", seat)
            assert verify(to_text(match)) == match
            assert side.due is None
            assert resume(export(side)) == side


def test_declining_an_invitation_leaves_no_record(made: None) -> None:
    pair = begin()
    two = resign(pair.two)
    one = receive(pair.one, two.link or "")
    assert (one.due, two.due, record(one), record(two)) == (None, None, None, None)
    assert resume(export(one)) == one


def test_an_unrevealed_step_is_a_forfeit_claimed_by_the_other_side(made: None) -> None:
    pair = begin().until(4)
    match = claim_forfeit(pair.two)
    assert match.ended is not None
    assert (match.ended.kind, match.ended.seat) == ("forfeit", 0)
    assert verify(to_text(match)) == match
    for side in (pair.one, begin().until(3).two, begin().until().two):
        with pytest.raises(BadRecord) as caught:
            claim_forfeit(side)
        assert caught.value.code == "no-forfeit"
    assert pair.two.transcript.unrevealed() is None
    # Of a set-up that rolls dice, nothing is known.
    with pytest.raises(BadRecord) as caught:
        claim_forfeit(begin().until(2).two)
    assert caught.value.code == "transcript-short"


def test_an_unrevealed_set_up_is_a_forfeit_too() -> None:
    fate = begin("blow_of_fate", {"cap": 6}, {"boxers": {"name": "Saki", "punch": 6, "speed": 5, "toughness": 4}})
    two = answer(fate.two, {"boxers": {"name": "Ken", "punch": 5, "speed": 5, "toughness": 5}}, share=secret("x"))
    for side in (two, begin("d12_boxing").until(2).two):
        match = claim_forfeit(side)
        assert (match.steps, match.dice, match.over, match.result) == (0, (), True, None)
        assert verify(to_text(match)) == match
        # The other side's unknown choice is not filled in otherwise, and nothing is made of it but a forfeit.
        data = write(match)
        for ended in (None, {"kind": "abandoned"}, {"kind": "forfeit", "seat": 1}):
            with pytest.raises(BadRecord):
                verify({**data, "ended": ended})
    data = write(claim_forfeit(two))
    data["options"]["boxers"][0]["name"] = "Saki"
    with pytest.raises(BadRecord) as caught:
        verify(data)
    assert caught.value.code == "not-as-sent"


def test_a_seed_for_thinking_stays_private_to_its_side(made: None) -> None:
    one = invite(Orders(), {}, ("a", "b"), salt=secret(1), share=secret(2), thinking="ABC")
    two = accept(one.link or "", thinking="DEF")
    two = answer(two, share=secret(3))
    one = receive(one, two.link or "")
    one = reveal(one, choose(one), salt=secret(4), share=secret(5))
    two = receive(two, one.link or "")
    assert [record(side).thinking for side in (one, two)] == ["ABC", "DEF"]  # type: ignore[union-attr]
    assert resume(export(two)) == two
    assert "ABC" not in str(one.transcript.messages)


def test_a_match_by_link_has_a_record_link_and_no_seed_link(made: None) -> None:
    match = record(begin("d12_boxing").until().one)
    assert match is not None
    assert open_link(record_link(match)).match == match
    with pytest.raises(BadLink):
        seed_link(match)


def test_a_what_if_and_an_earlier_moment_drop_the_messages(made: None) -> None:
    match = record(begin().until().one)
    assert match is not None
    assert match.at(match.steps).transcript == match.transcript
    for other in (match.at(2), match.branch_at(match.steps - 1, "P", "ABC").advance()):
        assert other.transcript == ()
        assert read(to_text(other)) == other
        with pytest.raises(BadRecord) as caught:
            verify(to_text(other))
        assert caught.value.code == "no-transcript"


def test_names_and_options_are_put_into_one_form(made: None) -> None:
    terms = begin("orders", {"rounds": 2}, names=("  Hana ", "\u200bKaze")).one.transcript.terms
    assert (terms.options, terms.names) == ({}, ("Hana", "Kaze"))
    assert begin("orders", names=("Hana", "Kaze")).one.id == terms.id
    assert begin("orders", {"rounds": 3}, names=("Hana", "Kaze")).one.id != terms.id
    assert begin("orders", names=("Kaze", "Hana")).one.id != terms.id


GOOD: dict[str, Any] = {"salt": secret("s"), "share": secret("t")}


@pytest.mark.parametrize(
    ("game", "options", "action", "more", "kind", "code"),
    [
        ("blow_of_fate", {"boxers": ["iron_gate", "dawn_scale"]}, {}, {}, BadOption, "secret-option"),
        ("blow_of_fate", {}, None, {}, BadOption, "not-an-object"),
        ("blow_of_fate", {}, {"boxers": "iron_gate", "x": 1}, {}, BadOption, "not-an-object"),
        ("blow_of_fate", {}, {"boxers": "nobody"}, {}, BadCard, "unknown-boxer"),
        ("blow_of_fate", {"cap": 5}, {"boxers": "iron_gate"}, {}, BadCard, "toughness-over"),
        ("blow_of_fate", {"rounds": 99}, {"boxers": "iron_gate"}, {}, BadOption, "off-range"),
        ("orders", {}, {"pick": 1}, {}, IllegalAction, "nothing-to-decide"),
        ("orders", {}, None, {"names": ("a",)}, BadOption, "wrong-length"),
        ("orders", {}, None, {"names": ("a", "b" * 99)}, BadOption, "bad-name"),
        ("orders", {}, None, {"salt": b"short"}, BadOption, "bad-secret"),
        ("orders", {}, None, {"share": b""}, BadOption, "bad-secret"),
        ("orders", {}, None, {"share": GOOD["salt"]}, BadOption, "used-secret"),
        ("quick", {}, None, {}, IllegalAction, "unreadable-action"),
        ("quick", {}, Pick(7), {}, IllegalAction, "unreadable-action"),
        ("quick", {}, Shout("mine"), {}, IllegalAction, "wrong-action"),
    ],
)
def test_ones_own_faults(
    made: None, game: str, options: Any, action: Any, more: Any, kind: type[EngineError], code: str
) -> None:
    given = {"names": ("a", "b"), **GOOD, **more}
    with pytest.raises(kind) as caught:
        invite(get(game), options, given.pop("names"), action, **given)
    assert caught.value.code == code


def test_whoever_is_quicker_is_not_a_game_for_letters(made: None) -> None:
    pair = begin("toy").until(3)
    # The picks lead to a turn in which the first to shout counts.
    with pytest.raises(BadLink) as caught:
        pair.turn()
    assert caught.value.code == "not-by-link"


def test_a_game_for_three_is_not_by_link(made: None) -> None:
    class Three(Quick):
        seats = 3

    with pytest.raises(BadLink) as caught:
        invite(Three(), {}, ("a", "b", "c"), Pick(1), **GOOD)
    assert caught.value.code == "not-by-link"


def refused(act: Any, code: str) -> None:
    with pytest.raises((IllegalAction, BadOption)) as caught:
        act()
    assert caught.value.code == code


def test_nobody_speaks_out_of_turn(made: None) -> None:
    pair = begin()
    refused(lambda: answer(pair.one, share=secret(1)), "not-your-turn")
    refused(lambda: reveal(pair.one, **GOOD), "not-your-turn")
    refused(lambda: reveal(pair.two, **GOOD), "not-your-turn")
    refused(lambda: resign(pair.one), "not-your-turn")
    later = pair.until(2)
    refused(lambda: answer(later.two, share=secret(1)), "not-your-turn")
    refused(lambda: resign(later.two), "not-your-turn")
    refused(lambda: reveal(later.one, Pick(1)), "bad-secret")
    over = pair.until()
    for act in (lambda: answer(over.two, share=secret(1)), lambda: reveal(over.one), lambda: resign(over.two)):
        refused(act, "match-over")


def test_secrets_are_used_once(made: None) -> None:
    pair = begin().until(3)
    refused(lambda: answer(pair.two, choose(pair.two), share=secret("", 1, "share")), "used-secret")
    refused(lambda: answer(pair.two, choose(pair.two), share=b"1"), "bad-secret")


def test_the_last_reveal_commits_to_nothing(made: None) -> None:
    pair = begin()
    while not (pair.one.match and pair.one.match.over):
        pair = pair.turn()
    assert not pair.one.asked
    refused(lambda: reveal(pair.one, Pick(1), **GOOD), "match-over")
    refused(lambda: resign(pair.one), "match-over")
    over = reveal(pair.one)
    assert over.due is None
    assert over.transcript.asked() == ()


def test_an_illegal_action_of_ones_own_changes_nothing(made: None) -> None:
    pair = begin("quick", action=Pick(1))
    refused(lambda: answer(pair.two, Shout("mine"), share=secret(1)), "wrong-action")
    refused(lambda: answer(pair.two, None, share=secret(1)), "unreadable-action")
    assert answer(pair.two, Pick(2), share=secret(1)).due == 0


def test_the_link_can_be_sent_again_and_names_its_match(made: None) -> None:
    pair = begin()
    assert pair.two.link is None
    assert pair.two.message is None
    assert message_of(pair.links[0])["match"] == pair.one.id
    assert begun(message_of(pair.links[0])).terms == pair.two.transcript.terms
    with pytest.raises(BadLink):
        message_of(pack("s", {}))
    assert dump(pair.one.message) == unpack(pair.one.link or "")[1]


def test_turn_links_stay_short(made: None) -> None:
    links = begin("quick", action=Pick(1)).until().links
    assert max(map(len, links)) < 450

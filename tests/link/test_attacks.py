"""Every way to cheat with messages that we know of: each is refused under its own name, and nothing changes."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import BadLink, EngineError
from engine.core.joint import commitment, message_hash
from engine.core.messages import read_message
from engine.games import get
from engine.link.correspondence import Correspondence, accept, answer, invite, receive, resign, reveal
from engine.link.envelope import pack, unpack
from engine.link.recovery import export
from tests.attempts import attempt
from tests.core.toy import Pick
from tests.link.orders import NAMES, Pair, begin, choose, entered, secret


def body(link: str | None) -> dict[str, Any]:
    opened: dict[str, Any] = copy.deepcopy(unpack(link or "")[1])
    return opened


def refused(side: Correspondence, message: str | Mapping[str, Any] | None) -> BadLink:
    before = export(side)
    with pytest.raises(BadLink) as caught:
        receive(side, message if isinstance(message, str) else pack("t", message))
    assert export(side) == before
    return caught.value


def code(side: Correspondence, message: str | Mapping[str, Any] | None) -> str:
    return refused(side, message).code


@pytest.fixture
def pair(made: None) -> Pair:
    """A match whose first round of orders is out, seat 0 about to reveal them."""
    return begin().until(4)


def revealing(pair: Pair, **changes: Any) -> dict[str, Any]:
    """The honest reveal that is due, with something in it changed."""
    return body(pair.turn().links[-1]) | changes


def test_late_choice_of_seat_0(pair: Pair) -> None:
    true = revealing(pair)["action"]["pick"]
    for pick in range(1, 7):
        if pick != true:
            assert code(pair.two, revealing(pair, action={"pick": pick})) == "wrong-reveal"


def test_late_choice_of_seat_1(pair: Pair) -> None:
    early, late = begin().until(3), pair.turn()
    other = body(answer(early.two, Pick(6), share=secret("late")).link)
    assert other["action"] != body(pair.links[3])["action"]
    # Before the reveal and after it, the first answer counts.
    for side in (pair.one, late.one):
        assert code(side, other) == "rewritten-message"


def test_share_chosen_after_seeing_the_others(pair: Pair) -> None:
    for number in range(20):
        assert code(pair.two, revealing(pair, share=secret("ground", number).hex())) == "wrong-reveal"
        assert code(pair.two, revealing(pair, salt=secret("ground", number).hex())) == "wrong-reveal"
    # Seat 1 chose when all it had of the other share was the commitment.
    seen = str(pair.two.transcript.messages)
    assert pair.one.opening is not None
    assert pair.one.opening.share not in seen
    assert pair.one.opening.salt not in seen


def test_a_commitment_says_nothing_of_what_it_hides(made: None) -> None:
    sent = [body(begin("quick", action=Pick(pick)).links[0]) for pick in (1, 2)]
    assert sent[0].pop("commit") != sent[1].pop("commit")
    assert sent[0] == sent[1]
    marks = {body(begin("quick", action=Pick(1), name=str(n)).links[0])["commit"] for n in range(50)}
    assert len(marks) == 50


def test_commitment_copied_from_another_table(made: None) -> None:
    # Mallory, invited by Hana, invites Joe with Hana's commitment, and hopes to hand Hana's reveal on to him.
    hana = begin("quick", action=Pick(3), names=("Hana", "Mallory"))
    copied = body(begin("quick", action=Pick(1), names=("Mallory", "Joe")).links[0])
    copied["commit"] = body(hana.links[0])["commit"]
    joe = answer(accept(copied), Pick(2), share=secret("joe"))
    opened = body(hana.until(3).links[2])
    forged = {**opened, "match": joe.id, "previous": message_hash(joe.transcript.messages[-1])}
    assert code(joe, forged) == "wrong-reveal"


def test_commitment_copied_from_an_earlier_step(pair: Pair) -> None:
    # The first commitment and its opening once more, in the place of the next ones.
    first, third = body(pair.links[0]), body(begin().until(3).links[2])
    again = {**third, "commit": first["commit"]}
    two = receive(begin().until(2).two, again)
    two = answer(two, choose(two), share=secret("again"))
    assert first["match"] == two.id
    opening = {key: third[key] for key in ("salt", "share")}
    place = {"match": two.id, "step": 1, "seat": 0, "previous": message_hash(two.transcript.messages[-1])}
    assert code(two, {**place, **opening, "commit": "0" * 64}) == "wrong-reveal"


def test_commitment_of_the_other_seat_does_not_open() -> None:
    parts = ("m", 1, 0, "p", None, "s", "t")
    changed = [(*parts[:n], "x" if n != 1 else 2, *parts[n + 1 :]) for n in range(7)]
    marks = [commitment(*each) for each in (parts, *changed, ("m", 1, 1, *parts[3:]))]  # type: ignore[arg-type]
    assert len(set(marks)) == len(marks)


def test_message_of_another_match(pair: Pair) -> None:
    other = begin(names=("Hana", "Kaze")).until(5)
    assert code(pair.two, other.links[4]) == "foreign-message"
    assert code(pair.one, other.links[3]) == "foreign-message"
    # Under this match's id, it does not follow on what was said here.
    assert code(pair.two, {**body(other.links[4]), "match": pair.one.id}) == "wrong-previous"
    follows = {**body(other.links[4]), "match": pair.one.id, "previous": pair.two.transcript.head}
    assert code(pair.two, follows) == "wrong-reveal"


def test_message_of_another_run_on_the_same_terms(pair: Pair) -> None:
    other = begin(name="rematch").until(5)
    assert other.one.id == pair.one.id
    assert code(pair.two, other.links[4]) == "wrong-previous"
    assert code(begin().until(3).one, other.links[3]) == "wrong-previous"


def test_reveal_of_another_turn(pair: Pair) -> None:
    third, later = body(pair.links[2]), pair.until(6)
    due = {"step": later.two.transcript.step, "previous": later.two.transcript.head}
    assert code(later.two, {**third, **due}) == "wrong-reveal"
    future = body(later.turn().links[-1])
    assert code(pair.two, future) == "wrong-step"
    assert refused(pair.two, future).params == {"step": 2, "allowed": 1}
    assert code(pair.two, {**future, "step": 1, "previous": pair.two.transcript.head}) == "wrong-reveal"


def test_abort_and_restart(pair: Pair) -> None:
    anew = begin(name="I lost my phone").links[0]
    for moment in (begin(), begin().until(2), pair, pair.until(7), pair.until()):
        assert code(moment.two, anew) == "restarted-match"
    assert code(pair.one, anew) == "own-message"
    # Nor can one step be dealt anew: seat 0 with an old copy of its side, and a new commitment.
    old = begin().until(2).one
    again = reveal(old, choose(old), salt=secret("new"), share=secret("newer"))
    for moment in (begin().until(3), pair, pair.until(7)):
        assert code(moment.two, again.link) == "rewritten-message"


def test_replay_of_every_message_at_every_time(made: None) -> None:
    whole = begin().until()
    for length in range(1, len(whole.links) + 1):
        now = begin().until(length)
        for number, link in enumerate(whole.links[:length]):
            for seat, side in enumerate(now.sides):
                received = number % 2 != seat
                last = number == max(n for n in range(length) if n % 2 != seat) if length > 1 or seat == 1 else False
                expected = ("replayed-message" if last else "stale-message") if received else "own-message"
                assert code(side, link) == expected, (length, number, seat)


def test_swapped_seats(pair: Pair) -> None:
    for number, link in enumerate(pair.until().links):
        flipped = body(link) | {"seat": 1 - number % 2}
        for side in pair.sides:
            assert code(side, flipped) in ("unreadable-message", "own-message")
    sealed = body(pair.turn().links[-1])
    answered = {**{key: sealed[key] for key in ("match", "step", "previous", "share", "action")}, "seat": 1}
    assert code(pair.two, answered) == "own-message"
    assert code(pair.one, answered) == "rewritten-message"


def test_a_message_too_many(pair: Pair) -> None:
    # Seat 0 does not wait for the answer.
    early = begin().until(3)
    more = {**body(pair.turn().links[-1]), "step": 2, "previous": early.two.transcript.head}
    assert code(early.two, more) == "out-of-turn"
    over = pair.until()
    last = body(over.links[-1])
    assert code(over.two, {**last, "step": 99}) == "correspondence-over"


def test_an_order_against_the_rules(pair: Pair) -> None:
    # Seat 1 in the clear: refused, and the honest answer still counts.
    early = begin().until(3)
    card = early.one.match.state.cards[1]  # type: ignore[union-attr]
    cases: list[tuple[Any, str]] = [
        ({"pick": card}, "own-card"),
        ({"pick": 7}, "unreadable-action"),
        ({"pick": True}, "unreadable-action"),
        ({"word": "mine"}, "wrong-action"),
        (None, "unreadable-action"),
    ]
    for action, reason in cases:
        error = refused(early.one, {**body(pair.links[3]), "action": action})
        assert (error.code, error.params["reason"]) == ("illegal-order", reason)
        assert isinstance(error.__cause__, EngineError)
    assert receive(early.one, pair.links[3]) == pair.one
    # Seat 0, sealed: it can open that or nothing, and nothing is a forfeit.
    for action in ({"pick": 99}, {"pick": early.two.match.state.cards[0]}, None):  # type: ignore[union-attr]
        sealed = body(pair.links[2])
        place = (sealed["match"], 1, 0, sealed["previous"])
        salts = (secret("a").hex(), secret("b").hex())
        start = begin().until(2)
        two = receive(start.two, {**sealed, "commit": commitment(*place, action, *salts)})
        two = answer(two, Pick(6 if two.match.state.cards[1] != 6 else 5), share=secret("c"))  # type: ignore[union-attr]
        opening = {"salt": salts[0], "share": salts[1], "action": action, "commit": "0" * 64}
        place_now = {"match": two.id, "step": 1, "seat": 0, "previous": two.transcript.head}
        assert code(two, {**place_now, **opening}) == "illegal-order"


def test_a_build_against_the_rules() -> None:
    good = {"boxers": "iron_gate"}
    pair = begin("blow_of_fate", {"cap": 10}, good)
    answered = body(pair.turn().links[1])
    for choice in ({"boxers": {"name": "", "punch": 10, "speed": 10, "toughness": 10}}, {}, None, {"boxers": None}):
        assert code(pair.one, {**answered, "action": choice}) == "illegal-order"
    assert code(pair.one, {**answered, "action": {**good, "rounds": 1}}) == "illegal-order"
    # Looking at the seal is no help for picking the right boxer: the other is sealed, and may not change.
    later = pair.turn()
    last = body(later.turn().links[-1])
    assert code(later.two, {**last, "action": {"boxers": "temple_bell"}}) == "wrong-reveal"


def test_orders_where_nothing_is_asked(pair: Pair) -> None:
    set_up = begin()
    assert code(set_up.one, {**body(pair.links[1]), "action": {"pick": 1}}) == "illegal-order"


def test_the_end_is_not_put_off_nor_hurried(pair: Pair) -> None:
    bare = revealing(pair)
    del bare["commit"]
    assert code(pair.two, bare) == "unreadable-message"
    over = pair
    while not (over.one.match and over.one.match.over):
        over = over.turn()
    last = body(reveal(over.one).link)
    assert code(over.two, {**last, "commit": "0" * 64}) == "unreadable-message"
    assert code(over.two, {**last, "resign": True}) == "unreadable-message"


def test_one_cannot_resign_for_the_other(pair: Pair) -> None:
    forged = body(resign(begin().until(3).two).link)
    assert code(begin().until(3).two, forged) == "own-message"
    assert code(pair.two, {**revealing(pair), "seat": 1}) == "unreadable-message"


CHARACTERS = "0aZ_-."


@settings(max_examples=150)
@given(st.integers(0, 5), st.data())
def test_altered_characters(number: int, data: st.DataObject) -> None:
    with entered():
        pair = begin().until(number)
        now = pair.turn()
        link = now.links[-1]
        at = data.draw(st.integers(0, len(link) - 1))
        letter = data.draw(st.sampled_from(CHARACTERS))
        side = pair.sides[pair.one.due == 0]
        if link[at].upper() != letter.upper():
            refused(side, link[:at] + letter + link[at + 1 :])


def altered(value: Any, draw: Any) -> Any:
    """Something else in its place, or one digit of a hash changed."""
    if isinstance(value, str) and len(value) == 64:
        at = draw(st.integers(0, 63))
        return value[:at] + draw(st.sampled_from([c for c in "0123456789abcdefG" if c != value[at]])) + value[at + 1 :]
    return draw(st.sampled_from([None, True, -1, 0, 1, 2, 5, 10**30, "", "x", [], {}, {"pick": 1}, {"word": "pass"}]))


@settings(max_examples=400)
@given(st.integers(1, 8), st.data())
def test_altered_fields(number: int, data: st.DataObject) -> None:
    """A message with one field changed is refused, unless it is seat 1's own business what it says there."""
    with entered():
        pair = begin().until(number)
        sent = body(pair.turn().links[-1])
        name = data.draw(st.sampled_from([*sent, "format", "salt", "commit", "resign", "note"]))
        changed = {**sent, name: altered(sent.get(name), data.draw)}
        if data.draw(st.booleans()) and name in sent:
            del changed[name]
        side = pair.sides[pair.one.due == 0]
        result = attempt(BadLink, lambda: receive(side, pack("t", changed)))
        if message_hash(changed) == message_hash(sent) or not isinstance(result, BadLink):
            free = {"action", "share", "resign"} if side.seat == 0 else {"commit", "resign"}
            assert name in free or changed.get(name) == sent.get(name) or changed.get(name) in (None, False)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=70), st.lists, max_leaves=5))
def test_any_body_is_refused(junk: Any) -> None:
    with entered():
        pair = begin()
        for side in pair.sides:
            refused(side, pack("t", junk))
            refused(side, pack("t", {"match": junk}))
        attempt(BadLink, lambda: read_message(junk))


INVITATIONS: list[tuple[dict[str, Any], str]] = [
    ({"format": 2}, "newer-message"),
    ({"format": 0}, "unreadable-message"),
    ({"format": True}, "unreadable-message"),
    ({"rules": 2}, "newer-rules"),
    ({"rules": 0}, "unknown-rules"),
    ({"game": "chess"}, "unknown-game"),
    ({"options": {"rounds": 3}}, "altered-message"),
    ({"options": {"rounds": 99}}, "off-range"),
    ({"options": {"speed": 3}}, "unknown-field"),
    ({"options": {"boxers": ["iron_gate", "dawn_scale"]}}, "secret-option"),
    ({"names": ["Kaze", "Hana"]}, "altered-message"),
    ({"names": ["Hana", "x" * 100]}, "bad-name"),
    ({"names": ["Hana"]}, "unreadable-message"),
    ({"match": "0" * 64}, "altered-message"),
    ({"match": "0"}, "unreadable-message"),
    ({"match": "A" * 64}, "unreadable-message"),
    ({"commit": None}, "unreadable-message"),
    ({"step": 1}, "wrong-step"),
    ({"step": -1}, "unreadable-message"),
    ({"seat": 1}, "unreadable-message"),
    ({"previous": "0" * 64}, "wrong-previous"),
    ({"share": "0" * 64}, "unreadable-message"),
]


@pytest.mark.parametrize(("part", "expected"), INVITATIONS, ids=range(len(INVITATIONS)))
def test_invitations_that_do_not_hold(part: dict[str, Any], expected: str) -> None:
    invited = body(begin("blow_of_fate", {}, {"boxers": "iron_gate"}).links[0])
    with pytest.raises(EngineError) as caught:
        accept(pack("t", {**invited, **part}))
    assert caught.value.code == expected


def test_an_answer_is_no_invitation(pair: Pair) -> None:
    for link in pair.links[1:]:
        with pytest.raises(BadLink) as caught:
            accept(link)
        assert caught.value.code == "not-an-invitation"


def test_a_second_invitation_within_a_transcript(pair: Pair) -> None:
    fresh = begin().one.transcript
    late = replace(fresh, messages=(*fresh.messages,), commit=None)
    with pytest.raises(BadLink) as caught:
        late.observe({**body(pair.links[0]), "previous": late.head})
    assert caught.value.code == "unreadable-message"


def test_the_secret_of_one_match_is_not_that_of_another() -> None:
    salts: dict[str, Any] = {"salt": secret(1), "share": secret(2)}
    marks = [invite(get("d12_boxing"), {"rounds": n}, NAMES, **salts).transcript.commit for n in range(1, 16)]
    assert len(set(marks)) == 15

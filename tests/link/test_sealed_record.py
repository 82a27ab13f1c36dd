"""Records of matches by link, written by somebody who would like them to say something else."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.__main__ import main
from engine.core.errors import BadRecord
from engine.core.joint import message_hash
from engine.core.record import read, to_text, verify, write
from engine.link.correspondence import claim_forfeit, record, resign
from engine.link.recovery import export, resume
from tests.attempts import attempt
from tests.link.orders import begin, entered

Meddle = Callable[[dict[str, Any]], object]


@cache
def written(messages: int | None = None) -> dict[str, Any]:
    with entered():
        match = record(begin().until(messages).one)
        assert match is not None
        return write(match)


def refused(meddle: Meddle, messages: int | None = None) -> tuple[str, Any]:
    data = copy.deepcopy(written(messages))
    meddle(data)
    with entered(), pytest.raises(BadRecord) as caught:
        verify(data)
    return caught.value.code, caught.value.params["place"]


def test_the_records_as_they_are_hold(made: None) -> None:
    for messages in range(3, 12):
        data = written(messages)
        assert verify(data).transcript == tuple(data["sealed"])


def test_a_cut_transcript() -> None:
    whole = written()["sealed"]
    for length in range(3, len(whole)):
        code, place = refused(lambda data, n=length: data.update(sealed=whole[:n]))  # type: ignore[misc]
        assert code == "transcript-short"
        assert place[0] == "step"
    for length in (1, 2):
        assert refused(lambda data, n=length: data.update(sealed=whole[:n])) == (  # type: ignore[misc]
            "transcript-short",
            ("step", 0),
        )
    assert refused(lambda data: data.update(sealed=[])) == ("no-transcript", ("field", "sealed"))
    assert refused(lambda data: data.pop("sealed")) == ("no-transcript", ("field", "sealed"))
    for number in range(len(whole)):
        code, place = refused(lambda data, n=number: data["sealed"].pop(n))  # type: ignore[misc]
        assert code in ("transcript-short", "out-of-turn", "wrong-step", "wrong-previous", "unreadable-message")


def test_a_transcript_that_goes_on_where_the_record_stops() -> None:
    def cut(data: dict[str, Any]) -> None:
        short = written(5)
        for key in ("steps", "decisions", "dice", "checks", "result"):
            data[key] = short[key]

    code, place = refused(cut)
    assert (code, place) == ("transcript-long", ("step", written(5)["steps"] + 1))


def test_forged_dice() -> None:
    for number, (sides, value) in enumerate(written()["dice"]):

        def forge(data: dict[str, Any], n: int = number, other: int = value % sides + 1) -> None:
            data["dice"][n][1] = other
            del data["checks"], data["result"]

        code, place = refused(forge)
        # Another card may forbid a decision or change the end: then the replay stumbles first.
        assert (code, place) == ("not-the-joint-die", ("die", number + 1)) or place[0] in ("decision", "step", "field")


def test_a_forged_last_die_is_named() -> None:
    def forge(data: dict[str, Any]) -> None:
        data["dice"][-1][1] = data["dice"][-1][1] % 4 + 1
        del data["checks"], data["result"]

    assert refused(forge) == ("not-the-joint-die", ("die", len(written()["dice"])))


def test_forged_decisions() -> None:
    for number, decision in enumerate(written()["decisions"], 1):

        def forge(data: dict[str, Any], n: int = number) -> None:
            action = data["decisions"][n - 1]["action"]
            action.update({"pick": 6} if "pick" in action else {"word": "pass"})
            del data["checks"], data["result"]

        assert refused(forge) == ("not-as-sent", ("decision", number, decision["seat"]))


def test_a_forged_build() -> None:
    pair = begin("blow_of_fate", {}, {"boxers": "iron_gate"}).until()
    match = record(pair.one)
    assert match is not None
    data = write(match)
    data["options"]["boxers"][0]["name"] = "Somebody else"
    with pytest.raises(BadRecord) as caught:
        verify(data)
    assert (caught.value.code, caught.value.params["place"]) == ("not-as-sent", ("field", "options"))
    data = {**write(match), "options": {**write(match)["options"], "extension": True}}
    with pytest.raises(BadRecord) as caught:
        verify(data)
    assert caught.value.code == "foreign-message"


def test_altered_messages() -> None:
    """Whoever alters one message would have to alter the other side's next one, too: it names the hash of the first."""
    for number, message in enumerate(written()["sealed"]):
        for name in ("salt", "share", "commit", "previous", "match", "step", "seat"):
            if name in message:

                def forge(data: dict[str, Any], n: int = number, key: str = name) -> None:
                    value = data["sealed"][n][key]
                    data["sealed"][n][key] = value + 1 if isinstance(value, int) else "0" + value[:-1]

                code, place = refused(forge)
                assert place == ("message", number + 1) or code in ("wrong-previous", "not-the-joint-die"), code


def test_the_last_share_may_be_chosen_late_but_not_unseen() -> None:
    # With the last reveal not yet made, seat 1's answer is bound by nothing after it; with it, it is.
    def forge(data: dict[str, Any]) -> None:
        data["sealed"][-2]["share"] = "0" * 64
        data["sealed"][-1]["previous"] = message_hash(data["sealed"][-2])

    code, place = refused(forge)
    assert (code, place[0]) in (("not-the-joint-die", "die"), ("not-as-sent", "decision"))


def test_swapped_names() -> None:
    assert refused(lambda data: data["players"].reverse()) == ("foreign-message", ("message", 1))


def test_other_sources_have_no_messages() -> None:
    kinds: list[Any] = [
        [{"from_step": 0, "kind": "typed"}],
        [{"from_step": 0, "kind": "joint"}, {"from_step": 2, "kind": "typed"}],
    ]
    for sources in kinds:
        assert refused(lambda data, s=sources: data.update(sources=s))[0] == "sealed-not-joint"  # type: ignore[misc]


def test_a_forfeit_that_nobody_owes() -> None:
    for messages, seat in ((3, 0), (3, 1), (4, 1), (4, None), (5, 0)):
        forged = {"kind": "forfeit", "seat": seat}
        outcome = refused(lambda data, f=forged: data.update(ended=f), messages)  # type: ignore[misc]
        assert outcome == ("no-forfeit", ("field", "ended"))


def test_an_ending_that_was_not_sent(made: None) -> None:
    for seat in (0, 1, None):
        forged = {"kind": "resigned", "seat": seat}
        outcome = refused(lambda data, f=forged: data.update(ended=f), 4)  # type: ignore[misc]
        assert outcome == ("not-as-sent", ("field", "ended"))
    match = record(resign(begin().until(4).one))
    assert match is not None
    data = write(match)
    for ended in (None, {"kind": "resigned", "seat": 1}, {"kind": "abandoned"}, {"kind": "forfeit", "seat": 1}):
        with pytest.raises(BadRecord) as caught:
            verify({**data, "ended": ended})
        assert caught.value.code == "not-as-sent"


def test_an_abandoned_match_says_so_and_nothing_more(made: None) -> None:
    match = record(begin().until(5).one)
    assert match is not None
    given_up = match.end("abandoned")
    assert verify(to_text(given_up)) == given_up


@settings(max_examples=200)
@given(st.data())
def test_any_change_in_the_messages_is_found(data: st.DataObject) -> None:
    whole = written()
    sealed = copy.deepcopy(whole["sealed"])
    number = data.draw(st.integers(0, len(sealed) - 1))
    message = sealed[number]
    name = data.draw(st.sampled_from(sorted(message)))
    act = data.draw(st.sampled_from(["drop", "swap", "junk", "double"]))
    if act == "drop":
        del message[name]
    elif act == "swap":
        other = data.draw(st.integers(0, len(sealed) - 1))
        sealed[number], sealed[other] = sealed[other], sealed[number]
    elif act == "double":
        sealed.insert(number, message)
    else:
        message[name] = data.draw(st.none() | st.booleans() | st.integers() | st.text("0af", max_size=64))
    with entered():
        result = attempt(BadRecord, lambda: verify({**whole, "sealed": sealed}))
    # A `null` or `false` where a field may be absent is another message, and says the same at the very end only.
    if not isinstance(result, BadRecord):
        assert sealed == whole["sealed"] or number == len(sealed) - 1


def test_the_command_line_vouches_and_refuses(made: None, tmp_path: Any, capsys: Any) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(written()), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    bare = {key: value for key, value in written().items() if key != "sealed"}
    path.write_text(json.dumps(bare), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert main(["verify", str(path)]) == 1
    assert "the messages that prove it are missing" in capsys.readouterr().out


def test_a_claimed_forfeit_holds_for_the_one_who_is_owed(made: None) -> None:
    data = write(claim_forfeit(begin().until(4).two))
    assert verify(data).ended is not None
    assert read({key: value for key, value in data.items() if key != "sealed"}).ended is not None


# The recovery file.


def broken(data: Any) -> tuple[str, Any]:
    with pytest.raises(BadRecord) as caught:
        resume(data)
    return caught.value.code, caught.value.params["place"]


def test_recovery_files_that_do_not_hold(made: None) -> None:
    pair = begin().until(4)
    good, other = export(pair.one), export(pair.two)
    assert "secret" not in other
    junks: list[Any] = [None, [], "x", {}, {**good, "correspondence": "else"}]
    for junk in junks:
        assert broken(junk) == ("not-a-recovery", ("file",))
    assert broken({**good, "format": 2}) == ("newer-format", ("field", "format"))
    assert broken({**good, "format": None}) == ("not-a-recovery", ("field", "format"))
    assert broken({**good, "thinking": ""}) == ("not-a-recovery", ("field", "thinking"))
    assert broken({**good, "seat": 2}) == ("not-a-recovery", ("field", "seat"))
    assert broken({**good, "note": 1}) == ("not-a-recovery", ("field", "note"))
    assert broken({**good, "messages": []}) == ("unreadable-message", ("message", 1))
    assert broken({**good, "messages": good["messages"][1:]}) == ("not-an-invitation", ("message", 1))
    assert broken({**good, "messages": [*good["messages"][:2], good["messages"][3]]})[1] == ("message", 3)
    for part in ({"secret": None}, {"seat": 1}, {"secret": {**good["secret"], "action": {"pick": 6}}}):
        assert broken({**good, **part}) == ("wrong-secret", ("field", "secret"))
    assert broken({**other, "secret": good["secret"]}) == ("wrong-secret", ("field", "secret"))
    assert broken({**good, "messages": good["messages"][:2]}) == ("wrong-secret", ("field", "secret"))
    assert broken({**good, "secret": {"salt": "x"}})[0] == "not-a-recovery"


def test_an_older_file_goes_on_where_it_was(made: None) -> None:
    pair = begin().until(4)
    old = resume(json.loads(json.dumps(export(pair.until(4).one))))
    assert old == pair.one
    assert old.link == pair.links[2]

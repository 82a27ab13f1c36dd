"""docs/play-by-link.md is enough for another program: its recipe, followed by hand, gives what the engine gives."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.codec import dump
from engine.core.errors import BadLink
from engine.core.record import read, to_text, write
from engine.link.correspondence import Correspondence, accept, answer, begun, invite, receive, record, reveal
from engine.link.envelope import unpack
from tests.docs.pages import text, vector, vectors
from tests.link.orders import entered
from tools.paths import ROOT

PAGE = ROOT / "docs" / "play-by-link.md"
MATCHES: list[dict[str, Any]] = json.loads((ROOT / "tests/data/play_by_link.json").read_text(encoding="utf-8"))
EACH = pytest.mark.parametrize("match", MATCHES, ids=lambda match: match["terms"][0])


def digest(purpose: str, *parts: Any) -> str:
    canonical = json.dumps(["saikoro-arena/1/" + purpose, *parts], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


def rolls(key: bytes, sides: list[int]) -> Iterator[int]:
    words = (
        int.from_bytes(block[place : place + 4], "big")
        for k in range(1000)
        for block in [hmac.digest(key, f"dice/{k}".encode(), "sha256")]
        for place in range(0, 32, 4)
    )
    for n in sides:
        yield next(word % n + 1 for word in words if word < 2**32 // n * n)


@EACH
def test_the_hashes_and_dice_are_made_as_the_page_says(match: dict[str, Any]) -> None:
    bodies = [message["body"] for message in match["messages"]]
    assert match["match"] == digest("match", *match["terms"])
    assert [message["hash"] for message in match["messages"]] == [digest("message", body) for body in bodies]
    assert all(unpack(message["link"]) == ("t", message["body"]) for message in match["messages"])
    before = [match["match"], *(message["hash"] for message in match["messages"])]
    assert [body["previous"] for body in bodies] == before[:-1]
    for number, exchange in enumerate(match["exchanges"]):
        sealed, answered, opened = bodies[2 * number : 2 * number + 3]
        step = opened["step"]
        shown = (opened.get("action"), opened["salt"], opened["share"])
        assert exchange["commitment of"] == [match["match"], step, 0, sealed["previous"], *shown]
        assert sealed["commit"] == exchange["commitment"] == digest("commit", *exchange["commitment of"])
        shares = [opened["share"], answered["share"]]
        assert exchange["transcript"] == digest("message", answered)
        assert exchange["dice key"] == digest("dice", match["match"], step, shares, exchange["transcript"])
        dice = exchange["dice"]
        assert [n for _, n in dice] == list(rolls(bytes.fromhex(exchange["dice key"]), [n for n, _ in dice]))


@EACH
def test_the_engine_follows_the_messages_and_would_have_sent_them(match: dict[str, Any]) -> None:
    with entered():
        bodies = [message["body"] for message in match["messages"]]
        transcript = begun(bodies[0])
        for body in bodies:
            transcript = transcript.observe(body)
        played = transcript.proved()
        assert played is not None
        assert dump(played.result) == match["result"]
        assert [list(die) for die in played.dice] == [die for each in match["exchanges"] for die in each["dice"]]
        assert read(to_text(played)) == played
        assert write(played)["sealed"] == bodies
        one = played_again(bodies)
        assert one.transcript.messages == tuple(bodies)
        assert record(one) == played


def played_again(bodies: list[Any]) -> Correspondence:
    def opening(number: int) -> dict[str, Any]:
        opened = bodies[number]
        return {"salt": bytes.fromhex(opened["salt"]), "share": bytes.fromhex(opened["share"])}

    transcript = begun(bodies[0])
    terms = transcript.terms
    one = invite(terms.game, terms.options, terms.names, bodies[2].get("action"), **opening(2))
    two = accept(one.link or "")
    for number in range(1, len(bodies), 2):
        two = answer(two, bodies[number].get("action"), share=bytes.fromhex(bodies[number]["share"]))
        one = receive(one, two.link or "")
        last = number + 3 >= len(bodies)
        one = reveal(one) if last else reveal(one, bodies[number + 3].get("action"), **opening(number + 3))
        two = receive(two, one.link or "")
    assert two.transcript == one.transcript
    return one


def test_the_page_shows_the_first_match_of_the_file() -> None:
    match = MATCHES[0]
    for name, message in zip(("invitation", "answer", "reveal"), match["messages"], strict=True):
        assert vector(PAGE, name) == message["body"]
        assert vectors(PAGE)[f"{name}-link"] == message["link"]
    exchange = match["exchanges"][0]
    assert vector(PAGE, "match-id") == ["saikoro-arena/1/match", *match["terms"]]
    assert vector(PAGE, "commitment") == ["saikoro-arena/1/commit", *exchange["commitment of"]]
    for name, mark in (("match-id", match["match"]), ("commitment", exchange["commitment"])):
        assert hashlib.sha256(vectors(PAGE)[name].encode()).hexdigest() == mark
    assert vectors(PAGE)["dice-key"] == exchange["dice key"]
    assert exchange["transcript"] in text(PAGE)
    assert [n for _, n in exchange["dice"][:6]] == [7, 10, 4, 10, 1, 2]


def test_the_page_names_every_refusal_and_every_field() -> None:
    sources = [ROOT / "engine/core" / name for name in ("messages.py", "transcript.py", "proof.py")]
    sources += [ROOT / "engine/link" / name for name in ("correspondence.py", "recovery.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    kinds = re.findall(r'Bad(?:Link|Record)\(\s*"([a-z-]+)"', code)
    elsewhere = {"not-by-link", "sealed-not-joint", "unknown-kind", "not-a-recovery", "newer-format"}
    assert not [kind for kind in kinds if f"`{kind}`" not in text(PAGE) and kind not in elsewhere]
    for message in MATCHES[1]["messages"]:
        assert all(f"`{name}`" in text(PAGE) for name in message["body"])


def test_a_vector_with_one_digit_changed_does_not_hold() -> None:
    changed = json.loads(json.dumps(MATCHES[0]["messages"][2]["body"]).replace("1111", "1110", 1))
    two = accept(MATCHES[0]["messages"][0]["link"])
    two = answer(two, MATCHES[0]["messages"][1]["body"]["action"], share=bytes([0x20] * 32))
    with pytest.raises(BadLink) as caught:
        receive(two, changed)
    assert caught.value.code == "wrong-reveal"

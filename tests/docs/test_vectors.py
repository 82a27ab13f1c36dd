"""The vectors of docs/ hold for the engine, and for the recipe as the page gives it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import zlib
from dataclasses import fields
from typing import Any

import pytest

from engine.core import record
from engine.core.dice import Seeded, normal_seed
from engine.games import get
from engine.games.blow_of_fate.state import Boxer
from engine.link.envelope import unpack
from engine.link.objects import open_object, write_object
from engine.link.share import open_link
from tests.docs.pages import text, vector, vectors
from tools.paths import ROOT

RECORD, LINKS = ROOT / "docs" / "record.md", ROOT / "docs" / "links.md"
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def test_the_small_record_is_a_whole_bout_with_the_checks_shown() -> None:
    match = record.read(vectors(RECORD)["small-record"])
    assert match.over
    for number, mark in enumerate(match.checks()):
        shown = vectors(RECORD)[f"check-{number}"]
        assert hashlib.sha256(shown.encode()).hexdigest()[:8] == mark
        assert f"gives `{mark}`" in text(RECORD)
        body = json.loads(shown)
        assert json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=True) == shown


def test_the_trace_table_names_every_field() -> None:
    fields = json.loads(vectors(RECORD)["check-1"])["trace"]
    assert all(f"`{name}`" in text(RECORD) for name in fields)


def test_the_stream_of_a_seed_is_made_as_the_page_says() -> None:
    given = vector(RECORD, "seed")
    key = hashlib.sha256(("saikoro-arena/1/" + normal_seed(given["seed"])).encode()).digest()
    block = hmac.digest(key, b"dice/0", "sha256")
    assert key.hex() == given["key"]
    assert block.hex() == given["block 0 of dice"]
    words = [int.from_bytes(block[place : place + 4], "big") for place in range(0, 32, 4)]
    values = [word % 12 + 1 for word in words if word < 2**32 // 12 * 12]
    assert values == given["first d12s"]
    dice = Seeded(given["seed"])
    assert [dice.roll(12) for _ in values] == values


def test_a_branch_starts_its_second_seed_from_the_first_word() -> None:
    given = vector(RECORD, "branch")
    assert record.read(given).dice[2] == (12, Seeded("ABC").roll(12))
    given["dice"][2][1] += 1
    with pytest.raises(record.BadRecord):
        record.read(given)


@pytest.mark.parametrize("name", ["format", "game", "rules"])
def test_the_three_needed_fields_are_needed(name: str) -> None:
    given = vector(RECORD, "small-record")
    del given[name]
    with pytest.raises(record.BadRecord):
        record.read(given)


def test_every_key_of_a_written_record_is_explained() -> None:
    match = record.read(vector(RECORD, "branch"))
    assert all(f"`{key}`" in text(RECORD) for key in record.write(match))


def test_the_trace_of_blow_of_fate_and_its_options_are_told() -> None:
    game = get("blow_of_fate")
    section = text(RECORD).split("## The trace of Blow of Fate")[1].split("\n## ")[0]
    trace = game.trace(game.begin({}, Seeded("A")).state)
    for name in (*trace, *(item.name for item in fields(game.options)), *(item.name for item in fields(Boxer))):
        assert f"`{name}`" in section, name


@pytest.mark.parametrize("name", ["seed", "named", "boxers", "record"])
def test_the_links_hold_the_bodies_shown(name: str) -> None:
    link = vectors(LINKS)[f"{name}-link"]
    body = vector(LINKS, f"{name}-body")
    assert unpack(link)[1] == body
    assert _unpacked_by_hand(link) == body
    game = "blow_of_fate" if name == "boxers" else "d12_boxing"
    assert open_link(link).match.game.id == game


def test_the_link_of_a_boxer_holds_the_body_shown() -> None:
    link, body = vectors(LINKS)["boxer-link"], vector(LINKS, "boxer-body")
    assert unpack(link) == ("o", body)
    assert _unpacked_by_hand(link) == body
    kind, boxer = open_object(link)
    assert write_object(kind, boxer) == body


def _unpacked_by_hand(link: str) -> Any:
    payload = link.split(".")[2]
    packed, mark = payload[:-6], payload[-6:]
    bits = "".join(f"{byte:08b}" for byte in hashlib.sha256(packed.encode("ascii")).digest())[:30]
    assert mark == "".join(ALPHABET[int(bits[place : place + 5], 2)] for place in range(0, 30, 5))
    raw = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
    return json.loads(zlib.decompress(raw, -15))

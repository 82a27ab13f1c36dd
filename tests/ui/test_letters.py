"""Playing by link without a browser: two pages, their links, and all that can go wrong with them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engine.core import record
from engine.link.envelope import pack, unpack
from tests.ui.letter_pages import BASE, LANGS, Page, duel, laid, landed, said
from ui.markup import render
from ui.screens import site
from ui.screens.letters.letter import recalled
from ui.screens.letters.page import view
from ui.screens.messages import Copy, Download, Go, Keep
from ui.text.words import Words


@pytest.fixture
def two() -> tuple[Page, Page]:
    return Page("A"), Page("B")


def test_a_duel_by_link_from_the_first_order_to_a_record_that_anybody_can_check(two: tuple[Page, Page]) -> None:
    one, other = two
    for _ in duel(one, other, **{"setup-option-hp": "5"}):
        assert one.letter.one
        assert other.letter.one
        assert one.letter.one.transcript.messages[-2:] == other.letter.one.transcript.messages[-2:]
    for page in two:
        (kept,) = page.model.kept.values()
        match = record.read(kept["record"])
        record.verify(kept["record"])
        assert match.over
        assert match.transcript
    texts = [next(iter(page.model.kept.values()))["record"] for page in two]
    one_record, other_record = (json.loads(text) for text in texts)
    for key in ("decisions", "dice", "sealed", "result"):
        assert one_record[key] == other_record[key]


def test_nothing_tells_a_sealed_order_before_it_is_opened(two: tuple[Page, Page]) -> None:
    one, _ = two
    one.start("hex_duel").order("fl")
    assert one.letter.one
    assert one.letter.one.opening
    secret = one.letter.one.opening
    shown = one.html() + site.title(one.model, Words("en")) + one.link
    for lang in LANGS:
        one.send("set-lang", lang)
        shown += one.html() + one.send("route", f"letter/{one.letter.id}").html() + one.send("route", "letters").html()
        one.send("route", "").html()
    assert secret.salt not in shown
    assert secret.share not in shown
    assert "Forward left" not in shown
    assert "左前" not in shown
    assert "fl" not in json.dumps(unpack("#" + one.link.partition("#")[2])[1])
    assert not one.model.kept


def test_blow_of_fate_by_link_with_builds_in_secret(two: tuple[Page, Page]) -> None:
    one, other = two
    one.start("blow_of_fate")
    assert Go(f"letter/{one.letter.id}") in one.effects
    other.open(one.link)
    assert "setup-own" not in other.html()
    picked = other.html().count('name="letter-boxer"')
    assert picked > 1
    other.send(
        "letter/pick", other.letter.id, other.html().split('name="letter-boxer"')[2].split('value="')[1].split('"')[0]
    )
    other.send("letter/answer", other.letter.id)
    assert other.letter.state == "send"
    one.open(other.link)
    assert one.letter.state == "send"
    assert one.letter.one
    assert one.letter.one.due is None
    other.open(one.link)
    assert other.letter.state == "over"
    records = [next(iter(page.model.kept.values()))["record"] for page in two]
    assert json.loads(records[0])["dice"] == json.loads(records[1])["dice"]
    other.send("letter/watch", other.letter.id)
    assert other.model.play
    assert other.model.play.at == 0


def test_refused_messages_are_named_and_change_nothing(two: tuple[Page, Page]) -> None:
    one, other = two
    one.start("hex_duel").order("f")
    invitation = one.link
    before = one.letter
    assert "own side" in said(one.open(invitation))
    other.open(invitation)
    assert said(other.open(invitation))
    laid(other, "f")
    answer = other.link
    third = Page("C")
    assert said(third.open(answer))
    assert not third.model.letters
    kind, body = unpack("#" + answer.partition("#")[2])
    altered = {**body, "previous": "0" * 64}
    assert said(one.open(f"{BASE}#{pack(kind, altered)}"))
    assert one.letter.one == before.one
    illegal = {**body, "action": {"move": "f", "turn": "none", "charge": True}}
    assert "charge" in said(one.open(f"{BASE}#{pack(kind, illegal)}"))
    assert one.letter.one == before.one
    assert said(one.open(answer[:-9]))
    one.open(answer)
    assert one.model.notice is None
    assert said(one.open(answer))


def test_the_box_on_the_page_says_what_is_wrong(two: tuple[Page, Page]) -> None:
    one, _ = two
    one.start("hex_duel").order("f").send("letter/open", one.letter.id, reply="https://example.org/#v1.t.nonsense")
    assert one.letter.problem
    assert one.letter.reply
    one.send("route", f"letter/{one.letter.id}")
    assert "reply-problem" in one.html()


def test_dice_before_the_orders_are_refused_by_link(two: tuple[Page, Page]) -> None:
    one, _ = two
    one.start("hex_duel", **{"setup-option-dice": "before"})
    assert not one.model.letters
    assert said(one) or (one.model.setup["hex_duel"].problem is not None)


def test_resigning_declining_forfeit_and_forgetting(two: tuple[Page, Page]) -> None:
    one, other = two
    one.start("hex_duel").order("f")
    other.open(one.link).send("letter/resign", other.letter.id)
    assert other.model.asked == ("letter/resign", other.letter.id)
    other.send("confirm")
    one.open(other.link)
    assert one.letter.state == "over"
    assert len(one.model.kept) == len(other.model.kept) == 1
    fresh, waiting = Page("D"), Page("E")
    fresh.start("hex_duel").order("f")
    waiting.open(fresh.link)
    laid(waiting, "f")
    waiting.send("letter/forfeit", waiting.letter.id).send("confirm")
    assert waiting.letter.ended == "forfeit"
    (kept,) = waiting.model.kept.values()
    assert json.loads(kept["record"])["ended"] == {"kind": "forfeit", "seat": 0}
    waiting.send("letter/forget", waiting.letter.id).send("confirm")
    assert not waiting.model.letters
    assert any(isinstance(effect, Keep) and effect.data is None for effect in waiting.effects)


def test_what_is_kept_comes_back_and_goes_on(two: tuple[Page, Page]) -> None:
    one, other = two
    rounds = duel(one, other)
    next(rounds)
    for page in two:
        data = page.letter.keep()
        back = recalled(json.loads(json.dumps(data)))
        assert back is not None
        assert (back.one, back.at, back.order) == (page.letter.one, page.letter.at, page.letter.order)
        page.model = replace(page.model, letters={}, play=None, loaded=False)
        page.send("loaded", "", json.dumps([data]))
        assert page.letter == back
    next(rounds, None)
    assert recalled({"id": "l-X", "letter": {"correspondence": "saikoro-arena"}}) is None
    assert recalled({"id": "<img>", "letter": {}}) is None


def test_the_recovery_file_moves_a_correspondence(two: tuple[Page, Page]) -> None:
    one, other = two
    one.start("hex_duel").order("f").send("letter/save", one.letter.id)
    (file,) = one.effects
    assert isinstance(file, Download)
    elsewhere = Page("F").send("import", "", file.text)
    assert elsewhere.letter.one == one.letter.one
    other.open(one.link)
    laid(other, "f")
    elsewhere.open(other.link)
    one.open(other.link).send("import", "", file.text)
    assert one.model.notice
    assert one.model.notice.kind == "plain"
    archive = one.send("export-all").effects[0]
    assert isinstance(archive, Download)
    whole = Page("G").send("import", "", archive.text)
    assert whole.letter.one == one.letter.one


def test_a_rematch_on_the_same_terms_is_another_correspondence(two: tuple[Page, Page]) -> None:
    one, other = two
    one.start("hex_duel").order("f")
    other.open(one.link).send("letter/resign", other.letter.id).send("confirm")
    one.open(other.link)
    one.start("hex_duel").order("fl")
    assert len(one.model.letters) == 2
    other.open(one.link)
    assert len(other.model.letters) == 2
    assert other.letter.state == "choose"


@pytest.mark.parametrize("lang", LANGS)
def test_the_pages_read_in_both_languages_in_every_state(lang: str) -> None:
    one, other = Page("A", lang), Page("B", lang)
    one.start("hex_duel", **{"setup-name-1": "<img onerror=x>", "setup-own-board": "ring"})
    for page in (one, other):
        page.send("route", "letters").html()
    one.send("letter/board", one.letter.id).order("f")
    for _ in range(3):
        for page in (one, other):
            for letter in page.model.letters.values():
                html = render(view(page.model, Words(lang), letter.id))
                assert "<img onerror" not in html
                assert "{" not in html
            assert "<img onerror" not in page.send("route", "").html()
        other.open(one.link)
        laid(other, "f")
        one.open(other.link)
        landed(one)
        laid(one, "f")
    assert "l-NONE" not in render(view(one.model, Words(lang), "l-NONE"))


def test_copying_marks_the_link_as_sent(two: tuple[Page, Page]) -> None:
    one, _ = two
    one.start("hex_duel").order("f")
    assert one.letter.state == "send"
    one.send("letter/copy", one.letter.id)
    (copy,) = one.effects
    assert isinstance(copy, Copy)
    assert copy.text == one.link
    one.send("copied", copy.what, "no")
    assert one.letter.copied == "failed"
    one.send("copied", copy.what, "yes")
    assert one.letter.state == "wait"

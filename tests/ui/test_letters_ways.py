"""Matches by link of every game, begun again, broken off, opened twice: two pages without a browser."""

from __future__ import annotations

import itertools
import json

import pytest

from engine.core import record
from engine.link.envelope import unpack
from tests.ui.letter_pages import BASE, LANGS, Page, laid, landed, said
from ui.screens import site
from ui.screens.letters.letter import recalled
from ui.screens.messages import Download, Go
from ui.screens.model import Model
from ui.text.words import Words


@pytest.fixture
def two() -> tuple[Page, Page]:
    return Page("A"), Page("B")


def test_twelve_sided_boxing_by_link_is_one_exchange(two: tuple[Page, Page]) -> None:
    one, other = two
    one.start("d12_boxing", **{"setup-option-rounds": "3"})
    assert Go(f"letter/{one.letter.id}") in one.effects
    other.open(one.link)
    assert other.letter.state == "choose"
    assert not other.letter.asked
    other.send("letter/answer", other.letter.id)
    one.open(other.link)
    assert one.letter.state == "send"
    assert one.model.route == f"letter/{one.letter.id}"
    # Who has sent nothing yet is told so over the bout, too.
    one.send("letter/watch", one.letter.id).send("route", "match")
    assert "letter-strip" in one.html()
    one.send("letter/sent", one.letter.id)
    assert "letter-strip" not in one.html()
    other.open(one.link)
    assert other.letter.state == "over"
    assert other.model.play
    assert other.model.play.at == 0
    texts = [next(iter(page.model.kept.values()))["record"] for page in two]
    assert all(record.verify(text).over for text in texts)
    assert json.loads(texts[0])["dice"] == json.loads(texts[1])["dice"]


@pytest.mark.parametrize("game", ["d12_boxing", "blow_of_fate"])
def test_nothing_tells_what_is_sealed_on_the_page(two: tuple[Page, Page], game: str) -> None:
    one, other = two
    one.start(game, **{"setup-own-boxer": "iron_gate"})
    other.open(one.link).send("letter/answer", other.letter.id)
    assert one.letter.one
    assert one.letter.one.opening
    secret = one.letter.one.opening
    shown = one.link + json.dumps(unpack("#" + one.link.partition("#")[2])[1])
    for lang, route in itertools.product(LANGS, (f"letter/{one.letter.id}", "letters", "records", "")):
        one.send("set-lang", lang).send("route", route)
        shown += one.html() + site.title(one.model, Words(lang))
    one.send("letter/record", one.letter.id)
    shown += "".join(effect.text for effect in one.effects if isinstance(effect, Download))
    assert secret.salt not in shown
    assert secret.share not in shown
    if secret.action:
        assert secret.action["boxers"]["name"] not in shown
    assert not one.model.kept


def test_two_who_invite_each_other_have_two_matches(two: tuple[Page, Page]) -> None:
    one, other = two
    for page in two:
        page.start("d12_boxing", **{"setup-name-0": "", "setup-name-1": ""})
    links = one.link, other.link
    one.open(links[1])
    other.open(links[0])
    assert [len(page.model.letters) for page in two] == [2, 2]
    assert one.letter.one
    assert one.letter.one.seat == 1
    one.send("letter/answer", one.letter.id)
    other.open(one.link)
    assert other.letter.state == "send"
    assert other.letter.seat == 0


def test_a_link_opened_once_more_leads_to_its_match_and_says_why(two: tuple[Page, Page]) -> None:
    one, other = two
    one.start("d12_boxing")
    invitation = one.link
    other.open(invitation).send("route", "").open(invitation)
    assert other.model.notice
    assert other.model.notice.kind == "plain"
    assert other.model.route == f"letter/{other.letter.id}"
    assert len(other.model.letters) == 1


def test_what_was_broken_off_or_claimed_can_be_taken_up_again(two: tuple[Page, Page]) -> None:
    one, other = two
    one.start("hex_duel").order("f")
    other.open(one.link)
    laid(other, "f")
    other.send("letter/forfeit", other.letter.id).send("confirm")
    assert len(other.model.kept) == 1
    one.open(other.link)
    landed(one)
    laid(one, "f")
    assert "Take it up again" in said(other.open(one.link))
    assert other.letter.ended == "forfeit"
    other.send("letter/again", other.letter.id)
    assert not other.model.kept
    other.open(one.link)
    assert other.letter.state == "choose"
    other.send("letter/abandon", other.letter.id).send("confirm")
    assert other.letter.ended == "abandoned"
    (kept,) = other.model.kept.values()
    assert record.verify(kept["record"]).ended
    assert recalled(json.loads(json.dumps(other.letter.keep()))) == other.letter


def test_a_rematch_changes_corners_when_the_other_side_invites(two: tuple[Page, Page]) -> None:
    one, other = two
    one.start("hex_duel", **{"setup-option-hp": "5", "setup-own-board": "ring"}).order("f")
    other.open(one.link).send("letter/resign", other.letter.id).send("confirm")
    one.open(other.link)
    for page, names in ((one, ("Aoi", "Ben")), (other, ("Ben", "Aoi"))):
        old = page.letter
        page.send("letter/rematch", old.id)
        assert page.letter.id != old.id
        assert (page.letter.state, page.letter.options, page.letter.names) == ("draft", old.options, names)
        assert Go("match") in page.effects


def test_a_rematch_with_a_choice_in_secret_begins_on_the_form(two: tuple[Page, Page]) -> None:
    one, other = two
    one.start("blow_of_fate", **{"setup-option-rounds": "2"})
    other.open(one.link).send("letter/resign", other.letter.id).send("confirm").send("letter/rematch", other.letter.id)
    assert Go("new/blow_of_fate") in other.effects
    setup = other.model.setup_of("blow_of_fate")
    assert (setup.kinds, setup.names, setup.options) == ("link", ("Ben", "Aoi"), {"rounds": "2"})


def test_a_draft_and_the_board_come_back_after_a_reload(two: tuple[Page, Page]) -> None:
    one, _ = two
    one.start("hex_duel")
    for seal in (False, True):
        if seal:
            one.order("f")
        data = [letter.keep() for letter in one.model.letters.values()]
        one.model = Model(boot="ready", base=BASE, route="match")
        one.send("loaded", "", json.dumps(data))
        assert one.model.play
        assert one.model.play.letter == one.letter.id
        assert one.letter.state == ("send" if seal else "draft")


@pytest.mark.parametrize(
    "damage", [{"game": "chess"}, {"names": ["a"]}, {"names": [1, 2]}, {"options": [1]}, {"options": {"x": 1}}]
)
def test_a_damaged_draft_is_left_alone(damage: dict[str, object]) -> None:
    draft = {"game": "hex_duel", "options": {}, "names": ["", ""], **damage}
    assert recalled({"id": "l-A", "draft": draft}) is None


def test_giving_up_on_its_page_is_seen_on_the_board_too(two: tuple[Page, Page]) -> None:
    one, other = two
    one.start("hex_duel").order("f")
    other.open(one.link)
    assert other.model.play
    assert other.model.play.mine == 1
    other.send("letter/resign", other.letter.id).send("confirm").send("route", "match")
    assert other.model.play.mine is None
    assert other.model.play.match.over


@pytest.mark.parametrize(("game", "lang"), list(itertools.product(["d12_boxing", "blow_of_fate"], LANGS)))
def test_the_pages_of_a_bout_by_link_hold_in_every_state(game: str, lang: str) -> None:
    one, other = two = Page("A", lang), Page("B", lang)
    one.start(game, **{"setup-name-0": "\u202eAoi", "setup-name-1": "<img onerror=x>"})

    def look() -> None:
        shown = [(page, letter) for page in two for letter in page.model.letters.values()]
        for page, letter in shown:
            for route in (f"letter/{letter.id}", "letters", "records", ""):
                html = page.send("route", route).html()
                assert "<img onerror" not in html
                assert "{" not in html

    look()
    other.open(one.link)
    look()
    other.send("letter/answer", other.letter.id)
    look()
    one.open(other.link)
    look()
    other.open(one.link)
    look()
    one.send("route", f"letter/{one.letter.id}").send("letter/forget", one.letter.id)
    assert "letter-sure" in one.html()
    one.send("confirm")
    look()
    assert not one.model.letters
    assert one.model.kept

"""Playing by link without a browser: two pages, their links, and all that can go wrong with them."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.core import record
from engine.link.envelope import pack, unpack
from ui.markup import render
from ui.screens import site
from ui.screens.letters.letter import Letter, recalled
from ui.screens.letters.listing import listed
from ui.screens.letters.page import view
from ui.screens.messages import Copy, Download, Effect, Env, Go, Keep, Message
from ui.screens.model import Model
from ui.screens.update import update
from ui.text.words import Words

BASE = "https://example.org/arena/"
LANGS = ("en", "ja")


class Page:
    """One of the two devices."""

    def __init__(self, name: str, lang: str = "en") -> None:
        self.name = name
        self.model = Model(boot="ready", base=BASE, loaded=True, lang=lang)  # type: ignore[arg-type]
        self.effects: tuple[Effect, ...] = ()
        self._count = itertools.count(1)

    def send(self, do: str, arg: str = "", value: str = "", **fields: str) -> Page:
        number = next(self._count)
        secret = f"{self.name}{number}".encode()
        salt = (secret + b"salt").ljust(32, b".")
        share = (secret + b"share").ljust(32, b".")
        env = Env(f"SEED{number}", f"{self.name}{number}", "2026-11-30 10:00", number, salt, share)
        self.model, self.effects = update(self.model, Message(do, arg, value, fields), env)
        return self

    @property
    def letter(self) -> Letter:
        return listed(self.model)[0]

    @property
    def link(self) -> str:
        assert self.letter.one is not None
        return f"{BASE}#{self.letter.one.link}"

    def open(self, link: str) -> Page:
        return self.send("link", link.partition("#")[2] and "#" + link.partition("#")[2])

    def start(self, game: str, **fields: str) -> Page:
        self.send("route", f"new/{game}")
        return self.send(
            "start", game, **{"setup-kinds": "link", "setup-name-0": "Aoi", "setup-name-1": "Ben", **fields}
        )

    def order(self, move: str) -> Page:
        return self.send("hex_duel/move", move).send("hex_duel/seal")

    def html(self) -> str:
        return render(site.whole(self.model, Words(self.model.lang)))


@pytest.fixture
def two() -> tuple[Page, Page]:
    return Page("A"), Page("B")


def duel(one: Page, other: Page, turns: int = 60, **fields: str) -> Iterator[int]:
    """Play a duel by link, yielding after each exchange."""
    one.start("hex_duel", **fields).order("f")
    other.open(one.link)
    moves = itertools.cycle(("f", "fl", "fr", "stay"))
    for turn in range(turns):
        laid(other, next(moves))
        one.open(other.link)
        assert one.letter.match is not None
        if one.letter.match.over:
            other.open(one.link)
            yield turn
            return
        landed(one)
        laid(one, next(moves))
        other.open(one.link)
        landed(other)
        yield turn


def laid(page: Page, move: str) -> None:
    """Order a move, or what else is allowed."""
    for each in (move, "f", "fl", "fr", "stay"):
        page.send("hex_duel/move", each)
        if page.model.play and page.model.play.draft and page.model.play.draft.order:
            break
    page.send("hex_duel/seal")


def landed(page: Page) -> None:
    page.send("landed")


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


def said(page: Page) -> str:
    return page.model.notice.text if page.model.notice else ""


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
        page.send("letter/rematch", page.letter.id)
        assert Go("new/hex_duel") in page.effects
        setup = page.model.setup_of("hex_duel")
        assert (setup.kinds, setup.names, setup.options["hp"], setup.own["board"]) == ("link", names, "5", "ring")


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

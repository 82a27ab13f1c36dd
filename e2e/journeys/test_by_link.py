"""Two browsers, two people, nothing but links between them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import Enter
from e2e.journeys.test_accessibility import LOOKS, SETTLE, violations
from e2e.pages.arena import Arena
from e2e.pages.builds import Builds
from e2e.pages.duel import NEW, Duel, Letters
from engine.core import record

#: Another chance for the other browser: two people do not draw the same secrets.
OTHER = """
let other = 7;
crypto.getRandomValues = array => {
  for (let k = 0; k < array.length; k++) array[k] = (other = (Math.imul(other, 1_103_515_245) + 12_345) >>> 0) >>> 16;
  return array;
};
"""


def second(enter: Enter, fragment: str = "", **options: Any) -> Arena:
    """Let the other person in."""
    return enter(fragment, before=lambda arena: arena.page.add_init_script(OTHER), **options)


def fragment(link: str) -> str:
    """Give what stands behind the address."""
    return "#" + link.partition("#")[2]


def test_a_whole_duel_by_links(enter: Enter, phone: dict[str, Any]) -> None:
    one = enter(NEW)
    red, mail = Duel(one.page), Letters(one.page)
    one.page.locator("details:has(#setup-option-hp) summary").click()
    one.page.locator("#setup-option-hp").select_option("5")
    red.start("link", red="Aoi", blue="Ben")
    red.expect_turn(1)
    red.press("q")
    red.go.click()
    link = mail.link()
    other = second(enter, fragment(link), **phone)
    blue, post = Duel(other.page), Letters(other.page)
    expect(other.page.locator(".letter-status, .call-line").first).to_be_visible()
    for turn in range(1, 6):
        blue.any_order()
        answer = post.link()
        if turn == 1:
            # A reload in the middle loses nothing, and a wrong link says so.
            one.reload()
            one.to("letters")
            one.page.locator(".record-list a").first.click()
            mail.open(link)
            expect(one.page.locator("#reply-problem")).to_be_visible()
        mail.open(answer)
        # The link of the turn before must have gone before the next one is looked for.
        expect(one.page.locator(f"#letter-link[value='{link}']")).to_have_count(0)
        red.skip()
        expect(red.orders.or_(mail.send).first).to_be_visible()
        if red.orders.count():
            red.any_order()
        link = mail.link()
        post.open(link)
        expect(post.reply).to_have_count(0)
        blue.skip()
        expect(blue.orders.or_(blue.over).first).to_be_visible()
        if blue.over.count():
            break
    expect(blue.over).to_be_visible()
    records = []
    for arena in (one, other):
        arena.to("records")
        with arena.page.expect_download() as download:
            arena.page.locator("[data-do=export-one]").first.click()
        records.append(download.value.path().read_text("utf-8"))
    assert all(record.verify(text).over for text in records)
    one_side, other_side = map(json.loads, records)
    for key in ("decisions", "dice", "sealed", "result"):
        assert one_side[key] == other_side[key]


def test_blow_of_fate_by_links_with_secret_builds(enter: Enter) -> None:
    one = enter("#/new/blow_of_fate")
    builds, mail = Builds(one.page), Letters(one.page)
    builds.play("link")
    builds.choose("iron_gate")
    builds.start()
    invitation = mail.link()
    # A reload in the middle loses nothing, and a wrong link says so.
    one.reload()
    assert mail.link() == invitation
    mail.open(invitation)
    expect(one.page.locator("#reply-problem")).to_be_visible()
    other = second(enter, fragment(invitation))
    post = Letters(other.page)
    expect(other.page.locator(".letter-choice")).to_be_visible()
    assert "iron_gate" not in other.page.locator(".letter-status").inner_text()
    other.page.locator("[data-do='letter/answer']").click()
    mail.open(post.link())
    last = mail.link()
    one.page.locator("[data-do='letter/watch']").click()
    expect(one.page.locator(".letter-strip")).to_be_visible()
    post.open(last)
    for arena in (one, other):
        arena.match.expect_at(0)
    assert one.page.locator(".plate-0").inner_text() == other.page.locator(".plate-0").inner_text()


@pytest.mark.parametrize("window", list(LOOKS))
def test_axe_finds_nothing(enter: Enter, phone: dict[str, Any], window: str) -> None:
    found: list[str] = []
    for lang, theme in LOOKS[window]:
        arena = enter("#/letters", lang=lang, color_scheme=theme, **(phone if window == "phone" else {}))

        def look(name: str, lang: str = lang, theme: str = theme, arena: Arena = arena) -> None:
            arena.page.evaluate(SETTLE)
            found.extend(f"{name} {lang} {theme}: {line}" for line in violations(arena.page))

        look("no letters")
        arena.to(NEW.removeprefix("#/"))
        duel = Duel(arena.page)
        duel.start("link", red="Aoi", blue="Ben")
        duel.any_order()
        expect(Letters(arena.page).send).to_be_visible()
        look("the link on the match screen")
        arena.to("letters")
        look("letters")
        arena.page.locator(".record-list a").first.click()
        look("a letter")
        arena.page.locator("[data-do='letter/abandon']").click()
        look("a question")
        arena.to("")
        look("home")
    assert found == []

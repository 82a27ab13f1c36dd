"""A whole match with the thumb on a small telephone, and with the mouse at a desk: nothing to scroll for."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.bouts import ending, log_lines, odds_words, played, race, watch
from e2e.conftest import DESK, PHONE, Enter

#: The smallest side of what is pressed, in CSS pixels.
TARGET = 44
#: A telephone whose browser keeps its bars.
SHORT: ViewportSize = {"width": 390, "height": 664}


def expect_within_reach(page: Page) -> None:
    """Expect the large button (or the pad) whole inside the window, and nothing to scroll for."""
    box = page.locator("#go:visible, #type-die:visible").first.bounding_box()
    size = page.viewport_size
    assert box
    assert size
    assert box["y"] >= 0
    assert box["x"] >= 0
    assert box["y"] + box["height"] <= size["height"]
    assert box["x"] + box["width"] <= size["width"]
    assert min(box["width"], box["height"]) >= TARGET
    tall, wide = page.evaluate("[document.scrollingElement.scrollHeight, document.scrollingElement.scrollWidth]")
    assert wide <= size["width"]
    if not page.locator("main.match-over").count():
        assert tall <= size["height"]


def tap_picture(page: Page) -> None:
    """Tap the middle of the picture: that skips what moves, and does nothing once it stands."""
    box = page.locator(".picture").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_whole_match_with_the_thumb(enter: Enter, phone: dict[str, Any], lang: str) -> None:
    arena = enter(lang=lang, still=False, **phone)
    page, match, t = arena.page, arena.match, arena.t
    arena.expect_no_sideways_scroll()
    arena.home.make_match.tap()
    arena.expect_route("new/d12_boxing")
    arena.expect_no_sideways_scroll()
    begin = arena.setup.begin
    expect(begin).to_be_in_viewport(ratio=1)
    bout = played("THUMB", rounds=1, names=("", ""))
    arena.setup.fill(seed="THUMB", rounds=1)
    arena.expect_no_sideways_scroll()
    begin.tap()
    match.expect_at(0)
    expect_within_reach(page)
    for step in range(1, bout.steps + 1):
        match.go.tap()
        match.expect_at(step)
        expect_within_reach(page)
        match.expect_die(t("The die shows {n}.", n=bout.played[step].dice[0][1]))
        tap_picture(page)
        if step < bout.steps:
            match.expect_still()
            expect_within_reach(page)
            match.expect_odds(odds_words(bout, step, t))
            expect_within_reach(page)
            for name in ("log", "share", "menu"):
                page.locator(f"main .tools [data-do=panel][data-arg={name}]").tap()
                match.expect_panel(name)
                arena.expect_no_sideways_scroll()
                page.locator("dialog [data-close]").tap()
                expect(match.dialog).to_have_count(0)
        if step == 1:
            match.ladder(0).tap()
            expect(match.why).to_be_visible()
            page.locator("#why [data-do=why]").tap()
            expect(match.why).to_have_count(0)
    match.expect_over()
    expect_within_reach(page)
    match.expect_log(log_lines(bout, t))
    match.go.tap()
    match.expect_at(0)
    expect_within_reach(page)


def test_long_names_and_every_state_stay_within_the_window(enter: Enter, phone: dict[str, Any]) -> None:
    bout = ending("tko", names=("Wolfeschlegelsteinhausen", "西之園寺松之丞三郎太衛門尉藤原朝臣義経公也候"))
    arena = enter(watch(bout, 0), lang="ja", **phone)
    page, match = arena.page, arena.match
    sizes = (PHONE, SHORT, DESK)
    for step in range(bout.steps):
        for size in sizes if step % 4 == 0 else sizes[:1]:
            page.set_viewport_size(size)
            match.expect_at(step)
            for lang in ("en", "ja"):
                page.evaluate("lang => document.querySelector(`[data-do=set-lang][data-arg=${lang}]`).click()", lang)
                expect(page.locator("html")).to_have_attribute("lang", lang)
                expect_within_reach(page)
        page.set_viewport_size(sizes[0])
        page.locator("[data-key=ArrowRight]").tap()
    match.expect_over()
    for size in sizes:
        page.set_viewport_size(size)
        arena.expect_no_sideways_scroll()


def test_own_dice_with_the_thumb(enter: Enter, phone: dict[str, Any]) -> None:
    arena = enter("#/new/d12_boxing", lang="ja", **phone)
    page, match = arena.page, arena.match
    arena.setup.own_dice()
    arena.setup.start()
    expect(match.pad).to_be_visible()
    for value in range(1, 13):
        box = match.pad.locator(f"[data-arg='{value}']").bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= TARGET
    expect_within_reach(page)
    match.pad.locator("[data-arg='2']").tap()
    match.expect_at(1)
    match.expect_still()
    expect_within_reach(page)


def test_a_whole_match_with_the_mouse_at_a_desk(enter: Enter) -> None:
    bout = ending("ko", rounds=2)
    arena = enter(race(bout), still=False)
    page, match, t = arena.page, arena.match, arena.t
    match.expect_at(0)
    for step in range(1, bout.steps + 1):
        expect_within_reach(page)
        match.go.click()
        match.expect_at(step)
        match.skip()
    match.expect_over()
    match.expect_log(log_lines(bout, t))

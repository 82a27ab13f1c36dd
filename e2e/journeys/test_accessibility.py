"""axe over every screen, sheet and end, in both languages and themes, on a telephone and at a desk."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from e2e.bouts import ending, played, race, watch
from e2e.conftest import DESK, PHONE, Enter
from e2e.pages.arena import Arena
from e2e.pages.match import KEYS

OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
#: Window -> languages and themes: every screen is seen with every two of the three together.
LOOKS = {"phone": [("en", "light"), ("ja", "dark")], "desk": [("ja", "light"), ("en", "dark")]}
#: Lets what was just opened be painted, and ends what moves.
SETTLE = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
    document.getAnimations().forEach(animation => animation.finish());
    requestAnimationFrame(done);
})))"""
LONG = ("Wolfeschlegelsteinhausen", "西之園寺松之丞三郎太衛門尉藤原朝臣義経公也候")


def shell(arena: Arena) -> Iterator[str]:
    """Go through the screens outside a match; yield each one's name when it stands."""
    yield "home, nothing saved"
    arena.home.paste("nonsense")
    expect(arena.home.problem).to_be_visible()
    yield "home, a link refused"
    arena.to("new/d12_boxing")
    yield "set-up"
    for fold in arena.page.locator("details > summary").all():
        fold.click()
    arena.setup.fill("x" * 40, "Ben")
    arena.setup.start()
    expect(arena.page.locator(".problem")).to_be_visible()
    yield "set-up, unfolded, a name refused"
    arena.to("help/d12_boxing")
    yield "rules"
    arena.to("about")
    yield "about"
    arena.to("nowhere")
    yield "nowhere"
    arena.to("records")
    yield "records, empty"
    arena.records.read_file("bad.json", b"{}")
    expect(arena.notice).to_be_visible()
    yield "records, a notice"


def bout(arena: Arena) -> Iterator[str]:
    """Go through a match under way, with all of its sheets."""
    match, page = arena.match, arena.page
    arena.go(race(played("KEEP", names=LONG)))
    match.expect_at(0)
    yield "before the bell"
    arena.go(watch(ending("decision"), 7))
    match.expect_at(7)
    expect(page.locator(".odds-bar")).to_be_visible()
    yield "under way"
    page.keyboard.press("w")
    expect(match.why).to_be_visible()
    yield "why"
    page.keyboard.press("Escape")
    for name in KEYS:
        if name == "log" and page.locator(".side-log").is_visible():
            continue
        match.open_panel(name)
        yield f"sheet {name}"
        match.close_panel()
    match.open_panel("menu")
    towel = match.dialog.locator("[data-do=resign]")
    if towel.count():
        towel.first.click()
        match.expect_panel("question")
        yield "question"
        match.dialog.locator("[data-close]").click()
    if match.dialog.count():
        match.close_panel()
    arena.to("new/d12_boxing")
    arena.setup.fill(*LONG)
    arena.setup.own_dice()
    arena.setup.start()
    expect(match.pad).to_be_visible()
    yield "own dice"


def ends(arena: Arena) -> Iterator[str]:
    """Go through every way a bout ends, then the places that list them."""
    match = arena.match
    for method in ("ko", "tko", "decision", "draw", "double_ko"):
        arena.go(watch(ending(method, rounds=2, names=LONG)))
        match.expect_over()
        expect(arena.page.locator(".art-odds")).to_be_visible()
        yield method
    arena.go(watch(played("KEEP", steps=2).end("resigned", 1)))
    match.expect_over()
    yield "towel"
    arena.go(watch(played("KEEP", steps=2)))
    match.expect_at(2)
    arena.to("records")
    arena.records.delete(0, sure=False)
    yield "records, full"
    arena.page.locator("[data-do=delete-saved]").first.click()
    expect(arena.page.locator("[data-do=confirm]")).to_be_visible()
    yield "records, a question"
    arena.to("")
    yield "home, a bout under way"


def violations(page: Page) -> list[str]:
    """Run axe and list what it finds, with where."""
    found = Axe().run(page, options=OPTIONS).response["violations"]
    return [
        f"{each['id']}: {' '.join(node['target'])} {node['failureSummary']}" for each in found for node in each["nodes"]
    ]


@pytest.mark.parametrize("tour", [shell, bout, ends], ids=["shell", "bout", "ends"])
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_axe_finds_nothing(enter: Enter, tour: Any, size: str) -> None:
    options = {"viewport": PHONE, "has_touch": True} if size == "phone" else {"viewport": DESK}
    arena = enter(**options)
    page = arena.page
    found: dict[str, list[str]] = {}
    for lang, theme in LOOKS[size]:
        arena.to("about")
        arena.read_in(lang)
        page.locator(f"main [data-do=set-theme][data-arg={theme}]").click()
        arena.to("")
        for place in tour(arena):
            page.evaluate(SETTLE)
            wrong = violations(page)
            if wrong:
                found[f"{place} ({lang}, {theme}, {size})"] = wrong
    assert found == {}

"""A whole match without a mouse: keys, sheets, focus, and keys that keep quiet while something is typed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.bouts import ending, log_lines, race, seed_for
from e2e.conftest import Enter
from e2e.pages.match import KEYS
from engine.link.share import open_link

#: The stops of one pass with the Tab key, named by what they are.
STOP = """() => {
    const e = document.activeElement;
    if (!e || e === document.body) return "";
    const widget = e.closest("[data-roving]");
    const name = e.id || e.dataset.do || e.getAttribute("href") || e.localName;
    return (widget ? "widget " : "") + name + (e.dataset.arg || "");
}"""

#: What has the focus outside the open sheet; the browser's own bars are no business of the page.
OUTSIDE = """() => {
    const e = document.activeElement;
    return !e || e === document.body || e.closest("dialog[open]") ? "" : e.outerHTML.slice(0, 200);
}"""


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until an element has the focus."""
    wanted = page.locator(selector)
    for _ in range(most):
        if wanted.count() and wanted.first.evaluate("e => e === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def stops(page: Page, most: int = 80) -> list[str]:
    """List the stops from the title on, once around."""
    page.locator("#title").focus()
    found: list[str] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        here = page.evaluate(STOP)
        if not here or (found and here == found[0]):
            return found
        found.append(here)
    raise AssertionError(f"more than {most} stops: {found}")


def test_a_whole_match_by_keyboard(enter: Enter) -> None:
    arena = enter()
    page, match, t = arena.page, arena.match, arena.t
    page.keyboard.press("Tab")
    expect(page.locator("a.skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    tab_to(page, "main a[href='#/new/d12_boxing']")
    page.keyboard.press("Enter")
    arena.expect_route("new/d12_boxing")

    # Letters that are shortcuts elsewhere are only letters here.
    tab_to(page, "#setup-name-0")
    page.keyboard.type("Rem wolt?")
    tab_to(page, "#setup-name-1")
    page.keyboard.type("Ehch s")
    arena.expect_route("new/d12_boxing")
    tab_to(page, "details:has(#setup-seed) > summary")
    page.keyboard.press("Enter")
    tab_to(page, "#setup-seed")
    page.keyboard.type(seed_for("tko", least=9))
    page.keyboard.press("Enter")
    match.expect_between("Rem wolt?", "Ehch s")
    arena.expect_focus("#title")

    page.keyboard.press("Space")
    match.expect_at(1)
    match.expect_still()
    tab_to(page, "#go")
    page.keyboard.press("Enter")
    match.expect_at(2)
    match.expect_still()
    page.keyboard.press("ArrowLeft")
    match.expect_at(1)
    page.keyboard.press("ArrowRight")
    match.expect_at(2)
    page.keyboard.press("w")
    expect(match.why).to_be_visible()
    page.keyboard.press("Escape")
    expect(match.why).to_have_count(0)
    page.keyboard.press("s")
    expect(page.locator("[data-do=speed] b")).to_have_text("×2")

    # Every sheet: opened by its key, closed by Esc, and the focus goes back to where it was.
    tab_to(page, "[data-do=panel][data-arg=share]")
    for name, key in KEYS.items():
        if name == "log":
            # At a desk the log stands beside the ring all the time.
            expect(page.locator(".side-log")).to_be_visible()
            continue
        page.keyboard.press(key)
        match.expect_panel(name)
        page.keyboard.press("Escape")
        expect(match.dialog).to_have_count(0)
        arena.expect_focus("[data-do=panel][data-arg=share]")
    page.keyboard.press("Enter")
    match.expect_panel("share")
    # Within a sheet the match's keys are quiet, and Tab does not leave it.
    for key in ("r", "e", "t", "ArrowLeft"):
        page.keyboard.press(key)
    match.expect_at(2)
    for _ in range(20):
        page.keyboard.press("Tab")
        assert page.evaluate(OUTSIDE) == ""
    link = arena.share.link("seed-link")
    page.keyboard.press("Escape")
    arena.expect_focus("[data-do=panel][data-arg=share]")

    page.keyboard.press("s")
    expect(page.locator("[data-do=speed] b")).to_have_text("×4")
    page.keyboard.press("e")
    match.expect_over()
    bout = open_link(link).match
    while not bout.over:
        bout = bout.advance()
    match.expect_log(log_lines(bout, t))
    expect(page.locator(".art-odds")).to_be_visible()
    tab_to(page, ".swing-go")
    page.keyboard.press("Enter")
    match.expect_still()
    tab_to(page, ".side-log [data-stop]")
    page.keyboard.press("h")
    match.expect_panel("share")
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    match.expect_panel("menu")
    tab_to(page, "dialog a[href='#/']")
    page.keyboard.press("Enter")
    arena.expect_route("")
    arena.home.expect_open()


def test_a_widget_is_one_stop_and_arrows_move_within_it(enter: Enter) -> None:
    bout = ending("decision")
    arena = enter(race(bout))
    page, match = arena.page, arena.match
    for _ in range(3):
        match.next_turn()
    once = stops(page)
    assert sum(stop.startswith("widget") for stop in once) == 1
    assert len(once) < 45, once
    before = once
    match.next_turn()
    assert abs(len(stops(page)) - len(before)) <= 1
    tab_to(page, ".side-log [data-stop]")
    first = page.evaluate(STOP)
    page.keyboard.press("ArrowDown")
    second = page.evaluate(STOP)
    assert second != first
    page.keyboard.press("End")
    assert page.evaluate(STOP) not in (first, second)
    page.keyboard.press("Home")
    assert page.evaluate(STOP) == first
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(match.why).to_be_visible()


def test_shortcuts_are_quiet_while_typing_and_composing(enter: Enter) -> None:
    arena = enter(race(ending("ko")), lang="ja")
    page, match = arena.page, arena.match
    match.expect_at(0)
    match.open_panel("share")
    page.locator("#seed-link").focus()
    for key in (" ", "e", "r", "m", "?"):
        page.keyboard.press(key)
    match.expect_panel("share")
    match.close_panel()
    match.expect_at(0)
    for extra in ("isComposing: true", "keyCode: 229", "ctrlKey: true", "metaKey: true", "altKey: true"):
        for key in (" ", "m"):
            page.evaluate(
                f"document.body.dispatchEvent(new KeyboardEvent('keydown', {{key: '{key}', bubbles: true, {extra}}}))"
            )
    match.expect_at(0)
    expect(match.dialog).to_have_count(0)


def test_the_question_about_the_towel_by_keyboard(enter: Enter) -> None:
    arena = enter(race(ending("decision")))
    page, match, t = arena.page, arena.match, arena.t
    match.next_turn()
    page.keyboard.press("m")
    match.expect_panel("menu")
    tab_to(page, "[data-do=resign][data-arg='0']")
    page.keyboard.press("Enter")
    match.expect_panel("question")
    page.keyboard.press("Escape")
    expect(page.locator(".sheet-question")).to_have_count(0)
    match.expect_at(1)
    if match.dialog.count():
        page.keyboard.press("Escape")
    expect(match.dialog).to_have_count(0)
    match.resign(0)
    match.expect_verdict(1, t.name("Ben"), t("Towel"))

"""Motion: pictures that move, and stills for those who asked their device for less of it."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.bouts import ending, log_lines, race
from e2e.conftest import Enter

#: Counts how many different pictures the ring shows until the turn has landed.
WATCH = """() => {
    window.pictures = new Set();
    const ring = document.querySelector("[data-live=ring]");
    const look = () => {
        const parts = [...ring.querySelectorAll("[data-part]")];
        window.pictures.add(parts.map(part => part.getAttribute("transform")).join());
    };
    window.watching = new MutationObserver(look);
    window.watching.observe(ring, {attributes: true, subtree: true});
}"""
#: Notes what is told while something moves: the line for the screen reader, the verdict, the large button.
EAVESDROP = """() => {
    window.early = [];
    window.buttons = new Set();
    window.moved = 0;
    const listen = () => {
        if (!document.querySelector(".picture-tap")) return;
        window.moved += 1;
        window.buttons.add(document.querySelector("#go").innerText.trim());
        const words = document.querySelector("#live").textContent;
        if (words || document.querySelector(".headline")) window.early.push(words);
    };
    window.ear = new MutationObserver(listen);
    window.ear.observe(document.querySelector("#app"), {subtree: true, childList: true, attributes: true});
}"""


def test_stills_for_those_who_asked_for_less_motion(enter: Enter) -> None:
    bout = ending("ko")
    arena = enter(race(bout), still=True)
    page, match = arena.page, arena.match
    match.expect_at(0)
    page.evaluate(WATCH)
    match.next_turn(skip=False)
    events = len(bout.played[1].events)
    stills = page.evaluate("window.pictures.size")
    assert stills <= events + 1
    running = "document.getAnimations().filter(a => a.playState === 'running').length"
    assert page.evaluate(running) == 0

    # The wish may change at any time.
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH)
    match.next_turn(skip=False)
    assert page.evaluate("window.pictures.size") > len(bout.played[2].events) + 1
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(WATCH)
    match.next_turn(skip=False)
    assert page.evaluate("window.pictures.size") <= len(bout.played[3].events) + 1
    match.expect_log(log_lines(bout, arena.t, to=3))


def test_nothing_is_told_before_it_is_shown(enter: Enter) -> None:
    bout = ending("ko", rounds=2)
    arena = enter(race(bout), still=False)
    page, match = arena.page, arena.match
    match.expect_at(0)
    page.evaluate(EAVESDROP)
    for step in range(1, bout.steps + 1):
        match.go.click()
        match.expect_at(step)
        expect(page.locator(".picture-tap")).to_have_count(0)
    match.expect_over()
    assert page.evaluate("window.moved") > bout.steps
    assert page.evaluate("window.early") == []
    assert page.evaluate("[...window.buttons]") == [arena.t("Skip")]

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
    while match.at < bout.steps:
        match.go.click()
        expect(page.locator(".picture-tap")).to_have_count(1)
        told = page.evaluate("[document.querySelector('#live').textContent, document.querySelector('.headline')]")
        assert told == ["", None]
        page.locator(".picture-tap").click()
        expect(page.locator(".picture-tap")).to_have_count(0)
    match.expect_over()

"""A first visit: from the card to the result, in both languages, with what the engine says at every place."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.bouts import chances, ending, log_lines, odds_words, watch
from e2e.conftest import Enter
from engine.link.share import open_link
from ui.screens.bout.turning import turning_points
from ui.text.d12_boxing import labels


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_stranger_plays_a_bout_to_its_end(enter: Enter, lang: str) -> None:
    arena = enter(lang=lang)
    t, match = arena.t, arena.match
    arena.expect_language()
    arena.expect_title(t("Saikoro Arena"))
    arena.home.expect_open()
    arena.home.make_match.click()
    arena.expect_route("new/d12_boxing")
    arena.expect_focus("#title")
    arena.setup.name(0).press("Enter")

    arena.expect_route("match")
    corners = (t("Red corner"), t("Blue corner"))
    match.expect_between(*corners)
    arena.expect_title(t("{red} against {blue}", red=corners[0], blue=corners[1]), t("Saikoro Arena"))
    arena.share.open()
    bout = open_link(arena.share.link("seed-link")).match
    match.close_panel()
    match.expect_die(t("The die has not been rolled yet."))
    match.expect_odds(odds_words(bout, 0, t))

    match.next_turn()
    bout = bout.advance()
    match.expect_log(log_lines(bout, t))
    match.expect_odds(odds_words(bout, 1, t))
    while not bout.over:
        bout = bout.advance()
    match.finish()
    assert bout.result is not None
    winner = bout.result.winner
    name = t("Draw") if winner is None else corners[winner]
    match.expect_verdict(winner, name, labels.method(bout.result.method, t))
    match.expect_log(log_lines(bout, t))


def test_the_graph_has_a_point_for_every_turn_and_leads_to_its_turning_points(enter: Enter) -> None:
    bout = ending("tko")
    arena = enter(watch(bout))
    match, t = arena.match, arena.t
    match.expect_over()
    edge = arena.page.locator(".art-odds-edge")
    expect(edge).to_have_count(1)
    path = edge.get_attribute("d") or ""
    lines = [line.split("L") for line in path.split("M")[1:]]
    assert [len(line) for line in lines] == [bout.steps + 1] * 2
    known = {step: chances(bout, step) for step in range(bout.steps + 1)}
    heights = [100 - 100 * known[step].win(0) for step in range(bout.steps + 1)]
    assert [float(point.split()[1]) for point in lines[0]] == pytest.approx(heights, abs=0.1)

    swings = turning_points(known, bout.steps)
    flags = arena.page.locator(".art-odds-flag")
    expect(flags).to_have_count(len(swings))
    expect(arena.page.locator(".swings .swing")).to_have_count(len(swings))
    flags.first.click()
    match.expect_at(swings[0].step)
    match.expect_still()
    match.expect_log(log_lines(bout, t, to=swings[0].step))


def test_skip_pause_speed_and_looking_back(enter: Enter) -> None:
    bout = ending("decision", rounds=2)
    arena = enter(watch(bout, 0), still=False)
    match, page, t = arena.match, arena.page, arena.t
    match.expect_at(0)
    expect(match.go).to_have_text(t("Show next turn"))
    match.next_turn()
    match.expect_at(1)
    speed = page.locator("[data-do=speed]")
    for now, following in ((1, 2), (2, 4)):
        expect(speed).to_have_attribute("aria-label", t("Speed ×{n}. Change to ×{m}", n=now, m=following))
        speed.click()
    page.locator("[data-do=round]").click()
    match.expect_at(5)
    match.expect_still()
    expect(match.go).to_have_text(t("Show next turn"))
    match.expect_log(log_lines(bout, t, to=5))
    speed.click()
    page.locator("[data-do=end]").click()
    match.expect_at(6)
    expect(match.go).to_have_text(t("Pause"))
    match.go.click()
    match.expect_still()
    expect(match.go).to_have_text(t("Show next turn"))
    at = match.at
    match.back.click()
    match.expect_at(at - 1)
    page.locator("[data-key=ArrowRight]").click()
    match.expect_at(at)
    match.finish()


def test_every_number_can_be_asked_why(enter: Enter) -> None:
    bout = ending("ko", rounds=2)
    arena = enter(watch(bout))
    match, page = arena.match, arena.page
    match.expect_over()
    facts = page.locator(".side-log .fact")
    for lang in ("ja", "en"):
        arena.read_in(lang)
        match.expect_log(log_lines(bout, arena.t))
        for number, line in enumerate(log_lines(bout, arena.t)):
            facts.nth(number).click()
            expect(match.why.locator(".why-what")).to_have_text(line)
            expect(match.why.locator(".reasons dd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(match.why).to_have_count(0)
    facts.last.click()
    match.why.locator("a[href^='#/help/d12_boxing/']").click()
    arena.help.expect_open()

"""Whole bouts of Blow of Fate, by mouse, keyboard and thumb: what is shown, told and asked at every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.bouts import race, watch
from e2e.conftest import DESK, PHONE, Enter
from e2e.fates import GAME, NAMES, ending, log_lines, played, until
from e2e.journeys.test_accessibility import LONG, LOOKS, SETTLE, violations
from e2e.journeys.test_motion import EAVESDROP
from e2e.journeys.test_touch import SHORT, expect_within_reach, tap_picture
from e2e.pages.arena import Arena
from e2e.pages.corners import Corners
from e2e.pages.match import KEYS
from engine.core.match import Player, start
from engine.games.blow_of_fate.events import CountRolled, PunchThrown, RightRolled
from ui.text.blow_of_fate import labels


def test_a_whole_bout_with_the_mouse(enter: Enter) -> None:
    bout = ending("decision")
    arena = enter(race(bout))
    match, t, corners = arena.match, arena.t, Corners(arena.page)
    match.expect_at(0)
    match.expect_between(*NAMES)
    corners.expect_state(bout.played[0].state)
    for step in range(1, bout.steps):
        match.next_turn()
        corners.expect_state(bout.played[step].state)
        events = bout.played[step].events
        counted = [event for event in events if isinstance(event, CountRolled)]
        punches = [event for event in events if isinstance(event, PunchThrown)]
        (right,) = (event for event in events if isinstance(event, RightRolled))
        six = (counted or punches)[-1].dice if punches else (0, 0)
        corners.expect_dice([*right.dice[0], *right.dice[1], *six])
        if counted:
            corners.expect_count(counted[-1].total)
        elif punches:
            corners.expect_punch(labels.punch(punches[-1].punch, t))
        match.expect_log(log_lines(bout, t, to=step))
    match.finish()
    assert bout.result is not None
    assert bout.result.winner is not None
    match.expect_verdict(bout.result.winner, t.name(NAMES[bout.result.winner]), labels.method("decision", t))
    match.expect_log(log_lines(bout, t))
    expect(arena.page.locator(".art-odds")).to_be_visible()
    rounds = arena.page.locator(".verdict-story .round-table tbody tr")
    expect(rounds).to_have_count(2)

    # Swapped corners take their builds along.
    arena.page.locator("[data-do=rematch-swap]").click()
    match.expect_at(0)
    match.expect_between(*NAMES[::-1])


def test_nothing_is_told_before_it_is_shown(enter: Enter) -> None:
    bout = ending("ko")
    arena = enter(race(bout), still=False)
    page, match = arena.page, arena.match
    match.expect_at(0)
    page.evaluate(EAVESDROP)
    for step in range(1, bout.steps + 1):
        match.go.click()
        match.expect_at(step)
        expect(page.locator(".picture-tap")).to_have_count(0)
    match.expect_over()
    assert page.evaluate("window.early") == []
    assert page.evaluate("[...window.buttons]") == [arena.t("Skip")]


def test_a_whole_bout_by_keyboard(enter: Enter) -> None:
    bout = ending("tko")
    arena = enter(race(bout), lang="ja")
    page, match, t = arena.page, arena.match, arena.t
    match.expect_at(0)
    page.keyboard.press(" ")
    match.expect_at(1)
    match.expect_still()
    page.keyboard.press("w")
    expect(match.why).to_be_visible()
    page.keyboard.press("Escape")
    expect(match.why).to_have_count(0)
    for name, key in KEYS.items():
        if name == "log":
            continue
        page.keyboard.press(key)
        match.expect_panel(name)
        page.keyboard.press("Escape")
        expect(match.dialog).to_have_count(0)
    page.keyboard.press("e")
    match.expect_over()
    match.expect_log(log_lines(bout, t))
    assert bout.result is not None
    assert bout.result.winner is not None
    match.expect_verdict(bout.result.winner, t.name(NAMES[bout.result.winner]), labels.method("tko", t))


@pytest.mark.parametrize(("lang", "short"), [("en", False), ("ja", True)])
def test_a_whole_bout_with_the_thumb(enter: Enter, phone: dict[str, Any], lang: str, short: bool) -> None:
    bout = ending("decision", names=("", ""))
    arena = enter(race(bout), lang=lang, still=False, **(phone | {"viewport": SHORT} if short else phone))
    page, match = arena.page, arena.match
    match.expect_at(0)
    expect_within_reach(page)
    for step in range(1, bout.steps + 1):
        match.go.tap()
        match.expect_at(step)
        tap_picture(page)
        if step < bout.steps:
            match.expect_still()
        expect_within_reach(page)
    match.expect_over()


def test_every_number_can_be_asked_why(enter: Enter) -> None:
    bout = ending("ko")
    arena = enter(watch(bout))
    match, page, t = arena.match, arena.page, arena.t
    match.expect_over()
    match.expect_log(log_lines(bout, t))
    for number, line in enumerate(log_lines(bout, t)):
        page.locator(".side-log .fact").nth(number).click()
        expect(match.why.locator(".why-what")).to_have_text(line)
    page.keyboard.press("Escape")
    page.locator(".side-log .fact").last.click()
    match.why.locator("a[href^='#/help/blow_of_fate/']").click()
    arena.help.expect_open()

    going = until("WornDown")
    arena.go(watch(going))
    match.expect_at(going.steps)
    asked = page.locator(".plate [data-do=why]")
    for number in range(asked.count()):
        asked.nth(number).click()
        expect(match.why.locator(".reasons dd").first).to_be_visible()


def test_dice_from_the_table_are_asked_for_by_name(enter: Enter) -> None:
    bout = start(GAME, {}, (Player(NAMES[0]), Player(NAMES[1])), thinking="T")
    arena = enter(watch(bout))
    match, page, t = arena.match, arena.page, arena.t
    for value, who, words in (
        (12, 0, "{who} rolls for the right to attack: tap the first d12."),
        (3, 0, "{who} rolls for the right to attack: tap the second d12."),
        (1, 1, "{who} rolls for the right to attack: tap the first d12."),
        (2, 1, "{who} rolls for the right to attack: tap the second d12."),
        (6, 0, "{who} attacks: tap the first d6, it names the punch."),
        (6, 0, "{who} attacks: tap the second d6."),
        (4, 1, "{who} rolls to get up: tap the first d6."),
        (5, 1, "{who} rolls to get up: tap the second d6."),
    ):
        expect(page.locator(".call-line")).to_have_text(t(words, who=NAMES[who]))
        expect(match.pad.locator("button")).to_have_count(12 if "d12" in words else 6)
        match.type_die(value)
        bout = bout.with_die(value)
    match.expect_at(1)
    match.expect_still()
    match.expect_log(log_lines(bout, t))
    Corners(page).expect_state(bout.state)


def test_odds_are_sampled_first_and_guaranteed_in_the_end(enter: Enter) -> None:
    arena = enter(watch(played("ODDS", steps=3, rounds=2)))
    page, match = arena.page, arena.match
    match.expect_at(3)
    expect(page.locator(".odds .sr")).to_contain_text("Guaranteed odds")
    match.open_panel("odds")
    expect(match.dialog.locator(".note").first).to_contain_text("win between")


def bout_tour(arena: Arena) -> Iterator[str]:
    """Go through a bout under way with its sheets, and its ends; yield each one's name when it stands."""
    match, page = arena.match, arena.page
    arena.go(race(played("KEEP", names=LONG)))
    match.expect_at(0)
    yield "before the bell"
    for event in ("WornDown", "Clinched"):
        going = until(event)
        arena.go(watch(going))
        match.expect_at(going.steps)
        expect(page.locator(".odds-bar")).to_be_visible()
        yield event
    page.keyboard.press("w")
    expect(match.why).to_be_visible()
    yield "why"
    page.keyboard.press("Escape")
    for name in ("table", "card", "odds", "menu"):
        match.open_panel(name)
        yield f"sheet {name}"
        match.close_panel()
    arena.go(watch(start(GAME, {}, (Player("Aoi"), Player("Ben")), thinking="T")))
    expect(match.pad).to_be_visible()
    yield "own dice"
    for method in ("ko", "draw"):
        arena.go(watch(ending(method, names=LONG)))
        match.expect_over()
        yield method


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_axe_finds_nothing(enter: Enter, size: str) -> None:
    arena = enter(**({"viewport": PHONE, "has_touch": True} if size == "phone" else {"viewport": DESK}))
    page = arena.page
    found: dict[str, list[str]] = {}
    for lang, theme in LOOKS[size]:
        arena.to("about")
        arena.read_in(lang)
        page.locator(f"main [data-do=set-theme][data-arg={theme}]").click()
        for place in bout_tour(arena):
            page.evaluate(SETTLE)
            wrong = violations(page)
            if wrong:
                found[f"{place} ({lang}, {theme}, {size})"] = wrong
    assert found == {}

"""Arena Duel: by touch, mouse and keyboard, against the computer and at one screen, in both languages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESK, Enter
from e2e.journeys.test_accessibility import LONG, LOOKS, SETTLE, violations
from e2e.pages.arena import TRAP
from e2e.pages.duel import NEW, Duel
from engine.core import record
from engine.core.match import Match, Player, start
from engine.games import get
from engine.games.hex_duel.boards import shipped
from engine.link.share import record_link
from engine.players.policy import play_out
from ui.text.hex_duel import labels

PIT = shipped("hexagon2")


def duel(seed: str, names: tuple[str, str] = ("Aoi", "Ben"), **options: Any) -> Match:
    """Play a duel of random orders."""
    return play_out(start(get("hex_duel"), options, (Player(names[0]), Player(names[1])), seed=seed))


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_newcomer_plays_a_whole_duel_by_touch(enter: Enter, phone: dict[str, Any], lang: str) -> None:
    arena = enter(NEW, lang=lang, **phone)
    page, t = Duel(arena.page), arena.t
    page.start()
    page.expect_turn(1)
    arena.expect_no_sideways_scroll()
    page.tap(PIT, (-1, 0), touch=True)
    expect(page.said).to_have_text(t("Forward"))
    page.tap(PIT, (-1, 0), touch=True)
    expect(page.said).to_have_text(t("{move}, turn left", move=t("Forward")))
    page.tap(PIT, (2, -2), touch=True)
    expect(page.call).to_have_text(t("No order leads there."))
    page.go.click()
    page.skip()
    page.expect_turn(2)
    assert len(page.hp()) == 2
    page.play_on()
    expect(arena.page.locator(".duel-luck")).to_be_visible()
    expect(arena.page.locator(".course tbody tr")).not_to_have_count(0)


def test_keys_alone_are_enough_and_the_grid_tells_every_hex(enter: Enter) -> None:
    arena = enter(NEW)
    page = Duel(arena.page)
    page.start(red="Aoi")
    page.expect_turn(1)
    page.press("w", ".")
    expect(page.said).to_have_text("Forward, turn right")
    page.press("q", "/")
    expect(page.said).to_have_text("Forward left")
    page.press("t")
    arena.expect_focus("#typed")
    page.press(*"fr left", "Enter")
    expect(page.said).to_have_text("Forward right, turn left")
    arena.page.locator("#typed").focus()
    page.press(*"up", "Enter")
    expect(arena.page.locator("#orders-problem")).to_contain_text("up")
    cells = arena.page.locator(".hexes button")
    expect(cells).to_have_count(19)
    cells.and_(arena.page.locator("[tabindex='0']")).focus()
    arena.expect_focus(".hexes [data-arg='-2,0']")
    expect(cells.and_(arena.page.locator(":focus"))).to_contain_text(", facing east, Stay")
    page.press("ArrowRight")
    arena.expect_focus(".hexes [data-arg='-1,0']")
    page.press("Enter", "Enter")
    expect(page.said).to_have_text("Forward, turn left")
    page.press("ArrowDown")
    arena.expect_focus(".hexes [data-row='3']:focus")
    page.go.press("Enter")
    page.skip()
    page.expect_turn(2)


def test_two_at_one_screen_hand_it_over_behind_a_curtain(enter: Enter) -> None:
    arena = enter(NEW)
    page = Duel(arena.page)
    page.start("two", red="Aoi", blue="Ben")
    expect(page.curtain).to_contain_text("Aoi")
    arena.expect_focus("#title")
    page.lift()
    page.press("q")
    expect(page.said).to_have_text("Forward left")
    title, history = arena.page.title(), arena.page.evaluate("history.length")
    page.go.click()
    expect(page.curtain).to_contain_text("Ben")
    arena.expect_focus("#title")
    shown = arena.page.locator("#app").inner_html()
    assert "Forward left" not in shown
    assert "data-board" not in shown
    assert arena.page.title() == title
    assert arena.page.evaluate("history.length") == history
    arena.reload()
    expect(page.curtain).to_contain_text("Ben")
    expect(page.curtain).to_contain_text("has sealed an order")
    page.lift()
    arena.to("")
    arena.to("match")
    expect(page.curtain).to_contain_text("Ben")
    page.lift()
    page.press("w")
    page.go.click()
    expect(page.go).to_have_text("Open both orders")
    page.go.click()
    page.skip()
    expect(page.curtain).to_contain_text("Aoi")
    page.lift()
    expect(arena.page.locator(".side-log")).to_contain_text("Forward left")


def test_the_orders_odds_and_the_reasons_are_told(enter: Enter) -> None:
    arena = enter(NEW)
    page = Duel(arena.page)
    page.start()
    page.expect_turn(1)
    page.press("w", "o")
    expect(arena.page.locator(".duel-odds td").first).to_have_text(re.compile(r"%$"))
    page.press("Escape")
    page.go.click()
    page.skip()
    page.expect_turn(2)
    page.press("v")
    expect(arena.page.locator("#why")).to_be_visible()
    page.press("Escape")
    page.press("h")
    expect(arena.page.locator("#seed-link")).to_have_count(0)
    with arena.page.expect_download() as download:
        arena.page.locator("[data-do=save-picture]").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def test_computers_fight_each_other_to_the_end(enter: Enter) -> None:
    arena = enter(NEW)
    page = Duel(arena.page)
    page.start("watch")
    page.to_the_end()
    arena.page.locator("[data-do=panel][data-arg=share]").first.click()
    expect(arena.page.locator("#record-link")).to_be_visible()


def test_a_duel_is_watched_turn_by_turn_and_its_record_holds(enter: Enter) -> None:
    match = duel("WATCHED", hp=6)
    arena = enter("#" + record_link(match, at=0).lstrip("#"))
    page = Duel(arena.page)
    for step in range(1, match.steps + 1):
        page.go.click()
        page.skip()
        if step < match.steps:
            expect(arena.page.locator(".clock-round")).to_have_text(f"Turn {step}")
            assert page.hp() == [max(hp, 0) for hp in match.played[step].state.hp]
    expect(page.over).to_be_visible()
    arena.page.locator("[data-do=panel][data-arg=share]").first.click()
    with arena.page.expect_download() as download:
        arena.page.locator("[data-do=save-record]").click()
    text = download.value.path().read_text("utf-8")
    assert record.verify(text).checks() == match.checks()
    assert json.loads(text)["result"]


def test_own_dice_are_asked_for_one_by_one(enter: Enter) -> None:
    arena = enter(NEW)
    page = Duel(arena.page)
    arena.setup.own_dice()
    page.start(red="Aoi")
    page.expect_turn(1)
    page.press("w")
    page.go.click()
    for value in (6, 5, 4, 1, 2, 3):
        arena.page.locator(f"#type-die [data-arg='{value}']").click()
    page.skip()
    page.expect_turn(2)
    expect(arena.page.locator(".side-log")).to_contain_text("6 5 4 against 1 2 3")


def test_hostile_names_do_no_harm(enter: Enter) -> None:
    match = duel("HOSTILE", names=("<img src=x onerror=p()>", "\u202eאבג"), hp=5)
    arena = enter(before=lambda arena: arena.page.add_init_script(TRAP))
    arena.go(record_link(match, at=match.steps))
    expect(Duel(arena.page).over).to_be_visible()
    arena.expect_unharmed()


@pytest.mark.parametrize("window", list(LOOKS))
def test_axe_finds_nothing(enter: Enter, phone: dict[str, Any], window: str) -> None:
    found: list[str] = []
    for lang, theme in LOOKS[window]:
        options = phone if window == "phone" else {"viewport": DESK}
        arena = enter(NEW, lang=lang, color_scheme=theme, **options)
        page = Duel(arena.page)

        def look(name: str, lang: str = lang, theme: str = theme, arena: Any = arena) -> None:
            arena.page.evaluate(SETTLE)
            found.extend(f"{name} {lang} {theme}: {line}" for line in violations(arena.page))

        look("set-up")
        page.start("two", red=LONG[0], blue=LONG[1])
        expect(page.curtain).to_be_visible()
        look("curtain")
        page.lift()
        page.press("w")
        look("an order")
        page.press("t")
        look("typing")
        page.press("Escape")
        arena.go(record_link(duel("AXE", names=LONG, hp=7), at=2))
        expect(page.go).to_be_visible()
        look("under way")
        for key in ("v", "l", "h", "m", "?"):
            if key == "l" and arena.page.locator(".side-log").is_visible():
                continue
            page.press(key)
            look(f"sheet {key}")
            page.press("Escape")
        arena.go(record_link(duel("AXE", names=LONG, hp=7), at=99))
        page.to_the_end()
        look("end")
        arena.to("help/hex_duel")
        look("rules")
    assert found == []


def test_the_rules_are_read_before_python_is_up(enter: Enter) -> None:
    held = []
    arena = enter("#/help/hex_duel", ready=False, before=lambda arena: held.append(arena.hold("app.zip")))
    expect(arena.page.locator("[data-section='adjacent']")).to_be_visible()
    expect(arena.page.locator("#main")).to_contain_text(labels.board("great_hall", arena.t)[0])
    held[0].release()
    arena.expect_ready()

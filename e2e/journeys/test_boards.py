"""Boards of one's own: drawn by mouse and by keyboard, kept, sent by link, opened, and duelled on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import Enter
from e2e.journeys.test_accessibility import SETTLE, violations
from e2e.pages.boards import DRAW, OWN, Boards
from engine.games.hex_duel.board import Board
from engine.link.envelope import pack
from engine.link.objects import object_link, write_object
from ui.screens.hex_duel.strokes import hexagon


def test_a_board_is_drawn_by_mouse_and_keyboard_sent_and_duelled_on(enter: Enter) -> None:
    arena = enter(DRAW, permissions=["clipboard-read", "clipboard-write"])
    page, boards = arena.page, Boards(arena.page)
    boards.begin("hexagon2")
    boards.take("obstacle")
    boards.tap((0, 0))
    boards.expect_hex((0, 0), "Obstacle")
    boards.take("nothing")
    boards.tap((1, -2))
    boards.expect_hex((1, -2), "Nothing")
    boards.expect_hex((-1, 2), "Nothing")
    # The same by keyboard: a key for the tool, arrows to the hex, Enter puts it down.
    page.locator(".hexes [data-stop][tabindex='0']").focus()
    page.keyboard.press("2")
    expect(page.locator("#draw-tool-obstacle")).to_be_checked()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hexes [data-arg='-1,0']")).to_be_focused()
    page.keyboard.press("Enter")
    boards.expect_hex((-1, 0), "Obstacle")
    boards.expect_hex((1, 0), "Obstacle")
    expect(page.locator(".hexes [data-arg='-1,0']")).to_be_focused()
    page.keyboard.press("u")
    boards.expect_hex((1, 0), "Floor")
    # In the text, which the picture follows.
    text = boards.text.input_value()
    boards.text.fill(text.replace("#", "x"))
    expect(page.locator("#draw-problems")).to_contain_text("Line 3")
    boards.text.fill(text)
    expect(page.locator("#draw-problems .problem")).to_have_count(0)
    boards.do("keep")
    arena.expect_route("boards/hex_duel")
    expect(page.locator(".own-board h3")).to_have_text(["A board of 17 hexes"])
    arena.reload()
    expect(page.locator(".own-board h3")).to_have_text(["A board of 17 hexes"])
    boards.do("share")
    expect(page.locator(".own-copied")).to_have_text(arena.t("The link is on the clipboard."))
    link = page.evaluate("navigator.clipboard.readText()")

    there = enter("#" + link.partition("#")[2], lang="ja")
    expect(there.page.locator(".opened h2")).to_contain_text("17")
    there.expect_focus("#opened")
    Boards(there.page).do("duel-opened")
    there.expect_route("new/hex_duel")
    expect(there.page.locator(".board-card:has(:checked)")).to_contain_text("17")
    there.page.locator("form[data-do=start] [type=submit]").click()
    expect(there.page.locator("main.match .hexes [data-stop]")).to_have_count(17)


def test_a_board_that_does_not_hold_is_refused_in_words(enter: Enter) -> None:
    body = write_object("board", hexagon(1))["body"]
    far = {**body, "starts": [[9, 9, 0], [1, 0, 3]]}
    arena = enter("#" + pack("o", {"type": "board", "format": 1, "body": far}))
    expect(arena.notice).to_contain_text("not on the floor")
    expect(arena.page.locator(".opened")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_axe_finds_nothing_on_the_screens_of_boards(enter: Enter, phone: dict[str, Any], lang: str) -> None:
    arena = enter(DRAW, lang=lang, **phone)
    boards = Boards(arena.page)
    boards.text.fill("A0. # . B3")
    expect(arena.page.locator("#draw-problems .problem")).to_have_count(1)
    found = {}
    arena.page.evaluate(SETTLE)
    arena.expect_no_sideways_scroll()
    found["draw"] = violations(arena.page)
    arena.go(object_link("board", Board(hexagon(2).hexes, ((0, 0),), hexagon(2).starts)))
    expect(arena.page.locator(".opened")).to_be_visible()
    arena.page.evaluate(SETTLE)
    found["opened"] = violations(arena.page)
    boards.do("keep-opened")
    expect(arena.page.locator(".own-board")).to_have_count(1)
    arena.page.evaluate(SETTLE)
    arena.expect_no_sideways_scroll()
    found[OWN] = violations(arena.page)
    arena.to("new/hex_duel")
    arena.page.evaluate(SETTLE)
    arena.expect_no_sideways_scroll()
    found["setup"] = violations(arena.page)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}

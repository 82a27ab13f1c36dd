"""Real dice: typed in by mouse and by keyboard, with slips taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.bouts import GAME, NAMES, log_lines
from e2e.conftest import Enter
from e2e.pages.setup import NEW
from engine.core.match import Player, start


def test_a_bout_with_dice_from_the_table(enter: Enter) -> None:
    arena = enter(NEW, lang="ja")
    match, page, t = arena.match, arena.page, arena.t
    arena.setup.own_dice()
    expect(page.locator("#setup-seed")).to_have_count(0)
    arena.setup.fill(*NAMES)
    arena.setup.start()
    bout = start(GAME, {}, (Player(NAMES[0]), Player(NAMES[1])), thinking="X")
    expect(page.locator(".call-line")).to_have_text(t("Roll a twelve-sided die and tap what it shows."))

    # By mouse; a slip is taken back before and after it counted.
    match.type_die(3)
    match.expect_at(1)
    match.expect_still()
    page.locator("[data-do=untype]").click()
    match.expect_at(0)
    match.type_die(4)
    bout = bout.with_die(4)
    match.expect_at(1)
    match.expect_still()
    match.expect_log(log_lines(bout, t))

    # A knock-down asks its boxer for a die of his own; the half-typed turn outlives a reload.
    fall = next(die for die in range(1, 13) if bout.with_die(die).steps == bout.steps)
    match.type_die(fall)
    bout = bout.with_die(fall)
    need = bout.wanted()
    assert need is not None
    assert need.by is not None
    asked = t("{who} rolls to get up: tap what the die shows.", who=NAMES[need.by])
    expect(page.locator(".call-line")).to_have_text(asked)
    match.expect_at(1)
    arena.reload()
    expect(page.locator(".call-line")).to_have_text(asked)
    page.locator("[data-do=untype]").click()
    expect(page.locator(".call-line")).to_have_text(t("Roll a twelve-sided die and tap what it shows."))
    match.type_die(fall)
    expect(page.locator(".call-line")).to_have_text(asked)

    # By keyboard.
    match.pad.locator("[data-arg='5']").focus()
    page.keyboard.press("Enter")
    bout = bout.with_die(5)
    match.expect_at(2)
    match.expect_still()
    match.expect_log(log_lines(bout, t))

    # What is on no die is refused in words, and nothing changes.
    page.evaluate("document.querySelector('#type-die [data-arg=\"12\"]').setAttribute('data-arg', '13')")
    page.locator("#type-die [data-arg='13']").click()
    expect(page.locator("#type-die-problem")).to_contain_text("13")
    match.expect_at(2)

    # There is no seed to share, and the record carries the typed dice.
    arena.share.open()
    expect(arena.share.sheet.locator("#seed-link")).to_have_count(0)
    link = arena.share.link("record-link")
    match.close_panel()
    arena.go(link.removeprefix(arena.address))
    match.expect_at(0)
    match.expect_between(*NAMES)
    match.next_turn()
    match.next_turn()
    match.expect_log(log_lines(bout, t))

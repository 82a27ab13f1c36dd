"""After a bout, or out of one: rematch, corners swapped, what if, the towel."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.bouts import ending, log_lines, played, watch
from e2e.conftest import Enter
from engine.link.share import open_link


def test_rematch_swap_and_what_if(enter: Enter) -> None:
    bout = ending("tko")
    arena = enter(watch(bout))
    page, match, t = arena.page, arena.match, arena.t
    match.expect_over()
    match.go.click()
    match.expect_at(0)
    match.expect_between("Aoi", "Ben")
    arena.share.open()
    assert open_link(arena.share.link("seed-link")).match.seed != bout.seed
    match.close_panel()
    match.next_turn()

    arena.to("records")
    arena.records.expect_count(2)
    arena.records.watch(1)
    match.expect_over()
    page.locator("[data-do=rematch-swap]").click()
    match.expect_at(0)
    match.expect_between("Ben", "Aoi")

    # What if the last turn had fallen otherwise: a branch of its own, the bout itself stays as it was.
    arena.to("records")
    arena.records.expect_count(3)
    arena.records.watch(2)
    match.expect_over()
    page.locator("[data-do=what-if]").click()
    match.expect_at(bout.steps - 1)
    match.expect_log(log_lines(bout, t, to=bout.steps - 1))
    arena.share.open()
    expect(arena.share.sheet.locator("#seed-link")).to_have_count(0)
    branch = open_link(arena.share.link("record-link")).match
    assert branch.branch is not None
    assert branch.branch.at == bout.steps - 1
    match.close_panel()
    match.next_turn()
    arena.to("records")
    arena.records.expect_count(4)
    arena.records.watch(3)
    match.expect_over()
    match.expect_log(log_lines(bout, t))


def test_what_if_in_the_middle_of_a_bout(enter: Enter) -> None:
    bout = played("KEEP", rounds=2)
    arena = enter(watch(bout, 2))
    match, t = arena.match, arena.t
    match.expect_at(2)
    match.open_panel("menu")
    match.dialog.locator("[data-do=what-if]").click()
    expect(match.dialog).to_have_count(0)
    match.expect_at(2)
    expect(match.go).to_have_text(t("Next turn"))
    match.next_turn()
    match.expect_at(3)


def test_the_towel_is_thrown_after_a_question(enter: Enter) -> None:
    bout = played("KEEP", rounds=2, steps=3)
    arena = enter(watch(bout), lang="ja")
    match, page, t = arena.match, arena.page, arena.t
    match.open_panel("menu")
    match.dialog.locator("[data-do=resign][data-arg='1']").click()
    match.expect_panel("question")
    match.dialog.locator("button[data-do=cancel]").last.click()
    expect(page.locator(".sheet-question")).to_have_count(0)
    match.expect_at(3)
    if match.dialog.count():
        match.close_panel()
    match.resign(1)
    match.expect_verdict(0, t.name("Aoi"), t("Towel"))
    arena.share.open()
    again = open_link(arena.share.link("record-link")).match
    assert again.ended is not None
    assert (again.ended.kind, again.ended.seat) == ("resigned", 1)
    match.close_panel()
    arena.reload()
    match.expect_over()
    arena.to("")
    expect(arena.home.tickets).to_have_count(0)

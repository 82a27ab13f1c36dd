"""Nothing is lost: every action is kept, and files carry matches in and out."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from e2e.bouts import NAMES, ending, log_lines, played, race, watch
from e2e.conftest import Enter
from e2e.guard import Guard
from e2e.pages.arena import TRAP, Arena
from e2e.pages.setup import NEW
from engine.core.record import read, to_text
from tools.bench_pages import RUN_IN_PAGE

RECORDS = "#/records"
#: Makes one screen fail from now on.
BREAK = """
import js
from ui.screens import site

whole = site.whole

def failing(model, words):
    if model.route == "about":
        raise RuntimeError("a fault")
    return whole(model, words)

site.whole = failing
js.window.broken = True
"""


def test_a_bout_outlives_a_reload_at_any_moment(enter: Enter) -> None:
    bout = played("KEEP", rounds=2)
    arena = enter(race(bout))
    match, t = arena.match, arena.t
    match.expect_at(0)
    match.next_turn()
    match.next_turn()
    arena.reload()
    match.expect_at(2)
    match.expect_log(log_lines(bout, t, to=2))
    # Once more while a turn is still moving: it was rolled, so it is kept.
    match.go.click()
    match.expect_at(3)
    arena.reload()
    match.expect_at(3)
    arena.to("")
    arena.home.expect_first_is_resume()
    arena.home.resume()
    match.expect_at(3)
    match.expect_log(log_lines(bout, t, to=3))
    match.finish()
    match.expect_log(log_lines(bout, t))
    arena.to("")
    expect(arena.home.tickets).to_have_count(0)
    arena.to("records")
    arena.records.expect_count(1)
    arena.records.expect_entry(0, *NAMES)
    arena.records.watch()
    match.expect_over()


def test_matches_are_listed_deleted_and_carried_off(enter: Enter) -> None:
    bouts = [ending("ko", names=("Aoi", "Ben")), ending("decision", names=("千代", "大悟")), played("KEEP", steps=2)]
    here = enter(watch(bouts[0]))
    here.match.expect_over()
    for bout in bouts[1:]:
        here.go(watch(bout))
        here.match.expect_between(bout.players[0].name, bout.players[1].name)
        here.match.expect_at(bout.steps)
    here.to("records")
    records = here.records
    records.expect_count(3)
    records.expect_entry(1, "千代", "大悟")
    one = records.save_one(1).read_bytes()
    assert read(one.decode()).dice == bouts[1].dice
    whole = records.save_all().read_bytes()
    assert len(json.loads(whole)["matches"]) == 3
    records.delete(1, sure=False)
    records.expect_count(3)
    records.delete(1)
    records.expect_count(2)
    here.expect_focus("#title")
    here.reload()
    records.expect_count(2)

    there = enter(RECORDS, lang="ja")
    expect(there.page.locator("[data-do=export-all]").first).to_be_disabled()
    there.records.read_file("all.json", whole)
    there.expect_notice(there.t.n("{n} match brought in.", "{n} matches brought in.", n=3))
    there.records.expect_count(3)
    there.records.read_file("all.json", whole)
    there.expect_notice(there.t.n("{n} match brought in.", "{n} matches brought in.", n=0))
    there.records.expect_count(3)
    there.reload()
    there.records.expect_count(3)
    there.records.read_file("one.json", one)
    there.match.expect_between("千代", "大悟")
    there.match.expect_at(0)
    there.match.next_turn()
    there.to("")
    there.home.resume(0)
    there.match.expect_at(1)


def test_a_damaged_file_is_refused_and_nothing_is_lost(enter: Enter) -> None:
    bout = ending("ko")
    arena = enter(watch(bout), lang="ja", before=lambda arena: arena.page.add_init_script(TRAP))
    arena.match.expect_over()
    arena.to("records")
    good = json.loads(to_text(bout))
    forged = {**good, "dice": [[12, 1 + die[1] % 12] for die in good["dice"]], "checks": good["checks"]}
    newer = {**good, "format": 99}
    evil = {**good, "game": "<img src onerror=p()>", "players": [{"name": "<img src onerror=p()>"}] * 2}
    for data, words in (
        (b"\xff\xfe\x00 no text", None),
        (b"<html>", arena.t("This is no record: it cannot be read as JSON.")),
        (b"[]", None),
        (b"{}", None),
        (json.dumps(forged).encode(), None),
        (json.dumps(newer).encode(), "99"),
        (json.dumps(evil).encode(), None),
        (json.dumps({"archive": "saikoro-arena", "format": 1, "matches": [{"id": "A", "record": "{"}]}).encode(), None),
    ):
        arena.records.read_file("bad.json", data)
        notice = arena.page.locator(".notice-bad p")
        expect(notice).not_to_be_empty()
        if words:
            expect(notice).to_contain_text(words)
        arena.expect_unharmed()
        arena.records.expect_count(1)
        arena.page.locator("[data-do=dismiss]").click()
        expect(notice).to_have_count(0)
    arena.reload()
    arena.records.expect_count(1)


def test_two_windows_of_one_match_lose_no_turn(enter: Enter) -> None:
    first = enter(NEW)
    first.setup.own_dice()
    first.setup.fill(*NAMES)
    first.setup.start()
    first.match.type_die(5)
    first.match.expect_at(1)
    second = Arena(first.page.context.new_page(), first.page.url.partition("#")[0], "en")
    second.open("#/match")
    second.match.expect_at(1)
    for step, die in enumerate((1, 5, 1), start=2):
        first.match.type_die(die)
        first.match.expect_at(step)
    second.match.expect_at(4)
    second.page.keyboard.press("ArrowLeft")
    second.match.expect_at(3)
    first.reload()
    first.match.expect_at(3)
    first.page.keyboard.press("ArrowRight")
    first.match.expect_at(4)


def test_a_screen_that_fails_gives_way_to_the_first_one(enter: Enter, guard: Guard) -> None:
    arena = enter(race(played("KEEP", rounds=2)))
    arena.match.expect_at(0)
    guard.excuse("turn: RuntimeError")
    arena.page.evaluate(RUN_IN_PAGE, BREAK)
    arena.page.wait_for_function("window.broken")
    arena.go("#/about")
    arena.expect_notice(arena.t("Something went wrong here. Your matches are kept; load the page again."))
    arena.expect_route("")
    arena.page.locator("[data-do=set-lang][data-arg=ja]:visible").first.click()
    expect(arena.page.locator("html")).to_have_attribute("lang", "ja")

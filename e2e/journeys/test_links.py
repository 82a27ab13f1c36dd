"""Links: the same rolls for a friend, a bout to watch from any turn, and a picture of the link that scans."""

from __future__ import annotations

import segno
from playwright.sync_api import expect

from e2e.bouts import ending, log_lines, race, watch
from e2e.conftest import Enter
from e2e.pages.setup import NEW
from engine.core.record import read
from engine.link.share import open_link

CLIPBOARD = ["clipboard-read", "clipboard-write"]
QUIET = 4


def test_a_friend_sees_the_same_rolls_and_the_same_end(enter: Enter) -> None:
    here = enter(NEW, permissions=CLIPBOARD)
    here.setup.fill("Aoi", "ベン", rounds=1)
    here.setup.start()
    here.match.expect_between("Aoi", "ベン")
    here.match.next_turn()
    here.share.open()
    link = here.share.link("seed-link")
    assert here.share.copy("seed-link") == link
    assert link.startswith(here.address + "#v1.s.")
    assert len(link) - len(here.address) < 300
    code = here.share.code()
    assert code == [list(row) for row in segno.make_qr(link, error="m", boost_error=False).matrix_iter(border=QUIET)]
    here.match.close_panel()
    here.match.finish()

    there = enter(link.removeprefix(here.address), lang="ja")
    there.expect_route("match")
    there.match.expect_between("Aoi", "ベン")
    there.match.expect_at(0)
    there.match.finish()
    bout = open_link(link).match
    while not bout.over:
        bout = bout.advance()
    here.match.expect_log(log_lines(bout, here.t))
    there.match.expect_log(log_lines(bout, there.t))


def test_a_record_is_watched_from_the_turn_on_show(enter: Enter) -> None:
    bout = ending("tko")
    here = enter(watch(bout, 0), lang="ja", permissions=CLIPBOARD)
    here.match.next_turn()
    here.match.next_turn()
    here.share.open()
    whole = here.share.copy("record-link")
    here.share.from_here()
    link = here.share.copy("record-link")
    assert here.share.link("record-link") == link
    assert open_link(whole).at is None
    assert len(link) - len(here.address) < 2000
    report = here.share.copy("report")
    assert here.address in report
    assert "Aoi" in report
    here.match.close_panel()

    # In the same page: the address changes, the match follows.
    here.page.evaluate("link => { location.href = link }", link)
    here.match.expect_at(2)
    here.expect_route("match")
    here.match.expect_log(log_lines(bout, here.t, to=2))
    expect(here.page.locator(".watching")).to_be_visible()

    # By the box for links, with the address cut into lines by a chat.
    here.to("")
    here.home.paste(f"look: {link[:60]} {link[60:]}")
    here.match.expect_at(2)
    here.match.finish()
    here.match.expect_log(log_lines(bout, here.t))


def test_everything_to_take_along_is_a_file_or_text(enter: Enter) -> None:
    bout = ending("ko", rounds=2)
    arena = enter(watch(bout), permissions=CLIPBOARD)
    arena.match.expect_over()
    arena.share.open()
    with arena.page.expect_download() as saving:
        arena.share.sheet.locator("[data-do=save-record]").click()
    assert read(saving.value.path().read_text(encoding="utf-8")).dice == bout.dice
    with arena.page.expect_download() as saving:
        arena.share.sheet.locator("[data-do=save-picture]").click()
    picture = saving.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 1200
    assert len(picture) > 10_000


def test_the_device_share_sheet_gets_the_link(enter: Enter) -> None:
    script = "navigator.share = data => { window.shared = data; return Promise.resolve(); }"
    arena = enter(race(ending("ko")), before=lambda arena: arena.page.add_init_script(script))
    arena.share.open()
    arena.share.sheet.locator("[data-do=share][data-arg=seed-link]").click()
    arena.page.wait_for_function("window.shared")
    assert arena.page.evaluate("window.shared.url") == arena.share.link("seed-link")

"""Names, links and files that mean harm: nothing runs, nothing breaks, and the words say why."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable

from playwright.sync_api import expect

from e2e.bouts import ending, log_lines, played, race, watch
from e2e.conftest import Enter
from e2e.pages.arena import TRAP, Arena
from e2e.pages.setup import NEW
from engine.core.errors import EngineError
from engine.core.record import write
from engine.link.correspondence import accept
from engine.link.envelope import checksum, pack
from engine.link.objects import open_object
from engine.link.share import open_link
from ui.text.errors import explain

NASTY = (
    ("<img src onerror=p()>", "<svg onload=p()>"),
    ("\u202eevil\u202d \u2066x", "\u200b\u200d\u2060Z\ufeff"),
    ("👩‍👩‍👧‍👦🏳️‍🌈👊🏿" * 4, "{winner} %s ${p()} {{"),
    ("ا" * 24, "ก็็็็็็็็็็็็็็็็็็็็"),
    ("javascript:p()", "'\"></b><script>p()</script>"[:24]),
)

WHOLE = race(ending("ko"))
BODY = ["d12_boxing", 1, "SEED", [], ["Aoi", "Ben"]]
RECORD = write(ending("ko"))
LINKS = {
    "cut": WHOLE[:-9],
    "cut short": "#v1.s.AB",
    "bare": "#v1.s.",
    "altered": WHOLE[:12] + ("A" if WHOLE[12] != "A" else "B") + WHOLE[13:],
    "newer": "#v9" + WHOLE[3:],
    "no message": "#" + pack("t", {"step": 1}),
    "no object": "#" + pack("o", {"type": "card"}),
    "foreign object": "#" + pack("o", {"type": "<img src onerror=p()>", "format": 1, "body": {}}),
    "unknown kind": WHOLE.replace(".s.", ".z."),
    "newer rules": "#" + pack("s", ["d12_boxing", 99, "SEED"]),
    "unknown game": "#" + pack("s", ["<img src onerror=p()>", 1, "SEED"]),
    "no list": "#" + pack("s", {"game": "d12_boxing"}),
    "long names": "#" + pack("s", [*BODY[:4], ["x" * 10_000, "<img src onerror=p()>" * 500]]),
    "bad option": "#" + pack("s", [*BODY[:3], [{"<img src onerror=p()>": 1}]]),
    "bad seed": "#" + pack("s", [*BODY[:2], "\u202e" * 80]),
    "bomb": "#" + pack("r", {"format": 1, "pad": "0" * 5_000_000}),
    "no such turn": "#" + pack("r", {**RECORD, "at": 99}),
    "forged dice": "#" + pack("r", {**RECORD, "dice": [[12, 1], [12, 1], [12, 2]]}),
    "nothing": "#v1.",
    "markup": "#v1.<img src onerror=p()>",
}


def reason(link: str, arena: Arena) -> str:
    """Give the words in which the engine's error is told."""
    openings: dict[str, Callable[[str], object]] = {"#v1.o.": open_object, "#v1.t.": accept}
    opening = openings.get(link[:6], open_link)
    try:
        opening(link)
    except EngineError as error:
        return explain(error, arena.t)
    raise AssertionError(link)


def test_names_are_only_ever_text(enter: Enter) -> None:
    arena = enter(NEW, before=lambda arena: arena.page.add_init_script(TRAP))
    page, match = arena.page, arena.match
    for number, (red, blue) in enumerate(NASTY):
        arena.to("new/d12_boxing")
        arena.read_in(("ja", "en")[number % 2])
        arena.setup.fill(red, blue, rounds=1)
        arena.setup.start()
        problem = page.locator(".problem")
        expect(page.locator("main.match").or_(problem).first).to_be_visible()
        arena.expect_unharmed()
        if problem.count():
            continue
        match.expect_at(0)
        match.next_turn()
        for name in ("card", "odds", "share", "menu"):
            match.open_panel(name)
            arena.expect_unharmed()
            arena.expect_no_sideways_scroll()
            match.close_panel()
        match.finish()
        arena.expect_unharmed()
        arena.expect_no_sideways_scroll()
    arena.to("records")
    arena.expect_unharmed()
    arena.to("")
    arena.expect_unharmed()


def test_a_name_too_long_is_refused_in_words(enter: Enter) -> None:
    arena = enter(NEW)
    problem = arena.page.locator("#setup-name-1-problem")
    for lang in ("ja", "en"):
        arena.read_in(lang)
        arena.setup.fill("Aoi", "x" * 10_000)
        arena.setup.start()
        expect(problem).to_contain_text("24")
        expect(problem).to_contain_text({"ja": "名前", "en": "A name has at most"}[lang])
        expect(arena.setup.name(1)).to_have_attribute("aria-invalid", "true")
        arena.expect_focus("#setup-name-1")
    arena.setup.fill("Aoi", "x" * 24)
    expect(problem).to_have_count(0)
    arena.setup.start()
    arena.match.expect_between("Aoi", "x" * 24)


def test_bad_links_by_address_say_why_and_change_nothing(enter: Enter) -> None:
    bout = played("KEEP", rounds=2, steps=4)
    arena = enter(LINKS["altered"], before=lambda arena: arena.page.add_init_script(TRAP))
    match = arena.match
    # By the address the page is opened with.
    arena.expect_notice(reason(LINKS["altered"], arena))
    arena.home.expect_open()
    # By an address that changes while a match is on the page.
    arena.go(watch(bout))
    match.expect_at(4)
    match.expect_still()
    for lang in ("ja", "en"):
        arena.read_in(lang)
        for link in LINKS.values():
            arena.go(link)
            arena.expect_notice(reason(link, arena))
            arena.expect_unharmed()
            arena.expect_route("match")
            match.expect_at(4)
    match.expect_log(log_lines(bout, arena.t))
    match.next_turn()


def test_bad_links_by_paste_say_why_and_change_nothing(enter: Enter) -> None:
    bout = played("KEEP", rounds=2, steps=4)
    arena = enter(watch(bout), before=lambda arena: arena.page.add_init_script(TRAP))
    arena.match.expect_at(4)
    arena.to("")
    for lang in ("ja", "en"):
        arena.read_in(lang)
        for link in (*LINKS.values(), "https://example.org/?q=1", "<img src onerror=p()>", "\u202e", "x" * 10_000):
            arena.home.paste(link)
            arena.home.expect_refused(reason(link, arena))
            arena.expect_unharmed()
            arena.expect_no_sideways_scroll()
    arena.home.resume()
    arena.match.expect_at(4)
    arena.to("records")
    arena.records.expect_count(1)


def test_a_damaged_store_is_left_alone_and_the_rest_is_shown(enter: Enter) -> None:
    arena = enter(watch(ending("ko")), before=lambda arena: arena.page.add_init_script(TRAP))
    arena.match.expect_over()
    arena.page.evaluate(
        """() => new Promise((done, failed) => {
            const asked = indexedDB.open("saikoro-arena");
            asked.onerror = failed;
            asked.onsuccess = () => {
                const turn = asked.result.transaction("matches", "readwrite");
                const matches = turn.objectStore("matches");
                matches.put('{"id": "<img src onerror=p()>"}', "<img src onerror=p()>");
                matches.put(JSON.stringify({
                    id: "BROKEN", game: "d12_boxing", names: ["<img src onerror=p()>", "B"], headline: {en: "<b>"},
                    steps: 3, over: false, when: "2026-01-01 00:00", order: 9e14, record: "{", at: 0, typed: [],
                }), "BROKEN");
                turn.oncomplete = () => { asked.result.close(); done(); };
            };
        })"""
    )
    arena.to("records")
    arena.reload()
    arena.records.expect_count(2)
    arena.expect_unharmed()
    arena.records.watch(0)
    expect(arena.page.locator(".notice-bad")).to_be_visible()
    arena.expect_unharmed()
    arena.records.expect_count(2)
    arena.records.watch(1)
    arena.match.expect_over()


def test_endless_nesting_in_a_file_or_a_link_is_refused(enter: Enter) -> None:
    arena = enter("#/records")
    deep = (b"[" * 1_000, b'{"a":' * 1_000, b"[" * 1_000_000)
    for data in deep:
        arena.records.read_file("deep.json", data)
        expect(arena.page.locator(".notice-bad p")).not_to_be_empty()
        arena.page.locator("[data-do=dismiss]").click()
        expect(arena.notice).to_have_count(0)
    arena.to("")
    for data in deep:
        squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
        payload = base64.urlsafe_b64encode(squeeze.compress(data) + squeeze.flush()).decode().rstrip("=")
        arena.home.paste(f"#v1.s.{payload}{checksum(payload)}")
        arena.home.expect_refused(arena.t("The link is whole, but what it holds cannot be read here."))
    arena.to("new/d12_boxing")
    arena.setup.start()
    arena.match.expect_at(0)

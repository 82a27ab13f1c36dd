"""Before a bout of builds: a newcomer's two presses, the editor, secret picks, boxers by link and file, the lab."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import Enter
from e2e.journeys.test_accessibility import LONG, LOOKS, SETTLE, violations
from e2e.pages.arena import TRAP, Arena
from e2e.pages.builds import LAB, NEW, OWN, Builds
from engine.games.blow_of_fate.state import Boxer
from engine.link.envelope import pack
from engine.link.objects import object_link

HOSTILE = '"><img src=x onerror=p()>'


def test_a_newcomer_presses_start_twice_and_boxes(enter: Enter, phone: dict[str, Any]) -> None:
    arena = enter(NEW, **phone)
    builds = Builds(arena.page)
    builds.start()
    builds.stage("reveal")
    arena.expect_focus("#title")
    builds.do("bell")
    arena.match.expect_at(0)
    arena.expect_no_sideways_scroll()


def test_the_form_is_filled_in_before_python_is_up(enter: Enter) -> None:
    held = []
    arena = enter(NEW, ready=False, before=lambda arena: held.append(arena.hold("app.zip")))
    builds = Builds(arena.page)
    builds.play("two")
    expect(arena.setup.name(1)).to_be_visible()
    builds.play("solo")
    expect(arena.setup.name(1)).to_be_hidden()
    builds.choose("iron_gate")
    arena.page.locator("label:has(#setup-level-1-3)").click()
    builds.start()
    held[0].release()
    arena.expect_ready()
    builds.stage("reveal")
    expect(arena.page.locator("#reveal-0")).to_contain_text("Goro Tetsumon")
    expect(arena.page.locator(".tape-blue .tape-label")).to_contain_text("Champion")


def test_two_choose_in_secret(enter: Enter) -> None:
    arena = enter(NEW)
    page, builds = arena.page, Builds(arena.page)
    builds.play("two")
    arena.setup.name(0).fill("Aoi")
    arena.setup.name(1).fill("Ben")
    builds.start()
    builds.stage("curtain")
    expect(page.locator("h1")).to_contain_text("Aoi")
    title, entries = page.title(), page.evaluate("history.length")
    builds.seal("iron_gate")
    builds.stage("curtain")
    arena.expect_focus("#title")
    expect(page.locator("h1")).to_contain_text("Ben")
    assert "Tetsumon" not in page.locator("#app").inner_html()
    builds.do("lift")
    builds.stage("pick")
    expect(page.locator("#pick-boxer-dawn_scale")).to_be_checked()
    expect(page.locator("#draft-name")).to_have_value("")
    assert (page.title(), page.evaluate("history.length")) == (title, entries)
    # Leaving lets the curtain down; coming back does not lift it.
    page.go_back()
    arena.expect_route("new/blow_of_fate")
    page.go_forward()
    builds.stage("curtain")
    builds.seal("glass_spark")
    builds.stage("sealed")
    assert "Tetsumon" not in page.locator("#main").inner_html()
    assert page.title() == title
    builds.do("reveal")
    expect(page.locator(".reveal-name")).to_have_text([re.compile("Goro Tetsumon"), re.compile("Hibana Garasu")])
    expect(page.locator(".forecast .odds-bar")).to_be_visible()
    builds.do("bell")
    arena.match.expect_at(0)


def test_the_editor_by_keyboard_keeps_to_the_points_and_says_why(enter: Enter) -> None:
    arena = enter(OWN)
    builds = Builds(arena.page)
    told = arena.page.locator(".builder-told")
    builds.lay_out("Ken", punch=1)
    builds.expect_build(5, 5, 5)
    expect(told).to_contain_text("No points left")
    builds.lay_out("Ken", speed=-3, toughness=3)
    builds.expect_build(5, 2, 8)
    builds.lay_out("Ken", punch=-9)
    builds.expect_build(1, 2, 8)
    expect(told).to_contain_text("Punch is at its least, 1.")
    builds.do("save-draft")
    builds.expect_kept()
    expect(told).to_contain_text("4 points left")
    arena.page.locator("#draft-punch").press("End")
    builds.do("save-draft")
    builds.expect_kept(arena.t.name("Ken"))


def test_a_boxer_lasts_and_goes_out_by_link_and_by_file(enter: Enter) -> None:
    arena = enter(OWN, permissions=["clipboard-read", "clipboard-write"])
    builds = Builds(arena.page)
    builds.lay_out("嵐のケン", speed=-2, punch=2)
    builds.do("save-draft")
    builds.expect_kept(arena.t.name("嵐のケン"))
    arena.reload()
    builds.expect_kept(arena.t.name("嵐のケン"))
    builds.do("share")
    expect(arena.page.locator(".own-copied")).to_have_text(arena.t("The link is on the clipboard."))
    link = arena.page.evaluate("navigator.clipboard.readText()")
    with arena.page.expect_download() as saving:
        builds.do("file")
    file = saving.value.path().read_bytes()

    there = enter(lang="ja")
    builds = Builds(there.page)
    there.go(link.partition("#")[2])
    expect(there.page.locator(".opened h2")).to_contain_text("嵐のケン")
    there.expect_focus("#opened")
    builds.do("fight-opened")
    there.expect_route("new/blow_of_fate")
    expect(there.page.locator("input[name=setup-own-boxer]:checked + .boxer")).to_contain_text("嵐のケン")
    builds.start()
    expect(there.page.locator("#reveal-0")).to_contain_text("嵐のケン")
    there.to("boxers/blow_of_fate")
    there.page.locator("#import-boxer").set_input_files(
        {"name": "ken.json", "mimeType": "application/json", "buffer": file}
    )
    expect(there.page.locator(".opened")).to_be_visible()
    builds.do("save-opened")
    builds.expect_kept(there.t.name("嵐のケン"))
    builds.do("delete")
    there.page.locator("[data-do=confirm]").click()
    builds.expect_kept()


@pytest.mark.parametrize(
    ("link", "said"),
    [
        (
            pack("o", {"type": "boxer", "format": 1, "body": {"name": "", "punch": 11, "speed": 2, "toughness": 2}}),
            "11",
        ),
        (pack("o", {"type": "boxer", "format": 2, "body": {}}), "2"),
        (object_link("boxer", Boxer("Ken", 7, 4, 4))[:-3], ""),
        (pack("o", {"type": HOSTILE, "format": 1, "body": {}}), "<img"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_boxer_that_does_not_hold_is_refused_in_words(enter: Enter, link: str, said: str, lang: str) -> None:
    arena = enter("#" + link, lang=lang, before=lambda arena: arena.page.add_init_script(TRAP))
    expect(arena.notice).to_contain_text(said)
    expect(arena.page.locator(".opened")).to_have_count(0)
    arena.expect_unharmed()


def test_hostile_names_do_no_harm(enter: Enter) -> None:
    link = object_link("boxer", Boxer(HOSTILE[:24], 7, 4, 4))
    arena = enter("#" + link, before=lambda arena: arena.page.add_init_script(TRAP))
    builds = Builds(arena.page)
    expect(arena.page.locator(".opened h2")).to_contain_text("<img")
    builds.do("fight-opened")
    builds.start()
    builds.stage("reveal")
    arena.expect_unharmed()
    builds.do("bell")
    arena.match.expect_at(0)
    arena.expect_unharmed()


def test_the_lab_opens_at_once_and_answers_keys(enter: Enter) -> None:
    arena = enter(LAB)
    page, map_, cell = arena.page, arena.page.locator("#lab-map"), arena.page.locator("#lab-cell")
    expect(map_).to_be_visible()
    expect(page.locator(".lab-done")).to_be_visible()
    expect(cell).to_contain_text("4/1/10")
    map_.focus()
    at = map_.get_attribute("data-at")
    assert at is not None
    row, column = map(int, at.split(","))
    for key, down, right in (("ArrowDown", 1, 0), ("ArrowRight", 0, 1), ("PageUp", -10, 0), ("Home", 0, -99)):
        page.keyboard.press(key)
        row, column = max(0, row + down), max(0, column + right)
        expect(map_).to_have_attribute("data-at", f"{row},{column}")
        expect(map_).to_be_focused()
    map_.click(position={"x": 3, "y": 3})
    expect(map_).to_have_attribute("data-at", "0,0")
    expect(cell).to_contain_text("1/4/10")
    page.locator("#lab-row").select_option("10/4/1")
    page.locator("#lab-column").select_option("5/5/5")
    expect(cell).to_contain_text("39.6%")
    page.locator("label:has(#lab-cap-8)").click()
    expect(map_).to_have_attribute("data-grid", "46,46")
    expect(page.locator(".lab-caps tr.lit th")).to_have_text("8")


def test_other_rules_are_worked_out_with_progress_and_can_be_dropped(enter: Enter) -> None:
    arena = enter(LAB)
    page = arena.page
    page.locator("label:has(#lab-cap-6)").click()
    page.locator(".lab-rules summary").click()
    page.locator("#lab-rounds").select_option("1")
    expect(page.locator(".lab-bar")).to_be_visible()
    expect(page.locator(".lab-done")).to_be_visible(timeout=120_000)
    page.locator("#lab-rounds").select_option("2")
    Builds(page).do("lab-stop")
    expect(page.locator("#lab-again")).to_be_focused()
    page.locator("#lab-rounds").select_option("6")
    expect(page.locator(".lab-done")).to_be_visible()


def builds_tour(arena: Arena) -> Any:
    """Go through the screens before a bout; yield each one's name when it stands."""
    builds = Builds(arena.page)
    arena.to("new/blow_of_fate")
    for kinds in ("watch", "two", "solo"):
        builds.play(kinds)
        yield f"set-up, {kinds}"
    builds.play("two")
    arena.setup.fill(*LONG)
    builds.start()
    builds.stage("curtain")
    yield "curtain"
    builds.do("lift")
    builds.stage("pick")
    arena.page.locator(".pick-own summary").click()
    builds.do("step", "punch -1")
    builds.do("choose", "draft")
    builds.do("seal")
    yield "choice, refused"
    builds.choose("iron_gate", "pick-boxer")
    builds.do("seal")
    builds.seal("glass_spark")
    builds.stage("sealed")
    yield "sealed"
    builds.do("reveal")
    expect(arena.page.locator(".forecast .odds-bar")).to_be_visible()
    yield "reveal"
    arena.go(object_link("boxer", Boxer(LONG[0], 7, 4, 4)))
    expect(arena.page.locator(".opened")).to_be_visible()
    yield "opened"
    builds.do("save-opened")
    yield "kept"
    arena.to("lab/blow_of_fate")
    expect(arena.page.locator("#lab-map")).to_be_visible()
    arena.page.locator(".lab-rules summary").click()
    yield "lab"


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_axe_finds_nothing_before_a_bout(enter: Enter, phone: dict[str, Any], size: str) -> None:
    arena = enter(**(phone if size == "phone" else {}))
    found: dict[str, list[str]] = {}
    for lang, theme in LOOKS[size]:
        arena.to("about")
        arena.read_in(lang)
        arena.page.locator(f"main [data-do=set-theme][data-arg={theme}]").click()
        for place in builds_tour(arena):
            arena.page.evaluate(SETTLE)
            arena.expect_no_sideways_scroll()
            if wrong := violations(arena.page):
                found[f"{place} ({lang}, {theme}, {size})"] = wrong
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)

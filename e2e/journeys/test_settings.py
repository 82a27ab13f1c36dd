"""Theme and sound: off until asked for, and kept."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.bouts import ending, watch
from e2e.conftest import Enter

#: Counts the audio contexts and voices that the page makes.
LISTEN = """
window.made = {contexts: 0, voices: 0};
window.AudioContext = class extends AudioContext {
  constructor(...args) { super(...args); window.made.contexts += 1; }
  createGain() { window.made.voices += 1; return super.createGain(); }
};
"""


def test_sound_is_off_until_asked_for_and_the_choice_is_kept(enter: Enter) -> None:
    bout = ending("ko", rounds=2)
    arena = enter(watch(bout, 0), still=False, before=lambda arena: arena.page.add_init_script(LISTEN))
    page, match = arena.page, arena.match
    match.next_turn(skip=False)
    assert page.evaluate("window.made") == {"contexts": 0, "voices": 0}
    arena.sound(True)
    match.back.click()
    match.expect_at(0)
    match.next_turn(skip=False)
    made = page.evaluate("window.made")
    assert made["contexts"] == 1
    assert made["voices"] > 0
    arena.reload()
    match.open_panel("menu")
    expect(match.dialog.locator("[data-do=set-sound]")).to_have_attribute("aria-pressed", "true")
    match.close_panel()
    arena.sound(False)
    assert page.evaluate("localStorage.getItem('saikoro.sound')") == "off"


def test_the_theme_follows_the_device_until_one_is_chosen(enter: Enter) -> None:
    arena = enter("#/about", color_scheme="dark")
    page = arena.page
    paper = "getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()"
    expect(page.locator("html")).to_have_attribute("data-theme", "auto")
    dark = page.evaluate(paper)
    page.emulate_media(color_scheme="light")
    light = page.evaluate(paper)
    assert dark != light
    arena.about.expect_open()
    arena.about.settings.locator("[data-do=set-theme][data-arg=dark]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(paper) == dark
    arena.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(paper) == dark
    arena.to("")
    arena.theme("light")
    assert page.evaluate(paper) == light
    arena.theme("auto")
    assert page.evaluate(paper) == light

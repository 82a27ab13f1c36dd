"""The page while Python is still on its way: readable, usable, truthful, and nothing typed is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.bouts import ending, race
from e2e.conftest import Enter
from e2e.pages.arena import Arena, Held
from e2e.pages.help import RULES
from e2e.pages.setup import NEW


class Late:
    """Holds the application back before the page is opened."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self.held: dict[str, Held] = {}

    def __call__(self, arena: Arena) -> None:
        self.held = {name: arena.hold(name) for name in self.names}

    def release(self, name: str = "app.zip") -> None:
        """Let a file come."""
        self.held[name].release()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_names_options_and_an_early_start_are_kept(enter: Enter, lang: str) -> None:
    late = Late("app.zip")
    arena = enter(NEW, lang=lang, ready=False, before=late)
    t, page, setup = arena.t, arena.page, arena.setup
    arena.expect_language()
    expect(page.locator("[data-boot-text]")).to_be_visible()
    setup.name(0).click()
    arena.expect_focus("#setup-name-0")
    page.keyboard.type("Aoi")
    setup.name(1).click()
    arena.expect_focus("#setup-name-1")
    composing = page.context.new_cdp_session(page)
    for text in ("ｂ", "べ", "べん"):
        composing.send(
            "Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)}
        )
    composing.send("Input.insertText", {"text": "勉"})
    setup.expect_names("Aoi", "勉")
    setup.name(1).press("Enter")
    noted = {"en": "Your press is noted", "ja": "受け付けました"}[lang]
    expect(page.locator("[data-boot-text]")).to_contain_text(noted)
    assert page.evaluate("__arena.ready") is False
    late.release()
    arena.expect_ready()
    arena.expect_route("match")
    arena.match.expect_between("Aoi", "勉")
    arena.expect_title(t("{red} against {blue}", red=t.name("Aoi"), blue=t.name("勉")), t("Saikoro Arena"))


def test_an_open_composition_and_the_caret_outlive_the_start(enter: Enter) -> None:
    late = Late("app.zip")
    arena = enter(NEW, lang="ja", ready=False, before=late)
    page, setup = arena.page, arena.setup
    setup.fill("さくら", "ab", rounds=1)
    setup.name(1).focus()
    page.evaluate("document.activeElement.setSelectionRange(1, 1)")
    composing = page.context.new_cdp_session(page)
    composing.send("Input.imeSetComposition", {"text": "けん", "selectionStart": 2, "selectionEnd": 2})
    late.release()
    arena.expect_ready()
    arena.expect_focus("#setup-name-1")
    composing.send("Input.insertText", {"text": "剣"})
    setup.expect_names("さくら", "a剣b")
    assert page.evaluate("document.getElementById('setup-name-1').selectionStart") == 2
    expect(page.locator("#setup-option-rounds")).to_have_value("1")
    # Enter that ends a composition must not start the match; the next one does.
    page.evaluate(
        """document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", {key: "Enter", keyCode: 229, isComposing: true, bubbles: true}))"""
    )
    arena.expect_route("new/d12_boxing")
    setup.name(1).press("Enter")
    arena.match.expect_between("さくら", "a剣b")


def test_language_theme_and_screens_work_and_carry_what_was_typed(enter: Enter) -> None:
    late = Late("app.zip")
    arena = enter(ready=False, before=late)
    page = arena.page
    arena.home.expect_open()
    arena.home.rules.click()
    arena.help.expect_open()
    arena.help.jump(2)
    arena.go(NEW)
    arena.setup.fill("Aoi", "Ben")
    arena.read_in("ja")
    arena.setup.expect_names("Aoi", "Ben")
    page.locator(".head-menu").click()
    page.locator("#menu [data-do=set-theme][data-arg=dark]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("Escape")
    late.release()
    arena.expect_ready()
    arena.expect_language()
    arena.setup.expect_names("Aoi", "Ben")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#menu [data-arg=dark]")).to_have_attribute("aria-pressed", "true")


def test_progress_is_told_truthfully(enter: Enter) -> None:
    late = Late("pyodide.asm.wasm", "app.zip")
    arena = enter(RULES, ready=False, before=late)
    told = arena.page.locator("[data-boot-text]")
    megabytes = re.compile(r"Loading the runtime: (\d+\.\d) of (\d+\.\d) MB")
    expect(told).to_have_text(megabytes)
    expect(arena.page.locator("[data-boot]")).to_have_attribute("data-stage", "runtime")
    found = megabytes.match(told.text_content() or "")
    assert found
    assert float(found[1]) < float(found[2])
    late.release("pyodide.asm.wasm")
    expect(arena.page.locator("[data-boot]")).to_have_attribute("data-stage", re.compile("python|arena"))
    expect(told).not_to_contain_text("MB")
    late.release("app.zip")
    arena.expect_ready()
    expect(arena.page.locator("[data-boot]")).to_have_count(0)
    arena.help.expect_open()


def test_a_link_that_comes_early_is_noted_and_opened(enter: Enter) -> None:
    late = Late("app.zip")
    arena = enter(race(ending("ko")), ready=False, before=late)
    expect(arena.page.locator("[data-boot-text]")).to_contain_text("A link was received")
    expect(arena.page.locator("main h1")).to_have_text("The doors are opening")
    late.release()
    arena.expect_route("match")
    arena.match.expect_between("Aoi", "Ben")

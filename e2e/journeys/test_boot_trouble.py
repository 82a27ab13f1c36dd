"""A start that fails: plain words for what is known, in the reader's language, and a way on."""

from __future__ import annotations

import zipfile
from io import BytesIO

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Enter
from e2e.guard import Guard
from e2e.pages.arena import Arena
from tools.paths import DIST

DENIED = """
Object.defineProperty(window, "indexedDB", {get() { throw new DOMException("denied", "SecurityError"); }});
"""
REFUSED = """
IDBFactory.prototype.open = function () {
  const asked = new EventTarget();
  setTimeout(() => {
    const event = new Event("error", {cancelable: true});
    asked.dispatchEvent(event);
    asked.onerror?.(event);
  });
  return asked;
};
"""
OLD = "delete window.WebAssembly;"
WORDS = {
    "missing": ("A part of the arena could not be loaded", "必要な部品を読み込めませんでした"),
    "storage": ("denies this page its storage", "保存領域を拒んでいる"),
    "browser": ("too old for the arena", "ブラウザーは古い"),
    "file": ("was opened as a file", "ファイルとして開かれています"),
    "crash": ("failed to start", "開場に失敗しました"),
    "quiet": ("Nothing has arrived for a while", "しばらく何も届いていません"),
}
#: What the console may say of a start that was broken on purpose.
BROKEN = r"."


def expect_told(arena: Arena, kind: str) -> None:
    """Expect the reason in words, as an alert, in the reader's language."""
    told = arena.page.locator("[data-boot-text]")
    expect(told).to_contain_text(WORDS[kind][arena.t.lang == "ja"])
    expect(told).to_have_attribute("role", "alert")
    expect(arena.page.locator("[data-boot]")).to_have_attribute("data-stage", "failed")
    assert arena.page.evaluate("__arena.ready") is False


def expect_readable(arena: Arena) -> None:
    """Expect the screens to be readable all the same, in both languages, with the reason in each."""
    arena.home.expect_open()
    arena.read_in("ja" if arena.t.lang == "en" else "en")
    arena.home.expect_open()


@pytest.mark.parametrize("name", ["app.zip", "pyodide.asm.wasm", "core.js"])
def test_a_missing_file_is_named(enter: Enter, guard: Guard, name: str) -> None:
    guard.excuse(BROKEN)

    def without(arena: Arena) -> None:
        arena.page.route(f"**/{name}", lambda route: route.fulfill(status=404, body="Not here."))

    arena = enter(ready=False, before=without)
    expect_told(arena, "missing")
    expect(arena.page.locator("[data-boot-text]")).to_contain_text(name)
    expect_readable(arena)
    expect_told(arena, "missing")
    arena.page.unroute_all()
    arena.page.locator("[data-boot-text] button").click()
    arena.expect_ready()


@pytest.mark.parametrize("script", [DENIED, REFUSED], ids=["denied", "refused"])
def test_denied_storage_is_told(enter: Enter, guard: Guard, script: str) -> None:
    guard.excuse(BROKEN)
    arena = enter(lang="ja", ready=False, before=lambda arena: arena.page.add_init_script(script))
    expect_told(arena, "storage")
    expect_readable(arena)
    expect_told(arena, "storage")


def test_an_old_browser_is_told(enter: Enter, guard: Guard) -> None:
    guard.excuse(BROKEN)
    arena = enter(ready=False, before=lambda arena: arena.page.add_init_script(OLD))
    expect_told(arena, "browser")
    expect_readable(arena)
    expect_told(arena, "browser")


def test_a_crash_shows_its_details(enter: Enter, guard: Guard) -> None:
    guard.excuse(BROKEN)
    arena = enter(ready=False, before=lambda arena: arena.page.route("**/app.zip", _broken))
    expect_told(arena, "crash")
    arena.page.locator("[data-boot-text] summary").click()
    expect(arena.page.locator("[data-boot-text] pre")).to_contain_text("ZeroDivisionError")
    expect_readable(arena)
    expect_told(arena, "crash")


def _broken(route: object) -> None:
    (archive,) = DIST.glob("app-*/app.zip")
    code = _with(zipfile.ZipFile(archive).read("arena.zip"), "ui/main.pyc", "ui/main.py", b"1 / 0\n")
    body = _with(archive.read_bytes(), "arena.zip", "arena.zip", code)
    route.fulfill(body=body, content_type="application/zip")  # type: ignore[attr-defined]


def _with(archive: bytes, gone: str, name: str, data: bytes) -> bytes:
    """Give the archive with one of its files replaced."""
    packed = BytesIO()
    with zipfile.ZipFile(BytesIO(archive)) as old, zipfile.ZipFile(packed, "w") as new:
        for each in old.namelist():
            if each != gone:
                new.writestr(each, old.read(each))
        new.writestr(name, data)
    return packed.getvalue()


def test_silence_is_told_and_taken_back(enter: Enter) -> None:
    held = []

    def late(arena: Arena) -> None:
        arena.page.add_init_script("window.arenaQuiet = 400")
        held.append(arena.hold("pyodide.asm.wasm"))

    arena = enter(ready=False, before=late)
    expect_told(arena, "quiet")
    held[0].release()
    arena.expect_ready()
    expect(arena.page.locator("[data-boot]")).to_have_count(0)


def test_a_page_opened_as_a_file_says_so(browser: Browser) -> None:
    context = browser.new_context(locale="en-GB")
    arena = Arena(context.new_page(), (DIST / "index.html").as_uri(), "en")
    arena.open(ready=False)
    expect_told(arena, "file")
    expect_readable(arena)
    expect_told(arena, "file")
    context.close()

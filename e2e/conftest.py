"""One browser for all journeys; a context, and a guard over it, for each visitor."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Playwright, ViewportSize, expect, sync_playwright

from e2e.guard import Guard
from e2e.pages.arena import Arena
from tools.browser import launch
from tools.paths import DIST
from tools.serve import PREFIX, Server, serving

#: Waits end with what they wait for; this is only how long a machine under heavy load is given.
PATIENCE_MS = int(os.environ.get("E2E_PATIENCE_MS", 60_000))
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
LOCALES = {"en": "en-GB", "ja": "ja-JP"}

#: The browser's chance made repeatable, so that every run sees the same bouts.
CHANCE = """
let word = 20_261_129;
crypto.getRandomValues = array => {
  for (let k = 0; k < array.length; k++) array[k] = (word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0) >>> 16;
  return array;
};
"""

#: Begins a visit: `enter("#/records", lang="ja", …)`; see the fixture.
Enter = Callable[..., Arena]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.e2e)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The driver."""
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The browser that all share."""
    running = launch(playwright)
    yield running
    running.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """The built site, served under a sub-path as GitHub Pages does."""
    if not (DIST / "index.html").is_file():
        pytest.fail("There is no site in dist/: run `make build` first.")
    with serving() as running:
        yield running


@pytest.fixture
def guard(server: Server) -> Iterator[Guard]:
    """Watches every visitor of a test, and speaks up when the test is over."""
    watching = Guard(server.origin)
    yield watching
    watching.expect_peace()


@pytest.fixture
def enter(browser: Browser, server: Server, guard: Guard) -> Iterator[Enter]:
    """Begin a visit, each with a browser profile of its own.

    `before` is called with the page before it is opened; with `ready=False` the visit begins while the
    page still starts; other options are the browser context's.
    """
    contexts = []

    def begin(
        fragment: str = "",
        *,
        lang: str = "en",
        ready: bool = True,
        before: Callable[[Arena], None] | None = None,
        still: bool = True,
        **options: Any,
    ) -> Arena:
        given: dict[str, Any] = {"viewport": DESK, "locale": LOCALES[lang], "accept_downloads": True} | options
        for last in (False, True):
            context = browser.new_context(reduced_motion="reduce" if still else "no-preference", **given)
            context.set_default_timeout(PATIENCE_MS)
            context.add_init_script(CHANCE)
            guard.watch(context)
            contexts.append(context)
            arena = Arena(context.new_page(), server.origin + PREFIX, lang)
            if before:
                before(arena)
            try:
                arena.open(fragment, ready=ready)
            except (AssertionError, Error) as error:
                # Once in some hundred visits the browser's own process for a page dies while the page starts.
                if last or "crashed" not in str(error):
                    raise
            else:
                break
        return arena

    yield begin
    for context in contexts:
        for page in context.pages:
            page.unroute_all(behavior="ignoreErrors")
        context.close()


@pytest.fixture
def phone() -> dict[str, Any]:
    """The context options of a small telephone."""
    return {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

"""The page as a whole: opening it, moving between its screens, its header, its notices."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

from playwright.sync_api import Page, Route, expect

from e2e.pages.about import About
from e2e.pages.help import Help
from e2e.pages.home import Home
from e2e.pages.match import Match
from e2e.pages.records import Records
from e2e.pages.setup import SetUp
from e2e.pages.share import Share
from ui.text.words import Words

#: Set by hostile text if the page ever runs it.
TRAP = "window.p = () => { window.pwned = true };"

#: Lists what only hostile text can have put on the page.
GROWN = """() => [...document.querySelectorAll("#app *")].filter(element =>
    element.matches("script, iframe, object, embed, base, link, meta") ||
    element.getAttributeNames().some(name => name.startsWith("on")) ||
    (element.localName === "img" && !element.src.startsWith(location.origin + location.pathname)) ||
    (element.localName === "a" && element.protocol === "javascript:")
).map(element => element.outerHTML.slice(0, 200))"""


class Arena:
    """A visitor's page; `t` are the words of the language it is read in."""

    def __init__(self, page: Page, address: str, lang: str) -> None:
        self.page = page
        self.address = address
        self.t = Words(lang)
        self.home = Home(page)
        self.setup = SetUp(page)
        self.match = Match(page)
        self.share = Share(page)
        self.records = Records(page)
        self.help = Help(page)
        self.about = About(page)

    @cached_property
    def notice(self) -> Any:
        """The sentence about what just happened."""
        return self.page.locator(".notices .notice p")

    # ---- acting

    def open(self, fragment: str = "", *, ready: bool = True) -> None:
        """Open the address, with what stands behind the `#`, and wait until Python has taken over."""
        self.page.goto(self.address + fragment, wait_until="load" if ready else "commit")
        if ready:
            self.expect_ready()

    def reload(self) -> None:
        """Load the page again."""
        self.page.reload()
        self.expect_ready()

    def go(self, fragment: str) -> None:
        """Change what stands behind the address's `#`, as a link within the page does."""
        self.page.evaluate("fragment => { location.hash = fragment }", fragment)

    def to(self, route: str) -> None:
        """Go to a screen and wait for it."""
        self.go("#/" + route)
        self.expect_route(route)

    def read_in(self, lang: str) -> None:
        """Change the language, by the switch of the sheet that is open or by the header's."""
        place = "dialog[open]" if self.page.locator("dialog[open]").count() else ".page"
        self.page.locator(f"{place} [data-do=set-lang][data-arg={lang}]:visible").first.click()
        self.t = Words(lang)
        self.expect_language()

    def theme(self, name: str) -> None:
        """Choose light, dark or the device's own, in the header's menu or the match's."""
        self._menu(f"[data-do=set-theme][data-arg={name}]")
        expect(self.page.locator("html")).to_have_attribute("data-theme", name)

    def sound(self, on: bool) -> None:
        """Turn the sound on or off, in the header's menu or the match's."""
        self._menu("[data-do=set-sound]")
        expect(self.page.locator("[data-do=set-sound]").first).to_have_attribute("aria-pressed", str(on).lower())

    def _menu(self, item: str) -> None:
        if self.page.locator("dialog[open]").count() or not self.page.locator(".head-menu:visible").count():
            self.match.open_panel("menu")
            self.page.locator(f"dialog[open] {item}").click()
            self.match.close_panel()
        else:
            self.page.locator(".head-menu").click()
            self.page.locator(f"#menu {item}").click()
            self.page.keyboard.press("Escape")

    def hold(self, name: str) -> Held:
        """Keep back the file that ends with `name` until `release` is called on what this gives."""
        return Held(self.page, name)

    # ---- expecting

    def expect_ready(self) -> None:
        """Wait until Python has taken over."""
        expect(self.page.locator("html")).to_have_attribute("data-ready", "")

    def expect_route(self, route: str) -> None:
        """Expect the address and the screen to be that of a route."""
        expect(self.page).to_have_url(re.compile(re.escape(f"#/{route}") + "$"))
        expect(self.page.locator("#main")).to_be_visible()

    def expect_language(self) -> None:
        """Expect the page to say and to be in its language."""
        expect(self.page.locator("html")).to_have_attribute("lang", self.t.lang)
        expect(self.page.locator("a.skip")).to_have_text(self.t("To the content"))

    def expect_title(self, *parts: str) -> None:
        """Expect the window's title."""
        expect(self.page).to_have_title(" – ".join(parts))

    def expect_notice(self, text: str | re.Pattern[str]) -> None:
        """Expect a notice with these words."""
        expect(self.notice).to_have_text(text)

    def expect_focus(self, selector: str) -> None:
        """Expect the focus to be on an element."""
        expect(self.page.locator(selector)).to_be_focused()

    def expect_unharmed(self) -> None:
        """Expect that no text from outside has become more than text."""
        assert self.page.evaluate("window.pwned") is None
        assert self.page.evaluate(GROWN) == []

    def expect_no_sideways_scroll(self) -> None:
        """Expect that nothing is wider than the window."""
        self.page.wait_for_function("document.scrollingElement.scrollWidth <= innerWidth")


class Held:
    """Answers that are kept back."""

    def __init__(self, page: Page, name: str) -> None:
        self._routes: list[Route] = []
        self._free = False
        page.route(re.compile(re.escape(name) + "$"), self._asked)

    def _asked(self, route: Route) -> None:
        if self._free:
            route.continue_()
        else:
            self._routes.append(route)

    def release(self) -> None:
        """Let everything through from now on."""
        self._free = True
        for route in self._routes:
            route.continue_()

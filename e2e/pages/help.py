"""The rules page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

RULES = "#/help/d12_boxing"


class Help:
    """The rules, to be read."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sections = page.locator("main.help section.rule")

    def expect_open(self) -> None:
        """Expect the rules with their contents."""
        expect(self.page.locator("main.help h1")).to_be_visible()
        expect(self.page.locator("main.help .contents li")).to_have_count(self.sections.count())

    def jump(self, number: int) -> None:
        """Go to a section by the contents and expect it in view, on the same screen."""
        self.page.locator("main.help .contents li a").nth(number).click()
        expect(self.sections.nth(number).locator("h2")).to_be_in_viewport()
        expect(self.page.locator("main.help")).to_be_visible()

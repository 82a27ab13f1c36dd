"""The home screen: the card, what is under way, the box office."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect


class Home:
    """The poster, the ticket back into a bout, and the box for a link."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.make_match = page.locator("a[href='#/new/d12_boxing']").first
        self.rules = page.locator("main a[href='#/help/d12_boxing']").first
        self.tickets = page.locator(".continue a.ticket")
        self.problem = page.locator("#paste-problem")

    def paste(self, link: str) -> None:
        """Paste a link and open it."""
        self.page.locator("#paste").fill(link)
        self.page.locator("form[data-do=open-paste] [type=submit]").click()

    def resume(self, number: int = 0) -> None:
        """Go on with a bout under way, the latest first."""
        self.tickets.nth(number).click()

    def expect_open(self) -> None:
        """Expect the home screen with all five games on its card."""
        expect(self.page.locator("main.home h1")).to_be_visible()
        expect(self.page.locator("main.home article.event, main.home li.bill")).to_have_count(5)

    def expect_first_is_resume(self) -> None:
        """Expect the way back into a bout to be the first thing to press on the screen."""
        expect(self.page.locator("main :is(a, button, input)").first).to_have_attribute("data-do", "open-saved")

    def expect_refused(self, words: str | re.Pattern[str]) -> None:
        """Expect the pasted link to be refused, in words beside it, with the focus back on it."""
        expect(self.problem).to_have_text(words)
        expect(self.page.locator("#paste")).to_have_attribute("aria-invalid", "true")
        expect(self.page.locator("#paste")).to_be_focused()

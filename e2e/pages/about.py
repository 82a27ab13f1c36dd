"""The page about the page, with its settings."""

from __future__ import annotations

from playwright.sync_api import Page, expect


class About:
    """What this is, and the settings."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.settings = page.locator("main.about .settings")

    def expect_open(self) -> None:
        """Expect the page with its settings."""
        expect(self.settings.locator("[data-do=set-theme]")).to_have_count(3)
        expect(self.settings.locator("[data-do=set-sound]")).to_have_count(1)

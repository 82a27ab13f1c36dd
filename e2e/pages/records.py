"""The hall of records."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect


class Records:
    """Every match kept on the device, and its way in and out."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.entries = page.locator("li.record")

    def watch(self, number: int = 0) -> None:
        """Open a match, the latest first."""
        self.entries.nth(number).locator("[data-do=open-saved]").click()

    def delete(self, number: int = 0, *, sure: bool = True) -> None:
        """Delete a match, or think better of it."""
        entry = self.entries.nth(number)
        entry.locator("[data-do=delete-saved]").click()
        entry.locator("[data-do=confirm]" if sure else "[data-do=cancel]").click()

    def save_one(self, number: int = 0) -> Path:
        """Save a match as a file and give where it lies."""
        with self.page.expect_download() as saving:
            self.entries.nth(number).locator("[data-do=export-one]").click()
        return saving.value.path()

    def save_all(self) -> Path:
        """Save everything as a file and give where it lies."""
        with self.page.expect_download() as saving:
            self.page.locator("[data-do=export-all]").first.click()
        return saving.value.path()

    def read_file(self, name: str, data: bytes) -> None:
        """Read a file that was brought."""
        self.page.locator("#import").set_input_files({"name": name, "mimeType": "application/json", "buffer": data})

    def expect_count(self, number: int) -> None:
        """Expect so many matches."""
        expect(self.entries).to_have_count(number)

    def expect_entry(self, number: int, *words: str) -> None:
        """Expect a match's line to hold these words."""
        for each in words:
            expect(self.entries.nth(number)).to_contain_text(each)

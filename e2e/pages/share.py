"""The sheet that passes a bout on."""

from __future__ import annotations

from playwright.sync_api import Page, expect


class Share:
    """Links, code, report and file."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sheet = page.locator("dialog.sheet-share")

    def open(self) -> None:
        """Open the sheet by its button."""
        self.page.locator("main [data-do=panel][data-arg=share]").first.click()
        expect(self.sheet).to_be_visible()

    def link(self, what: str) -> str:
        """Read "seed-link" or "record-link" from its field."""
        return self.sheet.locator(f"#{what}").input_value()

    def copy(self, what: str) -> str:
        """Copy "seed-link", "record-link" or "report", expect it confirmed, and read the clipboard."""
        self.sheet.locator(f"[data-do=copy][data-arg={what}]").click()
        self.expect_confirmed()
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def from_here(self) -> None:
        """Let the record link start from the turn on show."""
        before = self.link("record-link")
        self.sheet.locator("label", has=self.page.locator("#link-at")).click()
        expect(self.sheet.locator("#link-at")).to_be_checked()
        expect(self.sheet.locator("#record-link")).not_to_have_value(before)

    def code(self) -> list[list[int]]:
        """Read the code as rows of modules, dark 1 and light 0, as far as its viewBox reaches."""
        drawing = self.sheet.locator("svg.art-qr")
        side = int((drawing.get_attribute("viewBox") or "").split()[2])
        rows = [[0] * side for _ in range(side)]
        for run in (drawing.locator(".art-qr-dark").get_attribute("d") or "").split("M")[1:]:
            place, length = run.split("h")[:2]
            x, y = (int(number) for number in place.split())
            for dark in range(int(length.split("v")[0])):
                rows[y][x + dark] = 1
        return rows

    def expect_confirmed(self) -> None:
        """Expect the word that copying worked, for eyes and ears."""
        expect(self.sheet.locator("[role=status]")).not_to_be_empty()

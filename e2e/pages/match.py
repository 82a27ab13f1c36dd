"""The match screen: the bout, its sheets, its end."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

#: Panel -> the key that opens it.
KEYS = {"table": "t", "card": "c", "odds": "o", "log": "l", "share": "h", "menu": "m", "help": "?"}

#: Looks and presses in one go: between a look and a press of its own the bout might have ended.
PRESS_ON = """() => {
    const go = document.querySelector("#go");
    if (go.dataset.do !== "rematch") go.click();
    return document.querySelector("#go").dataset.do;
}"""


class Match:
    """A bout on the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.go = page.locator("#go")
        self.dialog = page.locator("dialog[open]")
        self.picture = page.locator("[data-live=ring]")
        self.facts = page.locator(".side-log .fact > span:first-child")
        self.why = page.locator("#why")
        self.back = page.locator("[data-do=seek][data-key=ArrowLeft]")
        self.pad = page.locator("#type-die")

    # ---- acting

    def next_turn(self, *, skip: bool = True) -> None:
        """Play or show the next turn, skip what moves if asked to, and wait until all of it was shown."""
        at = self.at
        self.go.click()
        self.expect_at(at + 1)
        if skip:
            self.skip()
        self.expect_still()

    def skip(self) -> None:
        """Tap the picture if it is still moving."""
        self.page.evaluate("document.querySelector('.picture-tap')?.click()")

    def finish(self) -> None:
        """Press the large button, skipping what moves, until the bout is over."""
        while self.page.evaluate(PRESS_ON) != "rematch":
            pass
        self.expect_over()

    def type_die(self, value: int) -> None:
        """Type in what the die on the table shows, and skip what moves then."""
        self.pad.locator(f"[data-arg='{value}']").click()
        self.skip()

    def open_panel(self, name: str) -> None:
        """Open a sheet by its own button, or by the menu where the window has no room for one."""
        self.expect_open()
        if self.page.locator(f"dialog[open].sheet-{name}").count():
            return
        opener = self.page.locator(f"main [data-do=panel][data-arg={name}]:visible")
        if not opener.count():
            self.open_panel("menu")
        opener.first.click()
        self.expect_panel(name)

    def close_panel(self) -> None:
        """Close the sheet that is open, by its own button."""
        self.dialog.locator("[data-close]").click()
        expect(self.dialog).to_have_count(0)

    def resign(self, seat: int) -> None:
        """Throw the towel in for a corner, and mean it."""
        self.open_panel("menu")
        self.dialog.locator(f"[data-do=resign][data-arg='{seat}']").click()
        self.expect_panel("question")
        self.dialog.locator("[data-do=confirm]").click()

    # ---- looking

    @property
    def at(self) -> int:
        """The step on show."""
        return int(self.back.get_attribute("data-arg") or "-1") + 1

    def ladder(self, seat: int) -> Locator:
        """The button with a boxer's condition."""
        return self.page.locator(f".plate-{seat} .ladder")

    # ---- expecting

    def expect_open(self) -> None:
        """Expect a match on the page."""
        expect(self.page.locator("main.match")).to_be_visible()

    def expect_between(self, red: str, blue: str) -> None:
        """Expect a match between these two, red first."""
        expect(self.page.locator("main.match h1")).to_have_text(re.compile(f"{re.escape(red)}.*{re.escape(blue)}"))

    def expect_at(self, step: int) -> None:
        """Expect a step to be on show."""
        expect(self.back).to_have_attribute("data-arg", str(step - 1))

    def expect_still(self) -> None:
        """Expect that nothing moves and all of the step is told."""
        expect(self.page.locator(".picture-tap")).to_have_count(0)
        expect(self.page.locator("#live")).not_to_be_empty()

    def expect_die(self, words: str) -> None:
        """Expect the picture's words to end with those about the die."""
        expect(self.picture).to_have_attribute("aria-label", re.compile(re.escape(words) + "$"))

    def expect_log(self, lines: list[str]) -> None:
        """Expect the whole log, the latest turn first."""
        expect(self.facts).to_have_text(lines)

    def expect_over(self) -> None:
        """Expect the end of the bout."""
        expect(self.page.locator("main.match-over .headline")).to_be_visible()
        expect(self.go).to_have_attribute("data-do", "rematch")

    def expect_verdict(self, winner: int | None, name: str, how: str) -> None:
        """Expect who won and how on the poster."""
        self.expect_over()
        expect(self.page.locator(f".headline-{'none' if winner is None else winner}")).to_be_visible()
        expect(self.page.locator(".headline-name")).to_have_text(name)
        expect(self.page.locator(".headline-how")).to_contain_text(how)

    def expect_panel(self, name: str) -> None:
        """Expect a sheet to be open, alone, with the focus inside."""
        expect(self.dialog).to_have_count(1)
        expect(self.dialog).to_have_class(re.compile(rf"\bsheet-{name}\b"))
        expect(self.page.locator("dialog[open] :focus, dialog[open]:focus")).to_have_count(1)

    def expect_odds(self, words: str) -> None:
        """Expect the exact odds over the picture."""
        expect(self.page.locator(".odds .sr")).to_have_text(words)

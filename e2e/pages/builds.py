"""What comes before a bout of builds: set-up, own boxers, the secret choice, the lab."""

from __future__ import annotations

from playwright.sync_api import Page, expect

NEW = "#/new/blow_of_fate"
OWN = "#/boxers/blow_of_fate"
LAB = "#/lab/blow_of_fate"


class Builds:
    """The screens that lay out, choose, keep and study builds."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def do(self, name: str, arg: str = "") -> None:
        """Press the button for one of the game's own messages."""
        place = f"[data-do='blow_of_fate/{name}']" + (f"[data-arg='{arg}']" if arg else "")
        self.page.locator(place).first.click()

    def play(self, kinds: str) -> None:
        """Choose who plays."""
        self.page.locator(f"label:has(#setup-kinds-{kinds})").click()
        expect(self.page.locator(f"#setup-kinds-{kinds}")).to_be_checked()

    def choose(self, key: str, field: str = "setup-own-boxer") -> None:
        """Choose a boxer's card."""
        self.page.locator(f"label:has(#{field}-{key})").click()
        expect(self.page.locator(f"#{field}-{key}")).to_be_checked()

    def start(self) -> None:
        """Press Start."""
        self.page.locator("form[data-do=start] [type=submit]").click()

    def stage(self, name: str) -> None:
        """Expect a stage before the bell, with the focus on its title."""
        expect(self.page.locator(f"main.corner-{name}")).to_be_visible()

    def seal(self, key: str) -> None:
        """Lift the curtain, choose and seal."""
        self.do("lift")
        self.stage("pick")
        self.choose(key, "pick-boxer")
        self.do("seal")

    def lay_out(self, name: str, **steps: int) -> None:
        """Lay a build out in the editor, by the keyboard: so many steps up or down a value, in this order."""
        self.page.locator("#draft-name").fill(name)
        for value, by in steps.items():
            dial = self.page.locator(f"#draft-{value}")
            for _ in range(abs(by)):
                dial.press("ArrowUp" if by > 0 else "ArrowDown")

    def expect_build(self, *values: int) -> None:
        """Expect what stands in the editor."""
        for name, value in zip(("punch", "speed", "toughness"), values, strict=True):
            expect(self.page.locator(f"#draft-{name}")).to_have_attribute("aria-valuenow", str(value))

    def expect_kept(self, *names: str) -> None:
        """Expect the boxers kept on this device, the latest first."""
        expect(self.page.locator(".own-boxer h3")).to_have_text(list(names))

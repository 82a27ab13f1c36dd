"""The set-up screen."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

NEW = "#/new/d12_boxing"


class SetUp:
    """The form that begins a bout."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.form = page.locator("form[data-do=start]")
        self.begin = self.form.locator("[type=submit]")

    def name(self, seat: int) -> Locator:
        """The field for a name."""
        return self.page.locator(f"#setup-name-{seat}")

    def fill(self, red: str = "", blue: str = "", *, seed: str = "", rounds: int | None = None) -> None:
        """Fill in the form as far as is said."""
        self.name(0).fill(red)
        self.name(1).fill(blue)
        if rounds is not None:
            self._unfold("#setup-option-rounds")
            self.page.locator("#setup-option-rounds").select_option(str(rounds))
        if seed:
            self._unfold("#setup-seed")
            self.page.locator("#setup-seed").fill(seed)

    def _unfold(self, selector: str) -> None:
        fold = self.page.locator("details").filter(has=self.page.locator(selector))
        if fold.get_attribute("open") is None:
            fold.locator("summary").click()

    def own_dice(self) -> None:
        """Choose to roll at the table."""
        self.page.locator("label", has=self.page.locator("#setup-dice-own")).click()
        expect(self.page.locator("#setup-dice-own")).to_be_checked()

    def start(self) -> None:
        """Press Start."""
        self.begin.click()

    def expect_names(self, red: str, blue: str) -> None:
        """Expect what stands in the fields."""
        expect(self.name(0)).to_have_value(red)
        expect(self.name(1)).to_have_value(blue)

    def expect_problem(self, field: str, words: str) -> None:
        """Expect a field to be refused, in words beside it, with the focus on it."""
        expect(self.page.locator(f"#{field}-problem")).to_have_text(words)
        expect(self.page.locator(f"#{field}")).to_have_attribute("aria-invalid", "true")
        expect(self.page.locator(f"#{field}")).to_be_focused()

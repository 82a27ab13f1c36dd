"""The match screen of Arena Duel, and the pages of a match by link."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from engine.games.hex_duel.board import Board
from engine.games.hex_duel.tables import Hex
from ui.board.layout import Layout
from ui.board.scene import middle

NEW = "#/new/hex_duel"


class Duel:
    """A duel on the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.orders = page.locator("#orders")
        self.go = page.locator("#go")
        self.call = page.locator(".call-line")
        self.over = page.locator(".match-over")
        self.curtain = page.locator(".curtain")
        self.canvas = page.locator("canvas[data-board]")
        self.said = page.locator(".orders-said")

    # ---- acting

    def start(self, kinds: str = "solo", *, red: str = "", blue: str = "", level: int | None = None) -> None:
        """Fill the set-up form in and press Start."""
        self.page.locator(f"label:has(#setup-kinds-{kinds})").click()
        for seat, name in enumerate((red, blue)):
            if name:
                self.page.locator(f"#setup-name-{seat}").fill(name)
        if level:
            self.page.locator(f"label:has(#setup-level-1-{level})").click()
        self.page.locator("form[data-do=start] [type=submit]").click()

    def tap(self, board: Board, at: Hex, near: tuple[Hex, ...] = (), *, touch: bool = False) -> None:
        """Tap a hex of the picture, found as the page finds it."""
        self.canvas.scroll_into_view_if_needed()
        box = self.canvas.bounding_box()
        assert box
        layout = Layout.fit(board.hexes, box["width"], box["height"], near, 44.0 if near else 0.0)
        x, y = layout.point(middle(at))
        if touch:
            self.page.touchscreen.tap(box["x"] + x, box["y"] + y)
        else:
            self.page.mouse.click(box["x"] + x, box["y"] + y)

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def any_order(self) -> None:
        """Lay out the first move that is allowed, and seal it."""
        expect(self.orders).to_be_visible()
        self.page.locator(".order-move:not([aria-disabled])").first.click()
        expect(self.go).not_to_have_attribute("aria-disabled", "true")
        self.go.click()

    def skip(self) -> None:
        """Tap the picture if it is still moving."""
        self.page.evaluate("document.querySelector('.picture-tap')?.click()")

    def to_the_end(self) -> None:
        """Go on to the end, skipping all that moves."""
        self.page.locator("[data-do=end]").click()
        self.page.evaluate("setInterval(() => document.querySelector('.picture-tap')?.click(), 30)")
        expect(self.over).to_be_visible()

    def lift(self) -> None:
        """Lift the curtain."""
        self.page.locator("[data-do='hex_duel/lift']").click()
        expect(self.orders).to_be_visible()

    def play_on(self) -> None:
        """Seal whatever is allowed until the duel is over."""
        while True:
            expect(self.orders.or_(self.over).or_(self.page.locator(".picture-tap")).first).to_be_visible()
            if self.over.count():
                return
            if self.orders.count():
                self.any_order()
            self.skip()

    # ---- expecting

    def expect_turn(self, number: int) -> None:
        """Expect an order for this turn to be asked for."""
        expect(self.orders).to_be_visible()
        expect(self.page.locator(".call-kicker")).to_contain_text(str(number))

    def hp(self) -> list[int]:
        """Read both sides' HP."""
        return [int(text) for text in self.page.locator(".duel-hp > b").all_inner_texts()]


class Letters:
    """What the page shows of a match by link."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.send = page.locator("#letter-link")
        self.reply = page.locator("#reply")
        self.status = page.locator(".letter-status")

    def link(self) -> str:
        """Give the link that is to be sent."""
        expect(self.send).to_be_visible()
        return self.send.input_value()

    def open(self, link: str) -> None:
        """Put the link that came back into its box."""
        self.reply.fill(link)
        self.page.locator(".letter-reply [type=submit]").click()

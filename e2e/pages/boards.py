"""Boards of Arena Duel: the editor, the list of one's own, the cards at the set-up."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ui.board.layout import Layout
from ui.board.scene import Hex, middle

DRAW = "#/draw/hex_duel"
OWN = "#/boards/hex_duel"


class Boards:
    """The screens on which boards are drawn, kept and chosen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.text = page.locator("#draw-text")

    def do(self, name: str, arg: str = "") -> None:
        """Press the button for one of the messages about boards."""
        place = f"[data-do='hex_duel/board-{name}']" + (f"[data-arg='{arg}']" if arg else "")
        self.page.locator(place).first.click()

    def begin(self, name: str) -> None:
        """Begin from another board."""
        fold = self.page.locator(".draw-fold")
        fold.locator("summary").click()
        self.do("from", name)
        fold.locator("summary").click()

    def take(self, tool: str) -> None:
        """Choose what a tap puts down."""
        self.page.locator(f"label:has(#draw-tool-{tool})").click()
        expect(self.page.locator(f"#draw-tool-{tool}")).to_be_checked()

    def tap(self, at: Hex) -> None:
        """Tap a hex of the picture, which shows all of the sheet."""
        canvas = self.page.locator("canvas[data-board]")
        cells = self.page.locator(".hexes [data-stop]").evaluate_all("all => all.map(one => one.dataset.arg)")
        places = [(int(q), int(r)) for q, r in (cell.split(",") for cell in cells)]
        canvas.scroll_into_view_if_needed()
        box = canvas.bounding_box()
        assert box is not None
        x, y = Layout.fit(places, box["width"], box["height"]).point(middle(at))
        canvas.click(position={"x": x, "y": y})

    def expect_hex(self, at: Hex, what: str) -> None:
        """Expect what the grid says of a hex."""
        expect(self.page.locator(f".hexes [data-arg='{at[0]},{at[1]}']")).to_contain_text(what)

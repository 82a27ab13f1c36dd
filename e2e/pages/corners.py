"""The corners' plates and the table below the picture, in a bout of Blow of Fate."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from engine.games.blow_of_fate.state import State
from engine.games.blow_of_fate.tables import VALUES


class Corners:
    """What the match screen shows of both boxers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.strip = page.locator(".strip")

    def expect_state(self, state: State) -> None:
        """Expect HP, values and knockdowns of both as they stand."""
        for seat in (0, 1):
            plate = self.page.locator(f".plate-{seat}")
            hp = state.hp[seat]
            expect(plate.locator(".hp-now")).to_have_text(f"−{-hp}" if hp < 0 else str(hp))
            build = [getattr(state, name)[seat] for name in VALUES]
            expect(plate.locator(".plate-build b")).to_have_text([str(value) for value in build])
            expect(plate.locator(".plate-downs .plate-value")).to_have_text(str(state.knockdowns[seat]))

    def expect_punch(self, name: str) -> None:
        """Expect one punch of the table to be lit, and which."""
        lit = self.page.locator(".punch-cell[aria-current=true]")
        expect(lit).to_have_count(1)
        expect(lit).to_have_attribute("title", re.compile(f"^{re.escape(name)}$", re.IGNORECASE))

    def expect_count(self, total: int) -> None:
        """Expect the get-up row, with a roll lit."""
        expect(self.page.locator(".strip-count .band-row.lit")).to_have_text(str(total))

    def expect_dice(self, values: list[int]) -> None:
        """Expect the dice on the tray: both pairs of d12 and the two d6, in the order of the row."""
        shown = self.page.evaluate(
            """() => [0, 1, 2, 3, 4, 5].map(place => {
                const die = document.querySelector(`[data-part="dice.${place}"]`);
                const faces = [...die.querySelectorAll("text")].filter(text => text.textContent);
                const size = text => Math.abs(text.transform.baseVal[0].matrix.a * text.transform.baseVal[0].matrix.d);
                return faces.length ? parseInt(faces.sort((a, b) => size(b) - size(a))[0].textContent) : 0;
            })"""
        )
        assert shown == values

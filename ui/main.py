"""The page's start: hands the running page to the browser."""

from __future__ import annotations

import js

from ui.dom.app import App


async def start() -> None:
    """Take the page over; returns when it answers to presses."""
    arena = js.window.__arena
    app = App(str(arena.lang), str(arena.theme))
    await app.start()

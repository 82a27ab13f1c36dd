"""The board on the page's canvas: painted when it changes, and asked which hex a finger is on."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any, Final

import js
from js import document, window
from pyodide.ffi import create_proxy

from ui.board.draw import moving, still
from ui.board.grid import name
from ui.board.layout import Layout, box
from ui.board.scene import Hex, Scene
from ui.board.shapes import UNIT
from ui.dom.pen import Pen
from ui.screens.messages import Message

#: A hex that measures less than this across is hard to hit: then the picture can be had closer.
LEAST_PX: Final = 44.0
#: A finger that moves less than this taps.
_SLACK_PX: Final = 8.0
#: The sheet for what stands still is no larger than this either way: not every device can have one.
_SHEET_PX: Final = 4096.0


class Board:
    """Paints scenes on the canvas with `data-board` and sends its `data-tap` with the name of a hex that is tapped.

    What does not move is painted on a sheet of its own, and copied.  Where hexes of the whole board would be too small
    to hit, the picture keeps to what is near until `data-whole` stands on the canvas, can be dragged, and follows the
    keyboard; then the canvas has `data-close`.
    """

    def __init__(self, send: Callable[[Message], None]) -> None:
        self._send = send
        self._canvas: Any = None
        self._context: Any = None
        self._sheet: Any = None
        self._pen = Pen()
        self._scene: Scene | None = None
        self._layout: Layout | None = None
        self._size = (0.0, 0.0)
        self._ratio = 1.0
        self._laid: tuple[object, ...] = ()
        self._ground: tuple[object, ...] = ()
        self._covers = (0.0, 0.0, 0.0, 0.0)
        self._cursor: Hex | None = None
        self._down: tuple[float, float] | None = None
        self._dragged = False
        self._move = create_proxy(self._drag)
        for event, handler in (
            ("pointerdown", self._press),
            ("pointerup", self._lift),
            ("pointercancel", self._lift),
            ("click", self._tap),
        ):
            document.addEventListener(event, create_proxy(handler))
        self._resized = js.ResizeObserver.new(create_proxy(self._measured))
        dark = window.matchMedia("(prefers-color-scheme: dark)")
        dark.addEventListener("change", create_proxy(lambda *_: self.repaint()))
        document.fonts.addEventListener("loadingdone", create_proxy(lambda *_: self.repaint()))

    def show(self, scene: Scene) -> None:
        """Paint a scene on the canvas that is on the page now, if there is one."""
        canvas = document.querySelector("canvas[data-board]")
        self._scene = scene
        if canvas != self._canvas:
            self._resized.disconnect()
            self._canvas = canvas
            self._ground = self._laid = ()
            self._let_go()
            if canvas:
                self._context = canvas.getContext("2d")
                self._measure()
                self._resized.observe(canvas)
        if canvas:
            self._paint(scene)

    def repaint(self) -> None:
        """Paint all anew: the colours may be others."""
        self._pen.forget()
        self._ground = ()
        self._again()

    def _again(self) -> None:
        if self._canvas and self._canvas.isConnected and self._scene:
            self._paint(self._scene)

    # ---- painting

    def _measure(self) -> None:
        self._size = float(self._canvas.clientWidth), float(self._canvas.clientHeight)

    def _measured(self, *_: Any) -> None:
        before = self._size
        if self._canvas:
            self._measure()
            if self._size != before:
                self._again()

    def _lay(self, scene: Scene) -> Layout | None:
        """Give where the hexes lie, as large as the canvas is now: as they were left, if nothing is new."""
        width, height = self._size
        if width < 1 or height < 1:
            return None
        ratio = float(window.devicePixelRatio or 1)
        least = 0.0 if self._canvas.hasAttribute("data-whole") else LEAST_PX
        laid = (width, height, ratio, least, scene.places, scene.near)
        layout = self._layout
        if laid != self._laid or layout is None:
            self._laid, self._ratio, self._cursor = laid, ratio, None
            layout = Layout.fit(scene.places, width, height, scene.near, least)
            wide, high = round(width * ratio), round(height * ratio)
            if (self._canvas.width, self._canvas.height) != (wide, high):
                self._canvas.width, self._canvas.height = wide, high
            # Only a board that can be dragged keeps the finger for itself.
            self._canvas.toggleAttribute("data-close", not layout.whole)
        if scene.cursor != self._cursor:
            self._cursor = scene.cursor
            if scene.cursor is not None:
                layout = layout.showing(scene.cursor)
        self._layout = layout
        return layout

    def _paint(self, scene: Scene) -> None:
        layout = self._lay(scene)
        if layout is None:
            return
        wide, high = self._canvas.width, self._canvas.height
        size = layout.side * self._ratio
        left, top = layout.zero[0] * self._ratio, layout.zero[1] * self._ratio
        x, y, width, height = self._floor(scene, size)
        self._context.setTransform(1, 0, 0, 1, 0, 0)
        self._context.clearRect(0, 0, wide, high)
        # Laid on whole pixels, the copy is as sharp as the sheet.
        x, y = round(left + x * size), round(top + y * size)
        self._context.drawImage(self._sheet, x, y, width * size, height * size)
        self._pen.draw(self._context, moving(scene), size / UNIT, left, top)

    def _floor(self, scene: Scene, size: float) -> tuple[float, float, float, float]:
        """See that the sheet holds what stands still, the whole board, and give where it lies in the board's plane."""
        floor = still(scene)
        if (floor, size) != self._ground:
            self._ground = floor, size
            x, y, right, bottom = box(scene.places)
            width, height = right - x, bottom - y
            fine = min(size, _SHEET_PX / max(width, height))
            self._sheet = self._sheet or document.createElement("canvas")
            self._sheet.width, self._sheet.height = ceil(width * fine), ceil(height * fine)
            # The sheet is whole pixels; what it covers is made to agree.
            self._covers = x, y, self._sheet.width / fine, self._sheet.height / fine
            self._pen.draw(self._sheet.getContext("2d"), floor, fine / UNIT, -x * fine, -y * fine)
        return self._covers

    # ---- fingers

    def _ours(self, event: Any) -> bool:
        return bool(self._canvas and event.target == self._canvas)

    def _press(self, event: Any) -> None:
        if not event.isPrimary:
            return
        self._dragged = False
        self._let_go()
        if self._ours(event) and self._layout is not None and not self._layout.whole:
            self._down = event.clientX, event.clientY
            document.addEventListener("pointermove", self._move)

    def _drag(self, event: Any) -> None:
        if self._down is None or self._layout is None or not event.isPrimary:
            return
        dx, dy = event.clientX - self._down[0], event.clientY - self._down[1]
        if not self._dragged and abs(dx) + abs(dy) < _SLACK_PX:
            return
        self._dragged = True
        self._down = event.clientX, event.clientY
        self._layout = self._layout.panned(dx, dy)
        self._again()

    def _lift(self, event: Any) -> None:
        if event.isPrimary:
            self._let_go()

    def _let_go(self) -> None:
        if self._down is not None:
            self._down = None
            document.removeEventListener("pointermove", self._move)

    def _tap(self, event: Any) -> None:
        if self._layout is None or not self._ours(event) or self._dragged:
            return
        box = self._canvas.getBoundingClientRect()
        # The picture lies inside the canvas' border.
        x = event.clientX - box.left - self._canvas.clientLeft
        y = event.clientY - box.top - self._canvas.clientTop
        at = self._layout.hex_at(x, y)
        do = self._canvas.getAttribute("data-tap")
        if at is not None and do:
            self._send(Message(do, name(at)))

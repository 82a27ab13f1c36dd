"""The board on the page's canvas: painted when it changes, and asked which hex a finger is on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, radians, sin
from typing import Any, Final

import js
from js import document, window
from pyodide.ffi import create_proxy, to_js

from ui.board.draw import Mark, Shape, moving, still
from ui.board.grid import name
from ui.board.layout import Layout
from ui.board.scene import Scene
from ui.board.shapes import UNIT
from ui.screens.messages import Message

#: A hex that measures less than this across is hard to hit: then the picture can be had closer.
LEAST_PX: Final = 40.0
#: A finger that moves less than this taps.
_SLACK_PX: Final = 8.0
_PATHS_MAX: Final = 600


class Board:
    """Paints scenes on the canvas with `data-board` and sends its `data-do` with the name of a hex that is tapped.

    What does not move is painted on a sheet of its own, and copied.  Where the whole board would be too small to hit,
    the picture keeps to what is near until `data-whole` stands on the canvas, and can be dragged.
    """

    def __init__(self, send: Callable[[Message], None]) -> None:
        self._send = send
        self._canvas: Any = None
        self._pen: Any = None
        self._sheet: Any = None
        self._scene: Scene | None = None
        self._layout: Layout | None = None
        self._laid: tuple[object, ...] = ()
        self._ratio = 1.0
        self._ground: tuple[object, ...] = ()
        self._paths: dict[str, Any] = {}
        self._inks: dict[str, str] = {}
        self._face = ""
        self._down: tuple[float, float] | None = None
        self._dragged = False
        self._pan = (0.0, 0.0)
        for event, handler in (
            ("pointerdown", self._press),
            ("pointermove", self._drag),
            ("pointerup", self._lift),
            ("pointercancel", self._lift),
            ("click", self._tap),
        ):
            document.addEventListener(event, create_proxy(handler))
        self._resized = js.ResizeObserver.new(create_proxy(lambda *_: self._again()))
        dark = window.matchMedia("(prefers-color-scheme: dark)")
        dark.addEventListener("change", create_proxy(lambda *_: self.repaint()))

    def show(self, scene: Scene | None) -> None:
        """Paint a scene on the canvas that is on the page now, if there is one."""
        canvas = document.querySelector("canvas[data-board]")
        if canvas != self._canvas:
            self._resized.disconnect()
            self._canvas = canvas
            self._ground = self._laid = ()
            self._pan = (0.0, 0.0)
            if canvas:
                self._pen = canvas.getContext("2d")
                self._resized.observe(canvas)
        if not canvas or scene is None:
            return
        self._scene = scene
        self._paint(scene)

    def repaint(self) -> None:
        """Paint all anew: the colours may be others."""
        self._inks = {}
        self._ground = ()
        self._again()

    def _again(self) -> None:
        if self._canvas and self._scene:
            self._paint(self._scene)

    # ---- painting

    def _lay(self, scene: Scene) -> Layout | None:
        box = self._canvas.getBoundingClientRect()
        if box.width < 1 or box.height < 1:
            return None
        ratio = float(window.devicePixelRatio or 1)
        least = 0.0 if self._canvas.hasAttribute("data-whole") else LEAST_PX
        laid = (box.width, box.height, ratio, least, scene.tiles, scene.near)
        if laid != self._laid or self._layout is None:
            if laid[:5] != self._laid[:5]:
                self._ground = ()
            self._pan = (0.0, 0.0)
            self._laid = laid
            self._ratio = ratio
            self._layout = Layout.fit(scene.tiles, box.width, box.height, scene.near, least)
            width, height = round(box.width * ratio), round(box.height * ratio)
            if (self._canvas.width, self._canvas.height) != (width, height):
                self._canvas.width, self._canvas.height = width, height
            # Only a board that can be dragged keeps the finger for itself.
            self._canvas.style.touchAction = "manipulation" if self._layout.whole else "none"
        return self._layout.panned(*self._pan)

    def _paint(self, scene: Scene) -> None:
        layout = self._lay(scene)
        if layout is None:
            return
        ground = (still(scene), layout.zero, layout.side, self._canvas.width, self._canvas.height)
        if ground != self._ground:
            self._sheet = self._sheet or document.createElement("canvas")
            self._sheet.width, self._sheet.height = self._canvas.width, self._canvas.height
            self._draw(self._sheet.getContext("2d"), still(scene), layout)
            self._ground = ground
        self._pen.setTransform(1, 0, 0, 1, 0, 0)
        self._pen.clearRect(0, 0, self._canvas.width, self._canvas.height)
        self._pen.drawImage(self._sheet, 0, 0)
        self._draw(self._pen, moving(scene), layout)

    def _draw(self, pen: Any, marks: Sequence[Mark], layout: Layout) -> None:
        size = layout.side * self._ratio / UNIT
        left, top = layout.zero[0] * self._ratio, layout.zero[1] * self._ratio
        pen.lineJoin = pen.lineCap = "round"
        for mark in marks:
            pen.globalAlpha = mark.alpha
            x, y = left + size * mark.at[0], top + size * mark.at[1]
            if isinstance(mark, Shape):
                grown = size * mark.scale
                a, b = grown * cos(radians(mark.turn)), grown * sin(radians(mark.turn))
                pen.setTransform(a, b, -b, a, x, y)
                path = self._path(mark.d)
                if mark.fill:
                    pen.fillStyle = self._ink(mark.fill)
                    pen.fill(path)
                if mark.stroke:
                    pen.strokeStyle = self._ink(mark.stroke)
                    pen.lineWidth = mark.width
                    pen.setLineDash(to_js([mark.dash] if mark.dash else []))
                    pen.stroke(path)
            else:
                pen.setTransform(size, 0, 0, size, x, y)
                pen.font = f"900 {mark.size:g}px {self._type()}"
                pen.textAlign, pen.textBaseline = "center", "middle"
                if mark.edge:
                    pen.strokeStyle, pen.lineWidth = self._ink(mark.edge), 10
                    pen.setLineDash(to_js([]))
                    pen.strokeText(mark.text, 0, 0)
                pen.fillStyle = self._ink(mark.fill)
                pen.fillText(mark.text, 0, 0)
        pen.globalAlpha = 1

    def _path(self, d: str) -> Any:
        path = self._paths.get(d)
        if path is None:
            if len(self._paths) >= _PATHS_MAX:
                self._paths.clear()
            path = self._paths[d] = js.Path2D.new(d)
        return path

    def _ink(self, ink: str) -> str:
        if ink not in self._inks:
            style = window.getComputedStyle(document.documentElement)
            self._inks[ink] = style.getPropertyValue(f"--art-{ink}").strip() or "black"
        return self._inks[ink]

    def _type(self) -> str:
        if not self._face:
            self._face = window.getComputedStyle(document.documentElement).getPropertyValue("--font-display").strip()
        return self._face

    # ---- fingers

    def _press(self, event: Any) -> None:
        self._dragged = False
        self._down = (event.clientX, event.clientY) if self._ours(event) else None

    def _drag(self, event: Any) -> None:
        if self._down is None or self._layout is None or self._layout.whole:
            return
        dx, dy = event.clientX - self._down[0], event.clientY - self._down[1]
        if not self._dragged and abs(dx) + abs(dy) < _SLACK_PX:
            return
        self._dragged = True
        self._down = event.clientX, event.clientY
        before = self._layout.panned(*self._pan).zero
        after = self._layout.panned(self._pan[0] + dx, self._pan[1] + dy).zero
        self._pan = self._pan[0] + after[0] - before[0], self._pan[1] + after[1] - before[1]
        self._again()

    def _lift(self, event: Any) -> None:
        self._down = None

    def _tap(self, event: Any) -> None:
        if self._layout is None or not self._ours(event) or self._dragged:
            return
        box = self._canvas.getBoundingClientRect()
        at = self._layout.panned(*self._pan).hex_at(event.clientX - box.left, event.clientY - box.top)
        do = self._canvas.getAttribute("data-tap")
        if at is not None and do:
            self._send(Message(do, name(at)))

    def _ours(self, event: Any) -> bool:
        return bool(self._canvas and event.target == self._canvas)

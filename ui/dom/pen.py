"""Painting marks on a canvas with as few words to the browser as can be: each costs time."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Any

import js
from js import document, window
from pyodide.ffi import to_js

from ui.board.draw import EDGE, Mark, Shape, Word

#: So many outlines are kept; most come again with every frame.
_PATHS_MAX = 400


class Pen:
    """Paints marks, and remembers the outlines and the inks it has seen."""

    def __init__(self) -> None:
        self._paths: dict[str, Any] = {}
        self._dashes: dict[tuple[float, ...], Any] = {}
        self._inks: dict[str, str] = {}
        self._face = ""
        self._set: dict[str, object] = {}

    def forget(self) -> None:
        """Ask the page for its inks anew: the theme may be another."""
        self._inks.clear()
        self._face = ""

    def draw(self, context: Any, marks: Iterable[Mark], size: float, left: float, top: float) -> None:
        """Paint marks on a canvas' context, `size` pixels a unit, (0, 0) at (`left`, `top`)."""
        self._set = {}
        self._put(context, "lineJoin", "round")
        self._put(context, "lineCap", "round")
        for mark in marks:
            self._put(context, "globalAlpha", mark.alpha)
            x, y = left + size * mark.at[0], top + size * mark.at[1]
            if isinstance(mark, Shape):
                angle, grown = radians(mark.turn), size * mark.scale
                a, b = grown * cos(angle), grown * sin(angle)
                context.setTransform(a, b, -b, a, x, y)
                self._shape(context, mark)
            else:
                context.setTransform(size, 0, 0, size, x, y)
                self._word(context, mark)
        self._put(context, "globalAlpha", 1)

    def _shape(self, context: Any, mark: Shape) -> None:
        path = self._path(mark.d)
        if mark.fill:
            self._put(context, "fillStyle", self._ink(mark.fill))
            context.fill(path)
        if mark.stroke:
            self._put(context, "strokeStyle", self._ink(mark.stroke))
            self._put(context, "lineWidth", mark.width)
            self._dash(context, mark.dash)
            context.stroke(path)

    def _word(self, context: Any, mark: Word) -> None:
        self._put(context, "font", f"900 {mark.size:g}px {self._type()}")
        self._put(context, "textAlign", "center")
        # Letters without anything below the line look centred a little lower than their box.
        down = 0.36 * mark.size
        if mark.edge:
            self._put(context, "strokeStyle", self._ink(mark.edge))
            self._put(context, "lineWidth", EDGE * mark.size)
            self._dash(context, ())
            context.strokeText(mark.text, 0, down)
        self._put(context, "fillStyle", self._ink(mark.fill))
        context.fillText(mark.text, 0, down)

    def _put(self, context: Any, name: str, value: object) -> None:
        if self._set.get(name) != value:
            self._set[name] = value
            setattr(context, name, value)

    def _dash(self, context: Any, dash: tuple[float, ...]) -> None:
        if self._set.get("dash") != dash:
            self._set["dash"] = dash
            if dash not in self._dashes:
                self._dashes[dash] = to_js(dash)
            context.setLineDash(self._dashes[dash])

    def _path(self, d: str) -> Any:
        path = self._paths.get(d)
        if path is None:
            if len(self._paths) >= _PATHS_MAX:
                self._paths.clear()
            path = self._paths[d] = js.Path2D.new(d)
        return path

    def _ink(self, ink: str) -> str:
        if ink not in self._inks:
            self._inks[ink] = _style(f"--art-{ink}") or "black"
        return self._inks[ink]

    def _type(self) -> str:
        if not self._face:
            self._face = _style("--font-display")
        return self._face


def _style(name: str) -> str:
    style = window.getComputedStyle(document.documentElement)
    value: str = style.getPropertyValue(name).strip()
    return value

"""The stage: what moves in a match's picture, frame by frame, and when it tells the page about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import document, performance, requestAnimationFrame
from pyodide.ffi import create_proxy

from ui.art.line import Line
from ui.art.rig import Change
from ui.board.scene import Scene
from ui.screens.messages import Message

#: A frame that took longer than this is not made up for: the picture goes on from where it was.
_LONGEST_MS = 80.0


class Stage:
    """Runs one line at a time over the pictures in the elements with `data-live`, and over the board.

    Tells `send` "reveal" (how many events are on show) as they come and "landed" at the end, `play_sound` the name
    of each sound as it is due, and `show_scene` what the board shows; at rest that is left to the screen.
    """

    def __init__(
        self,
        send: Callable[[Message], None],
        play_sound: Callable[[str], None],
        show_scene: Callable[[Scene], None],
    ) -> None:
        self._send = send
        self._play_sound = play_sound
        self._show_scene = show_scene
        self._tick = create_proxy(self._frame)
        self._line: Line | None = None
        self._still: Line | None = None
        self._at = 0.0
        self._last = 0.0
        self._running = False
        self._speed = 1.0
        self._shown = 0
        self._ring: Any = None
        self._parts: dict[str, list[Any]] = {}
        self._painted: dict[tuple[str, str], str] = {}

    @property
    def moving(self) -> bool:
        """Whether a timeline is running."""
        return self._line is not None

    def move(self, line: Line, speed: float) -> None:
        """Begin a timeline at its start, leaving any that runs."""
        self._line = self._still = line
        self._speed = speed
        self._at = -1.0
        self._shown = 0
        self._last = performance.now()
        self._paint(0.0)
        if not self._running:
            self._running = True
            requestAnimationFrame(self._tick)

    def hurry(self, speed: float) -> None:
        """Change the speed of what moves."""
        self._speed = speed

    def rest(self, line: Line) -> None:
        """Stop, and show the last picture of a timeline."""
        self._line = None
        self._still = line
        self._paint(line.length)

    def refresh(self) -> None:
        """Paint again after the page was patched: the picture may be a new one."""
        line = self._line or self._still
        if line is not None and document.querySelector("[data-live]") != self._ring:
            self._paint(line.length if self._line is None else max(self._at, 0.0))

    def _frame(self, now: float) -> None:
        line = self._line
        if line is None:
            self._running = False
            return
        before = self._at
        self._at = max(before, 0.0) + min(max(now - self._last, 0.0), _LONGEST_MS) * self._speed
        self._last = now
        for sound in line.sounds(before, self._at):
            self._play_sound(sound)
        shown = self._paint(self._at)
        if shown > self._shown:
            self._shown = shown
            self._send(Message("reveal", str(shown)))
        if self._at >= line.length and self._line is line:
            self._line = None
            self._send(Message("landed"))
        if self._line is None:
            self._running = False
        else:
            requestAnimationFrame(self._tick)

    def _paint(self, ms: float) -> int:
        """Bring the picture to a moment of the timeline and say how many events are on show."""
        line = self._line or self._still
        if line is None:
            return 0
        moment = line.moment(ms)
        if moment.scene is not None and line is self._line:
            self._show_scene(moment.scene)
        ring = document.querySelector("[data-live]")
        if ring != self._ring:
            self._ring = ring
            self._painted = {}
            self._parts = {}
            for part in document.querySelectorAll("[data-live] [data-part]"):
                self._parts.setdefault(part.getAttribute("data-part"), []).append(part)
        for change in moment.changes:
            self._set(change)
        return moment.told

    def _set(self, change: Change) -> None:
        key = (change.part, change.attr)
        if self._painted.get(key) == change.value:
            return
        self._painted[key] = change.value
        for part in self._parts.get(change.part, ()):
            if change.attr == "text":
                part.textContent = change.value
            else:
                part.setAttribute(change.attr, change.value)

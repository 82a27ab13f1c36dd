"""What people do, as messages: one set of listeners on the document, for as long as the page lives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from js import document, window
from pyodide.ffi import create_proxy

from ui.screens.messages import Message

Send = Callable[[Message], None]

#: Fields that tell their value when it is settled, not with every keystroke.
_SETTLED = ("select", "input[type=radio]", "input[type=checkbox]", "input[type=file]")
_TYPING = "input:not([type=radio]):not([type=checkbox]):not([type=file]), textarea, select, [contenteditable]"
#: Longest file that is read at all, in bytes.
FILE_MAX = 16_000_000

#: What a dial (a `spinbutton`) makes of a key: the value of its message.
_DIAL = {"ArrowUp": "+1", "ArrowRight": "+1", "ArrowDown": "-1", "ArrowLeft": "-1", "Home": "low", "End": "high"}
#: What a map (`data-grid` "rows,columns", `data-at` "row,column") makes of a key: so many rows and columns on.
_MAP = {
    "ArrowUp": (-1, 0),
    "ArrowDown": (1, 0),
    "ArrowLeft": (0, -1),
    "ArrowRight": (0, 1),
    "PageUp": (-10, 0),
    "PageDown": (10, 0),
    "Home": (0, -1000),
    "End": (0, 1000),
}
#: What a grid's stop (`data-row`, `data-column`) makes of a key: so many rows on.
_ROWS = {"ArrowUp": -1, "ArrowDown": 1}
_STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


class Inputs:
    """Listens, turns events into messages, and keeps each widget to one tab stop."""

    def __init__(self, send: Send) -> None:
        self._send = send
        for name, handler in (
            ("click", self._click),
            ("input", self._input),
            ("change", self._change),
            ("submit", self._submit),
            ("cancel", self._cancel),
            ("keydown", self._key),
            ("focusin", self._focused),
            ("focusout", self._left),
        ):
            # "cancel" (Esc in a dialog) does not bubble: listen on its way down.
            document.addEventListener(name, create_proxy(handler), name == "cancel")
        window.addEventListener("hashchange", create_proxy(self._hash))

    def _click(self, event: Any) -> None:
        element = event.target.closest("[data-do]")
        if (
            not element
            or element.matches("form, input, select, textarea")
            or element.getAttribute("aria-disabled") == "true"
        ):
            return
        if element.hasAttribute("data-grid"):
            self._map_press(element, event)
            return
        if element.getAttribute("role") == "spinbutton":
            return
        if element.localName == "button" or element.hasAttribute("href"):
            event.preventDefault()
        self._send(_message(element))

    def _input(self, event: Any) -> None:
        element = event.target
        if element.hasAttribute("data-do") and not element.matches(", ".join(_SETTLED)):
            self._send(_message(element, element.value))

    def _change(self, event: Any) -> None:
        element = event.target
        if not element.hasAttribute("data-do") or not element.matches(", ".join(_SETTLED)):
            return
        if element.type == "file":
            self._read_file(element)
        else:
            self._send(_message(element, element.value))

    def _read_file(self, element: Any) -> None:
        file = element.files.item(0) if element.files.length else None
        if file is None:
            return
        message = _message(element)

        def read(text: str) -> None:
            element.value = ""
            self._send(Message(message.do, message.arg, text))

        file.slice(0, FILE_MAX).text().then(read)

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        form = event.target
        if form.hasAttribute("data-do"):
            self._send(replace(_message(form), fields=form_fields(form)))

    def _cancel(self, event: Any) -> None:
        """Esc closes a dialog by way of the model, like its own button."""
        closer = event.target.querySelector("[data-close]") if event.target.localName == "dialog" else None
        if closer:
            event.preventDefault()
            closer.click()

    def _key(self, event: Any) -> None:
        if event.isComposing or event.keyCode == 229 or event.ctrlKey or event.altKey or event.metaKey:
            return
        if event.key in _DIAL and event.target.matches("[role=spinbutton][data-do]"):
            event.preventDefault()
            self._send(_message(event.target, _DIAL[event.key]))
            return
        if event.key in _MAP and event.target.matches("[data-grid]"):
            event.preventDefault()
            row, column = _pair(event.target, "data-at")
            down, right = _MAP[event.key]
            self._map_go(event.target, row + down, column + right)
            return
        stop = event.target.closest("[data-stop]") if hasattr(event.target, "closest") else None
        if stop and event.key in (*_STEPS, "Home", "End"):
            self._rove(stop, event)
        elif not event.target.matches(_TYPING):
            self._shortcut(event)

    def _map_press(self, element: Any, event: Any) -> None:
        """Go to the field of a map that was pressed."""
        rows, columns = _pair(element, "data-grid")
        box = element.getBoundingClientRect()
        down = (event.clientY - box.top) / box.height
        right = (event.clientX - box.left) / box.width
        self._map_go(element, int(down * rows), int(right * columns))

    def _map_go(self, element: Any, row: int, column: int) -> None:
        rows, columns = _pair(element, "data-grid")
        place = f"{max(0, min(row, rows - 1))},{max(0, min(column, columns - 1))}"
        self._send(Message(element.getAttribute("data-do"), place))

    def _rove(self, stop: Any, event: Any) -> None:
        group = stop.closest("[data-roving]")
        stops = list(group.querySelectorAll("[data-stop]")) if group else []
        if not stops:
            return
        event.preventDefault()
        if event.key in _ROWS and stop.hasAttribute("data-row"):
            following = _across(stops, stop, _ROWS[event.key])
        else:
            here = stops.index(stop)
            place = {"Home": 0, "End": len(stops) - 1}.get(event.key, here + _STEPS.get(event.key, 0))
            following = stops[max(0, min(place, len(stops) - 1))]
        stop.setAttribute("tabindex", "-1")
        following.setAttribute("tabindex", "0")
        following.focus()

    def _focused(self, event: Any) -> None:
        """Tell where the keyboard is within a group whose picture shows it."""
        group = event.target.closest("[data-roves]")
        if group:
            self._send(Message(group.getAttribute("data-roves"), event.target.getAttribute("data-arg") or ""))

    def _left(self, event: Any) -> None:
        group = event.target.closest("[data-roves]")
        following = event.relatedTarget
        if group and not (following and group.contains(following)):
            self._send(Message(group.getAttribute("data-roves"), ""))

    def _shortcut(self, event: Any) -> None:
        # A key that works the focused control itself stays with it.
        if event.key in (" ", "Enter") and event.target.matches("button, a, summary, [role=button], [data-stop]"):
            return
        dialog = document.querySelector("dialog[open]")
        root = dialog or document
        for element in root.querySelectorAll("[data-key]"):
            if element.getAttribute("data-key").lower() == event.key.lower() and element.getClientRects().length:
                event.preventDefault()
                element.click()
                return

    def _hash(self, event: Any) -> None:
        # "#main" and its like are places on the same screen.
        if window.location.hash[:2] in ("", "#", "#/", "#v"):
            self._send(hash_message())


def hash_message() -> Message:
    """Give the message for what stands behind the address's `#`: a route, or a link somebody shared."""
    fragment = window.location.hash
    if fragment.startswith("#v"):
        return Message("link", fragment)
    return Message("route", fragment.removeprefix("#").strip("/"))


def form_fields(form: Any) -> dict[str, str]:
    """Read the named fields of a form as they stand."""
    fields = {}
    for element in form.elements:
        if not element.name or (element.type in ("radio", "checkbox") and not element.checked):
            continue
        fields[element.name] = element.value
    return fields


def _message(element: Any, value: str = "") -> Message:
    return Message(element.getAttribute("data-do"), element.getAttribute("data-arg") or "", value)


def _across(stops: list[Any], stop: Any, rows: int) -> Any:
    """Give the stop nearest to this one in the next row that way, itself at the edge."""
    row, column = int(stop.getAttribute("data-row")) + rows, int(stop.getAttribute("data-column"))
    there = [each for each in stops if each.getAttribute("data-row") == str(row)]
    return min(there, key=lambda each: abs(int(each.getAttribute("data-column")) - column), default=stop)


def _pair(element: Any, name: str) -> tuple[int, int]:
    one, two = element.getAttribute(name).split(",")
    return int(one), int(two)

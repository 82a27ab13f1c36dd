"""What the device can do for the page: clipboard, share sheet, files, pictures, chance, the local time."""

from __future__ import annotations

from typing import Any, Final

import js
from js import document, navigator, window
from pyodide.ffi import create_once_callable, to_js

from ui.markup import Node, h, render

_CROCKFORD: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SEED_LENGTH: Final = 10


def fresh_seed() -> str:
    """Draw ten characters of Crockford's base32 from the browser's own chance."""
    words = js.Uint8Array.new(SEED_LENGTH)
    js.crypto.getRandomValues(words)
    return "".join(_CROCKFORD[word & 31] for word in words.to_py())


def secret() -> bytes:
    """Draw 32 bytes from the browser's own chance."""
    room = js.Uint8Array.new(32)
    js.crypto.getRandomValues(room)
    return bytes(room.to_py())


def local_time() -> str:
    """Give the local date and time as "2026-11-29 22:17"."""
    now = js.Date.new()
    return js.Date.new(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString()[:16].replace("T", " ")  # type: ignore[no-any-return]


def moment() -> int:
    """Give the moment in ms."""
    return int(js.Date.now())


def base_url() -> str:
    """Give the page's address without its fragment."""
    return str(window.location.href).partition("#")[0]


async def copy(text: str) -> bool:
    """Put text on the clipboard; False where the browser refuses."""
    try:
        await navigator.clipboard.writeText(text)
        return True
    except Exception:
        return _copy_by_hand(text)


def _copy_by_hand(text: str) -> bool:
    # Without the clipboard's own interface (plain http, old browsers): select and copy.
    field = document.createElement("textarea")
    field.value = text
    field.setAttribute("aria-hidden", "true")
    field.className = "sr"
    (document.querySelector("dialog[open]") or document.body).appendChild(field)
    focused = document.activeElement
    field.select()
    try:
        return bool(document.execCommand("copy"))
    finally:
        field.remove()
        if focused:
            focused.focus()


async def share(title: str, text: str) -> bool | None:
    """Hand text to the share sheet: True shared, False called off, None where the device has no sheet."""
    if not hasattr(navigator, "share"):
        return None
    key = "url" if text.startswith("http") and "\n" not in text else "text"
    try:
        await navigator.share(to_js({"title": title, key: text}, dict_converter=js.Object.fromEntries))
        return True
    except Exception:
        return False


def download(name: str, data: Any, mime: str) -> None:
    """Save text, or a blob, as a file."""
    blob = js.Blob.new(to_js([data]), to_js({"type": mime}, dict_converter=js.Object.fromEntries))
    address = js.URL.createObjectURL(blob)
    link = document.createElement("a")
    link.href = address
    link.download = name
    link.click()
    window.setTimeout(create_once_callable(lambda: js.URL.revokeObjectURL(address)), 10_000)


async def picture(name: str, drawing: Node, width: int, height: int) -> None:
    """Save a drawing with colours of its own as a PNG file."""
    sized = {**drawing.attrs, "xmlns": "http://www.w3.org/2000/svg", "width": str(width), "height": str(height)}
    text = render(h("svg", sized, *drawing.children))
    image = js.Image.new()
    image.src = "data:image/svg+xml;charset=utf-8," + js.encodeURIComponent(text)
    await image.decode()
    canvas = document.createElement("canvas")
    canvas.width, canvas.height = width, height
    canvas.getContext("2d").drawImage(image, 0, 0, width, height)
    future = js.Promise.withResolvers()
    canvas.toBlob(future.resolve)
    download(name, await future.promise, "image/png")

"""Work for moments when the page has nothing better to do."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Final

import js
from js import window
from pyodide.ffi import create_once_callable, to_js

#: Longest wait for an idle moment: a page that stands still may never be told of one.
PATIENCE_MS: Final = 1000


async def moment() -> None:
    """Wait until the browser is idle, a second at most; where it cannot tell (Safari), wait a little."""
    ready = js.Promise.withResolvers()
    if hasattr(window, "requestIdleCallback"):
        limit = to_js({"timeout": PATIENCE_MS}, dict_converter=js.Object.fromEntries)
        window.requestIdleCallback(create_once_callable(lambda deadline: ready.resolve()), limit)
    else:
        window.setTimeout(create_once_callable(lambda: ready.resolve()), 200)
    await ready.promise


async def pause(ms: int) -> None:
    """Wait some milliseconds."""
    ready = js.Promise.withResolvers()
    window.setTimeout(create_once_callable(lambda: ready.resolve()), ms)
    await ready.promise


async def load(modules: Iterable[str]) -> None:
    """Import modules, one an idle moment."""
    for name in modules:
        await moment()
        import_module(name)

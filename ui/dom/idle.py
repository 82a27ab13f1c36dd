"""Work for moments when the page has nothing better to do."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

import js
from js import window
from pyodide.ffi import create_once_callable


async def moment() -> None:
    """Wait until the browser is idle; where it cannot tell (Safari), wait a little."""
    ready = js.Promise.withResolvers()
    if hasattr(window, "requestIdleCallback"):
        window.requestIdleCallback(create_once_callable(lambda deadline: ready.resolve()))
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

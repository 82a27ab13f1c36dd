"""The device's store (IndexedDB): kept matches by id; settings in localStorage, where `boot.js` reads them, too."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from js import BroadcastChannel, indexedDB, localStorage, navigator
from pyodide.ffi import create_once_callable, create_proxy

NAME = "saikoro-arena"
VERSION = 1
MATCHES = "matches"


class StoreFailed(Exception):
    """The browser refused to store or to read."""


class Store:
    """Matches by id, as JSON text."""

    def __init__(self) -> None:
        self._database: Any = None

    async def open(self) -> None:
        """Open the store, making it on the first visit; raises StoreFailed."""
        request = indexedDB.open(NAME, VERSION)
        make = create_proxy(lambda event: request.result.createObjectStore(MATCHES))
        request.onupgradeneeded = make
        try:
            self._database = await _settled(request)
        finally:
            make.destroy()

    async def all(self) -> str:
        """Give every kept match as one JSON list."""
        values = await _settled(self._matches("readonly").getAll())
        return f"[{','.join(values)}]"

    async def put(self, name: str, data: Mapping[str, Any] | None) -> None:
        """Store a match under its id, or take it away with None; raises StoreFailed."""
        matches = self._matches("readwrite")
        if data is None:
            await _settled(matches.delete(name))
        else:
            await _settled(matches.put(json.dumps(data, ensure_ascii=False), name))

    def _matches(self, mode: str) -> Any:
        if self._database is None:
            raise StoreFailed("closed")
        return self._database.transaction(MATCHES, mode).objectStore(MATCHES)


class Others:
    """The other windows of this page in the same browser."""

    def __init__(self, told: Callable[[str], None]) -> None:
        """Listen to them; `told` is given the name of whatever one of them has stored or taken away."""
        self._channel = BroadcastChannel.new(NAME)
        self._channel.onmessage = create_proxy(lambda event: told(str(event.data)))

    def tell(self, name: str) -> None:
        """Say that something was stored or taken away."""
        self._channel.postMessage(name)


async def keep_for_good() -> None:
    """Ask the browser once not to clear this page's store when space runs short."""
    storage = getattr(navigator, "storage", None)
    if storage and hasattr(storage, "persist") and not await storage.persisted():
        await storage.persist()


def settings() -> dict[str, str]:
    """Read language, theme and sound; empty where nothing was set or storage is denied."""
    try:
        return {key: value for key in ("lang", "theme", "sound") if (value := localStorage.getItem(f"saikoro.{key}"))}
    except Exception:
        return {}


def set_settings(values: Mapping[str, str]) -> None:
    """Store settings; where storage is denied they last as long as the page."""
    try:
        for key, value in values.items():
            localStorage.setItem(f"saikoro.{key}", value)
    except Exception:
        return


async def _settled(request: Any) -> Any:
    """Wait for an IndexedDB request."""
    from asyncio import get_running_loop

    future = get_running_loop().create_future()

    def done(event: Any) -> None:
        if not future.done():
            future.set_result(None)

    def failed(event: Any) -> None:
        if not future.done():
            future.set_exception(StoreFailed(str(getattr(request.error, "name", "unknown"))))

    request.onsuccess = create_once_callable(done)
    request.onerror = create_once_callable(failed)
    await future
    return request.result

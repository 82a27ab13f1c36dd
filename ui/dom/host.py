"""All that this application knows of PyScript: how it is started, and how its worker is.

Everything else of `ui.dom` needs Pyodide's `js` and `pyodide.ffi` alone, so that
the page could also run on a bare Pyodide.
"""

from __future__ import annotations

import gc
import json
import traceback
from dataclasses import dataclass
from itertools import count
from typing import Any

import js
from pyscript import create_named_worker
from sitecustomize import remember

from ui.files import ROOT

# PyScript never forgets a worker's name, so each gets one of its own.
_numbers = count(1)


async def boot() -> None:
    """Start the application and tell `boot.js` how that went; the page's one line of Python calls this.

    The application is `ui.main.start`, a coroutine that returns when the page answers to presses.
    """
    arena = js.window.__arena
    try:
        remember((ROOT / "remembered.bin").read_bytes())
        from ui.main import start

        await start()
    except Exception:
        story = traceback.format_exc()
        arena.fail("python", story)
        js.console.error(story)
    else:
        arena.done()
    finally:
        gc.freeze()
        gc.enable()


def page_url(path: str) -> str:
    """Give the full address of a path that is relative to the page."""
    return str(js.URL.new(path, js.document.baseURI).href)


def assets_url() -> str:
    """Give the address of the versioned folder with app.zip, css/, fonts/ and icons/, ending in a slash."""
    script = js.document.querySelector('script[src$="/boot.js"]')
    return str(script.src).removesuffix("boot.js")


def settings() -> dict[str, Any]:
    """Give PyScript's configuration with full addresses, as a worker needs it."""
    script = js.document.querySelector('script[type="py"][config]:not([worker])')
    found: dict[str, Any] = json.loads(script.getAttribute("config"))
    found["interpreter"] = page_url(found["interpreter"])
    found["files"] = {page_url(path): place for path, place in found["files"].items()}
    return found


@dataclass(frozen=True, slots=True)
class Worker:
    """A running second Python; `ui.worker` is its side."""

    name: str
    remote: Any

    async def call(self, name: str, text: str) -> str:
        """Await `ui.worker.call(name, text)` in the worker; text and answer are JSON.

        Raises pyodide.ffi.JsException with the worker's words when it fails there.
        """
        return str(await self.remote.answer(name, text))

    def stop(self) -> None:
        """End the worker at once, whatever it is doing; a new one may be started afterwards."""
        script = js.document.querySelector(f'script[worker][name="{self.name}"]')
        script.xworker.terminate()
        script.remove()


async def start_worker() -> Worker:
    """Start the worker and wait until it listens: half a second after the page itself is up.

    It is a second Pyodide of the same files, so start it only once the page is playable.
    """
    name = f"arena-{next(_numbers)}"
    return Worker(name, await create_named_worker(assets_url() + "worker.py", name, settings()))

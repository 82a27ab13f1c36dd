"""Find a Chromium for the tests, install one if there is none, and start it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tools.setup import apt_install

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")


def find() -> Path | None:
    """Look for a browser: $CHROMIUM, the system's, then Playwright's own."""
    named = os.environ.get("CHROMIUM")
    if named:
        if not Path(named).is_file():
            raise SystemExit(f"CHROMIUM names {named}, which is no file.")
        return Path(named)
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return Path(path)
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return own if own.is_file() else None


def ensure() -> Path:
    """Find a browser or install one.

    Raises SystemExit with advice when neither is possible.
    """
    found = find()
    if found:
        return found
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False, stdin=subprocess.DEVNULL)
    found = find()
    if not found and apt_install("chromium"):
        found = find()
    if not found:
        raise SystemExit("No Chromium was found or could be installed: install one and name it in CHROMIUM.")
    return found


def japanese_font() -> None:
    """Install a Japanese font if there is none: only the looks of screenshots depend on it, so failing is no error."""
    if not shutil.which("fc-list"):
        return
    listed = subprocess.run(["fc-list", ":lang=ja"], check=False, capture_output=True, text=True)
    if not listed.stdout.strip() and not apt_install("fonts-noto-cjk"):
        print("No Japanese font here: screenshots will show boxes.", file=sys.stderr)


def launch(playwright: Playwright, *, headless: bool = True, args: Sequence[str] = ()) -> Browser:
    """Start the browser found; the administrator's account needs it without its sandbox."""
    return playwright.chromium.launch(executable_path=str(ensure()), headless=headless, args=[*_needed(), *args])


def context(playwright: Playwright, profile: Path, **options: Any) -> BrowserContext:
    """Start the browser with a profile on disk, so that it caches as a person's would."""
    path = str(ensure())
    return playwright.chromium.launch_persistent_context(str(profile), executable_path=path, args=_needed(), **options)


def _needed() -> list[str]:
    return ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []


def main() -> None:
    """Make sure that there is a browser and say which."""
    print(f"Browser: {ensure()}")
    japanese_font()


if __name__ == "__main__":
    main()

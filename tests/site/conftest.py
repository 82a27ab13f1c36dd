"""The built site, made once if it is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.paths import DIST


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the built site (`make test` has built it already)."""
    if not (DIST / "index.html").is_file():
        from tools.build import build_site

        build_site(draft=True)
    return DIST


@pytest.fixture(scope="session")
def app(site: Path) -> Path:
    """The versioned folder of the application."""
    (folder,) = site.glob("app-*")
    return folder

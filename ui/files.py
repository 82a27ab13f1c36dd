"""Where the files lie that travel with the code and are no code."""

from __future__ import annotations

from pathlib import Path
from typing import Final


def root(module: Path) -> Path:
    """Find the folder with `static/locale/` above a module: the repository's, or in the page that beside the archive.

    Raises FileNotFoundError where there is none.

    >>> (root(Path(__file__)) / "static" / "locale" / "ja").is_dir()
    True
    """
    for folder in module.resolve().parents:
        if (folder / "static" / "locale").is_dir():
            return folder
    raise FileNotFoundError("static/locale")


ROOT: Final = root(Path(__file__))

"""Zip archives that come out the same whenever they hold the same."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path


def write_zip(target: Path, files: Mapping[str, bytes], *, deflate: bool = True) -> None:
    """Write the files, sorted by name and without dates, deflated as far as it goes (or not at all).

    Deflated, because a host may not compress archives on their way.
    """
    kind = zipfile.ZIP_DEFLATED if deflate else zipfile.ZIP_STORED
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name)
            entry.compress_type = kind
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], compresslevel=9)


def read_tree(folder: Path) -> dict[str, bytes]:
    """Read every file under a folder, by its path relative to it."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
    }

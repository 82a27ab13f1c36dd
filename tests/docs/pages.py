"""Reading the pages for people: their fenced blocks, links, headings and names of folders."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.paths import ROOT

PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")],
    key=lambda path: path.as_posix(),
)

_BLOCK = re.compile(r"^```([a-z]*)(?: vector=([a-z0-9-]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^()\s]+)\)")
_HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)


def text(path: Path) -> str:
    """Give a page's text."""
    return path.read_text(encoding="utf-8")


def vectors(path: Path) -> dict[str, str]:
    """Give the fenced blocks that have a vector's name, by name."""
    return {name: body.rstrip("\n") for _, name, body in _BLOCK.findall(text(path)) if name}


def vector(path: Path, name: str) -> Any:
    """Give a vector that is JSON."""
    return json.loads(vectors(path)[name])


def blocks(path: Path, language: str) -> list[str]:
    """Give the fenced blocks of a language."""
    return [body for found, _, body in _BLOCK.findall(text(path)) if found == language]


def links(path: Path) -> Iterator[str]:
    """Yield where a page's links lead, those on the same page and to other sites among them."""
    yield from _LINK.findall(_BLOCK.sub("", text(path)))


def anchors(path: Path) -> set[str]:
    """Give the names under which a page's headings can be reached."""
    headings = _HEADING.findall(_BLOCK.sub("", text(path)))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def quoted(path: Path) -> list[str]:
    """Give what a page sets as code within its lines."""
    return re.findall(r"`([^`\n]+)`", _BLOCK.sub("", text(path)))

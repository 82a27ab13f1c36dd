"""The site's files: nothing points elsewhere, everything is where the page says, and nothing is too heavy."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools import pages
from tools.archive import write_zip
from tools.catalogues import check
from tools.fonts import LIMIT
from tools.paths import ROOT
from ui.screens.games import OPEN
from ui.text.bills import card
from ui.text.words import LANGUAGES

FOREIGN = re.compile(
    r"""(?:src|href|action|url|import|from|fetch)\s*[=(:]?\s*["'(]?\s*(?:https?:)?//[a-z0-9]""", re.IGNORECASE
)


@pytest.fixture(scope="module")
def page(site: Path) -> str:
    """The text of index.html."""
    return (site / "index.html").read_text(encoding="utf-8")


def test_the_catalogues_are_whole() -> None:
    assert check(ROOT) == []


def test_everything_but_the_page_is_in_versioned_folders(site: Path) -> None:
    names = sorted(path.name for path in site.iterdir())
    assert names[0] == ".nojekyll"
    assert re.fullmatch(r"app-[0-9a-f]{10}", names[1])
    assert names[2] == "index.html"
    assert re.fullmatch(r"runtime-[0-9a-f]{10}", names[3])


def test_every_address_in_the_page_is_relative_and_there(site: Path, page: str) -> None:
    addresses = re.findall(r'\s(?:src|href)="([^"]*)"', page)
    assert addresses
    for address in addresses:
        assert address.startswith(("./", "#")), address
        if address.startswith("./"):
            assert (site / address).is_file(), address


def test_the_styles_point_only_at_files_of_ours(app: Path) -> None:
    for address in re.findall(r"url\(([^)]*)\)", (app / "css" / "style.css").read_text(encoding="utf-8")):
        name = address.strip("\"'")
        assert name.startswith(("#", "data:")) or (app / "css" / name).is_file(), name


def test_no_file_of_ours_asks_another_host(site: Path, app: Path) -> None:
    for path in (site / "index.html", app / "boot.js", app / "css" / "style.css", app / "worker.py"):
        assert not FOREIGN.search(path.read_text(encoding="utf-8")), path


def test_the_policy_forbids_other_hosts(page: str) -> None:
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    assert policy
    assert "default-src 'self'" in policy[1]
    assert "http" not in policy[1]
    assert "*" not in policy[1]


def test_pyscript_is_told_where_its_files_are(site: Path, page: str) -> None:
    config = re.search(r'<script type="py" config="([^"]*)"', page)
    assert config
    settings = json.loads(unescape(config[1]))
    assert (site / settings["interpreter"]).is_file()
    assert all((site / path).is_file() for path in settings["files"])
    assert all(name.startswith("!") for name in settings["plugins"])
    assert json.dumps({"plugins": settings["plugins"]}) in unescape(page)


def test_the_screens_are_there_in_both_languages(page: str) -> None:
    for lang in LANGUAGES:
        for game in OPEN:
            for place in ("new", "help"):
                assert f'<template data-lang="{lang}" data-route="{place}/{game}">' in page
    assert '<template data-lang="ja" data-route="">' in page
    assert "build:" not in page


def test_the_runtime_holds_only_what_is_used(site: Path) -> None:
    (runtime,) = site.glob("runtime-*")
    names = {path.relative_to(runtime).as_posix() for path in runtime.rglob("*") if path.is_file()}
    assert not [name for name in names if re.search(r"xterm|codemirror|editor|terminal|donkey|\.map$", name)]
    assert json.loads((runtime / "pyodide" / "pyodide-lock.json").read_text())["packages"] == {}


def test_type_stays_within_its_budget(app: Path) -> None:
    assert sum(path.stat().st_size for path in (app / "fonts").iterdir()) <= LIMIT


def test_archives_depend_only_on_what_they_hold(tmp_path: Path) -> None:
    one, two = tmp_path / "one.zip", tmp_path / "two.zip"
    write_zip(one, {"b": b"2", "a": b"1"})
    write_zip(two, {"a": b"1", "b": b"2"})
    assert one.read_bytes() == two.read_bytes()


def test_the_bills_are_drawn_for_every_game_and_theme(app: Path, page: str) -> None:
    pictures = set(re.findall(r'<img[^>]* src="\./[^/"]+/art/([^"]+)"', page))
    assert {f"{bill.id}-auto.svg" for bill in card()} == pictures
    for bill in card():
        for theme in pages.THEMES:
            picture = ElementTree.parse(app / "art" / f"{bill.id}-{theme}.svg").getroot()
            assert picture.get("data-theme") == theme
    assert len(page) < 400_000


def test_styles_lose_comments_only() -> None:
    sheet = pages.style_sheet()
    assert "/*" not in sheet
    assert "--paper" in sheet

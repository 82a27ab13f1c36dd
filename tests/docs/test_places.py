"""The pages for people point only at what is there, and say nothing of whoever's machine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, anchors, links, quoted, text
from tools.catalogues import messages
from tools.paths import ROOT
from ui.screens.games import OPEN
from ui.screens.keys import KEYS
from ui.text.bills import bill
from ui.text.words import Words

#: Made by the build or the set-up, so not there in a fresh checkout.
MADE = ("dist/", "build/", "static/vendor/", "static/fonts/", "node_modules/", ".venv/")
#: Set in bold in README, but not a word of the page.
TITLES = ("GitHub Pages.", "Anywhere else.", "Race.", "Own dice.")
#: Words of the page that both READMEs send people to.
SIGNS = (
    *("Start the match", "Next turn", "Why?", "Share", "Seed link", "Record link"),
    *("Got a link?", "Continue", "Hall of records", "Save everything", "Read a file"),
)
EACH = pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)


@EACH
def test_every_link_leads_somewhere(path: Path) -> None:
    for link in links(path):
        place, _, anchor = link.partition("#")
        if "://" in place:
            continue
        target = (path.parent / place).resolve() if place else path
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@EACH
def test_every_folder_and_file_named_is_there(path: Path) -> None:
    for name in quoted(path):
        if not re.fullmatch(r"(engine|ui|static|tests|e2e|tools|docs)/(.*/|.*\.\w+)?", name):
            continue
        if not name.startswith(MADE) and "<" not in name:
            assert (ROOT / name).exists(), name


def test_the_map_names_every_room() -> None:
    named = set(quoted(ROOT / "ARCHITECTURE.md"))
    rooms = [path.parent for top in ("engine", "ui", "tools") for path in (ROOT / top).glob("*/__init__.py")]
    rooms += [ROOT / top for top in ("static", "tests", "e2e", "tools", "docs")]
    for room in rooms:
        assert f"{room.relative_to(ROOT).as_posix()}/" in named, room


@EACH
def test_lines_are_not_endless_and_pages_not_either(path: Path) -> None:
    assert len(text(path).splitlines()) <= 260


@pytest.mark.parametrize("name", ["README.md", "README.ja.md"])
def test_readme_names_every_key_and_every_open_game(name: str) -> None:
    page = text(ROOT / name)
    t = Words("ja" if name.endswith(".ja.md") else "en")
    for key, _ in KEYS:
        for part in [key] if isinstance(key, tuple) else key.split():
            word = t.p(*part) if isinstance(part, tuple) else part
            assert f"`{word}`" in page, word
    for game in OPEN:
        assert bill(game, t).title in page


def test_readme_calls_the_buttons_what_the_page_calls_them() -> None:
    words = {message for _, message in messages(ROOT)}
    for label in re.findall(r"\*\*([^*]+)\*\*", text(ROOT / "README.md").replace("\n", " ")):
        assert label in TITLES or label in words, label
    japanese, t = text(ROOT / "README.ja.md"), Words("ja")
    for sign in SIGNS:
        assert f"「{t(sign)}」" in japanese, sign

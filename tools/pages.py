"""Write the page itself: the template filled with styles, hints, screens in both languages and Python's start."""

from __future__ import annotations

import gzip
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any

from tools.paths import ROOT, STATIC
from ui.markup import h, render
from ui.text.words import LANGUAGES, Words

THEMES = ("auto", "light", "dark")
# The order in which the sheets apply; sheets not named come after, by name.
SHEETS = ("tokens.css", "base.css", "boot.css")
# Kind of hint -> how it is written.  A preloaded WebAssembly file would be compiled anew at every visit (browsers keep
# the compiled code of a file only if the page itself fetched it): it is only announced, for the progress line.
KINDS = {
    "none": 'rel="part"',
    "script": 'rel="preload" as="script"',
    "module": 'rel="modulepreload"',
    "fetch": 'rel="preload" as="fetch" crossorigin',
}
# What the browser should begin to fetch at once, in the order of need: folder, pattern, kind of hint.
HINTS = (
    ("app", "boot.js", "script"),
    ("runtime", "pyodide/early.mjs", "module"),
    ("runtime", "pyodide/pyodide.mjs", "module"),
    ("runtime", "pyodide/pyodide.asm.wasm", "none"),
    ("runtime", "pyodide/pyodide.asm.mjs", "module"),
    ("runtime", "pyodide/python_stdlib.zip", "fetch"),
    ("runtime", "pyscript/core-*.js", "module"),
    ("runtime", "pyscript/core.js", "module"),
    ("app", "app.zip", "fetch"),
    ("runtime", "pyscript/error-*.js", "module"),
    ("runtime", "pyodide/pyodide-lock.json", "fetch"),
)
ON_THE_PATH = 'import sys\nsys.path.insert(0, "arena.zip")\n'
START = ON_THE_PATH + "from ui.dom.host import boot\nawait boot()"
# The worker's one line of Python, a file because PyScript fetches it (a remote `call` would be JavaScript's own).
START_WORKER = ON_THE_PATH + 'from ui.worker import call as answer\n\n__export__ = ["answer"]\n'


def style_sheet() -> str:
    """Join the style sheets into one, without comments and indentation."""
    sheets = sorted((STATIC / "css").glob("*.css"), key=lambda path: (_order(path.name), path.name))
    text = "\n".join(path.read_text(encoding="utf-8") for path in sheets)
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return "\n".join(line.strip() for line in text.splitlines() if line.strip()) + "\n"


def _order(name: str) -> int:
    return SHEETS.index(name) if name in SHEETS else len(SHEETS)


def config(app: str, runtime: str) -> dict[str, Any]:
    """Read pyscript.toml for these folders; paths are relative to the page."""
    settings = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    settings["interpreter"] = settings["interpreter"].replace("./static/vendor", f"./{runtime}")
    settings["files"] = {f"./{app}/{name.removeprefix('./')}": place for name, place in settings["files"].items()}
    return settings


def hints(folders: Mapping[str, Path]) -> Iterator[str]:
    """Write the preload links, each with what it will weigh on the way, for the progress line."""
    for name, pattern, kind in HINTS:
        for path in sorted(folders[name].glob(pattern)):
            href = f"{folders[name].name}/{path.relative_to(folders[name]).as_posix()}"
            weight = len(gzip.compress(path.read_bytes(), 6, mtime=0))
            yield f'<link {KINDS[kind]} href="./{href}" data-bytes="{weight}">'


def screens(app: str) -> tuple[str, str]:
    """Render the screens that can be read before Python: home in English, and a template for each other one."""
    from ui.screens.shell import static_pages

    home, rest = "", []
    for lang in LANGUAGES:
        for route, node in static_pages(Words(lang), f"./{app}/"):
            text = render(node)
            if lang == "en" and not route:
                home = text
            else:
                rest.append(f'<template data-lang="{lang}" data-route="{escape(route)}">{text}</template>')
    return home, "\n".join(rest)


def draw_bills(folder: Path) -> None:
    """Draw the bills of all games into files, one a theme: too large to be read before the page is up."""
    from ui.art.bills import bill_art
    from ui.text.bills import card

    inks = re.sub(r"/\*.*?\*/|\n\s*", "", (STATIC / "css" / "art.css").read_text(encoding="utf-8"), flags=re.DOTALL)
    folder.mkdir()
    for bill in card():
        drawing = bill_art(bill.id)
        for theme in THEMES:
            attrs = {**drawing.attrs, "xmlns": "http://www.w3.org/2000/svg", "data-theme": theme}
            picture = h("svg", attrs, h("style", None, inks), drawing.children)
            (folder / f"{bill.id}-{theme}.svg").write_text(render(picture), encoding="utf-8")


def python(app: str, runtime: str) -> str:
    """Write the tags that start PyScript."""
    settings = config(app, runtime)
    # Plugins that only one of PyScript's two Pythons refuses are loaded all the same.
    other = json.dumps({"plugins": settings["plugins"]})
    whole = escape(json.dumps(settings), quote=True)
    return (
        f"<mpy-config hidden>{escape(other, quote=False)}</mpy-config>\n"
        f'<script type="module" src="./{runtime}/pyscript/core.js"></script>\n'
        f'<script type="py" config="{whole}">\n{START}\n</script>'
    )


def build_page(folders: Mapping[str, Path]) -> str:
    """Fill the template; `folders` are the versioned ones, by "app" and "runtime"."""
    app, runtime = folders["app"].name, folders["runtime"].name
    home, rest = screens(app)
    parts = {
        "styles": f'<link rel="stylesheet" href="./{app}/css/style.css">',
        "preload": "\n  ".join(hints(folders)),
        "early": f'<script type="module" src="./{runtime}/pyodide/early.mjs"></script>',
        "home": home,
        "screens": rest,
        "python": python(app, runtime),
    }
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    page = page.replace("static/", f"./{app}/")
    page = re.sub(r"<!-- The template.*?-->\n", "", page)
    for name, text in parts.items():
        mark = f"<!-- build:{name} -->"
        if page.count(mark) != 1:
            raise RuntimeError(f"index.html must hold {mark} once.")
        page = page.replace(mark, text)
    return page

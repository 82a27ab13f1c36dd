"""Subset the display face to the characters that the page can show in it."""

from __future__ import annotations

import ast
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

from tools.catalogues import _read, catalogue_files
from tools.paths import BUILD, NODE_MODULES, ROOT, STATIC, digest, sources

# The faces that the page may use, by the name of their package; DISPLAY is the one in use.
FACES = {"dela-gothic-one": "Dela Gothic One", "reggae-one": "Reggae One"}
DISPLAY = "dela-gothic-one"
SCRIPTS = ("latin", "japanese")
TARGET = STATIC / "fonts" / "display.woff2"
LIMIT = 500_000


def characters() -> set[str]:
    """Collect what the display face may have to show: ASCII, the sources' texts and the translations."""
    found = {chr(code) for code in range(0x20, 0x7F)}
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(node.value)
    for path in catalogue_files(ROOT):
        for entry in _read(path):
            found.update(entry.string if isinstance(entry.string, str) else "".join(entry.string or ()))
    return {character for character in found if character.isprintable()}


def _face(script: str) -> Path:
    return NODE_MODULES / "@fontsource" / DISPLAY / "files" / f"{DISPLAY}-{script}-400-normal.woff2"


def _subset(path: Path, wanted: set[str], target: Path) -> None:
    options = subset.Options(layout_features=["kern", "palt", "vert", "liga"], notdef_outline=True, hinting=False)
    font = TTFont(path, recalcTimestamp=False)
    tool = subset.Subsetter(options)
    tool.populate(text="".join(sorted(wanted)))
    tool.subset(font)
    font.flavor = None
    font.save(target)


def build_font(target: Path = TARGET) -> None:
    """Write the display face as one WOFF2 file, unless it is there already made from the same things.

    Raises RuntimeError when it grows beyond what the page may spend on type.
    """
    wanted = characters()
    faces = [_face(script) for script in SCRIPTS]
    mark = digest([*faces, Path(__file__)], "".join(sorted(wanted)))
    stamp = BUILD / "font.stamp"
    if target.is_file() and stamp.is_file() and stamp.read_text() == mark:
        return
    BUILD.mkdir(exist_ok=True)
    parts = []
    for script, face in zip(SCRIPTS, faces, strict=True):
        has = {chr(code) for code in TTFont(face).getBestCmap()}
        parts.append(str(BUILD / f"{script}.ttf"))
        _subset(face, wanted & has, Path(parts[-1]))
        wanted -= has
    merged = Merger().merge(parts)
    merged.recalcTimestamp = False
    merged["head"].created = merged["head"].modified = TTFont(parts[0])["head"].created
    merged.flavor = "woff2"
    target.parent.mkdir(parents=True, exist_ok=True)
    merged.save(target)
    if target.stat().st_size > LIMIT:
        raise RuntimeError(f"The display face weighs {target.stat().st_size} bytes, more than {LIMIT}.")
    stamp.write_text(mark)

"""Build the site into dist/: index.html, and two folders named by what they hold.

The runtime changes seldom and the application often, so each has a folder of its
own: a new version of the game does not fetch the runtime again.
"""

from __future__ import annotations

import shutil
import sys
import time
from importlib import metadata
from pathlib import Path

from tools.appzip import build_app
from tools.catalogues import CatalogueError, compile_all
from tools.fonts import DISPLAY, build_font
from tools.pages import START_WORKER, build_page, draw_bills, style_sheet
from tools.paths import BUILD, DIST, NODE_MODULES, ROOT, STATIC, VENDOR, digest
from tools.runtime import PYSCRIPT, build_runtime

# Copied as they are, from static/.
COPIED = ("icons", "fonts")


def notices() -> str:
    """Join our licence, the third-party notices and the licence texts that the shipped packages bring."""
    texts = [ROOT / "LICENSE", ROOT / "THIRD-PARTY.md", PYSCRIPT / "LICENSE", NODE_MODULES / "polyscript" / "LICENSE"]
    texts += [NODE_MODULES / "coincident" / "LICENSE", NODE_MODULES / "@fontsource" / DISPLAY / "LICENSE"]
    # The npm package of Pyodide brings neither its own licence nor Python's.
    texts += sorted((ROOT / "tools" / "licences").glob("*.txt"))
    texts += [Path(str(file.locate())) for file in metadata.files("segno") or () if file.name == "LICENSE"]
    rule = "\n\n" + "-" * 72 + "\n\n"
    return rule.join(path.read_text(encoding="utf-8").strip() for path in texts if path.is_file()) + "\n"


def versioned(name: str, source: Path, into: Path) -> Path:
    """Move a finished folder into the site under a name that tells its contents."""
    mark = digest(sorted(path for path in source.rglob("*") if path.is_file()))
    target = into / f"{name}-{mark[:10]}"
    shutil.move(source, target)
    return target


def build_site(out: Path = DIST, *, draft: bool = False) -> None:
    """Make the site anew in a folder beside it, then put it in place.

    Raises CatalogueError when a translation is missing or unsound, unless it is a draft.
    """
    build_runtime()
    compile_all(ROOT, strict=not draft)
    build_font()
    site, app, runtime = BUILD / "site", BUILD / "parts" / "app", BUILD / "parts" / "runtime"
    for old in (site, app, runtime):
        shutil.rmtree(old, ignore_errors=True)
    site.mkdir(parents=True)
    shutil.copytree(VENDOR, runtime, ignore=shutil.ignore_patterns(".*"))
    shutil.copyfile(STATIC / "early.mjs", runtime / "pyodide" / "early.mjs")
    build_app(app / "app.zip")
    (app / "css").mkdir()
    (app / "css" / "style.css").write_text(style_sheet(), encoding="utf-8")
    shutil.copyfile(STATIC / "boot.js", app / "boot.js")
    (app / "worker.py").write_text(START_WORKER, encoding="utf-8")
    (app / "notices.txt").write_text(notices(), encoding="utf-8")
    draw_bills(app / "art")
    for name in COPIED:
        shutil.copytree(STATIC / name, app / name)
    folders = {"app": versioned("app", app, site), "runtime": versioned("runtime", runtime, site)}
    (site / "index.html").write_text(build_page(folders), encoding="utf-8")
    (site / ".nojekyll").touch()
    shutil.rmtree(out, ignore_errors=True)
    shutil.move(site, out)


def main() -> None:
    """Build and say how long it took; `--draft` lets missing translations pass."""
    began = time.perf_counter()
    try:
        build_site(draft="--draft" in sys.argv)
    except CatalogueError as error:
        sys.exit(f"The catalogues are not complete:\n{error}")
    total = sum(path.stat().st_size for path in DIST.rglob("*") if path.is_file())
    print(f"Built {DIST.relative_to(ROOT)}/ in {time.perf_counter() - began:.1f} s, {total / 1e6:.1f} MB.")


if __name__ == "__main__":
    main()

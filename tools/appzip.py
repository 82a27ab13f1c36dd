"""Make app.zip: engine, ui, libraries and PyScript's own Python as bytecode, with catalogues and the games' data."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.archive import read_tree, write_zip
from tools.catalogues import catalogue_files
from tools.node import TRIMMED, run_inside
from tools.paths import BUILD, ROOT, digest, module_name, needs_browser, sources
from tools.plates import plates
from tools.runtime import PYSCRIPT_PYTHON, packed_libraries, remembered

COMPILED = BUILD / "app"
CODE = ("engine/", "ui/", "segno/")


def _jobs() -> list[dict[str, object]]:
    inside = COMPILED.relative_to(ROOT).as_posix()
    files = {path.relative_to(ROOT).as_posix(): path for path in sources()}
    jobs: list[dict[str, object]] = []
    for name, path in {**files, **_copied(packed_libraries())}.items():
        source = path.relative_to(ROOT).as_posix()
        jobs.append({"source": source, "target": f"{inside}/{name}c", "name": name, "bare": True})
    # PyScript writes its Python into the file system at every start: with this beside it, nothing is left to compile.
    # (Those three are not imported at start.)
    parts = {path.name: path for path in PYSCRIPT_PYTHON.glob("*.py") if path.stem not in ("fs", "media", "web")}
    for name, path in _copied({f"pyscript/{name}": path for name, path in parts.items()}).items():
        target = f"{inside}/pyscript/__pycache__/{path.stem}.cpython-314.pyc"
        source = path.relative_to(ROOT).as_posix()
        jobs.append({"source": source, "target": target, "name": name, "bare": True, "cached": True})
    return jobs


def _copied(files: dict[str, Path]) -> dict[str, Path]:
    """Copy files from elsewhere to where Pyodide under Node sees them."""
    out = {}
    for name, path in sorted(files.items()):
        out[name] = BUILD / "libraries" / name
        out[name].parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, out[name])
    return out


def build_app(target: Path) -> None:
    """Write app.zip, compiling only when a source changed; the catalogues must be compiled already."""
    tools = [
        ROOT / "package-lock.json",
        *(ROOT / "tools" / name for name in ("appzip.py", "archive.py", "pyodide_run.mjs", "runtime.py")),
    ]
    tools += [
        ROOT / "tools" / "inside" / name for name in ("compile.py", "remember.py", "sitecustomize.py", "_archives.py")
    ]
    tools += packed_libraries().values()
    mark = digest([*tools, *sources()])
    stamp = COMPILED / ".stamp"
    if not stamp.is_file() or stamp.read_text() != mark:
        shutil.rmtree(COMPILED, ignore_errors=True)
        run_inside("compile", {"files": _jobs()})
        modules = [module_name(path) for path in sources() if not needs_browser(path)]
        (COMPILED / "remembered.bin").write_bytes(remembered(modules, COMPILED.relative_to(ROOT).as_posix(), TRIMMED))
        stamp.write_text(mark)
    files = read_tree(COMPILED)
    del files[".stamp"]
    # An archive in the archive, which deflates it as a whole: Python reads out of it the modules that it needs.
    code = {name: data for name, data in files.items() if name.startswith(CODE)}
    code |= {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in (ROOT / "engine").rglob("data/*.json")}
    write_zip(COMPILED.with_suffix(".zip"), code, deflate=False)
    files = {name: data for name, data in files.items() if not name.startswith(CODE)}
    files["arena.zip"] = COMPILED.with_suffix(".zip").read_bytes()
    for po in catalogue_files(ROOT):
        mo = po.with_suffix(".mo")
        files[mo.relative_to(ROOT).as_posix()] = mo.read_bytes()
    files["plates.json"] = plates()
    write_zip(target, files)

"""Make static/vendor/: PyScript without its unused parts, Pyodide and its standard library cut to what is used."""

from __future__ import annotations

import json
import shutil
import zipfile
from base64 import b64decode
from collections.abc import Iterable
from pathlib import Path

from tools import unused
from tools.archive import read_tree, write_zip
from tools.node import AS_SHIPPED, run_inside
from tools.paths import BUILD, NODE_MODULES, ROOT, VENDOR, digest, imports, sources

PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
PYSCRIPT_PYTHON = PYSCRIPT / "src" / "stdlib" / "pyscript"
# What draws a code; the rest writes it to files, which the page does itself.
SEGNO_FILES = ("consts.py", "encoder.py")
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# The other files of PyScript belong to editors, terminals and games, which pyscript.toml switches off.
PYSCRIPT_FILES = ("core.js", "core-*.js", "error-*.js")
# Needed without any import statement of ours saying so: traces, and what text and files look up at run time.
EXTRA_MODULES = ("encodings.ascii", "encodings.latin_1", "traceback")
# Small modules of ours that stand instead of the standard library's or Pyodide's, by where they lie there.
INSTEAD = ROOT / "tools" / "inside" / "instead"


def packed_libraries() -> dict[str, Path]:
    """Find the parts of pure Python libraries that travel in app.zip: their files by name in the archive."""
    import segno

    folder = Path(segno.__file__).parent
    return {f"segno/{name}": folder / name for name in SEGNO_FILES}


def wanted_modules() -> list[str]:
    """Name every module imported anywhere in what is shipped."""
    own = ("engine", "ui", "segno", "pyscript", "_pyscript", "polyscript", "js")
    names = {name for path in (*sources(), *PYSCRIPT_PYTHON.glob("*.py")) for name in imports(path)}
    # What libraries import inside functions serves their command lines.
    names |= {name for path in packed_libraries().values() for name in imports(path, lazy=False)}
    return sorted({name for name in names if name.split(".")[0] not in own} | set(EXTRA_MODULES))


def all_sources() -> dict[str, bytes]:
    """Read the standard library and Pyodide's own Python, with the stand-ins in their places and `sitecustomize`."""
    with zipfile.ZipFile(AS_SHIPPED / "python_stdlib.zip") as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    ours = {name: data for name, data in read_tree(INSTEAD).items() if name.endswith(".py")}
    ours |= {name: (INSTEAD.parent / name).read_bytes() for name in ("_archives.py", "sitecustomize.py")}
    # A module that stands instead of a whole package.
    gone = tuple(name.removesuffix(".py") + "/" for name in ours)
    return {name: data for name, data in files.items() if not name.startswith(gone)} | ours


def cut_stdlib(modules: list[str], pyodide: Path) -> int:
    """Write the standard library that importing these modules needs, compiled; return how many files that is."""
    files, target = all_sources(), pyodide / "python_stdlib.zip"
    write_zip(target, files)
    names: list[str] = run_inside("closure", {"modules": modules}, pyodide)
    work = BUILD / "stdlib"
    shutil.rmtree(work, ignore_errors=True)
    jobs = []
    for name in names:
        path = work / "py" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files[name])
        source = path.relative_to(ROOT).as_posix()
        compiled = (work / "pyc" / f"{name}c").relative_to(ROOT).as_posix()
        jobs.append({"source": source, "target": compiled, "name": f"/lib/python314.zip/{name}", "bare": True})
    run_inside("compile", {"files": jobs})
    write_zip(target, read_tree(work / "pyc"))
    (work / "pyc" / "remembered.bin").write_bytes(remembered(modules, None, pyodide))
    write_zip(target, read_tree(work / "pyc"))
    return len(names)


def remembered(modules: Iterable[str], app: str | None, pyodide: Path) -> bytes:
    """Work out ahead what importing these modules works out, beyond what that Pyodide has (see `sitecustomize`)."""
    return b64decode(run_inside("remember", {"modules": list(modules), "app": app}, pyodide))


def empty_lock() -> str:
    """Pyodide's list of packages without any package: the page installs none."""
    lock = json.loads((AS_SHIPPED / "pyodide-lock.json").read_text(encoding="utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}})


def build_runtime() -> None:
    """Make static/vendor/ unless it is there already, made from the same things."""
    modules = wanted_modules()
    tools = ["runtime.py", "archive.py", "pyodide_run.mjs", "unused.py", "glue.py", "wasm.py", "inside/closure.py"]
    tools += ["inside/compile.py", "inside/remember.py", "inside/sitecustomize.py", "inside/_archives.py"]
    sources_of_it = [ROOT / "package-lock.json", *(ROOT / "tools" / name for name in tools), *INSTEAD.rglob("*.py")]
    mark = digest(sorted(sources_of_it), *modules)
    stamp = VENDOR / ".stamp"
    if stamp.is_file() and stamp.read_text() == mark:
        return
    shutil.rmtree(VENDOR, ignore_errors=True)
    pyodide, pyscript = VENDOR / "pyodide", VENDOR / "pyscript"
    pyodide.mkdir(parents=True)
    pyscript.mkdir()
    for name in PYODIDE_FILES:
        copy_bare(AS_SHIPPED / name, pyodide / name)
    (pyodide / "pyodide-lock.json").write_text(empty_lock())
    for pattern in PYSCRIPT_FILES:
        for path in (PYSCRIPT / "dist").glob(pattern):
            copy_bare(path, pyscript / path.name)
    scripts = [pyodide / "pyodide.mjs", *pyscript.glob("*.js")]
    unused.cut(pyodide, "\n".join(path.read_text(encoding="utf-8") for path in scripts))
    count = cut_stdlib(modules, pyodide)
    stamp.write_text(mark)
    print(f"Runtime: {count} files of the standard library, {sum(size(pyodide).values()) // 1024} KiB in all.")


def copy_bare(source: Path, target: Path) -> None:
    """Copy a file; from JavaScript take out the pointer to a source map that is not shipped."""
    data = source.read_bytes()
    if source.suffix in (".js", ".mjs"):
        data = b"\n".join(line for line in data.split(b"\n") if not line.startswith(b"//# sourceMappingURL="))
    target.write_bytes(data)


def size(folder: Path) -> dict[str, int]:
    """Sizes of the files under a folder, in bytes."""
    return {name: len(data) for name, data in read_tree(folder).items()}

"""Who may import whom, read from the sources themselves; and how long a file may get."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BROWSER = {"js", "pyodide", "pyscript", "pyodide_js", "_pyodide", "micropip", "sitecustomize"}
#: What would make the same match play out differently: clocks, luck of its own, the scheduler.
UNSTEADY = {"asyncio", "random", "time", "datetime", "secrets", "uuid", "threading", "locale"}
PROCESSES = {"multiprocessing", "concurrent"}

#: Room -> what of our own it may import.  The longest room that fits a module counts.
MAY = {
    "engine": ("engine",),
    "engine.core": ("engine.core",),
    "engine.core.record": ("engine", "engine.core", "engine.games"),
    "engine.games": ("engine.core",),
    "engine.odds": ("engine.core", "engine.games", "engine.odds", "engine.players"),
    "engine.players": ("engine.core", "engine.games", "engine.players"),
    "engine.link": ("engine.core", "engine.games", "engine.link"),
    "engine.__main__": ("engine", "ui.text"),
    "ui.markup": (),
    "ui.files": (),
    "ui.text": ("engine", "ui.files", "ui.text"),
    "ui.art": ("engine", "ui.art", "ui.board", "ui.files", "ui.markup", "ui.text"),
    "ui.board": ("ui.art.inks", "ui.board", "ui.markup"),
    "ui.screens": ("engine", "ui.art", "ui.board", "ui.markup", "ui.screens", "ui.text", "ui.jobs"),
    "ui": ("engine", "ui"),
}
#: Packages of others that are shipped with the page, and where they may be used.
SHIPPED = {"segno": "ui"}
IN_THE_BROWSER = ("ui.dom", "ui.main", "ui.worker")


def module(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def within(name: str, room: str) -> bool:
    return name == room or name.startswith(room + ".")


def files(*tops: str) -> list[Path]:
    return sorted(path for top in tops for path in (ROOT / top).rglob("*.py") if "vendor" not in path.parts)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(path: Path) -> Iterator[str]:
    """Every name a file imports, wherever in it: modules, and what is taken from our own packages."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module(path)} imports by dots; write the whole name"
            name = node.module or ""
            for alias in node.names:
                inner = ROOT.joinpath(*name.split("."), alias.name)
                yield f"{name}.{alias.name}" if inner.with_suffix(".py").exists() or inner.is_dir() else name


def calls(path: Path, *names: str) -> list[str]:
    return [
        node.func.id
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
    ]


PRODUCT = files("engine", "ui")


@pytest.mark.parametrize("path", PRODUCT, ids=module)
def test_a_module_stays_in_its_room(path: Path) -> None:
    me = module(path)
    room = max((room for room in MAY if within(me, room)), key=len)
    own = ".".join(me.split(".")[:3]) if me.startswith("engine.games.") else me
    for name in imports(path):
        top = name.split(".")[0]
        assert top not in ("tools", "tests", "e2e"), f"{me} imports {name}"
        if top in ("engine", "ui"):
            allowed = (*MAY[room], own, "engine.odds", "engine.players") if room == "engine.games" else MAY[room]
            # The very package "engine" holds the version; being allowed it alone is not being allowed all of it.
            fits = any(
                name == way if way == "engine" and room == "engine.core.record" else within(name, way)
                for way in allowed
            )
            assert fits, f"{me} ({room}) may not import {name}"
        elif top in BROWSER:
            assert any(within(me, part) for part in IN_THE_BROWSER), f"{me} may not import {name}"
        elif top in SHIPPED:
            assert within(me, SHIPPED[top]), f"{me} may not import {name}"
        else:
            assert top in sys.stdlib_module_names, f"{me} imports {name}, which is nowhere shipped"


@pytest.mark.parametrize("path", files("engine"), ids=module)
def test_the_engine_is_steady(path: Path) -> None:
    me = module(path)
    tops = {name.split(".")[0] for name in imports(path)}
    assert not tops & UNSTEADY
    assert not tops & PROCESSES or me in ("engine.odds.simulate", "engine.__main__")
    assert calls(path, "hash", "id", "eval", "exec", "__import__") == []
    if me != "engine.__main__":
        assert calls(path, "print", "open", "input") == []
    for node in ast.walk(tree(path)):
        loop = isinstance(node, (ast.For, ast.comprehension))
        assert not (loop and isinstance(node.iter, (ast.Set, ast.SetComp))), f"{me} iterates over a set"


@pytest.mark.parametrize("path", files("ui/text", "ui/art", "ui/screens", "ui/board"), ids=module)
def test_views_are_pure(path: Path) -> None:
    tops = {name.split(".")[0] for name in imports(path)}
    assert not tops & (BROWSER | PROCESSES | {"asyncio", "random", "time", "secrets", "uuid", "threading"})
    assert calls(path, "hash", "id", "eval", "exec", "__import__", "open", "print", "input") == []


def test_games_do_not_know_one_another() -> None:
    for path in files("engine/games"):
        me = module(path).split(".")
        for name in imports(path):
            parts = name.split(".")
            if parts[:2] == ["engine", "games"] and len(parts) > 2:
                assert parts[2] == me[2], f"{'.'.join(me)} imports {name}"


def test_screens_texts_and_pictures_of_games_do_not_know_one_another() -> None:
    games = {path.parent.name for path in files("engine/games") if path.name == "rules.py"}
    for path in files("ui/text", "ui/art", "ui/screens"):
        me = module(path).split(".")
        # What the boxing games share may know neither of them.
        if games & set(me) or "bout" in me:
            for name in imports(path):
                assert games & set(name.split(".")) <= set(me), f"{'.'.join(me)} imports {name}"


def test_pyscript_is_met_in_one_file_of_the_page() -> None:
    meets = [module(path) for path in PRODUCT if any(within(name, "pyscript") for name in imports(path))]
    assert len([name for name in meets if name != "ui.worker"]) <= 1, meets


def test_the_engine_names_modules_at_run_time_in_its_registry_only() -> None:
    named = [module(path) for path in files("engine") if any(within(name, "importlib") for name in imports(path))]
    assert named == ["engine.games"]


@pytest.mark.parametrize("path", [p for p in files("engine", "ui", "tools") if p.name == "__init__.py"], ids=module)
def test_a_package_says_what_lives_there(path: Path) -> None:
    text = ast.get_docstring(tree(path))
    assert text, f"{module(path)} has no docstring"
    assert len(text) > 40


@pytest.mark.parametrize("top", ["engine", "ui"])
def test_every_folder_of_code_is_a_package(top: str) -> None:
    for path in files(top):
        assert (path.parent / "__init__.py").exists(), f"{path.parent.relative_to(ROOT)} has no __init__.py"


def is_data(path: Path) -> bool:
    """Printed tables, boards and rosters, and the lines of the commentary."""
    return path.name in ("tables.py", "lines.py") or "data" in path.parts


def test_files_of_code_stay_short() -> None:
    long = {
        str(path.relative_to(ROOT)): count
        for path in files("engine", "ui", "tools", "tests", "e2e")
        if not is_data(path) and (count := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    assert long == {}

"""What is cut out of Pyodide, and that what is left does all that it did."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import glue, wasm
from tools.node import AS_SHIPPED, TRIMMED, run_inside
from tools.paths import ROOT
from tools.unused import UNUSED, Builtins, cut, places, ranges

# These answer by the moment or by what surrounds them.
OUTSIDE = {"_imp", "_signal", "_socket", "_thread", "_tracemalloc", "_pyodide_core", "faulthandler", "fcntl", "gc"}
OUTSIDE |= {"posix", "select", "time", "_posixsubprocess"}


@pytest.fixture(scope="module")
def module() -> wasm.Module:
    """Pyodide's WebAssembly as it was shipped, taken apart."""
    return wasm.Module((AS_SHIPPED / "pyodide.asm.wasm").read_bytes())


def test_a_file_is_written_as_it_was_read(module: wasm.Module) -> None:
    every = range(module.asked[wasm.FUNCTION] + len(module.bodies))
    again = wasm.Module(module.write(every, module.exports.keys()))
    # The globals of other modules that nothing uses are left out even so.
    # What refers to a global has it under another number.
    same = [
        place for place, body in enumerate(module.bodies) if all(each.kind != wasm.GLOBAL for each in body.references)
    ]
    assert len(same) > 10_000
    assert [again.bodies[place].code for place in same] == [module.bodies[place].code for place in same]
    assert (again.table, again.data) == (module.table, module.data)
    assert again.exports.keys() == module.exports.keys()


def test_unused_modules_are_ranges_of_their_own(module: wasm.Module) -> None:
    names = Builtins(module).names()
    assert set(UNUSED) <= set(names)
    found = list(ranges(module.exported(), names, UNUSED))
    taken = [function for functions in found for function in functions]
    assert len(taken) == len(set(taken))
    for functions in found:
        assert all(module.table[place] in functions for place in places(module.table, functions))


def test_a_list_of_modules_stays_whole_without_some(module: wasm.Module) -> None:
    again = wasm.Module((AS_SHIPPED / "pyodide.asm.wasm").read_bytes())
    names = Builtins(module).names()
    Builtins(again).drop(UNUSED)
    left = [name for name in Builtins(again).names() if name]
    assert left == [name for name in names if name not in UNUSED]


@pytest.mark.parametrize("text", ["function a(){}", f"{glue.FUNCTION}var a=1;}}"])
def test_javascript_that_is_laid_out_otherwise_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="Emscripten"):
        glue.Parts(text)


def test_another_pyodide_is_not_cut(tmp_path: Path) -> None:
    binary = (AS_SHIPPED / "pyodide.asm.wasm").read_bytes()
    (tmp_path / "pyodide.asm.wasm").write_bytes(binary[:-1] + b"\0")
    (tmp_path / "pyodide.asm.mjs").write_text("")
    with pytest.raises(ValueError, match="A new Pyodide"):
        cut(tmp_path, "")


def test_sections_that_name_functions_are_refused() -> None:
    for section in (b"\x08\x01\x00", b"\x00\x05\x04name"):
        with pytest.raises(ValueError, match="is not known"):
            wasm.Module(wasm.HEAD + section)


def test_no_foreign_file_is_taken_apart() -> None:
    with pytest.raises(ValueError, match="no WebAssembly"):
        wasm.Module(b"PK\3\4")


@pytest.mark.node
def test_what_is_left_does_what_it_did(site: Path) -> None:
    names = set(Builtins(wasm.Module((AS_SHIPPED / "pyodide.asm.wasm").read_bytes())).names())
    given = {"modules": sorted(names - set(UNUSED) - OUTSIDE)}
    before, after = run_inside("exercise", given, AS_SHIPPED), run_inside("exercise", given, TRIMMED)
    assert len(before) > 50_000
    assert {name for name in before if before[name] != after.get(name)} == set()
    assert before.keys() == after.keys()


@pytest.mark.node
def test_what_is_gone_cannot_be_imported(app: Path) -> None:
    archive = (app / "app.zip").relative_to(ROOT).as_posix()
    given = {"app": archive, "modules": list(UNUSED), "lang": "ja", "message": "Hall of records"}
    failed = run_inside("imports", given, TRIMMED)["failed"]
    assert failed == {name: f'ModuleNotFoundError("No module named {name!r}")' for name in UNUSED}

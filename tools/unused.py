"""Take out of Pyodide's two large files what this page has no use for.

The WebAssembly holds every module of C that Python has, its own tests and the libraries beneath, linked one after
another, and the table of functions that pointers lead to is filled in the same order.  So a module that nobody
imports is a range of functions and a range of that table, which nothing else leads into.  It is taken from the list
of built-in modules, its places in the table are emptied, and what is then called by nobody is left out.
"""

from __future__ import annotations

import struct
from collections.abc import Collection, Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from statistics import median_low

from tools import glue, wasm

#: The WebAssembly for which what follows has been looked into (CONTRIBUTING.md, "A new Pyodide").
EXAMINED = "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6"
# Modules of C that neither the page nor what it imports of the standard library can ask for.
UNUSED = (
    *("_bz2", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_csv"),
    *("_ctypes", "_decimal", "_elementtree", "_hmac", "_lsprof", "_lzma", "_multibytecodec", "_opcode"),
    *("_pickle", "_posixsubprocess", "_queue", "_random", "_remote_debugging", "_socket", "_sqlite3"),
    *("_statistics", "_symtable", "_testbuffer", "_testcapi", "_testclinic", "_testclinic_limited"),
    *("_testinternalcapi", "_testlimitedcapi", "_xxtestfuzz", "_zoneinfo", "_zstd", "cmath", "fcntl", "mmap"),
    *("pyexpat", "select", "termios", "xxsubtype"),
)
INIT = "PyInit_"
# Libraries that only modules use: the module, the first function of its own, and the first of what comes after it.
LIBRARIES = (
    ("_ctypes", "ffi_prep_cif", "hiwire_intern"),
    ("_lzma", "lzma_version_number", "sqlite3_status64"),
    ("_sqlite3", "sqlite3_status64", "FSE_versionNumber"),
    ("_zstd", "FSE_versionNumber", "emscripten_GetProcAddress"),
    ("_bz2", "BZ2_blockSort", "adler32_z"),
    # After the last module: the libraries of `_decimal` and `pyexpat`.
    ("_symtable", "PyInit__symtable", "_Py_Get_Getpath_CodeObject"),
)
# The modules between the interpreter and its libraries; those outside are parts of the interpreter.
FIRST, LAST = "_ctypes", "_symtable"
# A module's places in the table lie closer together than this.
APART = 16


class Builtins:
    """The list of built-in modules in the data: pairs of a name's address and a place of the table."""

    def __init__(self, module: wasm.Module) -> None:
        """Find the list; raises ValueError when it is not there."""
        self._module = module
        self._memory = bytearray(max(at + len(piece) for at, piece in module.data) + 8)
        for at, piece in module.data:
            self._memory[at : at + len(piece)] = piece
        names = {place: name.removeprefix(INIT) for name, place in module.exported().items() if name.startswith(INIT)}
        found = [
            at
            for at in range(0, len(self._memory) - 8, 4)
            if (name := names.get(module.table.get(self._words(at)[1], -1))) and name == self._name(at)
        ]
        if not found:
            raise ValueError("The list of built-in modules is not where it was.")
        # Some at its ends go by other names than their functions.
        self.begin, self.end = found[0], found[-1] + 8
        while self._name(self.begin - 8).isidentifier():
            self.begin -= 8
        while self._words(self.end)[0]:
            self.end += 8

    def _words(self, at: int) -> tuple[int, int]:
        first, second = struct.unpack_from("<II", self._memory, at)
        return first, second

    def _name(self, at: int) -> str:
        begin = self._words(at)[0]
        return self._memory[begin : self._memory.find(b"\0", begin, begin + 40)].decode("latin-1")

    def names(self) -> list[str]:
        """Name all modules in the list, in order."""
        return [self._name(at) for at in range(self.begin, self.end, 8)]

    def drop(self, unwanted: Collection[str]) -> None:
        """Take these out of the list."""
        stay = [at for at in range(self.begin, self.end, 8) if self._name(at) not in unwanted]
        listed = b"".join(self._memory[at : at + 8] for at in stay).ljust(self.end - self.begin, b"\0")
        for index, (at, piece) in enumerate(self._module.data):
            low, high = max(at, self.begin), min(at + len(piece), self.end)
            if low < high:
                new = piece[: low - at] + listed[low - self.begin : high - self.begin] + piece[high - at :]
                self._module.data[index] = (at, new)


def cut(folder: Path, outside: str, unwanted: Collection[str] = UNUSED) -> None:
    """Cut `pyodide.asm.wasm` and `pyodide.asm.mjs` in a folder.

    `outside` is the text of all other JavaScript, `unwanted` names the built-in modules that go.  Raises ValueError
    for another Pyodide than the one examined.
    """
    script, binary = folder / "pyodide.asm.mjs", folder / "pyodide.asm.wasm"
    if sha256(binary.read_bytes()).hexdigest() != EXAMINED:
        raise ValueError(
            'This is another Pyodide than tools/unused.py was made for: see "A new Pyodide" in CONTRIBUTING.md.'
        )
    parts, module = glue.Parts(script.read_text(encoding="utf-8")), wasm.Module(binary.read_bytes())
    builtins = Builtins(module)
    names, starts, words = builtins.names(), module.exported(), glue.words(outside)
    begun = {starts[INIT + name] for name in unwanted}
    module.table = {place: function for place, function in module.table.items() if function not in begun}
    builtins.drop(unwanted)
    empty(module, ranges(starts, names, unwanted), _roots(starts, parts.reach(words, ()).exports))
    # What the script needs of the WebAssembly and what that asks of the script depend on each other.
    asked: set[str] = set()
    while True:
        text = parts.reach(words, asked)
        stay = module.reached(_roots(starts, text.exports) | set(module.table.values()))
        needed = {each.name for each in module.imported(stay, text.exports)}
        if needed <= asked:
            break
        asked |= needed
    script.write_text(text.text, encoding="utf-8")
    binary.write_bytes(module.write(stay, text.exports))


def _roots(starts: Mapping[str, int], exports: Collection[str]) -> set[int]:
    return {place for name, place in starts.items() if name in exports}


def ranges(starts: Mapping[str, int], names: list[str], unwanted: Collection[str]) -> Iterator[range]:
    """Give the functions of the unwanted modules and of the libraries that only they use.

    `starts` are the exported functions, `names` the built-in modules in order.
    """
    order = names[names.index(FIRST) : names.index(LAST) + 1]
    begins = [starts[INIT + name] for name in order]
    if begins != sorted(begins):
        raise ValueError("The modules are not linked in the order of their list.")
    for name, begin, end in zip(order, begins, begins[1:], strict=False):
        if name in unwanted:
            yield range(begin, end)
    for name, first, after in LIBRARIES:
        if name in unwanted:
            yield range(starts[first], starts[after])


def places(table: Mapping[int, int], functions: range) -> list[int]:
    """Give the places of the table that lie together and lead to these functions, in order.

    >>> places({1: 50, 2: 51, 3: 8, 4: 52, 90: 51}, range(50, 60))
    [1, 2, 4]
    """
    found = sorted(place for place, function in table.items() if function in functions)
    if not found:
        return []
    first = last = found.index(median_low(found))
    while first and found[first] - found[first - 1] <= APART:
        first -= 1
    while last + 1 < len(found) and found[last + 1] - found[last] <= APART:
        last += 1
    return found[first : last + 1]


def empty(module: wasm.Module, unwanted: Iterable[range], roots: Collection[int]) -> None:
    """Empty the places of the table that only unwanted functions fill.

    Of functions that do the very same the linker keeps one, so a place that leads to an unwanted function may be a
    wanted module's.  It is the unwanted one's where the function calls others that nothing wanted calls, and between
    two such places.
    """
    together = [places(module.table, functions) for functions in unwanted]
    rest = set(module.table) - {place for group in together for place in group}
    live = module.reached({*roots, *(module.table[place] for place in rest)})
    for group in together:
        sure = [place for place in group if not live.issuperset(module.called(module.table[place]))]
        for place in group:
            if sure and sure[0] <= place <= sure[-1]:
                del module.table[place]

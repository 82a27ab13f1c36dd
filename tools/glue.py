"""Cut the JavaScript that joins Pyodide's WebAssembly to the browser down to what is used.

Emscripten writes it for a Python that may load any package: every symbol of the interpreter is named in it three
times, and it knows how to draw, to play sounds and to keep databases.  It is one function of plain statements; here
those stay that can be reached.  Words are looked at, not scopes, so that rather too much stays than too little.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

WORD = re.compile(r"[A-Za-z0-9_$]+")
SPACE = re.compile(r"\s+|//[^\n]*|/\*.*?\*/", re.DOTALL)
STRING = re.compile(r'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)*\'', re.DOTALL)
PATTERN = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
# After these a slash begins a pattern; after a name, a number or a closing bracket it divides.
BEFORE_PATTERN = ("return", "typeof", "case")
# Statements that end with a brace and no semicolon.
BLOCKS = ("function", "async", "class", "if", "for", "{", "while")

FUNCTION = "async function _createPyodideModule(moduleArg={}){"
# The three lists of the symbols: declared; taken from the WebAssembly, each as `name=Module["name"]=wasmExports["…"]`,
# of data the address; wrapped where they give addresses.
DECLARED = re.compile(r"var (_\w+(?:,\w+)*,wasmTable,wasmMemory);")
ASSIGNED = "function assignWasmExports(wasmExports){"
TAKEN = re.compile(r'((?:\w+=)?(?:\w+=Module\["\w+"\]=)*(?:\w+=)*wasmExports\["(\w+)"\](?:\.value>>>0)?)(?:;|$)')
NAMED = re.compile(r"(\w+)=")
WRAPPING = "function applySignatureConversions("
WRAPPED = re.compile(r'wasmExports\["(\w+)"\]=makeWrapper_\w+\(wasmExports\["\1"\]\);')
DIRECT = re.compile(r'wasmExports(?:\["|\.)(\w+)')
# Looked for by their names: by what links, and by what tells which symbols are its own.
ALWAYS = ("__main_argc_argv", "memory", "__indirect_function_table", "__wasm_call_ctors", "__stack_pointer")
# What is offered to the WebAssembly, by the name it asks for.
IMPORTS = "var wasmImports={"
IMPORT = re.compile(r"(\w+)(?::(\w+))?(?:,|$)")
# A statement that begins by defining a thing, or by naming it, belongs to that thing.
OWNERS = (
    re.compile(r'Module\["(\w+)"\]='),
    re.compile(r"(?:var|let|const|class|function|async function) (\w+)\b"),
    re.compile(r"(?!Module\b)(\w+)(?:\.\w+)+[=(]"),
)
# They get something ready that nothing here asks for: the sounds of a game loop, packages in files of their own.
IDLE = ("registerPostMainLoop(()=>SDL.audio?.queueNewAudioData?.());", "registerWasmPlugin();")


@dataclass(frozen=True, slots=True)
class Glue:
    """The cut text, and what it needs of the WebAssembly."""

    text: str
    exports: frozenset[str]


class Parts:
    """The text taken apart once, to be put together for what is asked of it."""

    def __init__(self, text: str) -> None:
        """Take the text apart; raises ValueError when it is not laid out as Emscripten does it."""
        if text.count(FUNCTION) != 1:
            raise ValueError("Emscripten's function is not where it was.")
        self.head, inside = text.split(FUNCTION)
        self.parts = list(statements(FUNCTION + inside, len(FUNCTION)))
        self.tail = inside[_length(inside) :]
        self.assigned = self._only(lambda part: part.startswith(ASSIGNED))
        self.imports = self._only(lambda part: part.startswith(IMPORTS))
        self.declared = self._only(lambda part: DECLARED.fullmatch(part) is not None)
        self.wrapped = self._only(lambda part: part.startswith(WRAPPING))
        listed = self.parts[self.assigned][len(ASSIGNED) : -1]
        self.taken = TAKEN.findall(listed)
        if ";".join(piece for piece, _ in self.taken) != listed:
            raise ValueError("The list of symbols is not laid out as it was.")
        pairs = IMPORT.findall(self.parts[self.imports][len(IMPORTS) : -2])
        self.offered = {name: value or name for name, value in pairs}

    def _only(self, wanted: Callable[[str], bool]) -> int:
        found = [index for index, part in enumerate(self.parts) if wanted(part)]
        if len(found) != 1:
            raise ValueError("A part of Emscripten's function is not what it was.")
        return found[0]

    def reach(self, outside: Iterable[str], imports: Iterable[str]) -> Glue:
        """Leave what can be reached from the start, from words of other files, and from what the WebAssembly asks for.

        Raises ValueError when it asks for something that is not there.
        """
        asked = set(imports)
        if missing := asked - set(self.offered):
            raise ValueError(f"Nothing offers {sorted(missing)}.")
        by_hand = {self.assigned, self.imports, self.declared, self.wrapped}
        kept, known = self._spread({*outside, *(self.offered[name] for name in asked)}, by_hand)
        stays = [(piece, symbol) for piece, symbol in self.taken if known & set(NAMED.findall(piece))]
        exports = {*ALWAYS, *(symbol for _, symbol in stays)}
        exports |= {symbol for index in kept for symbol in DIRECT.findall(self.parts[index])}
        names = {name for piece, _ in stays for name in NAMED.findall(piece)} | {"wasmTable", "wasmMemory"}
        pairs = [f"{name}:{value}" if name != value else name for name, value in self.offered.items() if name in asked]
        parts = dict(enumerate(self.parts))
        listed = parts[self.declared].removeprefix("var ").removesuffix(";").split(",")
        parts[self.declared] = f"var {','.join(name for name in listed if name in names)};"
        parts[self.assigned] = ASSIGNED + ";".join(piece for piece, _ in stays) + "}"
        parts[self.imports] = IMPORTS + ",".join(pairs) + "};"
        parts[self.wrapped] = WRAPPED.sub(lambda found: found[0] if found[1] in exports else "", parts[self.wrapped])
        whole = "".join(parts[index] for index in sorted(kept | by_hand))
        return Glue(self.head + FUNCTION + whole + self.tail, frozenset(exports))

    def _spread(self, roots: set[str], by_hand: set[int]) -> tuple[set[int], set[str]]:
        """Give the statements that stay, and the words they consist of."""
        waiting: dict[str, list[int]] = {}
        kept = set()
        for index, part in enumerate(self.parts):
            if index in by_hand or part in IDLE:
                continue
            if owner := _owner(part):
                waiting.setdefault(owner, []).append(index)
            else:
                kept.add(index)
        known: set[str] = set()
        fresh = roots.union(*(words(self.parts[index]) for index in kept))
        while fresh:
            known |= fresh
            came = {index for word in fresh for index in waiting.pop(word, ())}
            kept |= came
            fresh = {word for index in came for word in words(self.parts[index])} - known
        return kept, known


def words(text: str) -> set[str]:
    """Give every word of a text.

    >>> sorted(words("a.b('c d')"))
    ['a', 'b', 'c', 'd']
    """
    return set(WORD.findall(text))


def tokens(text: str, at: int, end: int) -> Iterator[tuple[int, int]]:
    """Give where each word, string, template, pattern and single sign of JavaScript begins and ends.

    >>> [text[a:b] for text in ["a=/[/]/g;`${'}'}`"] for a, b in tokens(text, 0, len(text))]
    ['a', '=', '/[/]/g', ';', "`${'}'}`"]
    """
    before = "("
    while at < end:
        if space := SPACE.match(text, at):
            at = space.end()
            continue
        sign, stop = text[at], at + 1
        divides = before not in BEFORE_PATTERN and (before[-1].isalnum() or before[-1] in "_$)]}\"'`")
        if sign == "`":
            stop = _template_end(text, at + 1)
        else:
            found = STRING.match(text, at) or WORD.match(text, at)
            if sign == "/" and not divides:
                found = PATTERN.match(text, at)
            stop = found.end() if found else stop
        yield at, stop
        before, at = text[at:stop], stop


def _template_end(text: str, at: int) -> int:
    while text[at] != "`":
        if text.startswith("${", at):
            at += 2 + _length(text[at + 2 :])
        at += 2 if text[at] == "\\" else 1
    return at + 1


def statements(text: str, at: int) -> Iterator[str]:
    """Give the statements from a place on to the end of the block that it lies in.

    >>> list(statements("{var a=b=>{c;};function d(){}if(a){}else{}d()}", 1))
    ['var a=b=>{c;};', 'function d(){}', 'if(a){}else{}', 'd()']
    """
    depth, begin, first = 0, at, ""
    for start, stop in tokens(text, at, len(text)):
        sign = text[start:stop]
        first = first or sign
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(sign, 0)
        if depth < 0:
            if text[begin:start].strip():
                yield text[begin:start]
            return
        ended = sign == ";" or (sign == "}" and first in BLOCKS and not text.startswith("else", stop))
        if ended and not depth:
            yield text[begin:stop].strip()
            begin, first = stop, ""


@cache
def _owner(part: str) -> str:
    """Name the one thing that a statement defines; without one it has to stay."""
    if part.startswith(("var ", "let ", "const ")) and _declares_several(part):
        return ""
    return next((found[1] for owner in OWNERS if (found := owner.match(part))), "")


def _declares_several(part: str) -> bool:
    """Tell whether names are listed in a declaration.

    >>> _declares_several("var a=[1,2],b=3;"), _declares_several("let a=f(1,2);")
    (True, False)
    """
    depth = 0
    for start, stop in tokens(part, 0, len(part)):
        sign = part[start:stop]
        if sign == "," and not depth:
            return True
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(sign, 0)
    return False


def _length(inside: str) -> int:
    """Give how long the rest of a block is that has been entered."""
    depth = 1
    for start, stop in tokens(inside, 0, len(inside)):
        depth += {"{": 1, "}": -1}.get(inside[start:stop], 0)
        if not depth:
            return start
    raise ValueError("A block of JavaScript does not end.")

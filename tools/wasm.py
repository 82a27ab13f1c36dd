"""Take a WebAssembly file apart, and write it with fewer functions.

The layout is that of the WebAssembly specification's binary format.  What no file of Pyodide has shown yet is refused
instead of guessed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

HEAD = b"\0asm\1\0\0\0"
IMPORTS, FUNCTIONS, GLOBALS, EXPORTS, ELEMENTS, CODE, DATA = 2, 3, 6, 7, 9, 10, 11
#: Sections that are copied or written anew, and the name of the one custom section that is copied.
KNOWN, LINKING = (*range(8), *range(9, 14)), "dylink.0"
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)
CONST, LONG_CONST, NULL, END = 0x41, 0x42, 0xD0, 0x0B

# Instruction -> what follows it: a letter a number ("s" a signed one, "f" and "g" those of a function and a global),
# "m" an alignment and an offset, a digit so many bytes, and the rest by name.
FOLLOWS: dict[int, str] = dict.fromkeys((0x00, 0x01, 0x05, 0x0A, 0x0B, 0x0F, 0x19, 0x1A, 0x1B, 0xD1), "")
FOLLOWS |= dict.fromkeys(range(0x45, 0xC5), "")
FOLLOWS |= dict.fromkeys((0x02, 0x03, 0x04, 0x06, 0x41, 0x42, 0xD0), "s")
FOLLOWS |= dict.fromkeys((0x07, 0x08, 0x09, 0x0C, 0x0D, 0x18, 0x20, 0x21, 0x22, 0x25, 0x26, 0x3F, 0x40), "u")
FOLLOWS |= dict.fromkeys(range(0x28, 0x3F), "m")
FOLLOWS |= {0x10: "f", 0x12: "f", 0xD2: "f", 0x23: "g", 0x24: "g", 0x11: "uu", 0x13: "uu"}
FOLLOWS |= {0x43: "4", 0x44: "8", 0x0E: "labels", 0x1C: "types", 0x1F: "catches", 0xFC: "more"}
# Of those that begin with 0xFC: how many numbers follow the second.
MORE = {**dict.fromkeys(range(8), 0), 8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1}


class Import(NamedTuple):
    """Something the file asks for: where it is looked for, its name, its kind, and its type as written."""

    room: str
    name: str
    kind: int
    type: bytes


class Reference(NamedTuple):
    """The number of a function or global in a body: where it stands, and what it is."""

    begin: int
    end: int
    kind: int
    number: int


@dataclass(frozen=True, slots=True)
class Body:
    """A function's code as written, and what it refers to."""

    code: bytes
    references: list[Reference] = field(default_factory=list)


class Reader:
    """Reads numbers and names one after another."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    def number(self) -> int:
        """Read an unsigned number.

        >>> Reader(bytes([0xE5, 0x8E, 0x26])).number()
        624485
        """
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        """Read a signed number.

        >>> Reader(bytes([0x7F])).signed()
        -1
        """
        begin = self.at
        value = self.number()
        bits = 7 * (self.at - begin)
        return value - (1 << bits) if value >> (bits - 1) else value

    def take(self, count: int) -> bytes:
        """Read so many bytes."""
        self.at += count
        return self.data[self.at - count : self.at]

    def name(self) -> str:
        """Read a name."""
        return self.take(self.number()).decode()


def number(value: int) -> bytes:
    """Write an unsigned number.

    >>> number(624485).hex()
    'e58e26'
    """
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def signed(value: int) -> bytes:
    """Write a signed number.

    >>> signed(-1).hex(), signed(64).hex()
    ('7f', 'c000')
    """
    out = bytearray()
    while not -64 <= value < 64:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value & 0x7F])


class Module:
    """A WebAssembly file taken apart as far as it is cut; `table` and `data` may be changed before it is written."""

    def __init__(self, binary: bytes) -> None:
        """Take a file apart; raises ValueError for what is not known here."""
        if binary[:8] != HEAD:
            raise ValueError("This is no WebAssembly file.")
        reader = Reader(binary, 8)
        self.sections: list[tuple[int, bytes]] = []
        while reader.at < len(binary):
            kind = reader.take(1)[0]
            section = reader.take(reader.number())
            # Others may hold numbers of functions, as that of the function to start with does.
            if kind not in KNOWN or (not kind and Reader(section).name() != LINKING):
                raise ValueError(f"Section {kind} is not known.")
            self.sections.append((kind, section))
        parts = dict(self.sections)
        self.imports = list(_read_imports(Reader(parts[IMPORTS])))
        self.asked = {kind: sum(each.kind == kind for each in self.imports) for kind in (FUNCTION, GLOBAL)}
        self.types = [each.number() for each in _each(parts[FUNCTIONS])]
        self.globals = [_read_global(each) for each in _each(parts[GLOBALS])]
        self.exports = {each.name(): (each.take(1)[0], each.number()) for each in _each(parts[EXPORTS])}
        self.table = _read_elements(Reader(parts[ELEMENTS]))
        self.bodies = [_read_body(each.take(each.number())) for each in _each(parts[CODE])]
        self.data = list(_read_data(Reader(parts[DATA])))

    def exported(self) -> dict[str, int]:
        """Give the exported functions by name."""
        return {name: place for name, (kind, place) in self.exports.items() if kind == FUNCTION}

    def called(self, one: int) -> list[int]:
        """Give the functions that a function calls; an imported one calls none."""
        if one < self.asked[FUNCTION]:
            return []
        return [each.number for each in self.bodies[one - self.asked[FUNCTION]].references if each.kind == FUNCTION]

    def reached(self, roots: Iterable[int]) -> set[int]:
        """Give these functions, those that they call, and so on."""
        found: set[int] = set()
        waiting = list(roots)
        while waiting:
            if (one := waiting.pop()) not in found:
                found.add(one)
                waiting += self.called(one)
        return found

    def imported(self, functions: Collection[int], exports: Collection[str]) -> Iterator[Import]:
        """Give the imports that these functions and exports use; of other kinds than functions and globals, all."""
        stay = {kind: set(numbers) for kind, numbers in self._stay(functions, exports).items()}
        count = dict.fromkeys(stay, 0)
        for each in self.imports:
            if each.kind not in stay or count[each.kind] in stay[each.kind]:
                yield each
            if each.kind in stay:
                count[each.kind] += 1

    def write(self, functions: Collection[int], exports: Collection[str]) -> bytes:
        """Write the file with these functions and exports, and with the globals and imports that they use."""
        stay = self._stay(functions, exports)
        new = {kind: {old: place for place, old in enumerate(numbers)} for kind, numbers in stay.items()}
        own = {kind: [old - count for old in stay[kind] if old >= count] for kind, count in self.asked.items()}
        pieces = {
            IMPORTS: [
                _named(each.room) + _named(each.name) + bytes([each.kind]) + each.type
                for each in self.imported(functions, exports)
            ],
            FUNCTIONS: [number(self.types[old]) for old in own[FUNCTION]],
            GLOBALS: [self.globals[old] for old in own[GLOBAL]],
            EXPORTS: [
                _named(name) + bytes([kind]) + number(new[kind][old] if kind in new else old)
                for name, (kind, old) in self.exports.items()
                if name in exports
            ],
            ELEMENTS: list(_write_elements(self.table, new[FUNCTION])),
            CODE: [_write_body(self.bodies[old], new) for old in own[FUNCTION]],
            DATA: [_segment(at) + number(len(piece)) + piece for at, piece in self.data],
        }
        written = {kind: number(len(parts)) + b"".join(parts) for kind, parts in pieces.items()}
        sections = [(kind, written.get(kind, body)) for kind, body in self.sections]
        return HEAD + b"".join(bytes([kind]) + number(len(body)) + body for kind, body in sections)

    def _stay(self, functions: Collection[int], exports: Collection[str]) -> dict[int, list[int]]:
        """Give the numbers of the functions and globals that stay, in order."""
        bodies = (self.bodies[one - self.asked[FUNCTION]] for one in functions if one >= self.asked[FUNCTION])
        used = {each.number for body in bodies for each in body.references if each.kind == GLOBAL}
        used |= {place for name, (kind, place) in self.exports.items() if kind == GLOBAL and name in exports}
        return {FUNCTION: sorted(functions), GLOBAL: sorted(used)}


def _each(section: bytes) -> Iterator[Reader]:
    reader = Reader(section)
    for _ in range(reader.number()):
        yield reader


def _read_imports(reader: Reader) -> Iterator[Import]:
    for _ in range(reader.number()):
        room, name, kind, begin = reader.name(), reader.name(), reader.take(1)[0], reader.at
        if kind == GLOBAL:
            reader.take(2)
        elif kind in (FUNCTION, TAG):
            reader.take(kind == TAG)
            reader.number()
        else:
            reader.take(kind == TABLE)
            for _ in range(1 + (reader.number() & 1)):
                reader.number()
        yield Import(room, name, kind, reader.data[begin : reader.at])


def _read_global(reader: Reader) -> bytes:
    """Read a global that begins as a plain number; one that begins as another global would have to be renumbered."""
    begin = reader.at
    kind, _, start = reader.take(3)
    if start not in (CONST, LONG_CONST, NULL):
        raise ValueError(f"A global of type {kind:#x} begins with {start:#x}.")
    reader.signed()
    reader.take(1)
    return reader.data[begin : reader.at]


def _start(reader: Reader) -> int:
    if reader.number() or reader.take(1)[0] != CONST:
        raise ValueError("A segment is not laid out as it was.")
    start = reader.signed()
    reader.take(1)
    return start


def _segment(start: int) -> bytes:
    return b"\0" + bytes([CONST]) + signed(start) + bytes([END])


def _read_elements(reader: Reader) -> dict[int, int]:
    """Give the function in each place of the table."""
    table: dict[int, int] = {}
    for _ in range(reader.number()):
        start = _start(reader)
        table |= {start + place: reader.number() for place in range(reader.number())}
    return table


def _write_elements(table: Mapping[int, int], new: Mapping[int, int]) -> Iterator[bytes]:
    """Write the table's places in runs; one whose function is gone stays empty."""
    run: list[bytes] = []
    for place in range(min(table), max(table) + 2):
        if table.get(place) in new:
            run.append(number(new[table[place]]))
        elif run:
            yield _segment(place - len(run)) + number(len(run)) + b"".join(run)
            run = []


def _read_data(reader: Reader) -> Iterator[tuple[int, bytes]]:
    for _ in range(reader.number()):
        yield _start(reader), reader.take(reader.number())


def _read_body(code: bytes) -> Body:
    body, reader = Body(code), Reader(code)
    for _ in range(reader.number()):
        reader.number()
        reader.take(1)
    while reader.at < len(code):
        instruction = code[reader.at]
        reader.at += 1
        follows = FOLLOWS.get(instruction)
        if follows is None:
            raise ValueError(f"Instruction {instruction:#x} is not known.")
        if follows and follows in "fg":
            begin = reader.at
            kind = FUNCTION if follows == "f" else GLOBAL
            place = reader.number()
            body.references.append(Reference(begin, reader.at, kind, place))
        elif follows:
            _skip(reader, follows)
    return body


def _skip(reader: Reader, follows: str) -> None:
    """Read over what follows an instruction that refers to nothing."""
    if follows.isdigit():
        reader.at += int(follows)
        return
    count = len(follows)
    if follows == "m":
        count = 2 if reader.number() & 0x40 else 1
    elif follows in ("labels", "types"):
        count = reader.number() + (follows == "labels")
    elif follows == "more":
        count = MORE[reader.number()]
    elif follows == "catches":
        reader.number()
        # Each: of what kind, of two kinds of four with a tag, and where to.
        for _ in range(reader.number()):
            for _ in range(2 if reader.number() < 2 else 1):
                reader.number()
        return
    for _ in range(count):
        reader.number()


def _write_body(body: Body, new: Mapping[int, Mapping[int, int]]) -> bytes:
    pieces, at = [], 0
    for each in body.references:
        pieces += [body.code[at : each.begin], number(new[each.kind][each.number])]
        at = each.end
    code = b"".join(pieces) + body.code[at:]
    return number(len(code)) + code


def _named(text: str) -> bytes:
    return number(len(text.encode())) + text.encode()

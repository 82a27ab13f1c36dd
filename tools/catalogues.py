"""The translation catalogues: what the sources say, what is translated, and the compiled files.

`python -m tools.catalogues` checks them and prints what is missing, ready to
paste; `python -m tools.catalogues compile` compiles them if nothing is wrong.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from ui.text.words import FIELD

SOURCES = ("ui", "engine")

#: Catalogues carry no time of their own, so that equal sources compile to equal bytes.
_NO_TIME = datetime(2000, 1, 1, tzinfo=UTC)


class CatalogueError(Exception):
    """The catalogues are not complete and sound; the text lists every problem."""


@dataclass(frozen=True, slots=True)
class Message:
    """A string of the sources: `many` is its plural form, `place` the file and line it was first seen."""

    context: str | None
    text: str
    many: str | None
    place: str

    @property
    def key(self) -> tuple[str | None, str]:
        """What a catalogue finds it by."""
        return self.context, self.text


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        raise CatalogueError("an f-string cannot be translated: use {fields}")


def _is_words(node: ast.expr) -> bool:
    """Tell whether this is a `Words`: one called `t` or `words`, or one made on the spot."""
    if isinstance(node, ast.Call):
        return _called(node.func) in ("Words", "_words")
    return _called(node) in ("t", "words")


def _called(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _call(call: ast.Call) -> Iterator[tuple[str | None, str, str | None]]:
    function, given = call.func, call.args
    if not given:
        return
    method = function.attr if isinstance(function, ast.Attribute) and _is_words(function.value) else ""
    name = function.id if isinstance(function, ast.Name) else ""
    if name == "N_" or _is_words(function):
        for text in _literals(given[0]):
            yield None, text, None
    elif name == "NP_" or method == "p":
        for context in _literals(given[0]):
            for text in _literals(given[1]):
                yield context, text, None
    elif method == "n":
        for text, many in zip(_literals(given[0]), _literals(given[1]), strict=True):
            yield None, text, many


def messages(root: Path) -> dict[tuple[str | None, str], Message]:
    """Collect every string that the sources hand to `t`, `t.n`, `t.p`, `N_` and `NP_`.

    Raises CatalogueError for an f-string there, naming the place.
    """
    found: dict[tuple[str | None, str], Message] = {}
    for path in sorted(path for folder in SOURCES for path in (root / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            place = f"{path.relative_to(root).as_posix()}:{node.lineno}"
            try:
                for context, text, many in _call(node):
                    found.setdefault((context, text), Message(context, text, many, place))
            except CatalogueError as error:
                raise CatalogueError(f"{place}: {error}") from None
    return found


def catalogue_files(root: Path) -> list[Path]:
    """List the catalogues, in the order in which they are asked."""
    return sorted((root / "static" / "locale").glob("*/LC_MESSAGES/*.po"))


def _read(path: Path) -> Any:
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3], domain=path.stem, abort_invalid=True)


def _fields(text: str) -> set[str]:
    return set(FIELD.findall(text))


def _entry_problems(entry: Any, message: Message | None) -> Iterator[str]:
    if message is None:
        yield "is not in the sources"
        return
    if entry.fuzzy:
        yield "is fuzzy"
    strings = entry.string if isinstance(entry.string, tuple) else (entry.string,)
    if (message.many is not None) != isinstance(entry.id, tuple) or (message.many and entry.id[1] != message.many):
        yield "has another plural form than the sources"
    for string in strings:
        if not string.strip():
            yield "is not translated"
        elif _fields(string) != _fields(message.many or message.text):
            yield "has other {fields} than the source"
        elif FIELD.sub("", string).count("{") + FIELD.sub("", string).count("}"):
            yield "has stray braces"


def check(root: Path) -> list[str]:
    """List what is wrong with the catalogues: missing, twice, fuzzy, obsolete, other fields. Empty is good."""
    wanted = messages(root)
    problems: list[str] = []
    seen: dict[str, set[tuple[str | None, str]]] = {}
    for path in catalogue_files(root):
        lang, name = path.parts[-3], path.name
        have = seen.setdefault(lang, set())
        catalogue = _read(path)
        text = path.read_text(encoding="utf-8")
        if sum(line.startswith("msgid ") for line in text.splitlines()) - 1 != len(catalogue):
            problems.append(f"{name}: an entry stands there twice, or the header is missing")
        if catalogue.obsolete:
            problems.append(f"{name}: obsolete entries (#~)")
        for entry in catalogue:
            if not entry.id:
                continue
            text = entry.id[0] if isinstance(entry.id, tuple) else entry.id
            key = (entry.context, text)
            problems += [f"{name}: {text!r} {what}" for what in _entry_problems(entry, wanted.get(key))]
            if key in have:
                problems.append(f"{name}: {text!r} is in another catalogue too")
            have.add(key)
    for lang, have in seen.items():
        problems += [f"{m.place}: {m.text!r} has no {lang} translation" for m in wanted.values() if m.key not in have]
    return problems


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def missing(root: Path, lang: str = "ja") -> str:
    """Write the untranslated messages as empty catalogue entries, by source file."""
    have = {
        (entry.context, entry.id[0] if isinstance(entry.id, tuple) else entry.id)
        for path in catalogue_files(root)
        if path.parts[-3] == lang
        for entry in _read(path)
    }
    out: list[str] = []
    for message in messages(root).values():
        if message.key in have:
            continue
        out.append(f"\n#: {message.place.rpartition(':')[0]}")
        if message.context is not None:
            out.append(f"msgctxt {_quoted(message.context)}")
        out.append(f"msgid {_quoted(message.text)}")
        if message.many is not None:
            out.append(f'msgid_plural {_quoted(message.many)}\nmsgstr[0] ""')
        else:
            out.append('msgstr ""')
    return "\n".join(out)


def compile_all(root: Path, strict: bool = True) -> list[Path]:
    """Compile every .po into the .mo beside it and return the paths; the bytes depend on the .po alone.

    Raises CatalogueError, when `strict`, unless `check` finds nothing.
    """
    problems = check(root) if strict else []
    if problems:
        raise CatalogueError("\n".join(problems))
    compiled = []
    for path in catalogue_files(root):
        catalogue = _read(path)
        catalogue.creation_date = catalogue.revision_date = _NO_TIME
        target, half = path.with_suffix(".mo"), path.with_suffix(f".{os.getpid()}.tmp")
        with half.open("wb") as file:
            write_mo(file, catalogue)
        half.replace(target)
        compiled.append(target)
    return compiled


def main(arguments: list[str]) -> int:
    """Check (and compile); 0 when nothing is wrong."""
    root = Path(__file__).resolve().parents[1]
    problems = check(root)
    for problem in problems:
        print(problem, file=sys.stderr)
    if arguments == ["compile"] and not problems:
        compile_all(root)
    elif lines := missing(root):
        print(lines)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Inside the shipped Pyodide, run by Python itself at its start: spare importing what it would work out every time.

Dataclasses and named tuples write source text and compile it, annotations in quotes are compiled one by one, regular
expressions by Python code.  The build imports everything, keeps what came of it (`remember.py`) and lays it beside the
modules; here it is looked up.  What is not among it is worked out as ever.

A zip archive is opened anew for every module in it, and a module read twice, once only to say where it lies; here
archives are read once.  And garbage is not looked for before whoever starts the application says so: hardly anything
made until then is any.
"""
# mypy: ignore-errors

import _sre
import collections
import dataclasses
import gc
import marshal
import re
import zipimport
import zlib
from contextlib import suppress

import annotationlib

#: ("exec" or "eval", source text) -> code; ("re", pattern, flags) -> what `_sre.compile` takes.
known = {}
#: The keys of what the build had worked out.
remembered = {}

#: Archive -> what it holds, as it lies there.
held = {}

compile_pattern = re._compiler.compile


def code_of(text, kind):
    """Give the code of a source text; what is no text is given back."""
    if not isinstance(text, str):
        return text
    if (kind, text) not in known:
        known[kind, text] = compile(text, "<string>", kind, dont_inherit=True)
    return known[kind, text]


def pattern_of(source, flags=0):
    """Give a compiled regular expression."""
    made = known.get(("re", source, flags)) if isinstance(source, (str, bytes)) else None
    return _sre.compile(*made) if made else compile_pattern(source, flags)


def get_filename(archive, name):
    """Say where a module of a zip archive lies, without reading it."""
    path = archive.prefix + name.rpartition(".")[2]
    for suffix in ("/__init__.pyc", "/__init__.py", ".pyc", ".py"):
        if path + suffix in archive._get_files():
            return f"{archive.archive}/{path}{suffix}"
    raise zipimport.ZipImportError(f"can't find module {name!r}", name=name)


def two(data, at):
    """Read a number of two bytes."""
    return int.from_bytes(data[at : at + 2], "little")


def four(data, at):
    """Read a number of four bytes."""
    return int.from_bytes(data[at : at + 4], "little")


def contents(data, archive):
    """List what a zip archive holds, as `zipimport` does: one of the build's, which has no comment at its end.

    The layout: APPNOTE of the zip format, 4.3.12 and 4.3.16.
    """
    end = len(data) - 22
    if data[end : end + 4] != b"PK\5\6":
        raise zipimport.ZipImportError(f"not a Zip file: {archive!r}", path=archive)
    files, at = {}, four(data, end + 16)
    for _ in range(two(data, end + 10)):
        after = at + 46 + two(data, at + 28)
        name = data[at + 46 : after].decode()
        packed, whole, place = four(data, at + 20), four(data, at + 24), four(data, at + 42)
        files[name] = (f"{archive}/{name}", two(data, at + 10), packed, whole, place, 0, 0, 0)
        at = after + two(data, at + 30) + two(data, at + 32)
    for name in tuple(files):
        while (slash := name.rfind("/", 0, -1)) >= 0 and (name := name[: slash + 1]) not in files:
            files[name] = None
    return files


def unpacked(data, entry):
    """Give a file of a zip archive."""
    at = entry[4]
    begin = at + 30 + two(data, at + 26) + two(data, at + 28)
    packed = data[begin : begin + entry[2]]
    return zlib.decompress(packed, -15, entry[3]) if entry[1] else packed


def hold(archive):
    """Give a whole archive, read the first time only."""
    if archive not in held:
        with open(archive, "rb") as file:
            held[archive] = file.read()
    return held[archive]


def remember(data):
    """Take up what the build has worked out, as bytes of `marshal`."""
    known.update(marshal.loads(data))
    remembered.update(dict.fromkeys(known))


gc.disable()
zipimport.zipimporter.get_filename = get_filename
zipimport._read_directory = lambda archive: contents(hold(archive), archive)
zipimport._get_data = lambda archive, entry: unpacked(hold(archive), entry)
dataclasses.exec = lambda text, *spaces: exec(code_of(text, "exec"), *spaces)
annotationlib.compile = lambda text, name, kind: code_of(text, kind)
collections.eval = lambda text, *spaces: eval(code_of(text, "eval"), *spaces)
re._compiler.compile = pattern_of
# The first time, the build has yet to make it.
with suppress(OSError):
    remember(__spec__.loader.get_data("remembered.bin"))

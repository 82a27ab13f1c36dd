"""Inside the shipped Pyodide: read the archives of modules once.

Python opens a zip archive anew for every module in it, and reads a module twice, once only to say where it lies.
"""
# mypy: ignore-errors

import zipimport
import zlib

#: Archive -> what it holds, as it lies there.
held = {}


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


def get_filename(archive, name):
    """Say where a module of a zip archive lies, without reading it."""
    path = archive.prefix + name.rpartition(".")[2]
    for suffix in ("/__init__.pyc", "/__init__.py", ".pyc", ".py"):
        if path + suffix in archive._get_files():
            return f"{archive.archive}/{path}{suffix}"
    raise zipimport.ZipImportError(f"can't find module {name!r}", name=name)


zipimport.zipimporter.get_filename = get_filename
zipimport._read_directory = lambda archive: contents(hold(archive), archive)
zipimport._get_data = lambda archive, entry: unpacked(hold(archive), entry)

"""Instead of `pyodide._package_loader`: the page unpacks one archive, and installs no packages.

It is read by what Python itself reads modules from archives with; `zipfile`, and all that it imports, would be loaded
at every start for this alone.
"""
# mypy: ignore-errors

import os
import zipimport
from site import getsitepackages


class Place:
    """A folder, which JavaScript asks for its text."""

    def __init__(self, path):
        self.path = path

    def __str__(self):
        return self.path


SITE_PACKAGES = Place(getsitepackages()[0])
DSO_DIR = Place("/usr/lib")
ARCHIVE = "/tmp/unpacked.zip"


def init_loaded_packages():
    """Find no packages."""


def get_install_dir(target=None):
    """Give where packages would lie."""
    return str(DSO_DIR if target == "dynlib" else SITE_PACKAGES)


def unpack_buffer(buffer, *, filename="", format=None, extract_dir=None, calculate_dynlibs=False, metadata=None):
    """Unpack a zip archive, given as a buffer of JavaScript's, into a folder."""
    with open(ARCHIVE, "wb") as file:
        buffer.to_file(file)
    unpack(ARCHIVE, extract_dir or ".")
    os.remove(ARCHIVE)


def unpack(archive, folder):
    """Unpack the zip archive at a path into a folder."""
    for name, entry in zipimport._read_directory(archive).items():
        path = os.path.join(folder, name)
        if name.endswith("/"):
            continue
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(zipimport._get_data(archive, entry))

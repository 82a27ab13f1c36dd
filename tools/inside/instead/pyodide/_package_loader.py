"""Instead of `pyodide._package_loader`: the page unpacks one archive, and installs no packages.

It is read as Python's own modules are (`_archives`); `zipfile`, and all that it imports, would be loaded at every
start for this alone.
"""
# Under the Mozilla Public License 2.0, as what it stands for.
# mypy: ignore-errors

import os
from site import getsitepackages

from _archives import contents, unpacked


class Place:
    """A folder, which JavaScript asks for its text."""

    def __init__(self, path):
        self.path = path

    def __str__(self):
        return self.path


SITE_PACKAGES = Place(getsitepackages()[0])
DSO_DIR = Place("/usr/lib")


def init_loaded_packages():
    """Find no packages."""


def get_install_dir(target=None):
    """Give where packages would lie."""
    return str(DSO_DIR if target == "dynlib" else SITE_PACKAGES)


def unpack_buffer(buffer, *, filename="", format=None, extract_dir=None, calculate_dynlibs=False, metadata=None):
    """Unpack a zip archive, given as a buffer of JavaScript's, into a folder."""
    unpack(buffer.to_bytes(), extract_dir or ".", filename or "an archive")


def unpack(data, folder, called="an archive"):
    """Unpack a zip archive, as the build writes them, into a folder; `called` is its name in what is said of it."""
    # A folder is listed after what lies in it.
    for name, entry in reversed(contents(data, called).items()):
        path = os.path.join(folder, name)
        if entry is None:
            os.makedirs(path, exist_ok=True)
        else:
            with open(path, "wb") as file:
                file.write(unpacked(data, entry))

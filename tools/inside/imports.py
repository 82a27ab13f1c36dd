"""Inside the cut Pyodide: import the application's modules from its archive.

Input: `app` (the archive, under /site), `modules`, and `lang`, whose catalogues must be found.
Answer: `failed` (why, by module) and `words` (a translated message).
"""
# ruff: noqa: F821
# mypy: ignore-errors

import importlib
import sys
from pathlib import Path

from pyodide._package_loader import unpack

unpack(Path("/site", job["app"]).read_bytes(), "/app")
sys.path.insert(0, "/app/arena.zip")
failed = {}
for name in job["modules"]:
    try:
        importlib.import_module(name)
    except Exception as error:
        failed[name] = repr(error)
words = importlib.import_module("ui.text.words").Words(job["lang"])
answer = {"failed": failed, "words": words(job["message"])}

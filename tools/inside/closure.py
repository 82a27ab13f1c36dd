"""Inside Pyodide: which files of the standard library does importing these modules bring in?

Input: names of modules; those that are not there (the browser's own, attributes) are skipped.
Answer: the names of the files in the standard library's archive, sorted.
"""
# ruff: noqa: F821
# mypy: ignore-errors

import importlib
import sys

for name in job["modules"]:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:
        continue
archive = next(place for place in sys.path if place.endswith(".zip"))
found = set()
for module in list(sys.modules.values()):
    origin = getattr(getattr(module, "__spec__", None), "origin", None) or ""
    if origin.startswith(archive + "/"):
        found.add(origin.removeprefix(archive + "/"))
answer = sorted(found)

"""Evaluate expressions; the same file runs in CPython and inside Pyodide, so that their answers can be compared.

Input: `ask` (each an expression, after the modules that it imports, separated by a semicolon and a space), and inside
Pyodide `app` (the archive, under /site).
Answer: what each gave, as text.
"""
# ruff: noqa: F821
# mypy: ignore-errors

import importlib
import sys
from pathlib import Path

if "app" in job:
    from pyodide._package_loader import unpack

    unpack(Path("/site", job["app"]).read_bytes(), "/app")
    sys.path.insert(0, "/app/arena.zip")

answer = []
for question in job["ask"]:
    *modules, expression = question.split("; ")
    names = {name.rpartition(".")[2]: importlib.import_module(name) for name in modules}
    answer.append(str(eval(expression, names)))

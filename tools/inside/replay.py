"""Replay records; the same file runs in CPython and inside Pyodide, so that their answers can be compared.

Input: `records` (texts), and inside Pyodide `app` (the archive, under /site).
Answer: the traces of each.
"""
# ruff: noqa: F821
# mypy: ignore-errors

import sys
from pathlib import Path

if "app" in job:
    from pyodide._package_loader import unpack

    unpack(Path("/site", job["app"]).read_bytes(), "/app")
    sys.path.insert(0, "/app/arena.zip")

from engine.core import record

answer = [list(record.traces(record.read(text))) for text in job["records"]]

"""The worker's side: begins jobs, works on them slice by slice, drops them."""

from __future__ import annotations

import gc
import json
from typing import Any

from js import performance

from ui.jobs import JOBS, Job

#: How long a slice may take, in ms: how late the worker may answer something more urgent.
SLICE_MS = 60.0

_running: dict[int, Job] = {}

# Until here no garbage was looked for (`sitecustomize`); what was made for good need never be looked at.
gc.freeze()
gc.enable()


def call(name: str, text: str) -> str:
    """Answer one message of the page; both ways JSON.

    "begin" {number, job, data}; "slice" {number} answers {done, progress}, and an
    answer at the end or as soon as there is one of use; "drop" {number}.
    """
    data = json.loads(text)
    number = int(data["number"])
    if name == "begin":
        _running[number] = JOBS[data["job"]](data["data"])
    elif name == "slice":
        return json.dumps(_slice(number))
    elif name == "drop":
        _running.pop(number, None)
    return "null"


def _slice(number: int) -> dict[str, Any]:
    job = _running[number]
    until = performance.now() + SLICE_MS
    progress = 0.0
    while performance.now() < until:
        try:
            told = next(job)
        except StopIteration as over:
            del _running[number]
            return {"done": True, "progress": 1.0, "answer": over.value}
        if isinstance(told, dict):
            return {"done": False, "progress": progress, "answer": told}
        progress = told
    return {"done": False, "progress": progress}

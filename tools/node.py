"""Run Python jobs inside Pyodide under Node."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tools.paths import NODE_MODULES, ROOT, VENDOR

AS_SHIPPED = NODE_MODULES / "pyodide"
TRIMMED = VENDOR / "pyodide"
JOBS = ROOT / "tools" / "inside"


def run_inside(job: str, given: object, pyodide: Path = AS_SHIPPED) -> Any:
    """Run `tools/inside/<job>.py` in that Pyodide with `given` as its input and return its answer.

    Input and answer are JSON-ready.  Raises RuntimeError with the job's own words when it fails.
    """
    with tempfile.TemporaryDirectory() as folder:
        # By a file: a pipe that is not filled in time reads as an error under Node.
        given_file, out = Path(folder) / "given.json", Path(folder) / "answer.json"
        given_file.write_text(json.dumps(given), encoding="utf-8")
        words = [ROOT / "tools" / "pyodide_run.mjs", pyodide, JOBS / f"{job}.py", given_file, out]
        done = subprocess.run(["node", *map(str, words)], capture_output=True, text=True, check=False, cwd=ROOT)
        if done.returncode or not out.is_file():
            raise RuntimeError(f"{job} failed inside Pyodide:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
        return json.loads(out.read_text(encoding="utf-8"))

"""The shipped Pyodide under Node: it has all that the application imports, and it plays as CPython does."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tools.node import JOBS, TRIMMED, run_inside
from tools.paths import ROOT, module_name, needs_browser, sources

pytestmark = pytest.mark.node

GOLDEN = sorted((ROOT / "tests" / "golden").glob("**/*.json"))


def archive(app: Path) -> str:
    """The application's archive, as the mounted repository has it."""
    return (app / "app.zip").relative_to(ROOT).as_posix()


def test_every_module_can_be_imported(app: Path) -> None:
    modules = [module_name(path) for path in sources() if not needs_browser(path)]
    modules += ["segno.encoder"]
    given = {"app": archive(app), "modules": modules, "lang": "ja", "message": "Hall of records"}
    answer = run_inside("imports", given, TRIMMED)
    assert answer["failed"] == {}
    assert answer["words"] != "Hall of records"


def test_records_replay_alike_in_cpython_and_pyodide(app: Path) -> None:
    texts = [path.read_text(encoding="utf-8") for path in GOLDEN] + [_fresh_record()]
    here = runpy.run_path(str(JOBS / "replay.py"), init_globals={"job": {"records": texts}})["answer"]
    there = run_inside("replay", {"app": archive(app), "records": texts}, TRIMMED)
    for path, mine, theirs in zip([*GOLDEN, "a fresh record"], here, there, strict=True):
        assert json.loads(json.dumps(mine)) == theirs, path


def _fresh_record() -> str:
    out = ROOT / "build" / "fresh-record.json"
    command = [sys.executable, "-m", "engine", "play", "d12_boxing", "--seed", "K7Q29XTM4B", "--record", str(out)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return out.read_text(encoding="utf-8")


# What leans on the small modules that stand instead of large ones (tools/inside/instead/).
LEANING = (
    "ui.markup; ui.art.qr; markup.render(qr.qr('https://example.org/#v1.' + 'Ab-_' * 90, label='x'))",
    "fractions; fractions.Fraction(22, 7) * fractions.Fraction('0.5')",
    "html; html.escape('<a href=\"x\">&\\'</a>')",
    "inspect; inspect.signature(lambda a, /, b=1, *c, d, **e: 0)",
    "inspect; asyncio; inspect.iscoroutinefunction(asyncio.sleep)",
    "asyncio; all(hasattr(asyncio, name) for name in asyncio.tasks.__all__)",
    "traceback; ''.join(traceback.format_exception_only(ValueError('no such die')))",
    "logging; logging.getLogger('x').isEnabledFor(logging.ERROR)",
)


def test_stand_ins_do_what_is_asked_of_them(app: Path) -> None:
    here = runpy.run_path(str(JOBS / "tell.py"), init_globals={"job": {"ask": LEANING}})["answer"]
    there = run_inside("tell", {"app": archive(app), "ask": LEANING}, TRIMMED)
    assert dict(zip(LEANING, here, strict=True)) == dict(zip(LEANING, there, strict=True))


def test_a_failing_job_says_why() -> None:
    with pytest.raises(RuntimeError, match="KeyError"):
        run_inside("closure", {}, TRIMMED)

"""The command line, run in this process (quick) or in one of its own (as people run it)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.__main__ import main

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Ran:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `python -m engine …` without starting Python again."""

    def run(*words: object) -> Ran:
        capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as stop:
            code = int(stop.code or 0)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture
def refuse(run: Run) -> Callable[..., str]:
    """Run a command that must fail: exit 2, one line on stderr, nothing on stdout; give the line."""

    def refuse(*words: object) -> str:
        ran = run(*words)
        assert ran.code == 2, ran
        assert ran.out == ""
        assert len(ran.err.splitlines()) == 1, ran.err
        assert "Traceback" not in ran.err
        assert 5 < len(ran.err) < 600
        return ran.err

    return refuse


def shell(*words: str, **environment: str) -> Ran:
    """Run `python -m engine …` as people do."""
    done = subprocess.run(
        [sys.executable, "-m", "engine", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONUTF8": "1", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)

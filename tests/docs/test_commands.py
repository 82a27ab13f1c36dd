"""Every command that README shows runs, and does what is said of it."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import blocks, text
from tools.paths import ROOT

READMES = (ROOT / "README.md", ROOT / "README.ja.md")


def commands(path: Path) -> list[str]:
    """Give the command lines of the referee that a page shows, comments taken off."""
    lines = [line.split("  #")[0].strip() for block in blocks(path, "sh") for line in block.splitlines()]
    return [line for line in lines if line.startswith("python -m engine")]


def test_both_languages_show_the_same_commands() -> None:
    english, japanese = map(commands, READMES)
    assert english == japanese
    shown = {line.split()[3] for line in english}
    assert shown == {"games", "play", "replay", "verify", "simulate", "odds", "link", "unlink"}


def test_every_command_runs(tmp_path: Path) -> None:
    for line in commands(READMES[0]):
        words = [sys.executable, *shlex.split(line)[1:]]
        done = subprocess.run(
            words, cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, encoding="utf-8"
        )
        assert done.returncode == 0, f"{line}: {done.stderr}"
        assert done.stdout, line


@pytest.mark.parametrize("path", READMES, ids=lambda path: path.name)
def test_every_make_target_is_there(path: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"\bmake ([a-z]+)(?=`| +#)", text(path)))
    assert {"play", "test"} <= named <= targets


def test_the_requirements_are_those_of_the_set_up() -> None:
    setup = (ROOT / "tools" / "setup.py").read_text(encoding="utf-8")
    assert "Python 3.11 or newer" in setup
    assert "Node.js 20 or newer" in setup
    for path in READMES:
        assert "Python 3.11" in text(path)
        assert "Node.js 20" in text(path)

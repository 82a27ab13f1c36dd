"""Make the machine ready: virtual environment, locked packages, npm packages.

Runs on a bare Python >= 3.11.  Each part is done only when its lock changed, so
the second run costs nothing.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
REQUIREMENTS = ROOT / "tools" / "requirements.lock"
NPM_LOCK = ROOT / "package-lock.json"
NODE_MODULES = ROOT / "node_modules"


def run(command: Sequence[str | Path], cwd: Path = ROOT) -> None:
    """Run a command, showing it; stop with its exit code when it fails."""
    words = [str(word) for word in command]
    print("+", " ".join(words), flush=True)
    code = subprocess.run(words, cwd=cwd, check=False, stdin=subprocess.DEVNULL).returncode
    if code:
        raise SystemExit(code)


def fingerprint(*parts: bytes) -> str:
    """Hash what a step depends on."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def once(stamp: Path, mark: str, action: Callable[[], None]) -> None:
    """Run `action` unless `stamp` says that it was done for this mark."""
    if stamp.is_file() and stamp.read_text() == mark:
        return
    stamp.unlink(missing_ok=True)
    action()
    stamp.write_text(mark)


def privileged() -> list[str] | None:
    """The words to put before a command of the administrator's, or None if there is no way."""
    if os.name == "posix" and os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], check=False, capture_output=True).returncode == 0:
        return [sudo, "-n"]
    return None


def apt_install(*packages: str) -> bool:
    """Try to install distribution packages; True if that worked."""
    before = privileged()
    if before is None or not shutil.which("apt-get"):
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", *packages]):
        command = [*before, "apt-get", *words]
        print("+", " ".join(command), flush=True)
        if subprocess.run(command, check=False, env=quiet, stdin=subprocess.DEVNULL).returncode:
            return False
    return True


def make_venv() -> None:
    """Create the virtual environment and fill it from the lock."""
    if not PYTHON.is_file() and subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False).returncode:
        # Debian ships venv's pip apart from Python itself.
        apt_install(f"python{sys.version_info.major}.{sys.version_info.minor}-venv")
        run([sys.executable, "-m", "venv", "--clear", VENV])
    run([PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes", "-r", REQUIREMENTS])


def check_versions() -> None:
    """Stop in plain words when Python, Node or npm is missing or too old."""
    if sys.version_info < (3, 11):  # noqa: UP036 (to say so in plain words)
        raise SystemExit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    for tool in ("node", "npm"):
        if not shutil.which(tool):
            raise SystemExit(f"{tool} was not found: install Node.js 20 or newer, which brings node and npm.")
    version = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip()
    if int(version.lstrip("v").split(".")[0]) < 20:
        raise SystemExit(f"Node.js 20 or newer is needed; this is {version}.")


def main() -> None:
    """Set up what is not set up yet."""
    check_versions()
    once(VENV / ".stamp", fingerprint(REQUIREMENTS.read_bytes(), sys.version.encode()), make_venv)
    npm = shutil.which("npm") or "npm"
    once(
        NODE_MODULES / ".stamp", fingerprint(NPM_LOCK.read_bytes()), lambda: run([npm, "ci", "--no-audit", "--no-fund"])
    )


if __name__ == "__main__":
    main()

"""Where things are, and which sources the page ships."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE_MODULES = ROOT / "node_modules"
STATIC = ROOT / "static"
VENDOR = STATIC / "vendor"
DIST = ROOT / "dist"
BUILD = ROOT / "build"

# Only the command line needs these; they are not shipped.
NOT_SHIPPED = frozenset({"engine/__main__.py"})
# These need a browser around them: the build reads their imports, no test outside a browser runs them.
NEEDS_BROWSER = ("ui/dom/", "ui/main.py", "ui/worker.py")


def sources() -> list[Path]:
    """List the Python files that the page ships, sorted."""
    found = [path for room in ("engine", "ui") for path in (ROOT / room).rglob("*.py")]
    return sorted(path for path in found if path.relative_to(ROOT).as_posix() not in NOT_SHIPPED)


def module_name(path: Path) -> str:
    """Name the module that a source file is.

    >>> module_name(ROOT / "engine" / "core" / "__init__.py")
    'engine.core'
    """
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    if parts[-1] == "__init__":
        parts.pop()
    return ".".join(parts)


def needs_browser(path: Path) -> bool:
    """Tell whether a source file can be imported only inside the page."""
    return path.relative_to(ROOT).as_posix().startswith(NEEDS_BROWSER)


def imports(path: Path, *, lazy: bool = True) -> Iterator[str]:
    """Name every module that a source file imports, with `lazy` also those inside functions.

    `from a import b` yields `a` and `a.b`, because `b` may be a module.
    """
    for node in _statements(ast.parse(path.read_text(encoding="utf-8")), lazy):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _statements(node: ast.AST, lazy: bool) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        yield child
        if lazy or not isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from _statements(child, lazy)


def digest(paths: Iterable[Path], *more: str) -> str:
    """Hash names and contents of files, and what else a step depends on."""
    total = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
        total.update(f"\0{name}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()

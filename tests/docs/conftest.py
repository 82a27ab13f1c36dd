"""The tests of the pages read the catalogues as they stand in the checkout."""

from __future__ import annotations

from pathlib import Path

from tools.catalogues import compile_all

compile_all(Path(__file__).resolve().parents[2], strict=False)

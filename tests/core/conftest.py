"""The toy game of `toy.py`, entered in the registry for as long as a test wants it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .toy import Toy, entered


@pytest.fixture
def toy() -> Iterator[Toy]:
    with entered() as game:
        yield game

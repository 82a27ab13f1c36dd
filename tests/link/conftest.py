"""The made-up games of `orders.py`, entered in the registry for as long as a test wants them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.link.orders import entered


@pytest.fixture
def made() -> Iterator[None]:
    with entered():
        yield

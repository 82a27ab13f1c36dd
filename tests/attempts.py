"""For properties of the kind "it works, or it fails in the one way that is allowed"."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
E = TypeVar("E", bound=BaseException)


def attempt(kind: type[E], act: Callable[[], T]) -> T | E:
    """Give what `act` gives, or its error if it is of this kind; any other passes through."""
    try:
        return act()
    except kind as error:
        return error

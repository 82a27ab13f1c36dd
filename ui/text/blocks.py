"""What a page of explanations is made of, free of any markup."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Para:
    """A paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Steps:
    """Things in order, to be numbered from 1."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table: the first cell of a row heads the row."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Para | Steps | Table


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules; `id` is the clause that the engine's events name."""

    id: str
    title: str
    blocks: tuple[Block, ...]

"""Adjacent combat and the charge check: which dice count, and how they are compared."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Seat
from engine.games.hex_duel.board import side
from engine.games.hex_duel.state import Dice, Flags
from engine.games.hex_duel.tables import ARCS, DICE_BY_ARC, MAJORITY, SIDES, Hex


def arc(here: Hex, facing: int, there: Hex) -> str | None:
    """Name the place of a neighbouring hex for a figure: "f", "fl", "bl", "b", "br" or "fr"; None if it is none.

    >>> arc((0, 0), 0, (1, 0)), arc((0, 0), 0, (-1, 1)), arc((0, 0), 0, (2, 0))
    ('f', 'br', None)
    """
    at = side(here, there)
    return None if at is None else ARCS[(at - facing) % SIDES]


def usable(dice: Sequence[int], where: str) -> tuple[int, ...]:
    """Give the dice that count against an opponent at an arc, as rolled: the first three, two, one or none.

    >>> usable((4, 2, 6), "fl"), usable((4, 2, 6), "b")
    ((4, 2), ())
    """
    return tuple(dice[: DICE_BY_ARC[where]])


def larger(one: int, two: int) -> Seat | None:
    """Give the seat with the larger die, None for equal ones."""
    return None if one == two else 0 if one > two else 1


def compare(one: Sequence[int], two: Sequence[int]) -> Seat | None:
    """Give the seat whose usable dice win, None for a tie.

    >>> compare((1, 6, 6), (2, 6)), compare((6, 2, 3), (3, 6, 3)), compare((6, 3, 1), (1, 3, 6))
    (0, 1, None)
    """
    mine, theirs = sorted(one, reverse=True), sorted(two, reverse=True)
    return None if mine == theirs else 0 if mine > theirs else 1


def rows(one: Sequence[int], two: Sequence[int]) -> tuple[tuple[int, int, int], ...]:
    """Give the comparison step by step: a value and how many of it each side has, down to the one that decides.

    >>> rows((6, 2, 3), (3, 6, 3))
    ((6, 1, 1), (3, 1, 2))
    """
    seen = []
    for value in sorted({*one, *two}, reverse=True):
        counts = (one.count(value), two.count(value))
        seen.append((value, *counts))
        if counts[0] != counts[1]:
            break
    return tuple(seen)


def charge_rights(dice: Dice) -> Flags:
    """Say who may charge next turn: both after any equal pair, else who is larger in two pairs or three.

    >>> charge_rights(((5, 5, 2), (3, 1, 6))), charge_rights(((5, 3, 2), (3, 3, 6)))
    ((True, False), (True, True))
    """
    pairs = [larger(one, two) for one, two in zip(*dice, strict=True)]
    if None in pairs:
        return True, True
    return pairs.count(0) >= MAJORITY, pairs.count(1) >= MAJORITY

"""Drawing a board stroke by stroke: what each tool does to it, without ever losing a start."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.games.hex_duel.board import Board, Start, neighbour
from engine.games.hex_duel.tables import HEXES_MOST, SIDES, Hex

#: In the order of the keys 1 to 5.
TOOLS: Final = ("floor", "obstacle", "nothing", "red", "blue")
#: The largest hexagon with no more hexes than a board may have.
RADIUS_MOST: Final = 7
#: The sheet around a board grows no further than this by request, in hexes.
SHEET_MOST: Final = 400
_SEATS: Final = {"red": 0, "blue": 1}


def hexagon(radius: int) -> Board:
    """Give an empty hexagon with the starts in opposite corners, face to face.

    >>> len(hexagon(1).hexes), hexagon(1).starts
    (7, ((-1, 0, 0), (1, 0, 3)))
    """
    across = range(-radius, radius + 1)
    return Board(tidy((q, r) for q in across for r in across if abs(q + r) <= radius), (), _opposite(radius))


def _opposite(radius: int) -> tuple[Start, Start]:
    return (-radius, 0, 0), (radius, 0, SIDES // 2)


def tidy(hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    """Sort hexes by rows, each once.

    >>> tidy([(0, 1), (1, 0), (0, 1)])
    ((1, 0), (0, 1))
    """
    return tuple(sorted(dict.fromkeys(hexes), key=lambda at: (at[1], at[0])))


def around(hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    """Give hexes together with all their neighbours: the sheet that a board is drawn on.

    >>> len(around([(0, 0)]))
    7
    """
    inner = dict.fromkeys(hexes)
    return tidy([*inner, *(neighbour(at, way) for at in inner for way in range(SIDES))])


def twin(board: Board, at: Hex) -> Hex:
    """Give the hex that the other side sees where one side sees `at`: the half turn that swaps the starts.

    >>> twin(hexagon(2), (1, -1))
    (-1, 1)
    """
    (q, r, _), (other_q, other_r, _) = board.starts
    return q + other_q - at[0], r + other_r - at[1]


def even(board: Board) -> bool:
    """Whether a board is the same from both sides.

    >>> even(hexagon(3))
    True
    """
    one, two = board.starts
    parts = (frozenset(board.hexes), frozenset(board.obstacles))
    turned = all(twin(board, at) in part for part in parts for at in part)
    return turned and (one[2] + SIDES // 2) % SIDES == two[2]


def stroke(board: Board, at: Hex, tool: str, twins: bool) -> tuple[Board, str]:
    """Put a tool down on a hex, with `twins` on its twin, too; give the board and why nothing was done ("": it was).

    The starts' tools set a start, or turn the start that stands there.  Of what comes out, both starts stand on floor
    and there are no more hexes than a board may have; else the board stays: "start-stays" (a start is only ever moved),
    "own-twin" (the two starts would be one), "board-too-large".

    >>> stroke(hexagon(1), (0, 0), "obstacle", True)[0].obstacles
    ((0, 0),)
    >>> stroke(hexagon(1), (-1, 0), "nothing", True)[1]
    'start-stays'
    """
    places = [start[:2] for start in board.starts]
    spots = dict.fromkeys([at, twin(board, at)] if twins else [at])
    if tool in _SEATS:
        starts, why = _started(board, at, _SEATS[tool], twins)
        if why:
            return board, why
        spots = dict.fromkeys(start[:2] for start in starts)
    elif tool != "floor" and any(place in spots for place in places):
        return board, "start-stays"
    else:
        starts = board.starts
    hexes, obstacles = dict.fromkeys(board.hexes), dict.fromkeys(board.obstacles)
    for spot in spots:
        hexes.pop(spot, None)
        obstacles.pop(spot, None)
        if tool != "nothing":
            hexes[spot] = None
        if tool == "obstacle":
            obstacles[spot] = None
    if len(hexes) > HEXES_MOST:
        return board, "board-too-large"
    return Board(tidy(hexes), tidy(obstacles), starts), ""


def _started(board: Board, at: Hex, seat: int, twins: bool) -> tuple[tuple[Start, Start], str]:
    """Set a seat's start, or turn the one that stands there; with `twins` the other follows."""
    starts = list(board.starts)
    standing = next((each for each, start in enumerate(starts) if start[:2] == at), None)
    if standing is not None:
        seat, there, facing = standing, twin(board, at), (starts[standing][2] + 1) % SIDES
    else:
        there, facing = twin(board, at), starts[seat][2]
    if twins and there == at:
        return board.starts, "own-twin"
    starts[seat] = (*at, facing)
    if twins:
        starts[1 - seat] = (*there, (facing + SIDES // 2) % SIDES)
    return (starts[0], starts[1]), ""

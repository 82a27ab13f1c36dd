"""Boards: which hexes there are, which of them are floor, where the duel starts; and boards drawn as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, Final

from engine.core.codec import setting
from engine.core.errors import BadBoard
from engine.games.hex_duel.tables import DIRECTIONS, FURTHEST, HEXES_MOST, LISTED_MOST, SIDES, Hex

#: Column, row, facing.
Start = tuple[int, int, int]

_FLOOR: Final = "."
_OBSTACLE: Final = "#"
_STARTS: Final = "AB"
_MARKS: Final = _FLOOR + _OBSTACLE + _STARTS
#: Longest drawing looked at, in characters.
_DRAWING_MOST: Final = 40_000


def neighbour(here: Hex, direction: int) -> Hex:
    """Give the hex next to `here` in a direction (0 is east, then counter-clockwise).

    >>> neighbour((0, 0), 1), neighbour((2, -1), 3)
    ((1, -1), (1, -1))
    """
    step = DIRECTIONS[direction]
    return here[0] + step[0], here[1] + step[1]


def distance(here: Hex, there: Hex) -> int:
    """Count the steps from one hex to another on an empty plain.

    >>> distance((-2, 0), (2, 0)), distance((0, 0), (1, 1))
    (4, 2)
    """
    q, r = there[0] - here[0], there[1] - here[1]
    return max(abs(q), abs(r), abs(q + r))


def side(here: Hex, there: Hex) -> int | None:
    """Give the direction in which a neighbouring hex lies, None for a hex that is no neighbour.

    >>> side((0, 0), (0, -1)), side((0, 0), (2, 0))
    (2, None)
    """
    step = there[0] - here[0], there[1] - here[1]
    return DIRECTIONS.index(step) if step in DIRECTIONS else None


@dataclass(frozen=True, slots=True)
class Board:
    """An inline map: `hexes` without `obstacles` are the floor; `starts` are column, row and facing by seat.

    Read from outside it is checked as a whole, and tidied: sorted by rows,
    nothing twice, no obstacle off the board.  Where one is read, a drawing
    (see `read_drawing`) or the list of its fields' values may stand, too.

    >>> from engine.core.codec import load
    >>> load(Board, "A0. B3").starts
    ((-1, 0, 0), (1, 0, 3))
    """

    hexes: tuple[Hex, ...] = setting(length=LISTED_MOST)
    obstacles: tuple[Hex, ...] = setting((), length=LISTED_MOST)
    starts: tuple[Start, Start] = setting(())

    @classmethod
    def expand(cls, data: Any, where: str) -> Any:
        """Put a map in the place of a drawing or a list; raises BadBoard "unknown-board" for any other text."""
        names = [item.name for item in fields(cls)]
        if isinstance(data, str):
            if _FLOOR not in data and _OBSTACLE not in data:
                from engine.games.hex_duel.boards import NAMES

                raise BadBoard("unknown-board", field=where, value=data, allowed=NAMES)
            board = read_drawing(data, where)
            return {name: getattr(board, name) for name in names}
        if isinstance(data, (list, tuple)) and len(data) == len(names):
            return dict(zip(names, data, strict=True))
        return data

    def settle(self, where: str) -> Board:
        """Tidy the map up and check it as a whole.

        Raises BadBoard with the place in `field` (a dotted path): "no-starts",
        "hex-too-far", "board-too-large", "bad-facing", "start-off-floor",
        "starts-alike", "floor-apart" (`value` is a hex that cannot be reached).
        """
        hexes = _tidy(self.hexes)
        known = dict.fromkeys(hexes)
        board = replace(self, hexes=hexes, obstacles=tuple(each for each in _tidy(self.obstacles) if each in known))
        for problem in board.problems():
            raise BadBoard(problem.code, **{**problem.params, "field": _at(where, problem.params["field"])})
        return board

    def problems(self) -> Iterator[BadBoard]:
        """Yield all that is wrong with a map, the gravest first; `field` is relative to the map."""
        if len(self.starts) != len(_STARTS):
            yield BadBoard("no-starts", field="starts", value=len(self.starts), allowed=len(_STARTS))
            return
        for place, each in enumerate(self.hexes):
            if max(map(abs, each)) > FURTHEST:
                yield BadBoard("hex-too-far", field=f"hexes[{place}]", value=list(each), allowed=FURTHEST)
        if len(self.hexes) > HEXES_MOST:
            yield BadBoard("board-too-large", field="hexes", value=len(self.hexes), allowed=HEXES_MOST)
        floor = self.floor
        for seat, (q, r, facing) in enumerate(self.starts):
            if not 0 <= facing < SIDES:
                yield BadBoard("bad-facing", field=f"starts[{seat}]", value=facing, allowed=SIDES - 1)
            if (q, r) not in floor:
                yield BadBoard("start-off-floor", field=f"starts[{seat}]", value=[q, r], allowed="floor")
        if self.starts[0][:2] == self.starts[1][:2]:
            yield BadBoard("starts-alike", field="starts[1]", value=list(self.starts[1][:2]), allowed="floor")
        reached = _reached(self.starts[0][:2], floor)
        for each in self.hexes:
            if each in floor and each not in reached:
                yield BadBoard("floor-apart", field="hexes", value=list(each), allowed="floor")
                return

    @property
    def floor(self) -> frozenset[Hex]:
        """The hexes on which a figure can stand."""
        return _floor(self)


@cache
def _floor(board: Board) -> frozenset[Hex]:
    return frozenset(board.hexes).difference(board.obstacles)


def _tidy(hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    return tuple(sorted(dict.fromkeys(hexes), key=lambda each: (each[1], each[0])))


def _at(where: str, field: str) -> str:
    return f"{where}.{field}" if where else field


def _reached(start: Hex, floor: frozenset[Hex]) -> dict[Hex, None]:
    reached = dict.fromkeys([start])
    queue = [start]
    for here in queue:
        for direction in range(SIDES):
            there = neighbour(here, direction)
            if there in floor and there not in reached:
                reached[there] = None
                queue.append(there)
    return reached


def draw(board: Board) -> str:
    """Draw a board as text, a line a row: `.` floor, `#` obstacle, `A` and `B` the seats' starts with their facing.

    Neighbours in a row are two columns apart, and the next row is shifted by
    one, as the hexes are.  What is drawn is read back as the same board, moved
    so that the drawing's middle is the hex (0, 0).

    >>> print(draw(Board(((0, 0), (1, 0), (2, 0), (0, 1), (1, 1)), ((1, 0),), ((0, 0, 5), (2, 0, 4)))))
    A5# B4
     . .
    """
    marks = dict.fromkeys(board.hexes, _FLOOR)
    marks |= {each: _OBSTACLE for each in board.obstacles if each in marks}
    marks |= {(q, r): f"{_STARTS[seat]}{facing}" for seat, (q, r, facing) in enumerate(board.starts)}
    left = min(2 * q + r for q, r in marks)
    lines = []
    for row in range(min(r for _, r in marks), max(r for _, r in marks) + 1):
        line = ""
        for q, r in sorted(each for each in marks if each[1] == row):
            line = line.ljust(2 * q + r - left) + marks[q, r]
        lines.append(line)
    return "\n".join(lines)


def read_drawing(text: str, where: str = "") -> Board:
    """Read a board drawn as `draw` does it; `/` may stand for the end of a line, and a blank margin does not count.

    The middle of the drawing becomes the hex (0, 0).  Only the drawing is
    checked, not the board (`Board.settle` does that).  Raises BadBoard with the
    `line` (from 1): "drawing-mark" for a mark that means nothing,
    "drawing-slipped" for one between the hexes, "drawing-start" for a start
    that is missing or there twice, "drawing-too-long".

    >>> read_drawing(" . ./A0. B3/ . .").hexes[:3]
    ((0, -1), (1, -1), (-1, 0))
    """
    if len(text) > _DRAWING_MOST:
        raise BadBoard("drawing-too-long", field=where, value=len(text), allowed=_DRAWING_MOST)
    lines = [line.rstrip() for line in text.replace("/", "\n").expandtabs(1).splitlines()]
    found = [mark for number, line in enumerate(lines) for mark in _marks(line, number, where)]
    if not found:
        raise BadBoard("drawing-start", field=where, value=_STARTS[0], allowed=_STARTS, line=1)
    top, left = min(mark[0] for mark in found), min(mark[1] for mark in found)
    height, width = max(mark[0] for mark in found) - top, max(mark[1] for mark in found) - left
    row, column = -((height + 1) // 2), -(width // 2)
    if (found[0][0] - top + row - (found[0][1] - left + column)) % 2:
        column -= 1
    hexes: list[Hex] = []
    obstacles: list[Hex] = []
    starts: dict[str, Start] = {}
    for line, at, mark, facing in found:
        r, x = line - top + row, at - left + column
        if (x - r) % 2:
            raise BadBoard("drawing-slipped", field=where, value=mark, allowed=_MARKS, line=line + 1)
        here = ((x - r) // 2, r)
        hexes.append(here)
        if mark == _OBSTACLE:
            obstacles.append(here)
        elif mark in _STARTS:
            if mark in starts:
                raise BadBoard("drawing-start", field=where, value=mark, allowed=_STARTS, line=line + 1)
            starts[mark] = (*here, facing)
    for mark in _STARTS:
        if mark not in starts:
            raise BadBoard("drawing-start", field=where, value=mark, allowed=_STARTS, line=1)
    return Board(_tidy(hexes), _tidy(obstacles), (starts[_STARTS[0]], starts[_STARTS[1]]))


def _marks(line: str, number: int, where: str) -> Iterator[tuple[int, int, str, int]]:
    """Yield line, column, mark and facing (0 for what has none)."""
    column = 0
    while column < len(line):
        mark, after = line[column], line[column + 1 : column + 2]
        start = mark in _STARTS
        if (mark != " " and mark not in _MARKS) or (start and after not in tuple("012345")):
            raise BadBoard("drawing-mark", field=where, value=mark + after * start, allowed=_MARKS, line=number + 1)
        if mark != " ":
            yield number, column, mark, int(after) if start else 0
        column += 1 + start

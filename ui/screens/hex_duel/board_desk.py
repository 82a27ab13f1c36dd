"""What the screens of boards have in hand: the board that is being drawn, as picture and as text, and its way back."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.core.errors import BadBoard
from engine.games.hex_duel.board import Board, distance, draw, read_drawing
from engine.games.hex_duel.boards import NAMES, shipped
from engine.games.hex_duel.tables import HEXES_MOST, Hex
from ui.screens.hex_duel.strokes import RADIUS_MOST, around, hexagon, stroke
from ui.screens.model import Model
from ui.screens.objects import kept_objects

GAME: Final = "hex_duel"
#: So many changes can be taken back.
UNDO_MOST: Final = 200
#: What a drawing may be begun from: empty hexagons by radius, and the shipped boards that are none.
BEGINNINGS: Final = (
    *(f"hexagon{radius}" for radius in range(1, RADIUS_MOST + 1)),
    *(name for name in NAMES if not name.startswith("hexagon")),
)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board as it stands: its text, the sheet that one draws on, and what is wrong with the text, if anything.

    While something is wrong with the text, `board` is what it last was.
    """

    board: Board
    text: str
    sheet: tuple[Hex, ...]
    wrong: BadBoard | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        missing = frozenset(self.board.hexes).difference(self.sheet)
        if missing:
            object.__setattr__(self, "sheet", around([*self.sheet, *missing]))

    @classmethod
    def of(cls, board: Board) -> Drawing:
        """Put a board on a sheet with room for one more row all around."""
        return cls(board, draw(board), around(board.hexes))


@dataclass(frozen=True, slots=True)
class Draft:
    """A drawing with the way back (`past`, the latest last) and on again (`ahead`, the next last).

    `id` is the kept board that is being changed, "" for a new one; with `typing` the last change was made in the text.
    """

    now: Drawing = field(default_factory=lambda: Drawing.of(hexagon(3)))
    past: tuple[Drawing, ...] = ()
    ahead: tuple[Drawing, ...] = ()
    id: str = ""
    typing: bool = False

    def then(self, drawing: Drawing) -> Draft:
        """Go on to a next drawing; one like that before it is no step."""
        if drawing == self.now:
            return self
        return replace(self, now=drawing, past=(*self.past, self.now)[-UNDO_MOST:], ahead=(), typing=False)

    def typed(self, text: str) -> Draft:
        """Take the text as it is typed; what is typed in one go is taken back in one go."""
        board, wrong, sheet = self.now.board, None, self.now.sheet
        try:
            board = _read(text)
            sheet = around(board.hexes)
        except BadBoard as error:
            wrong = error
        drawing = Drawing(board, text, sheet, wrong)
        if drawing == self.now:
            return self
        draft = replace(self, now=drawing, ahead=()) if self.typing else self.then(drawing)
        return replace(draft, typing=True)

    def put(self, at: Hex, tool: str, twins: bool) -> tuple[Draft, str]:
        """Put a tool down on a hex; give why nothing was done, "" where it was."""
        board, why = stroke(self.now.board, at, tool, twins)
        return (self, why) if why else (self.then(Drawing(board, draw(board), self.now.sheet)), "")

    def back(self) -> Draft:
        """Take the last change back, if there is one."""
        if not self.past:
            return self
        return replace(self, now=self.past[-1], past=self.past[:-1], ahead=(*self.ahead, self.now), typing=False)

    def on(self) -> Draft:
        """Do again what was taken back last."""
        if not self.ahead:
            return self
        return replace(self, now=self.ahead[-1], past=(*self.past, self.now), ahead=self.ahead[:-1], typing=False)


def _read(text: str) -> Board:
    """Read a drawing and see that it is not too large to be drawn; raises BadBoard."""
    board = read_drawing(text)
    if len(board.hexes) > HEXES_MOST:
        raise BadBoard("board-too-large", field="hexes", value=len(board.hexes), allowed=HEXES_MOST)
    return board


@dataclass(frozen=True, slots=True)
class Desk:
    """All that is in hand.

    `tool` is put down at a tap, with `twins` on both sides at once; `cursor` is where the keyboard is, `whole` shows
    the whole board though its hexes be small.  `told` is what the last stroke did, or why it did nothing (`refused`).
    `opened` is a board from a link or a file, `copied` whose link is on the clipboard.
    """

    draft: Draft = field(default_factory=Draft)
    tool: str = "obstacle"
    twins: bool = True
    cursor: Hex | None = None
    whole: bool = False
    told: str = ""
    refused: bool = False
    opened: Board | None = None
    copied: str = ""


def desk_of(model: Model) -> Desk:
    """Give what is in hand, an empty desk at first."""
    desk: Desk = model.desks.get(GAME) or Desk()
    return desk


def with_desk(model: Model, **changes: Any) -> Model:
    """Give the model with the desk changed."""
    return replace(model, desks={**model.desks, GAME: replace(desk_of(model), **changes)})


def with_draft(model: Model, draft: Draft, **changes: Any) -> Model:
    """Give the model with another draft; what was told of the last stroke is over."""
    return with_desk(model, **{"draft": draft, "told": "", "refused": False, **changes})


def own_boards(model: Model) -> list[tuple[str, Board]]:
    """Give the boards that people made on this device, the latest first."""
    return kept_objects(model, "board")


def day_of(model: Model, key: str) -> str:
    """Give the day on which a board was kept, "" where it is not known."""
    day = model.objects[key].get("day")
    return day if isinstance(day, str) and len(day) <= len("2026-11-30") else ""


def board_of(model: Model, key: str) -> Board | None:
    """Give the board that a choice stands for, shipped or kept here; None where there is none (any more)."""
    return shipped(key) if key in NAMES else dict(own_boards(model)).get(key)


def beginning(name: str) -> Board | None:
    """Give a board to begin a drawing from, one of `BEGINNINGS`; None for any other name.

    >>> len(beginning("hexagon7").hexes), beginning("hexagon8")
    (169, None)
    """
    if name not in BEGINNINGS:
        return None
    return shipped(name) if name in NAMES else hexagon(int(name.removeprefix("hexagon")))


def drawable(board: Board) -> Board:
    """Leave out obstacles so far from all floor that no drawing could hold them: to a duel they are as nothing.

    >>> drawable(Board(((0, 0), (1, 0), (9999, 0)), ((9999, 0),), ((0, 0, 0), (1, 0, 3)))).hexes
    ((0, 0), (1, 0))
    """
    first = board.starts[0][:2]
    far = {at for at in board.obstacles if distance(first, at) > HEXES_MOST}
    if not far:
        return board
    return replace(
        board,
        hexes=tuple(at for at in board.hexes if at not in far),
        obstacles=tuple(at for at in board.obstacles if at not in far),
    )


def begun(board: Board, key: str = "") -> Draft:
    """Give a fresh draft of a board; `key` is the kept one that is changed."""
    return Draft(Drawing.of(drawable(board)), id=key)

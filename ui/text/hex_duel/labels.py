"""Short words of Arena Duel: options, boards, levels, orders, sides, places."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.hex_duel.board import Board
from engine.games.hex_duel.boards import NAMES
from engine.games.hex_duel.orders import Order
from engine.games.hex_duel.tables import HP, HP_LEAST, HP_MOST, Hex
from ui.text.words import N_, NP_, Words

OPTIONS: Final = {
    "board": (N_("Board"), N_("Where the duel is fought.")),
    "hp": (N_("HP at the start"), N_("{low} to {high}; {usual} is usual. Every turn costs 1 by fatigue.")),
    "dice": (
        N_("Dice"),
        N_(
            "After: rolled once both orders are sealed. Before: you see your own three before you order, "
            "which is for one screen or the computer only."
        ),
    ),
}
_DICE: Final = {"after": NP_("dice are rolled", "After the orders"), "before": NP_("dice are rolled", "Before them")}

BOARDS: Final = {
    "hexagon2": (N_("The Pit"), N_("19 tiles, face to face: the wall is never far.")),
    "hexagon3": (N_("The Arena"), N_("37 tiles: room to circle.")),
    "hexagon4": (N_("The Field"), N_("61 tiles: room to run.")),
    "pillars": (N_("Six Pillars"), N_("61 tiles with six pillars to push against.")),
    "ring": (N_("The Ring"), N_("A closed middle: hunt each other around it.")),
    "gallery": (N_("The Gallery"), N_("Three rows and no way out.")),
    "great_hall": (N_("The Great Hall"), N_("127 tiles with six pillars, two of them at your backs.")),
}

LEVELS: Final = {
    1: (NP_("level", "Novice"), N_("Takes any order that makes sense.")),
    2: (NP_("level", "Fighter"), N_("Finds the best answer to someone who might order anything.")),
    3: (
        NP_("level", "Master"),
        N_("Weighs every pair of orders over all rolls, and mixes its own so as not to be read."),
    ),
}

MOVES: Final = {
    "stay": N_("Stay"),
    "f": N_("Forward"),
    "fl": N_("Forward left"),
    "fr": N_("Forward right"),
    "bl": N_("Back left"),
    "br": N_("Back right"),
    "b": N_("Back"),
}
CHARGES: Final = {"f": N_("Charge forward"), "fl": N_("Charge forward left"), "fr": N_("Charge forward right")}
#: Turn -> alone on a button, and as the second half of an order.
TURNS: Final = {
    "none": (N_("No turn"), N_("{move}")),
    "left": (N_("Turn left"), N_("{move}, turn left")),
    "right": (N_("Turn right"), N_("{move}, turn right")),
}
ARCS: Final = {
    "f": NP_("side", "front"),
    "fl": NP_("side", "left front"),
    "fr": NP_("side", "right front"),
    "bl": NP_("side", "left rear"),
    "br": NP_("side", "right rear"),
    "b": NP_("side", "rear"),
}
DIRECTIONS: Final = (
    NP_("direction", "east"),
    NP_("direction", "north-east"),
    NP_("direction", "north-west"),
    NP_("direction", "west"),
    NP_("direction", "south-west"),
    NP_("direction", "south-east"),
)
METHODS: Final = {"death": N_("Opponent slain"), "fatigue": N_("Opponent worn out"), "draw": N_("Both down")}
DICE: Final = {"first": NP_("die", "first"), "second": NP_("die", "second"), "third": NP_("die", "third")}


def option(field: str, t: Words) -> tuple[str, str]:
    """Give an option's label and a line about it.

    >>> option("hp", Words("en"))
    ('HP at the start', '5 to 60; 15 is usual. Every turn costs 1 by fatigue.')
    """
    label, line = OPTIONS[field]
    return t(label), t(line, low=HP_LEAST, high=HP_MOST, usual=HP)


def option_value(value: object, t: Words) -> str:
    """Write an option's value.

    >>> option_value("before", Words("en")), option_value(15, Words("en")), option_value("ring", Words("en"))
    ('Before them', '15', 'The Ring')
    """
    if isinstance(value, str) and value in _DICE:
        return t.p(*_DICE[value])
    return board(value, t)[0] if isinstance(value, str) and value in BOARDS else str(value)


def board(name: str, t: Words) -> tuple[str, str]:
    """Give a shipped board's name and a line about it.

    >>> board("gallery", Words("en"))
    ('The Gallery', 'Three rows and no way out.')
    """
    title, line = BOARDS[name]
    return t(title), t(line)


def board_of(value: object, t: Words) -> str:
    """Name the board of a match's options: a shipped one, or how many hexes another has."""
    if value is None:
        return board(NAMES[0], t)[0]
    if isinstance(value, str):
        return board(value, t)[0]
    hexes = value.hexes if isinstance(value, Board) else value["hexes"]  # type: ignore[index]
    return t.n("A board of {n} hex", "A board of {n} hexes", n=len(hexes))


def level(number: int, t: Words) -> tuple[str, str]:
    """Give the word for a level, and a line about it.

    >>> level(3, Words("en"))[0]
    'Master'
    """
    word, line = LEVELS[number]
    return t.p(*word), t(line)


def move(name: str, t: Words) -> str:
    """Write a move.

    >>> move("fl", Words("en"))
    'Forward left'
    """
    return t(MOVES[name])


def turn(name: str, t: Words) -> str:
    """Write a turn.

    >>> turn("left", Words("en"))
    'Turn left'
    """
    return t(TURNS[name][0])


def order(order: Order, t: Words) -> str:
    """Write a whole order.

    >>> order(Order("fl", "right"), Words("en")), order(Order("f", charge=True), Words("en"))
    ('Forward left, turn right', 'Charge forward')
    """
    words = t(CHARGES[order.move] if order.charge else MOVES[order.move])
    return t(TURNS[order.turn][1], move=words)


def code(order: Order) -> str:
    """Write an order as it may be typed.

    >>> code(Order("fl", "right")), code(Order("f", charge=True))
    ('fl right', 'charge f')
    """
    words = (*(("charge",) if order.charge else ()), order.move, *(() if order.turn == "none" else (order.turn,)))
    return " ".join(words)


def arc(name: str, t: Words) -> str:
    """Write a side of a figure.

    >>> arc("bl", Words("en"))
    'left rear'
    """
    return t.p(*ARCS[name])


def direction(way: int, t: Words) -> str:
    """Write one of the six directions.

    >>> direction(1, Words("en"))
    'north-east'
    """
    return t.p(*DIRECTIONS[way % len(DIRECTIONS)])


def die(name: str, t: Words) -> str:
    """Write which of a side's three dice is meant."""
    return t.p(*DICE[name])


def number(value: int) -> str:
    """Write a whole number, below 0 with a true minus sign.

    >>> number(-1), number(12)
    ('−1', '12')
    """
    return f"−{-value}" if value < 0 else str(value)


def method(name: str, t: Words) -> str:
    """Write how a duel was won.

    >>> method("death", Words("en"))
    'Opponent slain'
    """
    return t(METHODS[name])


def hex_name(board: Board, at: Hex) -> str:
    """Name a hex of a board: a letter for its row from the top, its number in the row from the left.

    >>> from engine.games.hex_duel.boards import shipped
    >>> hex_name(shipped("hexagon2"), (-2, 0))
    'C1'
    """
    return _names(board).get(at, "–")


@lru_cache(maxsize=16)
def _names(board: Board) -> dict[Hex, str]:
    rows = sorted({r for _, r in board.hexes})
    names: dict[Hex, str] = {}
    for number, row in enumerate(rows):
        # More than 26 rows: AA, AB and so on.
        letters = (chr(64 + number // 26) if number >= 26 else "") + chr(65 + number % 26)
        for place, at in enumerate(sorted(at for at in board.hexes if at[1] == row), start=1):
            names[at] = f"{letters}{place}"
    return names

"""The boards that are shipped, as drawings.  A board once shipped never changes under its name."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, get_args

from engine.games.hex_duel.board import Board, read_drawing

Name = Literal["hexagon2", "hexagon3", "hexagon4", "pillars", "ring", "gallery", "great_hall"]
#: In the order in which they are offered.
NAMES: Final[tuple[str, ...]] = get_args(Name)

#: Every one looks the same from both seats: turned by half, it is itself.
DRAWINGS: Final = {
    "hexagon2": """
    . . .
   . . . .
  A0. . . B3
   . . . .
    . . .
""",
    "hexagon3": """
     . . . .
    . . . . .
   . . . . . .
  A0. . . . . B3
   . . . . . .
    . . . . .
     . . . .
""",
    "hexagon4": """
      . . . . .
     . . . . . .
    . . . . . . .
   . . . . . . . .
  A0. . . . . . . B3
   . . . . . . . .
    . . . . . . .
     . . . . . .
      . . . . .
""",
    "pillars": """
      . . . . .
     . . . . . .
    . . # . # . .
   . . . . . . . .
  A0. # . . . # . B3
   . . . . . . . .
    . . # . # . .
     . . . . . .
      . . . . .
""",
    "ring": """
     . . . .
    . . . . .
   . . # # . .
  A0. # # # . B3
   . . # # . .
    . . . . .
     . . . .
""",
    "gallery": """
   . . . . . . . .
  A0. . . . . . . B3
   . . . . . . . .
""",
    "great_hall": """
        . . . . . . .
       . . . . . . . .
      . . . . . . . . .
     . . . # . . # . . .
    . . . . . . . . . . .
   . . . . . . . . . . . .
  . . # A0. . . . . B3# . .
   . . . . . . . . . . . .
    . . . . . . . . . . .
     . . . # . . # . . .
      . . . . . . . . .
       . . . . . . . .
        . . . . . . .
""",
}


@cache
def shipped(name: str) -> Board:
    """Give a shipped board by its name.

    >>> len(shipped("hexagon2").hexes), shipped("hexagon2").starts
    (19, ((-2, 0, 0), (2, 0, 3)))
    """
    return read_drawing(DRAWINGS[name])

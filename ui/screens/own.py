"""What a game brings along besides its match screen: its part of the set-up form, and screens of its own.

A game without a module `setup` in `ui/screens/<id>/` has the general form and nothing
else.  With one, that module offers

- `PLACES`: first part of a route -> (module with `view(model, t)`, its title); `#/lab/<id>` leads there; `WAYS` are
  those that the rules page points to,
- `players(setup)`: who plays, as the record says it,
- `terms(setup, model)`: what the part adds to the options of a match by link,
- `choose(setup, model, t)`: what stands between the names and the button, `tape(setup, seat, t)` what on a
  corner's plate beside the name,

and its neighbour `moves`

- `HANDLERS`: the game's own messages (sent as `<id>/<message>`),
- `begin(model, match, env)`: what Start leads to, `match` being begun with the form's options,
- `enter(model, place, env)`: what entering one of its places does,
- `answer(model, job, data)`: takes in what the worker found out for an id that begins with the game's name;
  the job "failed" says that the worker has gone,
- `opened(model, value, env)`: takes in an object that a link or a file held.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any

from engine.games import OBJECTS
from ui.screens.games import OPEN


@cache
def part_of(game: str) -> Any:
    """Give a game's part of the set-up form, its module `setup`; None where there is none.

    >>> part_of("d12_boxing") is None
    True
    """
    # Looked for beside this file, so that a game without one need not be loaded to find out.
    if game not in OPEN or PathFinder.find_spec("setup", [str(Path(__file__).parent / game)]) is None:
        return None
    return import_module(f"ui.screens.{game}.setup")


def moves_of(game: str) -> Any:
    """Give the module `moves` of a game with a part of its own; None for every other word."""
    return import_module(f"ui.screens.{game}.moves") if part_of(game) else None


def place_of(place: str, game: str) -> tuple[str, str] | None:
    """Give the module and the title (a msgid) of a game's own screen; None for a route that leads to none."""
    part = part_of(game)
    if part is None or place not in part.PLACES:
        return None
    module, title = part.PLACES[place]
    return f"ui.screens.{game}.{module}", title


def ways(game: str) -> list[tuple[str, str]]:
    """Give the places of a game's own that its rules page points to, with their titles."""
    part = part_of(game)
    return [(place, part.PLACES[place][1]) for place in part.WAYS] if part else []


def places() -> list[str]:
    """Give the routes of all games' own screens."""
    return [f"{place}/{game}" for game in OPEN if (part := part_of(game)) for place in part.PLACES]


def game_of(kind: str) -> str:
    """Give the game that a type of object belongs to.

    >>> game_of("boxer")
    'blow_of_fate'
    """
    return OBJECTS[kind].split(".")[2]

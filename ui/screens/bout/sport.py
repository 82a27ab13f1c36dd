"""The table of what a boxing game gives to the screen that the boxing games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from engine.core.events import Event
from engine.core.game import Seat
from engine.core.match import Match
from engine.odds.chances import Chances
from ui.art.motion import Timeline
from ui.markup import Node
from ui.screens.play import Play
from ui.text.booth import Booth
from ui.text.ring import Reason
from ui.text.words import Words

Names = Sequence[str]
#: A few words that place what is said, and what is said.
Caption = tuple[str, str]

#: What is loaded in idle moments, for every boxing game: none of it is in the first picture.
LATER = tuple(f"ui.screens.bout.{name}" for name in ("why", "panels", "end", "outward"))


@dataclass(frozen=True, slots=True)
class Sport:
    """What is needed for the first picture.

    `now` of the parts is what `shown` gives: all that may be known of the step
    on show; it has `round`, `turn`, `result` and `down`.
    """

    id: str
    #: Turns a round, and the most rounds there can be under a match's options.
    turns: int
    rounds: Callable[[Any], int]
    #: What the odds are called, and what stands in their place until there are some.
    odds: str
    odds_wait: str
    #: Whether the line under the picture follows every event, or keeps to the one that matters most.
    follows: bool
    #: The events "why?" opens: the latest of them.
    rolled: tuple[type[Event], ...]
    #: The event kept back while the referee still counts.
    counted: type[Event]
    #: Events that the log tells plainly, without the announcer.
    plain: tuple[type[Event], ...]
    #: Kinds of events, those that a step is remembered for last; and those it never is.
    weight: tuple[type[Event], ...]
    light: tuple[type[Event], ...]
    #: Names of both boxers as the reader's language writes them.
    names: Callable[[Match, Words], tuple[str, str]]
    describe: Callable[[Event, Names, Words], str]
    say: Callable[[Event, str, Names, Words, int], str]
    booth: Callable[[str], Booth]
    shown: Callable[[Play], Any]
    #: The sign of a step in the log, and the seat it favours.
    sign: Callable[[Sequence[Event]], tuple[Node | None, Seat | None]]
    #: Before the first bell, and while the dice of a turn are in the air.
    waiting: Callable[[Words], Caption]
    in_the_air: Callable[[Words], str]
    kicker: Callable[[Play, Words], str]
    #: The line about the die that the people at the table are asked for next.
    wanted: Callable[[Play, Words], Caption]
    #: Who won, how and when, in one line.
    result: Callable[[Match, Words], str]
    picture: Callable[[Play, Any, Words], Node]
    timeline: Callable[..., Timeline]
    plate: Callable[[Play, Any, Seat, Words], Node]
    strip: Callable[[Play, Any, Words], Node]


@dataclass(frozen=True, slots=True)
class Pages:
    """What is needed later, for the sheets and the end: `PAGES` of the game's module `pages`."""

    why: Callable[[Event, Names, Words], tuple[Reason, ...]]
    #: The table an event was read in, its row or cell lit.
    table: Callable[[Event, Names, Words], Node | None]
    #: The printed tables, whole.
    tables: Callable[[Play, Any, Words], list[Node]]
    #: The sheet of rounds, which `titled` gives a visible title.
    card: Callable[..., Node]
    method: Callable[[str, Words], str]
    #: Method -> what is stamped on the result (context and message).
    stamps: Mapping[str, tuple[str, str]]
    #: The ways to win, and those in which nobody does.
    wins: tuple[str, ...]
    draws: tuple[str, ...]
    #: When a bout that was boxed to its result ended, or by how much.
    when: Callable[[Match, Words], str]
    report: Callable[[Play, Words, str], str]
    #: Columns of the result's picture: (head, red, blue), the last one in all.
    columns: Callable[[Play, Any, Words], list[tuple[str, str, str]]]
    #: The lines under the odds that say how they were come by; and what is certain by now, if that is something else.
    odds_notes: Callable[[Chances, Chances | None, Words], list[str]]


def pages(sport: Sport) -> Pages:
    """Load what a game gives for later."""
    found: Pages = import_module(f"ui.screens.{sport.id}.pages").PAGES
    return found

"""A match on the page: what of it is shown, and what the person watching asked for.

The engine's `Match` knows every step played so far; `at` is the one on show.
Watching a record and playing live are the same thing: "turn" shows the next
step, and rolls it first only where none is known yet.

Messages of a match screen (`data-do`, with `data-arg`):

============ ================= ====================================================
message      arg               meaning
============ ================= ====================================================
turn         --                show the next step (skip to the end of the one still moving)
round        --                go on to the end of the round
end          --                go on to the end of the match
pause        --                stop going on
skip         --                finish what moves at once
speed        "1" "2" "4"       how fast things move
seek         step              show the match as it stood after that step
replay       step              show that step again, moving
why          "step.event"      open the reasons of an event; "" closes them
panel        name              open "log", "share", "menu", "table", "card", "odds", "help"; "" closes
type-die     value             own dice: the value rolled on the table
untype       --                own dice: take the last one back
resign       seat              throw the towel in (asked for confirmation first)
rematch      --                the same again; new seed
rematch-swap --                the same again with corners changed
what-if      step              branch off after that step with new dice
copy         "seed-link" "record-link" "report" "turn-report" "qr-link"  put it on the clipboard
share        as for copy       hand it to the device's share sheet
save-picture --                result picture as PNG
save-record  --                the record as a file
link-at      --                checkbox: the record link starts from the step on show
think        --                ask the computer players once more, after the worker has failed
============ ================= ====================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.core.events import Event
from engine.core.game import Seat
from engine.core.match import Match
from engine.odds.chances import Chances

Auto = Literal["", "step", "round", "end"]


@dataclass(frozen=True, slots=True)
class Play:
    """A match and how it is being watched.

    `auto` is how far to go on without being asked: "step" to the next step, as soon as the computers have decided.
    `at` is the step on show and `shown` how many of its events are revealed
    (None: all; the picture stands still).  `odds[step]` are the chances after a
    step, as far as they have been worked out; where they are sampled or rough
    yet, `certain[step]` is what is sure by now.  `by_round` are those before
    the first bell by round, winner (0, 1, None) and method.  `copied` is what was put
    on the clipboard last.  `lifted` is the step and the seat ("4.0") whose curtain is up on a shared screen: what is
    decided in secret shows only then.  `stuck` says that the computer players could not be asked.  `letter` names the
    correspondence of a match by link (`ui.screens.letters`), "" for every other match; `mine` is the seat of this
    device in it, while a decision is asked of it.  `draft` is a decision that is being laid out, as its game keeps it,
    and `whole` asks for all of a board that is larger than its place.
    """

    id: str
    match: Match
    at: int = 0
    shown: int | None = None
    auto: Auto = ""
    speed: int = 1
    odds: Mapping[int, Chances] = field(default_factory=dict)
    certain: Mapping[int, Chances] = field(default_factory=dict)
    by_round: tuple[tuple[int, int | None, str, float], ...] = ()
    why: str = ""
    panel: str = ""
    copied: str = ""
    link_at: bool = False
    typing_problem: str = ""
    lifted: str = ""
    stuck: bool = False
    letter: str = ""
    mine: Seat | None = None
    draft: Any = None
    whole: bool = False

    @property
    def moving(self) -> bool:
        """Whether a step is being shown, not all of it revealed yet."""
        return self.shown is not None

    @property
    def known(self) -> bool:
        """Whether a later step than the one on show is known already."""
        return self.at < self.match.steps

    @property
    def finished(self) -> bool:
        """Whether the match is over and all of it has been shown."""
        return self.match.over and not self.known and not self.moving

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the step on show that are revealed."""
        events = self.match.played[self.at].events
        return events if self.shown is None else events[: self.shown]

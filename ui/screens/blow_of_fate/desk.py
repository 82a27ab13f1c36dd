"""What the screens before a bout have in hand: the builds being laid out, the secret picks, the lab's figures."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from engine.core.match import Match
from engine.games.blow_of_fate.builds import Build
from engine.games.blow_of_fate.roster import ROSTER
from engine.games.blow_of_fate.state import Boxer, Options, shipped
from engine.games.blow_of_fate.tables import MOST, POINTS
from engine.odds.chances import Chances
from ui.screens.model import Model
from ui.screens.objects import kept_objects

GAME: Final = "blow_of_fate"
#: The boxer chosen where nobody has chosen yet.
FIRST: Final = next(iter(ROSTER))
#: What stands for the build being laid out among the choices.
DRAFT: Final = "draft"

Stage = Literal["curtain", "pick", "sealed", "reveal"]


@dataclass(frozen=True, slots=True)
class Draft:
    """A build as far as it is laid out: never over its points or the cap.  `why` says why the last step was none."""

    name: str = ""
    build: Build = (5, 5, 5)
    id: str = ""
    why: str = ""

    @property
    def done(self) -> bool:
        """Whether all points are laid out."""
        return sum(self.build) == POINTS


@dataclass(frozen=True, slots=True)
class Corner:
    """The way from set-up to the first bell.

    `match` was begun with the form's options and stand-ins for the boxers; `picks`
    are those that are sealed.  `seat` is whose turn it is, `choice` and `draft` what
    that seat has before it; both go back to the start when it is the other's turn.
    `odds` are those to show once the builds are open, `certain` what of them is sure, where that is less;
    `paused` says that nobody works on them while the lab is looked at.
    """

    match: Match
    id: str
    stage: Stage
    seat: int = 0
    picks: tuple[Boxer | None, Boxer | None] = (None, None)
    choice: str = FIRST
    draft: Draft = field(default_factory=Draft)
    odds: Chances | None = None
    certain: Chances | None = None
    paused: bool = False
    problem: str = ""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.match.players) if player.kind == "human")


@dataclass(frozen=True, slots=True)
class Desk:
    """All that is in hand.

    `draft` is laid out on the boxers' screen, `problem` what is wrong with its name; `opened` is a boxer
    from a link or a file, `copied` whose link is on the clipboard.
    """

    draft: Draft = field(default_factory=Draft)
    problem: str = ""
    opened: Boxer | None = None
    copied: str = ""
    corner: Corner | None = None
    lab: Any = None


def desk_of(model: Model) -> Desk:
    """Give what is in hand, an empty desk at first."""
    desk: Desk = model.desks.get(GAME) or Desk()
    return desk


def with_desk(model: Model, **changes: Any) -> Model:
    """Give the model with the desk changed."""
    return replace(model, desks={**model.desks, GAME: replace(desk_of(model), **changes)})


def own_boxers(model: Model) -> list[tuple[str, Boxer]]:
    """Give the boxers that people made on this device, the latest first."""
    return kept_objects(model, "boxer")


def boxer_of(model: Model, key: str, draft: Draft | None = None) -> Boxer | None:
    """Give the boxer that a choice stands for; None where there is none (any more)."""
    if key == DRAFT and draft:
        return Boxer(draft.name, *draft.build)
    if key in ROSTER:
        return shipped(key)
    return dict(own_boxers(model)).get(key)


def cap_of(options: Any) -> int:
    """Give the cap in force, from a match's options or a form's texts."""
    value = str(options.get("cap", MOST))
    low, high = Options.__dataclass_fields__["cap"].metadata["low"], MOST
    return int(value) if value.isdigit() and low <= int(value) <= high else MOST


def over(boxer: Boxer, cap: int) -> bool:
    """Whether a build is over the cap."""
    return max(boxer.build) > cap

"""All that the page knows, as frozen values: views read it, `update` makes the next one.

Messages the views of this package send (an element's `data-do`, with its
`data-arg`; inputs add their value, forms all their named fields):

=============== ==================== ==========================================
message         arg                  sent by
=============== ==================== ==========================================
set-name        seat "0" / "1"       input: a name as it is typed (of `Model.route`'s game, as all set-up messages)
swap-names      --                   button: red and blue change corners
set-kinds       --                   radio: who plays, value "solo", "two", "link" or "watch" (of games with levels)
set-level       seat "0" / "1"       radio: how strong the computer in that seat is
set-own         field                radio, input: a field of the game's own part of the form
set-option      option key           select, radio: value as text ("6", "detailed", "true")
set-dice        --                   radio: value "race" or "own"
set-seed        --                   input: a seed as it is typed
new-seed        --                   button: draw another seed
start           game id              form: begin the match (all fields come along)
paste           --                   input: a link as it is typed or pasted
open-paste      --                   form: open the pasted link
open-saved      match id             link to `#/match`: make that match the current one
delete-saved    match id             button: ask first (`Model.asked` becomes the message and arg)
confirm         --                   button: do what was asked
cancel          --                   button: do not
export-one      match id             button: save one match as a file
export-all      --                   button: save everything as a file
import          --                   file input: read a file of either kind
set-lang        "ja" / "en"          button
set-theme       "auto"/"light"/"dark" button
set-sound       "on" / "off"         button
dismiss         --                   button: put the notice away
=============== ==================== ==========================================

A message with "letter" before it is about a match by link (`ui.screens.letters.moves`).
A message with a game's name before it, as `blow_of_fate/seal`, is that game's own: see `ui.screens.<id>.moves`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from ui.screens.play import Play

if TYPE_CHECKING:
    from ui.screens.letters.letter import Letter

Lang = Literal["en", "ja"]
Theme = Literal["auto", "light", "dark"]

#: Who plays: a person (seat 0) against the computer, two people on one screen, two by link, or two computers.
Kinds = Literal["solo", "two", "link", "watch"]

LANGS: tuple[Lang, ...] = ("en", "ja")
KINDS: tuple[Kinds, ...] = ("solo", "two", "link", "watch")


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with one field of a form: `field` is the input's name, `text` says it to people."""

    field: str
    text: str


@dataclass(frozen=True, slots=True)
class Notice:
    """One sentence about what just happened; `kind` "good", "bad" or "plain"."""

    kind: Literal["good", "bad", "plain"]
    text: str


@dataclass(frozen=True, slots=True)
class Setup:
    """A set-up form as far as it is filled in; options left out have their defaults.

    `kinds` and `levels` are for games with computer players: who plays, and how
    strong the computer in each seat is.  `own` are the fields of the game's own part of the form.
    """

    game: str
    names: tuple[str, str] = ("", "")
    kinds: Kinds = "solo"
    levels: tuple[int, int] = (2, 2)
    options: Mapping[str, str] = field(default_factory=dict)
    own: Mapping[str, str] = field(default_factory=dict)
    dice: Literal["race", "own"] = "race"
    seed: str = ""
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """One line of the hall of records: `headline` says how it stands or ended, `when` the day, both for people."""

    id: str
    game: str
    names: tuple[str, str]
    headline: str
    steps: int
    over: bool
    when: str
    winner: int | None = None
    current: bool = False


@dataclass(frozen=True, slots=True)
class Model:
    """The whole page.  `boot` is "static" in what the build wrote and "ready" once Python runs.

    `route` is the part of the address behind `#/` ("" is home); `asked` is a
    message with its arg that waits for a yes, `play` the match on the page, `kept`
    what the device keeps of each match (see `ui.screens.keeping`; `loaded` once it was read), `objects` what
    it keeps besides, such as boxers (`ui.screens.objects`), `letters` its matches by link, `desks` what
    the screens of a game's own have in hand.
    `base` is the page's address without its fragment, `assets` that of the folder with its pictures.
    """

    lang: Lang = "en"
    theme: Theme = "auto"
    sound: bool = False
    reduced: bool = False
    route: str = ""
    boot: Literal["static", "ready"] = "static"
    setup: Mapping[str, Setup] = field(default_factory=dict)
    saved: tuple[SavedMatch, ...] = ()
    paste: str = ""
    paste_problem: str = ""
    notice: Notice | None = None
    asked: tuple[str, str] | None = None
    play: Play | None = None
    kept: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    loaded: bool = False
    objects: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    letters: Mapping[str, Letter] = field(default_factory=dict)
    desks: Mapping[str, Any] = field(default_factory=dict)
    base: str = ""
    assets: str = ""

    def setup_of(self, game: str) -> Setup:
        """Give the set-up form of `game`, an empty one if nothing was entered yet.

        >>> Model().setup_of("d12_boxing").names
        ('', '')
        """
        return self.setup.get(game) or Setup(game)

"""What the referee of Blow of Fate remembers between turns."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.core.codec import setting
from engine.core.errors import BadCard, BadOption
from engine.core.game import Result
from engine.core.names import clean_name
from engine.games.blow_of_fate.builds import Build, check_build
from engine.games.blow_of_fate.roster import ROSTER
from engine.games.blow_of_fate.tables import HP, MOST, ROUNDS_MOST, VALUES

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Boxer:
    """A boxer's name (which may be empty) and build; where one is read, the id of a roster boxer may stand.

    >>> from engine.core.codec import load
    >>> load(Boxer, "iron_gate")
    Boxer(name='Goro Tetsumon', punch=4, speed=1, toughness=10)
    """

    name: str
    punch: int
    speed: int
    toughness: int

    @property
    def build(self) -> Build:
        """Punch, Speed, Toughness."""
        return self.punch, self.speed, self.toughness

    @classmethod
    def expand(cls, data: Any, where: str) -> Any:
        """Put a roster boxer in the place of its id; raises BadCard "unknown-boxer"."""
        if not isinstance(data, str):
            return data
        if data not in ROSTER:
            raise BadCard("unknown-boxer", field=where, value=data, allowed=tuple(ROSTER))
        return {"name": ROSTER[data].name, **dict(zip(VALUES, ROSTER[data].build, strict=True))}

    def settle(self, where: str) -> Boxer:
        """Tidy the name as a player's is; raises BadOption "bad-name", and BadCard for a build that is not legal."""
        check_build(self.build, where)
        try:
            return replace(self, name=clean_name(self.name))
        except BadOption as error:
            raise BadOption(error.code, **{**error.params, "field": f"{where}.name"}) from error


def shipped(key: str) -> Boxer:
    """Give a boxer of the roster."""
    return Boxer(ROSTER[key].name, *ROSTER[key].build)


@dataclass(frozen=True, slots=True)
class Options:
    """How the bout is fought: by which boxers, over how many rounds (D1), by which rules.

    `boxers` is written down even where it is the default, so that a record
    holds its builds; `cap` is the most points in one value (5 .. 10).
    """

    boxers: tuple[Boxer, Boxer] = setting((shipped("dawn_scale"), shipped("dusk_scale")), inline=True, secret=True)
    rounds: int = setting(6, low=1, high=ROUNDS_MOST)
    combos: bool = True
    three_knockdown_rule: bool = False
    cap: int = setting(MOST, low=5, high=MOST)
    extension: bool = False

    def settle(self, where: str) -> Options:
        """Hold the builds against the cap; raises BadCard."""
        for seat, boxer in enumerate(self.boxers):
            check_build(boxer.build, f"{where}.boxers[{seat}]" if where else f"boxers[{seat}]", self.cap)
        return self


@dataclass(frozen=True, slots=True)
class State:
    """The bout after a turn; pairs are by seat.

    `turn` counts turns completed in `round` (0 .. 2; up to 3 once it is over),
    `attacks` the turns of this round in which a boxer attacked, `knockdowns`
    and `round_knockdowns` are suffered.  `hp` may be below 1 once it is over.
    """

    options: Options
    punch: Pair
    speed: Pair
    toughness: Pair
    round: int = 1
    turn: int = 0
    hp: Pair = (HP, HP)
    attacks: Pair = (0, 0)
    knockdowns: Pair = (0, 0)
    round_knockdowns: Pair = (0, 0)
    result: Result | None = None


def opening(options: Options) -> State:
    """Give the state at the first bell."""
    one, two = options.boxers
    return State(options, (one.punch, two.punch), (one.speed, two.speed), (one.toughness, two.toughness))

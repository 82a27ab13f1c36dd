"""The build lab: every legal build against every other, and the mix of builds that cannot be seen through.

What a match-up is worth to a build is its chance to win and half of that to
draw: both sides' worths add up to 1, and a build against itself has a half.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import sqrt
from pathlib import Path
from pkgutil import get_data
from typing import Any, Final

from engine.games.blow_of_fate.builds import Build, legal
from engine.games.blow_of_fate.sampler import Sampler
from engine.games.blow_of_fate.state import Boxer, Options, opening
from engine.games.blow_of_fate.worth import Worth
from engine.odds.intervals import Z95
from engine.odds.matrix_game import Equilibrium, certified, solve

#: Where the labs lie that are shipped: one for each set of rules.
DATA: Final = Path(__file__).with_name("data")

#: Bouts between two builds for the first, rough table.
_SAMPLE: Final = 40
#: What a table in a file counts in.
_UNIT: Final = 100_000

Table = tuple[tuple[float, ...], ...]
#: Match-up -> its worth to the first, and the error.
Found = dict[tuple[Build, Build], tuple[float, float]]
#: Builds of one Punch, and builds of another.
Meeting = tuple[list[Build], list[Build]]


@dataclass(frozen=True, slots=True)
class Lab:
    """How builds fare against one another: `worth[row][column]` is that of `builds[row]` against `builds[column]`.

    It is true to within `error[row][column]`: certainly where that is less
    than 0.001, else with 95 % confidence, from bouts played and counted.
    `mixes` are those of the equilibrium under each cap, where they are known
    already.

    >>> lab = shipped(Options())
    >>> round(lab.against((10, 4, 1), (5, 5, 5)), 3), lab.matches((4, 1, 10))[-1][0]
    (0.396, (10, 4, 1))
    """

    builds: tuple[Build, ...]
    worth: Table
    error: Table
    mixes: Mapping[int, tuple[float, ...]] = field(default_factory=dict)

    def against(self, one: Build, two: Build) -> float:
        """Give what a match-up is worth to the first; raises ValueError for a build that is not in the lab."""
        return self.worth[self.builds.index(one)][self.builds.index(two)]

    def average(self, build: Build) -> float:
        """Give what a build is worth against all builds alike, itself included."""
        row = self.worth[self.builds.index(build)]
        return sum(row) / len(row)

    def matches(self, build: Build) -> list[tuple[Build, float, float]]:
        """Give a build's match-ups, the best first: against whom, the worth, and its error."""
        row = self.builds.index(build)
        pairs = zip(self.builds, self.worth[row], self.error[row], strict=True)
        return sorted(pairs, key=lambda match: -match[1])

    def best_reply(self) -> Build:
        """Give the build that is worth most against all builds alike."""
        return max(self.builds, key=self.average)

    def equilibrium(self) -> Equilibrium:
        """Give the mix of `builds` to choose from in secret that no knowledge of it can beat; it is worth a half."""
        mix = self.mixes.get(max(map(max, self.builds)))
        return certified(self.worth, mix, mix) if mix else solve(self.worth)

    def under(self, cap: int) -> Lab:
        """Give the lab of the builds that a cap allows: it changes no bout, only who may fight."""
        chosen = [row for row, build in enumerate(self.builds) if max(build) <= cap]
        worth, error = (
            tuple(tuple(table[row][column] for column in chosen) for row in chosen)
            for table in (self.worth, self.error)
        )
        mixes = {most: mix for most, mix in self.mixes.items() if most <= cap}
        return Lab(tuple(self.builds[row] for row in chosen), worth, error, mixes)

    def mixed(self) -> Lab:
        """Give the lab with the equilibrium's mix under every cap."""
        caps = {max(build) for build in self.builds}
        return replace(self, mixes={cap: self.under(cap).equilibrium().rows for cap in sorted(caps)})

    def to_json(self) -> dict[str, Any]:
        """Give what JSON can carry, each match-up once; `from_json` reads it back."""
        places = range(len(self.builds))
        worth, error = (
            [[round(table[row][column] * _UNIT) for column in places[row + 1 :]] for row in places[:-1]]
            for table in (self.worth, self.error)
        )
        same = {each for row in error for each in row}
        mixes = {str(cap): [[at, share] for at, share in enumerate(mix) if share] for cap, mix in self.mixes.items()}
        return {
            "builds": self.builds,
            "unit": _UNIT,
            "worth": worth,
            "error": same.pop() if len(same) == 1 else error,
            **({"mixes": mixes} if mixes else {}),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Lab:
        """Read what `to_json` gave."""
        builds = tuple((build[0], build[1], build[2]) for build in data["builds"])
        found: Found = {}
        for row, column in combinations(range(len(builds)), 2):
            error = data["error"] if isinstance(data["error"], int) else data["error"][row][column - row - 1]
            found[builds[row], builds[column]] = (
                data["worth"][row][column - row - 1] / data["unit"],
                error / data["unit"],
            )
        mixes = {}
        for cap, shares in data.get("mixes", {}).items():
            mix = [0.0] * sum(max(build) <= int(cap) for build in builds)
            for at, share in shares:
                mix[at] = share
            mixes[int(cap)] = tuple(mix)
        return replace(lay_out(builds, found), mixes=mixes)


def work(options: Options, first: Build | None = None) -> Iterator[tuple[float, Lab | None]]:
    """Fill the lab of some rules, yielding every few milliseconds the part done, and now and then a better lab.

    At first bouts are played and counted; then the builds of two Punches after
    another are worked out, those that meet `first` before the others.  The last
    lab is certain.

    >>> *_, (done, lab) = work(Options(rounds=1, cap=5))
    >>> done, lab.builds, lab.worth
    (1.0, ((5, 5, 5),), ((0.5,),))
    """
    builds = legal(options.cap)
    found: Found = {}
    for one, two in combinations(builds, 2):
        sampler = Sampler(opening(replace(options, boxers=(Boxer("", *one), Boxer("", *two)))))
        sampler.play(_SAMPLE)
        chances = sampler.chances()
        found[one, two] = chances.win(0) + chances.draw / 2, Z95 * sqrt(0.25 / _SAMPLE)
        yield 0.0, None
    yield 0.0, lay_out(builds, found)
    meetings = groups(builds, first)
    costs = [len(ones) * len(twos) for ones, twos in meetings]
    for done, meeting in enumerate(meetings):
        worth = Worth(options, meeting)
        for share in worth.run():
            yield (sum(costs[:done]) + share * costs[done]) / sum(costs), None
        found |= scores(worth, meeting)
        yield sum(costs[: done + 1]) / sum(costs), lay_out(builds, found)


def groups(builds: Sequence[Build], first: Build | None = None) -> list[Meeting]:
    """Give who is worked out together: the builds of two Punches, those that meet `first` before the others."""
    punches = sorted({build[0] for build in builds}, key=lambda punch: (first is None or punch != first[0], -punch))
    of = {punch: [build for build in builds if build[0] == punch] for punch in punches}
    return [(of[min(pair)], of[max(pair)]) for pair in combinations_with_replacement(punches, 2)]


def scores(worth: Worth, meeting: Meeting) -> Found:
    """Read from what was worked out the worth of every match-up to the build that comes first in the lab."""
    return {(one, two): (worth.score(one, two), worth.error) for one in meeting[0] for two in meeting[1] if one < two}


def lay_out(builds: Sequence[Build], found: Found) -> Lab:
    """Make a lab of match-ups that are known from the side of the build that comes first."""

    def entry(one: Build, two: Build) -> tuple[float, float]:
        if one == two:
            return 0.5, 0.0
        if one < two:
            return found[one, two]
        worth, error = found[two, one]
        return 1 - worth, error

    rows = [[entry(one, two) for two in builds] for one in builds]
    worth, error = (tuple(tuple(cell[part] for cell in row) for row in rows) for part in (0, 1))
    return Lab(tuple(builds), worth, error)


def shipped(options: Options) -> Lab | None:
    """Give the lab of some rules that is shipped, under their cap; None if there is none."""
    try:
        return _read(file_name(options)).under(options.cap)
    except OSError:
        return None


def file_name(options: Options) -> str:
    """Name the file of the lab of some rules.

    >>> file_name(Options(rounds=3, combos=False))
    'lab-3-no-combos.json'
    """
    words = [str(options.rounds)]
    words += ["no-combos"] if not options.combos else []
    words += ["three-knockdowns"] if options.three_knockdown_rule else []
    words += ["extension"] if options.extension else []
    return f"lab-{'-'.join(words)}.json"


@cache
def _read(name: str) -> Lab:
    # By the package, not as a file: in the page it lies in an archive.
    return Lab.from_json(json.loads(get_data(__package__, f"data/{name}") or b""))

"""Work out the forecasts that are shipped: the build lab of some rules, and the odds between boxers of the roster.

python -m tools.reckon lab [--option rounds=3]... [--jobs J]
python -m tools.reckon roster [--jobs J]

Either writes one file in engine/games/blow_of_fate/data/ and comes to the same
digits on any machine.  The lab of six rounds takes some twenty minutes of one
processor, the roster ten.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, TypeVar

from engine.core.codec import load
from engine.games.blow_of_fate.builds import Build, legal
from engine.games.blow_of_fate.forecasts import FILE, written
from engine.games.blow_of_fate.lab import DATA, Found, Lab, Meeting, file_name, groups, lay_out, scores
from engine.games.blow_of_fate.odds import Odds
from engine.games.blow_of_fate.roster import ROSTER
from engine.games.blow_of_fate.state import Boxer, Options, opening
from engine.games.blow_of_fate.worth import Worth

T = TypeVar("T")
R = TypeVar("R")


def meet(options: Options, meeting: Meeting) -> Found:
    """Work out all match-ups between the builds of two Punches."""
    worth = Worth(options, meeting)
    for _ in worth.run():
        pass
    return scores(worth, meeting)


def lab(options: Options, jobs: int) -> None:
    """Write the lab of some rules."""
    builds = legal()
    found: Found = {}
    for some in _shared(partial(meet, options), groups(builds), jobs):
        found |= some
    # The mixes are those of the figures that are shipped.
    shipped = Lab.from_json(lay_out(builds, found).to_json())
    _write(DATA / file_name(options), shipped.mixed().to_json())


def foretell(pair: tuple[Build, Build]) -> list[Any]:
    """Work out the odds between two builds by the default rules."""
    one, two = (Boxer("", *build) for build in pair)
    options = Options(boxers=(one, two))
    return written(*pair, Odds(options).exact(opening(options))[1])


def roster(jobs: int) -> None:
    """Write the odds of every pair of boxers."""
    builds = sorted({boxer.build for boxer in ROSTER.values()})
    pairs = list(combinations_with_replacement(builds, 2))
    _write(FILE, list(_shared(foretell, pairs, jobs)))


def _shared(work: Callable[[T], R], pieces: Iterable[T], jobs: int) -> Iterator[R]:
    """Do pieces of work, in several processes, and tell how far it is."""
    pieces = list(pieces)
    begun = time.monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        for done, result in enumerate(pool.map(work, pieces), 1):
            print(f"\r{done} of {len(pieces)}, {time.monotonic() - begun:.0f} s", end="", flush=True)
            yield result
    print()


def _write(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{path}: {path.stat().st_size} bytes")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Work out the forecasts that are shipped.")
    parser.add_argument("what", choices=("lab", "roster"))
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    options = load(
        Options, {key: json.loads(value) for key, _, value in (each.partition("=") for each in given.option)}
    )
    if given.what == "lab":
        lab(options, given.jobs)
    else:
        roster(given.jobs)


if __name__ == "__main__":
    main()

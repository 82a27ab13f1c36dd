"""How a computer picks its boxer."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.dice import Recorded, Seeded, Typed
from engine.games.blow_of_fate.lab import Lab, shipped
from engine.games.blow_of_fate.player import pick
from engine.games.blow_of_fate.roster import ROSTER
from engine.games.blow_of_fate.state import Boxer, Options


def test_the_weakest_takes_anybody_from_the_roster() -> None:
    dice = Seeded("PICK", "computer/1/0")
    picked = Counter(pick(Options(), 1, dice).build for _ in range(600))
    assert set(picked) == {boxer.build for boxer in ROSTER.values()}
    assert min(picked.values()) > 20


def test_the_next_takes_what_is_worth_most_against_everybody() -> None:
    assert pick(Options(), 2, Typed([])) == Boxer("Goro Tetsumon", 4, 1, 10)
    capped = pick(Options(cap=7), 2, Typed([]))
    lab = shipped(Options(cap=7))
    assert lab
    assert capped.build == lab.best_reply()


def test_the_strongest_mixes_as_the_lab_says() -> None:
    lab = shipped(Options())
    assert lab
    mix = dict(zip(lab.builds, lab.equilibrium().rows, strict=True))
    dice = Seeded("PICK", "computer/0/0")
    picked = Counter(pick(Options(), 3, dice).build for _ in range(300))
    for build, count in picked.items():
        assert mix[build] > 0
        assert abs(count / 300 - mix[build]) < 0.1


@pytest.mark.parametrize("options", [Options(), Options(cap=5), Options(cap=8), Options(rounds=13, extension=True)])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_pick_is_legal_and_named_if_the_roster_knows_it(options: Options, level: int) -> None:
    names = {boxer.build: boxer.name for boxer in reversed(ROSTER.values())}
    for value in (1, 2):
        dice = Recorded([(sides, value) for sides in ([] if level == 2 else [_sides(options, level)])])
        boxer = pick(options, level, dice)
        assert sum(boxer.build) == 15
        assert max(boxer.build) <= options.cap
        assert boxer.name == names.get(boxer.build, "")


def _sides(options: Options, level: int) -> int:
    return 1_000_000 if level == 3 else sum(max(boxer.build) <= options.cap for boxer in ROSTER.values())


def test_the_ends_of_the_die_are_covered() -> None:
    lab = Lab(((4, 5, 6), (5, 5, 5)), ((0.5, 0.6), (0.4, 0.5)), ((0.0, 0.0), (0.0, 0.0)))
    for value in (1, 1_000_000):
        assert pick(Options(), 3, Typed([value]), lab).build == (4, 5, 6)
    level = Lab(((4, 5, 6), (5, 5, 5)), ((0.5, 0.5), (0.5, 0.5)), ((0.0, 0.0), (0.0, 0.0)))
    assert sum(level.equilibrium().rows) == pytest.approx(1.0)
    assert pick(Options(), 3, Typed([1_000_000]), level).build in level.builds

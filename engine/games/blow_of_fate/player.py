"""How a computer picks its boxer: by chance, against everybody, or so that nobody can make use of knowing how."""

from __future__ import annotations

from typing import Final

from engine.core.dice import Dice
from engine.games.blow_of_fate.builds import Build
from engine.games.blow_of_fate.lab import Lab, shipped
from engine.games.blow_of_fate.roster import ROSTER
from engine.games.blow_of_fate.state import Boxer, Options

#: A mix is rolled with a die of so many sides.
_SIDES: Final = 1_000_000


def pick(options: Options, level: int, dice: Dice, lab: Lab | None = None) -> Boxer:
    """Give the boxer that a computer of a level sends into a bout with these options, whoever the other is.

    Level 1 takes one of the roster, each as likely as the other; level 2 the
    build that is worth most against all legal builds alike; level 3 one out of
    the equilibrium's mix.  `lab` is that of the options; without it the shipped
    one serves, or that of the default rules.  A build that nobody in the
    roster has comes without a name.

    >>> from engine.core.dice import Typed
    >>> pick(Options(), 1, Typed([3])).name, pick(Options(), 2, Typed([])).name
    ('Goro Tetsumon', 'Goro Tetsumon')
    """
    if level == 1:
        able = [boxer.build for boxer in ROSTER.values() if max(boxer.build) <= options.cap]
        return _named(able[dice.roll(len(able), to="boxer") - 1])
    lab = lab or shipped(options) or shipped(Options(cap=options.cap))
    assert lab is not None
    return _named(lab.best_reply() if level == 2 else _mixed(lab, dice))


def _mixed(lab: Lab, dice: Dice) -> Build:
    shares = lab.equilibrium().rows
    left = float(dice.roll(_SIDES, to="build"))
    # Shares are rounded: if they do not quite reach the die's last side, that is the last build's.
    chosen = lab.builds[0]
    for build, share in zip(lab.builds, shares, strict=True):
        if share and left > 0:
            chosen = build
            left -= share * _SIDES
    return chosen


def _named(build: Build) -> Boxer:
    names = (boxer.name for boxer in ROSTER.values() if boxer.build == build)
    return Boxer(next(names, ""), *build)

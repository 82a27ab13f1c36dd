"""What the build lab has on its table: the rules in force, the figures so far, the two builds looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.core.codec import load
from engine.games.blow_of_fate.builds import Build, legal
from engine.games.blow_of_fate.lab import Lab, shipped
from engine.games.blow_of_fate.state import Options
from engine.games.blow_of_fate.tables import MOST
from engine.odds.matrix_game import Equilibrium

#: The rules that the lab can be asked about, besides the cap.
RULES: Final = ("rounds", "combos", "three_knockdown_rule", "extension")
#: The caps there are.
CAPS: Final = range(Options.__dataclass_fields__["cap"].metadata["low"], MOST + 1)
#: A figure that is surer than this was worked out; any other comes from bouts played.
CERTAIN: Final = 0.001


@dataclass(frozen=True, slots=True)
class Study:
    """The lab's table.

    `whole` are the figures for the builds under the cap `widest`, `lab` those
    of them under `cap`; both are None before the first figures are there.
    `found` is the mix of `whole` where the worker has told it, `mix` that of `lab`.
    `done` is how much is worked out (1.0: all), `asked` whether the worker is at it.
    """

    rules: Mapping[str, Any] = field(default_factory=dict)
    cap: int = MOST
    widest: int = MOST
    whole: Lab | None = None
    lab: Lab | None = None
    found: Equilibrium | None = None
    mix: Equilibrium | None = None
    done: float = 0.0
    asked: bool = False
    row: Build = (4, 1, 10)
    column: Build = (5, 5, 5)

    @property
    def options(self) -> dict[str, Any]:
        """The options of a match under these rules and the widest cap."""
        return {**self.rules, "cap": self.widest}

    @property
    def builds(self) -> tuple[Build, ...]:
        """The builds on the map."""
        return self.lab.builds if self.lab else legal(self.cap)


def opened(study: Study) -> Study:
    """Lay out what is known of the rules at once: shipped figures, or those at hand of a wider cap."""
    ready = shipped(load(Options, {**study.rules, "cap": MOST}))
    if ready:
        study = replace(study, whole=ready, found=None, widest=MOST, done=1.0, asked=False)
    elif study.whole is None and not study.asked:
        study = replace(study, widest=study.cap, done=0.0)
    elif study.widest < study.cap:
        study = replace(study, whole=None, found=None, widest=study.cap, done=0.0, asked=False)
    return shown(study)


def shown(study: Study) -> Study:
    """Bring the map, its mix and the two builds in step with the figures and the cap."""
    wide = study.cap == study.widest
    lab = study.whole and (study.whole if wide else study.whole.under(study.cap))
    # The mix of rough figures takes long to find: where the worker has told it, it is not looked for here.
    mix = (study.found if wide else None) or (lab.equilibrium() if lab else None)
    study = replace(study, lab=lab, mix=mix)
    row, column = (build if build in study.builds else (5, 5, 5) for build in (study.row, study.column))
    return replace(study, row=row, column=column)


def ruled(study: Study, key: str, value: Any) -> Study:
    """Change a rule, or the cap; what the new rules do not share with the old is forgotten."""
    if key == "cap":
        return opened(replace(study, cap=value))
    rules = {**study.rules, key: value}
    return opened(replace(study, rules=rules, whole=None, found=None, done=0.0, asked=False))

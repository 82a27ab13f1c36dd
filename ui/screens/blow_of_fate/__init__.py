"""The screens of Blow of Fate: the builds before a bout, and the bout.

Lives here: `sport` and `pages` (what this game gives to the match screen of the
boxing games, see `ui.screens.bout`), `shown` (what may be known of a step while
it is being revealed), the parts of the match screen that only this game has; and
what comes before a bout (see `ui.screens.own`).  May import: `engine`,
`ui.text`, `ui.art`, `ui.markup` and `ui.screens`.
Must never: touch the browser, decide a rule, or tell what is not revealed yet.
"""

from __future__ import annotations

from functools import partial

from ui.screens.blow_of_fate.picture import timeline
from ui.screens.blow_of_fate.sport import SPORT
from ui.screens.bout import news as lines
from ui.screens.bout import view as whole
from ui.screens.bout.sport import LATER as ALWAYS

#: Loaded when they are first needed, or before, in idle moments: none of them is in the first picture.
LATER = (
    "ui.screens.blow_of_fate.moves",
    "ui.screens.blow_of_fate.corner",
    "ui.screens.blow_of_fate.pages",
    *ALWAYS,
    "ui.screens.blow_of_fate.outward",
    "ui.screens.blow_of_fate.boxers",
    "ui.screens.blow_of_fate.lab",
)

#: Options that are a value for each seat: they change corners together.
BY_SEAT = ("boxers",)

view = partial(whole.view, SPORT)
title = partial(lines.title, SPORT)
headline = partial(lines.headline, SPORT)
announce = partial(lines.announce, SPORT)
names = SPORT.names

__all__ = ["BY_SEAT", "LATER", "announce", "headline", "names", "timeline", "title", "view"]

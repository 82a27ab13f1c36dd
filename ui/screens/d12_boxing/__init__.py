"""The match screen of Twelve-Sided Boxing.

Lives here: `sport` and `pages` (what this game gives to the screen that the
boxing games share, see `ui.screens.bout`), `shown` (what may be known of a step
while it is being revealed), and the parts that only this game has.  May import:
`engine`, `ui.text`, `ui.art`, `ui.markup` and `ui.screens`.
Must never: touch the browser, decide a rule, or tell what is not revealed yet.
"""

from __future__ import annotations

from functools import partial

from ui.screens.bout import news as lines
from ui.screens.bout import view as whole
from ui.screens.bout.sport import LATER as ALWAYS
from ui.screens.d12_boxing.picture import timeline
from ui.screens.d12_boxing.sport import SPORT

#: Loaded when they are first needed, or before, in idle moments: none of them is in the first picture.
LATER = ("ui.screens.d12_boxing.pages", *ALWAYS, "ui.screens.d12_boxing.outward")

view = partial(whole.view, SPORT)
title = partial(lines.title, SPORT)
headline = partial(lines.headline, SPORT)
announce = partial(lines.announce, SPORT)
names = SPORT.names

__all__ = ["LATER", "announce", "headline", "names", "timeline", "title", "view"]

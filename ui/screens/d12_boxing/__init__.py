"""The match screen of Twelve-Sided Boxing.

Lives here: `view` (a match on the page to page elements), `shown` (what may be
known of a step while it is being revealed), the parts of the screen, its sheets and
its end, `outward` (what leaves the page).  May import: `engine`, `ui.text`, `ui.art`, `ui.markup` and `ui.screens`.
Must never: touch the browser, decide a rule, or tell what is not revealed yet.
"""

from __future__ import annotations

from ui.screens.d12_boxing.news import announce, headline, title
from ui.screens.d12_boxing.picture import timeline
from ui.screens.d12_boxing.view import view

#: Loaded when they are first needed, or before, in idle moments: none of them is in the first picture.
LATER = ("why", "panels", "end", "outward")

__all__ = ["LATER", "announce", "headline", "timeline", "title", "view"]

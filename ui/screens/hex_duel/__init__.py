"""The screens of Arena Duel: the board, the orders, and what comes before and after.

Lives here: `hand` (the order that is being laid out), `moves` (this game's own messages), `view` and its parts, the
set-up's part and the board editor.  May import: `engine`, `ui.text`, `ui.art`, `ui.board`, `ui.markup` and
`ui.screens`.  Must never: touch the browser, decide a rule, or tell what is not revealed yet; an order that is laid
out or sealed shows to nobody but its own side.
"""

from __future__ import annotations

from ui.screens.hex_duel.board import scene, timeline
from ui.screens.hex_duel.names import names
from ui.screens.hex_duel.news import announce, headline, title
from ui.screens.hex_duel.view import view

#: Loaded when they are first needed, or before, in idle moments: none of them is in the first picture.
LATER = (
    "ui.screens.hex_duel.moves",
    "ui.screens.hex_duel.panels",
    "ui.screens.hex_duel.why",
    "ui.screens.hex_duel.end",
    "ui.screens.hex_duel.outward",
)

__all__ = ["LATER", "announce", "headline", "names", "scene", "timeline", "title", "view"]

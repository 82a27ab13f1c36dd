"""What leaves the page: the report for a chat, the picture of the result."""

from __future__ import annotations

from functools import partial

from ui.screens.blow_of_fate.sport import SPORT
from ui.screens.bout import outward

report = partial(outward.report, SPORT)
poster = partial(outward.poster, SPORT)

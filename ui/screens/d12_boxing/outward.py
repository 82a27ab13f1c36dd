"""What leaves the page: the report for a chat, the picture of the result."""

from __future__ import annotations

from functools import partial

from ui.screens.bout import outward
from ui.screens.d12_boxing.sport import SPORT

report = partial(outward.report, SPORT)
poster = partial(outward.poster, SPORT)

"""Twelve-Sided Boxing in words.

`labels` names things, `describe` tells an event plainly, `why` gives its
reasons, `commentary` calls it like a ringside announcer, `help` explains the rules
and `report` sums a bout up for a chat.
"""

from __future__ import annotations

from ui.text.d12_boxing.commentary import Booth, broadcast, comment, say
from ui.text.d12_boxing.describe import describe
from ui.text.d12_boxing.help import help_sections
from ui.text.d12_boxing.report import report
from ui.text.d12_boxing.why import why

__all__ = ["Booth", "broadcast", "comment", "describe", "help_sections", "report", "say", "why"]

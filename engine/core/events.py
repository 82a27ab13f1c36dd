"""What happened and why, as small frozen records.

An event holds every fact that a log, a picture, a tooltip or a screen reader
needs (table column and row, dice, conditions) and no sentence.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events; `clause` names the section of the rules page that made it happen."""

    clause: ClassVar[str] = ""

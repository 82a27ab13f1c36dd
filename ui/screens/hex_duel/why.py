"""The sheet "why?": one event, its reasons, and the rule."""

from __future__ import annotations

import re

from ui.markup import Node
from ui.screens.bout.why import told
from ui.screens.hex_duel import voice
from ui.screens.hex_duel.names import names
from ui.screens.play import Play
from ui.text.hex_duel.why import why
from ui.text.words import Words


def asked(play: Play) -> tuple[int, int] | None:
    """Give the (step, event) whose reasons are asked for, None for none or for one that may not be told yet."""
    spot = re.fullmatch(r"(\d{1,4})\.(\d{1,2})", play.why)
    if not spot:
        return None
    step, index = int(spot[1]), int(spot[2])
    if step > play.at:
        return None
    events = play.events if step == play.at else play.match.played[step].events
    return (step, index) if index < len(events) else None


def sheet(play: Play, t: Words) -> Node | None:
    """Give the reasons of the event that was asked about."""
    spot = asked(play)
    if spot is None:
        return None
    step, index = spot
    event = play.match.played[step].events[index]
    reasons = why(event, names(play.match, t), t)
    return told(play, voice.plain(play.match, step, index, t), reasons, event.clause, t)

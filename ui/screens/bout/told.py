"""What may be told of the step on show."""

from __future__ import annotations

from engine.core.events import Event
from ui.screens.play import Play


def told(play: Play, counted: type[Event]) -> tuple[Event, ...]:
    """Give the events of the step on show that may be told.

    A count's outcome (an event of the kind `counted`) is kept back while the
    referee is still counting, that is while it is the last event revealed of a
    step that moves.
    """
    events = play.events
    counting = play.moving and events and isinstance(events[-1], counted)
    return events[:-1] if counting else events

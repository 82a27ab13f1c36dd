"""A bout told in a few lines of plain text, to be pasted into a chat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.events import Event
from engine.games.d12_boxing.events import (
    BoutEnded,
    CountRolled,
    KnockedDown,
    LimitReached,
    RoundScored,
    TurnRolled,
)
from ui.text.d12_boxing import labels
from ui.text.d12_boxing.describe import describe
from ui.text.ring import bulletin, round_line, score
from ui.text.words import NP_, Words

_FATES = {
    "8": NP_("report", "up at 8"),
    "9": NP_("report", "up at 9"),
    "ko": NP_("report", "KO"),
    "tko": NP_("report", "TKO"),
}


def report(
    steps: Iterable[Sequence[Event]], names: Sequence[str], t: Words, seed: str | None = None, closing: str = ""
) -> str:
    """Sum a bout up from its events: title, boxers, how it ended (or `closing`), a line a round, and the seed.

    A bout of six rounds stays well under 1,500 characters.

    >>> from engine.games.d12_boxing.events import BoutBegan
    >>> print(report([(BoutBegan(6),)], ("", ""), Words("en"), seed="ABC", closing="Abandoned."))
    Twelve-Sided Boxing
    ● Red corner v ◆ Blue corner
    Abandoned.
    Seed: ABC
    """
    events = [event for step in steps for event in step]
    ended = next((event for event in events if isinstance(event, BoutEnded)), None)
    outcome = closing or (describe(ended, names, t) if ended else "")
    return bulletin(t("Twelve-Sided Boxing"), names, outcome, _rounds(events, t), t, seed)


def _rounds(events: Iterable[Event], t: Words) -> list[str]:
    """Give a line for each round: points, and the knockdowns with what became of them."""
    lines: list[str] = []
    number, falls = 0, []
    down: dict[int, str] = {}
    for event in events:
        if isinstance(event, TurnRolled):
            number = event.round
        elif isinstance(event, KnockedDown):
            outcome = ("down", "odown") if not event.devastating else ("heavy", "oheavy")
            down[event.seat] = labels.outcome_of(outcome[event.seat], labels.MARKS, t)
        elif isinstance(event, CountRolled | LimitReached):
            fate = event.fate if isinstance(event, CountRolled) else "tko"
            falls.append(t.p("report", "{down}, {fate}", down=down[event.seat], fate=t.p(*_FATES[fate])))
        elif isinstance(event, RoundScored):
            points = score(event.points)
            turns = [] if falls else [t.p("report", "turns {turns}", turns=score(event.favourable))]
            lines.append(round_line(number, [points, *turns, *falls], t))
            falls = []
    return [*lines, round_line(number, falls, t)] if falls else lines

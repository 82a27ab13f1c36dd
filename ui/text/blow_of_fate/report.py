"""A bout told in a few lines of plain text, to be pasted into a chat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.events import Event
from engine.games.blow_of_fate import tables
from engine.games.blow_of_fate.builds import Build
from engine.games.blow_of_fate.events import (
    BoutEnded,
    Clinched,
    CountRolled,
    KnockedDown,
    LimitReached,
    PunchThrown,
    Rested,
    RightRolled,
    RoundEnded,
    Stopped,
)
from ui.text.blow_of_fate import labels
from ui.text.blow_of_fate.describe import describe
from ui.text.ring import bulletin, round_line, score
from ui.text.words import NP_, Words

_FATES = {
    "up": NP_("report", "up"),
    "ko": NP_("report", "KO"),
    "tko": NP_("report", "TKO"),
}


def report(
    steps: Iterable[Sequence[Event]],
    names: Sequence[str],
    t: Words,
    seed: str | None = None,
    closing: str = "",
    builds: Sequence[Build] = (),
) -> str:
    """Sum a bout up from its events: title, boxers, how it ended (or `closing`), builds, a line a round, the seed.

    A bout of six rounds stays well under 1,500 characters.

    >>> from engine.games.blow_of_fate.events import BoutBegan
    >>> bout = [(BoutBegan(6),)]
    >>> print(report(bout, ("", ""), Words("en"), "ABC", "Abandoned.", ((5, 5, 5), (4, 1, 10))))
    Blow of Fate
    ● Red corner v ◆ Blue corner
    Abandoned.
    Punch/Speed/Toughness: ● 5/5/5, ◆ 4/1/10
    Seed: ABC
    """
    events = [event for step in steps for event in step]
    ended = next((event for event in events if isinstance(event, BoutEnded)), None)
    outcome = closing or (describe(ended, names, t) if ended else "")
    lines = _rounds(events, t)
    if builds:
        heading = "/".join(labels.value(name, t) for name in tables.VALUES)
        both = (f"{mark} {labels.build(each)}" for mark, each in zip(labels.MARKS, builds, strict=True))
        lines.insert(0, t("{what}: {values}", what=heading, values=t.p("list", ", ").join(both)))
    return bulletin(t("Blow of Fate"), names, outcome, lines, t, seed)


def _rounds(events: Iterable[Event], t: Words) -> list[str]:
    """Give a line for each round: the HP at the bell, and the knockdowns with what became of them."""
    lines: list[str] = []
    hp, number, falls, down = [tables.HP, tables.HP], 0, [], ""
    for event in events:
        if isinstance(event, RightRolled):
            number = event.round
        elif isinstance(event, Clinched | Rested):
            hp = list(event.hp)
        elif isinstance(event, PunchThrown):
            hp[1 - event.seat] = event.hp
        elif isinstance(event, KnockedDown):
            down = t.p(
                "report",
                "{who} down ({punch})",
                who=labels.MARKS[event.seat],
                punch=labels.punch(event.punch, t),
            )
        elif isinstance(event, CountRolled | LimitReached | Stopped):
            fate = event.fate if isinstance(event, CountRolled) else "tko"
            if isinstance(event, CountRolled):
                hp[event.seat] = event.hp
            falls.append(t.p("report", "{down}, {fate}", down=down, fate=t.p(*_FATES[fate])))
        elif isinstance(event, RoundEnded):
            lines.append(round_line(number, [t.p("report", "{hp} HP", hp=score(hp)), *falls], t))
            falls = []
    return [*lines, round_line(number, falls, t)] if falls else lines

"""The ringside announcer: which line to say of which event, never the same twice in a round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import singledispatch

from engine.core.events import Event
from engine.games.d12_boxing import tables
from engine.games.d12_boxing.events import (
    BoutBegan,
    BoutEnded,
    ConditionChanged,
    CountRolled,
    KnockedDown,
    LimitReached,
    RoundBegan,
    RoundScored,
    TurnRolled,
)
from ui.text import booth
from ui.text.booth import Pick
from ui.text.d12_boxing import labels
from ui.text.d12_boxing.describe import TURNS, went_up
from ui.text.d12_boxing.lines import LINES
from ui.text.ring import score
from ui.text.words import Words

_TURN_KINDS = {
    "adv": "favour",
    "dis": "favour",
    "even": "even",
    "clinch": "clinch",
    "counter": "counter",
    "countered": "counter",
    "trade": "trade",
    "down": "down",
    "odown": "down",
    "heavy": "heavy",
    "oheavy": "heavy",
    "double": "double",
}
_FATE_KINDS = {"8": "eight", "9": "nine", "ko": "out", "tko": "stopped"}
_END_KINDS = {
    "ko": "won_ko",
    "tko": "won_tko",
    "decision": "won_decision",
    "draw": "drawn",
    "double_ko": "both_out",
}
_UPPER = ("S", "SS")


class Moment(booth.Moment):
    """A moment of this game."""

    __slots__ = ()
    book = LINES


@singledispatch
def moment(event: Event, rounds: int = 0) -> Moment:
    """Tell what kind of moment an event is; `rounds` (0: unknown) are scheduled.

    Raises TypeError for an event of another game.

    >>> moment(RoundBegan(6), rounds=6).special
    ('round_last',)
    """
    raise TypeError(f"no words for {event!r}")


@moment.register
def _(event: BoutBegan, rounds: int = 0) -> Moment:
    return Moment("bout_begins")


@moment.register
def _(event: TurnRolled, rounds: int = 0) -> Moment:
    kind, about = _TURN_KINDS[event.outcome], TURNS[event.outcome][0]
    mine, theirs = (tables.BAND[event.conditions[seat]] in _UPPER for seat in (about, 1 - about))
    special = ""
    if mine and not theirs:
        special = f"{kind}_strong"
    elif theirs and not mine:
        special = f"{kind}_upset"
    return Moment(kind, about, (special,) if special in LINES else ())


@moment.register
def _(event: ConditionChanged, rounds: int = 0) -> Moment:
    fields = (("after", event.after),)
    if event.cause == "interval":
        return Moment("cooled", event.seat, (), fields)
    if event.cause == "knockdown":
        return Moment("boost", event.seat, (), fields)
    return Moment("rise" if went_up(event) else "drop", event.seat, (), fields)


@moment.register
def _(event: KnockedDown, rounds: int = 0) -> Moment:
    special = ("third",) if event.in_round == tables.ROUND_LIMIT else ()
    fields = (("total", event.total), ("in_round", event.in_round))
    if event.devastating:
        return Moment("devastated", event.seat, special, fields)
    return Moment("floored" if event.total == 1 else "again", event.seat, special, fields)


@moment.register
def _(event: LimitReached, rounds: int = 0) -> Moment:
    return Moment(f"limit_{event.limit}", event.seat, (), (("count", event.count),))


@moment.register
def _(event: CountRolled, rounds: int = 0) -> Moment:
    return Moment(_FATE_KINDS[event.fate], event.seat)


@moment.register
def _(event: RoundScored, rounds: int = 0) -> Moment:
    fields = (("round", event.round), ("points", score(event.points)))
    about = 0 if event.points[0] >= event.points[1] else 1
    if event.basis == "knockdowns":
        if 0 in event.scored:
            kind = "round_knockdown" if max(event.scored) == 1 else "round_knockdowns"
        else:
            kind = "round_both" if event.scored[0] == event.scored[1] else "round_brawl"
        return Moment(kind, about, (), fields)
    lead = abs(event.favourable[0] - event.favourable[1])
    if lead == 0:
        return Moment("round_even", about, (), fields)
    special = {1: ("round_close",), tables.TURNS_PER_ROUND: ("round_swept",)}.get(lead, ())
    return Moment("round_won", about, special, fields)


@moment.register
def _(event: RoundBegan, rounds: int = 0) -> Moment:
    return Moment("round_begins", 0, ("round_last",) if event.round == rounds else (), (("round", event.round),))


@moment.register
def _(event: BoutEnded, rounds: int = 0) -> Moment:
    about = event.winner or 0
    mine, theirs = event.totals[about], event.totals[1 - about]
    special: tuple[str, ...] = ()
    if event.method in ("ko", "tko") and mine < theirs:
        special = ("won_behind",)
    elif event.method == "ko" and event.round == 1:
        special = ("won_ko_first",)
    elif event.method == "decision" and mine - theirs == 1:
        special = ("won_narrowly",)
    fields = (("round", event.round), ("high", max(mine, theirs)), ("low", min(mine, theirs)))
    return Moment(_END_KINDS[event.method], about, special, fields)


def spoken(event: Event) -> bool:
    """Whether the announcer speaks of an event; of the ladder only when a boxer climbs to S or SS turn by turn."""
    if isinstance(event, ConditionChanged):
        return event.cause not in ("interval", "knockdown") and event.after in _UPPER and went_up(event)
    return True


def say(event: Event, line: str, names: Sequence[str], t: Words, rounds: int = 0) -> str:
    """Fill a line chosen for an event and put it in the reader's language."""
    return moment(event, rounds).say(line, labels.boxers(names, t), t)


def comment(event: Event, names: Sequence[str], t: Words, pick: Pick, rounds: int = 0) -> str:
    """Call an event with the line that `pick` chooses from all that fit.

    >>> comment(RoundBegan(2), ("", ""), Words("en"), pick=lambda lines: lines[0])
    'Round 2. Seconds out.'
    """
    return say(event, pick(moment(event, rounds).lines), names, t, rounds)


class Booth(booth.Booth):
    """The announcer of a bout of Twelve-Sided Boxing."""

    __slots__ = ()

    def hear(self, event: Event) -> Booth:
        """Remember how many rounds are scheduled."""
        return replace(self, rounds=event.rounds) if isinstance(event, BoutBegan) else self

    def moment(self, event: Event) -> Moment | None:
        """Tell what kind of moment an event is, None where the announcer is silent."""
        return moment(event, self.rounds) if spoken(event) else None


def broadcast(steps: Iterable[Sequence[Event]], names: Sequence[str], t: Words, seed: str) -> list[list[str]]:
    """Call a bout from `begin` on: for each step, a line for each event ("" where the announcer is silent)."""
    return booth.broadcast(Booth(seed), steps, labels.boxers(names, t), t)

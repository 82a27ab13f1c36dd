"""The ringside announcer: which line to say of which event, never the same twice in a round."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import singledispatch

from engine.core.dice import Seeded
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
from ui.text.d12_boxing import labels
from ui.text.d12_boxing.describe import TURNS, score, went_up
from ui.text.d12_boxing.lines import LINES
from ui.text.words import Words

Pick = Callable[[Sequence[str]], str]

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


@dataclass(frozen=True, slots=True)
class Moment:
    """What can be said of an event: the kind of line, more special kinds that its facts allow, and the fields.

    `about` is the seat that `{a}` stands for.
    """

    kind: str
    about: int = 0
    special: tuple[str, ...] = ()
    fields: tuple[tuple[str, object], ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """Every line that fits."""
        return tuple(line for kind in (*self.special, self.kind) for line in LINES.get(kind, ()))


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
    this = moment(event, rounds)
    who = labels.boxers(names, t)
    return t(line, a=who[this.about], b=who[1 - this.about], **dict(this.fields))


def comment(event: Event, names: Sequence[str], t: Words, pick: Pick, rounds: int = 0) -> str:
    """Call an event with the line that `pick` chooses from all that fit.

    >>> comment(RoundBegan(2), ("", ""), Words("en"), pick=lambda lines: lines[0])
    'Round 2. Seconds out.'
    """
    return say(event, pick(moment(event, rounds).lines), names, t, rounds)


@dataclass(frozen=True, slots=True)
class Booth:
    """The announcer's memory: what was said so far, so that it is not said again soon.

    Lines come from the stream `cosmetic/<step>` of the seed, so the same bout is
    called alike everywhere and in both languages; a line comes back only when
    all that fit have been used, the one longest unsaid first.
    """

    seed: str = "ringside"
    rounds: int = 0
    said: tuple[str, ...] = ()

    def call(self, step: int, events: Iterable[Event]) -> tuple[Booth, tuple[str, ...]]:
        """Choose a line for each event of a step ("" where the announcer is silent), not yet filled (see `say`)."""
        dice = Seeded(self.seed, f"cosmetic/{step}")
        booth, lines = self, []
        for event in events:
            if isinstance(event, BoutBegan):
                booth = replace(booth, rounds=event.rounds)
            line = booth._choose(moment(event, booth.rounds), dice) if spoken(event) else ""
            if line:
                booth = replace(booth, said=(*(old for old in booth.said if old != line), line))
            lines.append(line)
        return booth, tuple(lines)

    def _choose(self, this: Moment, dice: Seeded) -> str:
        special = [line for kind in this.special for line in LINES[kind] if line not in self.said]
        general = [line for line in LINES[this.kind] if line not in self.said]
        if special and (dice.roll(3) > 1 or not general):
            return special[dice.roll(len(special)) - 1]
        if general:
            return general[dice.roll(len(general)) - 1]
        return min(this.lines, key=self.said.index)


def broadcast(steps: Iterable[Sequence[Event]], names: Sequence[str], t: Words, seed: str) -> list[list[str]]:
    """Call a bout from `begin` on: for each step, a line for each event ("" where the announcer is silent)."""
    booth, calls = Booth(seed), []
    for step, events in enumerate(steps):
        booth, lines = booth.call(step, events)
        pairs = zip(events, lines, strict=True)
        calls.append([say(event, line, names, t, booth.rounds) if line else "" for event, line in pairs])
    return calls

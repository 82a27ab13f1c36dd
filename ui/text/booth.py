"""The announcer's booth, whatever the game: which of the lines that fit to say, and none again too soon."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.core.dice import Seeded
from engine.core.events import Event
from ui.text.words import Words

Pick = Callable[[Sequence[str]], str]


@dataclass(frozen=True, slots=True)
class Moment:
    """What can be said of an event: the kind of line, more special kinds that its facts allow, and the fields.

    `about` is the seat that `{a}` stands for.  A game's own subclass says where
    its lines are.
    """

    book: ClassVar[Mapping[str, Sequence[str]]] = {}

    kind: str
    about: int = 0
    special: tuple[str, ...] = ()
    fields: tuple[tuple[str, object], ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """Every line that fits."""
        return tuple(line for kind in (*self.special, self.kind) for line in self.book.get(kind, ()))

    def facts(self, t: Words) -> dict[str, object]:
        """Give the fields as they stand in a sentence."""
        return dict(self.fields)

    def say(self, line: str, who: Sequence[str], t: Words) -> str:
        """Fill one of the lines with the boxers' names, and put it in the reader's language."""
        return t(line, a=who[self.about], b=who[1 - self.about], **self.facts(t))


@dataclass(frozen=True, slots=True)
class Booth:
    """The announcer's memory: what was said so far, so that it is not said again soon.

    Lines come from the stream `cosmetic/<step>` of the seed, so the same bout is
    called alike everywhere and in both languages; a line comes back only when
    all that fit have been used, the one longest unsaid first.  A game's own
    subclass says what moment an event is, and what to remember of it.
    """

    seed: str = "ringside"
    rounds: int = 0
    said: tuple[str, ...] = ()

    def hear(self, event: Event) -> Self:
        """Take in what an event tells about the bout: how many `rounds` are scheduled."""
        return self

    def moment(self, event: Event) -> Moment | None:
        """Tell what kind of moment an event is, None for one that the announcer lets pass."""
        raise NotImplementedError

    def call(self, step: int, events: Iterable[Event]) -> tuple[Self, tuple[str, ...]]:
        """Choose a line for each event of a step ("" where the announcer is silent), not yet filled (see `say`)."""
        dice = Seeded(self.seed, f"cosmetic/{step}")
        booth, lines = self, []
        for event in events:
            booth = booth.hear(event)
            this = booth.moment(event)
            line = booth._choose(this, dice) if this else ""
            if line:
                booth = replace(booth, said=(*(old for old in booth.said if old != line), line))
            lines.append(line)
        return booth, tuple(lines)

    def _choose(self, this: Moment, dice: Seeded) -> str:
        special = [line for kind in this.special for line in this.book[kind] if line not in self.said]
        general = [line for line in this.book[this.kind] if line not in self.said]
        if special and (dice.roll(3) > 1 or not general):
            return special[dice.roll(len(special)) - 1]
        if general:
            return general[dice.roll(len(general)) - 1]
        return min(this.lines, key=self.said.index)


def broadcast(booth: Booth, steps: Iterable[Sequence[Event]], who: Sequence[str], t: Words) -> list[list[str]]:
    """Call a bout from `begin` on: for each step, a line for each event ("" where the announcer is silent)."""
    calls = []
    for step, events in enumerate(steps):
        booth, lines = booth.call(step, events)
        moments = (booth.moment(event) for event in events)
        calls.append([this.say(line, who, t) if this else "" for this, line in zip(moments, lines, strict=True)])
    return calls

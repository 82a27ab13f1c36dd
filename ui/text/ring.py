"""What the boxing games say alike: the corners, a pair of values, points, switches, a bout told for a chat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ui.text.words import Words

#: A label and a value: one reason of an event.
Reason = tuple[str, str]

#: Signs of the corners, red first.
MARKS = ("●", "◆")


def boxers(names: Sequence[str], t: Words) -> tuple[str, str]:
    """Give both names ready for a sentence: isolated, and the corner's name for an empty one.

    >>> boxers(("", ""), Words("en"))
    ('Red corner', 'Blue corner')
    """
    corners = (t("Red corner"), t("Blue corner"))
    red, blue = (t.name(name) if name.strip() else corner for name, corner in zip(names, corners, strict=True))
    return red, blue


def switch(on: bool, t: Words) -> str:
    """Say whether a rule is in force."""
    return t.p("rule", "On") if on else t.p("rule", "Off")


def score(points: Sequence[int]) -> str:
    """Write a pair of numbers, red corner first.

    >>> score((10, 9))
    '10–9'
    """
    return f"{points[0]}–{points[1]}"


def pair(who: Sequence[str], values: Sequence[object], t: Words) -> str:
    """Write a value of each boxer, with the names."""
    return t("{a} {x} · {b} {y}", a=who[0], x=values[0], b=who[1], y=values[1])


def bulletin(
    title: str, names: Sequence[str], outcome: str, rounds: Iterable[str], t: Words, seed: str | None = None
) -> str:
    """Lay a bout out as plain text for a chat: title, boxers, how it ended, a line a round, and the seed."""
    red, blue = boxers(names, t)
    lines = [
        title,
        t("{red_mark} {red} v {blue_mark} {blue}", red_mark=MARKS[0], red=red, blue_mark=MARKS[1], blue=blue),
        outcome or t("The bout goes on."),
        *rounds,
    ]
    if seed:
        lines.append(t("Seed: {seed}", seed=t.name(seed) if not seed.isascii() else seed))
    return "\n".join(lines)


def round_line(number: int, parts: Sequence[str], t: Words) -> str:
    """Write a round's line of such a text."""
    return t.p("report", "Round {n}: {what}", n=number, what=" · ".join(parts))

"""The board of a match: both corners' plates, and the column of the table below the picture."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from engine.games.d12_boxing import tables
from engine.games.d12_boxing.events import ConditionChanged, CountRolled, KnockedDown, RoundScored
from ui.markup import Node, h
from ui.screens.bout import parts
from ui.screens.bout.names import large
from ui.screens.bout.news import half_typed
from ui.screens.bout.parts import fact, falls, latest
from ui.screens.bout.told import told
from ui.screens.d12_boxing.shown import Shown
from ui.screens.parts import mark
from ui.screens.play import Play
from ui.text.d12_boxing import labels
from ui.text.words import Words

#: Outcome -> the seat it favours (None: nobody) and its sign in the column.
SIGNS = {
    "adv": (0, "up"),
    "dis": (1, "up"),
    "even": (None, "even"),
    "clinch": (None, "clinch"),
    "counter": (0, "counter"),
    "countered": (1, "counter"),
    "trade": (None, "trade"),
    "down": (1, "down"),
    "odown": (0, "down"),
    "heavy": (1, "heavy"),
    "oheavy": (0, "heavy"),
    "double": (None, "heavy"),
}

#: Sign -> its stroke on a 24 × 24 sheet.
STROKES = {
    "up": "M7 14l5-5 5 5",
    "even": "M7 10h10M7 15h10",
    "clinch": "M10 12a3 3 0 1 0-6 0 3 3 0 1 0 6 0M20 12a3 3 0 1 0-6 0 3 3 0 1 0 6 0M9 12h6",
    "counter": "M16 7v6a3 3 0 0 1-3 3H8M11 12l-4 4 4 4",
    "trade": "M7 7l10 10M17 7L7 17",
    "down": "M12 6v9M8 11l4 4 4-4M7 18h10",
    "heavy": "M8 6l4 4 4-4M8 11l4 4 4-4M7 19h10",
}


def sign(outcome: str) -> Node:
    """Draw an outcome small: on a disc if it favours red, a diamond if blue, a square if nobody; colour is extra."""
    seat, stroke = SIGNS[outcome]
    return parts.sign(seat, STROKES[stroke])


def plate(play: Play, now: Shown, seat: int, t: Words) -> Node:
    """Give a boxer's plate: name, ladder, knockdowns, favourable turns, points."""
    match = play.match
    who = labels.boxers([player.name for player in match.players], t)[seat]
    condition = now.condition[seat]
    word, line = labels.condition(condition, t)
    count = len(told(play, CountRolled)) if play.moving else None
    downs = now.knockdowns[seat]
    return h(
        "section",
        {
            "class": f"plate plate-{seat}" + (" plate-down" if seat in now.down else ""),
            "aria-labelledby": f"plate-{seat}",
        },
        h("h2", {"class": large("plate-name", who), "id": f"plate-{seat}"}, mark(seat), h("span", None, who)),
        h(
            "button",
            {
                "type": "button",
                "class": "ladder",
                "data-do": "why",
                "data-arg": latest(match, play.at, count, ConditionChanged, seat),
                "title": line,
            },
            h(
                "span",
                {"class": "sr"},
                t("Condition of {who}: {name}, {word}. Why?", who=who, name=condition, word=word),
            ),
            h("span", {"class": "rungs", "aria-hidden": "true"}, [_rung(name, condition) for name in tables.LADDER]),
            h("span", {"class": "ladder-words", "aria-hidden": "true"}, h("b", None, condition), h("span", None, word)),
        ),
        h(
            "div",
            {"class": "plate-facts"},
            fact(
                t.p("plate", "Down"),
                falls(downs, tables.BOUT_LIMIT),
                t("{who} was down {n} of {limit} times. Why?", who=who, n=downs, limit=tables.BOUT_LIMIT),
                "why",
                latest(match, play.at, count, KnockedDown, seat),
            ),
            fact(
                t.p("plate", "Ahead"),
                now.favourable[seat],
                t("Turns of this round that went to {who}: {n}. Scorecard", who=who, n=now.favourable[seat]),
                "panel",
                "card",
            ),
            fact(
                t.p("plate", "Points"),
                now.points[seat],
                t("Points of {who}: {n}. Why?", who=who, n=now.points[seat]),
                "why",
                latest(match, play.at, count, RoundScored),
            ),
        ),
    )


def _rung(name: str, condition: str) -> Node:
    here = name == condition
    passed = tables.LADDER.index(name) <= tables.LADDER.index(condition)
    return h("span", {"class": "rung" + (" rung-passed" if passed else "") + (" rung-here" if here else "")}, name)


def bands(column: str) -> Iterator[tuple[str, int, int]]:
    """Yield the runs of equal outcomes of a column as (outcome, first row, last row).

    >>> list(bands("N/N"))[:2]
    [('adv', 1, 4), ('dis', 5, 8)]
    """
    rows = enumerate(tables.TURN[column], start=1)
    for outcome, run in groupby(rows, key=lambda row: row[1]):
        numbers = [number for number, _ in run]
        yield outcome, numbers[0], numbers[-1]


def strip(play: Play, now: Shown, t: Words) -> Node:
    """Give the column in force as a ticket: its head on the stub, twelve rows beside it, the rolled one lit."""
    who = labels.boxers([player.name for player in play.match.players], t)
    typed = half_typed(play)
    row = typed[0] if typed else now.row
    settled = row is not None and not play.moving and now.result is None
    return h(
        "section",
        {"class": "strip", "aria-label": t("The column of the table in force")},
        h(
            "button",
            {
                "type": "button",
                "class": "strip-stub",
                "data-do": "panel",
                "data-arg": "table",
                "data-key": "t",
                "aria-label": t(
                    "Column {column}, next {next}: show the whole table", column=now.column, next=now.next_column
                )
                if settled
                else t("Column {column}: show the whole table", column=now.column),
                "title": column_line(now.column, who, t),
            },
            h("span", {"class": "strip-label", "aria-hidden": "true"}, t.p("table", "Column")),
            h("b", {"class": "strip-column", "aria-hidden": "true"}, now.column),
            h("span", {"class": "strip-next", "aria-hidden": "true"}, f"▸ {now.next_column}") if settled else None,
        ),
        h("ol", {"class": "bands"}, [_band(band, row, who, t) for band in bands(now.column)]),
    )


def _band(band: tuple[str, int, int], row: int | None, who: tuple[str, str], t: Words) -> Node:
    outcome, first, last = band
    says = labels.outcome_of(outcome, who, t)
    lit = row is not None and first <= row <= last
    seat = SIGNS[outcome][0]
    return h(
        "li",
        {
            "class": f"band band-{'none' if seat is None else seat} w{last - first + 1}" + (" band-lit" if lit else ""),
            "title": says,
            "aria-current": "true" if lit else None,
        },
        h("span", {"class": "sr"}, f"{first}–{last}: {says}" if last > first else f"{first}: {says}"),
        h(
            "span",
            {"class": "band-rows", "aria-hidden": "true"},
            [
                h("span", {"class": "band-row" + (" lit" if number == row else "")}, number)
                for number in range(first, last + 1)
            ],
        ),
        h(
            "span",
            {"class": "band-says", "aria-hidden": "true"},
            sign(outcome),
            h("span", {"class": "band-words"}, _short(labels.outcome_of(outcome, labels.MARKS, t))),
        ),
    )


def _short(words: str) -> list[Node | str]:
    # The corner's mark may stand on a line of its own where the band is narrow.
    if words[0] not in labels.MARKS:
        return [words]
    return [h("span", {"class": "band-mark"}, words[0]), " ", h("span", None, words[1:].strip())]


def column_line(column: str, who: tuple[str, str], t: Words) -> str:
    """Explain a column's head in one line."""
    own, other = column.split("/")
    return t("{red} at {x}, {blue} at {y}", red=who[0], x=_side(own, t), blue=who[1], y=_side(other, t))


def _side(band: str, t: Words) -> str:
    return t("below S") if band == "–" else band

"""The printed tables, whole, and the one that an event was read in."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.games.blow_of_fate import tables
from engine.games.blow_of_fate.events import CountRolled, KnockedDown, PunchThrown
from ui.markup import Node, h
from ui.screens.blow_of_fate.board import fate_short, sign
from ui.screens.blow_of_fate.shown import Shown
from ui.screens.play import Play
from ui.text.blow_of_fate import labels, rows
from ui.text.blow_of_fate.why import fatigue_rule
from ui.text.words import Words

TOTALS = range(2, 2 * tables.COUNT_SIDES + 1)


def both(play: Play, now: Shown, t: Words) -> list[Node]:
    """Give the table of punches and the knockdown table, with what was read lit."""
    return [
        h("p", {"class": "note"}, t("Damage: both d6 + Punch − the other’s Toughness. Below 1 it is guarded.")),
        _punches(now.cell, t),
        h("p", {"class": "note"}, t("A special is always a knockdown, whatever the damage.")),
        _knockdowns(now.row, now.total, t),
        h("p", {"class": "note"}, fatigue_rule(t)),
    ]


def read_in(event: Event, names: Sequence[str], t: Words) -> Node | None:
    """Give the table that an event was read in, with its cell or row lit."""
    if isinstance(event, PunchThrown):
        return _punches(event.dice, t)
    if isinstance(event, CountRolled):
        return _knockdowns(event.row, event.total, t)
    if isinstance(event, KnockedDown):
        return _knockdowns(event.row, None, t)
    return None


def _scroller(label: str, *inside: Node) -> Node:
    return h("div", {"class": "scroller", "tabindex": "0", "role": "group", "aria-label": label}, *inside)


def _punches(cell: tuple[int, int] | None, t: Words) -> Node:
    lit = tables.punch(*cell) if cell else None
    caption = t("The punch, by the first d6 and the half of the second")
    return _scroller(
        caption,
        h(
            "table",
            {"class": "card punch-table"},
            h("caption", None, caption),
            h(
                "thead",
                None,
                h("tr", None, [h("th", {"scope": "col"}, word) for word in (t("First"), "1–3", "4–6")]),
            ),
            h(
                "tbody",
                None,
                [
                    h(
                        "tr",
                        None,
                        h("th", {"scope": "row"}, first),
                        [
                            h(
                                "td",
                                {
                                    "class": "lit-cell" if punch == lit else None,
                                    "aria-current": "true" if punch == lit else None,
                                },
                                h(
                                    "span",
                                    {"class": "cell-sign"},
                                    sign(punch),
                                    h("span", None, labels.capital(labels.punch(punch, t))),
                                ),
                            )
                            for punch in pair
                        ],
                    )
                    for first, pair in tables.PUNCHES.items()
                ],
            ),
        ),
    )


def _knockdowns(row: str | None, total: int | None, t: Words) -> Node:
    caption = t("Down, and up again: by the HP after the punch and the sum of two d6")
    return _scroller(
        caption,
        h(
            "table",
            {"class": "card down-table"},
            h("caption", None, caption),
            h(
                "thead",
                None,
                h(
                    "tr",
                    None,
                    h("th", {"scope": "col"}, t("HP")),
                    h("th", {"scope": "col"}, t("Down")),
                    [h("th", {"scope": "col"}, number) for number in TOTALS],
                ),
            ),
            h(
                "tbody",
                None,
                [_row(name, row, total, t) for name in tables.ROWS],
                h(
                    "tr",
                    {"class": "in-force" if row == tables.STOPPED_ROW else None},
                    h("th", {"scope": "row"}, rows.row_name(tables.STOPPED_ROW, t)),
                    h("td", None, rows.row_down(tables.STOPPED_ROW, t)),
                    h("td", {"colspan": len(TOTALS)}, t("TKO, no roll")),
                ),
            ),
        ),
    )


def _row(name: str, row: str | None, total: int | None, t: Words) -> Node:
    here = name == row
    cells = []
    for number, cell in zip(TOTALS, tables.ROWS[name].fates, strict=True):
        lit = here and number == total
        kind = "lit-cell" if lit else "in-force" if here else None
        cells.append(h("td", {"class": kind, "aria-current": "true" if lit else None}, fate_short(cell, t)))
    return h(
        "tr",
        {"class": "in-force" if here else None},
        h("th", {"scope": "row"}, rows.row_name(name, t)),
        h("td", None, rows.row_down(name, t)),
        cells,
    )

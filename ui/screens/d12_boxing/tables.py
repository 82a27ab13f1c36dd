"""The printed tables: whole, with what is in force, and one column alone to explain an event."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.games.d12_boxing import tables
from engine.games.d12_boxing.events import CountRolled, TurnRolled
from ui.markup import Node, h
from ui.screens.d12_boxing.board import SIGNS, column_line, sign
from ui.screens.d12_boxing.news import names
from ui.screens.d12_boxing.shown import Shown
from ui.screens.play import Play
from ui.text.d12_boxing import labels
from ui.text.d12_boxing.why import count_column
from ui.text.words import Words

ROWS = range(1, 13)


def both(play: Play, now: Shown, t: Words) -> list[Node]:
    """Give the turn table in its two halves and the get-up table."""
    who = labels.boxers(names(play.match, t), t)
    low = [name for name in tables.TURN if "S" not in name and "–" not in name]
    high = [name for name in tables.TURN if name not in low]
    table = play.match.state.options.count_table
    return [
        h(
            "p",
            {"class": "note"},
            t("Column {column}: {line}.", column=now.column, line=column_line(now.column, who, t)),
        ),
        _turns(low, now, who, t("While both are below S"), t),
        _turns(high, now, who, t("Once one of them is at S or above"), t),
        h(
            "ul",
            {"class": "legend", "aria-hidden": "true"},
            [
                h("li", {"class": "cell-sign"}, sign(name), h("span", None, labels.outcome_of(name, who, t)))
                for name in SIGNS
            ],
        ),
        h(
            "div",
            {"class": "scroller", "tabindex": "0", "role": "group", "aria-label": t("Get-up table")},
            h(
                "table",
                {"class": "card"},
                h("caption", None, t("Get-up table: {table}", table=labels.option_value(table, t))),
                h(
                    "thead",
                    None,
                    h(
                        "tr",
                        None,
                        h("th", {"scope": "col"}, t("Die")),
                        [h("th", {"scope": "col"}, count_column(name, t)) for name in tables.COUNT[table]],
                    ),
                ),
                h(
                    "tbody",
                    None,
                    [
                        h(
                            "tr",
                            None,
                            h("th", {"scope": "row"}, row),
                            [h("td", None, labels.fate(cells[row - 1], t)) for cells in tables.COUNT[table].values()],
                        )
                        for row in ROWS
                    ],
                ),
            ),
        ),
    ]


def _turns(names: list[str], now: Shown, who: tuple[str, str], caption: str, t: Words) -> Node:
    return h(
        "div",
        {"class": "scroller", "tabindex": "0", "role": "group", "aria-label": caption},
        h(
            "table",
            {"class": "card turn-table"},
            h("caption", None, caption),
            h(
                "thead",
                None,
                h(
                    "tr",
                    None,
                    h("th", {"scope": "col"}, t("Die")),
                    [
                        h(
                            "th",
                            {
                                "scope": "col",
                                "class": "in-force" if name == now.column else None,
                                "title": column_line(name, who, t),
                            },
                            name,
                        )
                        for name in names
                    ],
                ),
            ),
            h(
                "tbody",
                None,
                [
                    h(
                        "tr",
                        None,
                        h("th", {"scope": "row"}, row),
                        [_cell(name, row, now, t) for name in names],
                    )
                    for row in ROWS
                ],
            ),
        ),
    )


def _cell(name: str, row: int, now: Shown, t: Words) -> Node:
    outcome = tables.TURN[name][row - 1]
    lit = name == now.column and row == now.row
    kind = "lit-cell" if lit else "in-force" if name == now.column else None
    return h(
        "td",
        {"class": kind, "aria-current": "true" if lit else None},
        h("span", {"class": "cell-sign"}, sign(outcome), h("span", None, labels.outcome_of(outcome, labels.MARKS, t))),
    )


def read_in(event: Event, names: Sequence[str], t: Words) -> Node | None:
    """Give the column that an event was read in, whole, with its row lit."""
    who = labels.boxers(names, t)
    if isinstance(event, TurnRolled):
        head = event.column
        rows = [
            [h("span", {"class": "cell-sign"}, sign(cell), h("span", None, labels.outcome_of(cell, who, t)))]
            for cell in tables.TURN[event.column]
        ]
        caption = t("The column that was read")
    elif isinstance(event, CountRolled):
        head = count_column(event.column, t)
        rows = [[h("span", None, labels.fate(cell, t))] for cell in tables.COUNT[event.table][event.column]]
        caption = t("The get-up column that was read")
    else:
        return None
    return h(
        "table",
        {"class": "card why-column"},
        h("caption", None, caption),
        h("thead", None, h("tr", None, h("th", {"scope": "col"}, t("Die")), h("th", {"scope": "col"}, head))),
        h(
            "tbody",
            None,
            [
                h(
                    "tr",
                    {
                        "class": "lit" if number == event.die else None,
                        "aria-current": "true" if number == event.die else None,
                    },
                    h("th", {"scope": "row"}, number),
                    h("td", None, cells),
                )
                for number, cells in enumerate(rows, start=1)
            ],
        ),
    )

"""The exact odds: now by method, before the bell by round, and how they moved."""

from __future__ import annotations

from engine.odds.chances import Chances
from ui.markup import Node, h
from ui.screens.bout import voice
from ui.screens.bout.oddsline import known, odds_bar, share
from ui.screens.bout.sport import Sport, pages
from ui.screens.parts import mark
from ui.screens.play import Play
from ui.text.words import Words


def odds_sheet(sport: Sport, play: Play, t: Words) -> list[Node | None]:
    """Give all that is known of the odds of the step on show and of the opening."""
    step = known(play)
    now = play.odds.get(step)
    if now is None:
        return [h("p", {"class": "note"}, t("The odds are being worked out. They will stand here in a moment."))]
    return [
        odds_bar(now),
        methods(sport, play, step, t),
        *(h("p", {"class": "note"}, line) for line in pages(sport).odds_notes(now, play.certain.get(step), t)),
        _by_round(sport, play, t),
    ]


def methods(sport: Sport, play: Play, step: int, t: Words) -> Node:
    """Give the table of chances by winner and method after a step."""
    chances, game = play.odds[step], pages(sport)
    who = voice.boxers(sport, play.match, t)
    seats: list[tuple[int | None, str]] = [(0, who[0]), (1, who[1]), (None, t("Draw"))]
    ways = [(seat, method) for seat in (0, 1) for method in game.wins] + [(None, method) for method in game.draws]
    return h(
        "table",
        {"class": "card methods"},
        h("caption", None, t("Before the first bell") if step == 0 else t("By way of ending, from here")),
        h(
            "thead",
            None,
            h(
                "tr",
                None,
                h("th", {"scope": "col"}, t("Winner")),
                h("th", {"scope": "col"}, t("Way")),
                h("th", {"scope": "col"}, t("Chance")),
            ),
        ),
        h(
            "tbody",
            None,
            [
                h(
                    "tr",
                    None,
                    h(
                        "th",
                        {"scope": "row"},
                        mark(seat) if seat is not None else None,
                        h("span", None, dict(seats)[seat]),
                    ),
                    h("td", None, game.method(method, t)),
                    h("td", None, share(chances.parts.get((seat, method), 0.0), chances)),
                )
                for seat, method in ways
            ],
        ),
        h(
            "tfoot",
            None,
            [
                h(
                    "tr",
                    None,
                    h("th", {"scope": "row"}, mark(seat) if seat is not None else None, h("span", None, word)),
                    h("td", None, t("in all")),
                    h("td", None, share(chances.draw if seat is None else chances.win(seat), chances)),
                )
                for seat, word in seats
            ],
        ),
    )


def _by_round(sport: Sport, play: Play, t: Words) -> Node | None:
    """Give the table made before the first bell: in which round it ends, and for whom."""
    if not play.by_round:
        return None
    who = voice.boxers(sport, play.match, t)
    rounds = sorted({row[0] for row in play.by_round})
    opening = play.odds.get(0) or Chances({})
    cells = {(number, seat): 0.0 for number in rounds for seat in (0, 1, None)}
    for number, winner, _, chance in play.by_round:
        cells[number, winner] += chance
    return h(
        "div",
        {"class": "scroller", "tabindex": "0", "role": "group", "aria-label": t("By round")},
        h(
            "table",
            {"class": "card"},
            h("caption", None, t("Before the first bell, by the round in which it ends")),
            h(
                "thead",
                None,
                h(
                    "tr",
                    None,
                    h("th", {"scope": "col"}, t.p("scorecard", "Round")),
                    [h("th", {"scope": "col"}, mark(seat), h("span", None, who[seat])) for seat in (0, 1)],
                    h("th", {"scope": "col"}, t("Draw")),
                ),
            ),
            h(
                "tbody",
                None,
                [
                    h(
                        "tr",
                        None,
                        h("th", {"scope": "row"}, number),
                        [h("td", None, share(cells[number, seat], opening)) for seat in (0, 1, None)],
                    )
                    for number in rounds
                ],
            ),
        ),
    )

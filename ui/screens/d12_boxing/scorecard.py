"""The judges' paper: every round scored so far, and the one under way."""

from __future__ import annotations

from engine.games.d12_boxing.events import CountRolled, RoundScored
from ui.markup import Node, h
from ui.screens.bout.told import told
from ui.screens.d12_boxing.news import names
from ui.screens.d12_boxing.shown import Shown
from ui.screens.parts import mark
from ui.screens.play import Play
from ui.text.d12_boxing import labels
from ui.text.d12_boxing.describe import score
from ui.text.words import Words


def scored(play: Play) -> list[tuple[str, RoundScored]]:
    """Give every round scored that may be told, as ("step.event", event)."""
    out = []
    for step in range(1, play.at + 1):
        events = told(play, CountRolled) if step == play.at else play.match.played[step].events
        out += [(f"{step}.{index}", event) for index, event in enumerate(events) if isinstance(event, RoundScored)]
    return out


def scorecard(play: Play, now: Shown, t: Words, *, titled: bool = True) -> Node:
    """Give the scorecard: a row a round, points by corner, and what decided it as a button to its reasons."""
    who = labels.boxers(names(play.match, t), t)
    rounds = play.match.state.options.rounds
    done = dict(enumerate(scored(play), start=1))
    return h(
        "table",
        {"class": "scorecard"},
        h("caption", {"class": None if titled else "sr"}, t("Scorecard")),
        h(
            "thead",
            None,
            h(
                "tr",
                None,
                h("th", {"scope": "col"}, t.p("scorecard", "Round")),
                [
                    h("th", {"scope": "col", "class": f"scorecard-{seat}"}, mark(seat), h("span", None, who[seat]))
                    for seat in (0, 1)
                ],
                h("th", {"scope": "col"}, t("Decided by")),
            ),
        ),
        h("tbody", None, [_row(number, done.get(number), now, t) for number in range(1, rounds + 1)]),
        h(
            "tfoot",
            None,
            h(
                "tr",
                None,
                h("th", {"scope": "row"}, t("Total")),
                [h("td", {"class": "scorecard-total"}, now.points[seat]) for seat in (0, 1)],
                h("td", None),
            ),
        ),
    )


def _row(number: int, done: tuple[str, RoundScored] | None, now: Shown, t: Words) -> Node:
    head = h("th", {"scope": "row"}, number)
    if done:
        spot, event = done
        return h(
            "tr",
            None,
            head,
            [
                h(
                    "td",
                    {"class": "scorecard-won" if event.points[seat] > event.points[1 - seat] else None},
                    h("span", None, event.points[seat]),
                )
                for seat in (0, 1)
            ],
            h(
                "td",
                None,
                h(
                    "button",
                    {
                        "type": "button",
                        "class": "scorecard-why",
                        "data-do": "why",
                        "data-arg": spot,
                        "aria-label": t("Round {n}: why?", n=number),
                    },
                    _basis(event, t),
                ),
            ),
        )
    here = number == now.round and now.result is None
    waiting = h("td", {"class": "scorecard-open"}, t("under way") if here else "")
    return h("tr", {"class": "scorecard-here" if here else None}, head, h("td", None), h("td", None), waiting)


def _basis(event: RoundScored, t: Words) -> list[Node | str]:
    by_knockdowns = event.basis == "knockdowns"
    word = t.p("scorecard", "Knockdowns") if by_knockdowns else t.p("scorecard", "Turns")
    return [word, " ", h("span", {"class": "kept"}, score(event.scored if by_knockdowns else event.favourable))]

"""The odds of a bout before its first bell."""

from __future__ import annotations

from collections.abc import Sequence

from engine.odds.chances import Chances
from ui.markup import Node, h
from ui.screens.parts import mark
from ui.text.blow_of_fate import labels
from ui.text.words import Words

#: When a bound is told at all: below it no printed digit changes.
_SHOWN = 0.0005


def percent(chance: float) -> str:
    """Write a chance in percent, with one decimal.

    >>> percent(0.4989)
    '49.9 %'
    """
    return f"{100 * chance:.1f} %"


def forecast(odds: Chances | None, who: Sequence[str], t: Words) -> Node:
    """Give the odds: a bar and three figures; how sure they are; or that they are being worked out."""
    return h(
        "section",
        {"class": "forecast", "aria-labelledby": "forecast"},
        h("h2", {"class": "label", "id": "forecast"}, t("The odds before the bell")),
        h("div", {"class": "forecast-body", "role": "status"}, _told(odds, who, t) if odds else _waiting(t)),
    )


def _waiting(t: Words) -> list[Node]:
    return [
        h("div", {"class": "forecast-bar forecast-wait", "aria-hidden": "true"}),
        h("p", {"class": "hint"}, t("The referee’s clerk is working them out. You need not wait.")),
    ]


def _told(odds: Chances, who: Sequence[str], t: Words) -> list[Node]:
    shares = (odds.win(0), odds.draw, odds.win(1))
    # What is known only within a bound is shared out for the picture, so that the bar is full.
    whole = sum(shares) or 1.0
    words = (
        h("li", {"class": "forecast-red"}, mark(0), who[0], h("b", None, percent(shares[0]))),
        h("li", {"class": "forecast-draw"}, t("Draw"), h("b", None, percent(shares[1]))),
        h("li", {"class": "forecast-blue"}, mark(1), who[1], h("b", None, percent(shares[2]))),
    )
    return [
        h(
            "div",
            {"class": "forecast-bar", "aria-hidden": "true"},
            [
                h("span", {"class": f"forecast-{name}", "style": f"width:{100 * share / whole:.2f}%"})
                for name, share in zip(("red", "draw", "blue"), shares, strict=True)
            ],
        ),
        h("ul", {"class": "forecast-list"}, words),
        h("p", {"class": "hint"}, sure(odds, t)),
    ]


def sure(odds: Chances, t: Words) -> str:
    """Say how sure the odds are: sampled and by how much, between which bounds, or exact to the digit shown."""
    win = odds.win(0)
    low, high = odds.between(win)
    if odds.sampled:
        return t("Red: {chance}", chance=labels.sampled(percent(win), percent((high - low) / 2), t))
    if odds.dropped > _SHOWN:
        return t("Red: {bounds}", bounds=labels.between(percent(low), percent(high), t))
    return t("Worked out, not sampled: every digit shown holds.")

"""The line of odds over the picture: three numbers over a thin bar, and how sure they are."""

from __future__ import annotations

from engine.odds.chances import Chances
from ui.markup import Node, h
from ui.screens.bout import voice
from ui.screens.bout.sport import Sport
from ui.screens.parts import mark
from ui.screens.play import Play
from ui.text.words import N_, Words

#: Less than this that was left out is not drawn in the bar: it would not be seen.
_UNSEEN = 0.002

SAYS = {
    "exact": N_("Exact odds: {red} {a}, draw {d}, {blue} {b}. Show all of them"),
    "bound": N_("Guaranteed odds: {red} {a}, draw {d}, {blue} {b}. Show all of them"),
    "sampled": N_("Sampled odds: {red} {a}, draw {d}, {blue} {b}. Show all of them"),
}


def known(play: Play) -> int:
    """Give the step whose odds may be told: while one is being shown, the one before it."""
    return play.at - 1 if play.moving and play.at else play.at


def odds(sport: Sport, play: Play, t: Words) -> Node:
    """Give the chances over the picture: red left, blue right, the draw between; opens all of the odds."""
    chances = play.odds.get(known(play))
    attrs = {"type": "button", "class": "odds", "data-do": "panel", "data-arg": "odds", "data-key": "o"}
    if chances is None:
        return h("button", attrs, h("span", {"class": "odds-wait"}, t(sport.odds_wait)))
    red, blue = voice.boxers(sport, play.match, t)
    a, d, b = (share(part, chances) for part in (chances.win(0), chances.draw, chances.win(1)))
    return h(
        "button",
        attrs,
        h("span", {"class": "sr"}, t(SAYS[surety(chances)], red=red, a=a, d=d, blue=blue, b=b)),
        h(
            "span",
            {"class": "odds-line", "aria-hidden": "true"},
            h("b", {"class": "odds-side odds-0"}, mark(0), a),
            h("span", {"class": "odds-draw"}, t("draw {chance}", chance=d), _sampled(chances, t)),
            h("b", {"class": "odds-side odds-1"}, b, mark(1)),
        ),
        odds_bar(chances),
    )


def _sampled(chances: Chances, t: Words) -> Node | None:
    return h("small", {"class": "odds-sampled"}, t.p("odds", "sampled")) if chances.sampled else None


def odds_bar(chances: Chances) -> Node:
    """Give the bar of three lengths, and between them a fourth for what is not worked out yet."""
    parts = [("0", chances.win(0)), ("draw", chances.draw), ("1", chances.win(1))]
    if chances.dropped > _UNSEEN:
        parts.insert(2, ("open", chances.dropped))
    return h(
        "span",
        {"class": "odds-bar", "aria-hidden": "true"},
        [
            h("i", {"class": f"odds-part odds-part-{name}", "style": f"flex-grow:{length:.4f}"})
            for name, length in parts
        ],
    )


def surety(chances: Chances) -> str:
    """Say how sure chances are: "exact", within a "bound", or "sampled"."""
    return "sampled" if chances.sampled else "bound" if chances.dropped else "exact"


def share(part: float, chances: Chances) -> str:
    """Write a part of the chances: one figure, two where the bound can be seen, a sampled one as about so much.

    >>> odds = Chances({(0, "ko"): 0.5}, dropped=0.01)
    >>> share(0.5, odds), share(0.5, Chances(odds.parts)), share(0.5, Chances(odds.parts, sampled=100))
    ('50.0–51.0%', '50.0%', '≈50.0%')
    """
    if chances.sampled:
        return f"≈{percent(part)}"
    low, high = map(percent, chances.between(part))
    # A hair above nothing is nothing as far as one can tell.
    return low if low == high or (part <= 0 and high == "<0.1%") else f"{low.removesuffix('%')}–{high}"


def percent(chance: float) -> str:
    """Write a chance in percent, never rounding what is possible to nothing or to certain.

    >>> percent(0.5), percent(0.0), percent(0.0001), percent(0.99996), percent(1.0)
    ('50.0%', '0%', '<0.1%', '>99.9%', '100%')
    """
    if chance <= 0:
        return "0%"
    if chance >= 1:
        return "100%"
    if chance < 0.0005:
        return "<0.1%"
    return ">99.9%" if chance > 0.9995 else f"{100 * chance:.1f}%"

"""How a duel went: the HP turn by turn, and how the dice fell against what was to be expected."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from engine.core.match import Match, Played
from engine.games.hex_duel.chances import Luck, luck
from ui.markup import Node, h
from ui.screens.hex_duel.names import who
from ui.screens.hex_duel.odds import signed
from ui.screens.icons import icon
from ui.screens.parts import mark
from ui.screens.play import Play
from ui.text.words import Words


def course(play: Play, t: Words) -> Node:
    """Give both sides' HP after every turn; each turn can be watched again."""
    both, match = who(play.match, t), play.match
    most = match.state.options.hp
    return h(
        "table",
        {"class": "course"},
        h(
            "thead",
            None,
            h(
                "tr",
                None,
                h("th", {"scope": "col"}, t.p("row of a table", "Turn")),
                [h("th", {"scope": "col"}, mark(seat), " ", both[seat]) for seat in (0, 1)],
                h("th", {"scope": "col"}, h("span", {"class": "sr"}, t("Replay from here"))),
            ),
        ),
        h(
            "tbody",
            None,
            [
                h(
                    "tr",
                    None,
                    h("th", {"scope": "row"}, step),
                    [_bar(max(played.state.hp[seat], 0), most, seat) for seat in (0, 1)],
                    h(
                        "td",
                        None,
                        h(
                            "button",
                            {
                                "type": "button",
                                "class": "tool",
                                "data-do": "replay",
                                "data-arg": str(step),
                                "aria-label": t("Replay turn {n}", n=step),
                            },
                            icon("play"),
                        )
                        if step
                        else None,
                    ),
                )
                for step, played in enumerate(match.played)
            ],
        ),
    )


def _bar(hp: int, most: int, seat: int) -> Node:
    return h(
        "td",
        {"class": f"course-{seat}"},
        h("span", {"class": "course-bar", "aria-hidden": "true", "style": f"width:{70 * hp / most:.0f}%"}),
        h("b", None, hp),
    )


def report(play: Play, t: Words) -> Node | None:
    """Give the luck report of a duel in which at least one turn was played."""
    match = play.match
    if not match.steps:
        return None
    found = weighed(match)
    both = who(match, t)
    return h(
        "section",
        {"class": "part"},
        h("h2", None, t("How the dice fell")),
        h(
            "table",
            {"class": "duel-odds duel-luck"},
            h(
                "thead",
                None,
                h(
                    "tr",
                    None,
                    h("td", None),
                    [h("th", {"scope": "col"}, mark(seat), " ", both[seat]) for seat in (0, 1)],
                ),
            ),
            h(
                "tbody",
                None,
                _row(t("Damage dealt"), [str(n) for n in found.dealt]),
                _row(t("To be expected of the orders"), [_spread(found, seat) for seat in (0, 1)]),
                _row(t("Luck"), [signed(found.dealt[seat] - found.expected[seat]) for seat in (0, 1)]),
                _row(t("Mean of {n} dice", n=found.dice), [f"{mean:.2f}" for mean in found.means]),
            ),
        ),
        h(
            "p",
            {"class": "note"},
            t(
                "{dice} dice a side, 3.5 each to be expected. So few rolls say little: "
                "in one duel of three the damage strays by more than the figure after ±.",
                dice=found.dice,
            ),
        ),
    )


def _row(label: str, values: list[str]) -> Node:
    return h("tr", None, h("th", {"scope": "row"}, label), [h("td", None, value) for value in values])


def _spread(found: Luck, seat: int) -> str:
    return f"{found.expected[seat]:.2f} ± {found.deviation[seat]:.2f}"


def weighed(match: Match) -> Luck:
    """Give the luck of all turns of a match."""
    return _weighed(match.played)


@lru_cache(maxsize=4)
def _weighed(played: tuple[Played, ...]) -> Luck:
    return luck(
        (before.state, (after.decisions[0].action, after.decisions[1].action), after.state)
        for before, after in pairwise(played)
    )

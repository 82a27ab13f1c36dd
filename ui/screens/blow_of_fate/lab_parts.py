"""What follows from the lab's map: a build's match-ups, the mix that cannot be seen through, what the cap does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.blow_of_fate.builds import Build
from engine.games.blow_of_fate.lab import Lab
from engine.games.blow_of_fate.roster import ROSTER
from ui.markup import Node, h
from ui.screens.blow_of_fate.cards import picture, rows
from ui.screens.blow_of_fate.study import CAPS, CERTAIN, Study
from ui.screens.bout.oddsline import percent
from ui.screens.parts import button
from ui.text.blow_of_fate import labels, roster
from ui.text.words import Words

#: How many of the best and of the worst match-ups are told.
_TOLD = 3
#: A share of the mix that is smaller is no part of it.
_NONE = 0.0005


def name_of(build: Build, t: Words) -> str:
    """Give a build with the roster boxer's name, where one has it."""
    key = next((key for key, boxer in ROSTER.items() if boxer.build == build), "")
    numbers = labels.build(build)
    return t("{name} {build}", name=roster.name(key, t), build=numbers) if key else numbers


def sure(study: Study, t: Words) -> str:
    """Say whether the figures were worked out or come from bouts played, and how far off they can be."""
    assert study.lab is not None
    error = max(max(row) for row in study.lab.error)
    if error < CERTAIN:
        return t("Worked out, not sampled: every figure holds to within {error}.", error=f"{100 * error:.3f}%")
    sampled = sum(each >= CERTAIN for row in study.lab.error for each in row)
    whole = len(study.builds) * (len(study.builds) - 1)
    return t(
        "{share} of the figures come from bouts played out, give or take {error}.",
        share=percent(sampled / whole),
        error=percent(error),
    )


def looked_at(study: Study, t: Words) -> Node:
    """Tell of your build: its picture, its average, its best and worst match-ups."""
    assert study.lab is not None
    matches = [match for match in study.lab.matches(study.row) if match[0] != study.row]
    return h(
        "section",
        {"class": "lab-build", "aria-labelledby": "lab-build"},
        h("h2", {"id": "lab-build"}, name_of(study.row, t)),
        h(
            "div",
            {"class": "lab-build-sheet"},
            h("div", {"class": "lab-picture"}, picture(study.row, t)),
            h(
                "div",
                {"class": "lab-numbers"},
                rows(study.row, t, study.cap),
                h(
                    "p",
                    {"class": "lab-average"},
                    labels.lab("average", t),
                    h("b", None, percent(study.lab.average(study.row))),
                ),
            ),
        ),
        h(
            "div",
            {"class": "lab-matches"},
            _matches(labels.lab("best", t), matches[:_TOLD], t),
            _matches(labels.lab("worst", t), matches[: -_TOLD - 1 : -1], t),
        )
        if matches
        else None,
    )


def _matches(title: str, matches: Sequence[tuple[Build, float, float]], t: Words) -> Node:
    return h(
        "div",
        None,
        h("h3", None, title),
        h(
            "ul",
            {"class": "lab-list"},
            [
                h(
                    "li",
                    None,
                    button(
                        "blow_of_fate/lab-build",
                        h("span", None, name_of(build, t)),
                        h("b", None, percent(worth)),
                        arg=f"column {labels.build(build)}",
                        kind="lab-match",
                    ),
                )
                for build, worth, _ in matches
            ],
        ),
    )


def equilibrium(study: Study, t: Words) -> Node:
    """Tell the mix of the equilibrium, and its value."""
    assert study.mix is not None
    mix = mixed(study.builds, study.mix.rows)
    return h(
        "section",
        {"class": "lab-mix", "aria-labelledby": "lab-mix"},
        h("h2", {"id": "lab-mix"}, labels.lab("equilibrium", t)),
        h("p", {"class": "prose"}, labels.lab("equilibrium-line", t)),
        h("p", {"class": "hint"}, t("From rough figures so far; it settles as the lab goes on."))
        if study.done < 1.0
        else None,
        h(
            "ol",
            {"class": "lab-shares"},
            [
                h(
                    "li",
                    None,
                    h("span", {"class": "lab-share-name"}, name_of(build, t)),
                    h(
                        "span",
                        {"class": "lab-share-bar", "aria-hidden": "true"},
                        h("i", {"style": f"width:{100 * share:.1f}%"}),
                    ),
                    h("b", None, percent(share)),
                )
                for build, share in mix
            ],
        ),
        h(
            "p",
            {"class": "lab-value"},
            labels.lab("value", t),
            h("b", None, percent(study.mix.value)),
        ),
        h("p", {"class": "hint"}, t("Both have the same choice, so each may expect half of the wins.")),
    )


def mixed(builds: Sequence[Build], shares: Sequence[float]) -> list[tuple[Build, float]]:
    """Give the builds of a mix with their shares, the largest first.

    >>> mixed([(5, 5, 5), (4, 1, 10)], [0.25, 0.75])
    [((4, 1, 10), 0.75), ((5, 5, 5), 0.25)]
    """
    pairs = [pair for pair in zip(builds, shares, strict=True) if pair[1] >= _NONE]
    return sorted(pairs, key=lambda pair: -pair[1])


def caps(study: Study, t: Words) -> Node:
    """Tell for every cap that the figures reach to what it leaves: how many builds, the best all round, the mix."""
    assert study.whole is not None
    return h(
        "section",
        {"class": "lab-caps", "aria-labelledby": "lab-caps"},
        h("h2", {"id": "lab-caps"}, t("What the cap does")),
        h(
            "div",
            {"class": "scroller", "tabindex": "0", "role": "group", "aria-labelledby": "lab-caps"},
            h(
                "table",
                {"class": "card card-words"},
                h(
                    "thead",
                    None,
                    h(
                        "tr",
                        None,
                        h("th", {"scope": "col"}, labels.option("cap", t)[0]),
                        h("th", {"scope": "col"}, t("Builds")),
                        h("th", {"scope": "col"}, t("Best against all")),
                        h("th", {"scope": "col"}, labels.lab("equilibrium", t)),
                    ),
                ),
                h(
                    "tbody",
                    None,
                    [_cap(study, cap, t) for cap in CAPS if cap <= study.widest],
                ),
            ),
        ),
    )


def _cap(study: Study, cap: int, t: Words) -> Node:
    assert study.whole is not None
    count, best, average, mix = _under(_Kept(study.whole), cap)
    return h(
        "tr",
        {"class": "lit" if cap == study.cap else None},
        h("th", {"scope": "row"}, cap),
        h("td", None, count),
        h("td", None, f"{labels.build(best)} ", h("b", None, percent(average))),
        h(
            "td",
            {"class": "words"},
            [h("span", {"class": "lab-part"}, f"{labels.build(build)} {100 * share:.0f}%") for build, share in mix],
        ),
        key=str(cap),
    )


class _Kept:
    """A lab that is told from others by being itself: its figures are too many to compare."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept) and self.lab is other.lab

    def __hash__(self) -> int:
        return len(self.lab.builds)


@lru_cache(maxsize=12)
def _under(kept: _Kept, cap: int) -> tuple[int, Build, float, list[tuple[Build, float]]]:
    lab = kept.lab.under(cap) if max(map(max, kept.lab.builds)) > cap else kept.lab
    best = lab.best_reply()
    return len(lab.builds), best, lab.average(best), mixed(lab.builds, lab.equilibrium().rows)

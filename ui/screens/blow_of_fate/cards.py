"""Boxers shown before a bout: the rows of a build, the cards to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.blow_of_fate.roster import ROSTER
from engine.games.blow_of_fate.state import Boxer
from engine.games.blow_of_fate.tables import MOST, VALUES
from ui.art.build import bar, triangle
from ui.markup import Node, h
from ui.screens.blow_of_fate.desk import over
from ui.text.blow_of_fate import labels, roster
from ui.text.words import Words


def rows(build: Sequence[int], t: Words, cap: int = MOST) -> Node:
    """Give a build as three rows: the value's name, its bar, its number."""
    return h(
        "dl",
        {"class": "build-rows"},
        [
            h(
                "div",
                {"class": "build-row"},
                h("dt", None, labels.value(name, t)),
                h("dd", None, bar(value, cap), h("b", None, value)),
            )
            for name, value in zip(VALUES, build, strict=True)
        ],
    )


def picture(build: Sequence[int], t: Words) -> Node:
    """Draw a build, with its values in words for who cannot see it."""
    said = [f"{labels.value(name, t)} {value}" for name, value in zip(VALUES, build, strict=True)]
    return triangle(build, t.p("list", ", ").join(said))


def name_of(boxer: Boxer, t: Words) -> str:
    """Give a boxer's name ready for a sentence; one without a name goes by the build."""
    return t.name(roster.shown(boxer.name, t)) if boxer.name else t("Nameless {build}", build=labels.build(boxer.build))


def key_of(boxer: Boxer) -> str:
    """Give the roster id of a shipped boxer, "" for any other."""
    return next((key for key, each in ROSTER.items() if (each.name, each.build) == (boxer.name, boxer.build)), "")


def style_of(boxer: Boxer, t: Words) -> str:
    """Say how a boxer boxes; for one that people made, that it is their own."""
    key = key_of(boxer)
    return roster.style(key, t) if key else t("A build of your own")


def card(key: str, boxer: Boxer, cap: int, t: Words) -> Node:
    """Give a boxer's card: name, style, build, line of character."""
    shipped = key in ROSTER
    return h(
        "span",
        {"class": "boxer"},
        h("span", {"class": "boxer-style"}, roster.style(key, t) if shipped else t("Your own")),
        h("b", {"class": "boxer-name"}, name_of(boxer, t)),
        h("span", {"class": "boxer-build"}, _spans(boxer.build, cap, t)),
        h("span", {"class": "boxer-line"}, t("Over the cap of {n}.", n=cap) if over(boxer, cap) else _line(key, t)),
    )


def _line(key: str, t: Words) -> str | None:
    return roster.line(key, t) if key in ROSTER else None


def _spans(build: Sequence[int], cap: int, t: Words) -> list[Node]:
    # A label may hold no list: the same rows in spans.
    return [
        h(
            "span",
            {"class": "build-row"},
            h("span", None, labels.value(name, t)),
            h("span", None, bar(value, cap), h("b", None, value)),
        )
        for name, value in zip(VALUES, build, strict=True)
    ]


def choice(
    do: str, field: str, boxers: Sequence[tuple[str, Boxer]], chosen: str, cap: int, label: str, t: Words, arg: str = ""
) -> Node:
    """Give the cards to choose from: radio buttons, one tab stop; what is over the cap cannot be chosen."""
    return h(
        "fieldset",
        {"class": "boxers"},
        h("legend", {"class": "label"}, label),
        h(
            "div",
            {"class": "boxers-strip"},
            [
                h(
                    "label",
                    {"class": "boxer-choice"},
                    h(
                        "input",
                        {
                            "type": "radio",
                            "name": field,
                            "id": f"{field}-{key}",
                            "value": key,
                            "checked": key == chosen,
                            "disabled": over(boxer, cap),
                            "data-do": do,
                            "data-arg": arg or None,
                        },
                    ),
                    card(key, boxer, cap, t),
                    key=key,
                )
                for key, boxer in boxers
            ],
        ),
    )

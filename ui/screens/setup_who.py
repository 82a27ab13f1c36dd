"""Who plays: the two names, set as on a bill, and for games with computer players who is one and how strong."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from engine.core.names import NAME_MAX
from ui.markup import Node, h
from ui.screens.games import by_link
from ui.screens.icons import icon
from ui.screens.model import Setup
from ui.screens.parts import choices, mark, problem
from ui.text.words import N_, NP_, Words

#: Who plays -> the word for it, and a line about it.
KINDS = {
    "solo": (NP_("who plays", "On my own"), N_("You are in the red corner, the computer is in the blue.")),
    "two": (NP_("who plays", "Two of us"), N_("Two people at this screen, a corner each.")),
    "link": (
        NP_("who plays", "By link"),
        N_("You are red, your opponent gets a link. The dice are made by both of you: no seed, no dice of your own."),
    ),
    "watch": (NP_("who plays", "Just watch"), N_("Two computers against each other.")),
}
#: The same for a game that has no computer players, since nobody decides anything in it.
PLAIN = {"two": (NP_("who plays", "Here"), N_("The bout runs on this screen.")), "link": KINDS["link"]}


def kinds(setup: Setup, t: Words, part: Any = None) -> Node:
    """Give the choice of who plays; the style sheet shows of each corner what fits it."""
    table = {kind: said for kind, said in (KINDS if part else PLAIN).items() if kind != "link" or by_link(setup.game)}
    words = [(kind, t.p(*word)) for kind, (word, _) in table.items()]
    chosen = setup.kinds if setup.kinds in table else next(iter(table))
    return h(
        "div",
        {"class": "who"},
        choices("set-kinds", "setup-kinds", t("Who plays"), words, chosen),
        [h("p", {"class": f"hint for-{kind}"}, t(line)) for kind, (_, line) in table.items()],
    )


def tape(setup: Setup, t: Words, part: Any = None) -> Node:
    """Give the two corners; `part` is the game's own part of the form, if it has one."""
    corners = ((t("Red corner"), "red"), (t("Blue corner"), "blue"))
    return h(
        "div",
        {"class": "tape"},
        [
            h(
                "div",
                {"class": f"tape-side tape-{colour}"},
                _person(setup, seat, corner)
                if part is None
                else [
                    h("div", {"class": f"for-person for-person-{seat}"}, _person(setup, seat, corner)),
                    h("div", {"class": f"for-computer for-computer-{seat}"}, _computer(setup, seat, corner, t)),
                ],
            )
            for seat, (corner, colour) in enumerate(corners)
        ],
        h(
            "div",
            {"class": "tape-seam"},
            h("span", {"class": "tape-swap for-one", "aria-hidden": "true"}, t.p("between two names", "v"))
            if part
            else None,
            h(
                "button",
                {
                    "type": "button",
                    "class": "tape-swap for-two" if part else "tape-swap",
                    "data-do": "swap-names",
                    "aria-label": t("Swap corners"),
                },
                h("span", {"aria-hidden": "true"}, t.p("between two names", "v")),
                icon("swap"),
            ),
        ),
    )


def _person(setup: Setup, seat: int, corner: str) -> list[Node | None]:
    field = f"setup-name-{seat}"
    wrong = setup.problem if setup.problem and setup.problem.field == field else None
    return [
        h("label", {"class": "tape-label", "for": field}, mark(seat), corner),
        h(
            "input",
            {
                "class": "tape-name",
                "id": field,
                "name": field,
                "type": "text",
                "maxlength": 4 * NAME_MAX,
                "placeholder": corner,
                "value": setup.names[seat] or None,
                "dir": "auto",
                "autocomplete": "off",
                "autocapitalize": "words",
                "spellcheck": "false",
                "enterkeyhint": "done",
                "data-do": "set-name",
                "data-arg": str(seat),
                "aria-invalid": "true" if wrong else None,
                "aria-describedby": f"{field}-problem" if wrong else None,
            },
        ),
        problem(field, wrong.text) if wrong else None,
    ]


def _computer(setup: Setup, seat: int, corner: str, t: Words) -> list[Node]:
    from engine.players.policy import LEVELS

    labels = import_module(f"ui.text.{setup.game}.labels")
    level = setup.levels[seat]
    return [
        h("p", {"class": "tape-label"}, mark(seat), corner),
        h("p", {"class": "tape-computer"}, t.p("player", "Computer")),
        choices(
            "set-level",
            f"setup-level-{seat}",
            t("How strong"),
            [(str(each), labels.level(each, t)[0]) for each in LEVELS],
            str(level),
            arg=str(seat),
            hint=labels.level(level, t)[1],
        ),
    ]

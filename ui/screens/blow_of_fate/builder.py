"""The build editor: three values to step up and down, which can never become an illegal build."""

from __future__ import annotations

from engine.core.names import NAME_MAX
from engine.games.blow_of_fate.tables import LEAST, MOST, VALUES
from ui.art.build import bar
from ui.markup import Node, h
from ui.screens.blow_of_fate.cards import picture
from ui.screens.blow_of_fate.desk import Draft
from ui.screens.parts import problem
from ui.text.blow_of_fate import labels
from ui.text.words import Words


def builder(draft: Draft, t: Words, cap: int = MOST, wrong: str = "") -> Node:
    """Give the editor for a draft; `wrong` is what was found wrong with its name."""
    return h(
        "div",
        {"class": "builder"},
        h(
            "div",
            {"class": "field builder-name"},
            h("label", {"for": "draft-name"}, t("The boxer’s name")),
            h(
                "input",
                {
                    "class": "input",
                    "id": "draft-name",
                    "name": "draft-name",
                    "type": "text",
                    "maxlength": 4 * NAME_MAX,
                    "value": draft.name or None,
                    "dir": "auto",
                    "autocomplete": "off",
                    "autocapitalize": "words",
                    "spellcheck": "false",
                    "enterkeyhint": "done",
                    "data-do": "blow_of_fate/name",
                    "aria-invalid": "true" if wrong else None,
                    "aria-describedby": "draft-name-problem" if wrong else None,
                },
            ),
            problem("draft-name", wrong) if wrong else None,
        ),
        h(
            "div",
            {"class": "builder-sheet"},
            h("div", {"class": "builder-picture"}, picture(draft.build, t)),
            h("div", {"class": "builder-values"}, [_value(draft, name, cap, t) for name in VALUES], _told(draft, t)),
        ),
    )


def _value(draft: Draft, name: str, cap: int, t: Words) -> Node:
    """Give a value's row: one stop for the keyboard (arrows step it), and two buttons for pointers."""
    now = draft.build[VALUES.index(name)]
    word = labels.value(name, t)
    return h(
        "div",
        {"class": "builder-value"},
        _stepper(draft, name, -1, cap, t),
        h(
            "div",
            {
                "class": "builder-dial",
                "id": f"draft-{name}",
                "role": "spinbutton",
                "tabindex": "0",
                "data-do": "blow_of_fate/step",
                "data-arg": name,
                "aria-label": word,
                "aria-valuenow": now,
                "aria-valuemin": LEAST,
                "aria-valuemax": cap,
                "aria-describedby": f"draft-{name}-line",
            },
            h("span", {"class": "builder-word"}, word),
            h("b", {"class": "builder-number"}, now),
            bar(now, cap),
        ),
        _stepper(draft, name, 1, cap, t),
        h("p", {"class": "hint", "id": f"draft-{name}-line"}, labels.value_line(name, t)),
        key=name,
    )


def _stepper(draft: Draft, name: str, by: int, cap: int, t: Words) -> Node:
    held = labels.stays(draft.build, name, by, cap, t)
    word = labels.value(name, t)
    return h(
        "button",
        {
            "type": "button",
            "class": "stepper stepper-held" if held else "stepper",
            # The arrow keys do the same; but a step that cannot be taken can be asked for, to hear why.
            "tabindex": "-1",
            "data-do": "blow_of_fate/step",
            "data-arg": f"{name} {by:+d}",
            "aria-label": t("{value}: one more", value=word) if by > 0 else t("{value}: one less", value=word),
        },
        h("span", {"aria-hidden": "true"}, "+" if by > 0 else "−"),
    )


def _told(draft: Draft, t: Words) -> Node:
    return h(
        "p",
        {"class": "builder-told builder-done" if draft.done else "builder-told", "role": "status"},
        h("b", None, labels.points(draft.build, t)),
        h("span", {"class": "builder-why"}, draft.why) if draft.why else None,
    )

"""About and settings: what this is, what it promises, what it is made of."""

from __future__ import annotations

from ui.markup import Node, h
from ui.screens import shell
from ui.screens.games import OPEN
from ui.screens.keys import KEYS
from ui.screens.model import Model
from ui.screens.parts import crumb, heading
from ui.screens.records import file_buttons
from ui.text.bills import bill
from ui.text.words import N_, Words

#: Heading -> what is said under it.
TEXTS = (
    (
        N_("What this is"),
        (
            N_("Five tabletop duels fought with dice, in the browser. No account, no install, nothing to pay."),
            N_(
                "Three games are open today, Twelve-Sided Boxing, Blow of Fate and Arena Duel; two more are in "
                "training. The referee is a program that keeps to the printed rules and can say why for every number "
                "it shows."
            ),
        ),
    ),
    (
        N_("How fair are the dice"),
        (
            N_(
                "Race: a seed fixes every roll before the bout begins. The same seed gives the same rolls on every "
                "device, today and in ten years: that is how a friend sees the very bout you saw. The other side: "
                "whoever knows the seed can know the dice."
            ),
            N_(
                "Own dice: you roll on the table and type in what you see. Nobody checks that, and nothing could; it "
                "rests on whoever sits at the table."
            ),
        ),
    ),
    (
        N_("What leaves this page"),
        (
            N_(
                "Nothing. No server stands behind it and no counter is in it; the page asks no other address for "
                "anything. Matches are kept in this browser. A link holds its bout in the part after the #, which "
                "browsers do not send to the host."
            ),
            N_(
                "Chat apps often open links in a browser of their own, with a memory of its own. If your matches seem "
                "gone, copy the link and open it in your usual browser."
            ),
        ),
    ),
)

#: What is shipped with the page, and under which licence.
PARTS = (
    ("Pyodide", "MPL-2.0"),
    ("PyScript", "Apache-2.0"),
    ("CPython", "PSF-2.0"),
    ("Segno", "BSD-3-Clause"),
    ("Dela Gothic One", "OFL-1.1"),
)


def view(model: Model, t: Words) -> Node:
    """Give the page about the page, with its settings."""
    return h(
        "main",
        {"class": "about wrap", "id": "main", "tabindex": "-1"},
        crumb(t),
        heading(t("About and settings")),
        h(
            "div",
            {"class": "about-sheet"},
            _settings(model, t),
            h("div", {"class": "prose flow"}, _texts(t), _keys(t), _credits(t)),
        ),
    )


def _settings(model: Model, t: Words) -> Node:
    return h(
        "section",
        {"class": "settings flow", "aria-labelledby": "settings"},
        h("h2", {"id": "settings"}, t("Settings")),
        h("p", {"class": "label"}, "言語 / Language"),
        h(
            "div",
            {"class": "langs settings-line", "role": "group", "aria-label": "言語 / Language"},
            shell.languages(model),
        ),
        h("p", {"class": "label", "aria-hidden": "true"}, t("Light and dark")),
        shell.theme_choice(model, t),
        h("p", {"class": "label", "aria-hidden": "true"}, t("Sound")),
        h("div", {"class": "settings-line"}, shell.sound_switch(model, t)),
        h("p", {"class": "label"}, t("Your matches")),
        file_buttons(model, t),
        h(
            "p",
            {"class": "hint"},
            t("One file holds every match. Reading one adds to what is here and overwrites nothing."),
        ),
    )


def _texts(t: Words) -> list[Node]:
    return [
        node
        for title, paragraphs in TEXTS
        for node in (h("h2", None, t(title)), *(h("p", None, t(paragraph)) for paragraph in paragraphs))
    ]


def _keys(t: Words) -> list[Node]:
    return [
        h("h2", None, t("Keys")),
        h(
            "dl",
            {"class": "keys"},
            [
                h(
                    "div",
                    None,
                    h("dt", None, h("kbd", None, key if isinstance(key, str) else t.p(*key))),
                    h("dd", None, t(does)),
                )
                for key, does in KEYS
            ],
        ),
    ]


def _credits(t: Words) -> list[Node]:
    return [
        h("h2", None, t("Whose work")),
        h(
            "p",
            None,
            t(
                "The games follow Japanese originals by their own authors. The rules are retold here in our own words; "
                "each rules page names its original."
            ),
        ),
        h("ul", None, [h("li", None, h("a", {"href": f"#/help/{game}"}, bill(game, t).title)) for game in OPEN]),
        h("p", None, t("Program, words and pictures: the Saikoro Arena contributors, MIT licence. It stands on:")),
        h(
            "ul",
            {"class": "parts"},
            [h("li", None, name, " ", h("span", {"class": "muted"}, licence)) for name, licence in PARTS],
        ),
    ]

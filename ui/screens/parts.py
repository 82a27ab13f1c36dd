"""Small parts that several screens are set from."""

from __future__ import annotations

from ui.markup import Node, Value, h
from ui.screens.bout.names import face
from ui.screens.icons import icon
from ui.text.words import Words

Content = Node | str | None


def heading(text: Content, *, kicker: Content = None) -> Node:
    """Give a screen's title; the focus goes to it when the screen is entered."""
    return h(
        "div",
        {"class": "title"},
        h("p", {"class": "kicker"}, kicker) if kicker else None,
        h("h1", {"id": "title", "tabindex": "-1"}, text),
    )


def unbroken(text: str) -> str:
    """Keep hyphenated words whole in a title set large.

    >>> ascii(unbroken("Twelve-Sided"))
    "'Twelve-\\\\u2060Sided'"
    """
    return text.replace("-", "-\u2060")


def mark(seat: int) -> Node:
    """Give the sign of a corner: a disc for red (seat 0), a diamond for blue (seat 1)."""
    return h("span", {"class": f"mark mark-{seat} {('red', 'blue')[seat]}", "aria-hidden": "true"})


def button(do: str, *children: Content, arg: str | None = None, kind: str = "btn-line", **attrs: Value) -> Node:
    """Give a button that sends the message `do`; `kind` is its look, attributes are written with underscores."""
    more = {name.rstrip("_").replace("_", "-"): value for name, value in attrs.items()}
    return h("button", {"type": "button", "class": f"btn {kind}", "data-do": do, "data-arg": arg, **more}, *children)


def link(href: str, *children: Content, kind: str = "btn-line") -> Node:
    """Give a link that looks like a button."""
    return h("a", {"class": f"btn {kind}", "href": href}, *children)


def choices(
    do: str,
    name: str,
    label: str,
    options: list[tuple[str, str]],
    chosen: str,
    *,
    arg: str | None = None,
    hint: str = "",
) -> Node:
    """Give a strip of words of which one is chosen: radio buttons, one tab stop, `options` as (value, word)."""
    hint_id = f"{name}-hint"
    return h(
        "fieldset",
        {"class": "field", "aria-describedby": hint_id if hint else None},
        h("legend", {"class": "label"}, label),
        h(
            "div",
            {"class": "choices"},
            [
                h(
                    "label",
                    {"class": "choice"},
                    h(
                        "input",
                        {
                            "type": "radio",
                            "name": name,
                            "id": f"{name}-{value}",
                            "value": value,
                            "checked": value == chosen,
                            "data-do": do,
                            "data-arg": arg,
                        },
                    ),
                    h("span", None, word),
                )
                for value, word in options
            ],
        ),
        h("p", {"class": "hint", "id": hint_id}, hint) if hint else None,
    )


def problem(field: str, text: str) -> Node:
    """Say what is wrong with a field, beside it; the field names it by `aria-describedby`."""
    return h("p", {"class": "problem", "id": f"{field}-problem"}, text)


def ropes() -> Node:
    """Give the three ropes between two parts of a screen."""
    return h("hr", {"class": "ropes"})


def luck(of_five: int, t: Words) -> Node:
    """Give five dots between luck and skill, the full ones luck's."""
    return h(
        "span",
        {"class": "luck"},
        h("span", {"aria-hidden": "true"}, t.p("scale", "Luck")),
        h(
            "span",
            {
                "class": "luck-dots",
                "role": "img",
                "aria-label": t("Luck {luck} of 5, skill {skill} of 5", luck=of_five, skill=5 - of_five),
            },
            [h("i", {"class": "dot-full" if place < of_five else "dot-open"}) for place in range(5)],
        ),
        h("span", {"aria-hidden": "true"}, t.p("scale", "Skill")),
    )


def versus(names: tuple[str, str], t: Words, winner: int | None = None) -> Node:
    """Give two names with their corners' signs; an empty one is its corner's, the winner's is laid in gold."""
    red, blue = names[0].strip() or t("Red corner"), names[1].strip() or t("Blue corner")
    won = [" versus-won" if seat == winner else "" for seat in (0, 1)]
    looks = [f"versus-name{won[seat]}{face(names[seat])}" for seat in (0, 1)]
    return h(
        "span",
        {"class": "versus"},
        h("span", {"class": looks[0]}, mark(0), t.name(red)),
        h("span", {"class": "versus-vs"}, t.p("between two names", "v")),
        h("span", {"class": looks[1]}, mark(1), t.name(blue)),
    )


def crumb(t: Words) -> Node:
    """Give the way back to the card."""
    return h("a", {"class": "crumb", "href": "#/"}, icon("back"), h("span", None, t("The card")))

"""All correspondences of this device, and how playing by link works."""

from __future__ import annotations

from ui.markup import Node, h
from ui.screens.games import OPEN, by_link
from ui.screens.icons import icon
from ui.screens.letters.letter import Letter
from ui.screens.letters.parts import status
from ui.screens.model import Model
from ui.screens.parts import crumb, heading, link, versus
from ui.text.bills import bill
from ui.text.words import Words


def view(model: Model, t: Words) -> Node:
    """Give the list, what is one's own turn first, and the explanation."""
    return h(
        "main",
        {"class": "letters wrap flow", "id": "main", "tabindex": "-1"},
        crumb(t),
        heading(t("By link")),
        h("ol", {"class": "record-list"}, [h("li", {"class": "record"}, ticket(each, t)) for each in listed(model)])
        if model.letters
        else h("p", {"class": "muted"}, t("No correspondence on this device yet.")),
        h("div", {"class": "row"}, [link(f"#/new/{game}", bill(game, t).title) for game in OPEN if by_link(game)]),
        _how(t),
    )


def listed(model: Model) -> list[Letter]:
    """Give the letters in the order of the list: those that wait for this side first, those that are over last."""
    rank = {"choose": 0, "draft": 0, "send": 0, "wait": 1, "over": 2}
    return sorted(model.letters.values(), key=lambda each: (rank[each.state], -each.order, each.id))


def ticket(letter: Letter, t: Words) -> Node:
    """Give the ticket that leads to a correspondence."""
    turn = letter.state in ("choose", "draft", "send")
    return h(
        "a",
        {"class": "ticket record-ticket", "href": f"#/letter/{letter.id}"},
        h(
            "span",
            {"class": "ticket-body"},
            h("span", {"class": "kicker"}, bill(letter.game, t).title),
            versus(letter.names, t),
            h("span", {"class": "ticket-foot"}, h("span", None, status(letter, t)), h("span", None, letter.when)),
        ),
        h(
            "span",
            {"class": "ticket-stub"},
            icon("play" if turn else "text"),
            h("span", None, t("Your turn") if turn else t("Look")),
        ),
        key=letter.id,
    )


def _how(t: Words) -> Node:
    steps = (
        t("Choose “By link” at the set-up, seal your choice, and send the link over any chat."),
        t("Your opponent opens it, answers with a link of their own, and you open that one."),
        t("A number in the link binds you to what you sealed: nobody can read it, and you cannot change it."),
        t("The dice are mixed from both sides' secret shares, so that neither of you can steer or foresee them."),
        t("At the end one record holds every message, and anybody can check it without trusting either of you."),
    )
    return h(
        "section",
        {"class": "flow", "aria-labelledby": "how"},
        h("h2", {"id": "how"}, t("How it works")),
        h("ol", None, [h("li", None, step) for step in steps]),
        h(
            "p",
            {"class": "note"},
            t(
                "This proves what was chosen and rolled, not who typed it. Whoever has the other's answer and never "
                "opens the own seal loses by forfeit; how long to wait is for the two of you to agree."
            ),
        ),
    )

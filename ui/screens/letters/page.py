"""The page of one correspondence: whose turn it is, the link to send or to open, what was checked, how to end it."""

from __future__ import annotations

from importlib import import_module

from engine.games import get
from ui.markup import Node, h
from ui.screens.icons import icon
from ui.screens.letters.letter import Letter
from ui.screens.letters.moves import part_of
from ui.screens.letters.parts import reply_box, send_box, status, who
from ui.screens.model import Model
from ui.screens.parts import button, heading, problem, versus
from ui.text.bills import bill
from ui.text.words import Words


def view(model: Model, t: Words, name: str) -> Node:
    """Give the page of a correspondence; a word and the way on where this device has none of that name."""
    letter = model.letters.get(name)
    back = h("a", {"class": "crumb", "href": "#/letters"}, icon("back"), h("span", None, t("By link")))
    if letter is None:
        lost = t("This device has no such correspondence. If you began it in another browser, load its recovery file.")
        return h(
            "main",
            {"class": "letter wrap flow", "id": "main", "tabindex": "-1"},
            back,
            heading(t("By link")),
            h("p", None, lost if model.loaded else "…"),
        )
    return h(
        "main",
        {"class": "letter wrap flow", "id": "main", "tabindex": "-1"},
        back,
        heading(versus(letter.names, t), kicker=bill(letter.game, t).title),
        h("p", {"class": "letter-status lead", "role": "status"}, status(letter, t)),
        _terms(letter, t),
        _asked(letter, model, t),
        send_box(letter, model, t, code=True),
        reply_box(letter, t)
        if letter.state in ("send", "wait") and letter.one and letter.one.due is not None
        else None,
        _after(letter, model, t),
        _checked(letter, t),
        _more(letter, model, t),
        key=name,
    )


def _terms(letter: Letter, t: Words) -> Node | None:
    """Give the options that differ from the usual ones, before anybody agrees to them."""
    labels = import_module(f"ui.text.{letter.game}.labels")
    shown = []
    for key, value in letter.options.items():
        said = labels.board_of(value, t) if key == "board" else labels.option_value(value, t)
        shown.append(
            h(
                "span",
                {"class": "term"},
                h("span", {"class": "term-label"}, labels.option(key, t)[0]),
                h("b", {"class": "term-value"}, said),
            )
        )
    return h("p", {"class": "terms letter-terms"}, shown) if shown else None


def _asked(letter: Letter, model: Model, t: Words) -> Node | None:
    """Give what is asked of this side now: a choice on this page, or the way to the board."""
    if letter.state not in ("draft", "choose"):
        return None
    if get(letter.game).actions and letter.match is not None:
        return h(
            "p",
            None,
            button("letter/board", icon("play"), h("span", None, t("To the board")), arg=letter.id, kind="btn-main"),
        )
    part = part_of(letter.game)
    return h(
        "div",
        {"class": "letter-choice flow"},
        part.choose(letter, model, t) if part and letter.asked else None,
        problem("reply", letter.problem) if letter.problem else None,
        h(
            "p",
            None,
            button(
                "letter/answer", icon("check"), h("span", None, t("Seal and answer")), arg=letter.id, kind="btn-main"
            ),
        ),
    )


def _after(letter: Letter, model: Model, t: Words) -> Node | None:
    if f"L{letter.id[2:]}" not in model.kept:
        return None
    return h(
        "p",
        None,
        button("letter/watch", icon("play"), h("span", None, t("Watch it")), arg=letter.id, kind="btn-main"),
    )


def _checked(letter: Letter, t: Words) -> Node | None:
    """Say what this device has checked so far, and what nobody can check."""
    if letter.one is None:
        return None
    messages = letter.one.transcript.messages
    opened = sum(1 for body in messages if body["seat"] == 0 and "salt" in body)
    seals = (
        t.n(
            "{n} sealed choice was opened, and is what was sealed.",
            "{n} sealed choices were opened, and are what was sealed.",
            n=opened,
        )
        if opened
        else None
    )
    lines = [
        t.n(
            "{n} message follows on the one before it.",
            "{n} messages, each following on the one before.",
            n=len(messages),
        ),
        t("Every die follows from the shares of both sides and all messages before it."),
        t("Every choice is allowed by the rules."),
    ]
    if seals:
        lines.insert(1, seals)
    return h(
        "section",
        {"class": "letter-checked", "aria-labelledby": "checked"},
        h("h2", {"id": "checked"}, t("What was checked")),
        h("ul", None, [h("li", None, line) for line in lines]),
        h(
            "p",
            {"class": "note"},
            t("What no program can show: who typed a message, and whether one that is missing was lost or held back."),
        ),
    )


def _more(letter: Letter, model: Model, t: Words) -> Node:
    one = letter.one
    mine = letter.state in ("choose", "draft")
    owed = one is not None and not letter.ended and one.transcript.owes not in (None, letter.seat)
    return h(
        "section",
        {"class": "letter-more flow", "aria-labelledby": "more"},
        h("h2", {"id": "more"}, t("Keep it, or end it")),
        _sure(letter, model, t)
        or h(
            "div",
            {"class": "sheet-buttons"},
            button("letter/save", icon("save"), h("span", None, t("Recovery file")), arg=letter.id) if one else None,
            button(
                "letter/resign",
                t("Decline") if one and letter.seat == 1 and len(one.transcript.messages) == 1 else t("Give up"),
                arg=letter.id,
            )
            if mine and one
            else None,
            button("letter/forfeit", t("Claim the match"), arg=letter.id) if owed else None,
            button("letter/forget", t("Forget it on this device"), arg=letter.id),
        ),
        h(
            "p",
            {"class": "note"},
            t(
                "The recovery file holds your side with its sealed choice: keep it for yourself. Chat apps open links "
                "in a browser of their own, which knows nothing of this one; open them here, or bring the file along."
            ),
        ),
        h(
            "p",
            {"class": "note"},
            t(
                "{other} has your answer and owes you the opening. If it never comes, the match is yours.",
                other=who(letter, t)[0],
            ),
        )
        if owed
        else None,
    )


def _sure(letter: Letter, model: Model, t: Words) -> Node | None:
    """Give the question that waits for a yes."""
    if not model.asked or not model.asked[0].startswith("letter/") or model.asked[1] != letter.id:
        return None
    do = model.asked[0].removeprefix("letter/")
    question, yes = {
        "resign": (t("Give the match up? The other side gets a link that says so."), t("Give up")),
        "forfeit": (
            t("Claim the match because the seal was not opened? How long to wait is for the two of you to agree."),
            t("Claim the match"),
        ),
        "forget": (
            t("Take this correspondence off this device? Without its recovery file it cannot go on here."),
            t("Forget it"),
        ),
    }[do]
    return h(
        "div",
        {"class": "letter-sure", "id": "letter-sure", "tabindex": "-1", "role": "group", "aria-label": question},
        h("p", None, question),
        h("div", {"class": "sheet-buttons"}, button("confirm", yes, kind="btn-main"), button("cancel", t("No"))),
    )

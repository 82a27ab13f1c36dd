"""What is shown of a correspondence on its own page and on the match screen."""

from __future__ import annotations

from ui.art.qr import qr
from ui.markup import Node, h
from ui.screens.icons import icon
from ui.screens.letters.letter import Letter
from ui.screens.letters.mail import letter_of, link_of
from ui.screens.model import Model
from ui.screens.parts import button, problem
from ui.text import ring
from ui.text.words import Words

#: A link longer than this is no picture that a camera reads well.
_QR_MOST = 900


def who(letter: Letter, t: Words) -> tuple[str, str]:
    """Give both names ready for a sentence."""
    return ring.boxers(letter.names, t)


def status(letter: Letter, t: Words) -> str:
    """Say in one line whose turn it is and what comes next."""
    other = who(letter, t)[1 - letter.seat]
    if letter.ended == "forfeit":
        return t("You claimed the match: {other} did not open a sealed choice.", other=other)
    if letter.ended == "abandoned":
        return t("You broke the match off. {other} gets no word of it.", other=other)
    return {"draft": _draft, "choose": _choose, "send": _send, "wait": _wait, "over": _over}[letter.state](
        letter, other, t
    )


def _draft(letter: Letter, other: str, t: Words) -> str:
    return t("Seal your first order. It becomes the invitation for {other}.", other=other)


def _choose(letter: Letter, other: str, t: Words) -> str:
    if letter.one is None or len(letter.one.transcript.messages) > 1:
        return t("It is your turn.")
    if letter.asked:
        return t("{other} challenges you, with a choice that is sealed. It is your turn.", other=other)
    return t("{other} challenges you. Your answer adds your share to the dice.", other=other)


def _send(letter: Letter, other: str, t: Words) -> str:
    if letter.under_way:
        return t("Send {other} this link. Then wait for the one that comes back.", other=other)
    if letter.one and letter.one.transcript.resigned == letter.seat:
        return t("You gave the match up. Send {other} this last link, which says so.", other=other)
    return t("It is over. Send {other} this last link, so that both sides can see and prove it.", other=other)


def _wait(letter: Letter, other: str, t: Words) -> str:
    return t("Waiting for the link from {other}.", other=other)


def _over(letter: Letter, other: str, t: Words) -> str:
    resigned = letter.one.transcript.resigned if letter.one else None
    if resigned is None:
        return t("It is over. Both sides have all there is.")
    if resigned == letter.seat:
        return t("You gave the match up. {other} has your last link.", other=other)
    return t("It is over: {other} gave the match up.", other=other)


def last_link(model: Model, name: str, t: Words) -> Node | None:
    """Give the strip over a match in the hall of records whose last link still has to be sent."""
    letter = letter_of(model, name)
    if letter is None or letter.state != "send":
        return None
    other = who(letter, t)[1 - letter.seat]
    return h(
        "aside",
        {"class": "letter-strip", "aria-label": t("By link")},
        h("p", None, t("{other} has not seen this yet.", other=other)),
        h("a", {"class": "btn btn-bare", "href": f"#/letter/{letter.id}"}, t("Send the last link")),
    )


def post(model: Model, name: str, t: Words) -> list[Node | None]:
    """Give what a match screen shows while no order is asked: the link to send, or the box for the one that comes."""
    letter = model.letters.get(name)
    if letter is None:
        return []
    return [
        h("p", {"class": "letter-status", "role": "status"}, status(letter, t)),
        send_box(letter, model, t),
        reply_box(letter, t) if letter.under_way and letter.state != "choose" else None,
        h(
            "p",
            {"class": "letter-more"},
            h("a", {"href": f"#/letter/{name}"}, t("The correspondence: what was checked, recovery, giving up")),
        ),
    ]


def send_box(letter: Letter, model: Model, t: Words, *, code: bool = False) -> Node | None:
    """Give the link to send, while it is one's own message that is the last; with `code` also as a picture to scan."""
    link = link_of(model, letter)
    if letter.state not in ("send", "wait") or not link or letter.one is None or letter.one.due == letter.seat:
        return None
    done = letter.copied == "yes"
    return h(
        "div",
        {"class": "letter-send"},
        h(
            "input",
            {
                "class": "input share-link",
                "id": "letter-link",
                "name": "letter-link",
                "type": "text",
                "readonly": True,
                "value": link,
                "aria-label": t("Link to send"),
            },
        ),
        h(
            "div",
            {"class": "sheet-buttons"},
            button(
                "letter/copy",
                icon("check" if done else "copy"),
                h("span", None, t("Copied") if done else t("Copy")),
                arg=letter.id,
                kind="btn-main" if letter.state == "send" else "btn-line",
            ),
            button("letter/share", icon("share"), h("span", None, t("Send")), arg=letter.id),
            button("letter/sent", icon("check"), h("span", None, t("It is sent")), arg=letter.id, kind="btn-bare")
            if letter.state == "send"
            else None,
        ),
        h("p", {"class": "problem", "role": "status"}, t("Copying did not work. Mark the link and copy it by hand."))
        if letter.copied == "failed"
        else None,
        h("p", {"class": "hint"}, t("Over any chat, or by mail. Whoever has it could answer: send it to nobody else."))
        if code and letter.under_way
        else None,
        h("div", {"class": "share-code"}, qr(link, label=t("The link as a picture to scan")))
        if code and len(link) <= _QR_MOST
        else None,
    )


def reply_box(letter: Letter, t: Words) -> Node:
    """Give the box for the link that comes back."""
    return h(
        "form",
        {"class": "letter-reply", "data-do": "letter/open", "data-arg": letter.id, "autocomplete": "off"},
        h("label", {"class": "label", "for": "reply"}, t("The link that came back")),
        h(
            "div",
            {"class": "paste-line"},
            h(
                "input",
                {
                    "class": "input",
                    "id": "reply",
                    "name": "reply",
                    "type": "text",
                    "inputmode": "url",
                    "autocapitalize": "off",
                    "spellcheck": "false",
                    "placeholder": "https://…#v1.t.",
                    "value": letter.reply or None,
                    "data-do": "letter/type",
                    "data-arg": letter.id,
                    "aria-invalid": "true" if letter.problem else None,
                    "aria-describedby": "reply-problem" if letter.problem else None,
                },
            ),
            h("button", {"type": "submit", "class": "btn"}, t("Open")),
        ),
        problem("reply", letter.problem) if letter.problem else None,
    )

"""Passing a bout on: the seed link, the record link, a picture of the link, picture, report and file."""

from __future__ import annotations

from engine.link.share import RECORD_LINK_MAX, record_link, seed_link
from ui.art.qr import qr
from ui.markup import Node, h
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.parts import button
from ui.screens.play import Play
from ui.text.words import Words


def share_sheet(play: Play, model: Model, t: Words) -> list[Node | None]:
    """Give every way to pass the bout on."""
    match = play.match
    record = f"{model.base}#{record_link(match, at=play.at if play.link_at else None)}"
    seed = f"{model.base}#{seed_link(match)}" if match.seed is not None else ""
    return [
        _seed(play, seed, t) if seed else None,
        _record(play, record, t),
        h(
            "section",
            {"class": "share-part"},
            h("h3", None, t("Take it along")),
            h(
                "div",
                {"class": "sheet-buttons"},
                button("save-picture", icon("image"), h("span", None, t("Picture"))) if play.finished else None,
                button(
                    "copy",
                    icon("text"),
                    h("span", None, _copied(play, "report", t("Copy the report"), t)),
                    arg="report",
                ),
                button("save-record", icon("save"), h("span", None, t("Record as a file"))),
            ),
        ),
        h("p", {"class": "note" if play.copied == "failed" else "sr", "role": "status"}, _said(play, t)),
    ]


def _seed(play: Play, link: str, t: Words) -> Node:
    return h(
        "section",
        {"class": "share-part"},
        h("h3", None, t("The same rolls")),
        h(
            "p",
            {"class": "note"},
            t("Whoever opens this link sees the very same bout, roll by roll, from the first bell."),
        ),
        _line("seed-link", link, t("Seed link"), play, t),
        h(
            "div",
            {"class": "share-code"},
            qr(link, label=t("The seed link as a picture to scan")),
            h("p", {"class": "note"}, t("To scan with another device. Seed: {seed}", seed=play.match.seed)),
        ),
    )


def _record(play: Play, link: str, t: Words) -> Node:
    fits = len(link) <= RECORD_LINK_MAX + len(link.partition("#")[0])
    return h(
        "section",
        {"class": "share-part"},
        h("h3", None, t("Watch this bout")),
        h(
            "p",
            {"class": "note"},
            t("The link holds the bout as far as it was played. It shows no result before the viewer gets there."),
        ),
        h(
            "label",
            {"class": "tick"},
            h(
                "input",
                {"type": "checkbox", "name": "link-at", "id": "link-at", "checked": play.link_at, "data-do": "link-at"},
            ),
            h("span", None, t("Start from the turn on show ({n})", n=play.at)),
        ),
        _line("record-link", link, t("Record link"), play, t)
        if fits
        else h(
            "p",
            {"class": "note"},
            t("This bout is too long for a link that chats carry safely. Send the record as a file."),
        ),
    )


def _line(what: str, link: str, label: str, play: Play, t: Words) -> Node:
    return h(
        "div",
        {"class": "share-line"},
        h(
            "input",
            {
                "class": "input share-link",
                "id": what,
                "name": what,
                "type": "text",
                "readonly": True,
                "value": link,
                "aria-label": label,
            },
        ),
        h(
            "div",
            {"class": "sheet-buttons"},
            button(
                "copy",
                icon("check" if play.copied == what else "copy"),
                h("span", None, _copied(play, what, t("Copy"), t)),
                arg=what,
            ),
            button("share", icon("share"), h("span", None, t("Send")), arg=what),
        ),
    )


def _copied(play: Play, what: str, words: str, t: Words) -> str:
    return t("Copied") if play.copied == what else words


def _said(play: Play, t: Words) -> str:
    if not play.copied:
        return ""
    return t("Copying did not work. Mark the link and copy it by hand.") if play.copied == "failed" else t("Copied")

"""The sheets behind buttons: log, menu, sharing, the order's odds, keys."""

from __future__ import annotations

from engine.link.share import RECORD_LINK_MAX, record_link, seed_link
from ui.art.qr import qr
from ui.markup import Child, Node, h
from ui.screens.bout.panels import dialog, item, keys_list, settings
from ui.screens.hex_duel import log
from ui.screens.hex_duel.hand import hand_of
from ui.screens.hex_duel.names import who
from ui.screens.hex_duel.odds import odds_sheet
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.parts import button, mark
from ui.screens.play import Play
from ui.screens.turns import people
from ui.text.words import N_, NP_, Words

TITLES = {
    "log": N_("Log"),
    "share": N_("Share"),
    "menu": N_("Menu"),
    "odds": N_("The odds of this order"),
    "help": N_("Keys"),
}

#: Key -> what it does.  None of them acts while something is being typed.
KEYS = (
    ("Q W E", N_("Forward left, forward, forward right")),
    ("A S D", N_("Back left, back, back right")),
    ("X", N_("Stay")),
    (", / .", N_("Turn left, straight on, turn right")),
    ("C", N_("Charge, with the right to")),
    (NP_("key", "Arrows"), N_("From hex to hex, once the board has the focus")),
    (NP_("key", "Enter"), N_("Choose the hex; once more to turn")),
    (NP_("key", "Space"), N_("Seal the order, next turn, skip")),
    ("T", N_("Type the order")),
    ("O", N_("The odds of this order")),
    ("← →", N_("One turn back, one turn on")),
    ("V", N_("Why: the reasons of what happened last")),
    ("Z", N_("The whole board, or closer")),
    ("L", N_("Log")),
    ("H", N_("Share")),
    ("M", N_("Menu")),
    ("?", N_("These keys")),
    (NP_("key", "Esc"), N_("Close what is open")),
)


def open_panel(play: Play, model: Model, t: Words) -> Node | None:
    """Give the dialog that is open, None if none is; a question that waits for an answer comes first."""
    if model.asked and model.asked[0] == "resign":
        return _question(play, int(model.asked[1]), t)
    if play.panel not in TITLES:
        return None
    return dialog(play.panel, t(TITLES[play.panel]), _body(play, model, t), t)


def _body(play: Play, model: Model, t: Words) -> Child:
    if play.panel == "log":
        return log.log(play, t, place="sheet")
    if play.panel == "share":
        return share_sheet(play, model, t)
    if play.panel == "menu":
        return _menu(play, model, t)
    if play.panel == "odds":
        return odds_sheet(play, hand_of(play), t)
    return keys_list(KEYS, t)


def _question(play: Play, seat: int, t: Words) -> Node:
    both = who(play.match, t)
    return dialog(
        "question",
        t("Give up?"),
        [
            h(
                "p",
                None,
                t(
                    "{loser} gives up; {winner} wins. This cannot be taken back.",
                    loser=both[seat],
                    winner=both[1 - seat],
                ),
            ),
            h(
                "div",
                {"class": "sheet-buttons"},
                button("confirm", t("Give up"), kind="btn-main"),
                button("cancel", t("Fight on")),
            ),
        ],
        t,
        close="cancel",
    )


def share_sheet(play: Play, model: Model, t: Words) -> list[Node | None]:
    """Give every way to pass the duel on; while it goes on, nothing with the seed: that tells the coming dice."""
    match = play.match
    over = match.over
    return [
        h(
            "p",
            {"class": "note"},
            t("Links hold the dice that are still to come. They stand here once the duel is over."),
        )
        if not over
        else None,
        _link(
            play,
            t("The same rolls"),
            t("Whoever opens this link begins a duel with the very same dice."),
            "seed-link",
            f"{model.base}#{seed_link(match)}",
            t,
        )
        if over and match.seed is not None
        else None,
        _record(play, f"{model.base}#{record_link(match, at=play.at if play.link_at else None)}", t) if over else None,
        h(
            "section",
            {"class": "share-part"},
            h("h3", None, t("Take it along")),
            h(
                "div",
                {"class": "sheet-buttons"},
                button("save-picture", icon("image"), h("span", None, t("Picture of this turn"))),
                button(
                    "copy",
                    icon("check" if play.copied == "report" else "text"),
                    h("span", None, t("Copied") if play.copied == "report" else t("Copy the report")),
                    arg="report",
                ),
                button(
                    "copy",
                    icon("check" if play.copied == "turn-report" else "text"),
                    h("span", None, t("Copied") if play.copied == "turn-report" else t("Copy this turn")),
                    arg="turn-report",
                )
                if play.at
                else None,
                button("save-record", icon("save"), h("span", None, t("Record as a file"))) if over else None,
            ),
        ),
        h("p", {"class": "note" if play.copied == "failed" else "sr", "role": "status"}, _said(play, t)),
    ]


def _said(play: Play, t: Words) -> str:
    if not play.copied:
        return ""
    return t("Copying did not work. Mark the link and copy it by hand.") if play.copied == "failed" else t("Copied")


def _record(play: Play, link: str, t: Words) -> Node:
    if len(link) > RECORD_LINK_MAX + len(link.partition("#")[0]):
        return h(
            "p",
            {"class": "note"},
            t("This duel is too long for a link that chats carry safely. Send the record as a file."),
        )
    return _link(
        play,
        t("Watch this duel"),
        t("The link holds the duel. It shows no result before the viewer gets there."),
        "record-link",
        link,
        t,
    )


def _link(play: Play, title: str, line: str, what: str, link: str, t: Words) -> Node:
    return h(
        "section",
        {"class": "share-part"},
        h("h3", None, title),
        h("p", {"class": "note"}, line),
        h(
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
                    "aria-label": title,
                },
            ),
            h(
                "div",
                {"class": "sheet-buttons"},
                button(
                    "copy",
                    icon("check" if play.copied == what else "copy"),
                    h("span", None, t("Copied") if play.copied == what else t("Copy")),
                    arg=what,
                ),
                button("share", icon("share"), h("span", None, t("Send")), arg=what),
            ),
        ),
        h("div", {"class": "share-code"}, qr(link, label=t("The seed link as a picture to scan")))
        if what == "seed-link"
        else None,
    )


def _menu(play: Play, model: Model, t: Words) -> list[Node | None]:
    match = play.match
    both = who(match, t)
    alone = len(people(match)) < 2 and not play.letter
    items = [
        item("share", t("Share"), "panel", "share"),
        item("keys", t("Keys"), "panel", "help"),
        item("skip", t("Jump to the last turn"), "seek", str(match.steps)) if play.known else None,
        item("undo", t("Rematch"), "rematch") if not play.letter else None,
        item("swap", t("Rematch, sides swapped"), "rematch-swap") if not play.letter else None,
        item("die", t("What if, from here?"), "what-if", str(play.at)) if alone and play.known else None,
    ]
    towels = (
        []
        if match.over or play.letter
        else [
            button("resign", mark(seat), h("span", None, t("For {who}", who=both[seat])), arg=str(seat))
            for seat in people(match)
        ]
    )
    return [
        h("ul", {"class": "items"}, [h("li", None, item) for item in items if item]),
        h(
            "nav",
            {"class": "menu-places", "aria-label": t("Places")},
            h("a", {"class": "item", "href": "#/"}, icon("back"), h("span", None, t("The card"))),
            h(
                "a",
                {"class": "item", "href": f"#/letter/{play.letter}"},
                icon("link"),
                h("span", None, t("The correspondence")),
            )
            if play.letter
            else None,
            h("a", {"class": "item", "href": f"#/help/{match.game.id}"}, icon("book"), h("span", None, t("Rules"))),
        ),
        h(
            "div",
            {"class": "menu-towel", "role": "group", "aria-labelledby": "towel"},
            h("p", {"class": "label", "id": "towel"}, t("Give up")),
            h("div", {"class": "sheet-buttons"}, towels),
        )
        if towels
        else None,
        settings(model, t),
    ]

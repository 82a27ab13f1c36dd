"""The end of a duel: who, how, when as a poster; then how the HP went and how lucky the dice were."""

from __future__ import annotations

from ui.art.seal import seal
from ui.board.svg import svg
from ui.markup import Child, Node, h
from ui.screens.bout.names import large
from ui.screens.bout.parts import tool
from ui.screens.hex_duel import log, luck, news, why
from ui.screens.hex_duel.board import shown
from ui.screens.hex_duel.names import who
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.parts import button, mark
from ui.screens.play import Play
from ui.screens.turns import people
from ui.text.hex_duel import labels
from ui.text.words import N_, NP_, Words

STOPPED = {"resigned": N_("Gave up"), "forfeit": N_("Forfeit"), "abandoned": N_("Called off")}
#: Method -> what is stamped on the result (context and message).
STAMPS = {"death": NP_("seal", "討"), "fatigue": NP_("seal", "尽"), "draw": NP_("seal", "分")}


def winner_of(play: Play) -> int | None:
    """Give who won, by the rules or by the other's giving up."""
    match = play.match
    if match.ended:
        return None if match.ended.seat is None else 1 - match.ended.seat
    return match.result.winner if match.result else None


def stamp(play: Play, t: Words) -> str:
    """Give what the seal of the result says."""
    result = play.match.result
    return t.p(*STAMPS[result.method]) if result else t.p("seal", "棄")


def how(play: Play, t: Words) -> str:
    """Say how it ended, in a word or two."""
    match = play.match
    if match.ended:
        return t(STOPPED[match.ended.kind])
    return labels.method(match.result.method, t) if match.result else ""


def view(play: Play, model: Model, t: Words) -> Node:
    """Give the end of the duel."""
    return h(
        "div",
        {"class": "verdict"},
        h(
            "div",
            {"class": "verdict-sheet"},
            h(
                "div",
                {"class": "picture verdict-picture duel-last"},
                svg(shown(play), label=news.headline(play.match, t)),
            ),
            _poster(play, t),
            _letter(play, model, t) if play.letter else _actions(play, t),
        ),
        h(
            "div",
            {"class": "verdict-story"},
            why.sheet(play, t),
            h("section", {"class": "part"}, h("h2", None, t("How the HP went")), luck.course(play, t)),
            luck.report(play, t),
            h("section", {"class": "part side-log"}, h("h2", None, t("Log")), log.log(play, t, place="end")),
        ),
        key="end",
    )


def _poster(play: Play, t: Words) -> Node:
    both, winner = who(play.match, t), winner_of(play)
    first: Child
    if winner is None:
        first, name = t("No winner"), t("No decision") if play.match.ended else t("Draw")
        setting = "headline-name"
    else:
        first = [mark(winner), t("Winner, red corner") if winner == 0 else t("Winner, blue corner")]
        name = both[winner]
        setting = large("headline-name", name)
    return h(
        "div",
        {"class": f"headline headline-{'none' if winner is None else winner}"},
        h("p", {"class": "headline-kicker"}, first),
        h("p", {"class": setting}, name),
        h(
            "p",
            {"class": "headline-how"},
            h("b", None, how(play, t)),
            " ",
            h("span", {"class": "headline-when"}, t("Turn {n}", n=play.match.state.turn)),
        ),
        h("div", {"class": "headline-seal", "lang": "ja"}, seal(stamp(play, t))),
    )


def _letter(play: Play, model: Model, t: Words) -> Node:
    """Give what is left to do of a match by link: perhaps a last link to send."""
    from ui.screens.letters import parts

    return h(
        "div",
        {"class": "verdict-actions"},
        h("div", {"class": "go"}, parts.post(model, play.letter, t)),
        _tools(play, t),
    )


def _actions(play: Play, t: Words) -> Node:
    step = max(play.match.steps - 1, 0)
    return h(
        "div",
        {"class": "verdict-actions"},
        h(
            "button",
            {"type": "button", "class": "btn btn-main go-main", "id": "go", "data-do": "rematch", "data-key": " "},
            icon("die"),
            h("span", None, t("Rematch")),
        ),
        h(
            "button",
            {"type": "button", "class": "btn btn-line", "data-do": "panel", "data-arg": "share", "data-key": "h"},
            icon("share"),
            h("span", None, t("Share")),
        ),
        button("rematch-swap", icon("swap"), h("span", None, t("Swap sides"))),
        button("what-if", icon("undo"), h("span", None, t("What if the last turn went otherwise?")), arg=str(step))
        if play.match.steps and len(people(play.match)) < 2
        else None,
        _tools(play, t),
    )


def _tools(play: Play, t: Words) -> Node:
    step = max(play.match.steps - 1, 0)
    return h(
        "div",
        {"class": "tools verdict-tools"},
        tool("back", t("One turn back"), "seek", str(step), key="ArrowLeft", off=play.at == 0),
        tool("play", t("Watch it again"), "seek", "0"),
        tool("keys", t("Keys"), "panel", "help", key="?", kind="tool-wide"),
        tool("text", t("Log"), "panel", "log", key="l"),
        tool("menu", t("Menu"), "panel", "menu", key="m"),
    )

"""What can be done now: the one large button and its neighbours, or the pad for dice rolled on the table."""

from __future__ import annotations

from ui.markup import Child, Node, h
from ui.screens.bout.news import dice_wanted
from ui.screens.icons import icon
from ui.screens.parts import problem
from ui.screens.play import Play
from ui.text.words import Words

SPEEDS = (1, 2, 4)


def controls(play: Play, t: Words) -> Node:
    """Give the controls at the bottom, within the thumb's reach."""
    if dice_wanted(play):
        return pad(play, t)
    return h("div", {"class": "go"}, _neighbours(play, t), primary(play, t))


def primary(play: Play, t: Words) -> Node:
    """Give the one large button: next turn, pause while going on, skip while something moves."""
    if play.auto:
        return _main("pause", "pause", t("Pause"))
    if play.moving:
        return _main("turn", "skip", t("Skip"))
    if play.known:
        return _main("turn", "play", t("Show next turn"))
    return _main("turn", "die", t("Next turn"))


def _main(do: str, sign: str, words: str) -> Node:
    return h(
        "button",
        {"type": "button", "class": "btn btn-main go-main", "id": "go", "data-do": do, "data-key": " "},
        icon(sign),
        h("span", None, words),
    )


def _neighbours(play: Play, t: Words) -> Node:
    faster = SPEEDS[(SPEEDS.index(play.speed) + 1) % len(SPEEDS)] if play.speed in SPEEDS else SPEEDS[0]
    return h(
        "div",
        {"class": "go-more"},
        _more("round", "r", t.p("button", "The round"), icon("play"), pressed=play.auto == "round"),
        _more("end", "e", t.p("button", "To the end"), icon("fast"), pressed=play.auto == "end"),
        h(
            "button",
            {
                "type": "button",
                "class": "btn btn-line go-speed",
                "data-do": "speed",
                "data-arg": str(faster),
                "data-key": "s",
                "aria-label": t("Speed ×{n}. Change to ×{m}", n=play.speed, m=faster),
            },
            h("span", {"class": "go-label", "aria-hidden": "true"}, t("Speed")),
            h("b", {"aria-hidden": "true"}, f"×{play.speed}"),
        ),
    )


def _more(do: str, key: str, *children: Child, pressed: bool) -> Node:
    words, sign = children
    return h(
        "button",
        {
            "type": "button",
            "class": "btn btn-line",
            "data-do": do,
            "data-key": key,
            "aria-pressed": "true" if pressed else "false",
        },
        sign,
        h("span", None, words),
    )


def pad(play: Play, t: Words) -> Node:
    """Give a key for each side of the die that was rolled on the table."""
    need = play.match.wanted()
    sides = need.sides if need else 0
    return h(
        "div",
        {"class": "pad-box"},
        problem("type-die", play.typing_problem) if play.typing_problem else None,
        h(
            "div",
            {
                "class": f"pad pad-{sides}",
                "id": "type-die",
                "role": "group",
                "tabindex": "-1",
                "aria-label": t("What the die shows"),
                "aria-describedby": "type-die-problem" if play.typing_problem else None,
            },
            [
                h(
                    "button",
                    {"type": "button", "class": "pad-key", "data-do": "type-die", "data-arg": str(value)},
                    value,
                )
                for value in range(1, sides + 1)
            ],
        ),
    )

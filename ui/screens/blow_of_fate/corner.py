"""Before the bell: the curtain between two who choose in secret, the choice, the seals, and both builds shown.

One address leads to all of it, and one title stands over it, so that neither the window nor the way back tells
whom somebody chose.
"""

from __future__ import annotations

from engine.core.game import Seat
from engine.games.blow_of_fate.roster import ROSTER
from engine.games.blow_of_fate.state import Boxer
from ui.markup import Node, h
from ui.screens.blow_of_fate.builder import builder
from ui.screens.blow_of_fate.cards import choice, key_of, name_of, picture, rows, style_of
from ui.screens.blow_of_fate.desk import DRAFT, GAME, Corner, cap_of, desk_of
from ui.screens.blow_of_fate.forecast import forecast
from ui.screens.blow_of_fate.setup import candidates
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.parts import button, crumb, heading, link, mark, problem
from ui.text.blow_of_fate import labels, roster
from ui.text.ring import boxers as corner_names
from ui.text.words import Words

COLOURS = ("red", "blue")


def view(model: Model, t: Words) -> Node:
    """Give the stage that is on; a word and the way back where nothing was begun."""
    corner = desk_of(model).corner
    if corner is None:
        return h(
            "main",
            {"class": "corner wrap flow", "id": "main", "tabindex": "-1"},
            crumb(t),
            heading(t("Before the bell")),
            h("p", None, t("Nobody has been called to the ring yet. The set-up is the way in.")),
            h("p", None, link(f"#/new/{GAME}", h("span", None, t("Make a match")), kind="btn-main")),
        )
    stage = {"curtain": _curtain, "pick": _pick, "sealed": _sealed, "reveal": _reveal}[corner.stage]
    return h(
        "main",
        {"class": f"corner corner-{corner.stage}", "id": "main", "tabindex": "-1"},
        # A stage is never patched into the next: nothing typed or chosen stays behind in a field.
        h("div", {"class": "corner-stage"}, stage(corner, model, t), key=f"{corner.stage}-{corner.seat}"),
    )


def names(corner: Corner, t: Words) -> tuple[str, str]:
    """Give who plays in each corner, ready for a sentence."""
    who = corner_names([player.name for player in corner.match.players], t)
    red, blue = (
        t("Computer, {level}", level=labels.level(player.level or 1, t)[0]) if player.kind == "computer" else name
        for player, name in zip(corner.match.players, who, strict=True)
    )
    return red, blue


def _curtain(corner: Corner, model: Model, t: Words) -> Node:
    name = names(corner, t)[corner.seat]
    return h(
        "div",
        {"class": f"curtain curtain-{COLOURS[corner.seat]}"},
        h(
            "div",
            {"class": "curtain-text"},
            h("p", {"class": "curtain-mark"}, mark(corner.seat), (t("Red corner"), t("Blue corner"))[corner.seat]),
            heading(t("{name}, your turn", name=name)),
            h("p", {"class": "lead"}, t("Take the screen. Everybody else looks away until your boxer is sealed.")),
            _seals(corner, t),
            h(
                "div",
                {"class": "curtain-go"},
                button("blow_of_fate/lift", h("span", None, t("Lift the curtain")), kind="btn-main"),
                link(f"#/new/{GAME}", t("Back to the set-up"), kind="btn-bare"),
            ),
        ),
    )


def _seals(corner: Corner, t: Words) -> Node | None:
    sealed = [seat for seat, pick in enumerate(corner.picks) if pick]
    if not sealed:
        return None
    name = names(corner, t)[sealed[0]]
    return h("p", {"class": "curtain-seal"}, icon("check"), h("span", None, t("{name} has sealed a boxer.", name=name)))


def _pick(corner: Corner, model: Model, t: Words) -> Node:
    cap = cap_of(corner.match.options)
    own = corner.choice == DRAFT
    return h(
        "div",
        {"class": "wrap pick"},
        h("p", {"class": "curtain-mark"}, mark(corner.seat), names(corner, t)[corner.seat]),
        heading(t("Choose in secret")),
        choice("blow_of_fate/choose", "pick-boxer", candidates(model), corner.choice, cap, t("Your boxer"), t),
        h(
            "details",
            {"class": "fold pick-own", "open": own},
            h("summary", None, t("Build one just for this bout")),
            h(
                "div",
                {"class": "fold-body flow"},
                builder(corner.draft, t, cap),
                button(
                    "blow_of_fate/choose",
                    h("span", None, t("This build is chosen") if own else t("Take this build")),
                    arg=DRAFT,
                    kind="btn-toggle",
                    aria_pressed="true" if own else "false",
                ),
            ),
        ),
        h(
            "div",
            {"class": "pick-go"},
            problem("pick", corner.problem) if corner.problem else None,
            button("blow_of_fate/seal", h("span", None, t("Seal it")), kind="btn-main", id="pick-seal"),
        ),
    )


def _sealed(corner: Corner, model: Model, t: Words) -> Node:
    return h(
        "div",
        {"class": "curtain curtain-both"},
        h(
            "div",
            {"class": "curtain-text"},
            h("p", {"class": "seal curtain-stamp", "aria-hidden": "true"}, t.p("seal", "Sealed")),
            heading(t("Both boxers are sealed")),
            h("p", {"class": "lead"}, t("Nobody can change anything now. Look at the screen together.")),
            h(
                "div",
                {"class": "curtain-go"},
                button("blow_of_fate/reveal", h("span", None, t("Open the seals")), kind="btn-main"),
            ),
        ),
    )


def _reveal(corner: Corner, model: Model, t: Words) -> Node:
    who = names(corner, t)
    return h(
        "div",
        {"class": "reveal"},
        h("div", {"class": "wrap setup-head"}, _back(t), heading(t("Tonight in the ring"))),
        h(
            "div",
            {"class": "reveal-tape"},
            [_plate(seat, pick, who[seat], t) for seat, pick in enumerate(corner.picks) if pick],
        ),
        h(
            "div",
            {"class": "wrap reveal-rest"},
            h(
                "div",
                {"class": "setup-go"},
                button("blow_of_fate/bell", h("span", None, t("Ring the bell")), kind="btn-main"),
            ),
            forecast(corner.odds, corner.certain, who, t),
        ),
    )


def _back(t: Words) -> Node:
    return h("a", {"class": "crumb", "href": f"#/new/{GAME}"}, icon("back"), h("span", None, t("Set-up")))


def _plate(seat: Seat, boxer: Boxer, who: str, t: Words) -> Node:
    key = key_of(boxer)
    return h(
        "section",
        {"class": f"reveal-side tape-side tape-{COLOURS[seat]}", "aria-labelledby": f"reveal-{seat}"},
        h("p", {"class": "tape-label"}, mark(seat), who),
        h("h2", {"class": "reveal-name", "id": f"reveal-{seat}"}, name_of(boxer, t)),
        h("p", {"class": "reveal-style"}, style_of(boxer, t)),
        h(
            "div",
            {"class": "reveal-build"},
            h("div", {"class": "reveal-picture"}, picture(boxer.build, t)),
            rows(boxer.build, t),
        ),
        h("p", {"class": "reveal-line"}, roster.line(key, t)) if key in ROSTER else None,
    )

"""The build lab: a map of every build against every other, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.blow_of_fate.builds import Build
from engine.games.blow_of_fate.state import Options
from engine.games.blow_of_fate.tables import ROUNDS_MOST
from ui.art.heat import STEPS, heat
from ui.markup import Node, h
from ui.screens.blow_of_fate.desk import GAME
from ui.screens.blow_of_fate.lab_moves import study_of
from ui.screens.blow_of_fate.lab_parts import caps, equilibrium, looked_at, name_of, sure
from ui.screens.blow_of_fate.study import CAPS, RULES, Study
from ui.screens.bout.oddsline import percent
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.parts import button, choices, crumb, heading, link
from ui.text.blow_of_fate import labels
from ui.text.words import Words


def view(model: Model, t: Words) -> Node:
    """Give the lab as far as its figures are known."""
    study = study_of(model)
    return h(
        "main",
        {"class": "lab wrap", "id": "main", "tabindex": "-1"},
        crumb(t),
        heading(labels.lab("title", t)),
        h("p", {"class": "prose"}, labels.lab("map-line", t)),
        h("p", {"class": "hint"}, t("A draw counts as half a win.")),
        _rules(study, t),
        _progress(study, model, t),
        h(
            "div",
            {"class": "lab-sheet"},
            h("div", {"class": "lab-left"}, _map(study, t), _legend(t)),
            h("div", {"class": "lab-right"}, _reading(study, t), looked_at(study, t) if study.lab else None),
        ),
        h("div", {"class": "lab-below"}, equilibrium(study, t), caps(study, t) if study.done >= 1.0 else None)
        if study.lab
        else None,
        h(
            "nav",
            {"class": "row lab-ways", "aria-label": t("More")},
            link(f"#/new/{GAME}", h("span", None, t("Make a match")), kind="btn-main"),
            link(f"#/boxers/{GAME}", icon("add"), h("span", None, t("Build your own")), kind="btn-bare"),
            link(f"#/help/{GAME}", t("Rules"), kind="btn-bare"),
        ),
    )


def _rules(study: Study, t: Words) -> Node:
    """Give the cap, and the other rules folded away behind what is in force."""
    values = {key: study.rules.get(key, getattr(Options(), key)) for key in RULES}
    return h(
        "div",
        {"class": "lab-rules-sheet"},
        choices(
            "blow_of_fate/lab-rule",
            "lab-cap",
            labels.option("cap", t)[0],
            [(str(cap), str(cap)) for cap in CAPS],
            str(study.cap),
            arg="cap",
            hint=labels.option("cap", t)[1],
        ),
        h(
            "details",
            {"class": "fold lab-rules"},
            h(
                "summary",
                None,
                h(
                    "span",
                    {"class": "terms"},
                    [
                        h(
                            "span",
                            {"class": "term"},
                            h("span", {"class": "term-label"}, labels.option(key, t)[0]),
                            h("b", {"class": "term-value"}, labels.option_value(value, t)),
                        )
                        for key, value in values.items()
                    ],
                ),
                h("span", {"class": "sr"}, t("Change the rules of the lab")),
            ),
            h(
                "div",
                {"class": "fold-body flow"},
                h("p", {"class": "hint"}, t("Under other rules the lab has to work, which takes minutes.")),
                _rounds(int(values["rounds"]), t),
                [
                    choices(
                        "blow_of_fate/lab-rule",
                        f"lab-{key}",
                        labels.option(key, t)[0],
                        [(word, labels.option_value(word == "true", t)) for word in ("true", "false")],
                        "true" if values[key] else "false",
                        arg=key,
                    )
                    for key in RULES
                    if key != "rounds"
                ],
            ),
        ),
    )


def _rounds(chosen: int, t: Words) -> Node:
    return h(
        "div",
        {"class": "field"},
        h("label", {"for": "lab-rounds"}, labels.option("rounds", t)[0]),
        h(
            "select",
            {
                "class": "input",
                "id": "lab-rounds",
                "name": "lab-rounds",
                "data-do": "blow_of_fate/lab-rule",
                "data-arg": "rounds",
            },
            [h("option", {"value": n, "selected": n == chosen}, n) for n in range(1, ROUNDS_MOST + 1)],
        ),
    )


def _progress(study: Study, model: Model, t: Words) -> Node:
    """Say how sure the figures are, and how far the lab has come where it is at work."""
    if study.done >= 1.0:
        return h("p", {"class": "lab-state lab-done"}, icon("check"), h("span", None, sure(study, t)))
    pairs = len(study.builds) * (len(study.builds) - 1) // 2
    far = {"done": int(study.done * pairs), "all": pairs}
    said = labels.lab("working", t, **far)
    if model.boot == "static":
        return h("p", {"class": "lab-state"}, h("span", None, t("The lab opens as soon as the referee is here.")))
    if not study.asked:
        return h(
            "div",
            {"class": "lab-state"},
            h(
                "p",
                {"role": "status"},
                t("The lab stands still: {done} of {all} match-ups.", **far),
            ),
            button("blow_of_fate/lab-again", h("span", None, t("Go on")), id="lab-again"),
        )
    return h(
        "div",
        {"class": "lab-state"},
        h(
            "div",
            {
                "class": "lab-bar",
                "role": "progressbar",
                "aria-label": labels.lab("title", t),
                "aria-valuenow": int(100 * study.done),
                "aria-valuemin": 0,
                "aria-valuemax": 100,
            },
            h("span", {"style": f"width:{100 * study.done:.1f}%"}),
        ),
        h("p", None, said, " ", sure(study, t) if study.lab else t("First bouts are being played out.")),
        button("blow_of_fate/lab-stop", h("span", None, t("Stop the work"))),
    )


def _map(study: Study, t: Words) -> Node:
    """Give the map: a drawing, the fields of the two builds marked, and one stop for the keyboard."""
    if study.lab is None:
        return h("div", {"class": "heat heat-empty", "aria-hidden": "true"}, key="empty")
    size = len(study.builds)
    row, column = study.builds.index(study.row), study.builds.index(study.column)
    return h(
        "div",
        {"class": "heat-frame"},
        h("span", {"class": "heat-side heat-side-column", "aria-hidden": "true"}, t("The other’s Punch")),
        _ticks(study.builds, "column"),
        h("span", {"class": "heat-side heat-side-row", "aria-hidden": "true"}, t("Your Punch")),
        _ticks(study.builds, "row"),
        h(
            "div",
            {
                "class": "heat",
                "id": "lab-map",
                "role": "application",
                "aria-roledescription": t("map"),
                "aria-label": labels.lab("map", t),
                "aria-describedby": "lab-cell lab-keys",
                "tabindex": "0",
                "data-do": "blow_of_fate/lab-cell",
                "data-grid": f"{size},{size}",
                "data-at": f"{row},{column}",
                "style": f"--size:{size};--row:{row};--column:{column}",
            },
            heat(study.lab.worth, labels.lab("map", t)),
            h("span", {"class": "heat-row"}),
            h("span", {"class": "heat-column"}),
            h("span", {"class": "heat-cell"}),
        ),
        key="map",
    )


def _ticks(builds: Sequence[Build], side: str) -> Node:
    """Give the Punches along a side of the map, each at the middle of its builds."""
    punches = [build[0] for build in builds]
    return h(
        "div",
        {"class": f"heat-ticks heat-ticks-{side}", "aria-hidden": "true"},
        [h("span", {"style": f"flex-grow:{punches.count(punch)}"}, punch) for punch in dict.fromkeys(punches)],
    )


def _legend(t: Words) -> Node:
    return h(
        "div",
        {"class": "heat-foot"},
        h(
            "div",
            {"class": "heat-legend", "role": "img", "aria-label": t("The darker a field, the more the row wins.")},
            h("span", None, t("never wins")),
            h("span", {"class": "heat-scale"}, [h("i", {"class": f"heat-ink heat-ink-{ink}"}) for ink in range(STEPS)]),
            h("span", None, t("always wins")),
        ),
        h(
            "p",
            {"class": "hint", "id": "lab-keys"},
            t("Press a field, or walk with the arrow keys; Page Up and Page Down take ten."),
        ),
    )


def _reading(study: Study, t: Words) -> Node:
    """Give the two builds looked at, to choose by name, too, and what the map says of them."""
    return h(
        "section",
        {"class": "lab-reading", "aria-label": t("The field looked at")},
        h(
            "div",
            {"class": "lab-pair"},
            _select(study, "row", t("Your build"), study.row, t),
            button("blow_of_fate/lab-swap", icon("swap"), kind="btn-bare btn-icon", aria_label=t("Swap sides")),
            _select(study, "column", t("The other’s build"), study.column, t),
        ),
        h("p", {"class": "lab-cell", "id": "lab-cell", "role": "status"}, _said(study, t)),
    )


def _said(study: Study, t: Words) -> list[Node]:
    if study.lab is None:
        return [h("span", None, t("Nothing is known yet."))]
    place = study.builds.index(study.row), study.builds.index(study.column)
    worth, error = study.lab.worth[place[0]][place[1]], study.lab.error[place[0]][place[1]]
    return [
        h("b", {"class": "lab-figure"}, percent(worth)),
        h("span", None, t("{row} against {column}", row=name_of(study.row, t), column=name_of(study.column, t))),
        h("span", {"class": "hint"}, t("give or take {error}", error=percent(error)))
        if error >= 0.0005
        else h("span", None),
    ]


def _select(study: Study, side: str, label: str, chosen: Build, t: Words) -> Node:
    return h(
        "div",
        {"class": "field"},
        h("label", {"for": f"lab-{side}"}, label),
        h(
            "select",
            {
                "class": "input",
                "id": f"lab-{side}",
                "name": f"lab-{side}",
                "data-do": "blow_of_fate/lab-build",
                "data-arg": side,
            },
            [
                h("option", {"value": labels.build(build), "selected": build == chosen}, labels.build(build))
                for build in (study.builds if study.lab else (chosen,))
            ],
        ),
    )

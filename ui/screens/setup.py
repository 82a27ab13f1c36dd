"""Set-up: one screen a game. Who, how, with which dice; everything has a default, so Start is enough."""

from __future__ import annotations

from dataclasses import fields
from importlib import import_module
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine.games import get
from ui.markup import Node, h
from ui.screens.icons import icon
from ui.screens.model import Model, Setup
from ui.screens.own import part_of
from ui.screens.parts import button, choices, crumb, heading, link, problem, unbroken
from ui.screens.setup_who import kinds, tape
from ui.text.bills import bill
from ui.text.words import Words

SEED_MAX = 64


def view(model: Model, t: Words, game: str) -> Node:
    """Give the set-up form of a game as far as it is filled in."""
    setup = model.setup_of(game)
    part = part_of(game)
    return h(
        "main",
        {"class": "setup setup-parts" if part else "setup", "id": "main", "tabindex": "-1"},
        h(
            "form",
            {"class": "setup-form", "data-do": "start", "data-arg": game, "autocomplete": "off"},
            h(
                "div",
                {"class": "wrap setup-head"},
                crumb(t),
                heading(unbroken(bill(game, t).title)),
                kinds(setup, t, part),
            ),
            tape(setup, t, part),
            part.choose(setup, model, t) if part else None,
            h(
                "div",
                {"class": "wrap setup-rest"},
                h(
                    "div",
                    {"class": "setup-go"},
                    h(
                        "button",
                        {"type": "submit", "class": "btn btn-main"},
                        h("span", None, t("Start the match")),
                    ),
                    link(f"#/help/{game}", t("Rules"), kind="btn-bare"),
                ),
                h("div", {"class": "setup-how"}, _options(setup, t), _dice(setup, t)),
            ),
        ),
    )


def option_table(game: str) -> list[tuple[str, Any, tuple[Any, ...]]]:
    """Give a game's options as (key, default, allowed values), from the engine's own description.

    Options that are no plain values are left out: the game's own part of the form asks for them.

    >>> option_table("d12_boxing")[1]
    ('count_table', 'detailed', ('detailed', 'simple'))
    """
    options = get(game).options
    hints = get_type_hints(options)
    table = []
    for field in fields(options):
        hint = hints[field.name]
        values: tuple[Any, ...]
        if hint is bool:
            values = (True, False)
        elif get_origin(hint) is Literal:
            values = get_args(hint)
        elif hint is int:
            values = tuple(range(field.metadata["low"], field.metadata["high"] + 1))
        else:
            continue
        table.append((field.name, field.default, values))
    return table


def option_text(value: object) -> str:
    """Give an option's value as forms and messages carry it.

    >>> option_text(True), option_text(6)
    ('true', '6')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def chosen(setup: Setup) -> dict[str, Any]:
    """Give every option's value in force; a text no value answers to counts as the default.

    >>> chosen(Setup("d12_boxing", options={"rounds": "8"}))["rounds"]
    8
    """
    out = {}
    for key, default, values in option_table(setup.game):
        given = setup.options.get(key)
        out[key] = next((value for value in values if option_text(value) == given), default)
    return out


def _options(setup: Setup, t: Words) -> Node:
    """Give the options, folded away behind a line that names what is in force."""
    labels = import_module(f"ui.text.{setup.game}.labels")
    values = chosen(setup)
    table = option_table(setup.game)
    return h(
        "details",
        {"class": "fold", "open": bool(setup.problem and setup.problem.field.startswith("setup-option-"))},
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
                        h("b", {"class": "term-value"}, labels.option_value(values[key], t)),
                    )
                    for key, _, _ in table
                ],
            ),
            h("span", {"class": "sr"}, t("Change the rules of this match")),
        ),
        h(
            "div",
            {"class": "fold-body flow"},
            [_option(setup, labels, key, values[key], allowed, t) for key, _, allowed in table],
        ),
    )


def _option(setup: Setup, labels: Any, key: str, value: object, allowed: tuple[Any, ...], t: Words) -> Node:
    label, line = labels.option(key, t)
    field = f"setup-option-{key}"
    wrong = setup.problem if setup.problem and setup.problem.field == field else None
    if len(allowed) <= 3:
        words = [(option_text(each), labels.option_value(each, t)) for each in allowed]
        control = choices("set-option", field, label, words, option_text(value), arg=key, hint=line)
    else:
        control = h(
            "div",
            {"class": "field"},
            h("label", {"for": field}, label),
            h(
                "select",
                {
                    "class": "input",
                    "id": field,
                    "name": field,
                    "data-do": "set-option",
                    "data-arg": key,
                    "aria-describedby": f"{field}-hint",
                },
                [
                    h("option", {"value": option_text(each), "selected": each == value}, labels.option_value(each, t))
                    for each in allowed
                ],
            ),
            h("p", {"class": "hint", "id": f"{field}-hint"}, line),
        )
    return h("div", None, control, problem(field, wrong.text) if wrong else None, key=key)


def _dice(setup: Setup, t: Words) -> Node:
    own = setup.dice == "own"
    return h(
        "div",
        {"class": "own-or-race flow"},
        choices(
            "set-dice",
            "setup-dice",
            t("Dice"),
            [("race", t.p("dice", "Race")), ("own", t.p("dice", "Own dice"))],
            setup.dice,
            hint=t("You roll real dice and type in what they show. The page says which die it wants.")
            if own
            else t("The page rolls from a seed. Whoever has the seed sees the very same rolls."),
        ),
        None if own else _seed(setup, t),
    )


def _seed(setup: Setup, t: Words) -> Node:
    wrong = setup.problem if setup.problem and setup.problem.field == "setup-seed" else None
    return h(
        "details",
        {"class": "fold", "open": wrong is not None},
        h(
            "summary",
            None,
            h(
                "span",
                {"class": "terms"},
                h(
                    "span",
                    {"class": "term"},
                    h("span", {"class": "term-label"}, t("Seed")),
                    h("b", {"class": "term-value"}, setup.seed or t.p("seed", "drawn at the start")),
                ),
            ),
        ),
        h(
            "div",
            {"class": "fold-body field"},
            h("label", {"for": "setup-seed"}, t("Seed")),
            h(
                "div",
                {"class": "paste-line"},
                h(
                    "input",
                    {
                        "class": "input seed",
                        "id": "setup-seed",
                        "name": "setup-seed",
                        "type": "text",
                        "maxlength": SEED_MAX,
                        "value": setup.seed or None,
                        "autocomplete": "off",
                        "autocapitalize": "characters",
                        "spellcheck": "false",
                        "data-do": "set-seed",
                        "aria-describedby": "setup-seed-problem" if wrong else "setup-seed-hint",
                        "aria-invalid": "true" if wrong else None,
                    },
                ),
                button("new-seed", icon("die"), t("Draw one")),
            ),
            problem("setup-seed", wrong.text) if wrong else None,
            h(
                "p",
                {"class": "hint", "id": "setup-seed-hint"},
                t("1 to 64 characters. Leave it empty and one is drawn for you."),
            ),
        ),
    )

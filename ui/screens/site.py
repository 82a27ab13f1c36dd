"""The whole page for a model: which screen its route names, set into the shell."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ui.board.scene import Scene
from ui.markup import Node, h
from ui.screens import shell
from ui.screens.model import Model
from ui.screens.own import place_of
from ui.screens.parts import heading, link
from ui.text.words import Words


def whole(model: Model, t: Words) -> Node:
    """Give the page: a screen of the shell, the match, or a word about an address that leads nowhere."""
    return shell.page(model, t, screen(model, t), _strip(model, t))


def _strip(model: Model, t: Words) -> Node | None:
    """Give what stands over a match of which the other side has to be sent the end."""
    if model.route != "match" or model.play is None or not model.letters:
        return None
    strip: Node | None = import_module("ui.screens.letters.parts").last_link(model, model.play.id, t)
    return strip


def screen(model: Model, t: Words) -> Node:
    """Give the `<main>` of the route."""
    if model.route == "match" and model.play:
        view = import_module(f"ui.screens.{model.play.match.game.id}").view
        node: Node = view(model.play, model, t)
        return node
    if model.route == "match" and not model.loaded:
        return h("main", {"class": "wrap", "id": "main", "tabindex": "-1"})
    return shell.screen(model, t) or _nowhere(t)


def scene(model: Model, t: Words) -> Scene | None:
    """Give what the board on the screen shows at rest, None where there is no board."""
    place, game, _ = shell.parts(model.route)
    screen: Any = None
    if model.route == "match" and model.play:
        screen = import_module(f"ui.screens.{model.play.match.game.id}")
    elif own := place_of(place, game):
        screen = import_module(own[0])
    show = getattr(screen, "scene", None)
    shown: Scene | None = show(model, t) if show else None
    return shown


def title(model: Model, t: Words) -> str:
    """Give the words for the window's title bar."""
    if model.route == "match" and model.play:
        game = model.play.match.game.id
        names = import_module(f"ui.screens.{game}").title(model.play, t)
        return f"{names} – {t('Saikoro Arena')}"
    return shell.title(model, t)


def _nowhere(t: Words) -> Node:
    return h(
        "main",
        {"class": "wrap flow", "id": "main", "tabindex": "-1"},
        heading(t("Nothing is on the card here")),
        h("p", None, t("This address leads to no screen. The card shows all there is.")),
        h("p", None, link("#/", t("To the card"), kind="btn-main")),
    )

"""What stands around every screen, and the screens that can be read before Python runs."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module

from ui.markup import Node, h
from ui.screens import opening
from ui.screens.games import OPEN
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.own import place_of
from ui.screens.own import places as places_of_games
from ui.screens.parts import button
from ui.text.bills import bill
from ui.text.words import N_, NP_, Words

#: Screen -> its name in menu and footer.
PLACES = (
    ("#/", N_("The card")),
    ("#/records", N_("Hall of records")),
    ("#/about", N_("About and settings")),
)

#: First part of a route -> the module with its view, loaded when it is first shown.
SCREENS = {
    "": "home",
    "new": "setup",
    "help": "help",
    "records": "records",
    "about": "about",
    "letters": "letters.listing",
}

#: One match by link; the second part of its address is its name on this device.
LETTER = "letter"

#: What `boot.js` shows while a link waits; no address of its own leads there.
OPENING = "opening"

#: The screens that are of one game each.
OF_A_GAME = ("new", "help")

THEMES = (
    ("auto", "auto", NP_("theme", "As the device")),
    ("light", "sun", NP_("theme", "Light")),
    ("dark", "moon", NP_("theme", "Dark")),
)

LANGUAGES = (("ja", "日本語"), ("en", "English"))


def page(model: Model, t: Words, main: Node) -> Node:
    """Set a screen into the page: skip link, header, boot line, notice, the screen, footer.

    `main` is the screen's `<main id="main">`.
    """
    return h(
        "div",
        {"class": "page", "id": "page"},
        h("a", {"class": "skip", "href": "#main"}, t("To the content")),
        head(model, t),
        boot(t) if model.boot == "static" else None,
        _notice(model, t),
        # By name, so that one screen is never patched into another, and the boot line can go without a trace.
        replace(main, key="/".join(parts(model.route)[:2])),
        foot(t),
    )


def parts(route: str) -> tuple[str, str, str]:
    """Take a route apart: the screen, its game, and the section of the rules to go to.

    >>> parts("help/d12_boxing/count"), parts("records")
    (('help', 'd12_boxing', 'count'), ('records', '', ''))
    """
    place, game, section = [*route.split("/", 2), "", ""][:3]
    return place, game, section


def screen(model: Model, t: Words) -> Node | None:
    """Give the `<main>` of the route, of this package or a game's own; None for the match and unknown places."""
    place, game, _ = parts(model.route)
    if place == LETTER and game:
        page: Node = import_module("ui.screens.letters.page").view(model, t, game)
        return page
    if place not in SCREENS:
        own = place_of(place, game)
        mine: Node | None = import_module(own[0]).view(model, t) if own else None
        return mine
    if bool(game) != (place in OF_A_GAME) or (game and game not in OPEN):
        return None
    view = import_module(f"ui.screens.{SCREENS[place]}").view
    main: Node = view(model, t, game) if game else view(model, t)
    return main


def static_pages(t: Words, assets: str = "") -> list[tuple[str, Node]]:
    """Give every page that is worth reading before Python runs, by route: what the build writes into `index.html`.

    `assets` is the address of the folder with its pictures.
    """
    games = [f"{place}/{game}" for place in OF_A_GAME for game in OPEN]
    routes = ["", *games, *places_of_games(), "records", "about"]
    pages = []
    for route in routes:
        model = replace(Model(), lang="ja" if t.lang == "ja" else "en", route=route, assets=assets)
        main = screen(model, t)
        assert main is not None
        pages.append((route, page(model, t, main)))
    model = replace(Model(), lang="ja" if t.lang == "ja" else "en", route=OPENING)
    return [*pages, (OPENING, page(model, t, opening.view(t)))]


def title(model: Model, t: Words) -> str:
    """Give the words for the window's title bar.

    >>> title(Model(route="records"), Words("en"))
    'Hall of records – Saikoro Arena'
    """
    place, game, _ = parts(model.route)
    site = t("Saikoro Arena")
    names = {
        "records": t("Hall of records"),
        "about": t("About and settings"),
        "letters": t("By link"),
        LETTER: t("By link"),
    }
    if place in ("new", "help") and game in OPEN:
        names = {"new": bill(game, t).title, "help": t("Rules: {game}", game=bill(game, t).title)}
    if place not in SCREENS and (own := place_of(place, game)):
        names = {place: t("{place}: {game}", place=t(own[1]), game=bill(game, t).title)}
    return f"{names[place]} – {site}" if place in names else site


def head(model: Model, t: Words) -> Node:
    """Give the header: home link, places, languages, and the menu with theme and sound."""
    return h(
        "header",
        {"class": "head"},
        h(
            "div",
            {"class": "wrap head-row"},
            h(
                "a",
                {"class": "logo", "href": "#/", "aria-label": t("Saikoro Arena, home")},
                _die(),
                h("span", {"class": "logo-ja", "lang": "ja"}, "賽の闘技場"),
                h("span", {"class": "logo-en", "lang": "en"}, "Saikoro Arena"),
            ),
            h("nav", {"class": "head-nav", "aria-label": t("Places")}, places(model, t)),
            h("div", {"class": "langs", "role": "group", "aria-label": "言語 / Language"}, languages(model)),
            h(
                "button",
                {"type": "button", "class": "head-menu", "popovertarget": "menu", "aria-label": t("Menu")},
                icon("menu"),
            ),
        ),
        h(
            "div",
            {"class": "menu", "id": "menu", "popover": "auto"},
            h("nav", {"class": "menu-nav", "aria-label": t("Menu")}, places(model, t)),
            theme_choice(model, t),
            sound_switch(model, t),
        ),
    )


def places(model: Model, t: Words) -> list[Node]:
    """Give the links to the screens outside a match."""
    here = f"#/{model.route}"
    return [h("a", {"href": href, "aria-current": "page" if href == here else None}, t(name)) for href, name in PLACES]


def languages(model: Model) -> list[Node]:
    """Give a button for each language, in that language."""
    return [
        h(
            "button",
            {
                "type": "button",
                "class": "lang",
                "lang": lang,
                "data-do": "set-lang",
                "data-arg": lang,
                "aria-pressed": "true" if lang == model.lang else "false",
            },
            word,
        )
        for lang, word in LANGUAGES
    ]


def theme_choice(model: Model, t: Words) -> Node:
    """Give the three buttons for light and dark."""
    return h(
        "div",
        {"class": "settings-line", "role": "group", "aria-label": t("Light and dark")},
        [
            button(
                "set-theme",
                icon(sign),
                h("span", None, t.p(*word)),
                arg=theme,
                kind="btn-toggle",
                aria_pressed="true" if theme == model.theme else "false",
            )
            for theme, sign, word in THEMES
        ],
    )


def sound_switch(model: Model, t: Words) -> Node:
    """Give the button that turns the sound on and off."""
    return button(
        "set-sound",
        icon("sound" if model.sound else "mute"),
        h("span", None, t("Sound on") if model.sound else t("Sound off")),
        arg="off" if model.sound else "on",
        kind="btn-toggle",
        aria_pressed="true" if model.sound else "false",
    )


def boot(t: Words) -> Node:
    """Give the line that says how far the page has come; `boot.js` fills it and takes it away."""
    return h(
        "div",
        {"class": "boot", "data-boot": ""},
        h("span", {"class": "boot-line", "data-boot-line": ""}),
        h(
            "p",
            {"class": "boot-text", "data-boot-text": "", "role": "status"},
            t("The referee is on the way. Read on, or fill in names."),
        ),
    )


def _notice(model: Model, t: Words) -> Node:
    notice = model.notice
    return h(
        "div",
        {"class": "notices wrap", "role": "status"},
        h(
            "div",
            {"class": f"notice notice-{notice.kind}"},
            h("p", None, notice.text),
            button("dismiss", icon("close"), kind="btn-bare btn-icon", aria_label=t("Close")),
        )
        if notice
        else None,
    )


def foot(t: Words) -> Node:
    """Give the footer."""
    return h(
        "footer",
        {"class": "foot"},
        h(
            "div",
            {"class": "wrap foot-row"},
            h(
                "p",
                {"class": "foot-name"},
                h("span", {"lang": "ja"}, "賽の闘技場"),
                " ",
                h("span", {"lang": "en"}, "Saikoro Arena"),
            ),
            h(
                "p",
                {"class": "foot-line"},
                t("No server, no account. What you play stays on this device until you share it."),
            ),
        ),
    )


def _die() -> Node:
    """Give the house mark: a twelve-sided die, solid."""
    return h(
        "svg",
        {"class": "logo-die", "viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"},
        h("path", {"class": "die-body", "d": "M12 1l10.500 7.600-4 12.400h-13l-4-12.400z"}),
        h("path", {"class": "die-face", "d": "M12 7l5.200 3.800-2 6.200H8.800l-2-6.200z"}),
    )

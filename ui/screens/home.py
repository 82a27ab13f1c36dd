"""The home screen: the poster, what is under way, the card of games, the box office."""

from __future__ import annotations

from ui.markup import Node, h
from ui.screens.games import OPEN
from ui.screens.icons import icon
from ui.screens.model import Model, SavedMatch
from ui.screens.parts import link, luck, problem, unbroken, versus
from ui.text.bills import Bill, bill, card
from ui.text.words import Words


def view(model: Model, t: Words) -> Node:
    """Give the home screen for what is saved and typed so far."""
    under_way = [match for match in model.saved if not match.over][:3]
    letters = _letters(model, t)
    live = [game for game in card() if game.id in OPEN]
    coming = [game for game in card() if game.id not in OPEN]
    return h(
        "main",
        {"class": "home", "id": "main", "tabindex": "-1"},
        h(
            "div",
            {"class": "poster"},
            _masthead(t),
            h(
                "div",
                {"class": "poster-sheet"},
                _continue([*letters, *(continue_ticket(match, t) for match in under_way)][:3], t),
                [_main_event(bill(game.id, t), model, t) for game in live],
            ),
        ),
        _undercard([bill(game.id, t) for game in coming], model, t),
        _office(model, t),
    )


def _masthead(t: Words) -> Node:
    return h(
        "div",
        {"class": "masthead"},
        h(
            "h1",
            {"class": "masthead-title", "id": "title", "tabindex": "-1"},
            h("span", {"class": "masthead-ja", "lang": "ja"}, "賽の闘技場"),
            " ",
            h("span", {"class": "masthead-en", "lang": "en"}, "Saikoro Arena"),
        ),
        h("p", {"class": "masthead-line"}, t("Five duels. The dice decide.")),
    )


def _letters(model: Model, t: Words) -> list[Node]:
    """Give the tickets of the matches by link that are under way; their code is loaded only where there are any."""
    if not model.letters:
        return []
    from ui.screens.letters.listing import listed, ticket

    return [ticket(letter, t) for letter in listed(model) if letter.state != "over"]


def _continue(tickets: list[Node], t: Words) -> Node | None:
    if not tickets:
        return None
    return h(
        "section",
        {"class": "continue", "aria-labelledby": "continue"},
        h("h2", {"class": "sr", "id": "continue"}, t("Continue")),
        tickets,
    )


def continue_ticket(match: SavedMatch, t: Words) -> Node:
    """Give the ticket that leads back into a match under way."""
    return h(
        "a",
        {"class": "ticket", "href": "#/match", "data-do": "open-saved", "data-arg": match.id},
        h(
            "span",
            {"class": "ticket-body"},
            h("span", {"class": "kicker"}, bill(match.game, t).title),
            versus(match.names, t),
            h("span", {"class": "ticket-foot"}, h("span", None, match.headline), h("span", None, match.when)),
        ),
        h("span", {"class": "ticket-stub"}, icon("play"), h("span", None, t("Continue"))),
        key=match.id,
    )


def facts(game: Bill, t: Words) -> Node:
    """Give what a bill promises: how many, how long, how much luck."""
    return h(
        "ul",
        {"class": "facts"},
        h("li", None, t("{n} players", n=game.players)),
        h("li", None, t("{n} min", n=game.minutes)),
        h("li", None, luck(game.luck, t)),
    )


def _picture(game: Bill, model: Model) -> Node:
    """Give a game's picture, a file that the build draws with `ui.art.bills`, one for each theme."""
    source = f"{model.assets}art/{game.id}-{model.theme}.svg"
    # Lazy: where home is not what is shown first, its pictures would hold up the start.
    size = {"width": 480, "height": 300}
    return h("img", {"loading": "lazy", "decoding": "async", "src": source, "alt": "", **size})


def _main_event(game: Bill, model: Model, t: Words) -> Node:
    return h(
        "article",
        {"class": "event", "aria-labelledby": f"bill-{game.id}"},
        h("div", {"class": "event-art"}, _picture(game, model)),
        h(
            "div",
            {"class": "event-text"},
            h("p", {"class": "kicker red"}, t("Tonight")),
            h("h2", {"class": "event-title", "id": f"bill-{game.id}"}, unbroken(game.title)),
            h("p", {"class": "event-line"}, game.line),
            h(
                "div",
                {"class": "event-go"},
                link(f"#/new/{game.id}", t("Make a match"), kind="btn-main"),
                link(f"#/help/{game.id}", t("Rules"), kind="btn-bare"),
            ),
            facts(game, t),
        ),
        key=game.id,
    )


def _undercard(games: list[Bill], model: Model, t: Words) -> Node | None:
    if not games:
        return None
    return h(
        "section",
        {"class": "undercard wrap", "aria-labelledby": "undercard"},
        h("h2", {"id": "undercard"}, t("Still in training")),
        h(
            "p",
            {"class": "undercard-line muted"},
            t("Not open yet. They will be played here, each on a sheet of its own."),
        ),
        h(
            "ul",
            {"class": "bills"},
            [
                h(
                    "li",
                    {"class": "bill"},
                    h("div", {"class": "bill-art"}, _picture(game, model)),
                    h("p", {"class": "seal seal-square bill-seal"}, t("Coming")),
                    h("h3", None, game.title),
                    h("p", {"class": "bill-line"}, game.line),
                    facts(game, t),
                    key=game.id,
                )
                for game in games
            ],
        ),
    )


def _office(model: Model, t: Words) -> Node:
    return h(
        "section",
        {"class": "office wrap", "aria-labelledby": "office"},
        h("h2", {"id": "office"}, t("Got a link?")),
        h(
            "form",
            {"class": "paste", "data-do": "open-paste"},
            h("label", {"class": "label", "for": "paste"}, t("Paste it here: a seed to replay, or a bout to watch.")),
            h(
                "div",
                {"class": "paste-line"},
                h(
                    "input",
                    {
                        "class": "input",
                        "id": "paste",
                        "name": "paste",
                        "type": "text",
                        "inputmode": "url",
                        "autocomplete": "off",
                        "autocapitalize": "off",
                        "spellcheck": "false",
                        "placeholder": "https://…#v1.",
                        "value": model.paste or None,
                        "data-do": "paste",
                        "aria-invalid": "true" if model.paste_problem else None,
                        "aria-describedby": "paste-problem" if model.paste_problem else None,
                    },
                ),
                h("button", {"type": "submit", "class": "btn"}, t("Open")),
            ),
            problem("paste", model.paste_problem) if model.paste_problem else None,
        ),
        h(
            "nav",
            {"class": "office-links", "aria-label": t("More")},
            [
                h("a", {"class": "office-link", "href": href}, icon(sign), h("span", None, words))
                for href, sign, words in (
                    ("#/records", "cup", t("Hall of records")),
                    ("#/letters", "link", t("By link")),
                    (f"#/help/{OPEN[0]}", "book", t("Rules")),
                    ("#/about", "about", t("About and settings")),
                )
            ],
        ),
    )

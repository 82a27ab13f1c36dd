"""Two devices without a browser, on which people play by link: what the tests of it are played with."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from ui.markup import render
from ui.screens import site
from ui.screens.letters.letter import Letter
from ui.screens.letters.listing import listed
from ui.screens.messages import Effect, Env, Message
from ui.screens.model import Model
from ui.screens.update import update
from ui.text.words import Words

BASE = "https://example.org/arena/"
LANGS = ("en", "ja")


class Page:
    """One of the two devices."""

    def __init__(self, name: str, lang: str = "en") -> None:
        self.name = name
        self.model = Model(boot="ready", base=BASE, loaded=True, lang=lang)  # type: ignore[arg-type]
        self.effects: tuple[Effect, ...] = ()
        self._count = itertools.count(1)

    def send(self, do: str, arg: str = "", value: str = "", **fields: str) -> Page:
        number = next(self._count)
        secret = f"{self.name}{number}".encode()
        salt = (secret + b"salt").ljust(32, b".")
        share = (secret + b"share").ljust(32, b".")
        env = Env(f"SEED{number}", f"{self.name}{number}", "2026-11-30 10:00", number, salt, share)
        self.model, self.effects = update(self.model, Message(do, arg, value, fields), env)
        return self

    @property
    def letter(self) -> Letter:
        return listed(self.model)[0]

    @property
    def link(self) -> str:
        assert self.letter.one is not None
        return f"{BASE}#{self.letter.one.link}"

    def open(self, link: str) -> Page:
        return self.send("link", link.partition("#")[2] and "#" + link.partition("#")[2])

    def start(self, game: str, **fields: str) -> Page:
        self.send("route", f"new/{game}")
        return self.send(
            "start", game, **{"setup-kinds": "link", "setup-name-0": "Aoi", "setup-name-1": "Ben", **fields}
        )

    def order(self, move: str) -> Page:
        return self.send("hex_duel/move", move).send("hex_duel/seal")

    def html(self) -> str:
        return render(site.whole(self.model, Words(self.model.lang)))


def duel(one: Page, other: Page, turns: int = 60, **fields: str) -> Iterator[int]:
    """Play a duel by link, yielding after each exchange."""
    one.start("hex_duel", **fields).order("f")
    other.open(one.link)
    moves = itertools.cycle(("f", "fl", "fr", "stay"))
    for turn in range(turns):
        laid(other, next(moves))
        one.open(other.link)
        assert one.letter.match is not None
        if one.letter.match.over:
            other.open(one.link)
            yield turn
            return
        landed(one)
        laid(one, next(moves))
        other.open(one.link)
        landed(other)
        yield turn


def laid(page: Page, move: str) -> None:
    """Order a move, or what else is allowed."""
    for each in (move, "f", "fl", "fr", "stay"):
        page.send("hex_duel/move", each)
        if page.model.play and page.model.play.draft and page.model.play.draft.order:
            break
    page.send("hex_duel/seal")


def landed(page: Page) -> None:
    page.send("landed")


def said(page: Page) -> str:
    return page.model.notice.text if page.model.notice else ""

"""Two made-up games of secret orders to be played by link, and two people who play them honestly."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from engine import games
from engine.core.codec import load
from engine.core.dice import Dice
from engine.core.game import Game, Seat, Step, Turn
from engine.link.correspondence import Correspondence, accept, answer, invite, receive, reveal
from tests.core.toy import Moved, Options, Pick, Shout, State, Toy

NAMES = ("Hana", "鉄のジョー")


class Orders(Toy):
    """The toy with its shout given by one seat alone, the other one each round; set-up dice, secret picks, chance."""

    id = "orders"

    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        return Turn("shout", (state.round % 2,)) if turn.ask == "shout" else turn


class Quick(Orders):
    """The same without set-up dice: its first turn asks for picks at once."""

    id = "quick"

    def begin(self, options: Mapping[str, Any], dice: Dice) -> Step[State]:
        return Step(State(load(Options, options), (7, 7)), (Moved("begin", ()),))


@contextmanager
def entered() -> Iterator[None]:
    """The registry with the made-up games in it."""
    made = {("orders", 1): "tests.link.orders:Orders", ("quick", 1): "tests.link.orders:Quick"}
    made["toy", 1] = "tests.core.toy:Toy"
    made = {key: place for key, place in made.items() if key not in games.GAMES}
    games.GAMES.update(made)
    try:
        yield
    finally:
        for key in made:
            del games.GAMES[key]
            games._loaded.pop(key, None)


def secret(*name: Any) -> bytes:
    """32 bytes that differ for each name."""
    return hashlib.sha256(repr(name).encode()).digest()


#: (correspondence) -> its next action, None where nothing is asked.
Chooser = Callable[[Correspondence], Any]


def choose(one: Correspondence) -> Any:
    """The first thing that is legal, by what the side knows itself."""
    if not one.asked:
        return None
    match = one.match
    if match is None:
        return {"boxers": ["iron_gate", "dawn_scale"][one.seat]}
    state: State = match.state
    if state.ask == "shout":
        return Shout("mine")
    return Pick(next(n for n in range(1, 7) if n != state.cards[one.seat]))


@dataclass(frozen=True)
class Pair:
    """Both sides of a match, and every link sent so far."""

    one: Correspondence
    two: Correspondence
    links: tuple[str, ...] = ()
    name: str = ""

    @property
    def sides(self) -> tuple[Correspondence, Correspondence]:
        return self.one, self.two

    def turn(self, choose: Chooser = choose) -> Pair:
        """One message more, sent and received."""
        n = len(self.links)
        if self.one.due == 1:
            two = answer(self.two, choose(self.two), share=secret(self.name, n, "share"))
            link = two.link or ""
            return replace(self, one=receive(self.one, link), two=two, links=(*self.links, link))
        salts = {"salt": secret(self.name, n, "salt"), "share": secret(self.name, n, "share")}
        over = self.one.match is not None and self.one.match.over
        one = reveal(self.one) if over else reveal(self.one, choose(self.one), **salts)
        link = one.link or ""
        return replace(self, one=one, two=receive(self.two, link), links=(*self.links, link))

    def until(self, messages: int | None = None, choose: Chooser = choose) -> Pair:
        """Go on until that many messages were sent, or to the end."""
        pair = self
        while pair.one.due is not None and (messages is None or len(pair.links) < messages):
            pair = pair.turn(choose)
        return pair


def begin(
    game: str = "orders",
    options: Mapping[str, Any] | None = None,
    action: Any = None,
    name: str = "",
    names: tuple[str, str] = NAMES,
) -> Pair:
    """An invitation sent and opened."""
    rules: Game[Any, Any] = games.get(game)
    salts: dict[str, Any] = {"salt": secret(name, 0, "salt"), "share": secret(name, 0, "share")}
    one = invite(rules, options or {}, names, action, **salts)
    link = one.link or ""
    return Pair(one, accept("https://example.org/play/#" + link), (link,), name)


def seats(pair: Pair) -> Iterator[tuple[Seat, Correspondence]]:
    """The sides by seat."""
    yield from enumerate(pair.sides)

"""Play by link as a neutral third would follow it: each message checked against all before it, dice made by both sides.

A `Transcript` never changes: `observe` gives the next one, or an error and
nothing else.  It trusts neither side.  Whoever has all messages can follow a
match so; each side does, and so does whoever reads a record with `sealed`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from typing import Any, Final, TypeVar

from engine.core.codec import changed, load, secret_fields
from engine.core.dice import Dice, Keyed, Typed
from engine.core.errors import BadLink, BadOption, DiceNeeded, IllegalAction
from engine.core.game import Game, Seat
from engine.core.joint import commitment, dice_key, match_id, message_hash
from engine.core.match import Match, Player, Source, read_action, start
from engine.core.messages import Answer, Invitation, Reveal, read_message
from engine.core.names import clean_name

T = TypeVar("T")

SEATS: Final = (0, 1)
#: The step of secret choices and set-up dice: `begin`.
SET_UP: Final = 0


@dataclass(frozen=True, slots=True)
class Terms:
    """What both sides agreed on: the game, its open options as a record has them, and the names by seat."""

    game: Game[Any, Any]
    options: Mapping[str, Any]
    names: tuple[str, ...]

    @property
    def id(self) -> str:
        """The id of the match."""
        return match_id(self.game.id, self.game.rules, self.options, self.names)


@dataclass(frozen=True, slots=True)
class Opening:
    """What opens a commitment: the action as JSON has it (None where nothing is asked), salt and share in hex."""

    action: Any
    salt: str
    share: str


@dataclass(frozen=True, slots=True)
class Transcript:
    """A match by link as its messages show it.

    `match` is the match as far as it is revealed (None before the set-up is),
    `step` the step that is being exchanged, None once there is no more.
    `resigned` is who resigned.

    >>> from engine.games import get
    >>> fresh = opened(agree(get("d12_boxing"), {}, ("Hana", "Kaze")))
    >>> fresh.step, fresh.due, fresh.match
    (0, 0, None)
    """

    terms: Terms
    match: Match | None
    step: int | None
    messages: tuple[Mapping[str, Any], ...] = ()
    commit: str | None = None
    answer: Answer | None = None
    resigned: Seat | None = None

    @property
    def due(self) -> Seat | None:
        """Whose message comes next, None when there is none to come."""
        if self.step is None:
            return None
        return 1 if self.commit is not None and self.answer is None else 0

    @property
    def head(self) -> str:
        """The hash that the next message names as the one before it; for the first it is the match id."""
        return message_hash(self.messages[-1]) if self.messages else self.terms.id

    @property
    def owes(self) -> Seat | None:
        """Who owes a reveal: seat 0 once its commitment is answered, else nobody.  Owed for good, it is a forfeit."""
        return None if self.answer is None else 0

    def observe(self, body: Mapping[str, Any]) -> Transcript:
        """Take the next message, whoever it is from, and play what it reveals.

        Raises BadLink: "unreadable-message", "newer-message", "foreign-message",
        "correspondence-over", "out-of-turn", "wrong-step", "wrong-previous",
        "wrong-reveal", "illegal-order" (its `reason` is the rules' own code, its
        cause the rules' error), "not-by-link".
        """
        message = read_message(body)
        if message.match != self.terms.id:
            raise BadLink("foreign-message")
        if self.due is None:
            raise BadLink("correspondence-over")
        if message.seat != self.due:
            raise BadLink("out-of-turn", seat=message.seat, allowed=self.due)
        if message.step != self.step:
            raise BadLink("wrong-step", step=message.step, allowed=self.step)
        if message.previous != self.head:
            raise BadLink("wrong-previous", step=message.step)
        if isinstance(message, Invitation) == bool(self.messages):
            raise BadLink("unreadable-message", field="format")
        if isinstance(message, Invitation):
            return self._with(body, commit=message.commit)
        if isinstance(message, Answer):
            return self._answered(message, body)
        return self._revealed(message, body)

    def play(self, opening: Opening) -> Match:
        """Play the answered step, and those after it that ask nobody, with what opens seat 0's commitment.

        Raises IllegalAction or BadOption for actions that break the rules.
        """
        assert self.step is not None
        assert self.answer is not None
        assert self.answer.share is not None
        shares = (opening.share, self.answer.share)
        dice = Keyed(dice_key(self.terms.id, self.step, shares, self.head))
        return _play(self.terms, self.match, (opening.action, self.answer.action), dice)

    def asked(self) -> tuple[Seat, ...]:
        """Name the seats that the step under way asks for an action; the others give their share of the dice alone."""
        if self.step is None:
            return ()
        if self.match is None:
            return SEATS if secret_fields(self.terms.game.options) else ()
        return self.match.game.turn(self.match.state).seats

    def fits(self, seat: Seat, action: Any) -> None:
        """Check a seat's action, as JSON has it, for the step under way; None is right where nothing is asked.

        Raises IllegalAction or BadOption for what the rules forbid.
        """
        if seat not in self.asked():
            if action is not None:
                raise IllegalAction("nothing-to-decide", seat=seat)
        elif self.match is None:
            _options(self.terms, (action, action))
        else:
            game = self.terms.game
            game.check(self.match.state, seat, read_action(game, action))

    def proved(self) -> Match | None:
        """Give the match as far as it is revealed, with the messages that prove it; None before the set-up is."""
        return None if self.match is None else replace(self.match, transcript=self.messages)

    def unrevealed(self) -> Match | None:
        """Give the match of an answered set-up that was never revealed, to be recorded as forfeited.

        It stands at its beginning.  What seat 0 sealed nobody can know: seat 1's
        choice stands in its place, too.  None where no set-up is owed, and where
        the beginning rolls dice, which nobody can know either.
        """
        if self.match is not None or self.answer is None:
            return None
        asked = secret_fields(self.terms.game.options)
        options = _options(self.terms, (self.answer.action,) * 2) if asked else self.terms.options
        with suppress(DiceNeeded):
            return replace(_begin(self.terms, options, Typed(())), transcript=self.messages)
        return None

    def _answered(self, message: Answer, body: Mapping[str, Any]) -> Transcript:
        if message.resign:
            return self._ended(self.match, 1, body)
        legal(message.step, 1, lambda: self.fits(1, message.action))
        return self._with(body, answer=message)

    def _revealed(self, message: Reveal, body: Mapping[str, Any]) -> Transcript:
        # The commitment came with the message before the answer.
        bound = self.messages[-2]["previous"]
        opening = Opening(message.action, message.salt, message.share)
        if commitment(self.terms.id, message.step, 0, bound, *_parts(opening)) != self.commit:
            raise BadLink("wrong-reveal", step=message.step)
        legal(message.step, 0, lambda: self.fits(0, message.action))
        match = legal(message.step, 0, lambda: self.play(opening))
        step = None if match.over else match.steps + 1
        if (step is None) != (message.commit is None and not message.resign):
            raise BadLink("unreadable-message", field="commit")
        if message.resign:
            return self._ended(match, 0, body)
        return self._with(body, match=match, step=step, commit=message.commit, answer=None)

    def _ended(self, match: Match | None, seat: Seat, body: Mapping[str, Any]) -> Transcript:
        ended = None if match is None else match.end("resigned", seat)
        return self._with(body, match=ended, step=None, commit=None, answer=None, resigned=seat)

    def _with(self, body: Mapping[str, Any], **changes: Any) -> Transcript:
        return replace(self, messages=(*self.messages, body), **changes)


def agree(game: Game[Any, Any], options: Mapping[str, Any], names: tuple[str, ...]) -> Terms:
    """Put what both sides agree on into its one form: options that differ from the defaults, names tidied up.

    Raises BadOption for options or names that are not allowed, "secret-option"
    for one that each seat chooses in secret, "not-by-link-value" for a value
    that a match by link cannot have; BadLink "not-by-link" for a game that is
    not for two.

    >>> from engine.games import get
    >>> terms = agree(get("d12_boxing"), {"rounds": 6}, ("Hana ", "Kaze"))
    >>> terms.options, terms.names
    ({}, ('Hana', 'Kaze'))
    """
    if game.seats != len(SEATS):
        raise BadLink("not-by-link", game=game.id)
    secret = secret_fields(game.options)
    for name in options:
        if name in secret:
            raise BadOption("secret-option", field=name)
    if len(names) != game.seats:
        raise BadOption("wrong-length", field="names", value=len(names), allowed=game.seats)
    agreed = load(game.options, options)
    for each in fields(game.options):
        allowed, value = each.metadata.get("by_link"), getattr(agreed, each.name)
        if allowed and value not in allowed:
            raise BadOption("not-by-link-value", field=each.name, value=value, allowed=allowed)
    kept = changed(agreed)
    open_ones = {name: value for name, value in kept.items() if name not in secret}
    return Terms(game, open_ones, tuple(map(clean_name, names)))


def opened(terms: Terms) -> Transcript:
    """Begin a transcript before its first message.

    The first exchange is the set-up (step 0) unless the match can begin without
    it: nothing is chosen in secret, no die is rolled, and its first turn asks
    somebody.  Raises BadLink "not-by-link" for a turn in which whoever is
    quicker counts.
    """
    match = None
    if not secret_fields(terms.game.options):
        with suppress(DiceNeeded):
            match = _begin(terms, terms.options, Typed(()))
    if match is not None and not match.game.turn(match.state).seats:
        match = None
    return Transcript(terms, match, SET_UP if match is None else match.steps + 1)


def _begin(terms: Terms, options: Mapping[str, Any], dice: Dice) -> Match:
    players = tuple(Player(name) for name in terms.names)
    match = start(terms.game, options, players, dice=dice)
    return _by_link(replace(match, sources=(Source(0, "joint"),)))


def _play(terms: Terms, match: Match | None, actions: tuple[Any, Any], dice: Dice) -> Match:
    if match is None:
        asked = secret_fields(terms.game.options)
        match = _begin(terms, _options(terms, actions) if asked else terms.options, dice)
    else:
        for seat in match.game.turn(match.state).seats:
            match = match.decide(seat, read_action(terms.game, actions[seat]), dice)
    while not match.over and not _by_link(match).game.turn(match.state).seats:
        match = match.advance(dice)
    return match


def _by_link(match: Match) -> Match:
    turn = match.game.turn(match.state)
    if turn.seats and turn.need == "any":
        raise BadLink("not-by-link", game=match.game.id)
    return match


def _options(terms: Terms, choices: tuple[Any, ...]) -> Mapping[str, Any]:
    """Join the open options and the secret choices by seat, each an object with the names of the secret options."""
    secret = secret_fields(terms.game.options)
    for choice in choices:
        if not isinstance(choice, Mapping) or sorted(choice) != sorted(secret):
            raise BadOption("not-an-object", field="choice", value=choice, allowed=secret)
    options = {**terms.options, **{name: [choice[name] for choice in choices] for name in secret}}
    load(terms.game.options, options)
    return options


def legal(step: int, seat: Seat, act: Callable[[], T]) -> T:
    """Do what the rules may forbid; a fault of `seat` is then an error of its message: BadLink "illegal-order"."""
    try:
        return act()
    except (IllegalAction, BadOption) as error:
        raise BadLink("illegal-order", step=step, seat=seat, reason=error.code) from error


def _parts(opening: Opening) -> tuple[Any, str, str]:
    return opening.action, opening.salt, opening.share

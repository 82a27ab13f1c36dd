"""What can go wrong, as codes and facts; `ui.text` makes sentences of them.

`IllegalAction` is the player's, `BadOption` and its kin the form's, `BadRecord`
and `BadLink` theirs who made the file or link, `DiceError` the dice's.
"""

from __future__ import annotations

from typing import Any


class EngineError(Exception):
    """An error with a code and the facts a sentence about it needs.

    >>> str(EngineError("unknown-game", game="chess"))
    'unknown-game (game=chess)'
    """

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value}" for key, value in self.params.items())
        return f"{self.code} ({facts})" if facts else self.code


class IllegalAction(EngineError):
    """A rule forbids the action; the code names the rule, nothing has changed."""


class BadOption(EngineError):
    """An option, name or seed is not allowed: `field`, `value` and `allowed` say which and why."""


class BadCard(BadOption):
    """A fighter's card or build is not allowed."""


class BadBoard(BadOption):
    """A board is not allowed."""


class BadRecord(EngineError):
    """A record cannot be read; `place` names where, such as "decision 14 (seat 1)"."""


class BadLink(EngineError):
    """A link is damaged, cut, foreign or newer than this program."""


class DiceError(EngineError):
    """Dice that do not fit what was rolled."""


class DiceNeeded(DiceError):
    """Typed dice ran out: a die of `sides` is wanted from seat `by` for `to`."""

    def __init__(self, sides: int, by: int | None, to: str) -> None:
        super().__init__("dice-needed", sides=sides, by=by, to=to)
        self.sides = sides
        self.by = by
        self.to = to

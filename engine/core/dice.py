"""Where dice come from: a seed, a key made by both sides, a record, people's hands, or every path at once.

Seeded words are HMAC-SHA256 blocks read as big-endian 32-bit numbers; a die of
n sides takes the next word below the largest multiple of n (rejecting the
rest), so that every face is exactly as likely.
"""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Protocol, TypeVar

from engine.core.errors import BadOption, DiceError, DiceNeeded

if TYPE_CHECKING:
    from fractions import Fraction

T = TypeVar("T")

DOMAIN = "saikoro-arena/1/"
SEED_MAX = 64
#: Longest text looked at as a seed: putting a long one into normal form could take minutes.
_SEED_RAW_MAX = 16 * SEED_MAX
WORD = 2**32
_WORDS_PER_BLOCK = 8
_UPPER = {code: code - 32 for code in range(ord("a"), ord("z") + 1)}


class Dice(Protocol):
    """Anything that rolls: `by` says whose die it is, `to` what it is for."""

    def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
        """Return 1 .. sides."""


def normal_seed(seed: str) -> str:
    """Give a seed as it is written down: NFKC, stripped, ASCII letters upper-cased; it rolls the same dice.

    Raises BadOption unless 1 to 64 characters remain.

    >>> normal_seed("  ＡＢＣ "), normal_seed("k7q"), normal_seed("金曜の夜")
    ('ABC', 'K7Q', '金曜の夜')
    """
    trimmed = _trimmed(seed)
    upper = trimmed.translate(_UPPER)
    # An "i" under a combining dot must stay small: "I" and the dot would be read back as the one letter "İ".
    return upper if unicodedata.is_normalized("NFKC", upper) else trimmed


def _trimmed(seed: str) -> str:
    trimmed = unicodedata.normalize("NFKC", seed).strip() if len(seed) <= _SEED_RAW_MAX else ""
    if not 1 <= len(trimmed) <= SEED_MAX or any(unicodedata.category(letter) == "Cs" for letter in trimmed):
        raise BadOption("bad-seed", field="seed", value=seed, allowed=SEED_MAX)
    return trimmed


class Keyed:
    """Dice of one named stream of a key of 32 bytes; `position` words are already used.

    >>> dice = Keyed(bytes(32))
    >>> [dice.roll(6) for _ in range(6)]
    [3, 5, 4, 3, 4, 4]
    """

    def __init__(self, key: bytes, stream: str = "dice", position: int = 0) -> None:
        self._key = key
        self._stream = stream
        self._block_number = -1
        self._block = b""
        self.position = position

    def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
        """Return the next die of the stream, 1 .. sides."""
        limit = WORD // sides * sides
        while True:
            word = self._word()
            if word < limit:
                return word % sides + 1

    def _word(self) -> int:
        number, place = divmod(self.position, _WORDS_PER_BLOCK)
        if number != self._block_number:
            self._block = hmac.digest(self._key, f"{self._stream}/{number}".encode(), "sha256")
            self._block_number = number
        self.position += 1
        return int.from_bytes(self._block[4 * place : 4 * place + 4], "big")


class Seeded(Keyed):
    """Dice of one named stream of a seed; `position` words are already used.

    >>> dice = Seeded("K7Q29XTM4B")
    >>> [dice.roll(12) for _ in range(6)]
    [6, 1, 2, 2, 4, 12]
    """

    def __init__(self, seed: str, stream: str = "dice", position: int = 0) -> None:
        super().__init__(
            hashlib.sha256((DOMAIN + _trimmed(seed).translate(_UPPER)).encode()).digest(), stream, position
        )


class Recorded:
    """Dice written down as (sides, value), handed out in order and checked.

    Raises DiceError when another die is wanted than the one written, or when a
    value is not on the die; DiceNeeded when they have run out.

    >>> dice = Recorded([(6, 4)])
    >>> dice.roll(6)
    4
    """

    def __init__(self, dice: Iterable[tuple[int, int]], position: int = 0) -> None:
        self._dice = tuple(dice)
        self.position = position

    def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
        """Return the next written value."""
        if self.position >= len(self._dice):
            raise DiceNeeded(sides, by, to)
        written, value = self._dice[self.position]
        if written != sides:
            raise DiceError("wrong-die", number=self.position + 1, sides=sides, written=written)
        if not 1 <= value <= sides:
            raise DiceError("die-off-range", number=self.position + 1, sides=sides, value=value)
        self.position += 1
        return value


class Typed:
    """Dice people rolled and typed in: values only, for whichever die is wanted.

    Raises DiceError for a value that is not on the die, DiceNeeded when they
    have run out.

    >>> Typed([11]).roll(12)
    11
    """

    def __init__(self, values: Iterable[int]) -> None:
        self._values = tuple(values)
        self.position = 0

    def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
        """Return the next typed value."""
        if self.position >= len(self._values):
            raise DiceNeeded(sides, by, to)
        value = self._values[self.position]
        if not 1 <= value <= sides:
            raise DiceError("die-off-range", number=self.position + 1, sides=sides, value=value)
        self.position += 1
        return value


class Watched:
    """Dice that note what they rolled: the record of one step."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.rolled: list[tuple[int, int]] = []

    def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
        """Roll the inner dice and remember the die."""
        value = self._dice.roll(sides, by, to)
        self.rolled.append((sides, value))
        return value


class _Path:
    def __init__(self, values: list[int]) -> None:
        self.values = values
        self.sides: list[int] = []

    def roll(self, sides: int, by: int | None = None, to: str = "") -> int:
        place = len(self.sides)
        self.sides.append(sides)
        if place == len(self.values):
            self.values.append(1)
        return self.values[place]


def forking(play: Callable[[Dice], T]) -> Iterator[tuple[Fraction, T]]:
    """Run `play` once for every path its dice can take, with each path's exact chance.

    The chances add up to 1.  `play` must depend on nothing but the dice it is given.

    >>> sum(chance for chance, total in forking(lambda d: d.roll(6) + d.roll(6)) if total == 7)
    Fraction(1, 6)
    """
    # Asked for by exact tests alone, and it brings a lot along.
    from fractions import Fraction

    values: list[int] = []
    while True:
        path = _Path(values)
        outcome = play(path)
        chance = Fraction(1)
        for sides in path.sides:
            chance /= sides
        yield chance, outcome
        sides_taken = path.sides
        values = path.values[: len(sides_taken)]
        while values and values[-1] == sides_taken[len(values) - 1]:
            values.pop()
        if not values:
            return
        values[-1] += 1

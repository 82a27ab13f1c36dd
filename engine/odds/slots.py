"""Long numbers as rows of numbers: many chances added, or multiplied by the same, in one operation.

A *row* is a whole number cut into cells of equal width; cell 0 is the lowest.
Adding two rows adds cell by cell as long as no cell runs over, and that at the
speed of the interpreter's own long arithmetic: about a nanosecond a cell.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate, chain
from operator import add, sub

#: A cell is one or more machine words, so that cells can be moved about without looking into them.
_WORD = 64
_BYTES = 8


class Slots:
    """Rows whose cells are `words` machine words wide.

    >>> slots = Slots()
    >>> row = slots.row([1, 2, 3])
    >>> slots.cells(row + row, 3), slots.total(row, 3)
    ([2, 4, 6], 6)
    """

    def __init__(self, words: int = 1) -> None:
        self.words = words
        self.bits = _WORD * words
        self._size = _BYTES * words

    def row(self, cells: Iterable[int]) -> int:
        """Lay numbers side by side, the first in cell 0."""
        return int.from_bytes(b"".join(cell.to_bytes(self._size, "little") for cell in cells), "little")

    def cells(self, row: int, width: int) -> list[int]:
        """Give the numbers of a row of `width` cells."""
        data = row.to_bytes(width * self._size, "little")
        return [int.from_bytes(data[at : at + self._size], "little") for at in range(0, len(data), self._size)]

    def total(self, row: int, width: int) -> int:
        """Give the sum of a row's cells."""
        words = array("Q", row.to_bytes(width * self._size, "little"))
        return sum(sum(words[word :: self.words]) << (_WORD * word) for word in range(self.words))

    def floor(self, shift: int, width: int) -> int:
        """Give the mask that cuts off what `row >> shift` moves from each cell into the one below it."""
        return self.row([(1 << (self.bits - shift)) - 1] * width)

    def transposed(self, rows: Sequence[int], width: int) -> list[int]:
        """Turn rows of `width` cells into `width` rows, one cell of each.

        >>> slots = Slots(2)
        >>> [slots.cells(row, 2) for row in slots.transposed([slots.row([1, 2, 3]), slots.row([4, 5, 6])], 3)]
        [[1, 4], [2, 5], [3, 6]]
        """
        size = width * self._size
        words = array("Q", b"".join([row.to_bytes(size, "little") for row in rows]))
        if self.words == 1:
            return [int.from_bytes(words[at::width], "little") for at in range(width)]
        columns, each = [], array("Q", bytes(self._size * len(rows)))
        for at in range(width):
            for word in range(self.words):
                each[word :: self.words] = words[at * self.words + word :: width * self.words]
            columns.append(int.from_bytes(each, "little"))
        return columns


def windows(rows: Iterable[int], length: int) -> list[int]:
    """Give the sum of every `length` rows in a row, as many as there are rows: beyond the end there is nothing.

    >>> windows([1, 2, 3, 4], 2)
    [3, 5, 7, 4]
    """
    sums = list(accumulate(chain(rows, [0] * (length - 1)), initial=0))
    return list(map(sub, sums[length:], sums))


def added(one: Iterable[int], other: Iterable[int]) -> list[int]:
    """Add two lists of rows, row by row."""
    return list(map(add, one, other))

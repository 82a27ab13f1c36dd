"""Works out what standing is worth to the computer in Arena Duel: `python -m tools.duel_worth`.

The plain is open, or has an obstacle at the back of one figure or of both.
Every turn near the other is solved as a matrix game over exact rolls; what it
brings is the lead in HP, and what the next turn will bring, which counts
`KEEP` as much.  Repeated until the sweeps are done.  Writes
`engine/games/hex_duel/data/worth.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Final

from engine.games.hex_duel import worth
from engine.games.hex_duel.board import Board, distance, neighbour
from engine.games.hex_duel.forecast import Branch, Forecast
from engine.games.hex_duel.mixing import equilibrium, matrix
from engine.games.hex_duel.orders import legal_orders
from engine.games.hex_duel.state import Flags, Options, State
from engine.games.hex_duel.tables import SIDES, Hex
from tools.paths import ROOT

SWEEPS: Final = 4
KEEP: Final = 0.9
#: The plain: so large that no wall is met within a turn.
RADIUS: Final = 7

#: Where the table stands, and what stands before it; so many numbers a line.
_TARGET: Final = ROOT / "engine/games/hex_duel/data/worth.py"
_MARK: Final = '_TABLE: Final = """\n'
_LINE: Final = 24


def plain() -> Board:
    span = range(-RADIUS, RADIUS + 1)
    hexes = tuple((q, r) for q in span for r in span if distance((0, 0), (q, r)) <= RADIUS)
    return Board(hexes, (), ((0, 0, 0), (1, 0, 0)))


def mirrored(place: Hex) -> Hex:
    return place[0] + place[1], -place[1]


def solved(apart: Hex, facing: int, rights: Flags, backs: Flags, table: Sequence[int]) -> float:
    pos = ((0, 0), apart)
    behind = (neighbour(apart, (facing + 3) % SIDES) == (0, 0), apart == neighbour((0, 0), 3))
    walls = [*(worth.beyond(pos[0], pos[1]) * backs[0]), *(worth.beyond(pos[1], pos[0]) * backs[1])]
    board = replace(plain(), obstacles=tuple(walls))
    state = State(Options(board), pos, (0, facing), (9, 9), may_charge=rights, rear_bound=(behind[1], behind[0]))
    forecast = Forecast(board.floor, pos, state.facing)

    def value(branch: Branch) -> float:
        ahead = worth.standing(board.floor, branch.pos, branch.facing, branch.may_charge, table)
        return branch.lost[1] - branch.lost[0] + KEEP * ahead

    orders = [list(legal_orders(state, seat)) for seat in (0, 1)]
    return equilibrium(matrix(forecast, orders[0], orders[1], value))[2]


def sweep(beyond: Sequence[int]) -> list[int]:
    """Solve every standing once, with a table of what is beyond; standings that are alike are solved once."""
    table: dict[int, int] = {}
    flags: list[Flags] = [(one, two) for one in (False, True) for two in (False, True)]
    for apart, facing, rights, backs in product(worth.AROUND, range(SIDES), flags, flags):
        if worth.entry(apart, facing, rights, backs) in table:
            continue
        found = round(solved(apart, facing, rights, backs, beyond) * worth.UNIT)
        back = worth.turned((-apart[0], -apart[1]), -facing)
        turned, their_rights, their_backs = -facing % SIDES, (rights[1], rights[0]), (backs[1], backs[0])
        table[worth.entry(back, turned, their_rights, their_backs)] = -found
        table[worth.entry(mirrored(back), facing, their_rights, their_backs)] = -found
        table[worth.entry(apart, facing, rights, backs)] = found
        table[worth.entry(mirrored(apart), turned, rights, backs)] = found
    return [table[place] for place in range(len(table))]


def main() -> None:
    table: Sequence[int] = [0] * len(worth.AROUND) * SIDES * 16
    for number in range(SWEEPS):
        before, table = table, sweep(table)
        change = max(abs(a - b) for a, b in zip(before, table, strict=True))
        print(f"sweep {number + 1}: changed by at most {change}", file=sys.stderr, flush=True)
    lines = (" ".join(map(str, table[at : at + _LINE])) + "\n" for at in range(0, len(table), _LINE))
    head, _, rest = _TARGET.read_text(encoding="utf-8").partition(_MARK)
    _TARGET.write_text(head + _MARK + "".join(lines) + '"""' + rest.partition('"""')[2], encoding="utf-8")


if __name__ == "__main__":
    main()

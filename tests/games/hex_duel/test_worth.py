"""The table of what standing is worth: it is what the tool works out, and alike from both sides and in the mirror."""

from __future__ import annotations

import random

from engine.games.hex_duel.data.worth import STANDING
from engine.games.hex_duel.tables import SIDES
from engine.games.hex_duel.worth import AROUND, UNIT, entry, turned
from tools.duel_worth import mirrored, solved

FLAGS = [(one, two) for one in (False, True) for two in (False, True)]


def test_the_table_is_settled() -> None:
    """Solving a standing once more, with the table beyond, changes nothing to speak of."""
    stream = random.Random("worth")
    for _ in range(12):
        apart, facing = stream.choice(AROUND), stream.randrange(SIDES)
        rights, backs = stream.choice(FLAGS), stream.choice(FLAGS)
        again = solved(apart, facing, rights, backs, STANDING) * UNIT
        assert abs(again - STANDING[entry(apart, facing, rights, backs)]) <= 3


def test_both_sides_and_the_mirror_agree() -> None:
    assert len(STANDING) == len(AROUND) * SIDES * 16
    for apart in AROUND:
        for facing in range(SIDES):
            back, turn = turned((-apart[0], -apart[1]), -facing), -facing % SIDES
            for rights in FLAGS:
                for backs in FLAGS:
                    worth = STANDING[entry(apart, facing, rights, backs)]
                    assert STANDING[entry(mirrored(apart), turn, rights, backs)] == worth
                    assert STANDING[entry(back, turn, rights[::-1], backs[::-1])] == -worth

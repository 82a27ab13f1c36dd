"""The tools that measure the computer players, on very little."""

from __future__ import annotations

import pytest

from tools import duel_gains, duels


def test_levels_play_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    duels.main(["2,1", "-n", "2", "--board", "hexagon2", "--hp", "5"])
    assert capsys.readouterr().out.startswith("hexagon2     level 2 v level 1: ")
    assert sum(duels.played((1, 1), {"hp": 5}, 3, "TOOLS")) == 3


def test_the_positions_are_the_same_each_time() -> None:
    found = duel_gains.positions(6, ["hexagon2", "hexagon3"])
    assert found == duel_gains.positions(6, ["hexagon2", "hexagon3"])
    assert len(set(found)) == 6
    assert all(sum(duel_gains.mix(state, level)) == pytest.approx(1) for state in found[:2] for level in (1, 2, 3))

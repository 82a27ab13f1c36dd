"""The build lab: backwards against forwards, the shipped tables against what they are made from."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from engine.games.blow_of_fate import lab
from engine.games.blow_of_fate.builds import Build, legal
from engine.games.blow_of_fate.forecasts import ENDINGS, FILE, forecast, written
from engine.games.blow_of_fate.lab import Lab, file_name, shipped, work
from engine.games.blow_of_fate.odds import Odds
from engine.games.blow_of_fate.roster import ROSTER
from engine.games.blow_of_fate.state import Boxer, Options, opening
from engine.games.blow_of_fate.worth import Worth

DEFAULT = Options()


def bout(one: Build, two: Build, options: Options = DEFAULT) -> Options:
    return replace(options, boxers=(Boxer("", *one), Boxer("", *two)))


def bounds(one: Build, two: Build, options: Options) -> tuple[float, float]:
    """Between what and what a match-up's worth lies, worked out forwards."""
    options = bout(one, two, options)
    chances = Odds(options, fresh=True).chances(opening(options))
    worth = chances.win(0) + chances.draw / 2
    return worth, worth + chances.dropped


ONES: list[Build] = [(10, 4, 1), (10, 2, 3)]
TWOS: list[Build] = [(9, 1, 5), (9, 4, 2)]


@pytest.mark.parametrize(
    ("options", "ones", "twos"),
    [
        (Options(rounds=1, combos=False), ONES, TWOS),
        (Options(rounds=2), ONES, TWOS),
        (Options(rounds=2, three_knockdown_rule=True), ONES, TWOS),
        # Fifteen rounds to go back over: with few states to each.
        (Options(rounds=13, extension=True), [(10, 4, 1)], [(9, 5, 1)]),
    ],
)
def test_backwards_comes_to_the_same_as_forwards(options: Options, ones: list[Build], twos: list[Build]) -> None:
    worth = Worth(options, (ones, twos))
    shares = list(worth.run())
    assert shares[-1] == 1.0
    assert all(before <= now for before, now in pairwise(shares))
    for one in ones:
        for two in twos[-1:]:
            low, high = bounds(one, two, options)
            assert low - worth.error <= worth.score(one, two) <= high
    assert worth.error < 0.0004


def test_a_lab_is_filled_roughly_and_then_for_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    # Of all builds some: those with little to wear down.
    some = tuple(build for build in legal() if build[0] >= 8 and build[2] <= 3)
    monkeypatch.setattr(lab, "legal", lambda cap: some)
    options = Options(rounds=1)
    labs = list(work(options, first=(9, 4, 2)))
    better = [(done, found) for done, found in labs if found]
    assert [done for done, _ in labs] == sorted(done for done, _ in labs)
    rough, final = better[0][1], better[-1][1]
    assert rough.builds == final.builds == some
    assert better[-1][0] == 1.0
    assert max(map(max, final.error)) < 0.0001
    for row in range(len(rough.builds)):
        for column in range(len(rough.builds)):
            error = rough.error[row][column]
            assert abs(rough.worth[row][column] - final.worth[row][column]) <= 2 * error
            assert final.worth[row][column] == pytest.approx(1 - final.worth[column][row])
    first = better[1][1]
    done = {build for build, _, error in first.matches((9, 4, 2)) if error < 0.001}
    assert done == {build for build in some if build[0] == 9}
    low, high = bounds((8, 4, 3), (10, 4, 1), options)
    assert low - 0.0001 <= final.against((8, 4, 3), (10, 4, 1)) <= high


def test_a_lab_survives_json() -> None:
    small = shipped(DEFAULT).under(7)  # type: ignore[union-attr]
    assert sorted(small.mixes) == [5, 6, 7]
    for cap, mix in replace(small, mixes={}).mixed().mixes.items():
        assert mix == pytest.approx(small.mixes[cap])
    assert Lab.from_json(json.loads(json.dumps(small.to_json()))) == small
    error = [list(row) for row in small.error]
    error[0][1] = error[1][0] = 0.125
    mixed = replace(small, error=tuple(map(tuple, error)))
    assert Lab.from_json(json.loads(json.dumps(mixed.to_json()))) == mixed


def test_the_shipped_lab_is_whole() -> None:
    found = shipped(DEFAULT)
    assert found
    assert found.builds == legal()
    assert max(map(max, found.error)) <= 0.005
    for one, two in combinations(range(len(found.builds)), 2):
        assert found.worth[one][two] == pytest.approx(1 - found.worth[two][one])
    # The rules page's own figures.
    assert found.against((10, 4, 1), (5, 5, 5)) == pytest.approx(0.396305, abs=0.0002)
    assert round(found.average((4, 1, 10)), 2) == 0.68
    assert found.best_reply() == (4, 1, 10)


def test_entries_of_the_shipped_lab_worked_out_anew() -> None:
    found = shipped(DEFAULT)
    assert found
    worth = Worth(DEFAULT, ([(10, 4, 1), (10, 3, 2)], [(9, 5, 1)]))
    for _ in worth.run():
        pass
    for one in ((10, 4, 1), (10, 3, 2)):
        assert found.against(one, (9, 5, 1)) == pytest.approx(worth.score(one, (9, 5, 1)), abs=0.00002)


def test_nobody_gains_on_the_equilibrium() -> None:
    found = shipped(DEFAULT)
    assert found
    mix = found.equilibrium()
    assert mix.rows == pytest.approx(replace(found, mixes={}).equilibrium().rows), "shipped as it is found anew"
    assert mix.value == pytest.approx(0.5)
    assert mix.gap < 1e-9
    shares = {build: share for build, share in zip(found.builds, mix.rows, strict=True) if share > 0.05}
    assert list(shares) == [(4, 1, 10), (8, 6, 1), (9, 5, 1)]
    assert 0.6 < shares[4, 1, 10] < 0.8


def test_the_matches_of_a_build_come_best_first() -> None:
    found = shipped(DEFAULT)
    assert found
    matches = found.matches((5, 5, 5))
    worths = [worth for _, worth, _ in matches]
    assert worths == sorted(worths, reverse=True)
    assert matches[-1][0] == (4, 1, 10)
    assert {build: worth for build, worth, _ in matches}[5, 5, 5] == 0.5


def test_a_cap_leaves_builds_out_and_changes_no_bout() -> None:
    whole, capped = shipped(DEFAULT), shipped(Options(cap=8))
    assert whole
    assert capped
    assert capped.builds == legal(8)
    assert capped.against((8, 6, 1), (5, 5, 5)) == whole.against((8, 6, 1), (5, 5, 5))
    assert shipped(Options(cap=5)).worth == ((0.5,),)  # type: ignore[union-attr]
    for cap in range(5, 11):
        ready = shipped(Options(cap=cap))
        assert ready
        assert ready.equilibrium().gap < 1e-9


def test_rules_without_a_lab_have_none() -> None:
    assert shipped(Options(rounds=14, extension=True)) is None
    bits = (False, True)
    rules = [Options(rounds=2, combos=combos, three_knockdown_rule=rule) for combos in bits for rule in bits]
    assert len({file_name(options) for options in rules}) == 4


def test_every_pair_of_the_roster_has_its_odds() -> None:
    for one in ROSTER.values():
        for two in ROSTER.values():
            options = bout(one.build, two.build)
            found = forecast(opening(options))
            assert found
            chances, rounds = found
            assert list(chances.parts) == list(ENDINGS)
            assert sum(chances.parts.values()) + chances.dropped == pytest.approx(1.0)
            assert chances.dropped < 1e-6
            assert sorted(rounds) == [1, 2, 3, 4, 5, 6]
            worth = shipped(DEFAULT).against(one.build, two.build)  # type: ignore[union-attr]
            assert chances.win(0) + chances.draw / 2 == pytest.approx(worth, abs=0.0002)


def test_the_odds_of_a_pair_worked_out_anew() -> None:
    options = bout((10, 4, 1), (9, 5, 1))
    begin = opening(options)
    found, anew = Odds(options), Odds(options, fresh=True)
    for ending in ENDINGS:
        low, high = anew.chances(begin).between(anew.chances(begin).parts[ending])
        assert low - 1e-6 <= found.chances(begin).parts[ending] <= high
        for number, chances in found.by_round(begin).items():
            assert chances.parts[ending] == pytest.approx(anew.by_round(begin)[number].parts[ending], abs=2e-5)
    assert [stage.done for stage in found.stages(begin)] == [1.0]


def test_forecasts_are_for_openings_by_the_default_rules_alone() -> None:
    options = bout((10, 4, 1), (9, 5, 1))
    begin = opening(options)
    assert forecast(begin)
    assert forecast(opening(replace(options, cap=10)))
    assert forecast(replace(begin, hp=(39, 40))) is None
    for changed in ({"rounds": 5}, {"combos": False}, {"three_knockdown_rule": True}, {"extension": True}):
        assert forecast(opening(replace(options, **changed))) is None  # type: ignore[arg-type]
    assert forecast(opening(bout((10, 3, 2), (9, 5, 1)))) is None


def test_a_forecast_is_written_as_it_is_read() -> None:
    lines = json.loads(FILE.read_text(encoding="utf-8"))
    one, two, stopped, judged = lines[3]
    found = forecast(opening(bout((one[0], one[1], one[2]), (two[0], two[1], two[2]))))
    assert found
    again = json.loads(json.dumps(written(one, two, found[1])))
    assert again[:2] == [one, two]
    for old, new in zip([*stopped, judged], [*again[2], again[3]], strict=True):
        assert new == pytest.approx(old, abs=1), "rounded down once more"

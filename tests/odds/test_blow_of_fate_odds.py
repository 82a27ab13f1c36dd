"""The odds of Blow of Fate against the referee itself, against simulated bouts, and against themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise, product
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import Result
from engine.games import get
from engine.games.blow_of_fate.builds import Build
from engine.games.blow_of_fate.compiled import RIGHT_WAYS, right
from engine.games.blow_of_fate.odds import ENDINGS, Odds
from engine.games.blow_of_fate.sampler import Sampler
from engine.games.blow_of_fate.state import Options, State, opening
from engine.odds.chances import Ending, Stage
from engine.odds.simulate import simulate
from tests.games.blow_of_fate.bouts import state
from tests.odds.bout_oracle import after, exact_chances, one_round, rights

EXACT = 1e-12
GAME = get("blow_of_fate")


def close(found: Mapping[Ending, float], expected: Mapping[Ending, float]) -> bool:
    return all(abs(found.get(ending, 0.0) - expected.get(ending, 0.0)) <= EXACT for ending in ENDINGS)


@st.composite
def states(draw: st.DrawFn, rounds: int, turn: int | None = None) -> State:
    """Any state of a bout that goes on, whether dice can lead to it or not."""
    at = draw(st.integers(0, 2)) if turn is None else turn
    each = st.integers(1, 10) if rounds == 1 else st.integers(1, 5)
    rule = draw(st.booleans())
    down = draw(st.tuples(st.integers(0, at), st.integers(0, at)))
    mine = draw(st.integers(0, at))
    return state(
        draw(st.tuples(each, each, each)),
        draw(st.tuples(each, each, each)),
        rounds=rounds,
        combos=draw(st.booleans()),
        three_knockdown_rule=rule,
        extension=draw(st.booleans()),
        round=draw(st.integers(1, rounds)) if turn is None else rounds,
        turn=at,
        hp=draw(st.tuples(st.integers(1, 40), st.integers(1, 40))),
        attacks=(mine, draw(st.integers(0, at - mine))),
        knockdowns=down,
        round_knockdowns=down,
    )


def mirrored(one: State) -> State:
    pairs = ("punch", "speed", "toughness", "hp", "attacks", "knockdowns", "round_knockdowns")
    return replace(one, **{name: getattr(one, name)[::-1] for name in pairs})


@pytest.mark.parametrize(("lead", "combos"), [(0, True), (0, False), (3, True), (-9, True), (9, False)])
def test_the_right_to_attack_falls_as_the_referee_lets_it_fall(lead: int, combos: bool) -> None:
    begin = state((5, 10 if lead > 0 else 10 + lead, 5), (5, 10 - max(lead, 0), 5), combos=combos)
    ways = right(lead, combos)
    found = sorted(chance * RIGHT_WAYS for chance, _ in rights(begin))
    expected = sorted(each for each in (ways.clinch, *ways.single, *ways.combo) if each)
    assert found == pytest.approx(expected)


@settings(max_examples=15, deadline=None)
@given(states(rounds=1, turn=2).filter(lambda begin: not begin.options.extension))
def test_last_turns_equal_every_path_of_the_dice(begin: State) -> None:
    chances, _ = Odds(begin.options).exact(begin)
    assert chances.dropped == 0.0
    assert close(chances.parts, exact_chances(begin))


def test_two_turns_equal_every_path_of_the_dice() -> None:
    # Only specials get through these guards: few states, and every kind of turn.
    begin = state((2, 5, 10), (1, 4, 10), rounds=1, turn=1, hp=(2, 40), attacks=(0, 1), combos=False)
    assert close(Odds(begin.options).exact(begin)[0].parts, exact_chances(begin))


@pytest.mark.parametrize(
    ("red", "blue", "given_fields"),
    [
        ((5, 5, 5), (5, 5, 5), {"combos": False}),
        ((10, 3, 2), (4, 5, 6), {"combos": False, "hp": (30, 18)}),
        ((6, 7, 2), (9, 5, 1), {"turn": 1, "hp": (12, 21)}),
    ],
)
def test_one_round_bouts_equal_the_referees_attacks_put_together(
    red: Build, blue: Build, given_fields: dict[str, object]
) -> None:
    begin = state(red, blue, rounds=1, **given_fields)
    expected = one_round(begin)
    chances, by_round = Odds(begin.options).exact(begin)
    assert close(chances.parts, expected)
    assert close(by_round[1].parts, expected)
    rough = Odds(begin.options).chances(begin)
    for ending in ENDINGS:
        assert -EXACT <= expected.get(ending, 0.0) - rough.parts[ending] <= rough.dropped + EXACT


@pytest.mark.parametrize(
    "given_fields",
    [
        {"rounds": 2, "attacks": (2, 0)},
        {"rounds": 2, "attacks": (0, 2), "combos": False, "hp": (40, 3)},
        {"rounds": 13, "extension": True, "round": 14, "hp": (20, 20), "attacks": (1, 1)},
        {"rounds": 3, "three_knockdown_rule": True, "round": 2, "round_knockdowns": (2, 0), "attacks": (0, 1)},
        {"rounds": 15, "extension": True, "round": 15, "hp": (38, 39)},
    ],
)
def test_the_odds_of_a_state_are_the_mean_of_those_after_it(given_fields: dict[str, object]) -> None:
    begin = state((2, 3, 10), (1, 2, 10), turn=2, **given_fields)
    odds = Odds(begin.options)
    found, bound = odds.chances(begin), 0.0
    mean = dict.fromkeys(ENDINGS, 0.0)
    for then, chance in after(begin).items():
        chances = odds.chances(then)
        bound += chance * chances.dropped
        for ending, part in chances.parts.items():
            mean[ending] += chance * part
    for ending in ENDINGS:
        assert -found.dropped - EXACT <= found.parts[ending] - mean[ending] <= bound + EXACT


def test_known_bouts() -> None:
    even, tilted = opening(Options()), state((10, 4, 1), (5, 5, 5))
    chances = Odds(even.options, fresh=True).chances(even)
    assert 0.498927 - 5e-7 - chances.dropped <= chances.win(0) <= 0.498927 + 5e-7
    assert 0.002146 - 5e-7 - chances.dropped <= chances.draw <= 0.002146 + 5e-7
    assert chances.dropped < 0.00001
    exact, _ = Odds(tilted.options).exact(tilted)
    assert round(exact.win(0), 6) == 0.396305
    assert exact.dropped == 0.0
    assert sum(exact.parts.values()) == pytest.approx(1.0, abs=EXACT)


@settings(max_examples=12, deadline=None)
@given(states(rounds=2))
def test_mirrored_states_have_mirrored_odds(begin: State) -> None:
    odds = Odds(begin.options)
    here, there = odds.chances(begin), odds.chances(mirrored(begin))
    bound = max(here.dropped, there.dropped)
    for (winner, method), part in here.parts.items():
        other = None if winner is None else 1 - winner
        assert part == pytest.approx(there.parts[other, method], abs=bound)


@settings(max_examples=12, deadline=None)
@given(states(rounds=2))
def test_stages_tighten_and_hold_what_is_true(begin: State) -> None:
    odds = Odds(begin.options)
    stages = list(odds.stages(begin))
    final = stages[-1].best
    assert stages[-1] == Stage(1.0, final, final)
    assert stages[0].best.sampled > 0
    assert tuple(final.parts) == ENDINGS
    assert sum(final.parts.values()) + final.dropped == pytest.approx(1.0, abs=EXACT)
    for before, now in pairwise(stages):
        assert before.done <= now.done
        assert now.best.width <= before.best.width
        assert now.certain.dropped <= before.certain.dropped
    for certain in {id(stage.certain): stage.certain for stage in stages}.values():
        for ending, part in final.parts.items():
            low, high = certain.between(certain.parts.get(ending, 0.0))
            assert low <= part + EXACT
            assert part <= high + EXACT
    table = odds.by_round(begin)
    assert list(table)[: begin.options.rounds - begin.round + 1] == list(range(begin.round, begin.options.rounds + 1))
    for ending, part in final.parts.items():
        assert sum(chances.parts[ending] for chances in table.values()) == pytest.approx(part, abs=EXACT)


def test_what_was_worked_out_is_kept() -> None:
    begin = state(rounds=1)
    odds = Odds(begin.options)
    *_, last = odds.prepare()
    assert last == 1.0
    assert [stage.done for stage in odds.stages(begin)] == [1.0]
    stages = odds.stages(replace(begin, turn=1))
    assert next(stages).best.sampled == 100
    for _ in range(60):
        next(stages)
    assert next(odds.stages(replace(begin, turn=1))).best.sampled == 4000, "the bouts played are kept, too"


def test_a_bout_that_is_over_has_its_result_for_certain() -> None:
    over = state(rounds=3, round=2, turn=2, hp=(12, -7), result=Result(0, "tko"))
    odds = Odds(over.options)
    assert {ending for ending, part in odds.chances(over).parts.items() if part} == {(0, "tko")}
    assert odds.by_round(over) == {2: odds.chances(over)}
    assert odds.exact(over)[0] == odds.chances(over)


def test_a_state_of_another_bout_is_refused() -> None:
    odds = Odds(Options(rounds=3))
    for ask in (odds.chances, odds.exact, odds.by_round, lambda begin: list(odds.stages(begin))):
        with pytest.raises(ValueError, match="rounds=3"):
            ask(opening(Options(rounds=4)))


def test_fifteen_rounds_with_every_rule_work() -> None:
    begin = state((9, 1, 5), (3, 6, 2), rounds=14, extension=True, three_knockdown_rule=True)
    chances = Odds(begin.options).chances(begin)
    assert sum(chances.parts.values()) + chances.dropped == pytest.approx(1.0, abs=EXACT)
    assert chances.dropped < 0.00002
    assert chances.draw < 1e-6


def agree(shares: Mapping[Ending, float], bouts: int, exact: Mapping[Ending, float]) -> None:
    for ending, chance in exact.items():
        error = sqrt(chance * (1 - chance) / bouts)
        # Four standard errors: one sound simulation in some two thousand would miss; these seeds' do not.
        assert abs(shares.get(ending, 0.0) - chance) <= 4 * error + 1e-5, ending
    # Pearson's chi-square over the seven endings, 0.999 quantile at six degrees of freedom.
    squares = sum((shares.get(ending, 0.0) - chance) ** 2 / chance for ending, chance in exact.items() if chance)
    assert bouts * squares <= 22.46


def test_200_000_bouts_agree_with_the_odds() -> None:
    begin = state((10, 4, 1), (5, 5, 5))
    sampler = Sampler(begin, "AGREEMENT")
    sampler.play(200_000)
    agree(sampler.chances().parts, 200_000, Odds(begin.options).chances(begin).parts)


@pytest.mark.parametrize("rules", [{}, {"three_knockdown_rule": True, "rounds": 3, "extension": True}])
def test_bouts_before_the_referee_agree_with_the_odds(rules: dict[str, object]) -> None:
    options = {"boxers": ["glass_spark", "temple_bell"], **rules}
    begin = GAME.begin(options, None).state  # type: ignore[arg-type]
    *_, tally = simulate(GAME, options, 16_000, "AGREEMENT", jobs=2)
    shares = {ending: count / tally.played for ending, count in tally.endings.items()}
    agree(shares, tally.played, Odds(begin.options).chances(begin).parts)


def test_the_quick_bouts_follow_every_rule() -> None:
    for combos, rule, extension in product((True, False), repeat=3):
        begin = state(
            (8, 4, 3),
            (7, 5, 3),
            rounds=2,
            turn=1,
            hp=(14, 14),
            attacks=(1, 0),
            round_knockdowns=(1, 0),
            combos=combos,
            three_knockdown_rule=rule,
            extension=extension,
        )
        sampler = Sampler(begin, "RULES")
        sampler.play(4000)
        agree(sampler.chances().parts, 4000, Odds(begin.options).chances(begin).parts)

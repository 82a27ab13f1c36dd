"""The build lab without a browser: its map, its rules, its work, what it says."""

from __future__ import annotations

import json
from functools import cache

import pytest

from engine.games.blow_of_fate.builds import legal
from engine.games.blow_of_fate.lab import Lab, work
from engine.games.blow_of_fate.state import Options
from tests.ui.test_builds import Builds, main, nodes
from ui.art.heat import STEPS, heat, step
from ui.jobs import JOBS, run
from ui.screens.blow_of_fate.lab_moves import study_of
from ui.screens.blow_of_fate.study import Study
from ui.screens.messages import Ask, Drop, Focus

GAME = "blow_of_fate"


@pytest.fixture
def page() -> Builds:
    page = Builds()
    page.send("route", f"lab/{GAME}")
    return page


@cache
def small() -> Lab:
    lab = [better for _, better in work(Options(rounds=1, cap=6)) if better][-1]
    return lab


def answer(done: float = 1.0) -> str:
    found = small().equilibrium()
    told = {"done": done, "lab": small().to_json(), "mix": found.rows, "value": found.value, "gap": found.gap}
    return json.dumps(told)


def small_rules(page: Builds) -> Study:
    page.own("lab-rule", "cap", "6").own("lab-rule", "rounds", "1")
    return study_of(page.model)


def test_the_default_rules_lie_open_without_any_work(page: Builds) -> None:
    study = study_of(page.model)
    assert study.done == 1.0
    assert not page.has(Ask)
    assert study.builds == legal()
    assert study.mix is not None
    assert "Worked out, not sampled" in page.html()


def test_the_map_is_walked_by_field_and_by_name(page: Builds) -> None:
    page.own("lab-cell", "0,72")
    study = study_of(page.model)
    assert (study.row, study.column) == (legal()[0], legal()[72])
    page.own("lab-build", "row", "10/4/1").own("lab-build", "column 5/5/5").own("lab-swap")
    study = study_of(page.model)
    assert (study.row, study.column) == ((5, 5, 5), (10, 4, 1))
    for arg in ("73,0", "-1,0", "<b>", "1", "0,9999"):
        page.own("lab-cell", arg)
    page.own("lab-build", "row", "11/2/2").own("lab-build", "row", "x/y/z").own("lab-build", "top", "5/5/5")
    assert study_of(page.model) == study


def test_a_cap_takes_builds_off_the_map_without_any_work(page: Builds) -> None:
    page.own("lab-build", "row", "10/4/1").own("lab-rule", "cap", "7")
    study = study_of(page.model)
    assert study.builds == legal(7)
    assert study.row == (5, 5, 5)
    assert not page.has(Ask)
    page.own("lab-rule", "cap", "5")
    assert study_of(page.model).builds == ((5, 5, 5),)
    assert "5/5/5" in page.html()
    page.own("lab-rule", "cap", "11").own("lab-rule", "cap", "4").own("lab-rule", "boxers", "1")
    assert study_of(page.model).cap == 5


def test_other_rules_are_asked_for_and_come_bit_by_bit(page: Builds) -> None:
    study = small_rules(page)
    (asked,) = page.effects
    assert isinstance(asked, Ask)
    assert asked.data["options"] == {"rounds": 1, "cap": 6}
    assert study.lab is None
    assert "The lab is at work" in page.html()
    page.send("answer", "lab", answer(0.5))
    study = study_of(page.model)
    assert study.asked
    assert study.builds == legal(6)
    page.send("answer", "lab", answer())
    assert study_of(page.model).done == 1.0
    assert not study_of(page.model).asked
    assert "Worked out" in page.html()
    page.own("lab-rule", "cap", "8")
    assert page.has(Ask)
    assert study_of(page.model).lab is None


def test_the_work_is_dropped_and_taken_up_again(page: Builds) -> None:
    small_rules(page)
    page.own("lab-stop")
    assert page.effects == (Drop("lab"), Focus("lab-again"))
    page.send("answer", "lab", answer())
    assert study_of(page.model).lab is None
    page.own("lab-again")
    assert page.has(Ask)
    page.own("lab-rule", "rounds", "6")
    assert page.has(Drop)
    assert study_of(page.model).done == 1.0
    page.send("answer", "lab", answer())
    assert study_of(page.model).builds == legal(6)


def test_odds_wait_while_the_lab_is_looked_at(page: Builds) -> None:
    page.begin("solo", **{"setup-option-rounds": "2"})
    page.send("route", f"lab/{GAME}")
    assert Drop("odds") in page.effects
    page.send("route", f"corner/{GAME}")
    assert [effect.job for effect in page.effects if isinstance(effect, Ask)] == ["odds"]
    page.send("route", f"corner/{GAME}")
    assert not page.has(Ask)


def test_a_worker_that_goes_leaves_the_lab_standing(page: Builds) -> None:
    small_rules(page)
    page.send("answer", "failed")
    assert not study_of(page.model).asked
    assert "The lab stands still" in page.html()


def test_the_worker_answers_what_the_lab_takes_in(page: Builds) -> None:
    small_rules(page)
    (asked,) = page.effects
    assert isinstance(asked, Ask)
    page.send("answer", "lab", json.dumps(run(JOBS["lab"](asked.data))))
    assert study_of(page.model).done == 1.0


def test_a_build_from_the_editor_is_looked_at(page: Builds) -> None:
    page.send("route", f"boxers/{GAME}").own("step", "punch -1").own("step", "speed +1").own("lab-draft")
    assert study_of(page.model).row == (4, 6, 5)


def test_the_map_is_one_stop_and_the_field_is_spoken(page: Builds) -> None:
    page.own("lab-cell", "3,4")
    found = {str(node.attrs.get("id")): node for node in nodes(main(page))}
    assert found["lab-map"].attrs["tabindex"] == "0"
    assert found["lab-map"].attrs["data-at"] == "3,4"
    assert found["lab-cell"].attrs["role"] == "status"
    assert "against" in str(found["lab-cell"])


def test_a_heat_map_covers_every_field_once_and_is_drawn_once() -> None:
    table = ((0.5, 0.0, 1.0), (0.99, 0.5, 0.31), (0.0, 0.69, 0.5))
    drawing = heat(table, "map")
    assert heat(table, "map") is drawing
    area = 0
    for path in nodes(drawing):
        for piece in str(path.attrs.get("d", "")).split("M")[1:]:
            area += int(piece.split("h")[1].split("v")[0])
    assert area == 9
    assert [step(share / 10) for share in range(11)] == [*range(STEPS), STEPS - 1]

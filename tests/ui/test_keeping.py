"""What the device keeps: rows that another window, another version or a meddler has written."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.ui.test_update import Page


@pytest.fixture
def page() -> Page:
    return Page()


def kept(page: Page) -> dict[str, Any]:
    """Give the row that the device keeps of the match on the page."""
    return json.loads(json.dumps(page.model.kept[page.play.id]))


def test_another_window_goes_on_with_the_match_and_this_one_follows(page: Page) -> None:
    page.start()
    here, there = Page(page.model), page
    there.to_the_end()
    here.send("elsewhere", there.play.id, json.dumps([kept(there)]))
    assert (here.play.at, here.play.match.steps) == (there.play.at, there.play.match.steps)
    assert [each.over for each in here.model.saved] == [True]
    # What another window does with other matches leaves this one alone; one that was deleted leaves the list.
    shown = here.play
    here.send("elsewhere", "OTHER", json.dumps([]))
    assert (here.play, here.model.saved) == (shown, ())


@pytest.mark.parametrize(
    "typed", [[13], [0], [1.5], [[1]], ["3"], [None], [True, 3], [3, 99]], ids=lambda typed: json.dumps(typed)
)
def test_half_typed_dice_that_cannot_be_are_typed_in_again(page: Page, typed: list[Any]) -> None:
    page.start(dice="typed")
    row = {**kept(page), "typed": typed}
    other = Page().send("loaded", "", json.dumps([row])).send("open-saved", row["id"])
    other.play.match.wanted()
    assert other.play.match.steps <= 1


@pytest.mark.parametrize(
    "strange", [{"game": "zz_duel"}, {"names": []}, {"names": ["A", {"a": 1}]}, {"names": ["A", "B", "C"]}], ids=str
)
def test_a_strange_row_of_the_store_hides_no_other(page: Page, strange: dict[str, Any]) -> None:
    page.start()
    rows = [{**kept(page), "id": "ODD", **strange}, kept(page)]
    other = Page().send("loaded", "", json.dumps(rows))
    assert [each.id for each in other.model.saved] == [page.play.id]

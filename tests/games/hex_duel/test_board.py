"""Boards: what is checked on load, what is shipped, and the drawing both ways."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.codec import dump, listed, load, named
from engine.core.errors import BadBoard, BadOption
from engine.core.match import start
from engine.core.record import read, to_text
from engine.games.hex_duel.board import Board, distance, draw, read_drawing
from engine.games.hex_duel.boards import DRAWINGS, NAMES, shipped
from engine.games.hex_duel.state import Options
from engine.link.objects import object_link, open_object
from engine.link.share import open_link, record_link, seed_link
from engine.players.policy import RandomPolicy, play_out

from .duels import GAME

LINE: dict[str, Any] = {"hexes": [[0, 0], [1, 0], [2, 0]], "obstacles": [], "starts": [[0, 0, 0], [2, 0, 3]]}


def problem(board: Any) -> BadOption:
    with pytest.raises(BadOption) as caught:
        load(Options, {"board": board}, "options")
    return caught.value


@pytest.mark.parametrize("name", NAMES)
def test_a_shipped_board_holds_and_is_fair(name: str) -> None:
    board = shipped(name)
    assert list(board.problems()) == []
    assert board.settle("") == board
    assert len(board.hexes) <= 200
    # Turned by half it is itself, with the seats swapped.
    assert {(-q, -r) for q, r in board.hexes} == set(board.hexes)
    assert {(-q, -r) for q, r in board.obstacles} == set(board.obstacles)
    (q, r, facing), other = board.starts
    assert other == (-q, -r, (facing + 3) % 6)


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_read_as_it_was_drawn(name: str) -> None:
    board = shipped(name)
    assert read_drawing(draw(board)) == board
    drawn = [line for line in DRAWINGS[name].splitlines() if line.strip()]
    margin = min(len(line) - len(line.lstrip()) for line in drawn)
    assert draw(board).splitlines() == [line[margin:] for line in drawn]
    assert load(Options, {"board": draw(board).replace("\n", "/")}).board == board


def test_there_are_six_and_more() -> None:
    assert len(NAMES) >= 6
    assert set(NAMES) == set(DRAWINGS)
    assert max(len(shipped(name).hexes) for name in NAMES) > 100
    assert any(shipped(name).obstacles for name in NAMES)


cells = st.tuples(st.integers(-6, 6), st.integers(-6, 6))


@given(st.sets(cells, min_size=2, max_size=40), st.data())
def test_any_map_survives_drawing_but_for_its_place(hexes: set[tuple[int, int]], data: st.DataObject) -> None:
    order = sorted(hexes)
    one, two = data.draw(st.permutations(order))[:2]
    faces = data.draw(st.tuples(st.integers(0, 5), st.integers(0, 5)))
    solid = [each for each in order if each not in (one, two) and data.draw(st.booleans())]
    board = Board(tuple(order), tuple(solid), ((*one, faces[0]), (*two, faces[1])))
    again = read_drawing(draw(board))
    dq, dr = again.starts[0][0] - one[0], again.starts[0][1] - one[1]
    assert again.starts == ((one[0] + dq, one[1] + dr, faces[0]), (two[0] + dq, two[1] + dr, faces[1]))
    assert set(again.hexes) == {(q + dq, r + dr) for q, r in hexes}
    assert set(again.obstacles) == {(q + dq, r + dr) for q, r in solid}
    assert draw(again) == draw(board)
    assert read_drawing(draw(again)) == again


def test_an_inline_map_is_tidied() -> None:
    untidy = {**LINE, "hexes": [[2, 0], [0, 0], [1, 0], [1, 0]], "obstacles": [[9, 9]]}
    assert load(Options, {"board": untidy}) == load(Options, {"board": LINE})
    without = {key: LINE[key] for key in ("hexes", "starts")}
    assert load(Options, {"board": without}) == load(Options, {"board": LINE})


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"starts": [[0, 0, 0], [0, 0, 3]]}, "starts-alike", "options.board.starts[1]"),
        ({"starts": [[0, 0, 0], [3, 0, 3]]}, "start-off-floor", "options.board.starts[1]"),
        ({"obstacles": [[0, 0]]}, "start-off-floor", "options.board.starts[0]"),
        ({"obstacles": [[1, 0]]}, "floor-apart", "options.board.hexes"),
        ({"starts": [[0, 0, 6], [2, 0, 3]]}, "bad-facing", "options.board.starts[0]"),
        ({"starts": [[0, 0, -1], [2, 0, 3]]}, "bad-facing", "options.board.starts[0]"),
        ({"hexes": [[q, r] for q in range(15) for r in range(14)]}, "board-too-large", "options.board.hexes"),
        ({"hexes": [*LINE["hexes"], [10**7, 0]]}, "hex-too-far", "options.board.hexes[3]"),
        ({"hexes": [[0, 0]] * 1001}, "too-long", "options.board.hexes"),
        ({"hexes": [[0, 0, 0]]}, "wrong-length", "options.board.hexes[0]"),
        ({"hexes": []}, "start-off-floor", "options.board.starts[0]"),
        ({"more": 1}, "unknown-field", "options.board.more"),
    ],
)
def test_a_board_that_does_not_hold_is_refused_with_the_place(change: Any, code: str, field: str) -> None:
    error = problem({**LINE, **change})
    assert (error.code, error.params["field"]) == (code, field)


def test_a_board_without_starts_or_of_unknown_name_is_refused() -> None:
    error = problem({"hexes": [[0, 0]]})
    assert (type(error), error.code) == (BadBoard, "no-starts")
    error = problem("hexagon9")
    assert (type(error), error.code, error.params["allowed"]) == (BadBoard, "unknown-board", NAMES)
    assert problem([[[0, 0]]]).code == "not-an-object"


@pytest.mark.parametrize(
    ("drawing", "code", "line"),
    [
        ("A0. B3\n . x", "drawing-mark", 2),
        ("A0. B", "drawing-mark", 1),
        ("A6. B3", "drawing-mark", 1),
        ("A0. B3/. .", "drawing-slipped", 2),
        ("A0. . ", "drawing-start", 1),
        ("A0. B3/ . A1", "drawing-start", 2),
        ("   /\n", "drawing-start", 1),
        ("." * 40_001, "drawing-too-long", None),
    ],
)
def test_a_drawing_that_cannot_be_read_is_refused_with_its_line(drawing: str, code: str, line: int | None) -> None:
    with pytest.raises(BadBoard) as caught:
        read_drawing(drawing, "board")
    assert (caught.value.code, caught.value.params.get("line")) == (code, line)


def test_distance() -> None:
    assert distance((0, 0), (3, -1)) == 3
    assert distance((0, 0), (2, 2)) == 4


def test_boards_in_records_and_links() -> None:
    board = load(Board, LINE)
    assert named(Board, listed(board)) == dump(board)
    match = play_out(start(GAME, {"board": LINE, "hp": 5}, seed="LINE"), {0: RandomPolicy(), 1: RandomPolicy()})
    assert match.options["board"] == LINE
    assert read(to_text(match)) == match
    assert open_link(seed_link(match)).match.options == match.options
    assert open_link(record_link(match)).match.state == match.state
    named_board = start(GAME, {"board": "pillars"}, seed="P")
    assert named_board.options == {"board": "pillars"}
    assert open_link(seed_link(named_board)).match.options == {"board": "pillars"}
    assert open_object(object_link("board", board)) == ("board", board)

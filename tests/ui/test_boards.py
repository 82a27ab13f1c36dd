"""Boards of Arena Duel without a browser: the editor's laws, text and picture, keeping, links and files, set-up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.codec import load
from engine.games.hex_duel.board import Board, draw, read_drawing
from engine.games.hex_duel.boards import NAMES, shipped
from engine.games.hex_duel.tables import HEXES_MOST
from engine.link.envelope import pack
from engine.link.objects import object_link, write_object
from tests.ui.test_update import BASE, Page
from ui.board import grid
from ui.markup import Node, render
from ui.screens import shell, site
from ui.screens.hex_duel.board_desk import (
    BEGINNINGS,
    Draft,
    Drawing,
    beginning,
    begun,
    day_of,
    desk_of,
    drawable,
    own_boards,
)
from ui.screens.hex_duel.editor import problems, scene
from ui.screens.hex_duel.strokes import RADIUS_MOST, TOOLS, around, even, hexagon, stroke, twin
from ui.screens.messages import Download, Focus, Go, Keep, Share
from ui.screens.own import moves_of
from ui.text.words import Words

GAME = "hex_duel"
EN = Words("en")
#: Two rooms with a wall between them.
APART = "A0. # . B3"

places = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
strokes = st.lists(st.tuples(places, st.sampled_from(TOOLS), st.booleans()), max_size=30)
beginnings = st.sampled_from(BEGINNINGS)


class Boards(Page):
    """A page on the boards' screens."""

    def own(self, do: str, arg: str = "", value: str = "") -> Boards:
        self.send(f"{GAME}/board-{do}", arg, value)
        return self

    def put(self, tool: str, q: int, r: int) -> Boards:
        return self.own("tool", "", tool).own("put", grid.name((q, r)))

    @property
    def now(self) -> Drawing:
        return desk_of(self.model).draft.now

    def html(self, lang: str = "en") -> str:
        return render(site.whole(replace(self.model, lang="ja" if lang == "ja" else "en"), Words(lang)))


@pytest.fixture
def page() -> Boards:
    page = Boards()
    page.send("route", f"draw/{GAME}")
    return page


def nodes(node: Node | str) -> Iterator[Node]:
    if isinstance(node, Node):
        yield node
        for child in node.children:
            yield from nodes(child)


def begun_from(name: str) -> Board:
    board = beginning(name)
    assert board is not None
    return board


# ---- the editor's laws


@given(beginnings, strokes)
def test_no_strokes_lose_a_start_or_what_can_be_drawn(name: str, done: list[tuple[tuple[int, int], str, bool]]) -> None:
    board = begun_from(name)
    for at, tool, twins in done:
        after, why = stroke(board, at, tool, twins)
        assert (after == board) if why else (at in after.hexes) == (tool != "nothing")
        board = after
        assert all(start[:2] in board.floor for start in board.starts)
        assert board.starts[0][:2] != board.starts[1][:2]
        assert len(board.hexes) <= HEXES_MOST
        assert {error.code for error in board.problems()} <= {"floor-apart"}
        read = read_drawing(draw(board))
        assert draw(read) == draw(board)
        assert (len(read.hexes), len(read.obstacles)) == (len(board.hexes), len(board.obstacles))


@given(beginnings, strokes)
def test_what_is_drawn_on_both_sides_stays_the_same_from_both(
    name: str, done: list[tuple[tuple[int, int], str, bool]]
) -> None:
    board = begun_from(name)
    for at, tool, _ in done:
        assert twin(board, twin(board, at)) == at
        board = stroke(board, at, tool, True)[0]
        assert even(board)


@given(beginnings, strokes, st.lists(st.text(".#AB035 \n/", max_size=12), max_size=3))
def test_undo_gives_everything_back_and_redo_does_it_again(
    name: str, done: list[tuple[tuple[int, int], str, bool]], texts: list[str]
) -> None:
    draft = begun(begun_from(name))
    seen = [draft.now]
    for number, (at, tool, twins) in enumerate(done):
        draft = draft.put(at, tool, twins)[0]
        if number < len(texts):
            draft = replace(draft.typed(texts[number]), typing=False)
        assert frozenset(draft.now.board.hexes) <= frozenset(draft.now.sheet)
    seen = [*draft.past, draft.now]
    back = draft
    for before in reversed(seen[:-1]):
        back = back.back()
        assert back.now == before
    assert back.back() is back
    for after in seen[1:]:
        back = back.on()
        assert back.now == after
    assert back.on() is back


@given(st.text(".#AB0123456 \n/x", max_size=60))
def test_any_text_is_kept_as_it_was_typed(text: str) -> None:
    draft = Draft().typed(text)
    assert draft.now.text == text or draft.now == Draft().now
    if draft.now.wrong:
        assert draft.now.board == Draft().now.board
        assert problems(draft.now, EN)
    else:
        assert draft.now.board == read_drawing(text)


@pytest.mark.parametrize("radius", range(1, RADIUS_MOST + 1))
def test_empty_hexagons_are_boards_and_the_largest_fits(radius: int) -> None:
    board = hexagon(radius)
    assert list(board.problems()) == []
    assert even(board)
    assert len(board.hexes) == 3 * radius * (radius + 1) + 1


def test_shipped_boards_are_the_same_from_both_sides() -> None:
    assert all(even(shipped(name)) for name in NAMES)


# ---- the screen


def test_a_start_set_again_turns_and_the_other_follows(page: Boards) -> None:
    page.put("red", -3, 0)
    assert page.now.board.starts == ((-3, 0, 1), (3, 0, 4))
    page.put("blue", 2, 0)
    assert page.now.board.starts == ((-2, 0, 1), (2, 0, 4))
    page.own("twins").put("red", -1, 0)
    assert page.now.board.starts == ((-1, 0, 1), (2, 0, 4))
    assert not even(page.now.board)


@pytest.mark.parametrize(("tool", "at", "said"), [("nothing", (-3, 0), "moved"), ("red", (0, 0), "middle")])
def test_what_cannot_be_drawn_says_why(page: Boards, tool: str, at: tuple[int, int], said: str) -> None:
    before = page.now
    page.put(tool, *at)
    assert page.now == before
    assert desk_of(page.model).refused
    assert said in desk_of(page.model).told
    assert "draw-refused" in page.html()
    page.own("undo")
    assert not desk_of(page.model).told


def test_no_more_hexes_than_a_board_may_have(page: Boards) -> None:
    page.own("from", "hexagon7").own("room").own("tool", "", "floor")
    told = set()
    for at in around(hexagon(RADIUS_MOST).hexes):
        page.own("put", grid.name(at))
        if desk_of(page.model).refused:
            told.add(desk_of(page.model).told)
    assert len(page.now.board.hexes) in (HEXES_MOST - 1, HEXES_MOST)
    assert told == {"The board has 201 hexes. Allowed: 200 at most."}


def test_picture_and_text_follow_each_other_and_a_slip_loses_nothing(page: Boards) -> None:
    page.put("obstacle", 0, 0)
    assert "#" in page.now.text
    page.own("text", "", " . .\nA0. B3")
    assert "5 of 200 hexes" in page.html()
    assert "Line 1" not in page.html()
    page.own("text", "", " . x\nA0. B3")
    assert page.now.text == " . x\nA0. B3"
    assert "Line 1 of the drawing has “x”" in page.html()
    assert "図の1行目" in page.html("ja")
    page.own("keep")
    assert page.effects == (Focus("draw-text"),)
    assert own_boards(page.model) == []
    page.own("put", "0,0")
    assert page.now.wrong is None
    page.own("undo")
    assert page.now.text == " . x\nA0. B3"
    page.own("undo")
    assert "#" in page.now.text


def test_a_floor_in_parts_is_told_by_the_name_of_a_hex_shown_and_not_kept(page: Boards) -> None:
    page.own("text", "", APART)
    assert page.now.wrong is None
    (told,) = problems(page.now, EN)
    assert "B5" in told
    assert "field" not in told
    shown = scene(page.model, EN)
    assert shown.picked in page.now.board.floor
    assert frozenset(shown.tiles) < frozenset(shown.sheet)
    page.own("keep")
    assert page.effects == (Focus("draw-problems"),)
    assert own_boards(page.model) == []


def test_every_hex_of_the_sheet_is_described(page: Boards) -> None:
    html = page.html()
    assert html.count('role="gridcell"') == len(page.now.sheet)
    assert "Red start, facing east" in html
    page.own("cursor", "1,1")
    assert scene(page.model, EN).cursor == (1, 1)
    page.own("room")
    assert page.html().count('role="gridcell"') == len(page.now.sheet) > 61


def test_the_static_screens_hold_no_grid() -> None:
    for route, node in shell.static_pages(EN):
        if route in (f"draw/{GAME}", f"boards/{GAME}"):
            assert "gridcell" not in render(node)


def test_every_message_that_the_screens_send_is_known(page: Boards) -> None:
    screens = [shell.screen(page.model, EN)]
    page.put("obstacle", 1, 1).own("keep")
    page.send("link", object_link("board", shipped("ring")))
    screens.append(shell.screen(page.model, EN))
    page.send("route", f"new/{GAME}")
    screens.append(shell.screen(page.model, EN))
    sent = {
        str(each.attrs["data-do"]) for screen in screens if screen for each in nodes(screen) if "data-do" in each.attrs
    }
    own = {do.partition("/")[2] for do in sent if do.startswith(GAME)}
    assert len(own) > 15
    assert own <= set(moves_of(GAME).HANDLERS)


@pytest.mark.parametrize("arg", ["", "x", "0", "99999,0", "0,0,0", "<b>"])
@pytest.mark.parametrize("do", ["put", "cursor", "tool", "from", "edit", "duel", "share", "file", "delete"])
def test_nonsense_harms_nothing(page: Boards, do: str, arg: str) -> None:
    before = page.now
    page.own(do, arg)
    assert page.now == before
    assert page.html()


# ---- kept, sent out, taken in


def kept(page: Boards) -> str:
    page.send("route", f"draw/{GAME}")
    page.put("obstacle", 1, 1).own("keep")
    return own_boards(page.model)[0][0]


def test_a_kept_board_comes_back_and_is_duelled_on(page: Boards) -> None:
    key = kept(page)
    board = own_boards(page.model)[0][1]
    assert day_of(page.model, key) == "2026-11-29"
    effect = next(effect for effect in page.effects if isinstance(effect, Keep))
    again = Boards()
    again.model = replace(again.model, loaded=False)
    again.send("loaded", "", json.dumps([effect.data]))
    assert own_boards(again.model) == [(key, board)]
    again.own("duel", key)
    assert again.effects == (Go(f"new/{GAME}"),)
    again.send("start", GAME)
    assert again.play.match.state.options.map == board
    assert load(Board, again.play.match.options["board"]) == board


def test_a_board_that_is_gone_falls_back_to_the_first(page: Boards) -> None:
    key = kept(page)
    page.own("duel", key).own("delete", key)
    assert own_boards(page.model)
    page.send("confirm")
    assert own_boards(page.model) == []
    page.send("start", GAME)
    assert page.play.match.state.options.board == NAMES[0]


def test_a_shipped_board_goes_by_its_name(page: Boards) -> None:
    page.send("route", f"new/{GAME}").send("start", GAME, **{"setup-own-board": "ring"})
    assert page.play.match.options["board"] == "ring"


def test_a_board_is_changed_in_its_place_and_not_kept_twice(page: Boards) -> None:
    key = kept(page)
    assert kept(page) == key
    page.own("edit", key).put("floor", 1, 1).own("keep")
    assert [name for name, _ in own_boards(page.model)] == [key]
    assert own_boards(page.model)[0][1].obstacles == ()


def test_a_board_goes_out_by_link_and_file_and_comes_in_again(page: Boards) -> None:
    key = kept(page)
    board = own_boards(page.model)[0][1]
    page.own("share", key)
    (sharing,) = page.effects
    assert isinstance(sharing, Share)
    assert sharing.text.startswith(BASE + "#v1.o.")
    page.send("copied", sharing.what, "yes")
    assert desk_of(page.model).copied == key
    page.own("file", key)
    (file,) = page.effects
    assert isinstance(file, Download)
    for do, text in (("link", sharing.text), ("import", file.text)):
        there = Boards()
        there.send(do, text, text)
        assert there.model.route == f"boards/{GAME}"
        assert desk_of(there.model).opened == board
        assert own_boards(there.model) == []
        assert "A board has come in" in there.html()
        there.own("duel-opened")
        assert own_boards(there.model)[0][1] == board
        assert there.model.route == f"new/{GAME}"
    there.send("link", sharing.text)
    there.own("drop-opened")
    assert desk_of(there.model).opened is None


def test_boards_that_do_not_hold_are_refused_in_words(page: Boards) -> None:
    body = write_object("board", hexagon(1))["body"]
    bad = [
        {**body, "starts": [[9, 9, 0], [1, 0, 3]]},
        {**body, "starts": [[-1, 0, 6], [1, 0, 3]]},
        {**body, "hexes": [[q, 0] for q in range(HEXES_MOST + 1)]},
        {**body, "hexes": [[2_000_000, 0], *body["hexes"]]},
        {**body, "hexes": [*body["hexes"], [5, 5]]},
        {**body, "hexes": "<img src=x>"},
        {"type": "x"},
    ]
    for each in bad:
        page.send("link", pack("o", {"type": "board", "format": 1, "body": each}))
        assert page.model.notice
        assert page.model.notice.kind == "bad"
        assert desk_of(page.model).opened is None
        assert "<img" not in page.html()


def test_obstacles_out_in_the_desert_do_not_make_endless_drawings(page: Boards) -> None:
    small = hexagon(1)
    far = Board((*small.hexes, (900_000, 900_000)), ((900_000, 900_000),), small.starts)
    assert drawable(far) == small
    page.send("link", object_link("board", far))
    page.own("keep-opened")
    page.own("edit", own_boards(page.model)[0][0])
    assert len(page.now.text) < 100
    assert page.html()


def test_a_hostile_day_stays_text(page: Boards) -> None:
    key = kept(page)
    for day in ("<img>", "x" * 500, 7):
        model = replace(page.model, objects={key: {**page.model.objects[key], "day": day}}, route=f"boards/{GAME}")
        assert "<img" not in render(site.whole(model, EN))
        assert "xxxxxxxxxxxx" not in render(site.whole(model, EN))

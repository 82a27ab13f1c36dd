"""Boards of hexes: where a hex lies and which one a finger is on, and what is drawn of a scene."""

from __future__ import annotations

import re
from dataclasses import replace
from math import dist
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.hex_duel.boards import NAMES, shipped
from tests.ui.test_tokens import contrast
from ui.art.inks import PALETTE
from ui.board.draw import SEATS, Shape, Word, moving, still
from ui.board.layout import CORNERS, Layout
from ui.board.scene import Figure, Hex, Scene, Spark, middle
from ui.board.scene import Path as Way
from ui.board.shapes import CHEVRONS
from ui.board.svg import svg
from ui.markup import render

CSS: Final = Path(__file__).resolve().parents[2] / "static" / "css"
SIDES: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
DISC: Final = tuple((q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4)
LEAST: Final = 44.0
EPSILON: Final = 1e-6

sizes = st.tuples(st.floats(60, 2000), st.floats(60, 2000))
boards = st.one_of(
    st.sampled_from([shipped(name).hexes for name in NAMES]),
    st.sets(st.sampled_from(DISC), min_size=1).map(lambda tiles: tuple(sorted(tiles))),
)


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Boards as a whole and close up, moved by fingers and keys."""
    tiles, (width, height) = draw(boards), draw(sizes)
    near = draw(st.lists(st.sampled_from(tiles), max_size=3))
    layout = Layout.fit(tiles, width, height, near, LEAST)
    if draw(st.booleans()):
        layout = layout.panned(draw(st.floats(-3000, 3000)), draw(st.floats(-3000, 3000)))
    return layout.showing(draw(st.sampled_from(tiles))) if draw(st.booleans()) else layout


@given(layouts())
def test_the_middle_of_a_hex_is_on_it(layout: Layout) -> None:
    for at in layout.tiles:
        assert layout.hex_at(*layout.point(middle(at))) == at


@given(layouts(), st.data(), st.floats(0, 0.999), st.integers(0, 5), st.floats(0, 1))
def test_every_place_inside_a_hex_is_on_it(
    layout: Layout, data: st.DataObject, out: float, side: int, along: float
) -> None:
    at = data.draw(st.sampled_from(sorted(layout.tiles)))
    x, y = middle(at)
    (x1, y1), (x2, y2) = CORNERS[side], CORNERS[(side + 1) % 6]
    place = x + out * (x1 + along * (x2 - x1)), y + out * (y1 + along * (y2 - y1))
    assert layout.hex_at(*layout.point(place)) == at


@given(layouts(), st.floats(-100, 2100), st.floats(-100, 2100))
def test_the_hex_under_a_finger_is_the_nearest_one(layout: Layout, x: float, y: float) -> None:
    def off(at: Hex) -> float:
        return dist(layout.point(middle(at)), (x, y))

    at = layout.hex_at(x, y)
    if at is None:
        half = layout.side * 3**0.5 / 2
        assert min(map(off, layout.tiles)) >= half - EPSILON * layout.side
    else:
        assert off(at) <= min(map(off, layout.tiles)) + EPSILON * layout.side


@given(layouts())
def test_neighbours_share_two_corners(layout: Layout) -> None:
    rounded = {at: {(round(x, 3), round(y, 3)) for x, y in layout.corners(at)} for at in layout.tiles}
    for at, mine in rounded.items():
        for q, r in SIDES[:3]:
            other = (at[0] + q, at[1] + r)
            if other in rounded:
                ends = [(x, y) for x, y in mine if any(abs(x - u) + abs(y - v) < 0.01 for u, v in rounded[other])]
                assert len(ends) == 2


@given(boards, sizes)
def test_the_whole_board_is_in_the_picture(tiles: tuple[Hex, ...], size: tuple[float, float]) -> None:
    layout = Layout.fit(tiles, *size)
    assert layout.whole
    for at in tiles:
        for x, y in layout.corners(at):
            assert 0 < x < size[0]
            assert 0 < y < size[1]


@given(boards, sizes, st.data())
def test_close_up_hexes_are_large_enough_and_the_nearest_is_in_view(
    tiles: tuple[Hex, ...], size: tuple[float, float], data: st.DataObject
) -> None:
    near = data.draw(st.lists(st.sampled_from(tiles), min_size=1, max_size=3))
    layout = Layout.fit(tiles, *size, near, LEAST)
    assert layout.side * 3**0.5 >= LEAST - EPSILON
    whole = Layout.fit(tiles, *size)
    assert layout.whole == (whole.side * 3**0.5 >= LEAST)
    for at in (near[0], *data.draw(st.lists(st.sampled_from(tiles), max_size=3))):
        x, y = (layout if at == near[0] else layout.showing(at)).point(middle(at))
        assert -EPSILON <= x <= size[0] + EPSILON
        assert -EPSILON <= y <= size[1] + EPSILON


@given(layouts(), st.floats(-5000, 5000), st.floats(-5000, 5000))
def test_a_board_is_never_dragged_away(layout: Layout, dx: float, dy: float) -> None:
    moved = layout.panned(dx, dy)
    if layout.whole:
        assert moved.zero == pytest.approx(layout.zero)
    xs, ys = zip(*(moved.point(middle(at)) for at in moved.tiles), strict=True)
    # Nothing is wasted: the board still reaches both edges, or lies in their middle.
    for places, room in ((xs, layout.width), (ys, layout.height)):
        reach = 3 * layout.side
        assert min(places) <= max(reach, room / 2 + EPSILON)
        assert max(places) >= min(room - reach, room / 2 - EPSILON)


# ---- what is drawn


def scene(name: str = "pillars") -> Scene:
    """A scene that has all there is."""
    board = shipped(name)
    one, two = (start[:2] for start in board.starts)
    sparks = ("clash", "bump", "hurt", "tie", "tired", "right")
    return Scene(
        tiles=board.hexes,
        obstacles=board.obstacles,
        starts=(one, two),
        figures=(
            Figure(0, middle(one), 0.5, hit=0.5),
            Figure(1, middle(two), 3, down=True),
            Figure(1, middle((0, 0)), 3, arcs=(3, 2, 1, 0, 1, 2)),
            Figure(0, middle((0, -1)), 2, ghost=True),
        ),
        paths=(Way(0, (middle(one), middle((0, 0)))), Way(1, (middle(two), middle((0, 0))), ghost=True)),
        sparks=tuple(Spark(kind, (0.5, 0.5), 0.9, "\u22122" if kind in ("hurt", "tired") else "") for kind in sparks),
        lit=((0, 0), (1, 0)),
        far=((2, 0),),
        picked=(1, 0),
        cursor=(0, 1),
    )


@pytest.mark.parametrize("name", NAMES)
def test_what_stands_still_hangs_on_the_board_alone(name: str) -> None:
    full = scene(name)
    bare = replace(full, figures=(), paths=(), sparks=(), lit=(), far=(), picked=None, cursor=None)
    assert still(full) is still(bare)
    assert moving(bare) == []
    assert len(still(full)) <= 16 + 5 * len(full.obstacles)


def test_every_ink_is_in_the_palette_and_the_style_sheets() -> None:
    every = [*still(scene()), *moving(scene())]
    used = {ink for mark in every if isinstance(mark, Shape) for ink in (mark.fill, mark.stroke) if ink}
    used |= {ink for mark in every if isinstance(mark, Word) for ink in (mark.fill, mark.edge) if ink}
    assert used <= set(PALETTE)
    sheet = "".join((CSS / name).read_text(encoding="utf-8") for name in ("art.css", "board.css"))
    for ink in used:
        light = re.search(rf"--art-{ink}: (#\w+);", sheet)
        assert light, ink
        assert light[1] == PALETTE[ink], ink


def test_dark_floors_are_the_same_by_choice_and_by_the_system_and_lines_are_seen_on_them() -> None:
    sheet = (CSS / "board.css").read_text(encoding="utf-8")
    blocks = [dict(re.findall(r"--art-([\w-]+):\s*(#\w+);", body)) for body in re.findall(r"\{([^{}]*)\}", sheet)[:3]]
    light, dark, system = blocks
    assert dark == system
    for theme in (light, dark):
        for floor in ("floor", "floor-lit", "floor-worn"):
            assert contrast(PALETTE["ink"], theme[floor]) >= 4.5
    assert contrast(PALETTE["ink"], PALETTE["gold"]) >= 4.5
    for ink, _, _ in SEATS:
        assert contrast(PALETTE["white"], PALETTE[ink]) >= 3, "the front of a figure is seen on its plate"


def test_corners_differ_by_shape() -> None:
    for ghost, down in ((False, False), (True, False), (False, True)):
        red, blue = (
            moving(Scene(((0, 0),), figures=(Figure(seat, (0.0, 0.0), 0, ghost=ghost, down=down),))) for seat in (0, 1)
        )
        outlines = [{mark.d for mark in marks if isinstance(mark, Shape)} for marks in (red, blue)]
        assert outlines[0] != outlines[1]


def test_a_figure_is_turned_to_its_side() -> None:
    for facing in range(6):
        marks = moving(Scene(((0, 0),), figures=(Figure(0, (0.0, 0.0), facing),)))
        turned = {mark.turn for mark in marks if isinstance(mark, Shape)}
        assert turned == {-60.0 * facing}


def test_the_numbers_of_dice_stand_before_their_sides() -> None:
    marks = moving(Scene(DISC, figures=(Figure(0, middle((0, 0)), 1, arcs=(3, 2, 1, 0, 1, 2)),)))
    words = [mark for mark in marks if isinstance(mark, Word)]
    assert [word.text for word in words] == ["3", "2", "1", "0", "1", "2"]
    layout = Layout.fit(DISC, 900, 900)
    for place, word in enumerate(words):
        # A little further out they would lie on the neighbour: counter-clockwise from the front.
        beyond = word.at[0] * 0.015, word.at[1] * 0.015
        assert layout.hex_at(*layout.point(beyond)) == SIDES[(1 + place) % 6]


def test_a_charge_is_drawn_from_where_it_begins() -> None:
    figures = (Figure(1, middle((2, 0)), 3), Figure(0, middle((-2, 0)), 0))
    marks = moving(Scene(DISC, figures=figures, far=((0, 0), (0, -2), (-2, 2))))
    turns = {round(mark.turn) for mark in marks if isinstance(mark, Shape) and mark.d == CHEVRONS}
    assert turns == {-60, 0, 60}


def test_what_fades_is_gone_at_its_end() -> None:
    for kind in ("clash", "bump", "hurt", "tie", "tired", "right"):
        marks = moving(Scene(((0, 0),), sparks=(Spark(kind, (0.0, 0.0), 1.0, "\u22121"),)))
        assert marks
        assert all(mark.alpha == 0 for mark in marks)


@pytest.mark.parametrize("name", NAMES)
def test_pictures_that_leave_the_page_have_colours_of_their_own(name: str) -> None:
    text = render(svg(scene(name), "Arena", PALETTE))
    assert "var(" not in text
    assert 'aria-label="Arena"' in text
    assert set(re.findall(r'(?:fill|stroke)="([^"]*)"', text)) <= {*PALETTE.values(), "none"}


def test_thumbnails_are_light() -> None:
    for name in NAMES:
        board = shipped(name)
        plain = Scene(board.hexes, board.obstacles, starts=tuple(start[:2] for start in board.starts))
        assert len(render(svg(plain, small=True))) < 0.5 * len(render(svg(plain)))
        assert "var(--art-floor)" in render(svg(plain, small=True))

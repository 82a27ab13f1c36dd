"""Dice: true solids whose rolled value looks at the viewer when they lie."""

from __future__ import annotations

from math import sqrt

import pytest

from ui.art.solids import SIDES, SLOTS, apply, die, die_frame, dot, faces, rest
from ui.markup import render


@pytest.mark.parametrize("sides", SIDES)
def test_faces_make_a_solid(sides: int) -> None:
    found = faces(sides)
    assert len(found) == sides
    assert len({tuple(round(x, 3) for x in face.normal) for face in found}) == sides
    corners = {4: 3, 6: 4, 8: 3, 10: 4, 12: 5, 20: 3}[sides]
    for face in found:
        assert len(face.corners) == corners
        assert sqrt(dot(face.normal, face.normal)) == pytest.approx(1)
        assert dot(face.up, face.normal) == pytest.approx(0, abs=1e-6)
        for other in found:
            for corner in other.corners:
                assert dot(face.normal, corner) < dot(face.normal, face.corners[0]) + 0.005


@pytest.mark.parametrize("sides", [6, 8, 10, 12, 20])
def test_opposite_faces_add_up(sides: int) -> None:
    found = faces(sides)
    for value, face in enumerate(found, start=1):
        assert dot(face.normal, found[sides - value].normal) == pytest.approx(-1, abs=1e-6)


@pytest.mark.parametrize("sides", SIDES)
def test_the_value_faces_the_viewer_at_rest(sides: int) -> None:
    for value in range(1, sides + 1):
        turned = [apply(rest(sides, value), face.normal)[2] for face in faces(sides)]
        assert max(turned) == turned[value - 1]
        assert turned[value - 1] > 0.8
        assert apply(rest(sides, value), faces(sides)[value - 1].up)[1] > 0.8
        shown = [number for _, _, number, _ in die_frame(sides, value, 1.0).faces]
        assert any(number.rstrip(".") == str(value) for number in shown)


def test_a_d12_shows_a_pentagon_and_five_around_it() -> None:
    shown = [face for face in die_frame(12, 7, 1.0).faces if face[2]]
    assert len(shown) == 6
    assert all(d.count("L") == 4 for d, _, _, _ in shown)


@pytest.mark.parametrize("sides", SIDES)
def test_a_tumble_fills_no_more_than_its_slots(sides: int) -> None:
    for value in range(1, sides + 1):
        for step in range(41):
            moment = die_frame(sides, value, step / 40)
            assert len(moment.faces) == SLOTS[sides]
    assert moment.hop == 0
    assert moment == die_frame(sides, sides, 1.0)


def test_other_dice_are_refused() -> None:
    with pytest.raises(ValueError, match="no die of 7"):
        faces(7)
    with pytest.raises(ValueError, match="1 to 12"):
        die_frame(12, 13, 1.0)


def test_a_die_has_a_name_or_is_decoration() -> None:
    assert 'aria-label="Twelve-sided die: 7"' in render(die(12, 7, label="Twelve-sided die: 7"))
    assert 'aria-hidden="true"' in render(die(12, 7))

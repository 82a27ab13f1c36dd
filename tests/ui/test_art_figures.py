"""Figures: limbs keep their lengths, every pose is sound, parts never change their list."""

from __future__ import annotations

import re
from itertools import pairwise
from math import isfinite
from pathlib import Path

import pytest

from tools.plates import plates
from ui.art import body as w
from ui.art import bones, rig, shapes
from ui.art.motion import mix
from ui.art.poses import POSES
from ui.art.ring import LOOKS
from ui.markup import render

BONES = (
    (w.L_UPPER, w.L_FORE, bones.UPPER_ARM),
    (w.L_FORE, w.L_HAND, bones.FOREARM),
    (w.R_UPPER, w.R_FORE, bones.UPPER_ARM),
    (w.R_FORE, w.R_HAND, bones.FOREARM),
    (w.L_THIGH, w.L_SHIN, bones.THIGH),
    (w.L_SHIN, w.L_FOOT, bones.SHIN),
    (w.R_THIGH, w.R_SHIN, bones.THIGH),
    (w.R_SHIN, w.R_FOOT, bones.SHIN),
)
LOOKING = (
    *LOOKS,
    w.Look("red", "d", "shaved", "ink", False, True),
    w.Look("blue", "b", "tail"),
    w.Look("red", "c", "curls"),
    w.Look("blue", "a", "knot", gear="master"),
)


@pytest.mark.parametrize("name", POSES)
def test_limbs_keep_their_lengths(name: str) -> None:
    frames = rig.joints(POSES[name])
    for near, far, length in BONES:
        assert abs(frames[far][0] - frames[near][0]) == pytest.approx(length, abs=0.01)
    for place, turned in frames:
        assert isfinite(place.real)
        assert isfinite(place.imag)
        assert abs(turned) == pytest.approx(1.0)


@pytest.mark.parametrize("name", POSES)
def test_feet_are_where_the_pose_wants_them(name: str) -> None:
    pose = POSES[name]
    frames = rig.joints(pose)
    for frame, foot in ((w.L_FOOT, pose.lead_foot), (w.R_FOOT, pose.rear_foot)):
        wanted = complex(foot.x, -foot.y - bones.ANKLE)
        assert abs(frames[frame][0] - wanted) < 24, f"{name} reaches for a foot it cannot get to"


def test_limbs_keep_their_lengths_between_poses() -> None:
    for a, b in pairwise(POSES.values()):
        frames = rig.joints(mix(a, b, 0.37))
        for near, far, length in BONES:
            assert abs(frames[far][0] - frames[near][0]) == pytest.approx(length, abs=0.01)


@pytest.mark.parametrize("look", LOOKING)
def test_parts_are_the_same_for_every_pose(look: w.Look) -> None:
    wanted = [change[:2] for change in rig.figure_changes(POSES["guard"], look, "f")]
    assert len(set(wanted)) == len(wanted)
    for pose in POSES.values():
        changes = rig.figure_changes(pose, look, "f")
        assert [change[:2] for change in changes] == wanted
        for change in changes:
            assert re.fullmatch(r"[-MLQCZclz0-9. ]+|matrix\([-0-9. ]+\)|scale\(0\)", change.value)


def test_a_figure_draws_every_part_it_changes() -> None:
    pose, look = POSES["hook"], LOOKS[0]
    html = render(rig.figure(pose, look, "f", 10, 20))
    for part, attr, value in rig.figure_changes(pose, look, "f"):
        assert f'data-part="{part}"' in html, part
        assert f'{attr}="{value}"' in html


def test_only_one_lead_arm_is_seen() -> None:
    for pose in POSES.values():
        changes = rig.figure_changes(pose, LOOKS[0], "f")
        hidden = {change.part.split(".")[1] for change in changes if change.value == w.HIDDEN}
        assert hidden == {"lead-under" if pose.lead_over else "lead-over"}


def test_mixing_goes_the_shorter_way() -> None:
    a, b = POSES["guard"]._replace(lean=170), POSES["guard"]._replace(lean=-170)
    assert mix(a, b, 0.5).lean == pytest.approx(180)
    assert mix(a, b, 0) == a
    assert mix(a, b, 1) == b


def test_faces_are_known() -> None:
    assert {pose.face for pose in POSES.values()} <= set(shapes.FACES)


def test_short_path_data_is_the_same_curve() -> None:
    for piece in (shapes.UPPER.outline, shapes.BOOT_LACES, shapes.BOOT.outline):
        numbers = [float(x) for x in re.findall(r"-?[0-9.]+", piece.d())]
        wanted = [complex(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        assert absolute(piece.fixed()) == pytest.approx(wanted, abs=0.11)


def absolute(d: str) -> list[complex]:
    """Read short path data back as absolute points."""
    out: list[complex] = []
    here = start = 0j
    for letter, text in re.findall(r"([Mclz])([^Mclz]*)", d):
        if letter == "z":
            here = start
            continue
        numbers = [float(x) for x in re.findall(r"-?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)", text)]
        points = [complex(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        size = 3 if letter == "c" else 1
        for k in range(0, len(points), size):
            group = points[k : k + size]
            out += group if letter == "M" else [here + point for point in group]
            here = out[-1]
        if letter == "M":
            start = here
    return out


def test_printed_plates_are_what_would_be_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = [(w.slots(look), w.ghost_slots(look)) for look in LOOKS], [w.face(each) for each in shapes.FACES]
    monkeypatch.setattr(w, "PLATES", tmp_path / "plates.json")
    w.PLATES.write_bytes(plates())
    for cached in (w.slots, w.ghost_slots, w.face, w._plates):
        cached.cache_clear()
    try:
        printed = [(w.slots(look), w.ghost_slots(look)) for look in LOOKS], [w.face(each) for each in shapes.FACES]
        assert w._plates()
    finally:
        for cached in (w.slots, w.ghost_slots, w.face, w._plates):
            cached.cache_clear()
    assert printed == drawn

"""Stances as data: every pose of the boxers and the masters, drawn facing right."""

from __future__ import annotations

from typing import Final

from ui.art.rig import Arm, Foot, Pose

# fmt: off
_FRONT: Final = Foot(44, 0, 0)
_BACK: Final = Foot(-44, 5, -24)

POSES: Final[dict[str, Pose]] = {
    # name            x    y   hips lean twist head  lead                 rear                  feet
    "guard": Pose(-4, 124, 3, 10, 54, 4, Arm(40, 92, 6), Arm(-18, 148, 0), _FRONT, _BACK),
    "guard-2": Pose(-1, 120, 5, 13, 50, 7, Arm(44, 90, 6), Arm(-14, 146, 0), _FRONT, _BACK),
    "ready": Pose(-12, 125, 0, 4, 40, 0, Arm(32, 100, 6), Arm(-22, 146, 0), _FRONT, _BACK),
    "jab": Pose(10, 123, 5, 9, 84, 6, Arm(101, 4, 0), Arm(-16, 146, 0), Foot(56, 0, 0), Foot(-44, 7, -34), "set"),
    "straight": Pose(22, 119, 10, 22, -26, 16, Arm(34, 118, 0), Arm(102, 4, 0), Foot(60, 0, 0), Foot(-42, 12, -52),
                     "shout"),
    "hook": Pose(14, 116, 6, 12, 12, 8, Arm(72, 56, 24), Arm(-10, 142, 0), Foot(54, 0, 0), Foot(-42, 9, -40), "shout",
                 True),
    "uppercut": Pose(26, 124, 2, 0, -30, -10, Arm(10, 118, 0), Arm(98, 44, -6), Foot(54, 0, 0), Foot(-36, 14, -56),
                     "shout"),
    "uppercut-load": Pose(4, 100, 14, 34, 46, 26, Arm(40, 108, 0), Arm(-18, 88, 0), Foot(52, 0, 0), Foot(-42, 6, -28)),
    "body": Pose(24, 92, 22, 52, -6, 40, Arm(50, 108, 0), Arm(64, 16, 0), Foot(60, 0, 0), Foot(-44, 12, -50), "shout"),
    "flurry": Pose(18, 116, 8, 20, 40, 14, Arm(78, 20, 0), Arm(34, 106, 0), Foot(56, 0, 0), Foot(-42, 9, -40), "shout"),
    "load": Pose(-14, 118, 0, -2, 76, 2, Arm(38, 108, 0), Arm(-54, 130, 0), Foot(44, 0, 0), Foot(-48, 2, -10)),
    "slip": Pose(-6, 102, 16, 44, 20, 34, Arm(30, 112, 0), Arm(16, 130, 0), Foot(48, 0, 0), Foot(-46, 6, -28)),
    "lean-back": Pose(-22, 118, -10, -24, 50, -12, Arm(40, 104, 0), Arm(4, 140, 0), Foot(44, 2, 8), Foot(-48, 0, -4)),
    "cover": Pose(-10, 108, 6, 22, 36, 26, Arm(46, 118, 14), Arm(24, 138, 8), Foot(42, 0, 0), Foot(-46, 3, -14), "low",
                  True),
    "hit-head": Pose(-18, 114, -8, -22, 66, -36, Arm(22, 92, 0), Arm(-16, 112, 0), Foot(42, 4, 14), Foot(-52, 0, -6),
                     "pain"),
    "hit-head-2": Pose(-12, 120, 0, -8, 16, 28, Arm(12, 96, 0), Arm(8, 104, 0), Foot(42, 2, 6), Foot(-50, 0, -6),
                       "pain"),
    "hit-body": Pose(-20, 106, 10, 46, 40, 40, Arm(24, 66, 20), Arm(16, 84, 20), Foot(38, 0, 0), Foot(-50, 2, -10),
                     "pain"),
    "hit-big": Pose(-26, 116, -20, -46, 80, -72, Arm(64, 52, 0), Arm(-54, 40, 0), Foot(46, 8, 30), Foot(-50, 0, -10),
                    "pain"),
    "clinch": Pose(22, 116, 10, 26, 30, 30, Arm(86, 40, 20), Arm(62, 62, 30), Foot(34, 0, 0), Foot(-52, 4, -20), "low"),
    "stagger": Pose(-24, 110, -4, -8, 48, 14, Arm(8, 58, 0), Arm(-22, 62, 0), Foot(26, 0, 0), Foot(-62, 0, -4), "out"),
    "stagger-2": Pose(-14, 106, 10, 26, 30, 38, Arm(10, 40, 0), Arm(-4, 52, 0), Foot(44, 0, 0), Foot(-40, 2, -10),
                      "out"),
    "fall": Pose(-46, 92, -36, -56, 64, -64, Arm(92, 26, 0), Arm(-30, 40, 0), Foot(30, 22, 46), Foot(-34, 0, 0), "out"),
    "fall-2": Pose(-74, 44, -62, -76, 40, -84, Arm(128, 18, 0), Arm(30, 34, 0), Foot(28, 46, 70), Foot(-4, 6, 20),
                   "out"),
    "down": Pose(-92, 20, -84, -90, 18, -78, Arm(190, 22, 10), Arm(24, 58, 20), Foot(-22, 0, 4), Foot(18, -2, 70),
                 "out"),
    "out": Pose(-92, 18, -88, -91, 10, -98, Arm(232, 14, 0), Arm(150, 26, 0), Foot(24, -4, 84), Foot(14, -2, 66),
                "out"),
    "face-down": Pose(-50, 18, 88, 92, 8, 100, Arm(128, 20, 0), Arm(74, 30, 0), Foot(-156, -2, -80),
                      Foot(-148, -4, -84), "out"),
    "sit-up": Pose(-84, 24, -40, -28, 42, -6, Arm(12, 30, 0), Arm(-46, 8, 0), Foot(-6, 0, 6), Foot(14, 0, 50), "pain"),
    "all-fours": Pose(-50, 68, 54, 58, 22, 36, Arm(6, 10, 0), Arm(-10, 12, 0), Foot(-122, -2, -62), Foot(-110, -2, -62),
                      "pain"),
    "one-knee": Pose(-36, 68, 4, 18, 46, 14, Arm(24, 40, 0), Arm(10, 26, 0), Foot(8, 0, 0), Foot(-78, -2, -64), "low"),
    "rise": Pose(-22, 98, 14, 34, 40, 22, Arm(10, 50, 0), Arm(-6, 40, 0), Foot(30, 0, 0), Foot(-58, 8, -44), "low"),
    "stand": Pose(0, 129, 0, 2, 56, 2, Arm(-4, 24, 0), Arm(-14, 22, 0), Foot(20, 0, 0), Foot(-22, 0, 0)),
    "rest": Pose(-6, 64, -6, -10, 52, -2, Arm(10, 24, 10), Arm(-10, 40, 10), Foot(56, 0, 0), Foot(40, 0, 0), "low"),
    "raised": Pose(0, 129, -2, -6, 82, -10, Arm(146, 18, 0), Arm(-150, -16, 0), Foot(28, 0, 0), Foot(-28, 0, 0),
                   "shout"),
    "raised-one": Pose(0, 129, -2, -4, 70, -8, Arm(20, 30, 0), Arm(176, 6, 0), Foot(28, 0, 0), Foot(-26, 0, 0),
                       "shout"),
    "dejected": Pose(-2, 125, 6, 20, 40, 42, Arm(-2, 12, 0), Arm(-6, 14, 0), Foot(18, 0, 0), Foot(-24, 0, 0), "low"),
    "kamae": Pose(-2, 104, 2, 2, 52, 2, Arm(64, 46, 0), Arm(8, 84, 0), Foot(58, 0, 0), Foot(-54, 0, -4)),
    "kamae-2": Pose(-6, 98, 0, -4, 60, 0, Arm(104, 30, 0), Arm(20, 96, 0), Foot(60, 0, 0), Foot(-58, 0, -4)),
    "kick": Pose(-8, 128, -22, -30, 30, -10, Arm(36, 90, 0), Arm(-30, 66, 0), Foot(4, 0, 0), Foot(108, 128, 62),
                 "shout"),
    "palm": Pose(26, 100, 8, 18, -20, 12, Arm(20, 110, 0), Arm(96, 4, -30), Foot(66, 0, 0), Foot(-50, 6, -30), "shout"),
    "walk": Pose(2, 127, 0, 4, 52, 4, Arm(26, 40, 0), Arm(-28, 36, 0), Foot(34, 2, 12), Foot(-34, 8, -34)),
}

"""The picture of a result: one drawing that stands alone, to be saved or sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ui.art import rig
from ui.art.fit import fitted
from ui.art.inks import PALETTE, TYPE, painted
from ui.art.poses import POSES
from ui.art.ring import LOOKS, Looks, dots
from ui.art.seal import seal_group
from ui.markup import Node, h

WIDTH: Final = 1200
HEIGHT: Final = 630
_LEFT: Final = 640.0
_RIGHT: Final = 1152.0


@dataclass(frozen=True, slots=True)
class Result:
    """What a poster says, all in words of the reader's language; names are taken as they are.

    `winner` is a seat or None.  `floored` says who lies on the canvas.  `seal` is the
    stamp ("KO", "判定").  `card` is columns of (head, red, blue), the last one the totals.
    """

    names: tuple[str, str]
    winner: int | None
    floored: tuple[bool, bool]
    kicker: str
    headline: str
    how: str
    when: str
    seal: str
    card: Sequence[tuple[str, str, str]]
    foot: str
    label: str


def _text(words: str, x: float, y: float, size: float, ink: str, *, anchor: str = "start", weight: int = 900) -> Node:
    return h(
        "text",
        {
            "x": x,
            "y": y,
            "font-size": size,
            "font-weight": weight,
            "font-family": TYPE,
            "fill": ink,
            "text-anchor": anchor,
        },
        words,
    )


def _poses(result: Result) -> tuple[str, str]:
    out = []
    for seat in (0, 1):
        if result.floored[seat]:
            out.append("out")
        elif result.winner is None:
            out.append("stand")
        else:
            out.append("raised" if result.winner == seat else "dejected")
    return out[0], out[1]


def _figures(result: Result, looks: Looks) -> list[Node]:
    poses = _poses(result)
    places = (196.0, 430.0)
    order = sorted((0, 1), key=lambda seat: seat == result.winner)
    out = []
    for seat in order:
        x, y = places[seat], 556.0
        if poses[seat] == "out":
            x, y = (404.0, 578.0) if seat == 0 else (232.0, 578.0)
        elif result.floored[1 - seat]:
            x = 210.0 if seat == 0 else 430.0
        out.append(rig.figure(POSES[poses[seat]], looks[seat], "", x, y, mirrored=seat == 1, scale=1.42))
    return out


def _headline(words: str, ink: str) -> list[Node]:
    """Set the headline in one line, or in two where it would get too small."""
    room = _RIGHT - _LEFT
    line, size = fitted(words, room, 92, 48)
    if not line.endswith("…"):
        return [_text(line, _LEFT, 200, size, ink)]
    halves = _halves(words)
    sized = [fitted(half, room, 50, 26) for half in halves]
    least = min(size for _, size in sized)
    return [_text(half, _LEFT, 160 + 56 * k, least, ink) for k, (half, _) in enumerate(sized)]


def _halves(words: str) -> tuple[str, str]:
    middle = len(words) / 2
    gaps = [k for k, char in enumerate(words) if char == " " and 0 < k < len(words) - 1]
    cut = min(gaps, key=lambda k: abs(k - middle)) if gaps else round(middle)
    return words[:cut], words[cut:].lstrip()


def _card(result: Result, y: float, ink: Mapping[str, str]) -> list[Node]:
    count = len(result.card)
    names = min(_RIGHT - _LEFT, max(130.0, _RIGHT - _LEFT - 62 * count))
    step = (_RIGHT - _LEFT - names) / (count or 1)
    size = min(26.0, step * 0.58)
    out = [
        h("rect", {"x": _LEFT, "y": y - 22, "width": _RIGHT - _LEFT, "height": 3, "fill": ink["ink"]}),
        h("rect", {"x": _LEFT, "y": y + 94, "width": _RIGHT - _LEFT, "height": 3, "fill": ink["ink"]}),
    ]
    for row, (corner, name) in enumerate((("red", result.names[0]), ("blue", result.names[1]))):
        base = y + (40 if count else 26) + row * 38
        shape = (
            f"M{_LEFT + 1:g} {base - 8:g}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z"
            if row == 0
            else f"M{_LEFT + 9:g} {base - 18:g}l10 10l-10 10l-10 -10Z"
        )
        short, type_size = fitted(name, names - 44, 24, 13)
        out += [h("path", {"d": shape, "fill": ink[corner]}), _text(short, _LEFT + 30, base, type_size, ink["ink"])]
    for k, (head, red, blue) in enumerate(result.card):
        x = _LEFT + names + step * (k + 0.5)
        out += [
            _text(head, x, y + 6, min(16.0, size), ink["ink"], anchor="middle", weight=600),
            _text(red, x, y + 40, size, ink["red"], anchor="middle"),
            _text(blue, x, y + 78, size, ink["blue"], anchor="middle"),
        ]
    return out


def result_poster(result: Result, *, looks: Looks = LOOKS, palette: Mapping[str, str] = PALETTE) -> Node:
    """Draw the poster of a result, 1200 × 630, with colours of its own and nothing from outside.

    Names and words go in as text and are made to fit.
    """
    ink = palette
    side = "gold" if result.winner is None else ("red", "blue")[result.winner]
    room = _RIGHT - _LEFT
    how, how_size = fitted(result.how, room - 140, 40, 22)
    when, when_size = fitted(result.when, room - 140, 28, 18)
    return painted(
        h(
            "svg",
            {
                "viewBox": f"0 0 {WIDTH} {HEIGHT}",
                "xmlns": "http://www.w3.org/2000/svg",
                "role": "img",
                "aria-label": result.label,
            },
            dots("poster"),
            h("rect", {"class": "art-canvas", "width": WIDTH, "height": HEIGHT}),
            h("rect", {"fill": "url(#poster-dots-1)", "width": 600, "height": HEIGHT}),
            h("circle", {"class": f"art-{side}", "cx": 304, "cy": 290, "r": 236}),
            h(
                "circle",
                {
                    "class": f"art-{side}-shade",
                    "cx": 304,
                    "cy": 290,
                    "r": 236,
                    "opacity": 0.45,
                    "fill": "url(#poster-dots-4)",
                },
            )
            if result.winner is None
            else None,
            h("rect", {"class": "art-ink", "y": 572, "width": 600, "height": 58}),
            h("rect", {"class": "art-white", "y": 568, "width": 600, "height": 26}),
            h("rect", {"class": "art-ink", "y": 562, "width": 600, "height": 6}),
            _ropes(ink),
            _figures(result, looks),
            h("rect", {"class": "art-canvas", "x": 600, "width": 600, "height": HEIGHT}),
            h("rect", {"class": "art-ink", "x": 600, "width": 8, "height": HEIGHT}),
            h("rect", {"x": _LEFT, "y": 48, "width": room, "height": 12, "fill": ink["ink"]}),
            _text(*_fit(result.kicker, room, 26, 16, _LEFT, 104), ink["red" if side == "gold" else side]),
            _headline(result.headline, ink["ink"]),
            _text(how, _LEFT, 282, how_size, ink["ink"]),
            _text(when, _LEFT, 328, when_size, ink["ink"], weight=600),
            _card(result, 414, ink),
            _text(*_fit(result.foot, room, 24, 14, _LEFT, 578), ink["ink"], weight=700),
            seal_group(result.seal, at="translate(1090 292) rotate(-8) scale(1.06)"),
            h(
                "rect",
                {
                    "x": 3,
                    "y": 3,
                    "width": WIDTH - 6,
                    "height": HEIGHT - 6,
                    "fill": "none",
                    "stroke": ink["ink"],
                    "stroke-width": 6,
                },
            ),
        ),
        palette,
    )


def _fit(words: str, room: float, size: float, least: float, x: float, y: float) -> tuple[str, float, float, float]:
    text, fit_size = fitted(words, room, size, least)
    return text, x, y, fit_size


def _ropes(ink: Mapping[str, str]) -> list[Node]:
    out = []
    for y, name in ((390, "red"), (448, "white"), (506, "blue")):
        for width, colour in ((13, ink["ink"]), (7, ink[name])):
            out.append(
                h(
                    "path",
                    {"d": f"M0 {y}Q300 {y + 10} 600 {y}", "fill": "none", "stroke": colour, "stroke-width": width},
                )
            )
    return out

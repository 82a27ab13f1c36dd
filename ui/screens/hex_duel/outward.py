"""What leaves the page: the report for a chat, the picture of a turn."""

from __future__ import annotations

from engine.games.hex_duel.state import State
from ui.art.fit import fitted
from ui.art.inks import PALETTE, TYPE
from ui.art.ring import dots
from ui.board.draw import moving, still
from ui.board.layout import box
from ui.board.shapes import UNIT
from ui.board.svg import ROUND, marks
from ui.markup import Node, h
from ui.screens.hex_duel import news, voice
from ui.screens.hex_duel.board import shown
from ui.screens.hex_duel.names import names, who
from ui.screens.play import Play
from ui.text.hex_duel.report import duel_report, turn_report
from ui.text.words import Words

WIDTH = 1200
HEIGHT = 630
_PLAIN = str.maketrans("", "", "\u2068\u2069")


def report(play: Play, t: Words, base: str) -> str:
    """Give the duel as text for a chat, as far as it was shown."""
    match = play.match if play.at >= play.match.steps else play.match.at(play.at)
    closing = news.headline(match, t) if match.over else ""
    return duel_report(match, names(match, t), t, closing)


def turn_told(play: Play, t: Words) -> str:
    """Give the turn on show as text, in full, as the original's referee published them."""
    return turn_report(play.match, play.at, names(play.match, t), t)


def poster(play: Play, t: Words) -> Node:
    """Draw the turn on show as a picture that stands alone: the board, both sides, the dice, and what happened."""
    state: State = play.match.played[play.at].state
    scene = shown(play)
    left, top, right, bottom = (part * UNIT for part in box(scene.tiles))
    scale = min(620 / (right - left), 550 / (bottom - top))
    both = tuple(name.translate(_PLAIN) for name in who(play.match, t))
    said = voice.weightiest(play.match, play.at, t).translate(_PLAIN)
    return h(
        "svg",
        {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "img", "aria-label": said},
        dots("duel"),
        h("rect", {"width": WIDTH, "height": HEIGHT, "fill": PALETTE["canvas"]}),
        h("rect", {"width": 664, "height": HEIGHT, "fill": "url(#duel-dots-1)", "opacity": "0.5"}),
        h(
            "g",
            {
                **ROUND,
                "transform": f"translate({332 - scale * (left + right) / 2:.1f} {315 - scale * (top + bottom) / 2:.1f})"
                f" scale({scale:.3f})",
            },
            marks(still(scene), PALETTE),
            marks(moving(scene), PALETTE),
        ),
        h("rect", {"x": 664, "width": WIDTH - 664, "height": HEIGHT, "fill": PALETTE["ink"]}),
        _text(t("Arena Duel"), 700, 74, 30, PALETTE["gold"]),
        _text(
            t("Turn {n}", n=state.turn) if state.turn else t("Before the first order"), 700, 140, 58, PALETTE["white"]
        ),
        [_side(seat, both[seat], state, 218 + 132 * seat, t) for seat in (0, 1)],
        [_text(line, 700, 500 + 38 * place, 26, PALETTE["white"]) for place, line in enumerate(_wrapped(said, 34)[:3])],
        _text(t("Saikoro Arena"), WIDTH - 36, 604, 22, PALETTE["gold"], anchor="end"),
    )


def _side(seat: int, name: str, state: State, y: float, t: Words) -> list[Node]:
    ink = PALETTE[("red", "blue")[seat]]
    dice = state.dice[seat] if state.dice else ()
    shown_name, size = fitted(name, 290, 34, 20)
    return [
        h("rect", {"x": 700, "y": y - 40, "width": 464, "height": 112, "fill": ink}),
        _text(shown_name, 720, y + 2, size, PALETTE["white"]),
        _text(t("HP {n}", n=max(state.hp[seat], 0)), 1144, y + 2, 38, PALETTE["white"], anchor="end"),
        *[
            h(
                "g",
                None,
                h(
                    "rect",
                    {"x": 720 + 56 * place, "y": y + 18, "width": 44, "height": 44, "rx": 6, "fill": PALETTE["white"]},
                ),
                _text(str(value), 742 + 56 * place, y + 51, 30, PALETTE["ink"], anchor="middle"),
            )
            for place, value in enumerate(dice)
        ],
    ]


def _wrapped(text: str, room: int) -> list[str]:
    """Break a sentence into lines of about `room` letters of a Latin face; wide letters take two."""
    lines, line, used = [], "", 0
    parts = text.split(" ") if " " in text else list(text)
    glue = " " if " " in text else ""
    for part in parts:
        size = sum(2 if ord(letter) > 0x2E7F else 1 for letter in part)
        if line and used + size > room:
            lines.append(line)
            line, used = "", 0
        line = f"{line}{glue}{part}" if line else part
        used += size + len(glue)
    return [*lines, line]


def _text(words: str, x: float, y: float, size: float, ink: str, *, anchor: str = "start") -> Node:
    return h(
        "text",
        {
            "x": x,
            "y": y,
            "font-size": size,
            "font-weight": 900,
            "font-family": TYPE,
            "fill": ink,
            "text-anchor": anchor,
        },
        words,
    )

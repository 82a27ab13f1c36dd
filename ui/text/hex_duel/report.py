"""A duel told in plain text, turn by turn, to be pasted into a chat: as referees used to post it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.match import Match
from engine.games.hex_duel.board import Board
from engine.games.hex_duel.events import DuelEnded, OrdersOpened
from engine.games.hex_duel.state import State
from ui.text.hex_duel import labels
from ui.text.hex_duel.describe import describe
from ui.text.ring import MARKS, boxers
from ui.text.words import Words

#: By direction, where a figure looks.
ARROWS = ("→", "↗", "↖", "←", "↙", "↘")


def duel_report(match: Match, names: Sequence[str], t: Words, closing: str = "") -> str:
    """Tell a whole duel: who, on which board, a line a turn, how it stands, and the board at the end.

    >>> from engine.core.match import start
    >>> from engine.games import get
    >>> print(duel_report(start(get("hex_duel"), {}, seed="ABC"), ("", ""), Words("en")).splitlines()[0])
    Arena Duel · The Pit
    """
    red, blue = boxers(names, t)
    state: State = match.state
    lines = [
        t("{game} · {board}", game=t("Arena Duel"), board=labels.board_of(match.options.get("board"), t)),
        t("{red_mark} {red} v {blue_mark} {blue}", red_mark=MARKS[0], red=red, blue_mark=MARKS[1], blue=blue),
        closing or _standing(state, names, t),
        *(_line(match, step, t) for step in range(1, match.steps + 1)),
        *drawing(state),
    ]
    if match.over and match.seed:
        lines.append(t("Seed: {seed}", seed=t.name(match.seed) if not match.seed.isascii() else match.seed))
    return "\n".join(lines)


def turn_report(match: Match, step: int, names: Sequence[str], t: Words) -> str:
    """Tell one turn in full: orders, dice, everything that happened, and the board after it."""
    state: State = match.played[step].state
    board = state.options.map
    return "\n".join(
        [
            t("Turn {n}", n=step),
            *(describe(event, names, t, board) for event in match.played[step].events),
            _standing(state, names, t),
            *drawing(state),
        ]
    )


def _standing(state: State, names: Sequence[str], t: Words) -> str:
    red, blue = boxers(names, t)
    return t(
        "After turn {turn}: {red} {a} HP, {blue} {b} HP",
        turn=state.turn,
        red=red,
        blue=blue,
        a=max(state.hp[0], 0),
        b=max(state.hp[1], 0),
    )


def _line(match: Match, step: int, t: Words) -> str:
    state: State = match.played[step].state
    opened = next(event for event in match.played[step].events if isinstance(event, OrdersOpened))
    orders = [labels.order(order, t) for order in opened.orders]
    dice = ["".join(map(str, three)) for three in opened.dice]
    ended = any(isinstance(event, DuelEnded) for event in match.played[step].events)
    return t(
        "{n}. {red_mark} {one} [{a}] {blue_mark} {two} [{b}] – HP {x}:{y}{end}",
        n=step,
        red_mark=MARKS[0],
        blue_mark=MARKS[1],
        one=orders[0],
        two=orders[1],
        a=dice[0],
        b=dice[1],
        x=max(state.hp[0], 0),
        y=max(state.hp[1], 0),
        end=" ■" if ended else "",
    )


def drawing(state: State) -> list[str]:
    """Draw the board as text: the corners' marks with an arrow where each looks, “#” for pillars.

    >>> from engine.games.hex_duel.state import Options, opening
    >>> drawing(opening(Options("gallery")))[1]
    '●→  .   .   .   .   .   .   .   ◆←'
    """
    board: Board = state.options.map
    rows = sorted({r for _, r in board.hexes})
    left = min(2 * q + r for q, r in board.hexes)
    lines = []
    for row in rows:
        cells = {2 * q + r - left: (q, r) for q, r in board.hexes if r == row}
        text = ""
        for column, at in sorted(cells.items()):
            text = text.ljust(2 * column) + _cell(state, board, at)
        lines.append(text.rstrip())
    return lines


def _cell(state: State, board: Board, at: tuple[int, int]) -> str:
    for seat in (0, 1):
        if state.pos[seat] == at:
            return f"{MARKS[seat]}{ARROWS[state.facing[seat]]}"
    return "#" if at in board.obstacles else "."

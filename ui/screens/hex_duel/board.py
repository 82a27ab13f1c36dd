"""The board of the match on show: what it shows at rest, and how its turn moves."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.core.game import Seat
from engine.games.hex_duel.board import Board
from engine.games.hex_duel.orders import Order
from engine.games.hex_duel.state import State
from engine.games.hex_duel.tables import ARCS, DICE_BY_ARC, Hex
from ui.art.duel_beats import trails
from ui.art.hex_duel import DuelLine, duel_line, ground, standing
from ui.board.grid import grid
from ui.board.scene import Figure, Path, Scene, middle
from ui.markup import Node
from ui.screens.hex_duel.hand import Hand, goal, hand_of, targets
from ui.screens.model import Model
from ui.screens.play import Play
from ui.text.hex_duel import labels
from ui.text.words import Words

#: How many dice a figure uses on each of its sides, counter-clockwise from the front.
ARC_DICE = tuple(DICE_BY_ARC[name] for name in ARCS)


def timeline(play: Play, *, reduced: bool = False) -> DuelLine:
    """Give the line of the turn on show, for the stage to run."""
    played = play.match.played
    before = played[play.at - 1].state if play.at else None
    return duel_line(before, played[play.at].state, played[play.at].events, reduced=reduced)


def scene(model: Model, t: Words) -> Scene | None:
    """Give what the board shows at rest: both figures, the last turn's ways, and to who orders what can be ordered."""
    play = model.play
    if play is None or play.moving:
        return None
    return shown(play)


def shown(play: Play) -> Scene:
    """Give the scene after the step on show, with the order that is being laid out."""
    state: State = play.match.played[play.at].state
    hand = hand_of(play)
    paths = trails(play.match.played[play.at].events)
    base = replace(ground(state.options.map, state.pos), figures=standing(state), paths=paths)
    return base if hand is None else _ordering(base, state, hand)


def _ordering(base: Scene, state: State, hand: Hand) -> Scene:
    seat = hand.seat
    may = targets(state, seat)
    one, two = (
        replace(figure, arcs=ARC_DICE) if figure.seat == seat and hand.order is None else figure
        for figure in base.figures
    )
    figures: tuple[Figure, ...] = (one, two)
    paths: tuple[Path, ...] = ()
    if hand.order is not None:
        there = goal(state, seat, hand.order)
        facing = hand.order.faced(state.facing[seat])
        figures = (*figures, Figure(seat, middle(there), facing, ghost=True, arcs=ARC_DICE))
        if there != state.pos[seat]:
            paths = (Path(seat, (middle(state.pos[seat]), middle(there)), True),)
    return replace(
        base,
        figures=figures,
        paths=paths,
        lit=tuple(at for at, order in may.items() if not order.charge),
        far=tuple(at for at, order in may.items() if order.charge),
        picked=None if hand.order is None else goal(state, seat, hand.order),
        cursor=hand.cursor,
    )


def hexes(play: Play, who: tuple[str, str], t: Words) -> Node:
    """Give the board for keyboard and screen reader: every hex with what is on it and what may be ordered there."""
    state: State = play.match.played[play.at].state
    hand = hand_of(play)
    seat = hand.seat if hand else None
    may = tuple(targets(state, hand.seat).items()) if hand else ()
    order = hand.order if hand else None
    at = hand.cursor if hand and hand.cursor is not None else state.pos[hand.seat if hand else 0]
    return _hexes(state.options.map, state.pos, state.facing, may, seat, order, at, who, t.lang)


@lru_cache(maxsize=4)
def _hexes(
    board: Board,
    pos: tuple[Hex, Hex],
    facing: tuple[int, int],
    may: tuple[tuple[Hex, Order], ...],
    seat: Seat | None,
    picked: Order | None,
    at: Hex,
    who: tuple[str, str],
    lang: str,
) -> Node:
    t = Words(lang)
    ways = dict(may)

    def describe(here: Hex) -> str:
        words = [labels.hex_name(board, here)]
        if here in board.obstacles:
            words.append(t("obstacle"))
        for side in (0, 1):
            if pos[side] == here:
                words.append(t("{who}, facing {way}", who=who[side], way=labels.direction(facing[side], t)))
        if here in ways:
            order = ways[here]
            if picked is not None and (picked.move, picked.charge) == (order.move, order.charge):
                words.append(t("chosen: {order}", order=labels.order(picked, t)))
            else:
                words.append(labels.order(order, t))
        return ("、" if lang == "ja" else ", ").join(words)

    return grid(
        board.hexes,
        t("The board"),
        describe,
        do="hex_duel/cell",
        roves="hex_duel/cursor",
        at=at if at in board.hexes else board.hexes[0],
        off=seat is None,
    )

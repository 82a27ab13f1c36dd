"""The messages of Arena Duel: laying out an order, sealing it; and what comes before a duel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.core.errors import EngineError, IllegalAction
from engine.core.match import Match, start
from engine.games.hex_duel.orders import Order, check_order, refusal
from engine.games.hex_duel.tables import TURNS
from ui.board import grid
from ui.screens import update_play, update_saved
from ui.screens.changes import Change, saved
from ui.screens.hex_duel import board_moves
from ui.screens.hex_duel.board_moves import opened
from ui.screens.hex_duel.hand import Hand, aimed, curtain_name, curtained, goal, hand_of, targets, turned
from ui.screens.hex_duel.setup import terms
from ui.screens.messages import Ask, Env, Focus, Message
from ui.screens.model import Model
from ui.text.errors import explain
from ui.text.hex_duel.typed import parse
from ui.text.words import Words

Handler = Callable[[Model, Message, Env], Change]
Laying = Callable[[Model, Hand, Message], Hand]

GAME: Final = "hex_duel"


def _laid(lay: Laying) -> Handler:
    """Make a handler out of what a message does to the hand of who orders now."""

    def handler(model: Model, message: Message, env: Env) -> Change:
        play = model.play
        hand = hand_of(play) if play else None
        if play is None or hand is None:
            return model, ()
        return replace(model, play=replace(play, draft=lay(model, hand, message))), ()

    return handler


def _state(model: Model) -> Any:
    assert model.play is not None
    return model.play.match.state


def _ordered(model: Model, hand: Hand, order: Order) -> Hand:
    """Take an order into the hand, or say which rule forbids it."""
    why = refusal(_state(model), hand.seat, order)
    if why is not None:
        return replace(hand, problem=explain(why, Words(model.lang)))
    return replace(hand, order=order, problem="", chances=None)


def _cell(model: Model, hand: Hand, message: Message) -> Hand:
    """Choose a hex; once more turns the figure that would stand there."""
    at = grid.read(message.arg)
    state = _state(model)
    if at is None:
        return hand
    if hand.order is not None and goal(state, hand.seat, hand.order) == at:
        return turned(hand)
    order = targets(state, hand.seat).get(at) or aimed(state, hand.seat, at)
    if order is None:
        return replace(hand, problem=Words(model.lang)("No order leads there."))
    return _ordered(model, hand, order)


def _cursor(model: Model, hand: Hand, message: Message) -> Hand:
    return replace(hand, cursor=grid.read(message.arg))


def _move(model: Model, hand: Hand, message: Message) -> Hand:
    before = hand.order
    turn = before.turn if before else "none"
    order = Order(message.arg, turn)  # type: ignore[arg-type]
    if before and before.charge:
        charge = replace(order, charge=True)
        if refusal(_state(model), hand.seat, charge) is None:
            order = charge
    return _ordered(model, hand, order)


def _way(model: Model, hand: Hand, message: Message) -> Hand:
    if message.arg not in TURNS:
        return hand
    before = hand.order or Order("stay")
    return _ordered(model, hand, replace(before, turn=message.arg))  # type: ignore[arg-type]


def _charge(model: Model, hand: Hand, message: Message) -> Hand:
    before = hand.order or Order("f")
    return _ordered(model, hand, replace(before, charge=not before.charge))


def _typing(model: Model, hand: Hand, message: Message) -> Hand:
    return replace(hand, typing=not hand.typing, typed="")


def _type(model: Model, hand: Hand, message: Message) -> Hand:
    return replace(hand, typed=message.value)


def _typed(model: Model, hand: Hand, message: Message) -> Hand:
    text = message.fields.get("typed", hand.typed)
    try:
        order = parse(text)
    except IllegalAction as error:
        return replace(hand, typed=text, problem=explain(error, Words(model.lang)))
    return replace(_ordered(model, hand, order), typed="")


def _with_focus(handler: Handler, field: str) -> Handler:
    def focused(model: Model, message: Message, env: Env) -> Change:
        model, effects = handler(model, message, env)
        return model, (*effects, Focus(field))

    return focused


def _seal(model: Model, message: Message, env: Env) -> Change:
    """Seal the order in hand; what was laid out is gone from the screen with it."""
    play = model.play
    hand = hand_of(play) if play else None
    if play is None or hand is None or hand.order is None:
        return model, ()
    try:
        check_order(play.match.state, hand.seat, hand.order)
        if play.letter:
            from ui.screens.letters import moves as letters

            return letters.seal(replace(model, play=replace(play, draft=None)), play.letter, hand.order, env)
        match = play.match.decide(hand.seat, hand.order)
    except EngineError as error:
        told = replace(hand, problem=explain(error, Words(model.lang)))
        return replace(model, play=replace(play, draft=told)), ()
    model, effects = update_play.decided(model, replace(play, match=match, draft=None, lifted=""), env)
    focus = "title" if model.play and curtained(model.play) is not None else "go"
    return model, (*effects, Focus(focus))


def _unseal(model: Model, message: Message, env: Env) -> Change:
    """Give the screen back to who sealed first: nothing was opened yet."""
    play = model.play
    if play is None or curtained(play) is None or not play.match.sealed:
        return model, ()
    play = replace(play, match=replace(play.match, sealed={}), draft=None, lifted="")
    model, keep = saved(model, play, env)
    return model, (keep, Focus("title"))


def _lift(model: Model, message: Message, env: Env) -> Change:
    play = model.play
    seat = curtained(play) if play else None
    if play is None or seat is None:
        return model, ()
    lifted = curtain_name(play.match, seat)
    return replace(model, play=replace(play, lifted=lifted, draft=None, panel="")), (Focus("orders"),)


def _zoom(model: Model, message: Message, env: Env) -> Change:
    play = model.play
    return (replace(model, play=replace(play, whole=not play.whole)), ()) if play else (model, ())


def _odds(model: Model, message: Message, env: Env) -> Change:
    """Ask the worker what the order in hand comes to against what the computer expects of the other side."""
    play = model.play
    hand = hand_of(play) if play else None
    if play is None or hand is None or hand.order is None:
        return model, ()
    from engine.core import record
    from engine.core.codec import dump

    data = {
        "record": record.to_text(play.match),
        "id": f"{GAME}/{play.id}",
        "step": hand.step,
        "seat": hand.seat,
        "order": dump(hand.order),
    }
    play = replace(play, draft=replace(hand, chances={}), panel="odds")
    return replace(model, play=play), (Ask("order", data),)


def begin(model: Model, match: Match, env: Env) -> Change:
    """Go from the set-up into the arena, on the board that was chosen there."""
    board = terms(model.setup_of(GAME), model)
    if board:
        seed, thinking = match.sources[0].seed, match.thinking
        match = start(match.game, {**match.options, **board}, match.players, seed=seed, thinking=thinking)
    return update_saved.show(model, match, env)


def enter(model: Model, place: str, env: Env) -> Change:
    """Enter one of the game's own screens."""
    return model, ()


def answer(model: Model, job: str, data: Mapping[str, Any]) -> Model:
    """Take in what the worker found out about an order, if it is still in hand."""
    play = model.play
    hand = hand_of(play) if play else None
    if play is None or hand is None or job != "order" or data.get("id") != f"{GAME}/{play.id}":
        return model
    from engine.core.codec import dump

    if hand.order is None or (hand.step, dump(hand.order)) != (data["step"], data["order"]):
        return model
    return replace(model, play=replace(play, draft=replace(hand, chances=data)))


HANDLERS: Final[Mapping[str, Handler]] = {
    "cell": _laid(_cell),
    "cursor": _laid(_cursor),
    "move": _laid(_move),
    "turn": _laid(_way),
    "charge": _laid(_charge),
    "typing": _with_focus(_laid(_typing), "typed"),
    "type": _laid(_type),
    "typed": _with_focus(_laid(_typed), "go"),
    "seal": _seal,
    "unseal": _unseal,
    "lift": _lift,
    "zoom": _zoom,
    "odds": _odds,
    **board_moves.HANDLERS,
}

__all__ = ["HANDLERS", "answer", "begin", "enter", "opened"]

"""What can be done now: lay out an order and seal it, go on, or type in the dice that were rolled on the table."""

from __future__ import annotations

from engine.games.hex_duel.orders import Order, refusal
from engine.games.hex_duel.state import State
from engine.games.hex_duel.tables import FORWARD, RELATIVE
from ui.markup import Child, Node, h
from ui.screens.bout.controls import SPEEDS, pad
from ui.screens.hex_duel.hand import Hand, hand_of, way_ahead
from ui.screens.icons import icon
from ui.screens.model import Model
from ui.screens.parts import button, problem
from ui.screens.play import Play
from ui.screens.turns import computers, people
from ui.text.hex_duel import labels
from ui.text.words import Words

#: The moves as they stand in a row, each with its key.
MOVES = (("fl", "q"), ("f", "w"), ("fr", "e"), ("stay", "x"), ("bl", "a"), ("b", "s"), ("br", "d"))
#: The turns in a row, each with its key.
WAYS = (("left", ","), ("none", "/"), ("right", "."))


def controls(play: Play, model: Model, t: Words) -> Node:
    """Give the controls at the bottom, within the thumb's reach."""
    hand = hand_of(play)
    if hand is not None:
        return _order(play, hand, t)
    if not (play.known or play.moving or play.match.over) and play.match.wanted() is not None:
        return pad(play, t)
    if play.letter and not play.known and not play.moving:
        from ui.screens.letters import parts

        return h("div", {"class": "go"}, parts.post(model, play.letter, t))
    return h("div", {"class": "go"}, _neighbours(play, t), _primary(play, t))


def _primary(play: Play, t: Words) -> Node:
    if play.moving:
        return _main("turn", "skip", t("Skip"))
    if play.auto:
        return _main("pause", "pause", t("Pause"))
    if play.known:
        fresh = play.at + 1 == play.match.steps and len(people(play.match)) == 2 and not play.match.over
        return _main("turn", "play", t("Open both orders") if fresh else t("Show next turn"))
    if play.stuck:
        return _main("think", "die", t("Ask the computer again"))
    if computers(play.match) and people(play.match):
        return h("p", {"class": "go-wait", "role": "status"}, t("The computer is thinking …"))
    return _main("turn", "die", t("Next turn"))


def _main(do: str, sign: str, words: str) -> Node:
    return h(
        "button",
        {"type": "button", "class": "btn btn-main go-main", "id": "go", "data-do": do, "data-key": " "},
        icon(sign),
        h("span", None, words),
    )


def _neighbours(play: Play, t: Words) -> Node:
    faster = SPEEDS[(SPEEDS.index(play.speed) + 1) % len(SPEEDS)] if play.speed in SPEEDS else SPEEDS[0]
    on = play.known or not people(play.match)
    return h(
        "div",
        {"class": "go-more"},
        h(
            "button",
            {
                "type": "button",
                "class": "btn btn-line",
                "data-do": "end",
                "data-key": "g",
                "aria-pressed": "true" if play.auto == "end" else "false",
            },
            icon("fast"),
            h("span", None, t.p("button", "To the end")),
        )
        if on
        else None,
        h(
            "button",
            {
                "type": "button",
                "class": "btn btn-line go-speed",
                "data-do": "speed",
                "data-arg": str(faster),
                "data-key": "p",
                "aria-label": t("Speed ×{n}. Change to ×{m}", n=play.speed, m=faster),
            },
            h("span", {"class": "go-label", "aria-hidden": "true"}, t("Speed")),
            h("b", {"aria-hidden": "true"}, f"×{play.speed}"),
        ),
    )


# ---- laying out an order


def _order(play: Play, hand: Hand, t: Words) -> Node:
    state: State = play.match.state
    order = hand.order
    return h(
        "div",
        {"class": "go orders", "id": "orders"},
        problem("orders", hand.problem) if hand.problem and hand.typing else None,
        h(
            "div",
            {"class": "orders-row", "role": "group", "aria-label": t("Move"), "data-roving": True},
            [_move(state, hand, move, key, t) for move, key in MOVES],
        ),
        h(
            "div",
            {"class": "orders-row orders-ways", "role": "group", "aria-label": t("Turn"), "data-roving": True},
            [_way(hand, way, key, t) for way, key in WAYS],
            _charge(state, hand, t) if state.may_charge[hand.seat] else None,
        ),
        _hand_dice(play, hand, t),
        h(
            "div",
            {"class": "orders-seal"},
            h(
                "button",
                {
                    "type": "button",
                    "class": "btn btn-main go-main",
                    "id": "go",
                    "data-do": "hex_duel/seal",
                    "data-key": " ",
                    "aria-disabled": "true" if order is None else None,
                },
                icon("check"),
                h(
                    "span",
                    None,
                    t.p("order", "Seal"),
                    h("small", {"class": "orders-said"}, labels.order(order, t) if order else t("Choose a move")),
                ),
            ),
            _tool("keys", t("Type the order"), "hex_duel/typing", "t", pressed=hand.typing),
            _tool("auto", t("What are the odds?"), "hex_duel/odds", "o", off=order is None),
        ),
        _typed(hand, t) if hand.typing else None,
    )


def _hand_dice(play: Play, hand: Hand, t: Words) -> Node | None:
    """Give the dice that this side alone knows ahead of its order, with the option dice "before"."""
    own = play.match.game.view(play.match.state, hand.seat).get("own_dice")
    if not own:
        return None
    return h(
        "p",
        {"class": "orders-dice"},
        t("Your dice this turn: {a}, {b}, {c}. Only you know them.", a=own[0], b=own[1], c=own[2]),
    )


def _move(state: State, hand: Hand, move: str, key: str, t: Words) -> Node:
    charge = bool(hand.order and hand.order.charge) and move in FORWARD
    order = Order(move, "none", charge)  # type: ignore[arg-type]
    chosen = hand.order is not None and hand.order.move == move
    words = labels.order(order, t)
    off = refusal(state, hand.seat, order) is not None
    turn = None if move == "stay" else -60 * (state.facing[hand.seat] + RELATIVE[move])
    first = chosen or (hand.order is None and move == "f")
    return h(
        "button",
        {
            "type": "button",
            "class": "tool order-move",
            "data-do": "hex_duel/move",
            "data-arg": move,
            "data-key": key,
            "data-stop": True,
            "tabindex": "0" if first else "-1",
            "aria-label": words,
            "title": words,
            "aria-pressed": "true" if chosen else "false",
            "aria-disabled": "true" if off else None,
        },
        _arrow(turn),
    )


def _arrow(turn: int | None) -> Node:
    """Draw where a move goes as it lies on the screen; a dot for staying."""
    path = "M12 12m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0" if turn is None else "M3 12h16M12 5l7 7-7 7"
    return h(
        "svg",
        {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"},
        h("path", {"d": path, "transform": f"rotate({turn} 12 12)" if turn else None}),
    )


def _way(hand: Hand, way: str, key: str, t: Words) -> Node:
    chosen = (hand.order.turn if hand.order else "none") == way
    words = labels.turn(way, t)
    sign = {"left": "turn-left", "none": "arrow-up", "right": "turn-right"}[way]
    return h(
        "button",
        {
            "type": "button",
            "class": "btn btn-toggle order-way",
            "data-do": "hex_duel/turn",
            "data-arg": way,
            "data-key": key,
            "data-stop": True,
            "tabindex": "0" if chosen else "-1",
            "aria-pressed": "true" if chosen else "false",
        },
        icon(sign),
        h("span", None, words),
    )


def _charge(state: State, hand: Hand, t: Words) -> Node:
    on = bool(hand.order and hand.order.charge)
    return button(
        "hex_duel/charge",
        icon("fast"),
        h("span", None, t("Charge")),
        kind="btn-toggle order-charge",
        data_key="c",
        aria_pressed="true" if on else "false",
        aria_disabled=None if way_ahead(state, hand.seat, charge=True) else "true",
    )


def _tool(sign: str, says: str, do: str, key: str, *, pressed: bool | None = None, off: bool = False) -> Node:
    return h(
        "button",
        {
            "type": "button",
            "class": "tool",
            "data-do": do,
            "data-key": key,
            "aria-label": says,
            "title": says,
            "aria-pressed": None if pressed is None else "true" if pressed else "false",
            "disabled": off,
        },
        icon(sign),
    )


def _typed(hand: Hand, t: Words) -> Child:
    return h(
        "form",
        {"class": "orders-typed", "data-do": "hex_duel/typed", "autocomplete": "off"},
        h("label", {"class": "sr", "for": "typed"}, t("Type the order")),
        h(
            "input",
            {
                "class": "input",
                "id": "typed",
                "name": "typed",
                "type": "text",
                "maxlength": 60,
                "placeholder": t("such as: fl right"),
                "value": hand.typed or None,
                "autocapitalize": "off",
                "spellcheck": "false",
                "data-do": "hex_duel/type",
                "aria-describedby": "orders-problem" if hand.problem else None,
            },
        ),
        h("button", {"type": "submit", "class": "btn btn-line"}, t("Lay it out")),
    )

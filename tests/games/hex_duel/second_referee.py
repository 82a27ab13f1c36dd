"""A second referee for Arena Duel, written from the rules page alone: a dictionary, changed as it goes.

It shares nothing with the engine: no table, no geometry, no class.  Hexes are complex numbers.
"""

from __future__ import annotations

from typing import Any

Sheet = dict[str, Any]

FIELDS = ("turn", "hp", "pos", "facing", "may_charge", "rear_bound", "dice", "result")
COMPASS = [1 + 0j, 1 - 1j, 0 - 1j, -1 + 0j, -1 + 1j, 0 + 1j]
LEFT = {"f": 0, "fl": 1, "bl": 2, "b": 3, "br": 4, "fr": 5}
SHOWN = [3, 2, 1, 0, 1, 2]


def hexagon(radius: int) -> Sheet:
    """The page's hexagons as inline maps."""
    span = range(-radius, radius + 1)
    return {
        "hexes": [[q, r] for q in span for r in span if abs(q + r) <= radius],
        "obstacles": [],
        "starts": [[-radius, 0, 0], [radius, 0, 3]],
    }


def begin(board: Sheet, hp: int) -> Sheet:
    """The sheet before the first turn."""
    starts = board["starts"]
    return {
        "floor": {complex(*each) for each in board["hexes"]} - {complex(*each) for each in board["obstacles"]},
        "turn": 0,
        "hp": [hp, hp],
        "pos": [complex(q, r) for q, r, _ in starts],
        "facing": [facing for _, _, facing in starts],
        "may_charge": [False, False],
        "rear_bound": [False, False],
        "dice": None,
        "result": None,
    }


def trace(sheet: Sheet) -> Sheet:
    """Give the fields of the page's trace."""
    shown = {name: sheet[name] for name in FIELDS}
    shown["pos"] = [[int(each.real), int(each.imag)] for each in sheet["pos"]]
    return {name: list(value) if isinstance(value, list) else value for name, value in shown.items()}


def legal(sheet: Sheet, seat: int) -> list[Sheet]:
    """Every legal order."""
    here, facing, floor = sheet["pos"][seat], sheet["facing"][seat], sheet["floor"]
    ways = {name: COMPASS[(facing + left) % 6] for name, left in LEFT.items()}
    steps = [name for name in ways if here + ways[name] in floor]
    forward = [name for name in ("f", "fl", "fr") if name in steps]
    runs = [name for name in forward if here + 2 * ways[name] in floor] if sheet["may_charge"][seat] else []
    walks = (forward or ["stay"]) if sheet["rear_bound"][seat] else ["stay", *steps]
    orders = [{"move": name, "charge": False} for name in walks] + [{"move": name, "charge": True} for name in runs]
    return [{**order, "turn": turn} for order in orders for turn in ("none", "left", "right")]


def play(sheet: Sheet, orders: list[Sheet], dice: list[list[int]]) -> None:
    """Play one turn with both orders and both sides' three dice."""
    sheet["turn"] += 1
    sheet["dice"] = dice
    over = resolve(sheet, orders, dice)
    sheet["may_charge"] = [False, False]
    if not over:
        pairs = list(zip(dice[0], dice[1], strict=True))
        if any(a == b for a, b in pairs):
            sheet["may_charge"] = [True, True]
        else:
            red = sum(a > b for a, b in pairs)
            sheet["may_charge"] = [red >= 2, red <= 1]
    hp = sheet["hp"]
    if hp[0] <= 0 or hp[1] <= 0:
        sheet["result"] = {"winner": 1 if hp[0] <= 0 else 0, "method": "death"}
    else:
        hp[0] -= 1
        hp[1] -= 1
        if hp == [0, 0]:
            sheet["result"] = {"winner": None, "method": "draw"}
        elif 0 in hp:
            sheet["result"] = {"winner": 1 - hp.index(0), "method": "fatigue"}
    for seat in (0, 1):
        rear = sheet["pos"][seat] - COMPASS[sheet["facing"][seat]]
        sheet["rear_bound"][seat] = sheet["pos"][1 - seat] == rear


def resolve(sheet: Sheet, orders: list[Sheet], dice: list[list[int]]) -> bool:
    """Movement and combat; say whether the turn ended at once."""
    floor, hp = sheet["floor"], sheet["hp"]
    fold = [2 if order["charge"] else 1 for order in orders]
    old = list(sheet["facing"])
    may_turn = [True, True]
    left = [0 if order["move"] == "stay" else 2 if order["charge"] else 1 for order in orders]
    crossed = tied = walled = False
    for step in (1, 2):
        at = list(sheet["pos"])
        to = list(at)
        for seat in (0, 1):
            if left[seat] and (step == 1 or orders[seat]["charge"]):
                to[seat] = at[seat] + COMPASS[(old[seat] + LEFT[orders[seat]["move"]]) % 6]
                left[seat] -= 1
        moves = [to[seat] != at[seat] for seat in (0, 1)]
        if all(moves) and to == at[::-1]:
            crossed = True
            sheet["pos"] = to
            if dice[0][1] == dice[1][1]:
                tied = True
            else:
                winner = 0 if dice[0][1] > dice[1][1] else 1
                hp[1 - winner] -= 2 * fold[winner]
            continue
        if to[0] != to[1]:
            sheet["pos"] = to
            continue
        # A collision.
        a, b = dice[0][2], dice[1][2]
        if a == b:
            may_turn = [False, False]
            left = [0, 0]
            continue
        winner = 0 if a > b else 1
        loser = 1 - winner
        if all(moves):
            sheet["pos"][winner] = to[winner]
            may_turn[loser] = False
            left[loser] = 0
        elif moves[loser]:
            may_turn[loser] = False
            left[loser] = 0
        else:
            behind = to[winner] + (to[winner] - at[winner])
            if behind in floor:
                sheet["pos"][winner], sheet["pos"][loser] = to[winner], behind
                may_turn[loser] = False
            else:
                hp[loser] -= fold[winner]
                walled = True
                break
    if walled:
        return True
    for seat in (0, 1):
        if may_turn[seat]:
            sheet["facing"][seat] = (old[seat] + {"none": 0, "left": 1, "right": 5}[orders[seat]["turn"]]) % 6
    if crossed:
        return tied
    apart = sheet["pos"][1] - sheet["pos"][0]
    if apart not in COMPASS:
        return False
    seen = [(COMPASS.index(apart) - sheet["facing"][0]) % 6, (COMPASS.index(-apart) - sheet["facing"][1]) % 6]
    hands = [dice[seat][: SHOWN[seen[seat]]] for seat in (0, 1)]
    while True:
        if not hands[0] and not hands[1]:
            return True
        best = [max(hand, default=0) for hand in hands]
        count = [hand.count(top) for hand, top in zip(hands, best, strict=True)]
        if best[0] != best[1]:
            winner = 0 if best[0] > best[1] else 1
            break
        if count[0] != count[1]:
            winner = 0 if count[0] > count[1] else 1
            break
        hands = [[die for die in hand if die != best[0]] for hand in hands]
    loser = 1 - winner
    hp[loser] -= fold[winner]
    if seen[winner] == 0:
        way = sheet["pos"][loser] - sheet["pos"][winner]
        if sheet["pos"][loser] + way in floor:
            sheet["pos"] = [each + way for each in sheet["pos"]]
        else:
            hp[loser] -= fold[winner]
    return False

"""A second referee for Blow of Fate, written from the rules page alone: a dictionary, changed as it goes.

It shares nothing with the engine: no table, no arithmetic, no class.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Sheet = dict[str, Any]
Die = Callable[[int], int]

FIELDS = ("round", "turn", "hp", "punch", "speed", "toughness", "attacks", "knockdowns", "result")


def begin(options: Sheet) -> Sheet:
    """Give the score sheet before the first bell; `boxers` are objects, all else may be left out."""
    boxers = options["boxers"]
    return {
        "rounds": options.get("rounds", 6),
        "combos": options.get("combos", True),
        "three": options.get("three_knockdown_rule", False),
        "extension": options.get("extension", False),
        "round": 1,
        "turn": 0,
        "hp": [40, 40],
        "punch": [boxer["punch"] for boxer in boxers],
        "speed": [boxer["speed"] for boxer in boxers],
        "toughness": [boxer["toughness"] for boxer in boxers],
        "attacks": [0, 0],
        "knockdowns": [0, 0],
        "this round": [0, 0],
        "result": None,
    }


def trace(sheet: Sheet) -> Sheet:
    """Give the fields of the page's trace."""
    return {name: list(sheet[name]) if isinstance(sheet[name], list) else sheet[name] for name in FIELDS}


def play(sheet: Sheet, die: Die) -> None:
    """Play one turn; `die(sides)` gives the next die."""
    sheet["turn"] += 1
    red1, red2 = die(12), die(12)
    blue1, blue2 = die(12), die(12)
    red = red1 + red2 + sheet["speed"][0]
    blue = blue1 + blue2 + sheet["speed"][1]
    if red == blue:
        for seat in (0, 1):
            sheet["hp"][seat] = min(40, sheet["hp"][seat] + 2)
    else:
        me = 0 if red > blue else 1
        natural = red1 + red2 if me == 0 else blue1 + blue2
        sheet["attacks"][me] += 1
        downs = sum(sheet["knockdowns"])
        hit(sheet, me, die)
        if sheet["combos"] and natural >= 21 and sum(sheet["knockdowns"]) == downs:
            hit(sheet, me, die)
    if sheet["result"] is None and sheet["turn"] == 3:
        bell(sheet)


def hit(sheet: Sheet, me: int, die: Die) -> None:
    """One punch, with knockdown, count and wear."""
    you = 1 - me
    one, two = die(6), die(6)
    special = one == 6 and two >= 4
    damage = one + two + sheet["punch"][me] - sheet["toughness"][you]
    if damage < 1:
        return
    hp = sheet["hp"][you] - damage
    if one == 1 and two <= 3 and hp < 1:
        hp = 1
    sheet["hp"][you] = hp
    if hp >= 15:
        down = damage >= 16
    elif hp >= 10:
        down = damage >= 13
    elif hp >= 1:
        down = damage >= 7
    else:
        down = True
    if not down and not special:
        return
    sheet["knockdowns"][you] += 1
    sheet["this round"][you] += 1
    if hp <= -5 or (sheet["three"] and sheet["this round"][you] == 3):
        sheet["result"] = {"winner": me, "method": "tko"}
        return
    count = die(6) + die(6)
    if hp >= 10:
        ko, more = count == 2, 1 if count <= 6 else 2
    elif hp >= 1:
        ko, more = count <= 3, 1 if count <= 6 else 2
    elif hp >= -3:
        ko, more = count <= 4, (1 if count <= 6 else 2) - hp
    else:
        ko, more = count <= 6, (1 if count == 7 else 2) - hp
    if ko:
        sheet["result"] = {"winner": me, "method": "ko"}
        return
    sheet["hp"][you] = min(40, hp + more)
    for _ in range(2 if special else 1):
        if sheet["toughness"][you] > 1:
            sheet["toughness"][you] -= 1
        elif sheet["speed"][you] > 1:
            sheet["speed"][you] -= 1


def bell(sheet: Sheet) -> None:
    """The end of a round: the decision, or fatigue and interval."""
    red, blue = sheet["hp"]
    if sheet["round"] >= sheet["rounds"]:
        if red != blue:
            sheet["result"] = {"winner": 0 if red > blue else 1, "method": "decision"}
            return
        if not sheet["extension"] or sheet["round"] == 15:
            sheet["result"] = {"winner": None, "method": "draw"}
            return
    for seat in (0, 1):
        mine, theirs = sheet["attacks"][seat], sheet["attacks"][1 - seat]
        if mine == 3:
            sheet["speed"][seat] = max(1, sheet["speed"][seat] - 2)
        elif mine > theirs:
            sheet["speed"][seat] = max(1, sheet["speed"][seat] - 1)
        sheet["hp"][seat] = min(40, sheet["hp"][seat] + 2)
    sheet["round"] += 1
    sheet["turn"] = 0
    sheet["attacks"] = [0, 0]
    sheet["this round"] = [0, 0]

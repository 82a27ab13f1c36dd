"""The names of things: options, values, punches, ways to win, levels, and what the builder and the lab say."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.blow_of_fate import tables
from ui.text.ring import MARKS as MARKS
from ui.text.ring import boxers as boxers
from ui.text.ring import switch
from ui.text.words import N_, NP_, Words

#: Field of the options -> its label and a line that explains it.
OPTIONS = {
    "boxers": (
        N_("Boxers"),
        N_("Who fights: two from the roster, or two builds of your own. Here lies the whole decision of the game."),
    ),
    "rounds": (
        N_("Rounds"),
        N_("Three turns each. The shorter the bout, the more often it goes to a decision on HP."),
    ),
    "combos": (
        N_("Combos"),
        N_("A roll of 21 or more on the attacker’s own two dice earns a second punch in the same turn."),
    ),
    "three_knockdown_rule": (
        N_("Three-knockdown rule"),
        N_("Three knockdowns of one boxer in one round end the bout at once."),
    ),
    "cap": (
        N_("Cap"),
        N_("The most points one value may have. A lower cap tames the tough, slow builds that lead at 10."),
    ),
    "extension": (
        N_("Extension"),
        N_("Level on HP after the last round, they box one more at a time until they are not; 15 rounds at most."),
    ),
}

#: Value of a build -> its name, and a line about what it does.
VALUES = {
    "punch": (NP_("value", "Punch"), N_("Added to the dice of every punch thrown.")),
    "speed": (NP_("value", "Speed"), N_("Added to the dice for the right to attack.")),
    "toughness": (NP_("value", "Toughness"), N_("Taken off the dice of every punch that comes in.")),
}

PUNCHES = {
    "jab": NP_("punch", "left jab"),
    "flurry": NP_("punch", "left jab flurry"),
    "body-left": NP_("punch", "left body blow"),
    "body-right": NP_("punch", "right body blow"),
    "straight-left": NP_("punch", "left straight"),
    "straight-right": NP_("punch", "right straight"),
    "hook-left": NP_("punch", "left hook"),
    "hook-right": NP_("punch", "right hook"),
    "uppercut-left": NP_("punch", "left uppercut"),
    "uppercut-right": NP_("punch", "right uppercut"),
    "counter": NP_("punch", "counter punch"),
    "special": NP_("punch", "special"),
}

#: How hard a punch came in: the least damage for it, from the top, and a word.
EFFECTS = {
    "heavy": (10, NP_("effect", "heavy")),
    "solid": (5, NP_("effect", "solid")),
    "light": (1, NP_("effect", "light")),
    "guarded": (None, NP_("effect", "guarded")),
}

METHODS = {
    "ko": NP_("method", "KO"),
    "tko": NP_("method", "TKO"),
    "decision": NP_("method", "Decision"),
    "draw": NP_("method", "Draw"),
}

#: Level of a computer boxer -> its name, and a line about how it picks a build.
LEVELS = {
    1: (NP_("level", "Newcomer"), N_("Takes any build as it comes.")),
    2: (NP_("level", "Contender"), N_("Takes a build that does well against all the others.")),
    3: (NP_("level", "Champion"), N_("Mixes its builds as the lab’s equilibrium does. Nobody can outguess that.")),
}

#: What the build lab calls its parts.
LAB = {
    "title": N_("Build lab"),
    "map": N_("Every build against every other"),
    "map-line": N_("A row is your build, a column the other’s; the field tells how often yours wins."),
    "average": N_("Average over all builds"),
    "best": N_("Best match-ups"),
    "worst": N_("Worst match-ups"),
    "mirror": N_("Against itself"),
    "equilibrium": N_("Equilibrium"),
    "equilibrium-line": N_(
        "If both choose well, they mix their builds like this: then no other choice wins more often."
    ),
    "share": N_("How often"),
    "value": N_("Value of the game"),
    "exact": N_("Exact"),
    "sampled": N_("Sampled"),
    "working": N_("The lab is at work: {done} of {all} match-ups."),
}


def option(field: str, t: Words) -> tuple[str, str]:
    """Give the label of an option and a line that explains it."""
    label, line = OPTIONS[field]
    return t(label), t(line)


def option_value(value: object, t: Words) -> str:
    """Say an option's value: "On", "6"; of the boxers their builds.

    >>> option_value(True, Words("en")), option_value(6, Words("en"))
    ('On', '6')
    >>> from engine.games.blow_of_fate.state import Options
    >>> option_value(Options().boxers, Words("en"))
    '5/5/5 v 5/5/5'
    """
    if isinstance(value, bool):
        return switch(value, t)
    if isinstance(value, tuple):
        red, blue = (build(boxer.build) for boxer in value)
        return t("{red} v {blue}", red=red, blue=blue)
    return str(value)


def build(values: Sequence[int]) -> str:
    """Write a build as Punch/Speed/Toughness.

    >>> build((4, 1, 10))
    '4/1/10'
    """
    return "/".join(map(str, values))


def value(name: str, t: Words) -> str:
    """Name a value of a build: "Toughness"."""
    return t.p(*VALUES[name][0])


def value_line(name: str, t: Words) -> str:
    """Say what a value of a build does."""
    return t(VALUES[name][1])


def punch(code: str, t: Words) -> str:
    """Name a punch as it stands inside a sentence: "left hook"."""
    return t.p(*PUNCHES[code])


def capital(text: str) -> str:
    """Begin a text with a capital letter, where the script has them.

    >>> capital(punch("hook-left", Words("en")))
    'Left hook'
    """
    return text[:1].upper() + text[1:]


def effect(damage: int) -> str:
    """Tell how hard a punch came in: "guarded", "light", "solid" or "heavy".

    >>> [effect(damage) for damage in (0, 1, 5, 10)]
    ['guarded', 'light', 'solid', 'heavy']
    """
    return next(name for name, (least, _) in EFFECTS.items() if least is None or damage >= least)


def effect_word(damage: int, t: Words) -> str:
    """Say in a word how hard a punch came in."""
    return t.p(*EFFECTS[effect(damage)][1])


def number(value: int) -> str:
    """Write a whole number, below 0 with a true minus sign.

    >>> number(-4), number(12)
    ('−4', '12')
    """
    return f"−{-value}" if value < 0 else str(value)


def method(name: str, t: Words) -> str:
    """Say how a bout ended: "Decision"."""
    return t.p(*METHODS[name])


def level(number: int, t: Words) -> tuple[str, str]:
    """Name a level of computer boxers, with a line about how it picks its build."""
    name, line = LEVELS[number]
    return t.p(*name), t(line)


def points(build: Sequence[int], t: Words) -> str:
    """Say how far the points of a build are laid out.

    >>> points((5, 5, 2), Words("en")), points((5, 5, 6), Words("en")), points((5, 5, 5), Words("en"))
    ('3 points left', '1 point too many', 'All 15 points are laid out')
    """
    left = tables.POINTS - sum(build)
    if left > 0:
        return t.n("{n} point left", "{n} points left", n=left)
    if left < 0:
        return t.n("{n} point too many", "{n} points too many", n=-left)
    return t("All {n} points are laid out", n=tables.POINTS)


def stays(build: Sequence[int], name: str, by: int, cap: int, t: Words) -> str:
    """Say why a value of a build cannot go `by` one up (+1) or down (−1); "" if it can.

    >>> stays((10, 1, 1), "punch", 1, 10, Words("en")), stays((5, 5, 5), "speed", 1, 10, Words("en"))
    ('Punch is at its most, 10.', 'No points left. Take one off another value first.')
    >>> stays((5, 5, 5), "speed", -1, 10, Words("en"))
    ''
    """
    now = build[tables.VALUES.index(name)]
    if by > 0 and now >= cap:
        return t("{value} is at its most, {n}.", value=value(name, t), n=cap)
    if by > 0 and sum(build) >= tables.POINTS:
        return t("No points left. Take one off another value first.")
    if by < 0 and now <= tables.LEAST:
        return t("{value} is at its least, {n}.", value=value(name, t), n=tables.LEAST)
    return ""


def lab(name: str, t: Words, **values: object) -> str:
    """Give a word or line of the build lab."""
    return t(LAB[name], **values)


def between(low: str, high: str, t: Words) -> str:
    """Say a chance that is known within a bound, both ends as text."""
    return t("win between {low} and {high}", low=low, high=high)


def sampled(chance: str, error: str, t: Words) -> str:
    """Say a chance that comes from bouts played out, with its error, both as text."""
    return t("{chance}, sampled, give or take {error}", chance=chance, error=error)

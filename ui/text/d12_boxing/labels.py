"""The names of things: options, conditions, outcomes, ways to win, the corners."""

from __future__ import annotations

from collections.abc import Sequence

from ui.text.ring import MARKS as MARKS
from ui.text.ring import boxers as boxers
from ui.text.ring import switch
from ui.text.words import N_, NP_, Words

#: Field of the options -> its label and a line that explains it.
OPTIONS = {
    "rounds": (
        N_("Rounds"),
        N_("Five turns each. Six is a short evening; the longer the bout, the more often it ends early."),
    ),
    "count_table": (
        N_("Get-up table"),
        N_("Detailed forgives a first knockdown more and a fourth less. Simple reads the third and fourth alike."),
    ),
    "three_knockdown_rule": (
        N_("Three-knockdown rule"),
        N_("Three knockdowns of one boxer in one round end the bout at once."),
    ),
}

#: Value of an option -> what it is called (numbers speak for themselves; for True and False see `switch`).
VALUES = {
    "detailed": NP_("get-up table", "Detailed"),
    "simple": NP_("get-up table", "Simple"),
}

#: Condition -> one word for it, and a line that explains it.
CONDITIONS = {
    "N": (NP_("condition", "steady"), N_("Where everybody starts.")),
    "A": (NP_("condition", "sharp"), N_("One step up: a turn has gone this boxer’s way.")),
    "AA": (NP_("condition", "on song"), N_("Two steps up. Knockdowns come sooner now, for either boxer.")),
    "S": (NP_("condition", "flying"), N_("Reached by climbing, or at once by scoring a knockdown.")),
    "SA": (NP_("condition", "flying +1"), N_("Reads like S. A knockdown scored from here leads straight to SS.")),
    "SAA": (NP_("condition", "flying +2"), N_("Reads like S. One step more is SS.")),
    "SS": (NP_("condition", "peak"), N_("The top. Devastating knockdowns are likeliest from here.")),
}

#: Outcome -> its name as the printed table has it, from the red corner's side.
OUTCOMES = {
    "adv": NP_("outcome", "Upper hand"),
    "dis": NP_("outcome", "Pushed back"),
    "even": NP_("outcome", "Even"),
    "clinch": NP_("outcome", "Clinch"),
    "counter": NP_("outcome", "Counter"),
    "countered": NP_("outcome", "Countered"),
    "trade": NP_("outcome", "Trade"),
    "down": NP_("outcome", "Down"),
    "odown": NP_("outcome", "Opponent down"),
    "heavy": NP_("outcome", "Heavily down"),
    "oheavy": NP_("outcome", "Opponent heavily down"),
    "double": NP_("outcome", "Both down"),
}

#: Outcome -> whom it is told of (a seat, None for both) and a few words about that boxer.
_TOLD = {
    "adv": (0, NP_("outcome", "{who} on top")),
    "dis": (1, NP_("outcome", "{who} on top")),
    "even": (None, NP_("outcome", "Even")),
    "clinch": (None, NP_("outcome", "Clinch")),
    "counter": (0, NP_("outcome", "{who} counters")),
    "countered": (1, NP_("outcome", "{who} counters")),
    "trade": (None, NP_("outcome", "Trade")),
    "down": (0, NP_("outcome", "{who} down")),
    "odown": (1, NP_("outcome", "{who} down")),
    "heavy": (0, NP_("outcome", "{who} heavily down")),
    "oheavy": (1, NP_("outcome", "{who} heavily down")),
    "double": (None, NP_("outcome", "Both down")),
}

#: What a count comes to.
FATES = {
    "8": NP_("count", "Up at 8"),
    "9": NP_("count", "Up at 9"),
    "ko": NP_("count", "KO"),
    "tko": NP_("count", "TKO"),
}

METHODS = {
    "ko": NP_("method", "KO"),
    "tko": NP_("method", "TKO"),
    "decision": NP_("method", "Decision"),
    "draw": NP_("method", "Draw on points"),
    "double_ko": NP_("method", "Double KO"),
}


def option(field: str, t: Words) -> tuple[str, str]:
    """Give the label of an option and a line that explains it."""
    label, line = OPTIONS[field]
    return t(label), t(line)


def option_value(value: object, t: Words) -> str:
    """Say an option's value: "Detailed", "On", "6".

    >>> option_value("simple", Words("en")), option_value(True, Words("en")), option_value(8, Words("en"))
    ('Simple', 'On', '8')
    """
    if isinstance(value, bool):
        return switch(value, t)
    return t.p(*VALUES[value]) if isinstance(value, str) and value in VALUES else str(value)


def condition(name: str, t: Words) -> tuple[str, str]:
    """Give a word for a step of the ladder and a line that explains it."""
    word, line = CONDITIONS[name]
    return t.p(*word), t(line)


def outcome(name: str, t: Words) -> str:
    """Give an outcome's name as the table has it, from the red corner's side."""
    return t.p(*OUTCOMES[name])


def outcome_of(name: str, who: Sequence[str], t: Words) -> str:
    """Say an outcome of the boxer it favours or fells, called by `who` (names, or `MARKS` where room is short).

    >>> outcome_of("dis", MARKS, Words("en")), outcome_of("heavy", ("Aoi", "Ben"), Words("en"))
    ('◆ on top', 'Aoi heavily down')
    """
    seat, words = _TOLD[name]
    return t.p(*words) if seat is None else t.p(*words, who=who[seat])


def fate(name: str, t: Words) -> str:
    """Say what a count came to: "Up at 8", "KO"."""
    return t.p(*FATES[name])


def method(name: str, t: Words) -> str:
    """Say how a bout ended: "Decision"."""
    return t.p(*METHODS[name])

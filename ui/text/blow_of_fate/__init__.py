"""Blow of Fate in words.

Lives here: `labels` names things, `roster` introduces the boxers, `describe`
tells an event plainly, `why` gives its reasons, `commentary` calls it from the
ringside with the lines of `lines`, `help` is the rules to be read, `report`
sums a bout up for a chat.  May import: `engine.core`, `engine.games.blow_of_fate`
and the common modules of `ui.text`.  Must never: say more than the event does,
or repeat a number of the tables by hand.
"""

from __future__ import annotations

from ui.text.words import N_

#: Error code of this game -> the sentence.
ERRORS = {
    "punch-over": N_("Punch {value} is over {allowed}."),
    "punch-under": N_("Punch {value} is under {allowed}."),
    "speed-over": N_("Speed {value} is over {allowed}."),
    "speed-under": N_("Speed {value} is under {allowed}."),
    "toughness-over": N_("Toughness {value} is over {allowed}."),
    "toughness-under": N_("Toughness {value} is under {allowed}."),
    "build-sum": N_("The points add up to {value}, not {allowed}."),
    "unknown-boxer": N_("There is no boxer {value} on the roster. Known: {allowed}."),
}

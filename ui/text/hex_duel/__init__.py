"""Arena Duel in words.

Lives here: what its rules and boards do not allow, labels, the rules page, descriptions, reasons and
reports.  May import: `engine.core`, `engine.games.hex_duel` and the common modules of `ui.text`.  Must never: say more
than the event or error does.
"""

from __future__ import annotations

from ui.text.words import N_

#: Error code of this game -> the sentence.
ERRORS = {
    # orders
    "no-right-to-charge": N_("This side has no right to charge this turn."),
    "charge-forward": N_("A charge goes straight ahead or to a front side: {allowed}. Ordered: {move}."),
    "rear-bound": N_("With the opponent at its back a figure only goes forward: {allowed}. Ordered: {move}."),
    "shut-in": N_("With the opponent at its back and no way forward a figure stays. Ordered: {move}."),
    "move-blocked": N_("The move {move} leads to {hex}, which is not floor."),
    "charge-blocked": N_("The charge {move} needs two hexes, and {hex} is not floor."),
    "wrong-action": N_("This is no order."),
    "unreadable-order": N_("{value} is no order. A move and perhaps a turn, such as: {allowed}."),
    # boards
    "unknown-board": N_("There is no board {value}. Known: {allowed}; or a map or a drawing of your own."),
    "no-starts": N_("A board needs a start for either side."),
    "hex-too-far": N_("The hex {value} is too far out. Allowed: {allowed} either way."),
    "board-too-large": N_("The board has {value} hexes. Allowed: {allowed} at most."),
    "bad-facing": N_("A facing is 0 to {allowed}, not {value}."),
    "start-off-floor": N_("The start {value} is not on the floor."),
    "starts-alike": N_("Both sides start on {value}."),
    "floor-apart": N_("The floor is in parts: {value} cannot be reached from the first start."),
    # drawings
    "drawing-mark": N_("Line {line} of the drawing has {value}, which means nothing. Known: {allowed}."),
    "drawing-slipped": N_("In line {line} of the drawing {value} stands between the hexes."),
    "drawing-start": N_("The drawing needs each of {allowed} once. Missing or there twice: {value}."),
    "drawing-too-long": N_("The drawing is too long: {value} characters. Allowed: {allowed} at most."),
}

"""What the two duellists are called."""

from __future__ import annotations

from engine.core.match import Match
from ui.text import ring
from ui.text.hex_duel import labels
from ui.text.words import N_, Words


def names(match: Match, t: Words) -> tuple[str, str]:
    """Give both players' names as the reader's language writes them; computers go by their level."""
    levels = [player.level or 1 for player in match.players]
    alike = all(player.kind == "computer" for player in match.players) and levels[0] == levels[1]
    one, two = (
        player.name
        if player.kind == "human" or player.name
        else t((N_("Red {level}"), N_("Blue {level}"))[seat], level=labels.level(levels[seat], t)[0])
        if alike
        else labels.level(levels[seat], t)[0]
        for seat, player in enumerate(match.players)
    )
    return one, two


def who(match: Match, t: Words) -> tuple[str, str]:
    """Give both names ready for a sentence."""
    return ring.boxers(names(match, t), t)

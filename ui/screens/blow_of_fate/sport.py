"""What this game gives to the match screen of the boxing games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.core.events import Event
from engine.games.blow_of_fate.events import (
    BoutBegan,
    BoutEnded,
    Clinched,
    ComboEarned,
    ComboLost,
    CountRolled,
    Extended,
    Fatigued,
    KnockedDown,
    LimitReached,
    PunchThrown,
    Rested,
    RightRolled,
    RoundBegan,
    RoundEnded,
    Stopped,
    WornDown,
)
from engine.games.blow_of_fate.tables import ROUNDS_MOST, TURNS_PER_ROUND
from ui.markup import Node
from ui.screens.blow_of_fate import board, news, picture
from ui.screens.blow_of_fate.shown import shown
from ui.screens.bout import parts
from ui.screens.bout.sport import Sport
from ui.text.blow_of_fate.commentary import Booth, say
from ui.text.blow_of_fate.describe import describe
from ui.text.words import N_


def _rounds(options: Any) -> int:
    return ROUNDS_MOST if options.extension else int(options.rounds)


def _sign(events: Sequence[Event]) -> tuple[Node, int | None]:
    """Give a step's sign: its last punch, on the plate of whoever threw it."""
    for event in reversed(events):
        if isinstance(event, PunchThrown):
            return board.sign(event.punch, event.seat), event.seat
    first = events[0]
    attacker = first.attacker if isinstance(first, RightRolled) else None
    return parts.sign(attacker, board.STROKES["clinch" if attacker is None else "right"]), attacker


SPORT: Final = Sport(
    id="blow_of_fate",
    turns=TURNS_PER_ROUND,
    rounds=_rounds,
    odds=N_("Odds"),
    odds_wait=N_("Working out the odds …"),
    follows=True,
    rolled=(RightRolled, PunchThrown, CountRolled),
    counted=CountRolled,
    plain=(BoutBegan, RoundBegan),
    weight=(
        RoundBegan,
        RoundEnded,
        Rested,
        Fatigued,
        WornDown,
        RightRolled,
        ComboEarned,
        Clinched,
        PunchThrown,
        ComboLost,
        KnockedDown,
        CountRolled,
        Stopped,
        LimitReached,
        Extended,
        BoutEnded,
    ),
    light=(),
    names=news.names,
    describe=describe,
    say=say,
    booth=Booth,
    shown=shown,
    sign=_sign,
    waiting=news.waiting,
    in_the_air=lambda t: t("The dice are in the air"),
    kicker=news.kicker,
    wanted=news.wanted,
    result=news.result,
    picture=picture.picture,
    timeline=picture.timeline,
    plate=board.plate,
    strip=board.strip,
)

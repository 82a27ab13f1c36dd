"""What this game gives to the match screen of the boxing games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.events import Event
from engine.games.d12_boxing.events import (
    BoutBegan,
    BoutEnded,
    ConditionChanged,
    CountRolled,
    KnockedDown,
    LimitReached,
    RoundBegan,
    RoundScored,
    TurnRolled,
)
from engine.games.d12_boxing.tables import TURNS_PER_ROUND
from ui.markup import Node
from ui.screens.bout.sport import Sport
from ui.screens.d12_boxing import board, news, picture
from ui.screens.d12_boxing.shown import shown
from ui.text.d12_boxing.commentary import Booth, say
from ui.text.d12_boxing.describe import describe
from ui.text.words import N_


def _sign(events: Sequence[Event]) -> tuple[Node, int | None]:
    first = events[0]
    outcome = first.outcome if isinstance(first, TurnRolled) else "even"
    return board.sign(outcome), board.SIGNS[outcome][0]


SPORT: Final = Sport(
    id="d12_boxing",
    turns=TURNS_PER_ROUND,
    rounds=lambda options: int(options.rounds),
    odds=N_("Exact odds"),
    odds_wait=N_("Working out the exact odds …"),
    follows=False,
    rolled=(TurnRolled,),
    counted=CountRolled,
    plain=(BoutBegan, RoundBegan),
    weight=(RoundBegan, TurnRolled, KnockedDown, CountRolled, LimitReached, RoundScored, BoutEnded),
    light=(ConditionChanged,),
    names=news.names,
    describe=describe,
    say=say,
    booth=Booth,
    shown=shown,
    sign=_sign,
    waiting=news.waiting,
    in_the_air=lambda t: t("The die is in the air"),
    kicker=news.kicker,
    wanted=news.wanted,
    result=news.result,
    picture=picture.picture,
    timeline=picture.timeline,
    plate=board.plate,
    strip=board.strip,
)

"""What the match screen of this game says in one line."""

from __future__ import annotations

from engine.core.match import Match
from engine.games.d12_boxing import tables
from engine.games.d12_boxing.events import TurnRolled
from engine.games.d12_boxing.state import State
from ui.screens.bout.sport import Caption
from ui.screens.play import Play
from ui.text.d12_boxing import labels
from ui.text.words import N_, Words

HEADLINES = {
    "ko": N_("{winner} wins by KO, round {round}, turn {turn}"),
    "tko": N_("{winner} wins by TKO, round {round}, turn {turn}"),
    "decision": N_("{winner} wins on points, {high} to {low}"),
    "draw": N_("A draw on points, {high} all"),
    "double_ko": N_("A draw: both knocked out, round {round}, turn {turn}"),
}


def names(match: Match, t: Words) -> tuple[str, str]:
    """Give both names, red first."""
    red, blue = match.players
    return red.name, blue.name


def result(match: Match, t: Words) -> str:
    """Say in one line who won, how and when."""
    state: State = match.state
    found = state.result
    assert found is not None
    return t(
        HEADLINES[found.method],
        winner=labels.boxers(names(match, t), t)[found.winner or 0],
        round=found.round,
        turn=found.turn,
        high=max(state.points),
        low=min(state.points),
    )


def waiting(t: Words) -> Caption:
    """Say what waits before the first bell."""
    return t("Before the first bell"), t("Two boxers, one die. The next turn rings the bell.")


def kicker(play: Play, t: Words) -> str:
    """Place a step: its turn, its die, and its outcome in a few words."""
    for event in play.match.played[play.at].events:
        if isinstance(event, TurnRolled):
            return _rolled(play, event.die, event.outcome, t)
    return ""


def _rolled(play: Play, die: int, outcome: str, t: Words) -> str:
    who = labels.boxers(names(play.match, t), t)
    return t("Rolled {die}: {outcome}", die=die, outcome=labels.outcome_of(outcome, who, t))


def wanted(play: Play, t: Words) -> Caption:
    """Say which die the people at the table are asked for."""
    need = play.match.wanted()
    assert need is not None
    state: State = play.match.state
    if need.by is None:
        return (
            t("Round {round}, turn {turn}", round=state.round, turn=state.turn + 1),
            t("Roll a twelve-sided die and tap what it shows."),
        )
    die = play.match.typed[0]
    outcome = tables.TURN[tables.column(*state.condition)][die - 1]
    who = labels.boxers(names(play.match, t), t)[need.by]
    return _rolled(play, die, outcome, t), t("{who} rolls to get up: tap what the die shows.", who=who)

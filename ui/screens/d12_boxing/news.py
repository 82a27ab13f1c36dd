"""What a match screen says in one line: the headline, what is asked, what the screen reader hears."""

from __future__ import annotations

from engine.core.match import Match
from engine.games.d12_boxing import tables
from engine.games.d12_boxing.events import CountRolled, TurnRolled
from engine.games.d12_boxing.state import BoutResult, State
from ui.screens.d12_boxing import voice
from ui.screens.d12_boxing.shown import told
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

STOPPED = {
    "resigned": N_("{winner} wins: {loser}'s corner threw in the towel, round {round}, turn {turn}"),
    "forfeit": N_("{winner} wins: {loser} forfeits, round {round}, turn {turn}"),
    "abandoned": N_("Called off, round {round}, turn {turn}"),
}


def title(play: Play, t: Words) -> str:
    """Give the names of both boxers for the window's title bar; never the result."""
    red, blue = labels.boxers(voice.names(play.match), t)
    return t("{red} against {blue}", red=red, blue=blue)


def headline(match: Match, t: Words) -> str:
    """Say in one line how a match stands or ended."""
    state: State = match.state
    who = labels.boxers(voice.names(match), t)
    if match.ended:
        loser = match.ended.seat
        sentence = STOPPED[match.ended.kind if loser is not None else "abandoned"]
        return t(sentence, winner=who[1 - (loser or 0)], loser=who[loser or 0], round=state.round, turn=state.turn)
    if state.result:
        return result_line(state.result, state.points, who, t)
    if match.steps == 0:
        return t("Before the first bell")
    return t("Round {round}, turn {turn}", round=state.round, turn=state.turn)


def result_line(result: BoutResult, points: tuple[int, int], who: tuple[str, str], t: Words) -> str:
    """Say in one line who won, how and when."""
    return t(
        HEADLINES[result.method],
        winner=who[result.winner or 0],
        round=result.round,
        turn=result.turn,
        high=max(points),
        low=min(points),
    )


def announce(play: Play, t: Words) -> str:
    """Say what just happened for who cannot see it: the whole step in plain lines, once all of it is shown."""
    if play.moving:
        return ""
    if play.finished and play.match.ended:
        return headline(play.match, t)
    return " ".join(voice.plain(play.match, event, t) for event in play.match.played[play.at].events)


def caption(play: Play, t: Words) -> tuple[str, str]:
    """Give the line under the picture: a few words that place it, and what happened or is asked."""
    wanted = die_wanted(play, t)
    if wanted:
        return wanted
    if play.at == 0:
        return t("Before the first bell"), t("Two boxers, one die. The next turn rings the bell.")
    events = told(play)
    counted = play.events[len(events) :]
    if counted:
        event = counted[-1]
        assert isinstance(event, CountRolled)
        who = labels.boxers(voice.names(play.match), t)[event.seat]
        return t("The count"), t("The referee counts over {who} …", who=who)
    place = voice.weightiest(events)
    if place is None:
        return t("The die is in the air"), "…"
    event = events[place]
    return kicker(play, t), voice.spoken(play.match, play.at, place, t)


def kicker(play: Play, t: Words) -> str:
    """Place a step: its turn, its die, and its outcome in a few words."""
    for event in play.match.played[play.at].events:
        if isinstance(event, TurnRolled):
            who = labels.boxers(voice.names(play.match), t)
            return t("Rolled {die}: {outcome}", die=event.die, outcome=labels.outcome_of(event.outcome, who, t))
    return ""


def die_wanted(play: Play, t: Words) -> tuple[str, str] | None:
    """Say which die the people at the table are asked for, None if they are asked for none."""
    if play.known or play.moving or play.match.over or not own_dice(play):
        return None
    need = play.match.wanted()
    if need is None:
        return None
    state: State = play.match.state
    who = labels.boxers(voice.names(play.match), t)
    if need.by is None:
        return (
            t("Round {round}, turn {turn}", round=state.round, turn=state.turn + 1),
            t("Roll a twelve-sided die and tap what it shows."),
        )
    outcome = tables.TURN[tables.column(*state.condition)][play.match.typed[0] - 1]
    return (
        t("Rolled {die}: {outcome}", die=play.match.typed[0], outcome=labels.outcome_of(outcome, who, t)),
        t("{who} rolls to get up: tap what the die shows.", who=who[need.by]),
    )


def own_dice(play: Play) -> bool:
    """Whether the next step's dice are rolled on the table and typed in."""
    return play.match.source(play.match.steps + 1).kind == "typed"


def typed_before(play: Play) -> bool:
    """Whether a die was typed in that can be taken back."""
    match = play.match
    return bool(match.typed) or (match.steps > 0 and match.source(match.steps).kind == "typed")


def typed_row(play: Play) -> int | None:
    """Give the turn's die while the step it belongs to still waits for others."""
    return play.match.typed[0] if play.match.typed and not play.known and not play.moving else None

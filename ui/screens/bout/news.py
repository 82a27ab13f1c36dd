"""What a match screen says in one line: the headline, what is asked, what the screen reader hears."""

from __future__ import annotations

from engine.core.match import Match
from ui.screens.bout import voice
from ui.screens.bout.sport import Caption, Sport
from ui.screens.play import Play
from ui.text.words import N_, Words

STOPPED = {
    "resigned": N_("{winner} wins: {loser}'s corner threw in the towel, round {round}, turn {turn}"),
    "forfeit": N_("{winner} wins: {loser} forfeits, round {round}, turn {turn}"),
    "abandoned": N_("Called off, round {round}, turn {turn}"),
}


def title(sport: Sport, play: Play, t: Words) -> str:
    """Give the names of both boxers for the window's title bar; never the result."""
    red, blue = voice.boxers(sport, play.match, t)
    return t("{red} against {blue}", red=red, blue=blue)


def headline(sport: Sport, match: Match, t: Words) -> str:
    """Say in one line how a match stands or ended."""
    state = match.state
    who = voice.boxers(sport, match, t)
    if match.ended:
        loser = match.ended.seat
        sentence = STOPPED[match.ended.kind if loser is not None else "abandoned"]
        return t(sentence, winner=who[1 - (loser or 0)], loser=who[loser or 0], round=state.round, turn=state.turn)
    if state.result:
        return sport.result(match, t)
    if match.steps == 0:
        return t("Before the first bell")
    return t("Round {round}, turn {turn}", round=state.round, turn=state.turn)


def announce(sport: Sport, play: Play, t: Words) -> str:
    """Say what just happened for who cannot see it: the whole step in plain lines, once all of it is shown."""
    if play.moving:
        return ""
    if play.finished and play.match.ended:
        return headline(sport, play.match, t)
    return " ".join(voice.plain(sport, play.match, event, t) for event in play.match.played[play.at].events)


def caption(sport: Sport, play: Play, t: Words) -> Caption:
    """Give the line under the picture: a few words that place it, and what happened or is asked."""
    if dice_wanted(play):
        return sport.wanted(play, t)
    if play.at == 0:
        return sport.waiting(t)
    events = voice.told(sport, play)
    counted = play.events[len(events) :]
    if counted:
        who = voice.boxers(sport, play.match, t)[counted[-1].seat]  # type: ignore[attr-defined]
        return t("The count"), t("The referee counts over {who} …", who=who)
    place = voice.latest(sport, events) if sport.follows and play.moving else voice.weightiest(sport, events)
    if place is None:
        return sport.in_the_air(t), "…"
    return sport.kicker(play, t), voice.spoken(sport, play.match, play.at, place, t)


def dice_wanted(play: Play) -> bool:
    """Whether the people at the table are asked for a die now."""
    return not (play.known or play.moving or play.match.over) and own_dice(play) and play.match.wanted() is not None


def own_dice(play: Play) -> bool:
    """Whether the next step's dice are rolled on the table and typed in."""
    return play.match.source(play.match.steps + 1).kind == "typed"


def typed_before(play: Play) -> bool:
    """Whether a die was typed in that can be taken back."""
    match = play.match
    return bool(match.typed) or (match.steps > 0 and match.source(match.steps).kind == "typed")


def half_typed(play: Play) -> tuple[int, ...]:
    """Give the dice typed in for a step that still waits for others."""
    return tuple(play.match.typed) if not play.known and not play.moving else ()

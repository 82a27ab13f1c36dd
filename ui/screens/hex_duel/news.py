"""What the duel's screen says in one line: names, the headline, what is asked, what the screen reader hears."""

from __future__ import annotations

from engine.core.game import Seat
from engine.core.match import Match
from engine.games.hex_duel.state import State
from ui.screens.hex_duel import voice
from ui.screens.hex_duel.hand import hand_of, way_ahead
from ui.screens.hex_duel.names import who
from ui.screens.play import Play
from ui.screens.turns import computers, people
from ui.text.hex_duel import labels
from ui.text.words import N_, Words

Caption = tuple[str, str]

STOPPED = {
    "resigned": N_("{winner} wins: {loser} gives up after turn {turn}"),
    "forfeit": N_("{winner} wins: {loser} forfeits after turn {turn}"),
    "abandoned": N_("Called off after turn {turn}"),
}
WON = {
    "death": N_("{winner} wins: {loser} falls in turn {turn}"),
    "fatigue": N_("{winner} wins: {loser} drops of fatigue in turn {turn}"),
    "draw": N_("A draw: both drop in turn {turn}"),
}


def title(play: Play, t: Words) -> str:
    """Give the names of both for the window's title bar; never the result, never an order."""
    red, blue = who(play.match, t)
    return t("{red} against {blue}", red=red, blue=blue)


def headline(match: Match, t: Words) -> str:
    """Say in one line how a duel stands or ended."""
    state: State = match.state
    both = who(match, t)
    if match.ended:
        loser = match.ended.seat
        sentence = STOPPED[match.ended.kind if loser is not None else "abandoned"]
        return t(sentence, winner=both[1 - (loser or 0)], loser=both[loser or 0], turn=state.turn)
    if state.result:
        winner = state.result.winner or 0
        return t(WON[state.result.method], winner=both[winner], loser=both[1 - winner], turn=state.turn)
    if match.steps == 0:
        return t("Before the first order")
    return t("After turn {turn}: {red} {a} HP, {blue} {b} HP", turn=state.turn, red=both[0], blue=both[1], **_hp(state))


def _hp(state: State) -> dict[str, int]:
    return {"a": max(state.hp[0], 0), "b": max(state.hp[1], 0)}


def announce(play: Play, t: Words) -> str:
    """Say what just happened for who cannot see it, once all of it is shown; while ordering, what is laid out."""
    if play.moving:
        return ""
    hand = hand_of(play)
    if hand is not None and hand.problem:
        return hand.problem
    if hand is not None and hand.order is not None:
        return t("Laid out: {order}. Not sealed yet.", order=labels.order(hand.order, t))
    if play.finished and play.match.ended:
        return headline(play.match, t)
    return " ".join(
        voice.plain(play.match, play.at, index, t) for index in range(len(play.match.played[play.at].events))
    )


def caption(play: Play, t: Words) -> Caption:
    """Give the line under the board: a few words that place it, and what happened or is asked."""
    match, turn = play.match, t("Turn {n}", n=play.at)
    if not play.moving and not play.known and not match.over:
        asked = _asked(play, t)
        if asked:
            return asked
    if play.at == 0 and play.letter:
        return t("The arena"), t("Your first order is sealed.")
    if play.at == 0:
        return t("The arena"), t("Both face each other. Nobody has ordered yet.")
    if play.moving:
        place = voice.latest(play)
        return turn, voice.spoken(match, play.at, place, t) if place is not None else t("The orders are open …")
    if _both_sealed(play):
        return t("Turn {n}", n=play.at + 1), t("Both orders are sealed. Look together.")
    return turn, voice.weightiest(match, play.at, t)


def _both_sealed(play: Play) -> bool:
    return play.match.steps == play.at + 1 and len(people(play.match)) == 2 and not play.letter and not play.match.over


def _asked(play: Play, t: Words) -> Caption | None:
    match = play.match
    turn = t("Turn {n}", n=match.steps + 1)
    need = match.wanted()
    if need is not None:
        which = labels.die(need.params.get("to", ""), t)
        owner = who(match, t)[need.params.get("by") or 0]
        return turn, t("{who}: roll your {which} die and type it in.", who=owner, which=which)
    hand = hand_of(play)
    if hand is not None:
        return turn, (not hand.typing and hand.problem) or order_line(match, hand.seat, t)
    seats = computers(match)
    if seats and not play.letter:
        if play.stuck:
            return turn, t("The computer does not answer.")
        if people(match):
            return turn, t("Sealed. {who} is ordering …", who=who(match, t)[seats[0]])
    return None


def order_line(match: Match, seat: Seat, t: Words) -> str:
    """Say what is asked of who orders, with what is special about this turn."""
    state: State = match.state
    name = who(match, t)[seat]
    if state.rear_bound[seat] and not way_ahead(state, seat):
        return t(
            "{who}, your order. The other is behind you and nothing is free ahead: stay, and turn if you like.",
            who=name,
        )
    if state.rear_bound[seat]:
        return t("{who}, your order. The other is behind you: only forward.", who=name)
    if state.may_charge[seat]:
        return t("{who}, your order. You may charge.", who=name)
    return t("{who}, your order. Tap a lit hex, tap it again to turn.", who=name)

"""What the match screen of this game says in one line."""

from __future__ import annotations

from engine.core.match import Match
from engine.games.blow_of_fate import tables
from engine.games.blow_of_fate.events import CountRolled, PunchThrown, RightRolled
from engine.games.blow_of_fate.state import State
from ui.screens.blow_of_fate.shown import half_played
from ui.screens.bout.sport import Caption
from ui.screens.bout.told import told
from ui.screens.play import Play
from ui.text.blow_of_fate import labels, roster
from ui.text.words import N_, Words

HEADLINES = {
    "ko": N_("{winner} wins by KO, round {round}, turn {turn}"),
    "tko": N_("{winner} wins by TKO, round {round}, turn {turn}"),
    "decision": N_("{winner} wins on HP, {high} to {low}"),
    "draw": N_("A draw on HP, {high} all"),
}

#: What the people at the table roll for -> the first die of a pair, and the second.
WANTED = {
    "right": (
        N_("{who} rolls for the right to attack: tap the first d12."),
        N_("{who} rolls for the right to attack: tap the second d12."),
    ),
    "punch": (
        N_("{who} attacks: tap the first d6, it names the punch."),
        N_("{who} attacks: tap the second d6."),
    ),
    "combo": (
        N_("{who} throws a second punch: tap the first d6."),
        N_("{who} throws a second punch: tap the second d6."),
    ),
    "get-up": (
        N_("{who} rolls to get up: tap the first d6."),
        N_("{who} rolls to get up: tap the second d6."),
    ),
}


def names(match: Match, t: Words) -> tuple[str, str]:
    """Give both names, red first: the player's, or where none was given the boxer's."""
    boxers = match.played[0].state.options.boxers
    red, blue = (
        roster.shown(player.name.strip() or boxer.name, t) for player, boxer in zip(match.players, boxers, strict=True)
    )
    return red, blue


def result(match: Match, t: Words) -> str:
    """Say in one line who won, how and when."""
    state: State = match.state
    found = state.result
    assert found is not None
    return t(
        HEADLINES[found.method],
        winner=labels.boxers(names(match, t), t)[found.winner or 0],
        round=state.round,
        turn=state.turn,
        high=labels.number(max(state.hp)),
        low=labels.number(min(state.hp)),
    )


def waiting(t: Words) -> Caption:
    """Say what waits before the first bell."""
    return t("Before the first bell"), t("The builds are made. The next turn rings the bell.")


def kicker(play: Play, t: Words) -> str:
    """Place a step: the punch and its sum, or the totals for the right to attack."""
    return sums(told(play, CountRolled), names(play.match, t), t)


def sums(events: tuple[object, ...], both: tuple[str, str], t: Words) -> str:
    """Write the sum that was told last: of a punch, or of the rolls for the right to attack."""
    for event in reversed(events):
        if isinstance(event, PunchThrown):
            first, second = event.dice
            return t(
                "{punch}: {first} + {second} + {power} − {toughness} = {damage}",
                punch=labels.capital(labels.punch(event.punch, t)),
                first=first,
                second=second,
                power=event.power,
                toughness=event.toughness,
                damage=labels.number(event.damage),
            )
        if isinstance(event, RightRolled):
            who = labels.boxers(both, t)
            return t("{red} {x} – {y} {blue}", red=who[0], x=event.totals[0], y=event.totals[1], blue=who[1])
    return ""


def wanted(play: Play, t: Words) -> Caption:
    """Say which die the people at the table are asked for, of whom and for what."""
    match = play.match
    need = match.wanted()
    assert need is not None
    state: State = match.state
    both = names(match, t)
    who = labels.boxers(both, t)
    second = len(match.typed) % 2
    line = t(WANTED[need.to][second], who=who[need.by or 0])
    settled = sums(half_played(play), both, t)
    place = settled or t("Round {round}, turn {turn}", round=state.round, turn=state.turn + 1)
    if second:
        place = f"{place} · {match.typed[-1]} + …"
    return place, line


def rising(play: Play) -> str | None:
    """Give the row of the knockdown table in which the people at the table are asked for a roll, None for no roll."""
    need = play.match.wanted() if play.match.typed and not play.known and not play.moving else None
    if need is None or need.to != "get-up":
        return None
    fallen = [event for event in half_played(play) if isinstance(event, PunchThrown)][-1]
    found = tables.row(fallen.hp)
    return found.name if found else None

"""The ringside announcer: which line to say of which event, never the same twice in a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import singledispatch

from engine.core.events import Event
from engine.games.blow_of_fate import tables
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
from ui.text import booth
from ui.text.blow_of_fate import labels
from ui.text.blow_of_fate.lines import LINES
from ui.text.booth import Pick
from ui.text.words import Words

#: Lead in the roll for the right to attack from which the other boxer is nowhere.
_FAR_AHEAD = 10
#: Damage of a special that is remembered as a weak one, or as a very strong one.
_SOFT, _HARD = 4, 15
#: Lead in HP of a narrow and of a clear decision.
_NARROW, _CLEAR = 2, 15

_WINS = {"ko": "won_ko", "tko": "won_tko", "decision": "won_decision"}


class Moment(booth.Moment):
    """A moment of this game."""

    __slots__ = ()
    book = LINES

    def facts(self, t: Words) -> dict[str, object]:
        """Give the fields as they stand in a sentence, with the name of the punch."""
        facts = dict(self.fields)
        if "punch" in facts:
            name = labels.punch(str(facts["punch"]), t)
            facts |= {"punch": name, "call": labels.capital(name)}
        return facts


@singledispatch
def moment(event: Event, rounds: int = 0) -> Moment:
    """Tell what kind of moment an event is; `rounds` (0: unknown) are scheduled.

    Raises TypeError for an event of another game.

    >>> moment(RoundBegan(6, False), rounds=6).special
    ('round_last',)
    """
    raise TypeError(f"no words for {event!r}")


@moment.register
def _(event: BoutBegan, rounds: int = 0) -> Moment:
    return Moment("bout_begins")


@moment.register
def _(event: RightRolled, rounds: int = 0) -> Moment:
    about = event.attacker
    if about is None:
        return Moment("level", 0, (), (("total", event.totals[0]),))
    lead = event.totals[about] - event.totals[1 - about]
    special = []
    if lead == 1:
        special.append("right_narrow")
    if lead >= _FAR_AHEAD:
        special.append("right_wide")
    elif event.speed[about] < event.speed[1 - about]:
        special.append("right_slower")
    fields = (("high", max(event.totals)), ("low", min(event.totals)))
    return Moment("right", about, tuple(special), fields)


@moment.register
def _(event: Clinched, rounds: int = 0) -> Moment:
    return Moment("clinch")


@moment.register
def _(event: ComboEarned, rounds: int = 0) -> Moment:
    return Moment("combo", event.seat, (), (("sum", sum(event.dice)),))


def floors(event: PunchThrown) -> bool:
    """Whether a punch puts the other boxer down: a special, HP low enough, or damage enough for the HP.

    >>> floors(PunchThrown(0, (1, 3), "jab", 8, 3, 9, 8, 1, False, True))
    True
    """
    row = tables.row(event.hp)
    return row is None or event.punch == tables.SPECIAL or event.damage >= row.damage


@moment.register
def _(event: PunchThrown, rounds: int = 0) -> Moment:
    effect = labels.effect(event.damage)
    down = floors(event)
    if event.punch == tables.SPECIAL:
        kind = "special"
        special = ["special_soft" if event.damage <= _SOFT else "special_hard" if event.damage >= _HARD else ""]
    elif event.held:
        kind, special = "held", ["held_down" if down else "held_up"]
    else:
        ending = "guarded" if effect == "guarded" else "floors" if down else "lands"
        kind = effect if ending == "lands" else ending
        special = [
            f"second_{ending}" if event.second else "",
            f"{event.punch.partition('-')[0]}_{ending}",
            "low" if ending == "lands" and tables.row(event.hp) == tables.ROWS["1..9"] else "",
        ]
    fields = (("punch", event.punch), ("damage", event.damage), ("hp", event.hp))
    return Moment(kind, event.seat, tuple(each for each in special if each), fields)


@moment.register
def _(event: KnockedDown, rounds: int = 0) -> Moment:
    special = []
    if event.row != tables.STOPPED_ROW and event.in_round < tables.ROUND_LIMIT:
        special.append("floored_count")
    if event.in_round > 1:
        special.append("floored_round")
    fields = (("total", event.total), ("in_round", event.in_round))
    return Moment("floored" if event.total == 1 else "floored_again", event.seat, tuple(special), fields)


@moment.register
def _(event: CountRolled, rounds: int = 0) -> Moment:
    fates = tables.ROWS[event.row].fates
    fields = (("total", event.total), ("hp", event.hp))
    if event.fate == "ko":
        return Moment("out", event.seat, ("out_unlucky",) if fates.count("ko") == 1 else (), fields)
    if event.hp_before < tables.LEAST:
        special = "up_from_nothing"
    else:
        # The cells of a row get no worse from left to right.
        special = "up_clear" if fates[event.total - 2] == fates[-1] else "up_barely"
    return Moment("up", event.seat, (special,), fields)


@moment.register
def _(event: WornDown, rounds: int = 0) -> Moment:
    (toughness, left), (speed, slower) = event.toughness, event.speed
    fields = (("toughness", left), ("speed", slower))
    if toughness == left:
        return Moment("worn_speed", event.seat, (), fields)
    if speed != slower:
        return Moment("worn_both", event.seat, (), fields)
    return Moment("worn", event.seat, ("worn_special",) if event.punch == tables.SPECIAL else (), fields)


@moment.register
def _(event: ComboLost, rounds: int = 0) -> Moment:
    return Moment("combo_lost", event.seat)


@moment.register
def _(event: Stopped, rounds: int = 0) -> Moment:
    return Moment("stopped", event.seat, (), (("hp", labels.number(event.hp)),))


@moment.register
def _(event: LimitReached, rounds: int = 0) -> Moment:
    return Moment("limit", event.seat, (), (("count", event.count),))


@moment.register
def _(event: RoundEnded, rounds: int = 0) -> Moment:
    more, fewer = max(event.attacks), min(event.attacks)
    fields = (("round", event.round), ("more", more), ("fewer", fewer))
    if more == fewer:
        return Moment("round_level", 0, (), fields)
    special = ("round_all",) if more == tables.TURNS_PER_ROUND else ()
    return Moment("round_busier", event.attacks.index(more), special, fields)


@moment.register
def _(event: Extended, rounds: int = 0) -> Moment:
    return Moment("level_end", 0, (), (("hp", event.hp),))


@moment.register
def _(event: Fatigued, rounds: int = 0) -> Moment:
    special = ("tired_all",) if event.attacks[event.seat] == tables.TURNS_PER_ROUND else ()
    return Moment("tired", event.seat, special, (("speed", event.after),))


@moment.register
def _(event: Rested, rounds: int = 0) -> Moment:
    return Moment("rest", 0, (), (("hp_a", event.hp[0]), ("hp_b", event.hp[1])))


@moment.register
def _(event: RoundBegan, rounds: int = 0) -> Moment:
    fields = (("round", event.round),)
    if event.extra:
        return Moment("round_extra", 0, (), fields)
    return Moment("round_begins", 0, ("round_last",) if event.round == rounds else (), fields)


@moment.register
def _(event: BoutEnded, rounds: int = 0) -> Moment:
    high, low = max(event.hp), min(event.hp)
    if event.winner is None:
        return Moment("drawn", 0, (), (("hp", high),))
    special = []
    if event.method == "decision":
        if high - low <= _NARROW:
            special.append("won_narrowly")
        if high - low >= _CLEAR:
            special.append("won_clearly")
    else:
        if event.round == 1:
            special.append("won_first")
        if event.hp[event.winner] < event.hp[1 - event.winner]:
            special.append("won_behind")
    fields = (("round", event.round), ("turn", event.turn), ("high", high), ("low", low))
    return Moment(_WINS[event.method], event.winner, tuple(special), fields)


def say(event: Event, line: str, names: Sequence[str], t: Words, rounds: int = 0) -> str:
    """Fill a line chosen for an event and put it in the reader's language."""
    return moment(event, rounds).say(line, labels.boxers(names, t), t)


def comment(event: Event, names: Sequence[str], t: Words, pick: Pick, rounds: int = 0) -> str:
    """Call an event with the line that `pick` chooses from all that fit.

    >>> comment(RoundBegan(2, False), ("", ""), Words("en"), pick=lambda lines: lines[0])
    'Seconds away. Round 2.'
    """
    return say(event, pick(moment(event, rounds).lines), names, t, rounds)


class Booth(booth.Booth):
    """The announcer of a bout of Blow of Fate."""

    __slots__ = ()

    def hear(self, event: Event) -> Booth:
        """Remember how many rounds are scheduled."""
        return replace(self, rounds=event.rounds) if isinstance(event, BoutBegan) else self

    def moment(self, event: Event) -> Moment:
        """Tell what kind of moment an event is."""
        return moment(event, self.rounds)

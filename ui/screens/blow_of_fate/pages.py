"""What this game gives for the sheets and the end of a bout."""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from engine.core.match import Match
from engine.games.blow_of_fate.state import State
from engine.odds.chances import Chances
from ui.screens.blow_of_fate.news import names
from ui.screens.blow_of_fate.rounds import boxed, round_table
from ui.screens.blow_of_fate.shown import Shown
from ui.screens.blow_of_fate.tables import both, read_in
from ui.screens.bout.oddsline import percent
from ui.screens.bout.sport import Pages
from ui.screens.play import Play
from ui.text.blow_of_fate import labels
from ui.text.blow_of_fate.report import report
from ui.text.blow_of_fate.why import why
from ui.text.words import NP_, Words

STAMPS: Final = {
    "ko": NP_("seal", "KO"),
    "tko": NP_("seal", "TKO"),
    "decision": NP_("seal", "判"),
    "draw": NP_("seal", "分"),
}


def _when(match: Match, t: Words) -> str:
    state: State = match.state
    assert state.result is not None
    if state.result.method in ("decision", "draw"):
        high, low = sorted(state.hp, reverse=True)
        return t("{high} to {low} HP after {n} rounds", high=high, low=low, n=state.round)
    return t("Round {round}, turn {turn}", round=state.round, turn=state.turn)


def _report(play: Play, t: Words, closing: str) -> str:
    match = play.match
    builds = [boxer.build for boxer in match.played[0].state.options.boxers]
    steps = [played.events for played in match.played[: play.at + 1]]
    return report(steps, names(match, t), t, match.seed, closing, builds)


def _columns(play: Play, now: Shown, t: Words) -> list[tuple[str, str, str]]:
    rounds = [(str(each.number), labels.number(each.hp[0]), labels.number(each.hp[1])) for each in boxed(play)]
    return [*rounds, (t.p("poster", "HP"), labels.number(now.hp[0]), labels.number(now.hp[1]))]


def _odds_notes(chances: Chances, certain: Chances | None, t: Words) -> list[str]:
    """Say how sure the odds are: played out, within a bound that narrows, or exact."""
    if not chances.sampled and not chances.dropped:
        return [
            t("Exact: every way the dice can still fall was counted with its chance. Nothing was sampled on the way.")
        ]
    low, high = chances.between(chances.win(0))
    if not chances.sampled:
        return [
            t("Red: {chance}.", chance=labels.between(_fine(floor(low * _FINE)), _fine(ceil(high * _FINE)), t)),
            t(
                "Guaranteed: the true chance of each line lies between what is told and {dropped} more. Nothing was"
                " sampled.",
                dropped=_fine(ceil(chances.dropped * _FINE)),
            ),
        ]
    lines = [
        t("Red: {chance}.", chance=labels.sampled(percent(chances.win(0)), percent((high - low) / 2), t)),
        t("A first look: {n} bouts were played out. The guaranteed odds follow as they come.", n=chances.sampled),
    ]
    if certain:
        least, most = map(percent, certain.between(certain.win(0)))
        lines.append(t("Guaranteed so far: {chance}.", chance=labels.between(least, most, t)))
    return lines


#: What a bound is told in: parts of a million, rounded outwards, so that what is told holds.
_FINE: Final = 1_000_000


def _fine(parts: int) -> str:
    return f"{100 * parts / _FINE:.4f}%"


PAGES: Final = Pages(
    why=why,
    table=read_in,
    tables=both,
    card=round_table,
    method=labels.method,
    stamps=STAMPS,
    wins=("ko", "tko", "decision"),
    draws=("draw",),
    when=_when,
    report=_report,
    columns=_columns,
    odds_notes=_odds_notes,
)

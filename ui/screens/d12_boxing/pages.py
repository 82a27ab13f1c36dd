"""What this game gives for the sheets and the end of a bout."""

from __future__ import annotations

from typing import Final

from engine.core.match import Match
from engine.games.d12_boxing.state import State
from engine.odds.chances import Chances
from ui.screens.bout.sport import Pages
from ui.screens.d12_boxing.news import names
from ui.screens.d12_boxing.scorecard import scorecard, scored
from ui.screens.d12_boxing.shown import Shown
from ui.screens.d12_boxing.tables import both, read_in
from ui.screens.play import Play
from ui.text.d12_boxing import labels
from ui.text.d12_boxing.report import report
from ui.text.d12_boxing.why import why
from ui.text.words import NP_, Words

STAMPS: Final = {
    "ko": NP_("seal", "KO"),
    "tko": NP_("seal", "TKO"),
    "decision": NP_("seal", "判"),
    "draw": NP_("seal", "分"),
    "double_ko": NP_("seal", "分"),
}


def _when(match: Match, t: Words) -> str:
    state: State = match.state
    result = state.result
    assert result is not None
    if result.method in ("decision", "draw"):
        high, low = sorted(state.points, reverse=True)
        return t("{high} to {low} after {n} rounds", high=high, low=low, n=result.round)
    return t("Round {round}, turn {turn}", round=result.round, turn=result.turn)


def _report(play: Play, t: Words, closing: str) -> str:
    match = play.match
    return report([played.events for played in match.played[: play.at + 1]], names(match, t), t, match.seed, closing)


def _columns(play: Play, now: Shown, t: Words) -> list[tuple[str, str, str]]:
    rows = [(str(event.round), str(event.points[0]), str(event.points[1])) for _, event in scored(play)]
    return [*rows, (t("Total"), str(now.points[0]), str(now.points[1]))]


def _odds_notes(chances: Chances, certain: Chances | None, t: Words) -> list[str]:
    return [t("Exact: every way the dice can still fall was counted with its chance. Nothing was sampled on the way.")]


PAGES: Final = Pages(
    why=why,
    table=read_in,
    tables=both,
    card=scorecard,
    method=labels.method,
    stamps=STAMPS,
    wins=("ko", "tko", "decision"),
    draws=("draw", "double_ko"),
    when=_when,
    report=_report,
    columns=_columns,
    odds_notes=_odds_notes,
)

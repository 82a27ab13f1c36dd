"""What leaves the page: the report for a chat, the picture of the result."""

from __future__ import annotations

from engine.link.share import seed_link
from ui.art.poster import Result, result_poster
from ui.markup import Node
from ui.screens.bout import end, news, voice
from ui.screens.bout.sport import Sport, pages
from ui.screens.play import Play
from ui.text.words import Words


def report(sport: Sport, play: Play, t: Words, base: str) -> str:
    """Give the bout as text for a chat, as far as it was shown, with the seed link where there is one."""
    match = play.match
    closing = news.headline(sport, match, t) if play.finished and match.ended else ""
    text = pages(sport).report(play, t, closing)
    return f"{text}\n{base}#{seed_link(match)}" if match.seed is not None else text


def poster(sport: Sport, play: Play, t: Words) -> Node:
    """Draw the result as a poster that stands alone; of a bout that goes on, how it stands."""
    match, now = play.match, sport.shown(play)
    red, blue = voice.boxers(sport, match, t)
    if play.finished:
        verdict = end.verdict(sport, play, t)
        winner, how, when, seal = verdict.winner, verdict.how, verdict.when, end.stamp(sport, play, t)
        headline = (
            (red, blue)[winner]
            if winner is not None
            else t("Draw")
            if match.played[play.at].state.result
            else t("No decision")
        )
        kicker = t("Winner") if winner is not None else t("No winner")
    else:
        winner, how, when, seal = None, "", t("Round {round}, turn {turn}", round=now.round, turn=now.turn), "判"
        headline, kicker = t("{red} against {blue}", red=red, blue=blue), t("Under way")
    plain = str.maketrans("", "", "\u2068\u2069")
    return result_poster(
        Result(
            names=(red.translate(plain), blue.translate(plain)),
            winner=winner,
            floored=(0 in now.down, 1 in now.down),
            kicker=kicker,
            headline=headline.translate(plain),
            how=how,
            when=when,
            seal=seal,
            card=pages(sport).columns(play, now, t),
            foot=t("{site} · Seed {seed}", site=t("Saikoro Arena"), seed=match.seed)
            if match.seed
            else t("Saikoro Arena"),
            label=news.headline(sport, match.at(play.at) if not play.finished else match, t),
        )
    )

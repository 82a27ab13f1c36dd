"""What leaves the page: the window's title, the report for a chat."""

from __future__ import annotations

from engine.link.share import seed_link
from ui.screens.d12_boxing import news, voice
from ui.screens.play import Play
from ui.text.d12_boxing import labels
from ui.text.d12_boxing.report import report as told
from ui.text.words import Words


def title(play: Play, t: Words) -> str:
    """Give the names of both boxers for the window's title bar; never the result."""
    red, blue = labels.boxers(voice.names(play.match), t)
    return t("{red} against {blue}", red=red, blue=blue)


def report(play: Play, t: Words, base: str) -> str:
    """Give the bout as text for a chat, as far as it was shown, with the seed link where there is one."""
    match = play.match
    steps = [played.events for played in match.played[: play.at + 1]]
    closing = news.headline(match, t) if play.finished and match.ended else ""
    text = told(steps, voice.names(match), t, match.seed, closing)
    return f"{text}\n{base}#{seed_link(match)}" if match.seed is not None else text

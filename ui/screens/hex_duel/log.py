"""The log: every turn shown so far, the announcer's line above the plain facts, each with its reasons."""

from __future__ import annotations

from collections.abc import Iterator

from ui.markup import Node, h
from ui.screens.hex_duel import voice
from ui.screens.icons import icon
from ui.screens.play import Play
from ui.text.words import Words

_KEPT_MAX = 200
_kept: dict[tuple[object, ...], Node] = {}


def log(play: Play, t: Words, *, place: str) -> Node:
    """Give the log, the latest turn first; `place` keeps its marks apart where it stands twice on a page."""
    entries = [entry for step in range(play.at, 0, -1) if (entry := _entry(play, step, place, t))]
    if not entries:
        return h("p", {"class": "log-empty"}, t("Nothing has happened yet. The first orders open the duel."))
    return h("ol", {"class": "log log-turns", "data-roving": True}, entries)


def latest(play: Play) -> str:
    """Name the latest revealed event that is worth a question as "step.event"."""
    step = play.at if play.events or not play.at else play.at - 1
    count = len(play.events) if step == play.at else len(play.match.played[step].events)
    return f"{step}.{max(count - 1, 0)}"


def _entry(play: Play, step: int, place: str, t: Words) -> Node | None:
    match = play.match
    count = len(play.events) if step == play.at else len(match.played[step].events)
    if not count:
        return None
    top = step == play.at
    key = (t.lang, play.id, step, count, place, match.players, match.played[step].events, top)
    entry = _kept.get(key)
    if entry is None:
        if len(_kept) >= _KEPT_MAX:
            _kept.clear()
        entry = _kept[key] = h(
            "li",
            {"class": "entry"},
            h(
                "div",
                {"class": "entry-head"},
                h("h3", {"class": "entry-turn"}, t("Turn {n}", n=step)),
                h(
                    "button",
                    {
                        "type": "button",
                        "class": "tool entry-replay",
                        "data-do": "replay",
                        "data-arg": str(step),
                        "data-stop": True,
                        "tabindex": "0" if top else "-1",
                        "aria-label": t("Replay turn {n}", n=step),
                        "title": t("Replay from here"),
                    },
                    icon("play"),
                ),
            ),
            list(_lines(play, step, count, t)),
            key=str(step),
        )
    return entry


def _lines(play: Play, step: int, count: int, t: Words) -> Iterator[Node]:
    for index in range(count):
        said = voice.called(play.match, step, index, t)
        if said:
            yield h("p", {"class": "said"}, said)
        yield h(
            "button",
            {
                "type": "button",
                "class": "fact",
                "data-do": "why",
                "data-arg": f"{step}.{index}",
                "data-stop": True,
                "tabindex": "-1",
            },
            h("span", None, voice.plain(play.match, step, index, t)),
            h("span", {"class": "fact-why"}, t("Why?")),
        )

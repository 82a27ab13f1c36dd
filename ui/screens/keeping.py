"""What the device keeps of a match, and the files people carry it off in.

A kept match is JSON: its record as text beside what only this device needs
(step on show, half-typed dice, the lines of the hall of records in both
languages, so that a list needs no replay).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from engine.core import record
from engine.core.codec import dump
from engine.core.errors import BadRecord, EngineError, IllegalAction
from engine.core.match import read_action
from ui.screens.games import OPEN, on_the_page
from ui.screens.model import LANGS, Model, SavedMatch
from ui.screens.play import Play
from ui.text.words import Words

ARCHIVE: Final = "saikoro-arena"
ARCHIVE_FORMAT: Final = 1
#: Most matches one file may bring.
MATCHES_MAX: Final = 2000

#: What a match is kept under.
ID: Final = re.compile("[0-9A-Z]{1,24}")

_SHAPE: Final = {
    "id": str,
    "game": str,
    "names": list,
    "headline": dict,
    "steps": int,
    "over": bool,
    "when": str,
    "order": int,
    "record": str,
    "at": int,
    "typed": list,
}


def keep(play: Play, when: str, order: int) -> dict[str, Any]:
    """Give what the device keeps of a match; `order` is the moment of the save in ms."""
    match = play.match
    # The hall of records tells no more than was shown.
    seen = match if play.at >= match.steps else match.at(play.at)
    screen = import_module(f"ui.screens.{match.game.id}")
    return {
        "id": play.id,
        "game": match.game.id,
        "names": [player.name for player in match.players],
        "called": {lang: list(screen.names(match, Words(lang))) for lang in LANGS},
        # Of a match that has not begun there is nothing to tell: no catalogue need be read for it.
        "headline": {lang: screen.headline(seen, Words(lang)) for lang in LANGS if seen.steps or seen.over},
        "steps": match.steps,
        "over": seen.over,
        "winner": seen.result.winner if seen.result else None,
        "when": when,
        "order": order,
        "record": record.to_text(match),
        "at": play.at,
        "typed": list(match.typed),
        # What was sealed on this screen and is not open yet: never in a record.
        "sealed": {str(seat): dump(action) for seat, action in match.sealed.items()},
    }


def recall(kept: Mapping[str, Any]) -> Play:
    """Bring a kept match back as it was; raises BadRecord if it no longer holds."""
    match = on_the_page(record.read(kept["record"]))
    sealed = kept.get("sealed")
    for seat, action in sealed.items() if isinstance(sealed, Mapping) else ():
        try:
            match = match.decide(int(seat), read_action(match.game, action))
        except (ValueError, IllegalAction):
            # Meddled with: it is decided once more.
            break
    for value in kept["typed"]:
        try:
            if match.wanted() is None:
                break
            match = match.with_die(value if type(value) is int else 0)
        except EngineError:
            break
    return Play(kept["id"], match, at=min(max(kept["at"], 0), match.steps))


def listed(model: Model) -> tuple[SavedMatch, ...]:
    """Give the hall of records' lines in the model's language, the latest first."""
    t = Words(model.lang)
    latest_first = sorted(model.kept.values(), key=lambda kept: (-kept["order"], kept["id"]))
    return tuple(
        SavedMatch(
            id=kept["id"],
            game=kept["game"],
            names=_names(kept, model.lang),
            headline=kept["headline"].get(model.lang) or t("Not begun yet"),
            steps=kept["steps"],
            over=kept["over"],
            when=kept["when"],
            winner=kept.get("winner"),
            current=model.play is not None and model.play.id == kept["id"],
        )
        for kept in latest_first
    )


def _names(kept: Mapping[str, Any], lang: str) -> tuple[str, str]:
    # What was kept before names were told in both languages has only those of the players.
    called = kept.get("called")
    names = called.get(lang) if isinstance(called, Mapping) else None
    red, blue = names if isinstance(names, list) and len(names) == len(kept["names"]) else kept["names"]
    return red, blue


def sound(kept: Any) -> bool:
    """Whether a value from the device's store has the shape of a kept match of a game that is open here."""
    if not isinstance(kept, Mapping) or any(type(kept.get(key)) is not kind for key, kind in _SHAPE.items()):
        return False
    names = kept["names"]
    return kept["game"] in OPEN and len(names) == 2 and all(isinstance(name, str) for name in names)


def archive(model: Model) -> str:
    """Write everything the device keeps as one file."""
    matches = sorted(model.kept.values(), key=lambda kept: int(kept["order"]))
    body: dict[str, Any] = {"archive": ARCHIVE, "format": ARCHIVE_FORMAT, "matches": matches}
    if model.objects:
        body["objects"] = sorted(model.objects.values(), key=lambda kept: int(kept["order"]))
    letters = [each.keep() for each in sorted(model.letters.values(), key=lambda each: each.order)]
    if any(letters):
        body["letters"] = [each for each in letters if each]
    return json.dumps(body, ensure_ascii=False, indent=1)


def letters_of(data: Mapping[str, Any]) -> list[Any]:
    """Give the matches by link within an archive, as they stand there; none where it has none."""
    entries = data.get("letters", [])
    return entries if isinstance(entries, list) and len(entries) <= MATCHES_MAX else []


def is_archive(data: Mapping[str, Any]) -> bool:
    """Whether a file's data are meant as an archive of everything."""
    return data.get("archive") == ARCHIVE


def read_archive(data: Mapping[str, Any], when: str, now: int) -> tuple[list[dict[str, Any]], list[EngineError]]:
    """Read the matches of an archive as the device keeps them; those that do not hold come back as their errors.

    Every match is checked by replaying it, and stands as it was left: the step on show, the day, half-typed dice.
    `when` and `now` are for entries that do not tell.  Raises BadRecord for an archive that cannot be one.
    """
    number = data.get("format")
    if type(number) is not int or number < 1:
        raise BadRecord("not-a-record", place=("field", "format"))
    if number > ARCHIVE_FORMAT:
        raise BadRecord("newer-format", place=("field", "format"), value=number, allowed=ARCHIVE_FORMAT)
    entries = data.get("matches")
    if not isinstance(entries, list):
        raise BadRecord("wrong-type", place=("field", "matches"), value=type(entries).__name__, allowed="list")
    if len(entries) > MATCHES_MAX:
        raise BadRecord("too-long", field="matches", value=len(entries), allowed=MATCHES_MAX)
    kept, refused = [], []
    for place, entry in enumerate(entries, 1):
        try:
            kept.append(_entry(entry, place, when, now))
        except EngineError as error:
            refused.append(error)
    return kept, refused


def _entry(entry: Any, place: int, when: str, now: int) -> dict[str, Any]:
    if not isinstance(entry, Mapping) or not isinstance(entry.get("record"), str):
        raise BadRecord("not-a-record", place=("field", f"matches[{place}]"))
    name = entry.get("id")
    name = name if isinstance(name, str) and ID.fullmatch(name) else f"{now}X{place}"
    if sound(entry):
        return keep(recall({**entry, "id": name}), entry["when"], entry["order"])
    match = on_the_page(record.read(entry["record"]))
    return keep(Play(name, match, at=match.steps), when, now)

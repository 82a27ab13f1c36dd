"""A match on file: written, read back by replaying it, and checked on the way.

`write` gives the JSON-ready record, `read` replays one and refuses, naming the
place, whatever does not hold: it gives a whole match or an error, never a
wrong replay.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from engine import VERSION
from engine.core.codec import changed, dump, load, plain, read_json
from engine.core.dice import Recorded, normal_seed
from engine.core.errors import BadOption, BadRecord, EngineError, IllegalAction
from engine.core.match import Branch, Decision, Die, Ended, Match, Player, Source, read_action
from engine.core.replay import Input, Place, placed, replay
from engine.games import get, latest

FORMAT: Final = 1
#: Longest record read, in characters: far beyond any match, well within a phone's memory.
SIZE_MAX: Final = 4_000_000
#: Most steps, decisions or dice of one record.
COUNT_MAX: Final = 200_000

#: Format -> how to lift a record of it to the next one.
UPGRADES: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}

_KEYS: Final = (
    *("format", "game", "rules", "app", "seed", "options", "players", "steps", "decisions", "dice", "checks", "result"),
    *("sources", "sealed", "ended", "branch", "thinking"),
)
#: What falls away when a record is played with other dice.
_OF_DICE: Final = ("seed", "steps", "dice", "checks", "result", "sources", "sealed", "ended")


def write(match: Match) -> dict[str, Any]:
    """Write a match as a record (format 1); what it only waits for (sealed, typed) is left out.

    >>> from engine.core.match import start
    >>> record = write(start(get("d12_boxing"), {}, seed="ABC").advance())
    >>> record["game"], record["steps"], record["dice"]
    ('d12_boxing', 1, [[12, 10]])
    """
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules,
        "app": VERSION,
        "seed": match.seed,
        "options": dict(match.options),
        "players": [{"name": player.name, "kind": player.kind} | changed(player) for player in match.players],
        "steps": match.steps,
        "decisions": [{"seat": each.seat, "action": dump(each.action)} for each in match.decisions],
        "dice": [list(die) for die in match.dice],
        "checks": list(match.checks()),
        "result": dump(match.result),
    }
    if match.seed is None:
        del record["seed"]
        record["sources"] = [_written_source(source) for source in match.sources]
    if match.transcript:
        record["sealed"] = [dict(message) for message in match.transcript]
    for key in ("ended", "branch", "thinking"):
        if (value := getattr(match, key)) is not None:
            record[key] = dump(value)
    return record | {key: value for key, value in match.extra.items() if key not in record}


def to_text(match: Match) -> str:
    """Write a match as the text of a record file."""
    return json.dumps(write(match), ensure_ascii=False, separators=(",", ":"))


def read(source: str | Mapping[str, Any], dice: Sequence[int] | None = None) -> Match:
    """Read and replay a record, checking everything it says.

    With `dice` (values, for whichever die is wanted) its options and decisions
    are played again with those, as far as they go; what the record says of
    dice, checks and result then does not count.

    Raises BadRecord with `place`: ("field", name), ("step", number),
    ("decision", number, seat), ("die", number), ("line", number), ("message",
    number) or ("file",); steps count from 0 (the beginning), all else from 1.
    Messages in `sealed` are followed, too: dice and decisions must be theirs.

    >>> read('{"format": 1, "game": "d12_boxing", "rules": 1, "dice": [[12, 12], [12, 1]]}').result.method
    'ko'
    """
    data = upgrade(parse(source) if isinstance(source, str) else dict(source))
    if not plain(data):
        raise BadRecord("not-json", place=("file",))
    if dice is not None:
        data = {key: value for key, value in data.items() if key not in _OF_DICE}
    game = _game(data)
    given = replace(_input(game, data), typed=None if dice is None else tuple(dice))
    match = replay(game, given, expect_end=data.get("result") is not None)
    _compare_ending(match, given, data)
    match = replace(match, ended=given.ended, branch=given.branch, thinking=given.thinking, extra=_extra(data))
    if not given.sealed:
        return match
    # Few records need it, and every start of the page would pay for it.
    from engine.core.proof import prove

    return replace(match, transcript=prove(match, given.sealed))


def verify(source: str | Mapping[str, Any]) -> Match:
    """Read a record as `read` does, and demand that joint dice are proved.

    Raises BadRecord as `read` does, and "no-transcript" where the record says
    that both sides made its dice and does not hold the messages that show it.

    >>> verify('{"format": 1, "game": "d12_boxing", "rules": 1, "dice": [[12, 12], [12, 1]]}').steps
    1
    """
    return require_proof(read(source))


def require_proof(match: Match) -> Match:
    """Give a match back unless some of its dice are joint and no messages prove them.

    Raises BadRecord "no-transcript".
    """
    if not match.transcript and any(source.kind == "joint" for source in match.sources):
        raise BadRecord("no-transcript", place=("field", "sealed"))
    return match


def parse(text: str) -> dict[str, Any]:
    """Read JSON text into a record's fields; raises BadRecord for anything but a JSON object of sensible size."""
    if len(text) > SIZE_MAX:
        raise BadRecord("record-too-long", place=("file",), value=len(text), allowed=SIZE_MAX)
    try:
        data = read_json(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        raise BadRecord("not-json", place=("line", error.lineno, error.colno)) from error
    except ValueError as error:
        raise BadRecord("not-json", place=("file",)) from error
    if not isinstance(data, dict):
        raise BadRecord("not-a-record", place=("file",))
    return data


def upgrade(data: dict[str, Any]) -> dict[str, Any]:
    """Lift a record of an older format to today's; raises BadRecord for one that is newer or none at all."""
    version = data.get("format")
    if type(version) is not int or version < 1:
        raise BadRecord("not-a-record", place=("field", "format"))
    if not isinstance(data.get("game"), str):
        raise BadRecord("not-a-record", place=("field", "game"))
    if version > FORMAT:
        raise BadRecord("newer-format", place=("field", "format"), value=version, allowed=FORMAT)
    while version < FORMAT:
        data = UPGRADES[version](data)
        version += 1
    return data


def first_difference(match: Match, rules: int | None = None) -> int | None:
    """Give the first step at which other rules (today's, if None) would differ from a match, None if none does.

    >>> first_difference(read('{"format": 1, "game": "d12_boxing", "rules": 1, "dice": [[12, 3]]}'))
    """
    game = get(match.game.id, rules)
    dice = Recorded(match.dice)
    state: Any = None
    for number, played in enumerate(match.played):
        try:
            if number == 0:
                state = game.begin(match.options, dice).state
            else:
                actions = {each.seat: each.action for each in played.decisions}
                state = game.step(state, actions, dice).state
        except EngineError:
            return number
        if dump(game.trace(state)) != dump(match.game.trace(played.state)):
            return number
    return None


def _extra(data: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in _KEYS}


def _written_source(source: Source) -> dict[str, Any]:
    written = {"from_step": source.from_step, "kind": source.kind}
    return written if source.seed is None else {**written, "seed": source.seed}


def _game(data: Mapping[str, Any]) -> Any:
    name, rules = data["game"], data.get("rules")
    if type(rules) is not int:
        raise BadRecord("wrong-type", place=("field", "rules"), value=rules, allowed="int")
    try:
        return get(name, rules)
    except EngineError as error:
        field = "game" if error.code == "unknown-game" else "rules"
        newer = field == "rules" and rules > latest(name)
        code = "newer-rules" if newer else error.code
        raise BadRecord(code, place=("field", field), **error.params) from error


def _input(game: Any, data: Mapping[str, Any]) -> Input:
    """Check the shape of a record's fields; what the rules say comes with the replay."""
    try:
        players = data.get("players")
        if players is not None and len(_list(players, "players")) != game.seats:
            raise BadOption("wrong-length", field="players", value=len(players), allowed=game.seats)
        options = data.get("options", {})
        load(game.options, options, "options")
        dice = data.get("dice")
        marks = _list(data.get("checks"), "checks")
        return Input(
            options=options,
            players=tuple(
                load(Player, player, f"players[{seat}]") for seat, player in enumerate(players or [{}] * game.seats)
            ),
            seed=_seed(data.get("seed"), "seed"),
            steps=_count(data.get("steps"), "steps"),
            decisions=_decisions(game, _list(data.get("decisions"), "decisions")),
            dice=None if dice is None else _dice(_list(dice, "dice")),
            checks=tuple(_plain(mark, str, "checks") or "" for mark in marks),
            sources=_sources(_list(data.get("sources"), "sources")),
            sealed=_list(data.get("sealed"), "sealed"),
            ended=_ended(game, data.get("ended")),
            branch=None if data.get("branch") is None else load(Branch, data["branch"], "branch"),
            thinking=_seed(data.get("thinking"), "thinking"),
        )
    except BadOption as error:
        raise placed(error) from error


def _plain(value: Any, kind: type[Any], field: str) -> Any:
    if value is not None and type(value) is not kind:
        raise BadOption("wrong-type", field=field, value=value, allowed=kind.__name__)
    return value


def _count(value: Any, field: str) -> int | None:
    if _plain(value, int, field) is not None and not 0 <= value <= COUNT_MAX:
        raise BadOption("off-range", field=field, value=value, allowed=(0, COUNT_MAX))
    return value  # type: ignore[no-any-return]


def _ended(game: Any, data: Any) -> Ended | None:
    if data is None:
        return None
    ended = load(Ended, data, "ended")
    if ended.seat is not None and ended.seat >= game.seats:
        raise BadOption("off-range", field="ended.seat", value=ended.seat, allowed=(0, game.seats - 1))
    return ended


def _seed(value: Any, field: str) -> str | None:
    try:
        return None if _plain(value, str, field) is None else normal_seed(value)
    except BadOption as error:
        raise BadOption(error.code, **{**error.params, "field": field}) from error


def _list(value: Any, field: str) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadOption("wrong-type", field=field, value=value, allowed="list")
    if len(value) > COUNT_MAX:
        raise BadOption("too-long", field=field, value=len(value), allowed=COUNT_MAX)
    return value


def _dice(dice: list[Any]) -> tuple[Die, ...]:
    for number, die in enumerate(dice, 1):
        if not (isinstance(die, list) and len(die) == 2 and all(type(part) is int for part in die)):
            raise BadRecord("not-a-die", place=("die", number), value=die)
        if not 1 <= die[1] <= die[0]:
            raise BadRecord("die-off-range", place=("die", number), value=die[1], sides=die[0])
    return tuple((die[0], die[1]) for die in dice)


def _decisions(game: Any, decisions: list[Any]) -> tuple[Decision, ...]:
    read = []
    for number, item in enumerate(decisions, 1):
        seat = item.get("seat") if isinstance(item, dict) else None
        place: Place = ("decision", number, seat if type(seat) is int else None)
        if (
            not isinstance(item, dict)
            or "action" not in item
            or "seat" not in item
            or type(seat) not in (int, type(None))
        ):
            raise BadRecord("not-a-decision", place=place, value=item)
        try:
            read.append(Decision(seat, read_action(game, item["action"])))
        except IllegalAction as error:
            raise BadRecord(error.code, place=place, **error.params) from error
    return tuple(read)


def _sources(sources: list[Any]) -> tuple[Source, ...]:
    known = [
        {key: item[key] for key in ("from_step", "kind", "seed") if key in item}
        for item in sources
        if isinstance(item, dict)
    ]
    read = tuple(
        replace(source, seed=_seed(source.seed, f"sources[{number}].seed"))
        for number, source in enumerate(load(Source, item, f"sources[{number}]") for number, item in enumerate(known))
    )
    starts = [source.from_step for source in read]
    if len(known) != len(sources) or (starts and (starts[0] != 0 or starts != sorted(set(starts)))):
        raise BadOption("wrong-order", field="sources", value=starts, allowed=0)
    return read


def _compare_ending(match: Match, given: Input, data: Mapping[str, Any]) -> None:
    written, result = data.get("result"), dump(match.result)
    # Compared as text: to Python, True is 1.
    if written is not None and json.dumps(written, sort_keys=True) != json.dumps(result, sort_keys=True):
        raise BadRecord("result-differs", place=("field", "result"), value=written, allowed=result)
    if given.ended is not None and result is not None:
        raise BadRecord("match-over", place=("field", "ended"), game=match.game.id)


def traces(match: Match) -> Iterator[dict[str, Any]]:
    """Yield the JSON-ready trace after every step, `begin` first: {"step": i, "trace": {…}}."""
    for number, played in enumerate(match.played):
        yield {"step": number, "trace": dump(match.game.trace(played.state))}

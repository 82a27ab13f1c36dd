"""The command line: play, replay, verify, simulate, odds and links without a browser.

Errors are one line on stderr (what is wrong, what is allowed) and exit 2;
`verify` exits 1 when a record does not hold.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from engine import VERSION
from engine.core import record
from engine.core.codec import dump, load, read_json
from engine.core.dice import normal_seed
from engine.core.errors import BadRecord, EngineError
from engine.core.match import Match, Player, start
from engine.games import IDS, get, odds_of
from engine.link.envelope import KINDS, unpack
from engine.link.objects import object_link, read_object, write_object
from engine.link.share import open_link, record_link
from engine.odds.chances import Chances
from engine.odds.simulate import Tally, simulate
from engine.players.policy import LEVELS, play_out, seat_computers
from ui.text.bills import bill
from ui.text.errors import explain
from ui.text.words import Words

#: Longest file read, in bytes.
_FILE_MAX = 4 * record.SIZE_MAX
#: Most matches simulated in one run.
_MATCHES_MAX = 100_000_000


class _Usage(Exception):
    """The command's words are off; the text says how."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status: 0 done, 1 a record that does not hold, 2 an error."""
    arguments = _parser().parse_args(argv)
    words = Words(arguments.lang)
    try:
        status = int(arguments.run(arguments, words))
        sys.stdout.flush()
        return status
    except EngineError as error:
        return _fail(explain(error, words))
    except _Usage as error:
        return _fail(str(error))
    except BrokenPipeError:
        # The reader has seen enough; what Python still holds back goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror))
    except KeyboardInterrupt:
        return 130


def _fail(line: str) -> int:
    print(" ".join(line.split()), file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engine", description="Saikoro Arena's referee on the command line.")
    parser.add_argument("--version", action="version", version=VERSION)
    parser.add_argument("--lang", choices=("en", "ja"), default="en", help="language of messages")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)

    games = commands.add_parser("games", help="the games with their options")
    games.add_argument("--json", action="store_true")
    games.set_defaults(run=_games)

    play = commands.add_parser("play", help="play a match with computer players in every seat")
    _add_game(play)
    play.add_argument("--seed", required=True)
    play.add_argument("--players", help="names, separated by commas")
    play.add_argument("--record", metavar="FILE", help="write the record here")
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="print what happened as JSON lines")
    replay.add_argument("source", metavar="FILE|LINK")
    replay.add_argument("--trace", action="store_true", help="the trace after each step in place of the events")
    replay.add_argument("--jsonl", action="store_true", help="one JSON object a line (as always)")
    replay.add_argument("--dice", help="values to roll in place of the recorded ones, separated by commas")
    replay.set_defaults(run=_replay)

    verify = commands.add_parser("verify", help="check a record; exit 1 where it breaks")
    verify.add_argument("source", metavar="FILE|LINK")
    verify.set_defaults(run=_verify)

    many = commands.add_parser("simulate", help="play many matches and count")
    _add_game(many)
    many.add_argument("-n", type=int, default=10_000, metavar="MATCHES")
    many.add_argument("--seed", required=True)
    many.add_argument("--jobs", type=int, default=1, help="processes to use, one a core at most; 0 is one a core")
    many.add_argument("--json", action="store_true")
    many.set_defaults(run=_simulate)

    odds = commands.add_parser("odds", help="exact chances from the opening or from a record's step")
    odds.add_argument("game", metavar="GAME")
    odds.add_argument("--option", action="append", default=[], metavar="K=V")
    odds.add_argument("--record", metavar="FILE|LINK")
    odds.add_argument("--at", type=int, metavar="STEP")
    odds.add_argument("--exact", action="store_true", help="leave nothing out, however long it takes")
    odds.add_argument("--bound", type=float, default=0.0, metavar="P", help="stop when no more than P is left out")
    odds.add_argument("--json", action="store_true")
    odds.set_defaults(run=_odds)

    link = commands.add_parser("link", help="turn a record file, or that of a boxer, into a link")
    link.add_argument("file", metavar="FILE")
    link.set_defaults(run=_link)

    unlink = commands.add_parser("unlink", help="turn a link into JSON: a record, a boxer, or what else it holds")
    unlink.add_argument("link", metavar="LINK")
    unlink.set_defaults(run=_unlink)
    return parser


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> Any:
        sys.exit(_fail(f"{message} (see {self.prog} --help)"))


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option, or K=@FILE with JSON")
    parser.add_argument("--levels", help="the computer's level for each seat, separated by commas")


def _games(arguments: argparse.Namespace, t: Words) -> int:
    listed: list[dict[str, Any]] = []
    for name in IDS:
        game = get(name)
        options = {item.name: dump(item.default) for item in fields(game.options)}
        listed.append(
            {"id": name, "rules": game.rules, "title": bill(name, t).title, "seats": game.seats, "options": options}
        )
    if arguments.json:
        print(json.dumps(listed, ensure_ascii=False, indent=2))
        return 0
    for each in listed:
        print(f"{each['id']}  {each['title']} (rules {each['rules']}, {each['seats']} seats)")
        for key, value in each["options"].items():
            print(f"    {key}={json.dumps(value)}")
    return 0


def _play(arguments: argparse.Namespace, t: Words) -> int:
    game = get(arguments.game)
    names = arguments.players.split(",") if arguments.players else [""] * game.seats
    players = tuple(Player(name) for name in names)
    match = start(game, _options(arguments, game), players, seed=arguments.seed)
    match = play_out(seat_computers(match, _levels(arguments, game)))
    if arguments.record:
        Path(arguments.record).write_text(record.to_text(match) + "\n", encoding="utf-8")
    _print_line({"result": dump(match.result)})
    return 0


def _replay(arguments: argparse.Namespace, t: Words) -> int:
    match = _match(arguments.source) if arguments.dice is None else _with_dice(arguments)
    if arguments.trace:
        for line in record.traces(match):
            _print_line(line)
    else:
        for number, played in enumerate(match.played):
            for event in played.events:
                _print_line({"step": number, "event": type(event).__name__, **dump(event)})
    _print_line({"result": dump(match.result)})
    return 0


def _with_dice(arguments: argparse.Namespace) -> Match:
    source = arguments.source
    data = record.write(open_link(source).match) if _is_link(source) else record.parse(_text(source))
    return record.read(data, dice=_values(arguments.dice))


def _values(text: str) -> list[int]:
    try:
        return [int(value) for value in text.split(",") if value.strip()]
    except ValueError:
        raise _Usage(f"--dice takes whole numbers separated by commas, not {text[:60]!r}") from None


def _verify(arguments: argparse.Namespace, t: Words) -> int:
    try:
        match = record.require_proof(_match(arguments.source))
    except EngineError as error:
        print(" ".join(explain(error, t).split()))
        return 1
    print(t("Every check holds: {steps} steps, {dice} dice.", steps=match.steps, dice=len(match.dice)))
    return 0


def _simulate(arguments: argparse.Namespace, t: Words) -> int:
    game = get(arguments.game)
    if not 1 <= arguments.n <= _MATCHES_MAX:
        raise _Usage(f"-n takes a whole number from 1 to {_MATCHES_MAX}")
    if arguments.jobs < 0:
        raise _Usage("--jobs takes a whole number from 0 up; 0 is one a core")
    options = load(game.options, _options(arguments, game))
    tally = Tally()
    for tally in simulate(
        game,
        dump(options),
        arguments.n,
        normal_seed(arguments.seed),
        jobs=arguments.jobs,
        levels=_levels(arguments, game),
    ):
        if sys.stderr.isatty():
            ends = "\n" if tally.played == arguments.n else ""
            print(f"\r{tally.played}/{arguments.n}", end=ends, file=sys.stderr, flush=True)
    summary = tally.summary()
    if arguments.json:
        _print_line(summary)
        return 0
    for row in summary["outcomes"]:
        low, high = row["interval"]
        print(f"{row['outcome']:<24} {row['count']:>8}  {row['share']:.4f}  ({low:.4f} to {high:.4f}, 95 %)")
    return 0


def _odds(arguments: argparse.Namespace, t: Words) -> int:
    if not 0.0 <= arguments.bound <= 1.0:
        raise _Usage("--bound takes a chance from 0 to 1")
    if arguments.record:
        if arguments.option:
            raise _Usage("--option does not go with --record: the options are the record's")
        match = _match(arguments.record)
        if match.game.id != arguments.game:
            raise _Usage(f"{arguments.record} is a record of {match.game.id}, not of {arguments.game}")
        match = match if arguments.at is None else match.at(arguments.at)
    elif arguments.at is not None:
        raise _Usage("--at goes with --record")
    else:
        game = get(arguments.game)
        match = start(game, _options(arguments, game))
    options = load(match.game.options, match.options)
    odds = odds_of(match.game.id)(options)
    chances, by_round = _worked_out(odds, match.state, arguments)
    if arguments.json:
        rounds = {number: each.to_json()["parts"] for number, each in by_round.items()}
        _print_line({**chances.to_json(), "by_round": rounds})
        return 0
    for seat in range(match.game.seats):
        print(f"seat {seat} wins  {chances.win(seat):.6f}")
    print(f"draw         {chances.draw:.6f}")
    for (winner, method), chance in chances.parts.items():
        print(f"    {'nobody' if winner is None else f'seat {winner}':<8} {method:<10} {chance:.6f}")
    for number, each in by_round.items():
        seats = ", ".join(f"seat {seat} {each.win(seat):.6f}" for seat in range(match.game.seats))
        print(f"round {number:<6} {seats}, draw {each.draw:.6f}")
    if chances.dropped:
        print(f"left out     {chances.dropped:.6f}, so much can be missing from any chance")
    return 0


def _worked_out(odds: Any, state: Any, arguments: argparse.Namespace) -> tuple[Chances, Mapping[int, Chances]]:
    """Give the chances and those by round; without the latter where the work was stopped early."""
    if arguments.exact and hasattr(odds, "exact"):
        exact: tuple[Chances, Mapping[int, Chances]] = odds.exact(state)
        return exact
    for stage in odds.stages(state) if arguments.bound else ():
        if stage.done < 1.0 and stage.certain.dropped <= arguments.bound:
            return stage.certain, {}
    return odds.chances(state), odds.by_round(state)


def _link(arguments: argparse.Namespace, t: Words) -> int:
    data = record.parse(_text(arguments.file))
    thing = "type" in data and "game" not in data
    print("#" + (object_link(*read_object(data)) if thing else record_link(record.read(data))))
    return 0


def _unlink(arguments: argparse.Namespace, t: Words) -> int:
    kind, body = unpack(arguments.link)
    if kind in ("s", "r"):
        print(record.to_text(open_link(arguments.link).match))
    elif kind == "o":
        _print_line(write_object(*read_object(body)))
    else:
        _print_line({"kind": KINDS[kind], "body": body})
    return 0


def _match(source: str) -> Match:
    return open_link(source).match if _is_link(source) else record.read(_text(source))


def _is_link(source: str) -> bool:
    # A file may be called anything.
    return ("#v" in source or source.startswith("v1.")) and not _is_file(source)


def _is_file(source: str) -> bool:
    try:
        return Path(source).is_file()
    except (OSError, ValueError):  # too long, or with a null in it
        return False


def _text(path: str) -> str:
    with Path(path).open("rb") as file:
        raw = file.read(_FILE_MAX + 1)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord("not-text", place=("file",)) from error


def _options(arguments: argparse.Namespace, game: Any) -> Mapping[str, Any]:
    """Read `--option k=v` (JSON, or else text) and `--option k=@FILE` (JSON)."""
    options: dict[str, Any] = {}
    for item in arguments.option:
        key, equals, text = item.partition("=")
        if not equals:
            raise _Usage(f"--option takes key=value, not {item[:60]!r}")
        try:
            options[key] = read_json(_text(text[1:]) if text.startswith("@") else text)
        except ValueError:
            if text.startswith("@"):
                raise _Usage(f"{text[1:]} is not JSON") from None
            options[key] = text
    load(game.options, options)
    return options


def _levels(arguments: argparse.Namespace, game: Any) -> tuple[int, ...]:
    if arguments.levels is None:
        return (LEVELS[-1],) * int(game.seats)
    try:
        levels = tuple(int(level) for level in arguments.levels.split(","))
    except ValueError:
        levels = ()
    if len(levels) != game.seats or any(level not in LEVELS for level in levels):
        allowed = ", ".join(map(str, LEVELS))
        raise _Usage(f"--levels takes {game.seats} levels out of {allowed}, separated by a comma")
    return levels


def _print_line(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        # Names and seeds are in any script, whatever the terminal's.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    sys.exit(main())

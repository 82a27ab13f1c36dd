"""Messages of a match: going on, looking back, sharing, ending it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any, Final, Literal

from engine.core import record
from engine.core.errors import DiceError, DiceNeeded
from engine.core.match import Match, read_action, start
from engine.link.share import record_link, seed_link
from engine.odds.chances import Chances
from ui.screens.changes import Change, saved
from ui.screens.messages import Ask, Copy, Download, Effect, Env, Focus, Go, Message, Move, Picture, Share, Still
from ui.screens.model import Model
from ui.screens.play import Play
from ui.screens.turns import computers, hand, people
from ui.text.errors import explain
from ui.text.words import Words

Handler = Callable[[Model, Play, Message, Env], Change]

SPEEDS: Final = (1, 2, 4)
#: Size of the result picture in pixels: what chats show whole.
PICTURE: Final = (1200, 630)


def wanted(play: Play) -> tuple[Effect, ...]:
    """Ask the worker for what a match needs: its computer players' decisions, or else its odds."""
    return _thoughts_wanted(play) if play.match.game.actions else _odds_wanted(play)


def _thoughts_wanted(play: Play) -> tuple[Effect, ...]:
    """Ask the computer players whose decisions are due, while people still watch or decide."""
    seats = computers(play.match)
    if not seats or play.letter:
        return ()
    data = {"record": record.to_text(play.match), "id": play.id, "step": play.match.steps, "seats": list(seats)}
    return (Ask("think", data),)


def _odds_wanted(play: Play) -> tuple[Effect, ...]:
    """Ask for the odds up to the step on show that are not known yet, or only roughly, the latest first."""
    missing = [step for step in range(play.at, -1, -1) if step not in play.odds or play.odds[step].rough]
    if not missing:
        return ()
    data = {"record": record.to_text(play.match), "id": play.id, "steps": missing, "by_round": not play.by_round}
    return (Ask("odds", data),)


def answer(model: Model, play: Play, data: Mapping[str, Any]) -> Model:
    """Take in odds the worker has worked out so far, if they are of the match on the page; better ones may follow."""
    if data["id"] != play.id:
        return model
    known, certain = (
        {int(step): Chances.from_json(chances) for step, chances in data.get(what, {}).items()}
        for what in ("odds", "certain")
    )
    by_round = tuple((row[0], row[1], row[2], row[3]) for row in data["by_round"]) or play.by_round
    return replace(model, play=replace(play, odds={**play.odds, **known}, certain=certain, by_round=by_round))


def thought(model: Model, play: Play, data: Mapping[str, Any], env: Env) -> Change:
    """Take in what the computer players decided, if the match still waits for it."""
    if data["id"] != play.id or data["step"] != play.match.steps:
        return model, ()
    match = play.match
    for seat, action in data["actions"].items():
        if int(seat) in computers(match):
            match = match.decide(int(seat), read_action(match.game, action))
    return decided(model, replace(play, match=match, stuck=False), env)


def decided(model: Model, play: Play, env: Env) -> Change:
    """Keep a match in which somebody decided; show what that led to, unless two people are to look together."""
    if play.known and not play.moving and (play.auto or len(people(play.match)) == 1):
        return _begin(model, replace(play, at=play.at + 1), env)
    model, keep = saved(model, play, env)
    return model, (keep, *wanted(play))


def _think(model: Model, play: Play, message: Message, env: Env) -> Change:
    return replace(model, notice=None, play=replace(play, stuck=False)), wanted(play)


def _turn(model: Model, play: Play, message: Message, env: Env) -> Change:
    if play.moving:
        return _skip(model, play, message, env)
    return _next(model, play, env)


def _next(model: Model, play: Play, env: Env) -> Change:
    """Show the next step, rolling it first where none is known yet."""
    if not play.known:
        if play.match.over:
            return replace(model, play=replace(play, auto="")), ()
        if hand(play.match) is not None:
            return replace(model, play=replace(play, auto="")), ()
        if computers(play.match):
            # They are thinking: their answer goes on from here.
            return replace(model, play=replace(play, auto=play.auto or "step")), wanted(play)
        try:
            play = replace(play, match=play.match.advance())
        except DiceNeeded:
            return replace(model, play=replace(play, auto="")), (Focus("type-die"),)
    return _begin(model, replace(play, at=play.at + 1), env)


def _begin(model: Model, play: Play, env: Env) -> Change:
    play = replace(play, shown=0, why="", typing_problem="")
    model, keep = saved(model, play, env)
    return model, (keep, Move(), *wanted(play))


def _reveal(model: Model, play: Play, message: Message, env: Env) -> Change:
    if play.shown is None:
        return model, ()
    return replace(model, play=replace(play, shown=max(play.shown, int(message.arg)))), ()


def _landed(model: Model, play: Play, message: Message, env: Env) -> Change:
    """All of the step was shown: go on if that was asked for."""
    play = replace(play, shown=None)
    if play.auto in ("", "step") or (play.auto == "round" and _round_over(play)):
        return replace(model, play=replace(play, auto="")), ()
    return _next(replace(model, play=play), play, env)


def _round_over(play: Play) -> bool:
    before, after = (play.match.game.trace(play.match.played[step].state) for step in (play.at - 1, play.at))
    return bool(before.get("round") != after.get("round"))


def _skip(model: Model, play: Play, message: Message, env: Env) -> Change:
    if not play.moving:
        return model, ()
    changed, effects = _landed(model, play, message, env)
    return changed, effects if changed.play and changed.play.moving else (Still(), *effects)


def _go_on(how: Literal["round", "end"]) -> Handler:
    def handler(model: Model, play: Play, message: Message, env: Env) -> Change:
        play = replace(play, auto=how)
        return (replace(model, play=play), ()) if play.moving else _next(model, play, env)

    return handler


def _pause(model: Model, play: Play, message: Message, env: Env) -> Change:
    return replace(model, play=replace(play, auto="")), ()


def _speed(model: Model, play: Play, message: Message, env: Env) -> Change:
    speeds = {str(speed): speed for speed in SPEEDS}
    return replace(model, play=replace(play, speed=speeds.get(message.arg, 1))), ()


def _seek(model: Model, play: Play, message: Message, env: Env) -> Change:
    step = _step(play, message)
    if step is None:
        return model, ()
    model, keep = saved(model, replace(play, at=step, shown=None, auto="", why="", panel=""), env)
    return model, (keep, Still(), *wanted(replace(play, at=step)))


def _replay(model: Model, play: Play, message: Message, env: Env) -> Change:
    step = _step(play, message)
    if not step:
        return model, ()
    return _begin(model, replace(play, at=step, auto="", panel=""), env)


def _step(play: Play, message: Message) -> int | None:
    number = int(message.arg) if re.fullmatch(r"\d{1,6}", message.arg) else -1
    return number if 0 <= number <= play.match.steps else None


def _why(model: Model, play: Play, message: Message, env: Env) -> Change:
    return replace(model, play=replace(play, why=message.arg)), (Focus("why"),) if message.arg else ()


def _panel(model: Model, play: Play, message: Message, env: Env) -> Change:
    return replace(model, asked=None, play=replace(play, panel=message.arg, copied="", why="")), ()


def _type_die(model: Model, play: Play, message: Message, env: Env) -> Change:
    value = int(message.arg) if re.fullmatch(r"\d{1,3}", message.arg) else 0
    if play.moving or play.known or play.match.wanted() is None:
        return model, ()
    try:
        match = play.match.with_die(value)
    except DiceError as error:
        problem = explain(error, Words(model.lang))
        return replace(model, play=replace(play, typing_problem=problem)), ()
    play = replace(play, match=match, typing_problem="")
    if play.known:
        return _begin(model, replace(play, at=play.at + 1), env)
    model, keep = saved(model, play, env)
    return model, (keep,)


def _untype(model: Model, play: Play, message: Message, env: Env) -> Change:
    """Take back the die typed last: a slip of the finger, not of the dice."""
    match = play.match
    if match.typed:
        match = replace(match, typed=match.typed[:-1])
    elif match.steps and match.source(match.steps).kind == "typed":
        match = match.undo()
    else:
        return model, ()
    odds = {step: chances for step, chances in play.odds.items() if step <= match.steps}
    model, keep = saved(model, replace(play, match=match, at=match.steps, shown=None, auto="", odds=odds), env)
    return model, (keep, Still())


def _resign(model: Model, play: Play, message: Message, env: Env) -> Change:
    if play.match.over or message.arg not in ("0", "1"):
        return model, ()
    if model.asked != ("resign", message.arg):
        return replace(model, asked=("resign", message.arg)), ()
    match = play.match.end("resigned", int(message.arg))
    model, keep = saved(model, replace(play, match=match, at=match.steps, shown=None, auto="", panel=""), env)
    return replace(model, asked=None), (keep, Still())


def _rematch(swap: bool) -> Handler:
    def handler(model: Model, play: Play, message: Message, env: Env) -> Change:
        old = play.match
        players, options = (old.players[::-1], _corners_changed(old)) if swap else (old.players, old.options)
        own = old.sources[0].kind == "typed"
        match = start(old.game, options, players, seed=None if own else env.seed, thinking=env.seed if own else None)
        return _fresh(model, Play(env.id, match, speed=play.speed), env)

    return handler


def _corners_changed(match: Match) -> dict[str, Any]:
    """Give a match's options with those turned round that are a value for each seat."""
    by_seat = getattr(import_module(f"ui.screens.{match.game.id}"), "BY_SEAT", ())
    return {key: value[::-1] if key in by_seat else value for key, value in match.options.items()}


def _what_if(model: Model, play: Play, message: Message, env: Env) -> Change:
    step = _step(play, message)
    if step is None or play.match.game.turn(play.match.played[step].state).ask == "over":
        return model, ()
    match = play.match.branch_at(step, play.id, env.seed)
    odds = {known: chances for known, chances in play.odds.items() if known <= step}
    branch = Play(env.id, match, at=step, speed=play.speed, odds=odds, by_round=play.by_round)
    return _fresh(model, branch, env)


def _fresh(model: Model, play: Play, env: Env) -> Change:
    model, keep = saved(model, play, env)
    model = replace(model, route="match", asked=None, notice=None)
    return model, (keep, Still(), Go("match"), *wanted(play))


def link_text(model: Model, play: Play, what: str) -> str:
    """Give the words that are copied or shared: a link with the page's address, or the report."""
    if what == "turn-report":
        return str(_outward(play).turn_told(play, Words(model.lang)))
    if what == "report":
        return str(_outward(play).report(play, Words(model.lang), model.base))
    if what == "seed-link":
        return f"{model.base}#{seed_link(play.match)}"
    return f"{model.base}#{record_link(play.match, at=play.at if play.link_at else None)}"


def _outward(play: Play) -> Any:
    return import_module(f"ui.screens.{play.match.game.id}.outward")


def _copy(model: Model, play: Play, message: Message, env: Env) -> Change:
    return model, (Copy(message.arg, link_text(model, play, message.arg)),)


def copied(model: Model, play: Play, message: Message, env: Env) -> Change:
    """Remember what was put on the clipboard, or that it could not be."""
    return replace(model, play=replace(play, copied=message.arg if message.value == "yes" else "failed")), ()


def _share(model: Model, play: Play, message: Message, env: Env) -> Change:
    title = Words(model.lang)("Saikoro Arena")
    return model, (Share(message.arg, title, link_text(model, play, message.arg)),)


def _save_picture(model: Model, play: Play, message: Message, env: Env) -> Change:
    drawing = _outward(play).poster(play, Words(model.lang))
    return model, (Picture(f"saikoro-{play.id}.png", drawing, *PICTURE),)


def _save_record(model: Model, play: Play, message: Message, env: Env) -> Change:
    name = f"saikoro-{play.match.game.id}-{play.id}.json"
    return model, (Download(name, "application/json", record.to_text(play.match)),)


def _link_at(model: Model, play: Play, message: Message, env: Env) -> Change:
    return replace(model, play=replace(play, link_at=not play.link_at, copied="")), ()


HANDLERS: Final[Mapping[str, Handler]] = {
    "turn": _turn,
    "round": _go_on("round"),
    "end": _go_on("end"),
    "pause": _pause,
    "reveal": _reveal,
    "landed": _landed,
    "skip": _skip,
    "speed": _speed,
    "seek": _seek,
    "replay": _replay,
    "why": _why,
    "panel": _panel,
    "type-die": _type_die,
    "untype": _untype,
    "resign": _resign,
    "rematch": _rematch(swap=False),
    "rematch-swap": _rematch(swap=True),
    "what-if": _what_if,
    "copy": _copy,
    "share": _share,
    "save-picture": _save_picture,
    "save-record": _save_record,
    "link-at": _link_at,
    "think": _think,
}

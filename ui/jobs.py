"""The long work of the page, as generators: what the worker runs in slices and tests run at once.

A job yields how far it is (0.0 .. 1.0), or a JSON-ready answer that is already
of use, and returns the last answer.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, Final

from engine.core import record
from engine.core.codec import dump, load
from engine.games import odds_of

Answer = dict[str, Any]
Job = Generator[float | Answer, None, Answer]

#: (game, options) -> its odds, kept so that the next turn is quick.
_known: dict[tuple[str, str], Any] = {}
#: Options but for the boxers -> their build lab, once it is worked out.
_labs: dict[str, Any] = {}


def odds(data: Mapping[str, Any]) -> Job:
    """Work out the odds after some steps of a record, and on request those by round before the first.

    `steps` come in the order in which they are wanted.  Figures that are rough
    yet are told on the way (`engine.odds.chances.Stage`): those to show as
    "odds", and, as far as that is something else, what is "certain" by then.

    >>> job = odds({"record": '{"format":1,"game":"d12_boxing","rules":1,"options":{"rounds":1},"dice":[]}',
    ...             "id": "X", "steps": [0], "by_round": False})
    >>> answer = run(job)
    >>> round(sum(part["chance"] for part in answer["odds"]["0"]["parts"]), 9)
    1.0
    """
    match = record.read(data["record"])
    key = (match.game.id, str(sorted(match.options.items())))
    if key not in _known:
        _known[key] = odds_of(match.game.id)(load(match.game.options, match.options))
    chain = _known[key]
    answer: Answer = {"id": data["id"], "odds": {}, "certain": {}, "by_round": []}
    works = {str(step): chain.stages(match.played[step].state) for step in data["steps"]}
    # A first figure for every step, then the best for one after another.
    for step, stages in works.items():
        for stage in stages:
            _tell(answer, step, stage)
            if stage.done:
                break
            yield 0.0
        yield answer
    for done, (step, stages) in enumerate(works.items()):
        certain = None
        for stage in stages:
            _tell(answer, step, stage)
            yield (done + stage.done) / len(works)
            if stage.certain is not certain:
                certain = stage.certain
                yield answer
    if data["by_round"]:
        opening = match.played[0].state
        for _ in chain.stages(opening):
            yield 1.0
        answer["by_round"] = [
            [number, winner, method, chance]
            for number, chances in chain.by_round(opening).items()
            for (winner, method), chance in chances.parts.items()
        ]
    return answer


def _tell(answer: Answer, step: str, stage: Any) -> None:
    if stage.best.parts:
        answer["odds"][step] = stage.best.to_json()
    answer["certain"].pop(step, None)
    if stage.certain.parts and stage.certain is not stage.best:
        answer["certain"][step] = stage.certain.to_json()


def think(data: Mapping[str, Any]) -> Job:
    """Ask computer players: what those in the `seats` of a record's match decide after its last step.

    >>> run(think({"record": '{"format":1,"game":"hex_duel","rules":1,"options":{},"dice":[]}',
    ...            "id": "X", "step": 0, "seats": []}))
    {'id': 'X', 'step': 0, 'actions': {}}
    """
    # Not at the top: only games with decisions have computer players.
    from engine.players.policy import choose, policy_of

    match = record.read(data["record"])
    answer: Answer = {"id": data["id"], "step": data["step"], "actions": {}}
    for seat in data["seats"]:
        yield 0.0
        answer["actions"][str(seat)] = dump(choose(policy_of(match.game), match, seat))
    return answer


def order(data: Mapping[str, Any]) -> Job:
    """Work out what an `order` of a `seat` in Arena Duel comes to after the last step of a record."""
    from engine.games.hex_duel.chances import chances
    from engine.games.hex_duel.orders import Order

    match = record.read(data["record"])
    yield 0.0
    own = match.game.view(match.state, data["seat"]).get("own_dice") or ()
    found = dump(chances(match.state, data["seat"], load(Order, data["order"]), own))
    lead = found.pop("lead")
    return {"id": data["id"], "step": data["step"], "order": data["order"], "chances": found, "lead": lead}


def lab(data: Mapping[str, Any]) -> Job:
    """Fill the build lab for the `options` of a match, match-ups of the build `first` (or null) before the others.

    The answers hold the "lab" as `engine.games.blow_of_fate.lab.Lab` writes it,
    its equilibrium's "mix", "value" and "gap", and how much is "done".

    >>> run(lab({"options": {"rounds": 1, "cap": 5}, "first": None}))["done"]
    1.0
    """
    # Not at the top: only one game has a lab, and few ever ask for it.
    from engine.games.blow_of_fate.lab import shipped, work
    from engine.games.blow_of_fate.state import Options

    options = load(Options, data["options"])
    ready = _labs.get(_rules(options)) or shipped(options)
    first = (data["first"][0], data["first"][1], data["first"][2]) if data["first"] else None
    answer: Answer = {}
    for done, better in [(1.0, ready)] if ready else work(options, first):
        yield done
        if better:
            found = better.equilibrium()
            answer = {"done": done, "lab": better.to_json(), "mix": found.rows, "value": found.value, "gap": found.gap}
            yield answer
            ready = better
    _labs[_rules(options)] = ready
    return answer


def _rules(options: Any) -> str:
    return str(sorted((key, value) for key, value in dump(options).items() if key != "boxers"))


def run(job: Job) -> Answer:
    """Run a job to its end and give its answer."""
    while True:
        try:
            next(job)
        except StopIteration as over:
            return dict(over.value)


#: By name, the most urgent first.
JOBS: Final[Mapping[str, Callable[[Mapping[str, Any]], Job]]] = {
    "think": think,
    "order": order,
    "odds": odds,
    "lab": lab,
}

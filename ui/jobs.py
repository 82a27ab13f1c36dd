"""The long work of the page, as generators: what the worker runs in slices and tests run at once.

A job yields how far it is (0.0 .. 1.0) and returns a JSON-ready answer.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, Final

from engine.core import record
from engine.core.codec import load
from engine.games import odds_of

Job = Generator[float, None, dict[str, Any]]

#: (game, options) -> its odds, kept so that the next turn is quick.
_known: dict[tuple[str, str], Any] = {}


def odds(data: Mapping[str, Any]) -> Job:
    """Work out the exact odds after some steps of a record, and on request those by round before the first.

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
    yield from chain.prepare()
    found = {}
    for done, step in enumerate(data["steps"], 1):
        found[str(step)] = chain.chances(match.played[step].state).to_json()
        yield done / len(data["steps"])
    rows = []
    if data["by_round"]:
        rows = [
            [number, winner, method, chance]
            for number, chances in chain.by_round(match.played[0].state).items()
            for (winner, method), chance in chances.parts.items()
        ]
    return {"id": data["id"], "odds": found, "by_round": rows}


def run(job: Job) -> dict[str, Any]:
    """Run a job to its end and give its answer."""
    while True:
        try:
            next(job)
        except StopIteration as over:
            return dict(over.value)


JOBS: Final[Mapping[str, Callable[[Mapping[str, Any]], Job]]] = {"odds": odds}

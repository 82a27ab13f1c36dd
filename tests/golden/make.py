"""Makes golden records: `python -m tests.golden.make`.

Golden records are added, never edited: what was released must play out the
same for ever.  This program writes only those that are not there yet; to add
one, add a line to `CASES` and run it.  If a golden record no longer holds, the
rules changed: raise the game's rules version and leave the record alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.core.match import Match, Player, start
from engine.core.record import to_text, traces
from engine.games import get

HERE = Path(__file__).parent

#: (game, rules) -> name -> seed, options, names, what is to be shown.
CASES: dict[tuple[str, int], dict[str, tuple[str, dict[str, Any], tuple[str, ...], str]]] = {
    ("d12_boxing", 1): {
        "ko": ("GOLDEN3", {}, ("Hana", "Kaze"), "ko"),
        "ko-devastating": ("GOLDEN10", {}, ("風見", "花"), "ko"),
        "tko-by-table": ("GOLDEN11", {"count_table": "simple"}, ("", ""), "tko"),
        "tko-devastating": ("GOLDEN2", {}, ("A", "B"), "tko"),
        "tko-fifth-knockdown": ("GOLDEN44", {}, ("A", "B"), "tko"),
        "tko-fifth-devastating": ("GOLDEN1", {"rounds": 15, "three_knockdown_rule": False}, ("A", "B"), "tko"),
        "tko-three-in-a-round": ("GOLDEN7", {}, ("A", "B"), "tko"),
        "decision-red": ("GOLDEN51", {}, ("<b>A</b>", "B & C"), "decision"),
        "decision-blue-eight-rounds": (
            "GOLDEN517",
            {"rounds": 8, "count_table": "simple", "three_knockdown_rule": False},
            ("שלום", "👍"),
            "decision",
        ),
        "decision-one-round": ("GOLDEN0", {"rounds": 1}, ("A", "B"), "decision"),
        "draw": ("GOLDEN517", {}, ("A", "B"), "draw"),
        "double-ko-by-roll": ("GOLDEN425", {"count_table": "simple"}, ("A", "B"), "double_ko"),
        "double-ko-by-limit": ("GOLDEN0", {}, ("A", "B"), "double_ko"),
        "double-ko-limit-and-roll": ("GOLDEN193", {}, ("A", "B"), "double_ko"),
        "seed-in-japanese": ("金曜の夜", {}, ("風見ハナ", "ケン"), "tko"),
        "seed-of-the-readme": ("K7Q29XTM4B", {}, ("", ""), "tko"),
    },
}
#: The one whose whole trace is written down as well, a JSON line a step.
TRACED = "decision-red"


def played(game: str, rules: int, seed: str, options: dict[str, Any], names: tuple[str, ...]) -> Match:
    match = start(get(game, rules), options, tuple(map(Player, names)), seed=seed)
    while not match.over:
        match = match.advance()
    return match


def wanted() -> Iterator[tuple[Path, str]]:
    """Every golden file with what it would say today."""
    for (game, rules), cases in CASES.items():
        folder = HERE / game / f"r{rules}"
        for name, (seed, options, names, method) in cases.items():
            match = played(game, rules, seed, options, names)
            assert match.result is not None
            assert match.result.method == method, (name, match.result)
            yield folder / f"{name}.json", to_text(match) + "\n"
            if name == TRACED:
                lines = (json.dumps(line, separators=(",", ":")) for line in traces(match))
                yield folder / f"{name}.trace.jsonl", "\n".join(lines) + "\n"


def main() -> None:
    for path, text in wanted():
        if path.exists():
            print(f"kept   {path.relative_to(HERE)}")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"added  {path.relative_to(HERE)}")


if __name__ == "__main__":
    main()

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
from engine.players.policy import RandomPolicy, play_out

HERE = Path(__file__).parent

#: A board of a player's own.
YARD = {
    "hexes": [[1, -1], [2, -1], [3, -1], [0, 0], [1, 0], [2, 0], [3, 0], [0, 1], [1, 1], [2, 1]],
    "obstacles": [[1, 0]],
    "starts": [[0, 0, 0], [3, 0, 3]],
}

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
    ("blow_of_fate", 1): {
        "decision-red": ("GOLDEN419", {}, ("Hana", "Kaze"), "decision"),
        "decision-blue-capped-without-combos": (
            "GOLDEN1",
            {
                "boxers": ["mooring_line", {"name": "<b>青</b>", "punch": 7, "speed": 1, "toughness": 7}],
                "combos": False,
                "cap": 7,
            },
            ("風見", "花"),
            "decision",
        ),
        "draw": ("GOLDEN5", {"rounds": 3}, ("A", "B"), "draw"),
        "ko-of-a-combo-cut-short": ("GOLDEN3", {"boxers": ["temple_bell", "glass_spark"]}, ("A", "B"), "ko"),
        "ko-after-a-jab-held": ("GOLDEN150", {}, ("", ""), "ko"),
        "tko-after-getting-up-at-minus-four": ("GOLDEN28", {}, ("", ""), "tko"),
        "tko-worn-into-speed": ("GOLDEN15", {"boxers": ["glass_spark", "thunder_step"]}, ("A", "B"), "tko"),
        "tko-three-in-a-round": (
            "GOLDEN13",
            {"boxers": ["night_firework", "thunder_step"], "three_knockdown_rule": True},
            ("A", "B"),
            "tko",
        ),
        "extension": (
            "GOLDEN0",
            {"boxers": ["iron_gate", "stone_turtle"], "rounds": 2, "extension": True},
            ("A", "B"),
            "decision",
        ),
        "extension-draw-after-fifteen": (
            "GOLDEN15",
            {"boxers": ["stone_turtle", "stone_turtle"], "rounds": 13, "extension": True},
            ("A", "B"),
            "draw",
        ),
        "long": ("GOLDEN9", {"boxers": ["dusk_cat", "stone_turtle"], "rounds": 15}, ("A", "B"), "decision"),
        "seed-in-japanese": ("金曜の夜", {"boxers": ["ox_cart", "river_willow"]}, ("風見ハナ", "ケン"), "tko"),
        "seed-of-the-readme": ("K7Q29XTM4B", {}, ("", ""), "tko"),
    },
    ("hex_duel", 1): {
        "death-red": ("GOLDEN9", {}, ("Hana", "Kaze"), "death"),
        "death-blue-pillars": ("GOLDEN5", {"board": "pillars", "hp": 40}, ("風見", "花"), "death"),
        "death-gallery": ("GOLDEN17", {"board": "gallery"}, ("A", "B"), "death"),
        "death-great-hall": ("GOLDEN4", {"board": "great_hall", "hp": 5}, ("", ""), "death"),
        "fatigue-dice-before": ("GOLDEN0", {"dice": "before"}, ("A", "B"), "fatigue"),
        "fatigue-red-hexagon4": ("GOLDEN19", {"board": "hexagon4", "hp": 30}, ("<b>A</b>", "B & C"), "fatigue"),
        "draw": ("GOLDEN17", {}, ("A", "B"), "draw"),
        "draw-hexagon3": ("GOLDEN0", {"board": "hexagon3"}, ("שלום", "👍"), "draw"),
        "draw-ring": ("GOLDEN16", {"board": "ring"}, ("A", "B"), "draw"),
        "inline-board-dice-before": ("GOLDEN0", {"board": YARD, "dice": "before"}, ("A", "B"), "death"),
        "seed-in-japanese": ("金曜の夜", {}, ("風見ハナ", "ケン"), "fatigue"),
    },
}
#: Those whose whole traces are written down as well, a JSON line a step.
TRACED = ("decision-red", "death-red")


def played(game: str, rules: int, seed: str, options: dict[str, Any], names: tuple[str, ...]) -> Match:
    match = start(get(game, rules), options, tuple(map(Player, names)), seed=seed)
    # Whoever decides, decides at random: the computer players may change, and golden records may not.
    return play_out(match, {seat: RandomPolicy() for seat in range(match.game.seats)})


def wanted() -> Iterator[tuple[Path, str]]:
    """Every golden file with what it would say today."""
    for (game, rules), cases in CASES.items():
        folder = HERE / game / f"r{rules}"
        for name, (seed, options, names, method) in cases.items():
            match = played(game, rules, seed, options, names)
            assert match.result is not None
            assert match.result.method == method, (name, match.result)
            yield folder / f"{name}.json", to_text(match) + "\n"
            if name in TRACED:
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

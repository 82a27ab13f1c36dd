"""What the benchmark measures against, and what it injects into the pages it measures."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.node import AS_SHIPPED
from tools.paths import BUILD
from tools.runtime import PYSCRIPT

BARE = BUILD / "bench" / "bare"
BARE_PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Bare PyScript</title>
  <link rel="icon" href="data:,">
  <script type="module" src="./pyscript/core.js"></script>
</head>
<body>
  <button id="roll">Roll</button>
  <p id="out"></p>
  <script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
from random import randint

from pyscript import document, when


@when("click", "#roll")
def roll(event):
    document.querySelector("#out").textContent = str(randint(1, 12))
  </script>
</body>
</html>
"""

# Presses as early as a person could on each page, and notes when the rolled value has been painted.
# The bare page forgets early presses, so there the press is made again with every frame.
WATCH = """
(() => {
  const bare = location.pathname.includes("/bare/");
  let before = "";
  const painted = () => requestAnimationFrame(() => setTimeout(() => { window.benchPainted = performance.now(); }, 0));
  const look = () => {
    if (bare) {
      const out = document.querySelector("#out");
      if (out && out.textContent) return painted();
      document.querySelector("#roll")?.click();
    } else {
      const go = document.querySelector("#go[data-do=turn]");
      const main = document.querySelector("#main");
      if (go && !before) { before = main.textContent; go.click(); }
      if (before && main.textContent !== before) return painted();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""

# Rolls `count` turns one after another and gives how long each took from press to paint, in ms.
ROLLS = """
async (count) => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const times = [];
  while (times.length < count) {
    const go = document.querySelector("#go");
    const roll = go.dataset.do === "turn";
    const begun = performance.now();
    go.click();
    await painted();
    if (roll) times.push(performance.now() - begun);
    // Let the worker's answers in, as a person would.
    await new Promise((done) => setTimeout(done, 30));
  }
  return times;
}
"""

# Collects the main thread's long tasks from now on.
LONG_TASKS = """
() => {
  window.benchLong = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchLong.push(entry.duration);
  }).observe({ type: "longtask" });
}
"""

# The same Python runs on both sides; `clock` gives seconds.
WORK = """
def work(clock):
    from engine.core.codec import load
    from engine.core.dice import Seeded
    from engine.games import get, odds_of
    from engine.odds.simulate import simulate

    game = get("d12_boxing")
    begun, count = clock(), 0
    for tally in simulate(game, {}, 100_000, "BENCH"):
        count = tally.played
        if clock() - begun > 3:
            break
    bouts = count / (clock() - begun)
    options = load(game.options, {})
    begun = clock()
    odds = odds_of("d12_boxing")(options)
    state = game.begin({}, Seeded("BENCH")).state
    for _ in odds.prepare():
        pass
    odds.chances(state)
    whole = clock() - begun
    begun = clock()
    odds.chances(game.step(state, {}, Seeded("BENCH")).state)
    return {"bouts": bouts, "odds": whole, "next": clock() - begun}
"""
# Blow of Fate: how long the odds of an opening and a part of the build lab take, and how fast bouts are simulated.
FORESEE = """
def work(clock):
    from engine.games import get
    from engine.games.blow_of_fate.builds import legal
    from engine.games.blow_of_fate.odds import Odds
    from engine.games.blow_of_fate.state import Options, opening
    from engine.games.blow_of_fate.worth import Worth
    from engine.odds.simulate import simulate

    begun = clock()
    for tally in simulate(get("blow_of_fate"), {}, 100_000, "BENCH"):
        if clock() - begun > 3:
            break
    bouts = tally.played / (clock() - begun)
    odds, begun, first = Odds(Options(), fresh=True), clock(), None
    for stage in odds.stages(opening(odds.options)):
        if first is None and stage.best.sampled >= 1000:
            first = clock() - begun
    opened = clock() - begun
    begun, meeting = clock(), [[build for build in legal() if build[0] == punch] for punch in (8, 9)]
    worth = Worth(Options(), meeting)
    for _ in worth.run():
        pass
    filled = clock() - begun
    return {
        "bouts": bouts,
        "first": first,
        "odds": opened,
        "bound": stage.best.dropped,
        "lab": filled,
        "cells": len(meeting[0]) * len(meeting[1]),
        "error": worth.error,
    }
"""
# Arena Duel: how long the computer takes for an order, by level; and, where there is a canvas, for a moving picture.
DUEL = """
def work(clock):
    from engine.core.match import start
    from engine.games import get
    from engine.players.policy import choose, play_out, policy_of, seat_computers

    game = get("hex_duel")
    policy = policy_of(game)
    positions = []
    for seed in ("BENCH1", "BENCH2", "BENCH3"):
        duel = play_out(start(game, {"board": "hexagon3"}, seed=seed))
        positions += [duel.at(step) for step in range(0, duel.steps, 2)]
    found = {}
    for level in (1, 2, 3):
        asked = [seat_computers(match, (level, level)) for match in positions]
        choose(policy, asked[0], 0)
        begun = clock()
        times = []
        for match in asked:
            begun = clock()
            choose(policy, match, 0)
            times.append(clock() - begun)
        found[f"level{level}"] = sum(times) / len(times)
        found[f"longest{level}"] = max(times)
    try:
        from js import document
    except ImportError:
        return found
    from ui.art.hex_duel import duel_line
    from ui.dom.board import Board

    canvas = document.createElement("canvas")
    canvas.setAttribute("data-board", "")
    canvas.setAttribute("style", "position:fixed;inset:0;width:600px;height:500px")
    document.body.append(canvas)
    board = Board(lambda message: None)
    frames = []
    for step in range(1, duel.steps + 1):
        before, after = duel.played[step - 1], duel.played[step]
        line = duel_line(before.state, after.state, after.events)
        for frame in range(int(line.length // 16)):
            begun = clock()
            board.show(line.moment(16.0 * frame).scene)
            frames.append(clock() - begun)
    frames.sort()
    canvas.remove()
    return {**found, "frame": sum(frames) / len(frames), "frame95": frames[int(len(frames) * 0.95)]}
"""
TOLD = """
import json
import js

js.window.benchWork = json.dumps(work(lambda: js.performance.now() / 1000))
"""
RUN_IN_PAGE = """
(code) => {
  const script = document.createElement("script");
  script.type = "py";
  script.textContent = code;
  document.body.append(script);
}
"""


def make_bare() -> Path:
    """Lay out the bare page with the npm packages' files as they are."""
    shutil.rmtree(BARE, ignore_errors=True)
    shutil.copytree(PYSCRIPT / "dist", BARE / "pyscript")
    shutil.copytree(AS_SHIPPED, BARE / "pyodide", ignore=shutil.ignore_patterns("*.d.ts", "*.html", "*.md"))
    (BARE / "index.html").write_text(BARE_PAGE, encoding="utf-8")
    return BARE

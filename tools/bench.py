"""Measure the built page against a bare PyScript page of the same browser; prints ratios of one run.

python -m tools.bench [--runs N] [--only a,b,c,d,e,f,g,h]
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

from engine.core.match import start
from engine.games import get
from engine.link.share import seed_link
from engine.odds.chances import BOUND
from tools.bench_pages import DUEL, FORESEE, LONG_TASKS, ROLLS, RUN_IN_PAGE, TOLD, WATCH, WORK, make_bare
from tools.browser import context
from tools.paths import DIST
from tools.serve import PREFIX, Server, serving

BARE_PREFIX = "/bare/"
SETUP = "#/new/d12_boxing"
# What the page must keep to: ratios to the bare page, milliseconds, bytes.
COLD, WARM, BYTES, LONG_MS, FONT_BYTES = 0.55, 0.60, 0.92, 100, 500_000
# So many crashes of the browser a page are put up with.
CRASHES = 3
# What a match-up in the build lab may be off by.
LAB_ERROR = 0.005


@dataclass
class Series:
    """What was measured of one page: milliseconds of cold and warm visits, bytes without type, bytes of type.

    `crashes` counts visits that ended because the browser's own process for the page died; they were made again.
    """

    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    sent: int = 0
    fonts: int = 0
    crashes: int = 0


def visit(page: Page, address: str) -> float:
    """Open an address and give the time from navigation to the painted roll, in ms."""
    page.goto(address, wait_until="commit")
    page.wait_for_function("window.benchPainted", timeout=60_000)
    return float(page.evaluate("window.benchPainted"))


def measure_pair(playwright: Playwright, server: Server, path: str, series: Series) -> None:
    """Make a cold and a warm visit with a fresh profile, once more if the browser's process for the page dies."""
    while True:
        try:
            cold, warm = _visits(playwright, server, path, series)
        except Error as error:
            if "crashed" not in error.message or series.crashes == CRASHES:
                raise
            series.crashes += 1
        else:
            series.cold.append(cold)
            series.warm.append(warm)
            return


def _visits(playwright: Playwright, server: Server, path: str, series: Series) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as profile:
        browser = context(playwright, Path(profile), reduced_motion="reduce")
        try:
            browser.add_init_script(WATCH)
            server.sent.clear()
            first = browser.new_page()
            cold = visit(first, server.origin + path)
            # Let the browser finish writing its caches, and the first page's worker be gone.
            time.sleep(1.0)
            first.close()
            time.sleep(0.5)
            sizes = {name: size for name, size in server.sent.items() if not name.endswith("favicon.ico")}
            series.fonts = sum(size for name, size in sizes.items() if name.endswith(".woff2"))
            series.sent = sum(sizes.values()) - series.fonts
            return cold, visit(browser.new_page(), server.origin + path)
        finally:
            browser.close()


def boots(playwright: Playwright, server: Server, runs: int) -> tuple[Series, Series]:
    """Visit both pages in turns; ours by a link a friend sent, so that on both pages one press rolls."""
    friend = f"{PREFIX}#{seed_link(start(get('d12_boxing'), {}, seed='K7Q29XTM4B'))}"
    ours, bare = Series(), Series()
    for path in (friend, BARE_PREFIX):  # the server's own first reading and compressing
        measure_pair(playwright, server, path, Series())
    for run in range(runs):
        order = [(friend, ours), (BARE_PREFIX, bare)]
        for path, series in order if run % 2 else reversed(order):
            measure_pair(playwright, server, path, series)
    return ours, bare


def open_match(browser: BrowserContext, server: Server) -> Page:
    """Open the page and begin a match."""
    page = browser.new_page()
    page.goto(server.origin + PREFIX + SETUP, wait_until="commit")
    page.wait_for_function("window.__arena && window.__arena.ready", timeout=60_000)
    page.evaluate(LONG_TASKS)
    page.locator("form[data-do=start] [type=submit]").click()
    page.wait_for_selector("#go[data-do=turn]")
    return page


def rolls(playwright: Playwright, server: Server) -> tuple[list[float], float]:
    """Give press-to-paint times of 200 rolls in still pictures, and the longest task of a moving match, in ms."""
    with tempfile.TemporaryDirectory() as profile:
        browser = context(playwright, Path(profile), reduced_motion="reduce")
        page = open_match(browser, server)
        times: list[float] = page.evaluate(ROLLS, 200)
        still = page.evaluate("Math.max(0, ...window.benchLong)")
        browser.close()
    with tempfile.TemporaryDirectory() as profile:
        browser = context(playwright, Path(profile), reduced_motion="no-preference")
        page = open_match(browser, server)
        page.evaluate("document.querySelector('[data-do=end]')?.click()")
        page.wait_for_timeout(20_000)
        moving = page.evaluate("Math.max(0, ...window.benchLong)")
        browser.close()
    return times, max(still, moving)


def work_here(code: str = WORK) -> dict[str, float]:
    """Simulate and work out odds in this Python."""
    names: dict[str, Callable[..., Any]] = {}
    exec(code, names)
    found: dict[str, float] = names["work"](time.perf_counter)
    return found


def work_in_page(playwright: Playwright, server: Server, code: str = WORK) -> dict[str, float]:
    """Do the same inside the page."""
    with tempfile.TemporaryDirectory() as profile:
        browser = context(playwright, Path(profile))
        page = browser.new_page()
        page.goto(server.origin + PREFIX)
        page.wait_for_function("window.__arena && window.__arena.ready", timeout=60_000)
        page.evaluate(RUN_IN_PAGE, code + TOLD)
        page.wait_for_function("window.benchWork", timeout=300_000)
        found: dict[str, float] = json.loads(page.evaluate("window.benchWork"))
        browser.close()
    return found


def line(letter: str, text: str, value: float, limit: float | None = None) -> bool:
    """Print one result; give whether it keeps to its limit."""
    kept = limit is None or value <= limit
    wanted = "" if limit is None else f"   {'ok' if kept else 'TOO MUCH'}, at most {limit:g}"
    shown = f"{value:.3g}" if value < 1000 else f"{value:.0f}"
    print(f"({letter}) {text}: {shown}{wanted}", flush=True)
    return kept


def report_boots(ours: Series, bare: Series, wanted: str) -> list[bool]:
    """Print the results that compare the two pages."""
    kept = []
    if ours.crashes or bare.crashes:
        print(f"The browser's process for a page died: ours {ours.crashes}, bare {bare.crashes} times.", flush=True)
    for letter, name, mine, theirs, limit in (
        ("a", "cold", ours.cold, bare.cold, COLD),
        ("b", "warm", ours.warm, bare.warm, WARM),
    ):
        if letter in wanted:
            medians = f"{median(mine):.0f} ms against {median(theirs):.0f} ms"
            kept.append(
                line(letter, f"{name} visit to a painted roll, {medians}", median(mine) / median(theirs), limit)
            )
    if "c" in wanted:
        text = f"bytes transferred without type, {ours.sent} against {bare.sent}"
        kept.append(line("c", text, ours.sent / bare.sent, BYTES))
        kept.append(line("c", "bytes of type", ours.fonts, FONT_BYTES))
    return kept


def report_foresight(where: str, found: dict[str, float]) -> None:
    """Print what odds and lab of Blow of Fate cost, as a part of what simulated bouts of the same precision would.

    Half the width of a 95 % interval is at most 0.98 / sqrt(bouts).
    """
    line("g", f"Blow of Fate: bouts simulated a second, {where}", found["bouts"])
    line("g", f"a figure from 1,000 bouts in s, {where}", found["first"])
    simulated = (0.98 / BOUND) ** 2 / found["bouts"]
    bound = f"odds with {found['bound']:.6f} left out in {found['odds']:.1f} s"
    line("g", f"{bound}, as a part of bouts for an interval of {BOUND} either way, {where}", found["odds"] / simulated)
    simulated = found["cells"] * (0.98 / LAB_ERROR) ** 2 / found["bouts"]
    cells = f"{found['cells']:.0f} match-ups of the lab to within {found['error']:.5f} in {found['lab']:.1f} s"
    line("h", f"{cells}, as a part of bouts for {LAB_ERROR} either way, {where}", found["lab"] / simulated)


def report_duel(where: str, found: dict[str, float]) -> None:
    """Print what the computer's orders in Arena Duel cost, and a frame of the moving board, as parts of level 1's."""
    least = found["level1"]
    for level in (1, 2, 3):
        mean, longest = found[f"level{level}"], found[f"longest{level}"]
        text = f"Arena Duel: an order of level {level} takes {mean:.3f} s, {longest:.3f} s at most, {where}; to level 1"
        line("i", text, mean / least)
    if "frame" in found:
        mean, most = found["frame"] * 1000, found["frame95"] * 1000
        text = f"a frame of the moving board takes {mean:.2f} ms, 95 of 100 at most {most:.2f} ms"
        line("j", f"{text}; to an order of level 1", found["frame"] / least)


def main() -> None:
    """Measure and print; the exit code says whether every limit was kept."""
    parser = argparse.ArgumentParser(description="Measure the built page against a bare PyScript page.")
    parser.add_argument("--runs", type=int, default=7, help="how many visits of each kind")
    parser.add_argument("--only", default="abcdefghij", help="letters of the measurements to take")
    given = parser.parse_args()
    mounts = {PREFIX: DIST, BARE_PREFIX: make_bare()}
    kept = []
    with serving(mounts) as server, sync_playwright() as playwright:
        if set(given.only) & set("abc"):
            kept += report_boots(*boots(playwright, server, given.runs), given.only)
        if "d" in given.only:
            times, longest = rolls(playwright, server)
            line("d", "press to painted result, 95th percentile of 200 in ms", quantiles(times, n=20)[-1])
            kept.append(line("d", "longest task after the start in ms", longest, LONG_MS))
        if set(given.only) & set("ef"):
            here, page = work_here(), work_in_page(playwright, server)
            line("e", "bouts simulated a second, CPython", here["bouts"])
            line("e", "bouts simulated a second, in the page", page["bouts"])
            line("f", "exact odds of a bout from its opening in s, CPython", here["odds"])
            line("f", "exact odds of a bout from its opening in s, in the page", page["odds"])
            line("f", "exact odds of the next turn in s, CPython", here["next"])
            line("f", "exact odds of the next turn in s, in the page", page["next"])
        if set(given.only) & set("gh"):
            report_foresight("CPython", work_here(FORESEE))
            report_foresight("in the page", work_in_page(playwright, server, FORESEE))
        if set(given.only) & set("ij"):
            report_duel("CPython", work_here(DUEL))
            report_duel("in the page", work_in_page(playwright, server, DUEL))
    raise SystemExit(0 if all(kept) else 1)


if __name__ == "__main__":
    main()

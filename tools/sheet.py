"""Take the sheet of screenshots: every screen, both sizes, both languages, both themes, side by side.

    python -m tools.sheet [NAME …] [--list]

One picture a screen in build/sheets/.  From the built site if there is one, else
from the screens as they stand before Python runs.  To add a screen: its row in
`SCREENS`.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from engine.core.match import Player, start
from engine.games import get
from engine.link.share import record_link
from engine.players.policy import play_out
from tools.browser import launch
from tools.build import COPIED
from tools.pages import style_sheet
from tools.paths import BUILD, DIST, STATIC
from tools.serve import PREFIX, serving
from ui.markup import render
from ui.screens.shell import static_pages
from ui.text.words import LANGUAGES, Words

OUT = BUILD / "sheets"
SIZES = ((360, 740), (1280, 800))
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
GAP = 16
GROUND = "#777"
READY = "html[data-ready]"
#: How long a screen may take to come alive, and to come to rest, in milliseconds.
PATIENCE, REST = 30_000, 400


STILL = """<!DOCTYPE html><html lang="{lang}" data-theme="auto"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="css/style.css">
<body>{pages}<script>
document.querySelectorAll("[data-route]").forEach(page => page.dataset.route === location.hash || page.remove());
</script>"""


@dataclass(frozen=True, slots=True)
class Screen:
    """One screen and how to reach it: an address, then steps.

    A step is "press SELECTOR", "type SELECTOR = TEXT", "await SELECTOR", "open
    SELECTOR" (a fold or a popover) or "go ADDRESS".  `whole` takes the page to its end, not just
    the window; `alive` needs Python, so the screen is left out without a built site.
    """

    name: str
    route: str
    steps: tuple[str, ...] = ()
    whole: bool = False
    alive: bool = False


START = (
    "type #setup-name-0 = 花田",
    "type #setup-name-1 = Iron Joe",
    "open .setup-how details",
    "open .own-or-race details",
    "type #setup-seed = K7Q29XTM4B",
    "press .setup-go button",
    "await main.match",
)
#: Two on one screen, as far as the first curtain; a choice behind it.
CURTAIN = (
    "press label:has(#setup-kinds-two)",
    "type #setup-name-0 = 花田",
    "type #setup-name-1 = Iron Joe",
    "press .setup-go button",
    "await .corner-curtain",
)
SECRET = (*CURTAIN, "press [data-do='blow_of_fate/lift']", "await .corner-pick")


def fate(at: int | None = None, *, own: bool = False) -> str:
    """Give the address of a bout of Blow of Fate, as it stood after a turn (None: at its end)."""
    players = (Player("花田"), Player("Iron Joe"))
    match = start(get("blow_of_fate"), {}, players, seed=None if own else "F7", thinking="T" if own else None)
    while not match.over and not own:
        match = match.advance()
    return "#" + record_link(match, match.steps if at is None else at)


def duel(at: int | None = None) -> str:
    """Give the address of an Arena Duel of random orders, as it stood after a turn (None: at its end)."""
    match = play_out(start(get("hex_duel"), {}, (Player("花田"), Player("Iron Joe")), seed="F7"))
    return "#" + record_link(match, match.steps if at is None else at)


SCREENS = (
    Screen("home", "#/"),
    Screen("home-whole", "#/", whole=True),
    Screen("menu", "#/", ("open #menu",)),
    Screen("setup", "#/new/d12_boxing"),
    Screen("setup-open", "#/new/d12_boxing", ("open .setup-how details", "open .own-or-race details"), whole=True),
    Screen("builds-setup", "#/new/blow_of_fate"),
    Screen("builds-setup-whole", "#/new/blow_of_fate", whole=True),
    Screen("builds-two", "#/new/blow_of_fate", ("press label:has(#setup-kinds-two)",)),
    Screen("builds-watch", "#/new/blow_of_fate", ("press label:has(#setup-kinds-watch)",)),
    Screen("builds-curtain", "#/new/blow_of_fate", CURTAIN, alive=True),
    Screen("builds-secret", "#/new/blow_of_fate", SECRET, alive=True),
    Screen("builds-reveal", "#/new/blow_of_fate", ("press .setup-go button", "await .corner-reveal"), alive=True),
    Screen("builds-editor", "#/boxers/blow_of_fate", ("press [data-arg='punch +1']",), whole=True, alive=True),
    Screen("lab", "#/lab/blow_of_fate", ("await #lab-map",), alive=True),
    Screen("lab-whole", "#/lab/blow_of_fate", ("await #lab-map",), whole=True, alive=True),
    Screen("help", "#/help/d12_boxing"),
    Screen("help-whole", "#/help/d12_boxing", whole=True),
    Screen("records-empty", "#/records"),
    Screen("about", "#/about", whole=True),
    Screen("match", "#/new/d12_boxing", START, alive=True),
    Screen("fate", fate(0), ("await main.match",), alive=True),
    Screen("fate-on", fate(9), ("await main.match",), alive=True),
    Screen("fate-why", fate(9), ("await main.match", "press .call-why"), alive=True),
    Screen("fate-odds", fate(9), ("await .odds-bar", "press .odds"), alive=True),
    Screen("fate-tables", fate(9), ("await main.match", "press .strip-stub"), alive=True),
    Screen("fate-own", fate(0, own=True), ("await #type-die",), alive=True),
    Screen("duel-setup", "#/new/hex_duel"),
    Screen(
        "duel-order", "#/new/hex_duel", ("press .setup-go button", "await #orders", "press .order-move"), alive=True
    ),
    Screen(
        "duel-curtain",
        "#/new/hex_duel",
        ("press label:has(#setup-kinds-two)", "press .setup-go button", "await .curtain"),
        alive=True,
    ),
    Screen("duel-draw", "#/draw/hex_duel", ("await canvas[data-board]",), whole=True, alive=True),
    Screen("duel-on", duel(2), ("await main.match",), alive=True),
    Screen("duel-why", duel(2), ("await main.match", "press .call-why"), alive=True),
    Screen("duel-end", duel(), ("await .match-over",), whole=True, alive=True),
    Screen("letters", "#/letters", alive=True),
    Screen(
        "letter",
        "#/new/hex_duel",
        (
            "press label:has(#setup-kinds-link)",
            "press .setup-go button",
            "await #orders",
            "press .order-move",
            "press #go",
            "press .letter-more a",
            "await .letter-checked",
        ),
        whole=True,
        alive=True,
    ),
    Screen("fate-end", fate(), ("await .art-odds",), whole=True, alive=True),
    Screen("home-continue", "#/new/d12_boxing", (*START, "go #/", "await main.home"), alive=True),
    Screen(
        "records",
        "#/new/d12_boxing",
        (*START, "go #/records", "await main.records"),
        alive=True,
    ),
)


def reach(page: Page, screen: Screen) -> None:
    """Go to a screen that is already loaded, step by step; raises ValueError for a step of an unknown kind."""
    for step in screen.steps:
        do, _, rest = step.partition(" ")
        selector, _, text = rest.partition(" = ")
        target = page.locator(selector).first
        if do == "press":
            target.click()
        elif do == "type":
            target.fill(text)
        elif do == "await":
            target.wait_for()
        elif do == "open":
            target.evaluate("element => element.popover ? element.showPopover() : element.open = true")
        elif do == "go":
            page.evaluate("address => { location.hash = address; }", rest)
        else:
            raise ValueError(f"no such step: {step}")


def shots(browser: Browser, address: str, screen: Screen, *, alive: bool) -> Iterator[Image.Image]:
    """Take a screen in every size, language and theme, in the order of the sheet."""
    for width, height in SIZES:
        for lang in LANGUAGES:
            for theme in THEMES:
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    locale=lang,
                    reduced_motion="reduce",
                    color_scheme=theme,
                )
                page = context.new_page()
                page.goto(address + ("" if alive else f"{lang}.html") + screen.route)
                if alive:
                    page.locator(READY).wait_for(state="attached", timeout=PATIENCE)
                reach(page, screen)
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(REST)
                yield Image.open(io.BytesIO(page.screenshot(full_page=screen.whole)))
                context.close()


def compose(pictures: list[Image.Image]) -> Image.Image:
    """Lay pictures out in rows of one width of window, top edges level, the wide ones two by two."""
    narrow, wide = ([picture for picture in pictures if picture.width == width] for width, _ in SIZES)
    rows = [narrow, wide[:2], wide[2:]]
    width = max(sum(picture.width + GAP for picture in row) for row in rows) + GAP
    height = sum(max(picture.height for picture in row) + GAP for row in rows) + GAP
    sheet = Image.new("RGB", (width, height), GROUND)
    top = GAP
    for row in rows:
        left = GAP
        for picture in row:
            sheet.paste(picture, (left, top))
            left += picture.width + GAP
        top += max(picture.height for picture in row) + GAP
    return sheet


@contextlib.contextmanager
def still_site() -> Iterator[Path]:
    """Write the screens that need no Python as plain pages, one a language, the route chosen by its anchor."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name in COPIED:
            shutil.copytree(STATIC / name, root / name)
        (root / "css").mkdir()
        (root / "css" / "style.css").write_text(style_sheet(), encoding="utf-8")
        for lang in LANGUAGES:
            pages = [f'<div data-route="#/{route}">{render(node)}</div>' for route, node in static_pages(Words(lang))]
            text = STILL.format(lang=lang, pages="".join(pages))
            (root / f"{lang}.html").write_text(text, encoding="utf-8")
        yield root


def main() -> None:
    """Take the sheets named, or all."""
    parser = argparse.ArgumentParser(description="Take the sheet of screenshots.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="screens to take; all if none is named")
    parser.add_argument("--still", action="store_true", help="without Python, even if the site is built")
    parser.add_argument("--list", action="store_true", help="say which screens there are")
    asked = parser.parse_args()
    if asked.list:
        print("\n".join(screen.name for screen in SCREENS))
        return
    unknown = set(asked.names) - {screen.name for screen in SCREENS}
    if unknown:
        parser.error(f"no such screen: {', '.join(sorted(unknown))} (see --list)")
    alive = (DIST / "index.html").is_file() and not asked.still
    OUT.mkdir(parents=True, exist_ok=True)
    with contextlib.ExitStack() as stack:
        root = DIST if alive else stack.enter_context(still_site())
        address = stack.enter_context(serving({PREFIX: root})).origin + PREFIX
        browser = launch(stack.enter_context(sync_playwright()))
        for screen in SCREENS:
            if (asked.names and screen.name not in asked.names) or (screen.alive and not alive):
                continue
            path = OUT / f"{screen.name}.png"
            compose(list(shots(browser, address, screen, alive=alive))).save(path)
            print(path.relative_to(BUILD.parent))
        browser.close()


if __name__ == "__main__":
    main()

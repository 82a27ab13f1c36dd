"""Graphs, posters, seals, bills and codes: right, safe with any text, in step with the stylesheet."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

from engine.games.d12_boxing.events import TurnRolled
from ui.art.bills import bill_art
from ui.art.d12_boxing import choreograph
from ui.art.fit import fitted, width
from ui.art.graph import Border, Flag, Point, odds_graph, spread
from ui.art.inks import PALETTE
from ui.art.motion import frame
from ui.art.poster import Result, result_poster
from ui.art.qr import qr
from ui.art.ring import ring
from ui.art.seal import logo, seal
from ui.art.solids import die
from ui.markup import Node, render

CSS = (Path(__file__).parents[2] / "static/css/art.css").read_text("utf-8")
BOARDS = (Path(__file__).parents[2] / "static/css/board.css").read_text("utf-8")
BILLS = ("d12_boxing", "blow_of_fate", "hex_duel", "haggle", "martial_duel")
POINTS = [Point(0.5, 0.1, 0.4), Point(0.7, 0.1, 0.2), Point(0.2, 0.1, 0.7), Point(1.0, 0.0, 0.0)]


def result(*names: str, winner: int | None = 0) -> Result:
    return Result(
        (names[0], names[1]),
        winner,
        (False, winner == 0),
        "Winner, red corner",
        names[0],
        "Knock-out",
        "Round 3, turn 4",
        "KO",
        [("1", "10", "9"), ("2", "10", "8")],
        "Saikoro Arena",
        f"{names[0]} wins",
    )


class Texts(HTMLParser):
    """Collects tags and texts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.texts: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def classes(node: Node) -> set[str]:
    own = set(str(node.attrs.get("class", "")).split())
    return own.union(*(classes(child) for child in node.children if isinstance(child, Node)))


def test_every_class_of_a_picture_is_in_the_stylesheet() -> None:
    line = choreograph([TurnRolled(1, 1, ("N", "N"), "N/N", 12, "oheavy")])
    pictures = [
        *(bill_art(game) for game in BILLS),
        *(ring(frame(line, ms), label="") for ms in range(0, 1400, 60)),
        *(die(sides, 1, t / 10) for sides in (4, 6, 8, 10, 12, 20) for t in range(11)),
        seal("KO"),
        logo(),
        qr("x", label="x"),
        odds_graph(POINTS, [Flag(1, "1", "a", "1", 0), Flag(2, "2", "b", "2")], [Border(0, "1")], label="g", now=1),
    ]
    ruled = set(re.findall(r"\.(art-[a-z0-9-]+)", CSS))
    unruled = {"art-ring", "art-bill", "art-screen", "art-d12", "art-die", "art-seal", "art-seal-sheet", "art-qr"}
    unruled |= {"art", "art-fill", "art-logo"}
    unruled |= {f"art-d{sides}" for sides in (4, 6, 8, 10, 20)} | {"art-burst-star", "art-odds-flag-none"}
    assert set().union(*map(classes, pictures)) <= ruled | unruled


def test_the_palette_is_that_of_the_stylesheet() -> None:
    light = CSS[: CSS.index("}")] + BOARDS[: BOARDS.index("}")]
    for name, colour in PALETTE.items():
        assert f"--art-{name}: {colour};" in light, name


@pytest.mark.parametrize("game", BILLS)
def test_bills_stand_still_and_keep_their_ids_apart(game: str) -> None:
    html = render(bill_art(game))
    assert "data-part" not in html
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(set(ids)) == len(ids)
    assert all(name.startswith(f"bill-{game.replace('_', '-')}-") for name in ids)
    assert set(re.findall(r"url\(#([^)]+)\)", html)) <= set(ids)


def test_a_graph_holds_its_bands_and_buttons() -> None:
    html = render(odds_graph(POINTS, [Flag(1, "1", "Turn 1 <b>", "1", 0)], [Border(2, "R2")], label="Odds & ends"))
    assert 'd="M0 50L33.3 30L66.7 80L100 0V100H0Z"' in html
    assert 'd="M0 40L33.3 20L66.7 70L100 0V0H0Z"' in html
    assert 'data-do="seek" data-arg="1"' in html
    assert 'aria-label="Turn 1 &lt;b&gt;"' in html
    assert 'aria-label="Odds &amp; ends"' in html
    with pytest.raises(ValueError, match="two points"):
        odds_graph(POINTS[:1], label="")


def test_flags_keep_their_order_and_their_distance() -> None:
    crowded = [k / 20 for k in range(21)]
    for wanted in ([0.0], [0.0, 0.01, 0.02], [0.98, 0.99, 1.0], [0.1, 0.5, 0.51, 0.52, 0.9], crowded):
        placed = spread(wanted)
        assert placed == sorted(placed)
        assert placed[0] >= 0.069
        assert placed[-1] <= 0.931
        least = min(0.145, 0.86 / max(1, len(wanted) - 1)) - 1e-6
        assert all(b - a >= least for a, b in pairwise(placed))


@pytest.mark.parametrize("winner", [0, 1, None])
def test_a_poster_stands_alone(winner: int | None) -> None:
    html = render(result_poster(result("Aoi", "Ken", winner=winner)))
    assert "class=" not in html
    assert "var(" not in html
    assert "href" not in html
    assert set(re.findall(r"url\(#([^)]+)\)", html)) <= set(re.findall(r' id="([^"]+)"', html))


@pytest.mark.parametrize(
    "name", ["<script>x</script>", '"><img src=x>', "あ" * 24, "W" * 24, "Al i", "‮evil", "é" * 20, "A\u0301" * 20]
)
def test_names_are_text_and_fit(name: str) -> None:
    html = render(result_poster(result(name, name)))
    page = Texts(html)
    assert set(page.tags) <= {"svg", "defs", "pattern", "circle", "rect", "g", "path", "text"}
    for size, text in re.findall(r'<text [^>]*font-size="([0-9.]+)"[^>]*>([^<]*)<', html):
        assert float(size) * width(unescape(text)) <= 520


def test_text_is_fitted() -> None:
    assert fitted("Aoi", 500, 90, 40) == ("Aoi", 90)
    text, size = fitted("葵" * 12, 300, 90, 25)
    assert (text, size) == ("葵" * 12, 25.0)
    text, size = fitted("葵" * 30, 300, 90, 25)
    assert text.endswith("…")
    assert width(text) * size <= 300


def test_a_code_is_dark_on_light_with_a_quiet_zone() -> None:
    node = qr("https://example.org/#v1.s.abc", label="The link to scan")
    assert node.attrs["aria-label"] == "The link to scan"
    side = int(str(node.attrs["viewBox"]).split()[2])
    assert (side - 8 - 17) % 4 == 0
    assert render(node).count("<path") == 2
    assert "M4 4h7v1h-7z" in render(node)


@pytest.mark.parametrize("text", ["KO", "TKO", "判定", "引分", "判"])
def test_seals_bear_their_letters(text: str) -> None:
    page = Texts(render(seal(text, label=f"Seal: {text}")))
    assert "".join(page.texts) == text

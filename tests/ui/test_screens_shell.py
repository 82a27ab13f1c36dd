"""The screens outside a match, as plain data: what they hold, say and ask for."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.games import get
from engine.games.d12_boxing.state import Options
from ui.markup import Node, render
from ui.screens import home, play, records, setup, shell
from ui.screens import model as models
from ui.screens.games import OPEN
from ui.screens.help import rule_id
from ui.screens.model import Model, Notice, Problem, SavedMatch, Setup
from ui.screens.own import places
from ui.text.bills import BILLS
from ui.text.words import LANGUAGES, Words

GAME = "d12_boxing"
UNDER_WAY = SavedMatch("a1", GAME, ("Hana", ""), "Round 3, turn 2", 12, False, "12 Nov", current=True)
OVER = SavedMatch("b2", GAME, ("<b>花</b>", "Joe"), "KO, round 2", 8, True, "11 Nov", winner=0)
FILLED = Setup(GAME, ("花田", "Joe"), options={"rounds": "12", "three_knockdown_rule": "false"}, seed="K7Q29XTM4B")

MODELS = {
    "home": Model(),
    "home, under way": Model(boot="ready", saved=(OVER, UNDER_WAY), paste="#v1.x", paste_problem="Cut short."),
    "set-up": Model(route=f"new/{GAME}", boot="ready"),
    "set-up, filled in": Model(route=f"new/{GAME}", setup={GAME: FILLED}),
    "set-up, own dice": Model(route=f"new/{GAME}", setup={GAME: replace(FILLED, dice="own")}),
    "set-up, name": Model(
        route=f"new/{GAME}", setup={GAME: replace(FILLED, problem=Problem("setup-name-1", "Too long."))}
    ),
    "set-up, seed": Model(route=f"new/{GAME}", setup={GAME: replace(FILLED, problem=Problem("setup-seed", "No."))}),
    "rules": Model(route=f"help/{GAME}"),
    "records, empty": Model(route="records", boot="ready"),
    "records": Model(route="records", boot="ready", saved=(UNDER_WAY, OVER), asked=("delete-saved", "b2")),
    "about": Model(route="about", notice=Notice("good", "Read.")),
}


def walk(node: Node) -> Iterator[Node]:
    """Yield a tree's nodes from the top."""
    yield node
    for child in node.children:
        if isinstance(child, Node):
            yield from walk(child)


def words(node: Node) -> str:
    """Give a tree's text."""
    return "".join(child if isinstance(child, str) else words(child) for child in node.children)


def find(node: Node, **attrs: str) -> list[Node]:
    """Find nodes by attributes (`data_do` for `data-do`)."""
    wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attrs.items()}
    return [each for each in walk(node) if all(each.attrs.get(name) == value for name, value in wanted.items())]


def page(name: str, lang: str = "en") -> Node:
    """Set one of the models into the page."""
    model, t = replace(MODELS[name], lang="ja" if lang == "ja" else "en"), Words(lang)
    main = shell.screen(model, t)
    assert main is not None
    return shell.page(model, t, main)


EVERY = pytest.mark.parametrize(("name", "lang"), [(name, lang) for name in MODELS for lang in LANGUAGES])


@EVERY
def test_ids_are_unique_and_references_lead_somewhere(name: str, lang: str) -> None:
    nodes = list(walk(page(name, lang)))
    ids = [node.attrs["id"] for node in nodes if "id" in node.attrs]
    assert len(ids) == len(set(ids))
    for node in nodes:
        for attr in ("for", "aria-describedby", "aria-labelledby", "popovertarget"):
            if attr in node.attrs:
                assert set(str(node.attrs[attr]).split()) <= set(ids), (node.tag, node.attrs)


@EVERY
def test_every_control_has_a_name(name: str, lang: str) -> None:
    tree = page(name, lang)
    labels = {node.attrs.get("for") for node in walk(tree) if node.tag == "label"}
    inside = {id(each) for node in walk(tree) if node.tag == "label" for each in walk(node) if words(node).strip()}
    for node in walk(tree):
        if node.tag in ("a", "button"):
            assert words(node).strip() or node.attrs.get("aria-label"), node.attrs
        if node.tag in ("input", "select"):
            assert node.attrs.get("id") in labels or id(node) in inside, node.attrs
            assert node.attrs.get("name"), node.attrs


@EVERY
def test_nothing_is_run_or_styled_from_within(name: str, lang: str) -> None:
    for node in walk(page(name, lang)):
        assert node.tag not in ("script", "style")
        assert not [attr for attr in node.attrs if attr.startswith("on") or attr == "style"]


@EVERY
def test_one_main_one_title_and_headings_in_order(name: str, lang: str) -> None:
    nodes = list(walk(page(name, lang)))
    assert [node.attrs.get("id") for node in nodes if node.tag == "main"] == ["main"]
    levels = [int(node.tag[1]) for node in nodes if re.fullmatch(r"h[1-6]", node.tag)]
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(deeper - level <= 1 for level, deeper in itertools.pairwise(levels))


@EVERY
def test_every_message_is_written_down(name: str, lang: str) -> None:
    known = set(re.findall(r"^([a-z-]+) ", (models.__doc__ or "") + (play.__doc__ or ""), re.MULTILINE))
    assert {str(node.attrs["data-do"]) for node in walk(page(name, lang)) if "data-do" in node.attrs} <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_static_pages_hold_every_screen_that_needs_no_python(lang: str) -> None:
    pages = dict(shell.static_pages(Words(lang)))
    of_games = {*(f"{place}/{game}" for place in ("new", "help") for game in OPEN), *places()}
    assert set(pages) == {"", "records", "about", shell.OPENING, *of_games}
    for tree in pages.values():
        assert find(tree, data_boot="")
        assert {node.attrs["data-arg"] for node in find(tree, data_do="set-lang", aria_pressed="true")} == {lang}


def test_the_boot_line_is_gone_once_python_runs() -> None:
    assert not find(page("set-up"), data_boot="")


def test_names_are_text_whatever_is_in_them() -> None:
    html = render(page("records"))
    assert "&lt;b&gt;花&lt;/b&gt;" in html
    assert "<b>花" not in html


def test_unknown_places_have_no_screen() -> None:
    t = Words("en")
    for route in ("new/chess", "help", "help/chess", "match", "records/x", "nowhere"):
        assert shell.screen(Model(route=route), t) is None


def test_home_shows_every_bill_and_opens_only_what_is_there() -> None:
    tree = page("home")
    text = words(tree).replace("\u2060", "")
    assert all(bill.title in text for bill in BILLS)
    entries = [str(node.attrs["href"]) for node in walk(tree) if str(node.attrs.get("href", "")).startswith("#/new/")]
    assert entries == [f"#/new/{game}" for game in OPEN]


def test_home_puts_what_is_under_way_before_the_card() -> None:
    html = render(page("home, under way"))
    assert 0 < html.index('data-arg="a1"') < html.index('class="event"')
    assert 'data-arg="b2"' not in html


def test_home_says_beside_the_box_what_is_wrong_with_a_link() -> None:
    box = find(page("home, under way"), id="paste")[0]
    assert box.attrs["aria-invalid"] == "true"
    assert words(find(page("home, under way"), id=str(box.attrs["aria-describedby"]))[0]) == "Cut short."


def test_options_are_the_engines() -> None:
    table = setup.option_table(GAME)
    assert {key: default for key, default, _ in table} == {
        key: getattr(Options(), key) for key in ("rounds", "count_table", "three_knockdown_rule")
    }
    assert {key: values for key, _, values in table}["rounds"] == tuple(range(1, 16))
    for key, _, values in table:
        for value in values:
            get(GAME).options(**{key: value})


def test_set_up_names_the_options_in_force_in_its_folded_line() -> None:
    summary = next(node for node in walk(page("set-up, filled in")) if node.tag == "summary")
    assert words(summary).startswith("Rounds12Get-up tableDetailedThree-knockdown ruleOff")
    chosen = [node.attrs["value"] for node in walk(page("set-up, filled in")) if node.attrs.get("selected") is True]
    assert chosen == ["12"]


def test_set_up_asks_for_no_seed_with_own_dice() -> None:
    assert find(page("set-up, filled in"), id="setup-seed")
    assert not find(page("set-up, own dice"), id="setup-seed")


@pytest.mark.parametrize(("name", "field"), [("set-up, name", "setup-name-1"), ("set-up, seed", "setup-seed")])
def test_a_problem_stands_beside_its_field(name: str, field: str) -> None:
    tree = page(name)
    box = find(tree, id=field)[0]
    assert box.attrs["aria-invalid"] == "true"
    assert box.attrs["aria-describedby"] == f"{field}-problem"
    assert len(find(tree, class_="problem")) == 1


def test_a_problem_in_a_fold_opens_it() -> None:
    folds = [node for node in walk(page("set-up, seed")) if node.tag == "details"]
    assert [fold.attrs.get("open") for fold in folds] == [None, True]


def test_records_ask_before_they_delete() -> None:
    tree = page("records")
    assert [node.attrs["data-arg"] for node in find(tree, data_do="delete-saved")] == ["a1"]
    assert len(find(tree, data_do="confirm")) == len(find(tree, data_do="cancel")) == 1


def test_empty_records_lead_to_a_match() -> None:
    main = records.view(MODELS["records, empty"], Words("en"))
    assert find(main, href=f"#/new/{GAME}")
    assert find(main, data_do="export-all")[0].attrs["disabled"] is True


def test_rules_have_an_entry_in_the_contents_for_every_section() -> None:
    tree = page("rules")
    links = {str(node.attrs.get("href")) for node in walk(tree)}
    entries = {rule_id(link.split("/")[3]) for link in links if link.startswith("#/help/") and link.count("/") == 3}
    sections = {node.attrs["aria-labelledby"] for node in walk(tree) if node.tag == "section"}
    assert entries == sections
    assert "rule-count" in entries


def test_rules_tables_can_be_reached_and_scrolled_by_keyboard() -> None:
    for node in find(page("rules"), class_="scroller"):
        assert node.attrs["tabindex"] == "0"
        assert node.attrs["aria-label"]


def test_a_bill_unknown_here_is_no_bill() -> None:
    with pytest.raises(StopIteration):
        home.bill("chess", Words("en"))


def test_the_window_is_named_after_the_screen() -> None:
    t = Words("en")
    assert shell.title(Model(), t) == "Saikoro Arena"
    assert shell.title(Model(route=f"new/{GAME}"), t) == "Twelve-Sided Boxing – Saikoro Arena"
    assert shell.title(Model(route=f"help/{GAME}"), t) == "Rules: Twelve-Sided Boxing – Saikoro Arena"

"""Errors in words: every code of the sources, in both languages, whatever the values."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from engine.core import errors
from engine.core.errors import BadLink, BadOption, BadRecord, DiceNeeded, EngineError
from engine.core.match import start
from engine.core.record import read
from engine.games import IDS, get
from engine.link.envelope import unpack
from ui.text.errors import SENTENCES, SHOWN_MAX, explain
from ui.text.words import LANGUAGES, ROOT, Words

CLASSES = {name for name, each in vars(errors).items() if isinstance(each, type) and issubclass(each, EngineError)}
OF_GAMES = [getattr(import_module(f"ui.text.{game}"), "ERRORS", {}) for game in IDS]
VALUES: dict[str, Any] = {
    "place": ("step", 3),
    "allowed": (1, 12),
    "value": 13,
    "field": "rounds",
    "game": "chess",
    "rules": 2,
    "number": 3,
    "sides": 12,
    "written": 6,
    "seat": 1,
    "step": 9,
    "line": 2,
    "move": "fl",
    "hex": (0, -1),
    "what": "wall",
}


def raised() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Every (file, code, parameters) that the sources raise with a code of their own."""
    for path in sorted([*(ROOT / "engine").rglob("*.py"), *(ROOT / "ui").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CLASSES):
                continue
            if node.args:
                given = frozenset(name for word in node.keywords for name in ([word.arg] if word.arg else VALUES))
                for code in constants(node.args[0]):
                    yield path.relative_to(ROOT).as_posix(), code, given


def constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def test_the_sources_raise_errors_at_all() -> None:
    assert len({code for _, code, _ in raised()}) > 30


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("path", "code", "given"), sorted(set(raised())))
def test_every_error_has_a_sentence(lang: str, path: str, code: str, given: frozenset[str]) -> None:
    assert code in SENTENCES or any(code in table for table in OF_GAMES), path
    text = explain(EngineError(code, **{name: VALUES[name] for name in given}), Words(lang))
    assert "{" not in text
    assert "…" not in text, f"{path} does not give what the sentence for {code} needs: {text}"


@pytest.mark.parametrize("code", SENTENCES)
def test_the_languages_differ(code: str) -> None:
    error = EngineError(code, **VALUES)
    assert explain(error, Words("en")) != explain(error, Words("ja"))


def test_no_sentence_shouts() -> None:
    assert not [text for text in SENTENCES.values() if "!" in text]


def test_an_unknown_code_is_still_a_sentence() -> None:
    assert explain(EngineError("brand-new"), Words("en")) == "Something went wrong (brand-new)."


@pytest.mark.parametrize(
    ("place", "english", "japanese"),
    [
        (("step", 3), "step 3: ", "手順3："),
        (("decision", 14, 1), "decision 14 (seat 1): ", "選択14（席1）："),
        (("decision", 14, None), "decision 14: ", "選択14："),
        (("die", 7), "die 7: ", "ダイス7個目："),
        (("line", 2, 5), "line 2, character 5: ", "2行目5文字目："),
        (("field", "dice"), "field “dice”: ", "項目「dice」："),
        (("file",), "The match", "試合は"),
    ],
)
def test_places_in_words(place: tuple[Any, ...], english: str, japanese: str) -> None:
    error = BadRecord("match-over", place=place, game="d12_boxing")
    assert explain(error, Words("en")).startswith(english)
    assert explain(error, Words("ja")).startswith(japanese)


def test_a_fields_error_names_the_field_once() -> None:
    with pytest.raises(BadRecord) as caught:
        read({"format": 1, "game": "d12_boxing", "rules": 1, "options": {"rounds": 99}, "dice": []})
    assert explain(caught.value, Words("en")) == "“options.rounds” cannot be 99. Allowed: 1 to 15."


@pytest.mark.parametrize(("low", "high", "english"), [(1, None, "1 or more"), (None, 9, "9 or less"), (1, 9, "1 to 9")])
def test_ranges_open_on_one_side(low: int | None, high: int | None, english: str) -> None:
    error = BadOption("off-range", field="level", value=-1, allowed=(low, high))
    assert explain(error, Words("en")).endswith(f"Allowed: {english}.")


@pytest.mark.parametrize(
    "value",
    [
        "<script>alert(1)</script>" * 500,
        "\u202e\u2067逆\u0000\n",
        "\ud800",
        "{field} {0.__class__}",
        {"a": ["\u202e"] * 99},
        [[[]]] * 5000,
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_hostile_values_are_short_and_harmless(lang: str, value: Any) -> None:
    text = explain(BadOption("not-a-choice", field="x" * 9999, value=value, allowed=("a", "b")), Words(lang))
    assert len(text) < 3 * SHOWN_MAX + 60
    assert not {"\u202e", "\u2067", "\u0000", "\n", "\ud800"} & set(text)
    text.encode()


@pytest.mark.parametrize("link", ["", "hello", "v1.s.x", "v9.s.abcdefghij", "v1.q.abcdefghij", "v1.s.abcdefghijk"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_links_say_what_to_do(lang: str, link: str) -> None:
    with pytest.raises(BadLink) as caught:
        unpack(link)
    assert explain(caught.value, Words(lang))


def test_typed_dice_and_wanted_dice() -> None:
    match = start(get("d12_boxing"), {})
    with pytest.raises(DiceNeeded) as wanted:
        match.advance()
    assert explain(wanted.value, Words("ja")) == "12面ダイスの出目が必要です。"
    with pytest.raises(EngineError) as off:
        match.with_die(13)
    assert explain(off.value, Words("en")) == "13 is not on a die of 12 sides. Allowed: 1 to 12."


def test_the_page_has_room_for_every_sentence() -> None:
    for code in SENTENCES:
        for lang in LANGUAGES:
            assert len(explain(EngineError(code, **VALUES), Words(lang))) < 200

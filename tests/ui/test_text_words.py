"""Words: filling-in is literal, names are isolated, catalogues are complete."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import catalogues
from ui.files import ROOT
from ui.text.words import LANGUAGES, Words

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=1; plural=0;\\n"\n'


def small_house(folder: Path, source: str, catalogue: str) -> Path:
    (folder / "ui").mkdir()
    (folder / "ui" / "screen.py").write_text(source, encoding="utf-8")
    place = folder / "static" / "locale" / "ja" / "LC_MESSAGES"
    place.mkdir(parents=True)
    (place / "arena.po").write_text(HEADER + catalogue, encoding="utf-8")
    return folder


def test_values_are_literal() -> None:
    t = Words("en")
    assert t("{who} and {other}", who="{other}", other="{0.__class__} %s \\n") == "{other} and {0.__class__} %s \\n"


def test_a_field_without_a_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        Words("en")("Round {n}")


def test_a_name_cannot_reach_out_of_its_isolation() -> None:
    name = Words("ja").name("\u202eevil\u2069\n{a}")
    assert name == "\u2068evil{a}\u2069"
    assert Words("ja").name(name) == name


def test_an_unknown_language_reads_in_english() -> None:
    assert Words("tlh").lang == "en"


def test_all_catalogues_of_a_language_are_asked(tmp_path: Path) -> None:
    house = small_house(
        tmp_path,
        't("Start"); t.p("ladder", "S"); t.n("{n} round", "{n} rounds", n=1); t("{a} wins", a=1)',
        '\nmsgid "Start"\nmsgstr "開始"\n\nmsgctxt "ladder"\nmsgid "S"\nmsgstr "絶好調"\n',
    )
    other = house / "static/locale/ja/LC_MESSAGES/boxing.po"
    other.write_text(
        HEADER
        + '\nmsgid "{n} round"\nmsgid_plural "{n} rounds"\nmsgstr[0] "{n}ラウンド"\n'
        + '\nmsgid "{a} wins"\nmsgstr "{a}の勝ち"\n',
        encoding="utf-8",
    )
    catalogues.compile_all(house)
    t = Words("ja", root=house)
    assert [t("Start"), t.p("ladder", "S"), t.n("{n} round", "{n} rounds", n=2)] == ["開始", "絶好調", "2ラウンド"]
    assert t("{a} wins", a="{n}") == "{n}の勝ち"


@pytest.mark.parametrize(
    ("source", "catalogue", "complaint"),
    [
        ('t("Start")', "", "has no ja translation"),
        ('t("Start")', '\nmsgid "Start"\nmsgstr ""\n', "is not translated"),
        ("", '\nmsgid "Start"\nmsgstr "開始"\n', "is not in the sources"),
        ('t("Start")', '\n#, fuzzy\nmsgid "Start"\nmsgstr "開始"\n', "is fuzzy"),
        ('t("{a} wins", a=1)', '\nmsgid "{a} wins"\nmsgstr "{b}の勝ち"\n', "has other {fields}"),
        ('t("Start")', '\nmsgid "Start"\nmsgstr "開{始"\n', "has stray braces"),
        ('t("Start")', '\nmsgid "Start"\nmsgstr "開始"\n\n#~ msgid "End"\n#~ msgstr "終"\n', "obsolete"),
        ('t("Start")', '\nmsgid "Start"\nmsgstr "開始"\n\nmsgid "Start"\nmsgstr "始"\n', "twice"),
    ],
)
def test_an_unsound_catalogue_is_named(tmp_path: Path, source: str, catalogue: str, complaint: str) -> None:
    house = small_house(tmp_path, source, catalogue)
    with pytest.raises(catalogues.CatalogueError, match=complaint):
        catalogues.compile_all(house)


def test_an_f_string_cannot_be_translated(tmp_path: Path) -> None:
    house = small_house(tmp_path, 't(f"Round {n}")', "")
    with pytest.raises(catalogues.CatalogueError, match=r"screen\.py:1"):
        catalogues.check(house)


def test_equal_catalogues_compile_to_equal_bytes(tmp_path: Path) -> None:
    house = small_house(tmp_path, 't("Start")', '\nmsgid "Start"\nmsgstr "開始"\n')
    first = [path.read_bytes() for path in catalogues.compile_all(house)]
    assert first == [path.read_bytes() for path in catalogues.compile_all(house)]


def test_every_string_of_the_sources_is_translated() -> None:
    assert catalogues.check(ROOT) == []


def test_languages_have_a_catalogue_each() -> None:
    folders = {path.parts[-3] for path in catalogues.catalogue_files(ROOT)}
    assert folders == set(LANGUAGES) - {"en"}

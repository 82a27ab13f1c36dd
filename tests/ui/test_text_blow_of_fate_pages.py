"""Blow of Fate in words, outside the bout: names of things, the roster, errors, the rules to be read, the report."""

from __future__ import annotations

from dataclasses import fields
from itertools import product
from typing import Any

import pytest

from engine.core.codec import load
from engine.core.dice import Seeded
from engine.core.errors import BadCard
from engine.core.events import Event
from engine.games import get
from engine.games.blow_of_fate import tables
from engine.games.blow_of_fate.builds import check_build, legal
from engine.games.blow_of_fate.events import BoutEnded, KnockedDown
from engine.games.blow_of_fate.roster import ROSTER
from engine.games.blow_of_fate.state import Boxer, Options
from engine.players.policy import LEVELS
from ui.text.blocks import Para, Steps, Table
from ui.text.blow_of_fate import ERRORS, labels, roster, rows
from ui.text.blow_of_fate.help import help_sections
from ui.text.blow_of_fate.report import report
from ui.text.errors import explain
from ui.text.words import FIELD, LANGUAGES, Words

#: The clauses of the rules, in the order of the page.
CLAUSES = (
    *("options", "build", "right", "clinch", "punch", "jab", "knockdown", "count", "wear", "combo"),
    *("fatigue", "interval", "extension", "limit", "results"),
)


def bout(seed: str, **options: Any) -> tuple[list[tuple[Event, ...]], Options]:
    game, dice = get("blow_of_fate"), Seeded(seed)
    step = game.begin(options, dice)
    steps = [step.events]
    while game.result(step.state) is None:
        step = game.step(step.state, {}, dice)
        steps.append(step.events)
    return steps, step.state.options


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_know_every_option_value_punch_result_and_level(lang: str) -> None:
    t = Words(lang)
    assert list(labels.OPTIONS) == [field.name for field in fields(Options)]
    for field in fields(Options):
        assert all(labels.option(field.name, t))
        assert labels.option_value(field.default, t)
    assert set(labels.PUNCHES) == {code for codes in tables.PUNCHES.values() for code in codes}
    assert len({labels.punch(code, t) for code in labels.PUNCHES}) == len(labels.PUNCHES)
    assert tuple(labels.VALUES) == tables.VALUES
    assert len({labels.value(name, t) for name in tables.VALUES}) == len(tables.VALUES)
    assert all(labels.value_line(name, t) for name in tables.VALUES)
    assert tuple(labels.LEVELS) == LEVELS
    assert len({line for level in LEVELS for line in labels.level(level, t)}) == 2 * len(LEVELS)
    assert all(labels.method(name, t) for name in ("ko", "tko", "decision", "draw"))
    assert len({labels.effect_word(damage, t) for damage in range(-9, 22)}) == len(labels.EFFECTS)
    for name, words in labels.LAB.items():
        assert labels.lab(name, t, **dict.fromkeys(FIELD.findall(words), 1))
    assert "40.0%" in labels.between("40.0%", "40.1%", t)
    assert "40.0%" in labels.sampled("40.0%", "1.0%", t)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_builder_says_why_a_value_stays(lang: str) -> None:
    t = Words(lang)
    for build, name, by in product(((5, 5, 5), (10, 4, 1), (1, 1, 1), (9, 9, 9)), tables.VALUES, (1, -1)):
        changed = [value + by * (each == name) for each, value in zip(tables.VALUES, build, strict=True)]
        fits = sum(changed) <= max(tables.POINTS, sum(build) - 1) and all(1 <= value <= 10 for value in changed)
        assert (labels.stays(build, name, by, 10, t) == "") == fits, (build, name, by)


def test_the_builder_counts_the_points() -> None:
    t = Words("en")
    assert [labels.points(build, t) for build in ((10, 1, 3), (10, 1, 5), (10, 1, 4))] == [
        "1 point left",
        "1 point too many",
        "All 15 points are laid out",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_boxer_is_introduced(lang: str) -> None:
    t = Words(lang)
    assert list(roster.LINES) == list(ROSTER)
    assert set(roster.STYLES) == {boxer.style for boxer in ROSTER.values()}
    assert len({roster.line(key, t) for key in ROSTER}) == len(ROSTER)
    assert len({roster.name(key, t) for key in ROSTER}) == len(ROSTER)
    assert all(roster.style(key, t) for key in ROSTER)


@pytest.mark.parametrize(
    ("build", "english", "japanese"),
    [
        ((11, 2, 2), "Punch 11 is over 10.", "パンチ力11は上限の10を超えています。"),
        ((0, 10, 5), "Punch 0 is under 1.", "パンチ力0は下限の1に届きません。"),
        ((2, 11, 2), "Speed 11 is over 10.", "スピード11は上限の10を超えています。"),
        ((10, 0, 5), "Speed 0 is under 1.", "スピード0は下限の1に届きません。"),
        ((2, 2, 11), "Toughness 11 is over 10.", "タフネス11は上限の10を超えています。"),
        ((10, 5, 0), "Toughness 0 is under 1.", "タフネス0は下限の1に届きません。"),
        ((5, 5, 4), "The points add up to 14, not 15.", "能力値の合計が14です。15にしてください。"),
    ],
)
def test_a_build_is_refused_in_words(build: tuple[int, int, int], english: str, japanese: str) -> None:
    with pytest.raises(BadCard) as caught:
        check_build(build, "boxers[1]")
    assert caught.value.code in ERRORS
    assert explain(caught.value, Words("en")).endswith(english)
    assert explain(caught.value, Words("ja")).endswith(japanese)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_boxer_is_refused_in_words(lang: str) -> None:
    with pytest.raises(BadCard) as caught:
        load(Boxer, "nobody", "boxers[0]")
    assert "nobody" in explain(caught.value, Words(lang))
    assert "iron_gate" in explain(caught.value, Words(lang))


def test_no_error_shouts_and_none_is_left_over() -> None:
    assert not [text for text in ERRORS.values() if "!" in text]
    raised = {f"{name}-{end}" for name in tables.VALUES for end in ("over", "under")} | {"build-sum", "unknown-boxer"}
    assert set(ERRORS) == raised


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_has_a_section_for_every_clause(lang: str) -> None:
    ids = [section.id for section in help_sections(Words(lang))]
    assert len(ids) == len(set(ids))
    assert [each for each in ids if each in CLAUSES] == list(CLAUSES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_whole(lang: str) -> None:
    for section in help_sections(Words(lang)):
        assert section.title
        assert section.blocks
        for block in section.blocks:
            if isinstance(block, Para):
                texts = [block.text]
            elif isinstance(block, Steps):
                texts = list(block.items)
            else:
                texts = [block.caption, *block.head, *(cell for row in block.rows for cell in row)]
                assert {len(row) for row in block.rows} == {len(block.head)}
            assert all(text and not set("{}") & set(text) for text in texts)


def table_of(lang: str, section: str) -> Table:
    found = next(each for each in help_sections(Words(lang)) if each.id == section)
    return next(block for block in found.blocks if isinstance(block, Table))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_prints_the_referees_tables(lang: str) -> None:
    t = Words(lang)
    assert [(row[0], *(cell.lower() for cell in row[1:])) for row in table_of(lang, "punch").rows] == [
        (str(first), *(labels.punch(code, t) for code in codes)) for first, codes in tables.PUNCHES.items()
    ]
    names = [*tables.ROWS, tables.STOPPED_ROW]
    assert [row[0] for row in table_of(lang, "knockdown").rows] == [rows.row_name(name, t) for name in names]
    assert [row[0] for row in table_of(lang, "count").rows] == [rows.row_name(name, t) for name in names]
    for row, printed in zip(tables.ROWS.values(), table_of(lang, "count").rows, strict=False):
        assert len(printed) == 4
        spread = [cell for rolls, cell in rows.runs(row.name) for _ in range(_length(rolls))]
        assert tuple(spread) == row.fates
    assert [row[1] for row in table_of(lang, "options").rows] == [
        labels.option_value(field.default, t) for field in fields(Options)
    ]
    assert str(len(legal())) in " ".join(
        block.text
        for section in help_sections(t)
        if section.id == "build"
        for block in section.blocks
        if isinstance(block, Para)
    )


def _length(rolls: str) -> int:
    low, _, high = rolls.partition("–")
    return int(high or low) - int(low) + 1


def test_the_sums_of_the_hints_are_right() -> None:
    for lead in range(-9, 10):
        assert sum(rows.right(lead)) == pytest.approx(1, abs=1e-12)
        assert rows.right(lead) == pytest.approx(rows.right(-lead)[::-1], abs=1e-12)
    assert rows.guarded(-9) == 30
    assert rows.average(9) == 16
    assert [rows.downs("1..9", lead) for lead in (-9, 0, 9)] == [3, 21, 36]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_of_a_bout_fits_a_chat(lang: str) -> None:
    t = Words(lang)
    for number in range(60):
        steps, options = bout(f"SEED{number}", boxers=["river_willow", "ox_cart"])
        builds = [boxer.build for boxer in options.boxers]
        text = report(steps, ("W" * 24, "M" * 24), t, seed=f"SEED{number}", builds=builds)
        falls = [event for events in steps for event in events if isinstance(event, KnockedDown)]
        ended = steps[-1][-1]
        assert isinstance(ended, BoutEnded)
        assert all(labels.punch(event.punch, t) in text for event in falls)
        assert text.splitlines()[-1].endswith(f"SEED{number}")
        assert "6/2/7" in text
        assert len(text) <= 1500
        if ended.method == "decision":
            assert f"{ended.hp[0]}–{ended.hp[1]}" in text.splitlines()[-2]


def test_a_report_tells_of_a_bout_that_goes_on_or_was_given_up() -> None:
    steps, _ = bout("K7Q29XTM4B")
    assert "The bout goes on." in report(steps[:3], ("", ""), Words("en"))
    assert "Bob retires." in report(steps[:3], ("", ""), Words("en"), closing="Bob retires.")

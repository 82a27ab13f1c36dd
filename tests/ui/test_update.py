"""The page's updates without a browser: messages in, the next model and effects out."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.core import record
from engine.link.share import record_link, seed_link
from ui.screens.messages import Ask, Copy, Download, Effect, Env, Focus, Go, Keep, Message, Move, Settings, Still
from ui.screens.model import Model
from ui.screens.play import Play
from ui.screens.update import update

BASE = "https://example.org/arena/"


class Page:
    """A page without a browser: sends messages and remembers the effects."""

    def __init__(self, model: Model | None = None) -> None:
        self.model = model or Model(boot="ready", base=BASE, loaded=True)
        self.effects: tuple[Effect, ...] = ()
        self._ids = map("ID{}".format, itertools.count(1))
        self._moments = itertools.count(1)

    @property
    def play(self) -> Play:
        assert self.model.play is not None
        return self.model.play

    def send(self, do: str, arg: str = "", value: str = "", **fields: str) -> Page:
        env = Env("K7Q29XTM4B", next(self._ids), "2026-11-29 22:00", next(self._moments))
        self.model, self.effects = update(self.model, Message(do, arg, value, fields), env)
        return self

    def has(self, kind: type[Effect]) -> bool:
        return any(isinstance(effect, kind) for effect in self.effects)

    def start(self, **fields: str) -> Page:
        self.send("route", "new/d12_boxing").send("start", "d12_boxing", **fields)
        return self.send("route", "match")

    def land(self) -> Page:
        return self.send("reveal", str(len(self.play.match.played[self.play.at].events))).send("landed")

    def to_the_end(self) -> Page:
        while not self.play.finished:
            self.send("turn").land()
        return self


@pytest.fixture
def page() -> Page:
    return Page()


def test_start_begins_a_match_keeps_it_and_goes_there(page: Page) -> None:
    page.send("route", "new/d12_boxing").send("start", "d12_boxing", **{"setup-name-0": " Aoi ", "setup-name-1": "Ben"})
    assert [player.name for player in page.play.match.players] == ["Aoi", "Ben"]
    assert page.play.match.seed == "K7Q29XTM4B"
    assert page.has(Keep)
    assert page.has(Ask)
    assert Go("match") in page.effects


def test_fields_filled_in_before_python_count(page: Page) -> None:
    page.start(**{"setup-option-rounds": "8", "setup-option-three_knockdown_rule": "false", "setup-seed": "abc"})
    assert page.play.match.options == {"rounds": 8, "three_knockdown_rule": False}
    assert page.play.match.seed == "ABC"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("setup-name-1", "x" * 10_000),
        ("setup-seed", "s" * 65),
        ("setup-option-rounds", "99"),
        ("setup-option-rounds", "<b>"),
    ],
)
def test_a_bad_field_is_named_and_nothing_is_lost(page: Page, field: str, value: str) -> None:
    page.send("route", "new/d12_boxing").send("start", "d12_boxing", **{"setup-name-0": "Aoi", field: value})
    setup = page.model.setup_of("d12_boxing")
    assert setup.problem is not None
    assert setup.problem.field == field
    assert setup.problem.text
    assert page.effects == (Focus(field),)
    assert setup.names[0] == "Aoi"
    assert page.model.play is None


def test_a_turn_is_rolled_moved_revealed_and_landed(page: Page) -> None:
    page.start().send("turn")
    assert page.play.at == page.play.match.steps == 1
    assert page.play.shown == 0
    assert page.has(Move)
    page.send("reveal", "1")
    assert len(page.play.events) == 1
    page.land()
    assert not page.play.moving


def test_a_press_while_something_moves_finishes_it_and_rolls_nothing(page: Page) -> None:
    page.start().send("turn").send("turn")
    assert page.play.match.steps == 1
    assert not page.play.moving
    assert page.has(Still)


def test_going_on_to_the_end_of_the_round_and_of_the_match(page: Page) -> None:
    page.start(**{"setup-seed": "金曜の夜"}).send("round")
    while page.play.moving:
        page.land()
    state = page.play.match.state
    assert state.result or (state.round, state.turn) == (2, 0)
    page.send("end")
    while page.play.moving:
        page.land()
    assert page.play.finished


def test_pause_stops_after_the_step_under_way(page: Page) -> None:
    page.start().send("end").send("pause").land()
    assert page.play.match.steps == 1
    assert not page.play.moving


def test_looking_back_rolls_nothing_and_replaying_moves(page: Page) -> None:
    page.start().to_the_end()
    steps = page.play.match.steps
    page.send("seek", "2")
    assert (page.play.at, page.play.match.steps) == (2, steps)
    assert not page.play.finished
    page.send("replay", "1")
    assert page.has(Move)
    assert page.play.at == 1
    for bad in ("-1", str(steps + 1), "x", ""):
        before = page.play
        page.send("seek", bad)
        assert page.play == before


def test_own_dice_are_typed_one_by_one_and_can_be_taken_back(page: Page) -> None:
    page.start(**{"setup-dice": "own"}).send("turn")
    assert page.play.match.steps == 0
    page.send("type-die", "13")
    assert page.play.typing_problem
    page.send("type-die", "12")
    assert page.play.match.typed == (12,)
    page.send("untype")
    assert page.play.match.typed == ()
    page.send("type-die", "12").send("type-die", "1").land()
    assert page.play.finished
    assert page.play.match.dice == ((12, 12), (12, 1))
    page.send("untype")
    assert page.play.match.steps == 0


def test_throwing_the_towel_in_is_asked_first(page: Page) -> None:
    page.start().send("turn").land().send("resign", "1")
    assert page.model.asked == ("resign", "1")
    assert not page.play.match.over
    page.send("confirm")
    assert page.play.match.ended is not None
    assert page.play.finished
    assert record.read(record.to_text(page.play.match)).ended == page.play.match.ended


def test_rematch_swaps_corners_and_what_if_branches(page: Page) -> None:
    page.start(**{"setup-name-0": "Aoi", "setup-name-1": "Ben"}).to_the_end()
    first = page.play
    page.send("rematch-swap")
    assert [player.name for player in page.play.match.players] == ["Ben", "Aoi"]
    assert page.play.id != first.id
    page.send("open-saved", first.id).send("what-if", "1")
    assert page.play.match.branch is not None
    assert (page.play.match.branch.of, page.play.match.branch.at, page.play.match.steps) == (first.id, 1, 1)
    page.to_the_end()
    assert record.read(record.to_text(page.play.match)).steps == page.play.match.steps


def test_links_open_and_bad_ones_leave_all_as_it_was(page: Page) -> None:
    page.start(**{"setup-name-0": "Aoi"}).to_the_end()
    match = page.play.match
    page.send("link", "#" + seed_link(match))
    assert (page.play.at, page.play.match.steps) == (0, 0)
    assert page.to_the_end().play.match.dice == match.dice
    page.send("link", BASE + "#" + record_link(match, at=2))
    assert (page.play.at, page.play.match.steps) == (2, match.steps)
    before = page.play
    for bad in ("#v1.r.AAAA", "#v9.s.abcdefghijkl", "#v1.s.", "#v1.x.abcdefghijklm", "#" + seed_link(match)[:-1]):
        page.send("link", bad)
        assert page.play == before
        assert page.model.notice is not None
        assert page.model.notice.kind == "bad"


def test_a_pasted_link_that_is_none_is_explained_at_its_field(page: Page) -> None:
    page.send("open-paste", paste="hello")
    assert page.model.paste == "hello"
    assert page.model.paste_problem
    assert page.effects == (Focus("paste"),)
    page.send("paste", value="hello!")
    assert page.model.paste_problem == ""


def test_kept_matches_come_back_as_they_were(page: Page) -> None:
    page.start().send("turn").land().send("turn").land()
    stored = json.dumps(list(page.model.kept.values()))
    fresh = Page().send("loaded", value=stored).send("route", "match")
    assert fresh.play.match.played == page.play.match.played
    assert fresh.play.at == 2
    assert fresh.model.saved[0].steps == 2


def test_a_match_begun_before_the_store_was_read_stays_and_comes_first(page: Page) -> None:
    page.start().send("turn").land()
    stored = json.dumps([{**kept, "id": "OLD", "order": -1} for kept in page.model.kept.values()])
    fresh = Page(Model(boot="ready", base=BASE)).start(**{"setup-name-0": "New"})
    mine = fresh.play
    fresh.send("loaded", value=stored)
    assert fresh.play == mine
    assert [saved.id for saved in fresh.model.saved] == [mine.id, "OLD"]


def test_the_match_screen_waits_for_the_store(page: Page) -> None:
    page.start()
    stored = json.dumps(list(page.model.kept.values()))
    fresh = Page(Model(boot="ready", base=BASE)).send("route", "match")
    assert fresh.model.play is None
    assert fresh.effects == ()
    assert fresh.send("loaded", value=stored).play.match.seed == page.play.match.seed


def test_what_is_damaged_in_the_store_is_left_aside(page: Page) -> None:
    page.start()
    good = next(iter(page.model.kept.values()))
    damaged = [{}, 3, None, {**good, "id": 7}, {**good, "id": "BAD", "record": "{}"}]
    fresh = Page().send("loaded", value=json.dumps([*damaged, good]))
    assert set(fresh.model.kept) == {good["id"], "BAD"}
    fresh.send("open-saved", "BAD")
    assert fresh.model.notice is not None
    assert fresh.model.play is None


def test_the_hall_of_records_tells_no_more_than_was_shown(page: Page) -> None:
    page.start().to_the_end()
    page.send("link", "#" + record_link(page.play.match))
    line = next(saved for saved in page.model.saved if saved.id == page.play.id)
    assert not line.over
    assert line.winner is None
    assert "KO" not in line.headline


def test_deleting_is_asked_first(page: Page) -> None:
    page.start()
    name = page.play.id
    page.send("delete-saved", name)
    assert page.effects == (Focus("keep-it"),)
    assert name in page.model.kept
    page.send("cancel")
    assert page.effects == (Focus(f"record-{name}"),)
    page.send("delete-saved", name).send("confirm")
    assert page.model.kept == {}
    assert Keep(name, None) in page.effects
    assert page.model.play is None


def test_everything_goes_out_as_one_file_and_comes_in_again(page: Page) -> None:
    page.start().to_the_end().start(**{"setup-seed": "B"}).send("turn").land()
    page.send("export-all")
    (file,) = page.effects
    assert isinstance(file, Download)
    fresh = Page().send("import", value=file.text)
    assert {kept["id"] for kept in fresh.model.kept.values()} == set(page.model.kept)
    assert {kept["record"] for kept in fresh.model.kept.values()} == {
        kept["record"] for kept in page.model.kept.values()
    }
    assert fresh.model.kept == page.model.kept
    assert {effect.id for effect in fresh.effects if isinstance(effect, Keep)} == set(page.model.kept)
    again = fresh.send("import", value=file.text)
    assert len(again.model.kept) == 2
    assert again.effects == ()


def test_an_archive_brings_what_holds_and_says_what_does_not(page: Page) -> None:
    page.start().to_the_end()
    page.send("export-all")
    (file,) = page.effects
    assert isinstance(file, Download)
    body = json.loads(file.text)
    good = body["matches"][0]
    cut = {**good, "id": "CUT", "record": good["record"].replace('"steps":', '"steps":9')}
    body["matches"] = [cut, {"record": good["record"]}, good]
    fresh = Page().send("import", value=json.dumps(body))
    assert len(fresh.model.kept) == 2
    assert fresh.model.kept[good["id"]] == good
    notice = fresh.model.notice
    assert notice
    assert notice.kind == "bad"
    assert "2 matches brought in." in notice.text
    assert ": 1." in notice.text


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": 2}, "update"),
        ({"format": "1"}, "no record"),
        ({"matches": {}}, "list"),
        ({"matches": [{}] * 2001}, "2000 at most"),
    ],
)
def test_an_archive_that_cannot_be_one_is_refused_in_words(change: dict[str, object], words: str) -> None:
    body = {"archive": "saikoro-arena", "format": 1, "matches": [], **change}
    page = Page().send("import", value=json.dumps(body))
    assert page.model.notice
    assert page.model.notice.kind == "bad"
    assert words in page.model.notice.text
    assert page.model.kept == {}


def test_one_record_comes_in_and_opens(page: Page) -> None:
    page.start().to_the_end().send("save-record")
    (file,) = page.effects
    assert isinstance(file, Download)
    fresh = Page().send("import", value=file.text)
    assert fresh.play.at == 0
    assert fresh.play.match.result == page.play.match.result
    for bad in ("", "{", "[]", '{"format": 1}', '{"archive": "saikoro-arena", "format": 1, "matches": [1]}'):
        model = fresh.model
        fresh.send("import", value=bad)
        assert fresh.model == replace(model, notice=fresh.model.notice)
        assert fresh.model.notice is not None


@pytest.mark.parametrize("what", ["seed-link", "record-link", "report"])
def test_what_is_copied_leads_back_here(page: Page, what: str) -> None:
    page.start(**{"setup-name-0": "Aoi", "setup-name-1": "<b>"}).to_the_end().send("copy", what)
    (copy,) = page.effects
    assert isinstance(copy, Copy)
    assert BASE in copy.text
    page.send("copied", what, "yes")
    assert page.play.copied == what


def test_language_changes_at_once_and_the_match_stays(page: Page) -> None:
    page.start().send("turn").land()
    play = page.play
    page.send("set-lang", "ja")
    assert page.model.lang == "ja"
    assert page.play == play
    assert page.effects == (Settings("ja", "auto", False),)


def test_odds_of_another_match_are_thrown_away(page: Page) -> None:
    page.start()
    answer = {"id": "OTHER", "odds": {"0": {"parts": [], "dropped": 0.0}}, "by_round": []}
    page.send("answer", "odds", json.dumps(answer))
    assert page.play.odds == {}
    page.send("answer", "odds", json.dumps({**answer, "id": page.play.id}))
    assert set(page.play.odds) == {0}


def test_messages_nobody_knows_change_nothing(page: Page) -> None:
    model = page.start().model
    assert page.send("no-such-message").model == model


def test_every_update_leaves_the_old_model_alone() -> None:
    page = Page()
    seen: list[tuple[Model, str]] = []
    actions: list[Callable[[], Page]] = [
        page.start,
        lambda: page.send("turn"),
        page.land,
        lambda: page.send("seek", "0"),
    ]
    for act in actions:
        seen.append((page.model, repr(page.model)))
        act()
    assert all(repr(model) == text for model, text in seen)

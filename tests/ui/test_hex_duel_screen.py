"""The screens of Arena Duel without a browser: orders, curtains, computers, and what may be told when."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace
from typing import Any

import pytest

from engine.core.match import Match, Player, start
from engine.games import get
from engine.games.hex_duel.boards import NAMES
from engine.players.policy import play_out
from ui import jobs
from ui.markup import render
from ui.screens import site
from ui.screens.hex_duel import LATER, headline, names
from ui.screens.hex_duel.hand import acting, curtained, hand_of
from ui.screens.hex_duel.outward import poster, report
from ui.screens.hex_duel.panels import KEYS, TITLES
from ui.screens.keeping import keep, recall
from ui.screens.messages import Ask, Effect, Env, Message, Move
from ui.screens.model import Model
from ui.screens.play import Play
from ui.screens.update import update
from ui.text.words import Words

GAME = get("hex_duel")
LANGS = ("en", "ja")
HOSTILE = "<img src=x onerror=p()>"


class Page:
    """A page whose worker answers at once."""

    def __init__(self, lang: str = "en") -> None:
        self.model = Model(boot="ready", base="https://example.org/", loaded=True, lang=lang)  # type: ignore[arg-type]
        self.effects: tuple[Effect, ...] = ()
        self._count = itertools.count(1)

    @property
    def play(self) -> Play:
        assert self.model.play is not None
        return self.model.play

    def send(self, do: str, arg: str = "", value: str = "", *, work: bool = True, **fields: str) -> Page:
        number = next(self._count)
        env = Env("K7Q29XTM4B", f"ID{number}", "2026-11-30 10:00", number)
        self.model, self.effects = update(self.model, Message(do, arg, value, fields), env)
        for effect in self.effects if work else ():
            if isinstance(effect, Ask):
                answer = jobs.run(jobs.JOBS[effect.job](effect.data))
                self.send("answer", effect.job, json.dumps(answer))
        return self

    def start(self, kinds: str = "solo", **fields: str) -> Page:
        self.send("route", "new/hex_duel")
        self.send("start", "hex_duel", **{"setup-kinds": kinds, "setup-level-1": "1", "setup-level-0": "1", **fields})
        return self.send("route", "match")

    def land(self) -> Page:
        return self.send("reveal", "99").send("landed") if self.play.moving else self

    def order(self, move: str = "f") -> Page:
        for each in (move, "f", "fl", "fr", "stay"):
            self.send("hex_duel/move", each)
            if hand_of(self.play).order:  # type: ignore[union-attr]
                break
        return self.send("hex_duel/seal")

    def html(self) -> str:
        return render(site.whole(self.model, Words(self.model.lang)))


def duel(seed: str = "SEEN", names: tuple[str, str] = ("Aoi", "Ben"), **options: Any) -> Match:
    return play_out(start(GAME, options, (Player(names[0]), Player(names[1])), seed=seed))


def shown(match: Match, at: int, lang: str = "en", **more: Any) -> tuple[Play, Model]:
    play = Play("ID", match, at=at, **more)
    return play, Model(lang=lang, route="match", boot="ready", base="https://h.test/", play=play)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGS)
def test_a_duel_against_the_computer_from_set_up_to_the_end(lang: str) -> None:
    page = Page(lang).start(**{"setup-option-hp": "6", "setup-own-board": "gallery"})
    assert page.play.match.options == {"board": "gallery", "hp": 6}
    while not page.play.match.over:
        assert acting(page.play) == 0
        page.order()
        assert page.play.moving
        assert any(isinstance(effect, Move) for effect in page.effects) or page.play.moving
        assert "{" not in page.html()
        page.land()
    assert page.play.finished
    html = page.html()
    assert Words(lang)("How the dice fell") in html
    assert page.model.saved[0].over


def test_who_plays_alone_need_not_wait_for_a_curtain_and_sees_no_sealed_order() -> None:
    page = Page().start()
    assert page.play.match.sealed
    assert curtained(page.play) is None
    sealed = page.play.match.sealed[1]
    for board in (page.html(), json.dumps(page.model.kept[page.play.id]["record"])):
        assert f"{sealed.move} {sealed.turn}" not in board


def test_two_at_one_screen_never_see_each_others_order() -> None:
    page = Page().start("two", **{"setup-name-0": "Aoi", "setup-name-1": "Ben"})
    assert curtained(page.play) == 0
    assert "data-board" not in page.html()
    page.send("hex_duel/move", "fl")
    assert page.play.draft is None
    page.send("hex_duel/lift").send("hex_duel/move", "fl")
    assert "Forward left" in page.html()
    page.send("route", "").send("route", "match")
    assert curtained(page.play) == 0
    assert "Forward left" not in page.html()
    page.send("hex_duel/lift").order("fl")
    assert curtained(page.play) == 1
    hidden = page.html() + site.title(page.model, Words("en")) + page.model.saved[0].headline
    assert "Forward left" not in hidden
    assert '"fl"' not in page.model.kept[page.play.id]["record"]
    page.send("hex_duel/unseal")
    assert curtained(page.play) == 0
    page.send("hex_duel/lift").order("fr").send("hex_duel/lift").order("f")
    assert page.play.at == 0
    assert page.play.known
    assert "Open both orders" in page.html()
    page.send("turn").land()
    assert page.play.at == 1
    assert "Forward right" in page.html() or curtained(page.play) == 0


def test_a_sealed_order_comes_back_after_a_reload() -> None:
    page = Page().start("two")
    page.send("hex_duel/lift").order("fl")
    kept = json.loads(json.dumps(keep(page.play, "when", 1)))
    back = recall(kept)
    assert back.match.sealed == page.play.match.sealed
    assert curtained(back) == 1
    kept["sealed"] = {"0": {"move": "b", "turn": "none", "charge": True}}
    assert recall(kept).match.sealed == {}


def test_computers_alone_go_on_when_asked_to() -> None:
    page = Page().start("watch", **{"setup-option-hp": "5"})
    assert page.play.known
    assert not page.play.moving
    page.send("turn").land()
    assert page.play.at == 1
    page.send("end")
    while not page.play.finished:
        page.land()
    assert page.play.match.result


def test_a_computer_that_does_not_answer_is_asked_again() -> None:
    page = Page()
    page.send("route", "new/hex_duel")
    page.send("start", "hex_duel", work=False, **{"setup-kinds": "solo"})
    page.send("route", "match", work=False).send("answer", "failed")
    assert page.play.stuck
    assert page.model.notice
    for each in ("f", "seal"):
        page.send(f"hex_duel/{'move' if each == 'f' else each}", each, work=False)
    assert "Ask the computer again" in page.html()
    page.send("think")
    assert page.play.moving
    assert not page.play.stuck


def test_own_dice_are_typed_in_and_taken_back() -> None:
    page = Page().start("two", **{"setup-dice": "own"})
    for _ in range(2):
        page.send("hex_duel/lift").order("f")
    assert "type-die" in page.html()
    page.send("type-die", "6").send("untype")
    for value in "654123":
        page.send("type-die", value)
    page.land()
    assert page.play.match.dice == tuple((6, int(value)) for value in "654123")


def test_dice_before_the_orders_show_to_their_side_alone() -> None:
    page = Page().start("two", **{"setup-option-dice": "before"})
    ahead = page.play.match.state.ahead
    page.send("hex_duel/lift")
    words = "Your dice this turn: {}, {}, {}"
    assert words.format(*ahead[0]) in page.html()
    assert ahead[0] == ahead[1] or words.format(*ahead[1]) not in page.html()
    page.order()
    assert "Your dice this turn" not in page.html()


def test_a_hex_is_chosen_turned_and_refused_with_the_reason() -> None:
    page = Page().start()
    page.send("hex_duel/cell", "-1,0")
    assert [hand_of(page.play).order.turn for _ in range(4) if page.send("hex_duel/cell", "-1,0")] == [  # type: ignore[union-attr]
        "left",
        "right",
        "none",
        "left",
    ]
    page.send("hex_duel/cell", "2,-2")
    assert hand_of(page.play).problem  # type: ignore[union-attr]
    page.send("hex_duel/cell", "nonsense").send("hex_duel/move", "b")
    assert "not floor" in hand_of(page.play).problem  # type: ignore[union-attr]
    page.send("hex_duel/charge")
    assert "right to charge" in hand_of(page.play).problem  # type: ignore[union-attr]
    page.send("hex_duel/turn", "right").send("hex_duel/turn", "upside down")
    assert hand_of(page.play).order.turn == "right"  # type: ignore[union-attr]
    page.send("hex_duel/cursor", "0,0")
    assert site.scene(page.model, Words("en")).cursor == (0, 0)  # type: ignore[union-attr]
    page.send("hex_duel/cursor", "")
    assert site.scene(page.model, Words("en")).cursor is None  # type: ignore[union-attr]


def test_orders_are_typed_and_what_is_none_says_so() -> None:
    page = Page().start()
    page.send("hex_duel/typing").send("hex_duel/type", value="fl r").send("hex_duel/typed", typed="fl right")
    assert hand_of(page.play).order == GAME.actions[0]("fl", "right")  # type: ignore[union-attr]
    page.send("hex_duel/typed", typed=HOSTILE)
    assert "no order" in hand_of(page.play).problem  # type: ignore[union-attr]
    assert "<img src=x" not in page.html()


def test_the_odds_of_an_order_come_from_the_worker() -> None:
    page = Page().start()
    page.send("hex_duel/odds")
    assert page.play.panel == ""
    page.send("hex_duel/move", "f").send("hex_duel/odds")
    assert page.play.panel == "odds"
    html = page.html()
    assert "46,656" in html
    assert "%" in html
    page.send("hex_duel/move", "fl")
    assert "Expected change" not in page.html()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("board", NAMES)
def test_every_step_sheet_and_reason_reads_in_both_languages(lang: str, board: str) -> None:
    match = duel(board.upper(), board=board, hp=7)
    t = Words(lang)
    for step, played in enumerate(match.played):
        for index in range(len(played.events)):
            play, model = shown(match, step, lang, why=f"{step}.{index}")
            html = render(site.screen(model, t))
            assert "{" not in html
            assert 'id="why"' in html
            moving, _ = shown(match, step, lang, shown=index)
            assert "{" not in render(site.screen(replace(model, play=moving), t))
        assert "{" not in report(play, t, "https://h.test/")
        assert "{" not in render(poster(play, t))
    for panel in TITLES:
        _, model = shown(match, 1, lang, panel=panel)
        assert f'class="sheet sheet-{panel}"' in render(site.screen(model, t))
    assert headline(match, t)
    assert headline(match.at(2).end("resigned", 0), t)
    assert headline(match.at(0), t)


def test_links_are_kept_back_while_a_duel_goes_on() -> None:
    match = duel()
    _, model = shown(match.at(2), 2, panel="share")
    html = render(site.screen(model, Words("en")))
    assert "seed-link" not in html
    assert "record-link" not in html
    _, model = shown(match, match.steps, panel="share")
    html = render(site.screen(model, Words("en")))
    assert "seed-link" in html
    assert "record-link" in html


def test_what_moves_tells_no_more_than_is_revealed() -> None:
    match = duel("REVEAL", hp=5)
    last = match.steps
    play, model = shown(match, last, shown=0)
    html = render(site.screen(model, Words("en")))
    assert "match-over" not in html
    for words in ("has won", "A draw"):
        assert words not in html
    assert site.scene(model, Words("en")) is None
    assert play.moving


def test_names_of_people_and_computers() -> None:
    t = Words("en")
    human, computer = Player("Aoi"), Player(kind="computer", level=2)
    assert names(start(GAME, {}, (human, computer), seed="A"), t) == ("Aoi", "Fighter")
    assert names(start(GAME, {}, (computer, computer), seed="A"), t) == ("Red Fighter", "Blue Fighter")
    assert names(start(GAME, {}, (computer, Player(kind="computer", level=3)), seed="A"), t) == ("Fighter", "Master")
    _, model = shown(duel(names=(HOSTILE, "\u202eאבג"), hp=5), 3)
    assert "<img src=x" not in render(site.screen(model, t))


def test_giving_up_a_rematch_and_another_try() -> None:
    page = Page().start(**{"setup-name-0": "Aoi"})
    page.order().land()
    page.send("resign", "0")
    assert page.model.asked == ("resign", "0")
    page.send("confirm")
    assert page.play.match.ended
    assert "Fighter" not in page.html() or page.play.finished
    page.send("rematch-swap")
    assert [player.kind for player in page.play.match.players] == ["computer", "human"]
    assert acting(page.play) == 1
    page.order("f").land()
    page.send("seek", "0").send("what-if", "0")
    assert page.play.match.branch
    assert acting(page.play) == 1


def test_keys_are_all_different_and_modules_for_later_exist() -> None:
    from importlib import import_module

    assert len({str(key) for key, _ in KEYS}) == len(KEYS)
    for name in LATER:
        import_module(name)

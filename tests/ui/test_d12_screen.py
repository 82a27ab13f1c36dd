"""The match screen of Twelve-Sided Boxing: it shows what is revealed, all of it, and nothing more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.core.match import Match, Player, start
from engine.games import get
from engine.games.d12_boxing.events import CountRolled, KnockedDown
from engine.link.share import seed_link
from engine.odds.chances import Chances
from ui.markup import Node, render
from ui.screens import update, update_play, update_saved
from ui.screens.bout import share
from ui.screens.bout.turning import turning_points
from ui.screens.bout.voice import plain
from ui.screens.d12_boxing import announce, headline, title, view
from ui.screens.d12_boxing.outward import poster, report
from ui.screens.d12_boxing.shown import fold, opening, shown
from ui.screens.d12_boxing.sport import SPORT
from ui.screens.keys import KEYS
from ui.screens.model import Model
from ui.screens.play import Play
from ui.text.words import Words

GAME = get("d12_boxing")
NAMES = ("Aoi", "Ben")
LANGS = ("en", "ja")
PANELS = ("", "log", "share", "menu", "table", "card", "odds", "help")


def bout(seed: str, names: tuple[str, str] = NAMES, **options: object) -> Match:
    match = start(GAME, options, tuple(Player(name) for name in names), seed=seed)
    while not match.over:
        match = match.advance()
    return match


def bout_that_ends(method: str, **options: object) -> Match:
    return next(
        match for match in (bout(f"M{number}", **options) for number in range(4000)) if match.result.method == method
    )


def chances(match: Match) -> dict[int, Chances]:
    """Odds that swing from step to step; what they are does not matter to the screen."""
    out = {}
    for step in range(match.steps + 1):
        win = 0.2 + 0.6 * ((step * 7) % 10) / 10
        out[step] = Chances({(0, "ko"): win, (None, "draw"): 0.05, (1, "tko"): 0.95 - win})
    return out


def shown_at(match: Match, at: int, count: int | None = None, **more: object) -> Play:
    return Play("ID", match, at=at, shown=count, odds=chances(match), **more)  # type: ignore[arg-type]


def html(play: Play, lang: str = "en") -> str:
    model = Model(lang=lang, route="match", boot="ready", base="https://host.test/", play=play)  # type: ignore[arg-type]
    return render(view(play, model, Words(lang)))


def nodes(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        if isinstance(child, Node):
            yield from nodes(child)


def tree(play: Play, lang: str = "en", **more: object) -> list[Node]:
    model = replace(Model(lang=lang, route="match", boot="ready", play=play), **more)  # type: ignore[arg-type]
    return list(nodes(view(play, model, Words(lang))))


def text_of(node: Node) -> str:
    return "".join(child if isinstance(child, str) else text_of(child) for child in node.children)


@pytest.mark.parametrize("options", [{}, {"rounds": 2, "count_table": "simple"}, {"three_knockdown_rule": False}])
def test_all_revealed_events_of_a_step_give_its_state(options: dict[str, object]) -> None:
    for number in range(60):
        match = bout(f"FOLD{number}", **options)
        for before, after in zip(match.played, match.played[1:], strict=False):
            now = fold(opening(before.state), after.events)
            for field in (
                "round",
                "turn",
                "condition",
                "knockdowns",
                "round_knockdowns",
                "favourable",
                "points",
                "result",
            ):
                assert getattr(now, field) == getattr(after.state, field)
            assert now.next_column.count("/") == 1


def test_the_count_is_kept_back_until_it_is_over() -> None:
    match = bout_that_ends("ko")
    step = match.steps
    events = match.played[step].events
    count = next(place for place, event in enumerate(events) if type(event).__name__ == "CountRolled")
    counting = shown_at(match, step, count + 1)
    assert shown(counting).die == events[0].die  # type: ignore[attr-defined]
    assert "The referee counts over" in html(counting)
    assert "counted out" not in html(counting)


@pytest.mark.parametrize("lang", LANGS)
def test_every_moment_of_a_bout_renders(lang: str) -> None:
    for seed in ("A", "B"):
        match = bout(seed, rounds=3)
        for step in range(match.steps + 1):
            for count in (None, *range(len(match.played[step].events) + 1)):
                assert html(shown_at(match, step, count), lang).startswith("<main")


def test_a_moving_step_tells_nothing_of_what_comes() -> None:
    for number in range(12):
        match = bout(f"SPOIL{number}", rounds=2)
        for step in range(1, match.steps + 1):
            played = match.played[step]
            for count in range(len(played.events)):
                cut = replace(played, events=played.events[:count], state=match.played[step - 1].state)
                short = replace(match, played=(*match.played[:step], cut))
                whole = match.at(step)
                scrubbed = [
                    render(view(play, Model(), Words("en"))).partition('data-live="ring"')
                    for play in (
                        replace(shown_at(whole, step, count), odds={}),
                        replace(shown_at(short, step, count), odds={}),
                    )
                ]
                assert scrubbed[0][0] == scrubbed[1][0]
                assert scrubbed[0][2].partition('class="plate')[2] == scrubbed[1][2].partition('class="plate')[2]


def test_a_record_being_watched_tells_nothing_of_its_future() -> None:
    match = bout("WATCH")
    for step in range(1, match.steps - 1, 3):
        other = match.branch_at(step, "P", "ELSEWHERE")
        while not other.over:
            other = other.advance()
        for panel in ("", "log", "card", "odds", "table"):
            one, two = (
                html(Play("ID", each, at=step, panel=panel, odds=chances(match) | {each.steps: Chances({})}))
                for each in (match, other)
            )
            assert one == two


def test_no_name_becomes_markup() -> None:
    evil = ('<img src=x onerror="x">', "</p><script>x()")
    for name in evil:
        match = start(GAME, {"rounds": 1}, (Player(name[:24]), Player("ق\u202eabc")), seed="EVIL")
        while not match.over:
            match = match.advance()
        for panel in PANELS:
            for step in (0, match.steps):
                page = tree(shown_at(match, step, panel=panel))
                assert not {node.tag for node in page} & {"script", "img"}
                assert all("\u202e" not in text_of(node) for node in page)
        assert "<script" not in render(poster(shown_at(match, match.steps), Words("en")))


def every_view() -> Iterator[list[Node]]:
    live, own = bout("LIVE").at(7), start(GAME, {}, thinking="T")
    for lang in LANGS:
        for panel in PANELS:
            yield tree(shown_at(live, 7, panel=panel), lang)
        yield tree(shown_at(live, 7, why="7.0"), lang)
        yield tree(shown_at(live, 7, 1, auto="end"), lang)
        yield tree(shown_at(bout("LIVE"), 3), lang)
        yield tree(shown_at(own, 0), lang)
        yield tree(shown_at(live, 7), lang, asked=("resign", "1"))
        for method in ("ko", "decision", "draw"):
            match = bout_that_ends(method, rounds=2)
            yield tree(shown_at(match, match.steps), lang)
        yield tree(shown_at(live.end("resigned", 0), 7), lang)


def test_every_control_sends_a_message_somebody_knows_and_has_a_name() -> None:
    known = {*update.HANDLERS, *update_saved.HANDLERS, *update_play.HANDLERS}
    for page in every_view():
        for node in page:
            if "data-do" in node.attrs:
                assert node.attrs["data-do"] in known
            if node.tag in ("button", "a"):
                assert node.attrs.get("aria-label") or text_of(node).strip(), node


def test_ids_and_keys_are_unique() -> None:
    for page in every_view():
        ids = [node.attrs["id"] for node in page if "id" in node.attrs]
        assert len(ids) == len(set(ids))
        dialogs = {id(inner) for node in page if node.tag == "dialog" for inner in nodes(node)}
        keys = [node.attrs["data-key"] for node in page if "data-key" in node.attrs and id(node) not in dialogs]
        assert len(keys) == len(set(keys))


def test_the_keys_that_help_names_are_there() -> None:
    page = tree(shown_at(bout("LIVE").at(7), 7, why="7.0"))
    there = {str(node.attrs["data-key"]).upper() for node in page if "data-key" in node.attrs}
    for key, _ in KEYS:
        if isinstance(key, str) and len(key) == 1:
            assert key in there
    assert {" ", "ARROWLEFT", "ARROWRIGHT", "ESCAPE"} <= there


def test_labels_point_at_what_is_there() -> None:
    for page in every_view():
        ids = {node.attrs["id"] for node in page if "id" in node.attrs}
        for node in page:
            for name in ("aria-labelledby", "aria-describedby"):
                if name in node.attrs:
                    assert node.attrs[name] in ids


def test_own_dice_are_asked_for_by_whose_they_are() -> None:
    match = start(GAME, {}, (Player("Aoi"), Player("Ben")), thinking="T")
    page = html(shown_at(match, 0))
    assert page.count('data-do="type-die"') == 12
    assert "Roll a twelve-sided die" in page
    match = match.with_die(12)
    page = html(shown_at(match, 0))
    assert "rolls to get up" in page
    assert "Ben" in page.partition("rolls to get up")[0][-40:]
    assert 'class="band-row lit">12<' in page


def test_an_unknown_reason_opens_nothing() -> None:
    match = bout("LIVE").at(4)
    for spot in ("", "x", "9.0", "4.99", "-1.0", "4.0.1"):
        assert 'id="why"' not in html(shown_at(match, 4, why=spot))
    assert 'id="why"' not in html(shown_at(match, 4, 0, why="4.0"))
    assert 'id="why"' in html(shown_at(match, 4, 1, why="4.0"))


@pytest.mark.parametrize("method", ["ko", "tko", "decision", "draw", "double_ko"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_ending_has_its_headline_and_poster(method: str, lang: str) -> None:
    match = bout_that_ends(method, rounds=2)
    words, play = Words(lang), shown_at(match, match.steps)
    assert headline(match, words)
    page = html(play, lang)
    assert 'class="headline ' in page
    assert 'data-do="rematch"' in page
    assert report(play, words, "https://host.test/").endswith(f"https://host.test/#{seed_link(match)}")
    assert poster(play, words).tag == "svg"
    assert announce(play, words)


def test_lines_of_the_hall_of_records() -> None:
    words, match = Words("en"), bout("LIVE")
    assert headline(match.at(0), words) == "Before the first bell"
    assert headline(match.at(7), words) == "Round 2, turn 2"
    given_up = headline(match.at(7).end("resigned", 1), words)
    assert given_up.startswith("\u2068Aoi\u2069 wins")
    assert headline(match.at(7).end("abandoned"), words) == "Called off, round 2, turn 2"
    assert title(shown_at(match, 3), words) == "\u2068Aoi\u2069 against \u2068Ben\u2069"


def test_the_screen_reader_hears_a_step_once_it_is_over() -> None:
    match, words = bout("LIVE"), Words("en")
    assert announce(shown_at(match, 3, 1), words) == ""
    assert announce(shown_at(match, 3), words).startswith("Turn 3, ")


def test_a_record_too_long_for_a_link_goes_as_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    play = shown_at(bout("LIVE"), 5, panel="share")
    assert 'id="record-link"' in html(play)
    monkeypatch.setattr(share, "RECORD_LINK_MAX", 20)
    assert 'id="record-link"' not in html(play)
    assert "Send the record as a file." in html(play)


def test_turning_points_are_the_largest_swings_in_their_order() -> None:
    def red(chance: float) -> Chances:
        return Chances({(0, "ko"): chance, (1, "ko"): 1 - chance})

    odds = dict(enumerate(map(red, (0.5, 0.52, 0.8, 0.6, 0.65, 0.7, 0.3, 0.0))))
    assert [swing.step for swing in turning_points(odds, 7)] == [2, 3, 6, 7]
    assert [swing.seat for swing in turning_points(odds, 7)] == [0, 1, 1, 1]
    assert turning_points({0: red(0.5), 1: red(0.51)}, 1) == []
    assert turning_points({0: red(0.5), 2: red(0.9)}, 2) == []


def test_a_turning_point_is_told_by_what_brought_it_about() -> None:
    match, step = next(
        (match, step)
        for match in (bout(f"T{number}") for number in range(99))
        for step in range(1, match.steps)
        if any(isinstance(event, CountRolled) for event in match.played[step].events)
    )
    down, count = (
        next(event for event in match.played[step].events if isinstance(event, kind))
        for kind in (KnockedDown, CountRolled)
    )
    for good_for in (down.seat, 1 - down.seat):
        # Even until that turn, and from then on for one of them.
        odds = {at: Chances({(seat, "ko"): 0.5 for seat in (0, 1)}) for at in range(step)}
        ahead = Chances({(good_for, "ko"): 0.8, (1 - good_for, "ko"): 0.2})
        play = replace(shown_at(match, match.steps), odds=odds | dict.fromkeys(range(step, match.steps + 1), ahead))
        told = html(play).split('class="swings"')[1].split("</ol>")[0]
        rose, fell = (plain(SPORT, match, event, Words("en")) in told for event in (count, down))
        assert (rose, fell) == (good_for == down.seat, good_for != down.seat)

"""The match screen of Blow of Fate: it shows what is revealed, all of it, and nothing more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from engine.core.events import Event
from engine.core.match import Match, Player, start
from engine.games import get
from engine.games.blow_of_fate import events as e
from engine.link.share import seed_link
from engine.odds.chances import Chances
from ui.markup import Node, render
from ui.screens import keeping, update, update_play, update_saved
from ui.screens.blow_of_fate import BY_SEAT, announce, headline, title, view
from ui.screens.blow_of_fate.outward import poster, report
from ui.screens.blow_of_fate.rounds import boxed
from ui.screens.blow_of_fate.shown import fold, half_played, opening, shown
from ui.screens.bout.oddsline import share
from ui.screens.keys import KEYS
from ui.screens.messages import Env, Message
from ui.screens.model import Model
from ui.screens.play import Play
from ui.text.words import Words

GAME = get("blow_of_fate")
NAMES = ("Aoi", "Ben")
LANGS = ("en", "ja")
PANELS = ("", "log", "share", "menu", "table", "card", "odds", "help")
KINDS: list[type[Event]] = sorted(
    (kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event),
    key=str,
)
FIELDS = ("round", "turn", "hp", "punch", "speed", "toughness", "attacks", "knockdowns", "round_knockdowns", "result")
#: Rules under which everything happens sooner or later.
MIXED: tuple[dict[str, object], ...] = (
    {},
    {"rounds": 2, "extension": True},
    {"three_knockdown_rule": True, "boxers": ["glass_spark", "temple_bell"]},
    {"rounds": 3, "boxers": ["iron_gate", "paper_crane"]},
)


@cache
def _bout(seed: str, names: tuple[str, str], rules: int) -> Match:
    match = start(GAME, MIXED[rules], tuple(Player(name) for name in names), seed=seed)
    while not match.over:
        match = match.advance()
    return match


def bout(seed: str, names: tuple[str, str] = NAMES, rules: int = 0) -> Match:
    return _bout(seed, names, rules)


def bouts() -> Iterator[Match]:
    for number in range(400):
        for rules in range(len(MIXED)):
            yield bout(f"M{number}", rules=rules)


def bout_that_ends(method: str) -> Match:
    return next(match for match in bouts() if match.result and match.result.method == method)


def where(kind: type[Event]) -> tuple[Match, int, int]:
    """Find a bout with an event of a kind, its step and place."""
    return next(
        (match, step, place)
        for match in bouts()
        for step, played in enumerate(match.played)
        for place, event in enumerate(played.events)
        if type(event) is kind
    )


def chances(match: Match) -> dict[int, Chances]:
    out = {}
    for step in range(match.steps + 1):
        win = 0.2 + 0.6 * ((step * 7) % 10) / 10
        dropped, sampled = ((0.0, 0), (0.01, 0), (0.0, 4000))[step % 3]
        out[step] = Chances({(0, "ko"): win, (None, "draw"): 0.05, (1, "tko"): 0.94 - win}, dropped, sampled)
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


@pytest.mark.parametrize("rules", range(len(MIXED)))
def test_all_revealed_events_of_a_step_give_its_state(rules: int) -> None:
    for number in range(30):
        match = bout(f"FOLD{number}", rules=rules)
        for before, after in zip(match.played, match.played[1:], strict=False):
            now = fold(opening(before.state), after.events)
            assert {field: getattr(now, field) for field in FIELDS} == {
                field: getattr(after.state, field) for field in FIELDS
            }


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_event_is_told_and_explained(kind: type[Event], lang: str) -> None:
    match, step, place = where(kind)
    for count in (*range(len(match.played[step].events) + 1), None):
        assert html(shown_at(match, step, count), lang).startswith("<main")
    reasons = html(shown_at(match, step, why=f"{step}.{place}"), lang)
    assert 'id="why"' in reasons
    assert f'href="#/help/blow_of_fate/{kind.clause}"' in reasons


def test_the_count_is_kept_back_until_it_is_over() -> None:
    match = bout_that_ends("ko")
    step = match.steps
    place = next(k for k, event in enumerate(match.played[step].events) if isinstance(event, e.CountRolled))
    counting = shown_at(match, step, place + 1)
    assert shown(counting).total is None
    assert shown(counting).row is not None
    page = html(counting)
    assert "The referee counts over" in page
    assert "counted out" not in page
    assert "strip-count" in page


def test_a_moving_step_tells_nothing_of_what_comes() -> None:
    for number in range(12):
        match = bout(f"SPOIL{number}", rules=number % len(MIXED))
        for step in range(1, match.steps + 1):
            played = match.played[step]
            for count in range(len(played.events)):
                cut = replace(played, events=played.events[:count], state=match.played[step - 1].state)
                short = replace(match, played=(*match.played[:step], cut))
                scrubbed = [
                    render(view(play, Model(), Words("en"))).partition('data-live="ring"')
                    for play in (
                        replace(shown_at(match.at(step), step, count), odds={}),
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
            one, two = (html(Play("ID", each, at=step, panel=panel, odds=chances(match))) for each in (match, other))
            assert one == two


def test_the_punch_thrown_is_lit_and_then_the_row_of_the_count() -> None:
    for match in (bout(f"LIT{number}") for number in range(8)):
        for step in range(1, match.steps):
            now = shown(shown_at(match, step))
            page = html(shown_at(match, step))
            if now.row:
                assert page.count("band-row lit") == 1
            else:
                assert page.count("punch-lit ") == (1 if now.cell else 0)


def test_what_is_worn_is_struck_through() -> None:
    match, step, place = where(e.WornDown)
    before, after = html(shown_at(match, step, place)), html(shown_at(match, step, place + 1))
    assert after.count("point-worn") > before.count("point-worn")
    assert after.count("worn-from") > before.count("worn-from")


def test_the_round_table_adds_up() -> None:
    for match in (bout(f"TABLE{number}") for number in range(20)):
        rounds = boxed(shown_at(match, match.steps))
        state = match.state
        assert [sum(each.downs[seat] for each in rounds) for seat in (0, 1)] == list(state.knockdowns)
        assert rounds[-1].hp == list(state.hp)
        rests = [event for played in match.played for event in played.events if isinstance(event, e.Rested)]
        assert [each.hp for each in rounds[:-1]] == [list(event.hp_before) for event in rests]
        for seat, boxer in enumerate(state.options.boxers):
            assert boxer.speed - sum(each.speed[seat] for each in rounds) == state.speed[seat]
            assert boxer.toughness - sum(each.toughness[seat] for each in rounds) == state.toughness[seat]
        assert all(each.spot for each in rounds)


def test_no_name_becomes_markup() -> None:
    for name in ('<img src=x onerror="x">', "</p><script>x()"):
        boxers = [{"name": name[:24], "punch": 5, "speed": 5, "toughness": 5}, "iron_gate"]
        match = start(GAME, {"rounds": 1, "boxers": boxers}, (Player(""), Player("ق\u202eabc")), seed="EVIL")
        while not match.over:
            match = match.advance()
        for panel in PANELS:
            for step in (0, match.steps):
                page = tree(shown_at(match, step, panel=panel))
                assert not {node.tag for node in page} & {"script", "img"}
                assert all("\u202e" not in text_of(node) for node in page)
        assert "<script" not in render(poster(shown_at(match, match.steps), Words("en")))


def test_a_boxer_goes_by_the_players_name_or_their_own() -> None:
    match = start(GAME, {"boxers": ["iron_gate", "dusk_cat"]}, (Player(""), Player("Ben")), seed="N")
    assert title(shown_at(match, 0), Words("en")) == "\u2068Goro Tetsumon\u2069 against \u2068Ben\u2069"
    assert title(shown_at(match, 0), Words("ja")).startswith("\u2068鉄門ゴロー\u2069")
    assert html(shown_at(match, 0)).count("plate-boxer") == 1


def test_lists_call_boxers_as_the_reader_does() -> None:
    match = start(GAME, {"boxers": ["iron_gate", "dusk_cat"]}, (Player(""), Player("Ben")), seed="N")
    kept = keeping.keep(Play("ID", match), "today", 1)
    for lang, name in (("en", "Goro Tetsumon"), ("ja", "鉄門ゴロー")):
        (line,) = keeping.listed(Model(lang=lang, kept={"ID": kept}))  # type: ignore[arg-type]
        assert line.names == (name, "Ben")
    for broken in (None, [], {"en": 3}, {"en": ["x"]}):
        (line,) = keeping.listed(Model(kept={"ID": {**kept, "called": broken}}))
        assert line.names == ("", "Ben")


def every_view() -> Iterator[list[Node]]:
    live, own = bout("LIVE").at(7), start(GAME, {}, (Player(""), Player("")), thinking="T")
    for lang in LANGS:
        for panel in PANELS:
            yield tree(shown_at(live, 7, panel=panel), lang)
        yield tree(shown_at(live, 7, why="7.0"), lang)
        yield tree(shown_at(live, 7, 1, auto="end"), lang)
        yield tree(shown_at(bout("LIVE"), 3), lang)
        yield tree(shown_at(own, 0), lang)
        yield tree(shown_at(live, 7), lang, asked=("resign", "1"))
        for method in ("ko", "tko", "decision", "draw"):
            match = bout_that_ends(method)
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


def test_ids_keys_and_labels() -> None:
    for page in every_view():
        ids = [node.attrs["id"] for node in page if "id" in node.attrs]
        assert len(ids) == len(set(ids))
        dialogs = {id(inner) for node in page if node.tag == "dialog" for inner in nodes(node)}
        keys = [node.attrs["data-key"] for node in page if "data-key" in node.attrs and id(node) not in dialogs]
        assert len(keys) == len(set(keys))
        for node in page:
            for name in ("aria-labelledby", "aria-describedby"):
                assert node.attrs.get(name, ids[0]) in ids


def test_the_keys_that_help_names_are_there() -> None:
    page = tree(shown_at(bout("LIVE").at(7), 7, why="7.0"))
    there = {str(node.attrs["data-key"]).upper() for node in page if "data-key" in node.attrs}
    assert {key for key, _ in KEYS if isinstance(key, str) and len(key) == 1} <= there


def test_own_dice_are_asked_for_by_whose_they_are_and_what_for() -> None:
    match = start(GAME, {}, (Player("Aoi"), Player("Ben")), thinking="T")
    asked = (
        (12, "Aoi", "right to attack: tap the first d12", 12),
        (9, "Aoi", "right to attack: tap the second d12", 12),
        (1, "Ben", "right to attack: tap the first d12", 12),
        (1, "Ben", "right to attack: tap the second d12", 12),
        (1, "Aoi", "attacks: tap the first d6", 6),
        (5, "Aoi", "attacks: tap the second d6", 6),
        (6, "Aoi", "throws a second punch: tap the first d6", 6),
        (6, "Aoi", "throws a second punch: tap the second d6", 6),
        (1, "Ben", "rolls to get up: tap the first d6", 6),
    )
    for value, who, words, sides in asked:
        page = html(shown_at(match, 0))
        assert page.count('data-do="type-die"') == sides
        assert words in page
        assert who in page.partition(words)[0][-60:]
        match = match.with_die(value)
    page = html(shown_at(match, 0))
    assert "rolls to get up: tap the second d6" in page
    assert "Special: 6 + 6 + 5 − 5 = 12" in page
    assert "strip-count" in page
    assert [type(event).__name__ for event in half_played(shown_at(match, 0))] == [
        "RightRolled",
        "ComboEarned",
        "PunchThrown",
        "PunchThrown",
        "KnockedDown",
    ]
    result = match.with_die(1).result
    assert result
    assert result.method == "ko"


def test_an_unknown_reason_opens_nothing() -> None:
    match = bout("LIVE").at(4)
    for spot in ("", "x", "9.0", "4.99", "-1.0", "4.0.1"):
        assert 'id="why"' not in html(shown_at(match, 4, why=spot))
    assert 'id="why"' not in html(shown_at(match, 4, 0, why="4.0"))
    assert 'id="why"' in html(shown_at(match, 4, 1, why="4.0"))


@pytest.mark.parametrize("method", ["ko", "tko", "decision", "draw"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_ending_has_its_headline_and_poster(method: str, lang: str) -> None:
    match = bout_that_ends(method)
    words, play = Words(lang), shown_at(match, match.steps)
    assert headline(match, words)
    page = html(play, lang)
    assert 'class="headline ' in page
    assert 'data-do="rematch"' in page
    assert report(play, words, "https://host.test/").endswith(f"https://host.test/#{seed_link(match)}")
    assert poster(play, words).tag == "svg"
    assert announce(play, words)


def test_an_extra_round_is_called_one() -> None:
    match, step, _ = where(e.Extended)
    assert "Extra round 3, turn 0 of 3" in html(shown_at(match, step))


def test_odds_say_how_sure_they_are() -> None:
    match = bout("LIVE").at(4)
    parts = {(0, "ko"): 0.5, (1, "ko"): 0.4, (None, "draw"): 0.05}
    for odds, words in (
        (Chances(parts, dropped=0.05), "Guaranteed odds"),
        (Chances(parts, sampled=4000), "Sampled odds"),
        (Chances(parts), "Exact odds"),
    ):
        page = html(Play("ID", match, at=4, odds={4: odds}))
        assert words in page
        assert share(0.5, odds) in page
        for lang in LANGS:
            assert html(Play("ID", match, at=4, odds={4: odds}, panel="odds", certain={4: Chances({}, 0.9)}), lang)
    assert "win between 50.0000% and 55.0000%" in html(
        Play("ID", match, at=4, odds={4: Chances(parts, dropped=0.05)}, panel="odds")
    )


def test_rough_odds_are_asked_for_again_and_better_ones_taken_in() -> None:
    match = bout("LIVE").at(2)
    rough = Chances({(0, "ko"): 1.0}, sampled=100)
    play = Play("ID", match, at=2, odds={0: Chances({(0, "ko"): 1.0}), 1: rough, 2: rough})
    (asked,) = update_play.wanted(play)
    assert asked.data["steps"] == [2, 1]  # type: ignore[attr-defined]
    sure = Chances({(0, "ko"): 0.9}, dropped=0.1)
    data = {"id": "ID", "odds": {"1": rough.to_json()}, "certain": {"1": sure.to_json()}, "by_round": []}
    taken = update_play.answer(Model(play=play), play, data).play
    assert taken is not None
    assert taken.certain == {1: sure}
    assert update_play.wanted(taken)


def test_a_rematch_with_corners_changed_takes_the_builds_along() -> None:
    match = start(GAME, {"boxers": ["iron_gate", "dusk_cat"]}, (Player("Aoi"), Player("Ben")), seed="N")
    env = Env("SEED", "NEW", "today", 1)
    model, _ = update.update(Model(play=Play("ID", match)), Message("rematch-swap"), env)
    assert model.play is not None
    again = model.play.match
    assert again.players == match.players[::-1]
    assert again.state.options.boxers == match.state.options.boxers[::-1]
    assert {key for key in again.options if again.options[key] != match.options[key]} == set(BY_SEAT)

"""Two languages, equal citizens: switched at once, anywhere, without losing anything."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.bouts import ending, log_lines, odds_words, watch
from e2e.conftest import DESK, Enter
from ui.text.d12_boxing import labels


def test_the_browsers_language_comes_first_and_the_choice_is_kept(enter: Enter) -> None:
    arena = enter(lang="ja")
    arena.expect_language()
    arena.expect_title("賽の闘技場")
    arena.read_in("en")
    arena.expect_title("Saikoro Arena")
    arena.reload()
    arena.expect_language()
    for route, title in (("records", "Hall of records"), ("about", "About and settings")):
        arena.to(route)
        arena.expect_title(title, "Saikoro Arena")
    arena.to("nowhere")
    expect(arena.page.locator("main h1")).to_have_text("Nothing is on the card here")
    arena.read_in("ja")
    arena.expect_title("賽の闘技場")


def test_a_match_goes_on_in_the_other_language(enter: Enter) -> None:
    bout = ending("decision", rounds=2, names=("葵", "Ben"))
    arena = enter(watch(bout, 3))
    match = arena.match
    match.expect_odds(odds_words(bout, 3, arena.t))
    match.expect_log(log_lines(bout, arena.t, to=3))
    for lang in ("ja", "en", "ja"):
        match.open_panel("menu")
        arena.read_in(lang)
        match.expect_panel("menu")
        match.close_panel()
        match.expect_at(3)
        match.expect_between("葵", "Ben")
        match.expect_odds(odds_words(bout, 3, arena.t))
        match.expect_log(log_lines(bout, arena.t, to=3))
        match.expect_die(arena.t("The die shows {n}.", n=bout.played[3].dice[-1][1]))
        who = labels.boxers(("葵", "Ben"), arena.t)
        arena.expect_title(arena.t("{red} against {blue}", red=who[0], blue=who[1]), arena.t("Saikoro Arena"))
    # By the header; and while a turn moves, too.
    arena.read_in("en")
    arena.read_in("ja")
    match.expect_at(3)
    match.go.click()
    match.open_panel("menu")
    arena.read_in("en")
    match.close_panel()
    match.expect_at(4)
    match.expect_still()
    match.expect_log(log_lines(bout, arena.t, to=4))
    match.finish()
    match.open_panel("menu")
    arena.read_in("ja")
    match.close_panel()
    match.expect_log(log_lines(bout, arena.t))
    assert bout.result is not None
    winner = bout.result.winner
    assert winner is not None
    match.expect_verdict(winner, arena.t.name(bout.players[winner].name), labels.method("decision", arena.t))


def test_japanese_stays_within_its_lines(enter: Enter) -> None:
    arena = enter(lang="ja")
    for route in ("", "new/d12_boxing", "help/d12_boxing", "records", "about"):
        arena.to(route)
        for width in (360, 768, DESK["width"], 1920):
            arena.page.set_viewport_size({"width": width, "height": 800})
            arena.expect_no_sideways_scroll()
    arena.read_in("en")
    for route in ("about", "records", "help/d12_boxing", "new/d12_boxing", ""):
        arena.to(route)
        for width in (360, 768, DESK["width"], 1920):
            arena.page.set_viewport_size({"width": width, "height": 800})
            arena.expect_no_sideways_scroll()

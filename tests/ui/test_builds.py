"""The screens before a bout of builds, without a browser: editor, own boxers, secret picks, reveal, links and files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.core.record import read
from engine.games.blow_of_fate.builds import legal
from engine.games.blow_of_fate.roster import ROSTER
from engine.games.blow_of_fate.state import Boxer
from engine.games.blow_of_fate.tables import VALUES
from engine.link.objects import object_link
from tests.ui.test_update import Page
from ui.markup import Node, render
from ui.screens import keeping, shell, site
from ui.screens.blow_of_fate.desk import Corner, desk_of, own_boxers
from ui.screens.messages import Ask, Focus, Keep
from ui.screens.own import moves_of, part_of, place_of
from ui.text.words import Words

GAME = "blow_of_fate"
EN, JA = Words("en"), Words("ja")


class Builds(Page):
    """A page on the way to a bout of builds."""

    def own(self, do: str, arg: str = "", value: str = "") -> Builds:
        self.send(f"{GAME}/{do}", arg, value)
        return self

    def begin(self, kinds: str, **fields: str) -> Builds:
        self.send("route", f"new/{GAME}").send("start", GAME, **{"setup-kinds": kinds, **fields})
        self.send("route", self.model.route)
        return self

    def seal(self, key: str) -> Builds:
        return self.own("lift").own("choose", "", key).own("seal")

    @property
    def corner(self) -> Corner:
        corner = desk_of(self.model).corner
        assert corner is not None
        return corner

    def html(self, lang: str = "en") -> str:
        return render(site.whole(replace(self.model, lang="ja" if lang == "ja" else "en"), Words(lang)))


@pytest.fixture
def page() -> Builds:
    return Builds()


def nodes(node: Node | str) -> Iterator[Node]:
    if isinstance(node, Node):
        yield node
        for child in node.children:
            yield from nodes(child)


def main(page: Builds) -> Node:
    found = shell.screen(page.model, Words(page.model.lang))
    assert found is not None
    return found


# ---- what a game may bring along


def test_only_games_with_a_part_of_their_own_are_asked_for_it() -> None:
    assert part_of("d12_boxing") is None
    assert moves_of("d12_boxing") is None
    assert part_of("nobody") is None
    assert part_of("../bout") is None
    assert place_of("lab", GAME)
    assert not place_of("lab", "d12_boxing")
    assert not place_of("ring", GAME)


def test_every_message_of_its_own_that_a_screen_sends_is_known(page: Builds) -> None:
    page.own("step", "punch -1").own("step", "speed +1").own("save-draft")
    page.send("link", object_link("boxer", Boxer("Ken", 7, 4, 4)))
    screens = [main(page)]
    for place in ("lab", "corner"):
        page.send("route", f"{place}/{GAME}")
        screens.append(main(page))
    page.begin("two")
    for step in ("lift", "seal", "lift", "seal", "reveal"):
        screens.append(main(page))
        page.own(step)
    sent = {
        str(node.attrs["data-do"])
        for screen in [*screens, main(page)]
        for node in nodes(screen)
        if "data-do" in node.attrs
    }
    own = {do.partition("/")[2] for do in sent if "/" in do}
    assert own
    assert own <= set(moves_of(GAME).HANDLERS)


# ---- set-up


def test_a_newcomer_presses_start_twice(page: Builds) -> None:
    page.begin("solo")
    assert page.model.route == f"corner/{GAME}"
    assert page.corner.stage == "reveal"
    page.own("bell")
    match = page.play.match
    assert [player.kind for player in match.players] == ["human", "computer"]
    assert match.players[1].level == 2
    assert match.options["boxers"][0]["name"] == "Asahi Tenbin"
    assert read(json.loads(json.dumps(keeping.keep(page.play, "", 0)["record"]))).players == match.players


def test_what_was_filled_in_before_python_was_up_counts(page: Builds) -> None:
    fields = {"setup-kinds": "watch", "setup-level-0": "1", "setup-level-1": "3", "setup-own-boxer": "iron_gate"}
    page.send("fields", GAME, **fields)
    setup = page.model.setup_of(GAME)
    assert (setup.kinds, setup.levels, setup.own) == ("watch", (1, 3), {"boxer": "iron_gate"})
    page.send("fields", GAME, **{"setup-kinds": "<b>", "setup-level-0": "99"})
    assert (page.model.setup_of(GAME).kinds, page.model.setup_of(GAME).levels) == ("watch", (2, 3))


def test_the_cap_closes_cards_and_an_impossible_choice_falls_back(page: Builds) -> None:
    page.send("route", f"new/{GAME}").send("set-own", "boxer", "temple_bell").send("set-option", "cap", "8")
    closed = {
        str(node.attrs["value"])
        for node in nodes(main(page))
        if node.attrs.get("name") == "setup-own-boxer" and node.attrs.get("disabled")
    }
    assert closed == {key for key, boxer in ROSTER.items() if max(boxer.build) > 8}
    page.send("start", GAME)
    assert page.corner.picks[0] == Boxer("Asahi Tenbin", 5, 5, 5)


@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_a_computer_chooses_by_its_own_stream_and_not_by_the_other_seat(page: Builds, level: str) -> None:
    picks = set()
    for key in ("iron_gate", "dusk_cat"):
        page.begin("solo", **{"setup-own-boxer": key, "setup-level-1": level, "setup-seed": "SAME"})
        picks.add(page.corner.picks[1])
    assert len(picks) == 1


def test_names_that_are_too_long_are_refused_beside_their_field(page: Builds) -> None:
    page.send("route", f"new/{GAME}").send("start", GAME, **{"setup-kinds": "two", "setup-name-1": "x" * 40})
    problem = page.model.setup_of(GAME).problem
    assert problem
    assert problem.field == "setup-name-1"
    assert page.effects == (Focus("setup-name-1"),)
    assert desk_of(page.model).corner is None


# ---- the editor


def test_no_walk_through_the_editor_makes_a_build_over_its_points_or_under_its_least(page: Builds) -> None:
    steps = [f"{name} {way}" for name in VALUES for way in ("+1", "-1")]
    for number in range(400):
        page.own("step", steps[(number * 7 + number // 5) % len(steps)])
        build = desk_of(page.model).draft.build
        assert sum(build) <= 15
        assert all(1 <= value <= 10 for value in build)
        assert not desk_of(page.model).draft.done or build in legal()


def test_a_step_that_cannot_be_taken_says_why(page: Builds) -> None:
    page.own("step", "punch +1")
    assert desk_of(page.model).draft.why == "No points left. Take one off another value first."
    page.own("step", "punch", "low").own("step", "punch -1")
    assert desk_of(page.model).draft.build == (1, 5, 5)
    assert desk_of(page.model).draft.why == "Punch is at its least, 1."
    page.own("step", "speed", "high")
    assert desk_of(page.model).draft.build == (1, 9, 5)
    assert desk_of(page.model).draft.done
    page.own("step", "<b> +1").own("step", "punch +100")
    assert desk_of(page.model).draft.build == (1, 9, 5)


def test_a_build_with_points_left_is_not_kept(page: Builds) -> None:
    page.own("step", "punch -1").own("save-draft")
    assert own_boxers(page.model) == []
    assert not page.has(Keep)
    assert desk_of(page.model).draft.why == "1 point left"


# ---- in secret


def test_two_choose_behind_a_curtain_and_nothing_shows_before_the_reveal(page: Builds) -> None:
    page.begin("two", **{"setup-name-0": "Aoi", "setup-name-1": "Ben"})
    assert page.corner.stage == "curtain"
    assert "Aoi" in page.html()
    titles = {site.title(page.model, EN)}
    page.seal("iron_gate")
    shown = page.html()
    assert page.corner.stage == "curtain"
    assert page.corner.seat == 1
    assert "Tetsumon" not in shown
    assert "iron_gate" not in shown
    assert "4/1/10" not in shown
    page.own("lift")
    other = {node.attrs["id"] for node in nodes(main(page)) if node.attrs.get("checked")}
    assert other == {"pick-boxer-dawn_scale"}
    titles.add(site.title(page.model, EN))
    page.own("choose", "", "glass_spark").own("seal")
    assert page.corner.stage == "sealed"
    assert not page.has(Ask)
    assert "Tetsumon" not in page.html()
    assert "Garasu" not in page.html()
    titles.add(site.title(page.model, EN))
    assert len(titles) == 1
    page.own("reveal")
    assert "Goro Tetsumon" in page.html()
    assert "硝子ヒバナ" in page.html("ja")


def test_what_one_lays_out_is_gone_when_the_other_looks(page: Builds) -> None:
    page.begin("two").own("lift").own("name", "", "Secret").own("step", "punch -1").own("step", "speed +1")
    page.own("choose", "draft").own("seal")
    assert page.corner.picks[0] == Boxer("Secret", 4, 6, 5)
    page.own("lift")
    assert "Secret" not in page.html()
    assert page.corner.draft.build == (5, 5, 5)
    assert own_boxers(page.model) == []


def test_leaving_the_choice_lets_the_curtain_down(page: Builds) -> None:
    page.begin("two").own("lift").send("route", "about").send("route", f"corner/{GAME}")
    assert page.corner.stage == "curtain"


def test_stages_are_not_reached_out_of_turn(page: Builds) -> None:
    page.begin("two")
    for do in ("seal", "choose", "reveal", "bell"):
        page.own(do, "iron_gate")
        assert page.corner.stage == "curtain"
        assert page.corner.picks == (None, None)


def test_a_secret_build_over_the_cap_or_unfinished_is_not_sealed(page: Builds) -> None:
    page.begin("two", **{"setup-option-cap": "8"}).own("lift").own("choose", "", "temple_bell").own("seal")
    assert page.corner.picks == (None, None)
    assert page.corner.problem == "Over the cap of 8."
    page.own("choose", "draft").own("step", "punch", "low").own("step", "speed", "high")
    assert page.corner.draft.build == (1, 8, 5)
    page.own("seal")
    assert page.corner.problem == "1 point left"


def test_the_odds_come_by_the_corners_own_id(page: Builds) -> None:
    page.begin("solo", **{"setup-option-rounds": "1", "setup-option-combos": "false"})
    asked = next((effect for effect in page.effects if isinstance(effect, Ask)), None)
    assert asked is None or asked.data["id"] == page.corner.id
    chances = {"parts": [{"winner": 0, "method": "ko", "chance": 1.0}], "dropped": 0.0}
    answer = {"id": page.corner.id, "odds": {"0": chances}, "certain": {}, "by_round": []}
    page.send("answer", "odds", json.dumps({**answer, "id": f"{GAME}/OTHER"}))
    page.send("answer", "odds", json.dumps(answer))
    assert page.corner.odds
    assert page.corner.odds.win(0) == 1.0


def test_going_back_to_the_corner_after_the_bell_leads_to_the_set_up(page: Builds) -> None:
    page.begin("watch").own("bell").send("route", f"corner/{GAME}")
    assert desk_of(page.model).corner is None
    assert f"#/new/{GAME}" in page.html()

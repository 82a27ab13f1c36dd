"""Boxers that people made: kept, changed, deleted, sent out and taken in by link and file, refused with the reason."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engine.games.blow_of_fate.state import Boxer
from engine.link.envelope import pack
from engine.link.objects import object_link, write_object
from tests.ui.test_builds import GAME, Builds
from tests.ui.test_update import BASE
from ui.screens import objects
from ui.screens.blow_of_fate.desk import desk_of, own_boxers
from ui.screens.messages import Download, Go, Keep, Share


@pytest.fixture
def page() -> Builds:
    return Builds()


def kept(page: Builds, name: str = "Ken") -> str:
    page.send("route", f"boxers/{GAME}").own("name", "", name).own("save-draft")
    return own_boxers(page.model)[0][0]


def test_a_kept_boxer_comes_back_and_is_offered_at_set_up(page: Builds) -> None:
    key = kept(page)
    effect = next(effect for effect in page.effects if isinstance(effect, Keep))
    again = Builds()
    again.model = replace(again.model, loaded=False)
    again.send("loaded", "", json.dumps([effect.data]))
    assert own_boxers(again.model) == [(key, Boxer("Ken", 5, 5, 5))]
    again.own("fight", key)
    assert again.effects == (Go(f"new/{GAME}"),)
    assert 'id="setup-own-boxer-' + key in again.html()
    again.send("start", GAME)
    assert again.corner.picks[0] == Boxer("Ken", 5, 5, 5)


def test_what_does_not_hold_in_the_store_is_left_where_it_is(page: Builds) -> None:
    good = objects.keep("o-GOOD", "boxer", Boxer("Ken", 5, 5, 5), 1)
    bad = [
        {
            **good,
            "id": "o-BAD",
            "object": {**good["object"], "body": {"name": "", "punch": 11, "speed": 2, "toughness": 2}},
        }
    ]
    bad += [{**good, "id": "<b>"}, {**good, "order": "x"}, {"id": "o-NONE"}]
    page.send("loaded", "", json.dumps([*bad, good]))
    assert [key for key, _ in own_boxers(page.model)] == ["o-GOOD"]


def test_a_boxer_is_changed_in_its_place_and_deleted_only_when_sure(page: Builds) -> None:
    key = kept(page)
    page.own("edit", key).own("step", "punch -1").own("step", "speed +1").own("save-draft")
    assert own_boxers(page.model) == [(key, Boxer("Ken", 4, 6, 5))]
    page.own("delete", key)
    assert own_boxers(page.model)
    assert page.model.asked == (f"{GAME}/delete", key)
    page.send("confirm")
    assert own_boxers(page.model) == []
    assert Keep(key, None) in page.effects


def test_the_same_boxer_is_not_kept_twice(page: Builds) -> None:
    kept(page)
    kept(page)
    assert len(own_boxers(page.model)) == 1


def test_a_boxer_goes_out_by_link_and_by_file_and_comes_in_again(page: Builds) -> None:
    key = kept(page, "嵐のケン")
    page.own("share", key)
    (sharing,) = page.effects
    assert isinstance(sharing, Share)
    assert sharing.text.startswith(BASE + "#v1.o.")
    page.send("copied", sharing.what, "yes")
    assert desk_of(page.model).copied == key
    page.own("file", key)
    (file,) = page.effects
    assert isinstance(file, Download)
    for do, text in (("link", sharing.text), ("open-paste", ""), ("import", file.text)):
        there = Builds()
        there.send(do, sharing.text, file.text, paste=sharing.text) if do != "link" else there.send("link", text)
        assert there.model.route == f"boxers/{GAME}"
        assert desk_of(there.model).opened == Boxer("嵐のケン", 5, 5, 5)
        assert own_boxers(there.model) == []
        there.own("fight-opened")
        assert own_boxers(there.model)[0][1].name == "嵐のケン"
        assert there.has(Keep)


def test_an_opened_boxer_may_be_sent_away(page: Builds) -> None:
    page.send("link", object_link("boxer", Boxer("Ken", 7, 4, 4))).own("drop-opened")
    assert desk_of(page.model).opened is None
    assert own_boxers(page.model) == []


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"name": "", "punch": 11, "speed": 2, "toughness": 2}, "Punch 11 is over 10."),
        ({"name": "", "punch": 5, "speed": 5, "toughness": 4}, "The points add up to 14, not 15."),
        ({"name": "x" * 40, "punch": 5, "speed": 5, "toughness": 5}, "A name has at most"),
    ],
)
@pytest.mark.parametrize("way", ["link", "import", "paste"])
def test_a_boxer_that_breaks_the_rules_is_refused_with_the_reason(
    page: Builds, body: dict[str, object], said: str, way: str
) -> None:
    data = {"type": "boxer", "format": 1, "body": body}
    if way == "import":
        page.send("import", "", json.dumps(data))
    else:
        link = pack("o", data)
        page.send("link", link) if way == "link" else page.send("open-paste", paste=link)
    told = page.model.paste_problem if way == "paste" else page.model.notice and page.model.notice.text
    assert told
    assert said in told
    assert desk_of(page.model).opened is None
    assert page.model.route == ""


def test_damaged_newer_and_foreign_boxers_are_refused(page: Builds) -> None:
    whole = object_link("boxer", Boxer("Ken", 7, 4, 4))
    odd = [whole[:-1], whole.replace("v1.o.", "v9.o."), pack("o", {"type": "cup", "format": 1, "body": {}})]
    odd += [pack("o", {**write_object("boxer", Boxer("Ken", 7, 4, 4)), "format": 2}), pack("o", [1, 2])]
    for link in odd:
        page.send("link", link)
        assert page.model.notice
        assert page.model.notice.kind == "bad"
        assert desk_of(page.model).opened is None


def test_everything_in_one_file_holds_the_boxers_too(page: Builds) -> None:
    kept(page)
    page.send("export-all")
    (file,) = page.effects
    assert isinstance(file, Download)
    there = Builds()
    there.send("import", "", file.text)
    assert own_boxers(there.model) == own_boxers(page.model)
    assert there.has(Keep)
    assert there.model.notice
    assert "Designs of your own: 1" in there.model.notice.text


def test_hostile_names_stay_text(page: Builds) -> None:
    key = kept(page, '"><img src=x onerror=')
    page.own("edit", key)
    assert "<img" not in page.html()
    assert "<img" not in page.html("ja")
    page.begin("two", **{"setup-name-0": "<script>", "setup-name-1": "\u202eevil"})
    assert "<script" not in page.html()
    page.seal(key).seal(key).own("reveal")
    assert "<img" not in page.html()
    assert "&lt;img" in page.html()

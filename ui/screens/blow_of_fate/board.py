"""The board of a match: both corners' plates, and the table that is being read below the picture."""

from __future__ import annotations

from engine.games.blow_of_fate import tables
from engine.games.blow_of_fate.events import (
    Clinched,
    CountRolled,
    Fatigued,
    KnockedDown,
    PunchThrown,
    Rested,
    RightRolled,
    WornDown,
)
from ui.markup import Child, Node, h
from ui.screens.blow_of_fate.news import names, rising
from ui.screens.blow_of_fate.shown import Shown, half_played
from ui.screens.bout import parts
from ui.screens.bout.names import large
from ui.screens.bout.parts import fact
from ui.screens.bout.told import told
from ui.screens.parts import mark
from ui.screens.play import Play
from ui.text.blow_of_fate import labels, roster, rows
from ui.text.words import NP_, Words

#: Family of punches -> its stroke on a 24 × 24 sheet.
STROKES = {
    "jab": "M6 12h9M12 8l4 4-4 4",
    "flurry": "M5 8h7M10 5l3 3-3 3M9 16h8M15 13l3 3-3 3",
    "body": "M7 6v6a4 4 0 0 0 4 4h6M14 12l4 4-4 4",
    "straight": "M4 12h14M14 7l5 5-5 5",
    "hook": "M6 17V12a5 5 0 0 1 10 0v3M12 12l4 4 4-4",
    "uppercut": "M6 17h5a5 5 0 0 0 5-5V6M12 10l4-4 4 4",
    "counter": "M16 7v6a3 3 0 0 1-3 3H8M11 12l-4 4 4 4",
    "special": "M12 4l2.2 5.6 5.8.4-4.5 3.8 1.5 5.8-5-3.2-5 3.2 1.5-5.8L4 10l5.8-.4z",
    "clinch": "M10 12a3 3 0 1 0-6 0 3 3 0 1 0 6 0M20 12a3 3 0 1 0-6 0 3 3 0 1 0 6 0M9 12h6",
    "right": "M7 14l5-5 5 5",
}

#: Punch -> what it is called where there is little room; sides stand apart.
SHORT = {
    "jab": NP_("short punch", "Jab"),
    "flurry": NP_("short punch", "Flurry"),
    "body": NP_("short punch", "Body"),
    "straight": NP_("short punch", "Straight"),
    "hook": NP_("short punch", "Hook"),
    "uppercut": NP_("short punch", "Upper"),
    "counter": NP_("short punch", "Counter"),
    "special": NP_("short punch", "Special"),
}
SIDES = {"left": NP_("side", "L"), "right": NP_("side", "R")}

#: Value of a build -> what it is called where there is little room.
VALUES = {
    "punch": NP_("short value", "Punch"),
    "speed": NP_("short value", "Speed"),
    "toughness": NP_("short value", "Tough"),
}


def sign(punch: str, seat: int | None = None) -> Node:
    """Draw a punch small."""
    return parts.sign(seat, STROKES[punch.partition("-")[0]])


def _latest(play: Play, *kinds: type, seat: int | None = None) -> str:
    """Name the latest event of some kinds that may be told; `seat` is whose it is, or who was hit by it."""
    count = len(told(play, CountRolled)) if play.moving else None
    for step in range(play.at, 0, -1):
        events = play.match.played[step].events
        for index in range(len(events[: count if step == play.at else None]) - 1, -1, -1):
            event = events[index]
            if isinstance(event, kinds):
                whose = getattr(event, "seat", None)
                if seat is None or whose is None or (whose == seat) != isinstance(event, PunchThrown):
                    return f"{step}.{index}"
    return "0.0"


def plate(play: Play, now: Shown, seat: int, t: Words) -> Node:
    """Give a boxer's plate: name, attacks of the round, HP, knockdowns, and the build with what is worn."""
    who = labels.boxers(names(play.match, t), t)[seat]
    return h(
        "section",
        {
            "class": f"plate plate-hp plate-{seat}" + (" plate-down" if seat in now.down else ""),
            "aria-labelledby": f"plate-{seat}",
        },
        h(
            "div",
            {"class": "plate-head"},
            h("h2", {"class": large("plate-name", who), "id": f"plate-{seat}"}, mark(seat), h("span", None, who)),
            _boxer(play, seat, t),
            fact(
                t.p("plate", "Attacks"),
                [
                    h("i", {"class": "pip pip-full" if place < now.attacks[seat] else "pip"})
                    for place in range(tables.TURNS_PER_ROUND)
                ],
                t("Turns of this round in which {who} attacked: {n}. Why?", who=who, n=now.attacks[seat]),
                "why",
                _latest(play, RightRolled),
                kind="plate-attacks",
            ),
        ),
        h(
            "div",
            {"class": "plate-body"},
            _hp(play, now, seat, who, t),
            fact(
                t.p("plate", "Down"),
                now.knockdowns[seat],
                t.n(
                    "{who} was down {n} time. Why?",
                    "{who} was down {n} times. Why?",
                    n=now.knockdowns[seat],
                    who=who,
                ),
                "why",
                _latest(play, KnockedDown, seat=seat),
                kind="plate-downs",
            ),
        ),
        h(
            "div",
            {"class": "plate-facts plate-build"},
            [
                _value(play, name, built, left, seat, who, t)
                for name, (built, left) in zip(tables.VALUES, now.values(seat), strict=True)
            ],
        ),
    )


def _boxer(play: Play, seat: int, t: Words) -> Node | None:
    """Name the boxer where a player gave a name of their own."""
    boxer = roster.shown(play.match.played[0].state.options.boxers[seat].name, t)
    player = play.match.players[seat].name.strip()
    if not boxer or not player or roster.shown(player, t) == boxer:
        return None
    return h("p", {"class": "plate-boxer"}, t("as {boxer}", boxer=t.name(boxer)))


def _hp(play: Play, now: Shown, seat: int, who: str, t: Words) -> Node:
    hp, change = now.hp[seat], now.change[seat]
    left = max(hp, 0)
    lost = min(max(-change, 0), tables.HP - left)
    sign_ = f"+{change}" if change > 0 else labels.number(change)
    return h(
        "button",
        {
            "type": "button",
            "class": "hp" + (" hp-low" if left <= tables.ROWS["1..9"].high else ""),
            "data-do": "why",
            "data-arg": _latest(play, PunchThrown, CountRolled, Clinched, Rested, seat=seat),
        },
        h("span", {"class": "sr"}, t("HP of {who}: {n} of {most}. Why?", who=who, n=labels.number(hp), most=tables.HP)),
        h(
            "span",
            {"class": "hp-line", "aria-hidden": "true"},
            h("b", {"class": "hp-now"}, labels.number(hp)),
            h("span", {"class": "hp-most"}, f"/{tables.HP}"),
            h("span", {"class": f"hp-change hp-{'won' if change > 0 else 'lost'}"}, sign_) if change else None,
        ),
        h(
            "span",
            {"class": "hp-bar", "aria-hidden": "true"},
            h("i", {"class": "hp-left", "style": f"width:{100 * left / tables.HP:g}%"}),
            h("i", {"class": "hp-gone", "style": f"width:{100 * lost / tables.HP:g}%"}),
        ),
    )


def _value(play: Play, name: str, built: int, left: int, seat: int, who: str, t: Words) -> Node:
    """Give a value of the build: as many full pips as are left, struck ones for what is worn."""
    kinds = {"punch": (), "speed": (WornDown, Fatigued), "toughness": (WornDown,)}[name]
    word = labels.value(name, t)
    if left < built:
        says = t("{value} of {who}: {n}, built as {m}. Why?", value=word, who=who, n=left, m=built)
    else:
        says = t("{value} of {who}: {n}. Why?", value=word, who=who, n=left)
    pips = [
        h("i", {"class": "point" if place < left else "point point-worn" if place < built else "point point-open"})
        for place in range(tables.MOST)
    ]
    value: Child = [
        h("span", {"class": "points"}, pips),
        h("s", {"class": "worn-from"}, built) if left < built else None,
        h("b", None, left),
    ]
    return fact(t.p(*VALUES[name]), value, says, "why", _latest(play, *kinds, seat=seat) if kinds else "0.0")


def strip(play: Play, now: Shown, t: Words) -> Node:
    """Give the table that is being read: the punches with the one thrown lit, or the row in which one gets up."""
    row = rising(play) or now.row
    if row and row != tables.STOPPED_ROW:
        return _get_up(row, now.total if row == now.row else None, t)
    settled = [event for event in half_played(play) if isinstance(event, PunchThrown)]
    cell, thrower = (settled[-1].dice, settled[-1].seat) if settled else (now.cell, now.thrower)
    if play.match.typed and not settled and not play.known:
        cell = None
    return _punches(cell, thrower, t)


def _stub(head: Child, says: str) -> Node:
    return h(
        "button",
        {
            "type": "button",
            "class": "strip-stub",
            "data-do": "panel",
            "data-arg": "table",
            "data-key": "t",
            "aria-label": says,
            "title": says,
        },
        head,
    )


def _punches(cell: tuple[int, int] | None, thrower: int | None, t: Words) -> Node:
    lit = tables.punch(*cell) if cell else None
    halves = ("1–3", "4–6")
    return h(
        "section",
        {"class": "strip strip-punches", "aria-label": t("The table of punches")},
        _stub(
            [h("span", {"class": "punch-half", "aria-hidden": "true"}, half) for half in halves],
            t("First d6 by column, second by row: show all tables"),
        ),
        h(
            "ol",
            {"class": "punches"},
            [
                h(
                    "li",
                    {
                        "class": "punch-cell" + (f" punch-lit punch-lit-{thrower}" if punch == lit else ""),
                        "title": labels.capital(labels.punch(punch, t)),
                        "aria-current": "true" if punch == lit else None,
                    },
                    h("span", {"class": "sr"}, f"{first}, {halves[half]}: {labels.punch(punch, t)}"),
                    h("span", {"class": "punch-first", "aria-hidden": "true"}, first) if half == 0 else None,
                    h("span", {"class": "punch-says", "aria-hidden": "true"}, sign(punch), _short(punch, t)),
                )
                for half in (0, 1)
                for first, pair in tables.PUNCHES.items()
                for punch in (pair[half],)
            ],
        ),
    )


def _short(punch: str, t: Words) -> list[Node]:
    family, _, side = punch.partition("-")
    words = [h("span", {"class": "punch-word"}, t.p(*SHORT[family]))]
    return [h("b", {"class": "punch-side"}, t.p(*SIDES[side])), *words] if side else words


def _get_up(row: str, total: int | None, t: Words) -> Node:
    says = t("Getting up at {row} HP: show all tables", row=rows.row_name(row, t))
    first = 2
    bands = []
    for _, cell in rows.runs(row):
        last = first + tables.ROWS[row].fates.count(cell) - 1
        bands.append(_band(first, last, cell, total, t))
        first = last + 1
    return h(
        "section",
        {"class": "strip strip-count", "aria-label": t("The get-up row in force")},
        _stub(
            [
                h("span", {"class": "strip-label", "aria-hidden": "true"}, t.p("table", "Get-up")),
                h("b", {"class": "strip-column", "aria-hidden": "true"}, _row_short(row)),
                h("span", {"class": "strip-next", "aria-hidden": "true"}, t("HP")),
            ],
            says,
        ),
        h("ol", {"class": "bands"}, bands),
    )


def _row_short(name: str) -> str:
    """Write a row's HP where there is little room.

    >>> _row_short("10..14"), _row_short("-3..0"), _row_short("-4")
    ('10–14', '0…−3', '−4')
    """
    row = tables.ROWS[name]
    if row.low == row.high:
        return labels.number(row.low)
    return f"{row.low}–{row.high}" if row.low > 0 else f"{row.high}…{labels.number(row.low)}"


def _band(first: int, last: int, cell: str, total: int | None, t: Words) -> Node:
    lit = total is not None and first <= total <= last
    says = rows.fate(cell, t)
    return h(
        "li",
        {
            "class": f"band w{last - first + 1}" + (" band-lit" if lit else "") + (" band-ko" if cell == "ko" else ""),
            "aria-current": "true" if lit else None,
        },
        h("span", {"class": "sr"}, f"{first}–{last}: {says}" if last > first else f"{first}: {says}"),
        h(
            "span",
            {"class": "band-rows", "aria-hidden": "true"},
            [
                h("span", {"class": "band-row" + (" lit" if number == total else "")}, number)
                for number in range(first, last + 1)
            ],
        ),
        h("span", {"class": "band-says band-fate", "aria-hidden": "true"}, fate_short(cell, t)),
    )


def fate_short(cell: str, t: Words) -> str:
    """Write a cell of the get-up table: "KO", "+2 HP", "2 HP"."""
    return t.p("count", "KO") if cell == "ko" else t("{n} HP", n=cell)

"""The rules to be read: every number comes from the engine's tables."""

from __future__ import annotations

from dataclasses import fields

from engine.games.hex_duel import tables
from engine.games.hex_duel.boards import NAMES, shipped
from engine.games.hex_duel.state import Options
from ui.text.blocks import Block, Para, Section, Steps, Table
from ui.text.hex_duel import labels
from ui.text.words import Words


def help_sections(t: Words) -> tuple[Section, ...]:
    """Give the rules of Arena Duel, section by section; ids are the events' clauses where there is one.

    >>> [section.id for section in help_sections(Words("en"))][:4]
    ['start', 'board', 'options', 'orders']
    """
    return (
        Section("start", t("What it is about"), _start(t)),
        Section("board", t("The board"), _board(t)),
        Section("options", t("Options"), _options(t)),
        Section("orders", t("Orders"), _orders(t)),
        Section("rear-bound", t("With the other at your back"), _rear(t)),
        Section("resolution", t("How a turn is resolved"), _resolution(t)),
        Section("movement", t("Movement"), _movement(t)),
        Section("crossing", t("Passing each other"), _crossing(t)),
        Section("collision", t("Collisions"), _collision(t)),
        Section("adjacent", t("Adjacent combat"), _adjacent(t)),
        Section("press", t("Pressing on"), _press(t)),
        Section("charge-check", t("The right to charge"), _charge(t)),
        Section("damage", t("All damage at a glance"), _damage(t)),
        Section("fatigue", t("Fatigue"), _fatigue(t)),
        Section("results", t("Who wins"), _results(t)),
        Section("example", t("A whole turn"), _example(t)),
        Section("link", t("By link"), _link(t)),
        Section("decisions", t("Where the original is silent"), _decisions(t)),
        Section("credit", t("Whose game it is"), _credit(t)),
    )


def _start(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "Two duellists stand on a floor of hexes, each with {hp} HP. Every turn both write down an order in "
                "secret: where to go, and whether to turn. Then both orders are opened at once, three six-sided dice a "
                "side are rolled, and the referee works out who passes whom, who runs into whom and who is hit.",
                hp=tables.HP,
            )
        ),
        Para(
            t(
                "Read the other's mind, keep your front to the enemy, and drive it against the wall. Nobody has long: "
                "every turn costs both sides a point by fatigue."
            )
        ),
    )


def _board(t: Words) -> tuple[Block, ...]:
    rows = []
    for name in NAMES:
        board = shipped(name)
        title, line = labels.board(name, t)
        rows.append((title, str(len(board.hexes)), line))
    return (
        Para(
            t(
                "Off the board is wall, and pillars are as walls. One figure stands on a hex, and faces one of its "
                "six sides. Seen from there the neighbouring hexes are the front, left and right front, left and "
                "right rear, and the rear."
            )
        ),
        Table(t("The boards"), (t("Board"), t("Hexes"), t("What it is like")), tuple(rows)),
        Para(t("In the log a hex has a letter for its row, from the top, and a number in the row, from the left.")),
    )


def _options(t: Words) -> tuple[Block, ...]:
    rows = []
    for field in fields(Options):
        label, line = labels.option(field.name, t)
        rows.append((label, labels.option_value(field.default, t), line))
    return (Table(t("What can be set beforehand"), (t("Option"), t("Unless changed"), t("Meaning")), tuple(rows)),)


def _orders(t: Words) -> tuple[Block, ...]:
    rows = tuple((labels.move(move, t), move) for move in labels.MOVES)
    return (
        Para(
            t(
                "An order is one move and one turn. The turn comes after the move, by one side to the left or to the "
                "right, or not at all. Who stays may turn, too."
            )
        ),
        Table(t("Moves, and how they may be typed"), (t("Move"), t("Typed")), rows),
        Para(
            t(
                "Add “left” or “right” for the turn: “fl right”. A move into wall or pillar is not allowed; one into "
                "the opponent's hex is, and often the point of it."
            )
        ),
        Para(
            t(
                "With the right to charge, and only then, an order may be a charge: two hexes straight on in the "
                "direction of the front, left front or right front (“charge f”). Both hexes must be free of wall and "
                "pillar. A charger deals double damage for the whole turn."
            )
        ),
    )


def _rear(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "If the opponent stands in your rear hex at the end of a turn, your next order must be one of the "
                "three forward moves; charging is fine, with the right to. If wall or pillar is on all three, you can "
                "only stay. Staying, you may still turn."
            )
        ),
    )


def _resolution(t: Words) -> tuple[Block, ...]:
    return (
        Steps(
            (
                t("Both orders are opened, and each side's three dice are rolled: a first, a second and a third."),
                t("Movement: both make their first hex at once; then chargers make their second."),
                t("Whoever still may turns."),
                t("Adjacent combat, if both now stand side by side and did not pass each other."),
                t("The charge check."),
                t("The end of the turn: death, fatigue, and who stands at whose back."),
            )
        ),
        Para(
            t(
                "A tie in passing or in adjacent combat ends the turn at once, and so does a push without room: no "
                "further combat, no charge check. What was moved stays moved, and fatigue comes all the same."
            )
        ),
    )


def _movement(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "If nobody is in the way, both simply go where they wanted, and then turn. Two hexes a turn are only "
                "for chargers: while they make their second hex, the other side counts as standing still."
            )
        ),
    )


def _crossing(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "If both swap hexes they pass each other, and the second dice are compared. The smaller takes {n} "
                "damage. Both finish their move and turn as ordered. No other combat follows, but the charge check "
                "does. A tie hurts nobody and ends the turn at once.",
                n=tables.CROSSING,
            )
        ),
        Para(
            t(
                "Example: red at the left and blue at its right, face to face, both go forward. The second dice are 2 "
                "and 5: red takes 2. They now stand back to back, unless somebody turned."
            )
        ),
    )


def _collision(t: Words) -> tuple[Block, ...]:
    return (
        Para(t("If both are bound for one hex, or one stands where the other wants to go, the third dice decide.")),
        Table(
            t("What a collision comes to"),
            (t("Case"), t("What happens")),
            (
                (
                    t("Both moved, one die larger"),
                    t("The larger moves and turns as ordered. The smaller stays where it was and does not turn."),
                ),
                (t("Both moved, a tie"), t("Both stay, and neither turns.")),
                (
                    t("One stood, the mover larger"),
                    t("The mover comes in and pushes the other one hex on. Who was pushed does not turn."),
                ),
                (
                    t("The same, but no room behind"),
                    t(
                        "Both stay, nobody turns, who stood takes {n} damage, and the turn ends at once.",
                        n=tables.PUSH_BLOCKED,
                    ),
                ),
                (
                    t("One stood and is larger"),
                    t("It holds its hex and turns as ordered. The mover stays where it was and does not turn."),
                ),
                (t("One stood, a tie"), t("Both stay, and neither turns.")),
            ),
        ),
        Para(
            t(
                "A charger that wins its collision goes on with its second hex, and the same third dice decide a "
                "second collision. A charger that loses or ties stops. If both then stand side by side, adjacent "
                "combat follows, also after a tie."
            )
        ),
    )


def _adjacent(t: Words) -> tuple[Block, ...]:
    rows = tuple((labels.arc(arc, t), str(n), _which(n, t)) for arc, n in tables.DICE_BY_ARC.items())
    return (
        Para(
            t(
                "If both stand side by side they fight, also when nobody moved. How many dice a side may use hangs "
                "on where the opponent stands, seen from its own front."
            )
        ),
        Table(t("Dice by side"), (t("The opponent stands at"), t("Dice"), t("Which")), rows),
        Para(
            t(
                "Compare the largest value; if both have it, who has more dice of it wins; if still alike, set it "
                "aside and compare the next value, down to nothing. All alike is a tie. The loser takes {n} damage.",
                n=tables.COMBAT,
            )
        ),
        Table(
            t("Examples"),
            (t("Dice that count"), t("Result")),
            (
                ("6 6 1 – 6 2", t("The left side wins: two sixes against one.")),
                ("5 5 4 – 6 1", t("The right side wins: a six beats any number of fives.")),
                ("6 3 2 – 6 3 3", t("The right side wins: a six each, then two threes against one.")),
                ("6 3 1 – 6 3 1", t("A tie.")),
                ("– – 1", t("The right side wins: any die beats none.")),
            ),
        ),
    )


def _which(n: int, t: Words) -> str:
    return {3: t("all three"), 2: t("first and second"), 1: t("first"), 0: t("none")}[n]


def _press(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "If the loser of adjacent combat stands in the winner's front hex, the winner moves in and pushes it "
                "one hex on. If wall or pillar is there, both stay, and the loser takes {n} more. Facings do not "
                "change, and the turn goes on.",
                n=tables.PRESS_BLOCKED,
            )
        ),
    )


def _charge(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "If the turn was not cut short, compare first with first, second with second, third with third. If "
                "any pair is equal, both sides may charge next turn. Otherwise the side that is larger in {n} or "
                "three pairs may. The right is for the next turn only.",
                n=tables.MAJORITY,
            )
        ),
        Para(t("Examples: 5 5 2 against 3 1 6 gives the right to the first; 5 3 2 against 3 3 6 to both.")),
    )


def _damage(t: Words) -> tuple[Block, ...]:
    rows = (
        (t("The smaller second die in passing"), tables.CROSSING),
        (t("Pushed without room"), tables.PUSH_BLOCKED),
        (t("Lost adjacent combat"), tables.COMBAT),
        (t("Pressed without room, on top"), tables.PRESS_BLOCKED),
    )
    table = tuple((label, str(n), str(n * tables.CHARGING)) for label, n in rows)
    return (
        Table(t("Damage"), (t("What"), t("Ordinary"), t("By a charger")), table),
        Para(t("A charge counts double for the whole turn, even when it was stopped on the way.")),
    )


def _fatigue(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "At the end of every turn, however it ended, death is looked at first: whoever has 0 HP or less by "
                "damage is dead, and the duel is over. Otherwise both lose {n} HP by fatigue. Who is down to 0 by "
                "that has lost; if both are, it is a draw.",
                n=tables.FATIGUE,
            )
        ),
    )


def _results(t: Words) -> tuple[Block, ...]:
    rows = tuple(
        (labels.method(method, t), line)
        for method, line in (
            ("death", t("The other side's HP are 0 or less by damage. A winner with 1 HP left survives.")),
            ("fatigue", t("Fatigue takes the other side's last HP.")),
            ("draw", t("Fatigue takes both sides' last HP. If nobody is ever hit, that is in turn {n}.", n=tables.HP)),
        )
    )
    return (Table(t("Ends of a duel"), (t("End"), t("When")), rows),)


def _example(t: Words) -> tuple[Block, ...]:
    return (
        Steps(
            (
                t(
                    "On the board “{board}” red stands on D3 facing east, with the right to charge; blue on D4 "
                    "facing west. Red orders “charge f”, blue stays.",
                    board=labels.board("hexagon3", t)[0],
                ),
                t("The dice: red {a}, blue {b}.", a="6 2 5", b="4 3 2"),
                t("First hex: red runs into blue. Third dice 5 against 2: red comes in on D4, blue is pushed to D5."),
                t("Second hex: the same dice once more. Red comes in on D5, blue is pushed to D6."),
                t(
                    "Now they stand face to face, and all dice count: 6 5 2 against 4 3 2. "
                    "The six wins, and a charge doubles: blue takes 2."
                ),
                t("Blue stands in red's front hex, and behind it is floor: red presses on to D6, blue goes to D7."),
                t("The charge check: 6 against 4, 2 against 3, 5 against 2. Red is larger twice and may charge again."),
                t("Fatigue takes 1 from both: red has 14 HP of 15, blue 12."),
            )
        ),
    )


def _link(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "Two people at two devices send each other links. Nobody sees an order before both are bound to "
                "theirs, and the dice come from both sides together, so that neither could steer or foresee them. "
                "For that the dice must be rolled after the orders."
            )
        ),
    )


def _decisions(t: Words) -> tuple[Block, ...]:
    return (
        Steps(
            (
                t("Dice known before the orders are an option of its own, and not to be had by link."),
                t("At your back, and no way forward: you can only stay."),
                t("While a charger makes its second hex, the other side counts as standing still."),
                t("A charger that passes the other, or wins its collision, goes on as ordered."),
                t("There is no charge check after a tie or a push without room."),
                t("A tie in a collision does not end the turn: adjacent combat may follow."),
                t("Death by damage is looked at once, at the end of the turn and before fatigue."),
            )
        ),
    )


def _credit(t: Words) -> tuple[Block, ...]:
    return (
        Para(
            t(
                "After “{title}”, version 3.0 of 2006, by Solo. Words, pictures and code here are our own.",
                title="格闘技場での決闘",
            )
        ),
    )

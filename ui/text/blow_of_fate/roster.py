"""The shipped boxers introduced: what they are called, how they box, and a line of character."""

from __future__ import annotations

from engine.games.blow_of_fate.roster import ROSTER
from ui.text.words import N_, NP_, Words

STYLES = {
    "all-round": NP_("style", "All-rounder"),
    "wall": NP_("style", "Wall"),
    "glass-cannon": NP_("style", "Glass cannon"),
    "blitz": NP_("style", "Blitz"),
    "heavy-hitter": NP_("style", "Heavy hitter"),
    "gambler": NP_("style", "Gambler"),
    "fast-light": NP_("style", "Fleet of foot"),
    "swarmer": NP_("style", "Swarmer"),
    "out-boxer": NP_("style", "Out-boxer"),
    "counter-puncher": NP_("style", "Counter-puncher"),
    "brawler": NP_("style", "Brawler"),
    "stayer": NP_("style", "Stayer"),
    "shell": NP_("style", "Shell"),
}

#: Roster id -> who that is, in a line or two.
LINES = {
    "dawn_scale": N_("The twin who is up first. Weighs every word, then every punch."),
    "dusk_scale": N_("The other twin. Trains when everybody has gone home, and turns off the lights."),
    "iron_gate": N_("Late for everything and moved by nothing. Bring something heavy."),
    "glass_spark": N_("Counts in seconds, not in rounds. Something breaks early, one way or the other."),
    "thunder_step": N_("First in, first to hit. The second idea comes later, if it is needed."),
    "temple_bell": N_("Sounds once in an evening. They hear it in the next town."),
    "night_firework": N_("Goes up, goes off, and the sky is dark again. Nobody looks away."),
    "paper_crane": N_("Light enough for the wind, and always a fold ahead of it."),
    "kite_in_storm": N_("Happiest in bad weather. Keeps coming until the string runs out."),
    "dusk_cat": N_("Never where the glove arrives. Takes a little at a time and is home before dark."),
    "river_willow": N_("Bends, lets it pass, and comes back along the same line."),
    "ox_cart": N_("One gear, one direction. Has delivered heavier things than a hook."),
    "mooring_line": N_("Was there at the first bell, and means to be there at the last."),
    "stone_turtle": N_("Wins the way winter does: by not leaving."),
}


def name(key: str, t: Words) -> str:
    """Give a boxer's name as the reader's language writes it; raises KeyError for an id not on the roster.

    >>> name("iron_gate", Words("en")), name("iron_gate", Words("ja"))
    ('Goro Tetsumon', '鉄門ゴロー')
    """
    return ROSTER[key].name_ja if t.lang == "ja" else ROSTER[key].name


def shown(text: str, t: Words) -> str:
    """Give a boxer's name from a record: a roster boxer's as the reader's language writes it, any other as it is.

    >>> shown("Goro Tetsumon", Words("ja")), shown("Aoi", Words("ja"))
    ('鉄門ゴロー', 'Aoi')
    """
    key = next((key for key, boxer in ROSTER.items() if boxer.name == text), None)
    return name(key, t) if key else text


def style(key: str, t: Words) -> str:
    """Say how a boxer boxes: "Counter-puncher"."""
    return t.p(*STYLES[ROSTER[key].style])


def line(key: str, t: Words) -> str:
    """Give a boxer's line of character."""
    return t(LINES[key])

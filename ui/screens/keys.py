"""The keys of a match, for its own help and for the page about the page."""

from __future__ import annotations

from ui.text.words import N_, NP_

#: Key -> what it does.  None of them acts while something is being typed.
KEYS = (
    (NP_("key", "Space"), N_("Next turn, skip, pause")),
    ("R", N_("Play the round")),
    ("E", N_("Play to the end")),
    ("S", N_("Speed")),
    ("← →", N_("One turn back, one turn on")),
    ("W", N_("Why: the reasons of the last roll")),
    ("T", N_("The tables")),
    ("C", N_("Scorecard")),
    ("O", N_("Exact odds")),
    ("L", N_("Log")),
    ("H", N_("Share")),
    ("M", N_("Menu")),
    ("?", N_("These keys")),
    (NP_("key", "Esc"), N_("Close what is open")),
)

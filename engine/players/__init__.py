"""Computer players: what they may know, and the one that plays anything at random.

A game's own players live in its folder (`player.py`, a `POLICY`).  May import:
`engine.core`, `engine.games`.  Must never: see a state; a policy gets the view
of its seat.
"""

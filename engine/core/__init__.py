"""What all games share: the protocol, dice, matches, records and their errors.

May import: the standard library and its own modules (`record` also looks games
up in `engine.games`).  Must never: know a rule of one game.
"""

"""Chances, exact and measured, once for all games.

`chances` is how odds are told, `chain` walks a game's compiled moves, `slots`
lays many chances side by side in one long number, `matrix_game` finds the mix of
choices that cannot be seen through, `simulate` plays matches by the thousand,
`intervals` says how far to trust them.
May import: `engine.core`, and `simulate` the players of `engine.players`.  Must
never: know a rule of one game, or roll a die where a chance is called exact.
"""

"""The games, by id and rules version.

One folder a game with the same names for the same things: `rules`, `tables`,
`state`, `events`, `odds`, `player` and what else it needs.  A game may import
`engine.core`, `engine.odds` and `engine.players`, never another game.
To add one: its folder, and its line in `_LINES`.
"""

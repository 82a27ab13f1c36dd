"""Arena Duel: two figures on hexes, secret simultaneous orders, three d6 a side.

`tables` is the printed page as numbers, `board` what a board is and how it is
drawn as text, `boards` the ones that are shipped, `state` what the referee
remembers, `orders` what may be ordered, `movement` and `combat` what follows
from it, `events` what can happen, `rules` how it happens; `outcomes` folds all
rolls of a turn, `forecast` gives the exact chances of a pair of orders,
`player` is the computer.  May import: `engine.core` and `engine.odds`.
"""

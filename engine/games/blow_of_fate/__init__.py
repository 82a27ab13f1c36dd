"""Blow of Fate: two boxers of fifteen points each, 2d12 for the right to attack, 2d6 for the punch.

`tables` is the printed page as data, `builds` what a build may be, `roster` the
boxers that are shipped, `state` what the referee remembers, `events` what can
happen, `rules` how it happens.  May import: `engine.core` and `engine.odds`.
"""

"""Blow of Fate: two boxers of fifteen points each, 2d12 for the right to attack, 2d6 for the punch.

`tables` is the printed page as data, `builds` what a build may be, `roster` the
boxers that are shipped, `state` what the referee remembers, `events` what can
happen, `rules` how it happens.  `odds` tells the chances: `compiled` has the
tables for it, `course` what passes between both boxers, `walk` goes forward
through a bout, `sampler` plays many, `forecasts` are shipped.  `lab` sets build
against build, by `worth`, which goes backwards; `player` picks by it.
May import: `engine.core` and `engine.odds`.
"""

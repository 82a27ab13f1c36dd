"""Twelve-Sided Boxing: one d12, two boxers, no decisions.

`tables` is the printed page as data, `state` what the referee remembers,
`events` what can happen, `rules` how it happens, `odds` the exact chances.
May import: `engine.core` and `engine.odds`.
"""

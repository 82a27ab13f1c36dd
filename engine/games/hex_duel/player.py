"""Placeholder."""

from engine.players.policy import RandomPolicy

POLICY = RandomPolicy()

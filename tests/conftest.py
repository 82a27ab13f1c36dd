"""One profile for all property tests: the same examples on every run, and no stopwatch on a noisy machine."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "arena", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("arena")

"""Instead of `subprocess`: of it the signatures in `asyncio.events` take a value."""

PIPE = -1

"""Instead of `socket`: of it the signatures in `asyncio.events` take two values."""

AF_UNSPEC = 0
AI_PASSIVE = 1

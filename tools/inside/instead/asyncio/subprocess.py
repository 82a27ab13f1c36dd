"""Instead of `asyncio.subprocess`: the page starts no processes."""

__all__ = ()

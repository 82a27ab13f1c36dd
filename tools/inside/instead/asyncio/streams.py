"""Instead of `asyncio.streams`: the page reads no sockets."""

__all__ = ()

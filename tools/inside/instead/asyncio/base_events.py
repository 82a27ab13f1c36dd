"""Instead of `asyncio.base_events`: the page has the browser's own loop and neither sockets nor processes."""

__all__ = ()

"""Instead of `asyncio.unix_events`: the browser has a loop of its own, which Pyodide puts in place."""
# mypy: ignore-errors

from . import events

__all__ = ()


class _DefaultEventLoopPolicy(events._BaseDefaultEventLoopPolicy):
    pass

"""Long work in the worker: started late, cut in slices, the most needed first, dropped when nobody wants it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from ui.dom.host import Worker, start_worker
from ui.dom.idle import moment, pause
from ui.screens.messages import Message

#: How long after it was first wanted the worker is started.
LATE_MS = 700


class Jobs:
    """One job of each kind at a time; a newer one of the same kind takes the place of the older."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        self._send = send
        self._worker: Worker | None = None
        self._waiting: dict[str, Mapping[str, Any]] = {}
        self._number = 0
        self._running = False

    async def ask(self, job: str, data: Mapping[str, Any]) -> None:
        """Have a job of `ui.jobs` done; the answer comes as the message "answer"."""
        self._waiting[job] = data
        if self._running:
            return
        self._running = True
        try:
            while self._waiting:
                await self._work()
        except Exception as error:
            import js

            js.console.warn(str(error))
            self._waiting.clear()
            self._worker = None
            self._send(Message("answer", "failed"))
        finally:
            self._running = False

    async def _work(self) -> None:
        if self._worker is None:
            # A second Python takes both hands of a small machine: the page's first moments come first.
            await pause(LATE_MS)
            await moment()
            self._worker = await start_worker()
        job = next(iter(self._waiting))
        data = self._waiting[job]
        self._number += 1
        number = self._number
        await self._worker.call("begin", json.dumps({"number": number, "job": job, "data": data}))
        while self._waiting.get(job) is data:
            told = json.loads(await self._worker.call("slice", json.dumps({"number": number})))
            if told["done"]:
                if self._waiting.get(job) is data:
                    del self._waiting[job]
                    self._send(Message("answer", job, json.dumps(told["answer"])))
                return
        await self._worker.call("drop", json.dumps({"number": number}))

"""Long work in the worker: started late, cut in slices, the most needed first, dropped when nobody wants it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from ui.dom.host import Worker, start_worker
from ui.dom.idle import moment, pause
from ui.jobs import JOBS
from ui.screens.messages import Message

#: How long after it was first wanted the worker is started.
LATE_MS = 700


class Jobs:
    """One job of each kind, the most urgent first; a newer one of the same kind takes the place of the older."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        self._send = send
        self._worker: Worker | None = None
        self._waiting: dict[str, Mapping[str, Any]] = {}
        #: Job -> the number under which the worker knows it, and what it was begun with.
        self._begun: dict[str, tuple[int, Mapping[str, Any]]] = {}
        self._number = 0
        self._running = False

    async def ask(self, job: str, data: Mapping[str, Any]) -> None:
        """Have a job of `ui.jobs` done; each answer, the last and those before it, comes as the message "answer"."""
        if self._waiting.get(job) == data:
            # It is on its way already.
            return
        self._waiting[job] = data
        if self._running:
            return
        self._running = True
        try:
            while self._waiting or self._begun:
                await self._work()
        except Exception as error:
            import js

            js.console.warn(str(error))
            self._waiting.clear()
            self._begun.clear()
            self._worker = None
            self._send(Message("answer", "failed"))
        finally:
            self._running = False

    def forget(self, job: str) -> None:
        """Drop a job that nobody waits for any more."""
        self._waiting.pop(job, None)

    async def _work(self) -> None:
        """Do a slice of what is most urgent."""
        if self._worker is None:
            # A second Python takes both hands of a small machine: the page's first moments come first.
            await pause(LATE_MS)
            await moment()
            self._worker = await start_worker()
        for job, (number, data) in tuple(self._begun.items()):
            if self._waiting.get(job) is not data:
                del self._begun[job]
                await self._worker.call("drop", json.dumps({"number": number}))
        if not self._waiting:
            return
        job = min(self._waiting, key=list(JOBS).index)
        data = self._waiting[job]
        if job not in self._begun:
            self._number += 1
            self._begun[job] = self._number, data
            begin = {"number": self._number, "job": job, "data": data}
            await self._worker.call("begin", json.dumps(begin))
        told = json.loads(await self._worker.call("slice", json.dumps({"number": self._begun[job][0]})))
        if told["done"]:
            del self._begun[job]
        if self._waiting.get(job) is not data:
            return
        if told["done"]:
            del self._waiting[job]
        if "answer" in told:
            self._send(Message("answer", job, json.dumps(told["answer"])))

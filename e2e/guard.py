"""What no journey may cause: an error, a failed request, or a request to another host."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

#: PyScript says the first of every worker on hosts without COOP/COEP headers, as GitHub Pages is one; Chromium the
#: second where a machine is so slow that what was asked for early is wanted seconds later.
_KNOWN = re.compile(r"Unable to use `window` or `document` in worker|preloaded using link preload but not used within")


@dataclass
class Guard:
    """Watches every page of a context; `origins` are the hosts asked, `trouble` what went wrong.

    A journey that breaks something on purpose says so with `excuse`.
    """

    origin: str
    origins: set[str] = field(default_factory=set)
    requests: list[str] = field(default_factory=list)
    trouble: list[str] = field(default_factory=list)
    _excused: list[re.Pattern[str]] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        """Begin to watch a context."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)

    def excuse(self, pattern: str) -> None:
        """Expect trouble whose text matches a pattern."""
        self._excused.append(re.compile(pattern))

    def expect_peace(self) -> None:
        """Expect that nothing went wrong and nobody else was asked for anything."""
        left = [each for each in self.trouble if not any(pattern.search(each) for pattern in self._excused)]
        assert not left, "\n".join(left)
        assert self.origins <= {self.origin}, self.origins

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not _KNOWN.search(message.text):
            self.trouble.append(f"console {message.type}: {message.text}")

    def _error(self, error: WebError) -> None:
        self.trouble.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob"):
            self.origins.add(f"{parts.scheme}://{parts.netloc}")
            self.requests.append(request.url)

    def _failed(self, request: Request) -> None:
        # What the page itself breaks off, by a reload say, is no failure.
        if request.failure != "net::ERR_ABORTED":
            self.trouble.append(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.trouble.append(f"status {response.status}: {response.url}")

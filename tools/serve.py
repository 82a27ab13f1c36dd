"""Serve the built site on this machine's loopback, much as GitHub Pages would.

    python -m tools.serve [--open] [--port N]

Under a sub-path, with compression for those who accept it, validators, and ten
minutes of cache.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import hashlib
import mimetypes
import os
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.paths import DIST

PREFIX = "/saikoro-arena/"
TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm", ".woff2": "font/woff2"}
TYPES |= {
    ".zip": "application/zip",
    ".py": "text/x-python",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
# What compression no longer makes smaller.
PACKED = (".woff2", ".png", ".zip")


@lru_cache(maxsize=256)
def _read(path: Path, changed: int, size: int, packed: bool) -> tuple[bytes, str]:
    """Read a file, compressed if asked for, with its validator."""
    data = path.read_bytes()
    mark = hashlib.sha256(data).hexdigest()[:20]
    return (gzip.compress(data, 6, mtime=0), f'"{mark}-gz"') if packed else (data, f'"{mark}"')


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD for the folders that the server mounts."""

    protocol_version = "HTTP/1.1"
    server: Server
    # Small answers must not wait for the next packet.
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        """Send a file."""
        self._answer(body=True)

    def do_HEAD(self) -> None:
        """Send a file's headers."""
        self._answer(body=False)

    def _answer(self, body: bool) -> None:
        path = urlsplit(self.path).path
        if path == "/":
            self._send(HTTPStatus.FOUND, {"Location": next(iter(self.server.mounts))})
            return
        file = self._find(path)
        if file is None:
            self._send(HTTPStatus.NOT_FOUND, {"Content-Type": "text/plain; charset=utf-8"}, b"Not here.\n", body)
            return
        packed = "gzip" in self.headers.get("Accept-Encoding", "") and file.suffix not in PACKED
        stat = file.stat()
        data, mark = _read(file, stat.st_mtime_ns, stat.st_size, packed)
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        headers = {"Content-Type": kind, "ETag": mark, "Cache-Control": "max-age=600", "Vary": "Accept-Encoding"}
        if self.headers.get("If-None-Match") == mark:
            self._send(HTTPStatus.NOT_MODIFIED, headers)
            return
        if packed:
            headers["Content-Encoding"] = "gzip"
        self._send(HTTPStatus.OK, headers, data, body)

    def _find(self, path: str) -> Path | None:
        for prefix, folder in self.server.mounts.items():
            if path.startswith(prefix):
                file = (folder / unquote(path.removeprefix(prefix))).resolve()
                file = file / "index.html" if file.is_dir() else file
                return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
        return None

    def _send(self, status: HTTPStatus, headers: Mapping[str, str], data: bytes = b"", body: bool = True) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if body and data:
            with contextlib.suppress(ConnectionError):
                self.wfile.write(data)
                self.server.sent[self.path] = len(data)

    def log_message(self, format: str, *args: object) -> None:
        """Keep quiet."""


class Server(ThreadingHTTPServer):
    """A loopback server of folders, by the path each is mounted on; `sent` holds the bytes last sent for a path."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, mounts: Mapping[str, Path], port: int = 0) -> None:
        self.mounts = dict(mounts)
        self.sent: dict[str, int] = {}
        super().__init__(("127.0.0.1", port), Handler)

    @property
    def origin(self) -> str:
        """The address without a path."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up is no error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


@contextlib.contextmanager
def serving(mounts: Mapping[str, Path] | None = None, port: int = 0) -> Iterator[Server]:
    """Serve folders (by default the built site) while the context lasts, on a port of the system's choice."""
    with Server(mounts or {PREFIX: DIST}, port) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


def open_browser(address: str) -> None:
    """Open the address if there is a screen; it never fails."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(description="Serve the built site on this machine.")
    parser.add_argument("--open", action="store_true", help="open the address in the browser")
    parser.add_argument("--port", type=int, default=0, help="the port (default: a free one)")
    given = parser.parse_args()
    if not (DIST / "index.html").is_file():
        sys.exit("There is no site in dist/ yet: run `make build`.")
    with serving(port=given.port) as server:
        address = server.origin + PREFIX
        print(f"Saikoro Arena is at {address}  (Ctrl+C ends it)", flush=True)
        if given.open:
            open_browser(address)
        with contextlib.suppress(KeyboardInterrupt):
            threading.Event().wait()


if __name__ == "__main__":
    main()

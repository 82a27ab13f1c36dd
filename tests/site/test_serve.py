"""The server: the right types, compression, validators, and nothing outside its folders."""

from __future__ import annotations

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.serve import PREFIX, Server, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of a small folder."""
    folder = tmp_path / "site"
    (folder / "sub").mkdir(parents=True)
    (folder / "index.html").write_text("<p>hello</p>" * 100)
    (folder / "sub" / "code.mjs").write_text("export default 1\n")
    (folder / "sub" / "run.wasm").write_bytes(b"\0asm" * 100)
    (tmp_path / "secret.txt").write_text("no")
    with serving({PREFIX: folder}) as running:
        yield running


def ask(server: Server, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Ask the server, with header names written with underscores."""
    link = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
    link.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = link.getresponse()
    body = answer.read()
    link.close()
    return answer.status, dict(answer.getheaders()), body


def test_types_are_those_that_browsers_insist_on(server: Server) -> None:
    assert ask(server, PREFIX)[1]["Content-Type"] == "text/html; charset=utf-8"
    assert ask(server, PREFIX + "sub/code.mjs")[1]["Content-Type"].startswith("text/javascript")
    assert ask(server, PREFIX + "sub/run.wasm")[1]["Content-Type"] == "application/wasm"


def test_it_compresses_only_for_those_who_accept_it(server: Server) -> None:
    plain = ask(server, PREFIX)
    packed = ask(server, PREFIX, Accept_Encoding="gzip")
    assert "Content-Encoding" not in plain[1]
    assert packed[1]["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed[2]) == plain[2]


def test_a_known_validator_gets_no_body(server: Server) -> None:
    mark = ask(server, PREFIX)[1]["ETag"]
    status, _, body = ask(server, PREFIX, If_None_Match=mark)
    assert (status, body) == (304, b"")


@pytest.mark.parametrize("path", ["../secret.txt", "%2e%2e/secret.txt", "sub/../../secret.txt", "nothing"])
def test_it_serves_nothing_else(server: Server, path: str) -> None:
    assert ask(server, PREFIX + path)[0] == 404


def test_the_root_leads_to_the_site(server: Server) -> None:
    status, headers, _ = ask(server, "/")
    assert (status, headers["Location"]) == (302, PREFIX)

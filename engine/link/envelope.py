"""The envelope of every link: `v1.<kind>.<payload>`.

The payload is compact JSON, raw deflate, base64url without padding, and six
check characters (the first 30 bits of the SHA-256 of the text before them, in
Crockford's base32), which also keep a chat from eating a last "-" or "_".
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import re
import zlib
from itertools import accumulate
from typing import Any, Final

from engine.core.codec import plain, read_json
from engine.core.errors import BadLink

VERSION: Final = 1
#: Kind -> what it carries.
KINDS: Final = {"s": "seed", "r": "record", "t": "turn", "o": "object"}
#: Longest payload read and largest JSON it may unpack to, in characters and bytes.
PAYLOAD_MAX: Final = 200_000
UNPACKED_MAX: Final = 4_000_000

_CROCKFORD: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_CHECK_LENGTH: Final = 6
_SHAPE: Final = re.compile(r"v([0-9]{1,6})\.([a-z])\.([A-Za-z0-9_-]+)")
_HASH: Final = re.compile(r"#v[0-9]")
#: Most lines a chat may have broken a link into.
_LINES_MAX: Final = 400


def pack(kind: str, body: Any) -> str:
    """Pack a body into a fragment (without the `#`).

    >>> pack("s", {"seed": "ABC"})[:5]
    'v1.s.'
    """
    text = json.dumps(body, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    payload = base64.urlsafe_b64encode(squeeze.compress(text) + squeeze.flush()).decode().rstrip("=")
    return f"v{VERSION}.{kind}.{payload}{checksum(payload)}"


def unpack(link: str) -> tuple[str, Any]:
    """Unpack a fragment, a whole address or a chat line that holds one into (kind, body).

    Raises BadLink: "not-a-link", "newer-link", "unknown-kind", "link-too-long",
    "link-cut" (empty or shortened), "link-altered" (the check does not fit),
    "link-unreadable".

    >>> unpack("https://example.org/play/#" + pack("s", {"seed": "ABC"}))
    ('s', {'seed': 'ABC'})
    """
    if len(link) > PAYLOAD_MAX:
        raise BadLink("link-too-long", value=len(link), allowed=PAYLOAD_MAX)
    # The page's address before the "#" may look like a link itself, so the "#" is looked for first.
    start = _HASH.search(link) or _SHAPE.search(link)
    pieces = link[start.start() if start else 0 :].split()
    whole = "".join(pieces)
    found = _SHAPE.search(whole)
    if not found:
        raise BadLink("link-cut" if start else "not-a-link", value=link)
    version, kind = int(found[1]), found[2]
    if version != VERSION:
        raise BadLink("newer-link", value=version, allowed=VERSION)
    if kind not in KINDS:
        raise BadLink("unknown-kind", value=kind, allowed=tuple(KINDS))
    if len(found[3]) <= _CHECK_LENGTH:
        raise BadLink("link-cut", value=link)
    # Blanks may be line breaks within the link or the end of it: the check tells.
    for text in (*accumulate(pieces[:_LINES_MAX]), whole):
        payload = (_SHAPE.search(text) or found)[3].rstrip("-_")
        body, check = payload[:-_CHECK_LENGTH], payload[-_CHECK_LENGTH:]
        if checksum(body) == check.upper():
            return kind, _inflate(body)
    raise BadLink("link-altered", value=link)


def checksum(payload: str) -> str:
    """Give the six check characters of a payload.

    >>> checksum("")
    'WERC8G'
    """
    bits = int.from_bytes(hashlib.sha256(payload.encode()).digest()[:4], "big") >> 2
    return "".join(_CROCKFORD[bits >> shift & 31] for shift in range(25, -1, -5))


def _inflate(payload: str) -> Any:
    try:
        raw = base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4))
        unpack = zlib.decompressobj(-15)
        text = unpack.decompress(raw, UNPACKED_MAX)
        if unpack.unconsumed_tail:
            raise BadLink("link-too-long", value=len(raw), allowed=UNPACKED_MAX)
        if unpack.unused_data or not unpack.eof:
            raise BadLink("link-unreadable")
        body = read_json(text.decode())
    except (binascii.Error, zlib.error, ValueError) as error:
        raise BadLink("link-unreadable") from error
    if not plain(body):
        raise BadLink("link-unreadable")
    return body

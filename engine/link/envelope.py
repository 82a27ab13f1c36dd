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
from typing import Any, Final

from engine.core.errors import BadLink

VERSION: Final = 1
#: Kind -> what it carries.
KINDS: Final = {"s": "seed", "r": "record", "t": "turn", "o": "object"}
#: Longest payload read and largest JSON it may unpack to, in characters and bytes.
PAYLOAD_MAX: Final = 200_000
UNPACKED_MAX: Final = 4_000_000

_CROCKFORD: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_CHECK_LENGTH: Final = 6
_SHAPE: Final = re.compile(r"v(\d{1,6})\.([a-z])\.([A-Za-z0-9_-]+)")


def pack(kind: str, body: Any) -> str:
    """Pack a body into a fragment (without the `#`).

    >>> pack("s", {"seed": "ABC"})[:5]
    'v1.s.'
    """
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
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
    found = _SHAPE.search("".join(link.split()))
    if not found:
        raise BadLink("link-cut" if re.search(r"#v\d", link) else "not-a-link", value=link)
    version, kind, payload = int(found[1]), found[2], found[3]
    if version != VERSION:
        raise BadLink("newer-link", value=version, allowed=VERSION)
    if kind not in KINDS:
        raise BadLink("unknown-kind", value=kind, allowed=tuple(KINDS))
    body, check = payload[:-_CHECK_LENGTH], payload[-_CHECK_LENGTH:]
    if not body:
        raise BadLink("link-cut", value=link)
    if checksum(body) != check.upper():
        raise BadLink("link-altered", value=link)
    return kind, _inflate(body)


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
        if unpack.unconsumed_tail or not unpack.eof:
            raise BadLink("link-too-long", value=len(raw), allowed=UNPACKED_MAX)
        return json.loads(text.decode())
    except (binascii.Error, zlib.error, ValueError, RecursionError) as error:
        raise BadLink("link-unreadable") from error

"""The hashes of play by link: match id, commitments, messages, and the key of dice made by both sides.

All are SHA-256 over the canonical JSON of a list whose first entry says what
the hash is for, so that no hash can stand in for one of another kind.  They
travel as 64 small hex digits, and so do salts and shares.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

DOMAIN: Final = "saikoro-arena/1/"
#: Salts, shares and hashes as they are written.
HEX: Final = re.compile(r"[0-9a-f]{64}")
#: Bytes of a salt or a share.
SECRET_BYTES: Final = 32


def canonical(value: Any) -> bytes:
    """Give the one JSON text of a value: keys sorted, no blanks, ASCII only (as for a record's checks).

    >>> canonical({"b": "金", "a": [1, None]})
    b'{"a":[1,null],"b":"\\\\u91d1"}'
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False).encode()


def match_id(game: str, rules: int, options: Mapping[str, Any], names: Sequence[str]) -> str:
    """Give the id of a match by link: a hash of what both sides agreed on, without what they choose in secret.

    >>> match_id("d12_boxing", 1, {}, ["Hana", "Kaze"])[:8]
    '28069035'
    """
    return _hash("match", game, rules, options, list(names))


def message_hash(message: Mapping[str, Any]) -> str:
    """Give the hash of a whole message, to which the next one is bound."""
    return _hash("message", message)


def commitment(match: str, step: int, seat: int, previous: str, action: Any, salt: str, share: str) -> str:
    """Give the commitment to an action and a share of the dice: it shows neither and opens to nothing else.

    >>> commitment("m", 1, 0, "p", {"pick": 3}, "00" * 32, "01" * 32)[:8]
    'd7a356b5'
    """
    return _hash("commit", match, step, seat, previous, action, salt, share)


def dice_key(match: str, step: int, shares: Sequence[str], transcript: str) -> bytes:
    """Give the key of a step's dice from both shares by seat and the hash of the last message before the reveal.

    >>> from engine.core.dice import Keyed
    >>> Keyed(dice_key("m", 1, ("00" * 32, "01" * 32), "t")).roll(6)
    3
    """
    return bytes.fromhex(_hash("dice", match, step, list(shares), transcript))


def _hash(purpose: str, *parts: Any) -> str:
    return hashlib.sha256(canonical([DOMAIN + purpose, *parts])).hexdigest()

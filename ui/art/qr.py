"""A text as a QR code."""

from __future__ import annotations

from functools import lru_cache

from ui.markup import Node, h

QUIET = 4


@lru_cache(maxsize=8)
def qr(text: str, *, label: str) -> Node:
    """Draw the QR code of a text (at most about 2,300 bytes), with its quiet zone, named `label`.

    It is dark on light in every theme, so that cameras read it.  ValueError for a text too long.
    """
    from segno.encoder import encode

    code = encode(text, error="m" if len(text) < 400 else "l", micro=False, boost_error=False)  # type: ignore[no-untyped-call]
    runs: list[str] = []
    size = 0
    for y, row in enumerate(code.matrix):
        size = len(row)
        x = 0
        while x < size:
            start = x
            while x < size and row[x]:
                x += 1
            if x > start:
                runs.append(f"M{start + QUIET} {y + QUIET}h{x - start}v1h-{x - start}z")
            x += 1
    side = size + 2 * QUIET
    return h(
        "svg",
        {
            "class": "art art-qr",
            "viewBox": f"0 0 {side} {side}",
            "role": "img",
            "aria-label": label,
            "shape-rendering": "crispEdges",
        },
        h("path", {"class": "art-qr-light", "d": f"M0 0h{side}v{side}h-{side}z"}),
        h("path", {"class": "art-qr-dark", "d": "".join(runs)}),
    )

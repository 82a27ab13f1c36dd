"""A small set of icons, drawn in one stroke on a 24 × 24 sheet."""

from __future__ import annotations

from typing import Final

from ui.markup import Node, h

#: Name -> path data.  Stroke, weight and colour are the stylesheet's.
PATHS: Final = {
    "about": "M12 11v7M12 6v1M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0",
    "add": "M12 4v16M4 12h16",
    "arrow-up": "M12 20V4M6 10l6-6 6 6",
    "arrow": "M4 12h15M13 6l6 6-6 6",
    "auto": "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 2v20M12 7h7M12 12h10M12 17h7",
    "back": "M20 12H5M11 6l-6 6 6 6",
    "book": "M12 6v14M12 6C10 4 6 4 3 4v14c3 0 7 0 9 2 2-2 6-2 9-2V4c-3 0-7 0-9 2",
    "card": "M4 3h16v18H4zM4 8h16M12 8v13M8 13h1M15 13h1M8 17h1M15 17h1",
    "check": "M4 13l5 5L20 6",
    "close": "M5 5l14 14M19 5L5 19",
    "copy": "M9 8h11v13H9zM15 8V3H4v13h5",
    "cup": "M7 3h10v6a5 5 0 0 1-10 0zM7 5H3c0 4 2 5 4 5M17 5h4c0 4-2 5-4 5M12 14v4M7 21h10M9 18h6",
    "die": "M12 2l9.5 6.9-3.6 11.2H6.1L2.5 8.9zM12 7.5l4.6 3.3-1.8 5.4H9.2l-1.8-5.4zM12 2v5.500M21.500 8.900"
    "l-4.900 1.900M17.900 20.100l-3.100-3.900M6.100 20.100l3.100-3.900M2.500 8.900l4.900 1.900",
    "fast": "M4 5l8 7-8 7zM12 5l8 7-8 7z",
    "grid": "M3 3h18v18H3zM9 3v18M15 3v18M3 9h18M3 15h18",
    "image": "M3 4h18v16H3zM3 17l5-6 4 5 3-3 6 6M15 8h1",
    "keys": "M2 6h20v12H2zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10",
    "link": "M10 14l4-4M8 11l-3 3a3.500 3.500 0 0 0 5 5l3-3M16 13l3-3a3.500 3.500 0 0 0-5-5l-3 3",
    "load": "M12 21V9M7 13l5-5 5 5M4 4h16",
    "menu": "M3 6h18M3 12h18M3 18h18",
    "moon": "M20 15A9 9 0 1 1 9 4a7 7 0 0 0 11 11z",
    "more": "M5 12h.01M12 12h.01M19 12h.01",
    "mute": "M3 9v6h4l5 4V5L7 9zM16 9l6 6M22 9l-6 6",
    "pause": "M7 4v16M17 4v16",
    "play": "M6 4l14 8-14 8z",
    "save": "M12 3v12M7 11l5 5 5-5M4 20h16",
    "share": "M12 15V3M7 8l5-5 5 5M5 12v9h14v-9",
    "turn-left": "M5 9h9a5 5 0 0 1 0 11h-4M9 4L4 9l5 5",
    "turn-right": "M19 9h-9a5 5 0 0 0 0 11h4M15 4l5 5-5 5",
    "zoom": "M4 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0M14.500 14.500L21 21M10 7v6M7 10h6",
    "skip": "M5 5l10 7-10 7zM19 5v14",
    "sound": "M3 9v6h4l5 4V5L7 9zM16 8c2 2 2 6 0 8M19 5c4 4 4 10 0 14",
    "sun": "M7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0M12 1v2M12 21v2M1 12h2M21 12h2M4 4l1 1M19 19l1 1M4 20l1-1M19 5l1-1",
    "swap": "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
    "text": "M4 5h16M4 10h16M4 15h16M4 20h9",
    "trash": "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7",
    "undo": "M4 9h10a5 5 0 0 1 0 11H8M8 5L4 9l4 4",
    "why": "M8 8a4 4 0 1 1 6 3.500c-1.500 1-2 1.500-2 3.500M12 19v.01",
}


def icon(name: str) -> Node:
    """Give an icon; it is decoration, so its control needs words of its own.

    >>> icon("add").attrs["class"]
    'icon'
    """
    return h(
        "svg",
        {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"},
        h("path", {"d": PATHS[name]}),
    )

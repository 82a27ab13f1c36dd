"""The inks as data, for pictures that leave the page: what every class of a picture looks like without a stylesheet.

On the page the same classes take their colours from static/css/art.css; a test
keeps the two in step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.markup import Node, h

# fmt: off
#: Ink -> colour, as in the light theme of static/css/art.css and board.css.
PALETTE: Final[Mapping[str, str]] = {
    "ink": "#17120e", "red": "#cf3518", "red-shade": "#8a1c0c", "blue": "#1f5a9e", "blue-shade": "#123560",
    "gold": "#e2a92c", "white": "#f8efdb", "white-shade": "#c8b58f", "hair-light": "#77655a", "dot": "#b9a47c",
    "wall": "#ecdfc2", "canvas": "#fbf3df", "pool": "#fffdf4",
    "skin-a": "#efbd8e", "skin-a-shade": "#c67b4d", "skin-b": "#cf8d58", "skin-b-shade": "#965630",
    "skin-c": "#9a603a", "skin-c-shade": "#63391f", "skin-d": "#6d432a", "skin-d-shade": "#432616",
    "floor": "#e9d7ae", "floor-lit": "#f3e7c8", "floor-worn": "#dcc797", "floor-dim": "#d3b885", "floor-dot": "#a98a57",
    "curb": "#c99a5e", "pillar": "#8d7657", "pillar-shade": "#4c3a29",
}

#: Type of pictures that leave the page: the reader's own heavy sans.
TYPE: Final = (
    "'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','Yu Gothic UI','Arial Black','Segoe UI',Roboto,sans-serif"
)

# fmt: on
_PLAIN: Final = (
    "red",
    "red-shade",
    "blue",
    "blue-shade",
    "gold",
    "white",
    "white-shade",
    "hair-light",
    "dot",
    "wall",
    "canvas",
    "pool",
    *(name for name in PALETTE if name.startswith("skin")),
)
#: Class -> attributes; values that name an ink are replaced by its colour.
_CLASSES: Final[Mapping[str, Mapping[str, str]]] = {
    **{f"art-{name}": {"fill": name} for name in _PLAIN},
    "art-ink": {"fill": "ink"},
    "art-hair-ink": {"fill": "ink"},
    "art-key": {"fill": "ink", "stroke": "ink", "stroke-width": "5", "stroke-linejoin": "round"},
    "art-sheen": {"fill": "white", "opacity": "0.9"},
    "art-ghost": {"transform": "translate(-6 4)", "opacity": "0.9"},
    "art-burst": {"fill": "gold", "stroke": "ink", "stroke-width": "2.4", "stroke-linejoin": "round"},
    "art-stamp": {"fill": "red"},
    "art-stamp-text": {"fill": "white"},
    "art-display": {"font-family": TYPE, "font-weight": "900"},
}


def painted(node: Node, palette: Mapping[str, str] = PALETTE) -> Node:
    """Give the picture with its classes turned into attributes with colours of `palette`, fit to stand alone.

    >>> painted(h("path", {"class": "art-gold", "d": "M0 0"})).attrs["fill"]
    '#e2a92c'
    """
    attrs: dict[str, str | bool] = {}
    for cls in str(node.attrs.get("class", "")).split():
        for name, value in _CLASSES.get(cls, {}).items():
            attrs[name] = palette.get(value, value)
    attrs |= {name: value for name, value in node.attrs.items() if name not in {"class", "data-part"}}
    inside = [painted(child, palette) if isinstance(child, Node) else child for child in node.children]
    return h(node.tag, attrs, inside)

"""Trees of page elements as plain data, and their HTML text.

Every view is a function to a `Node`.  The build writes the same trees into
`index.html` that `ui.dom` later brings alive in the browser, so a screen looks
the same before and after Python is up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import TypeAlias

VOID = frozenset({"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})

Value = str | int | float | bool | None
#: What stands between tags; lists are flattened, None and False leave nothing.
Child: TypeAlias = "Node | str | int | float | bool | Iterable[Child] | None"


@dataclass(frozen=True, slots=True)
class Node:
    """One element: its tag, attributes and children (nodes and text).

    Attributes are already text, except True (present without a value).  Text
    children never stand side by side, so that a tree and its parsed HTML have
    the same shape.  `key` names a child among its siblings when lists change.
    """

    tag: str
    attrs: Mapping[str, str | bool]
    children: tuple[Node | str, ...]
    key: str | None = None


def h(tag: str, attrs: Mapping[str, Value] | None = None, *children: Child, key: str | None = None) -> Node:
    """Make a node, dropping attributes that are None or False and flattening children.

    >>> h("p", {"class": "big", "hidden": False}, "Round ", 3)
    Node(tag='p', attrs={'class': 'big'}, children=('Round 3',), key=None)
    """
    kept: dict[str, str | bool] = {}
    for name, value in (attrs or {}).items():
        if value is None or value is False:
            continue
        kept[name] = True if value is True else str(value)
    return Node(tag, kept, tuple(_flat(children)), key)


def _flat(children: Iterable[Child]) -> list[Node | str]:
    out: list[Node | str] = []
    for child in children:
        if child is None or child is False or child == "":
            continue
        if isinstance(child, Node):
            out.append(child)
        elif isinstance(child, (str, int, float)):
            if out and isinstance(out[-1], str):
                out[-1] += str(child)
            else:
                out.append(str(child))
        else:
            for node in _flat(child):
                if isinstance(node, str) and out and isinstance(out[-1], str):
                    out[-1] += node
                else:
                    out.append(node)
    return out


def render(node: Node | str) -> str:
    """Write a tree as HTML text, everything escaped.

    >>> render(h("b", {"title": '"'}, "<3"))
    '<b title="&quot;">&lt;3</b>'
    """
    if isinstance(node, str):
        return escape(node, quote=False)
    attrs = "".join(
        f" {name}" if value is True else f' {name}="{escape(str(value))}"' for name, value in node.attrs.items()
    )
    if node.tag in VOID:
        return f"<{node.tag}{attrs}>"
    inside = "".join(render(child) for child in node.children)
    return f"<{node.tag}{attrs}>{inside}</{node.tag}>"

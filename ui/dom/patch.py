"""Trees of `ui.markup` brought to the page, with as few touches of the DOM as possible."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from js import document
from pyodide.ffi import jsnull

from ui.markup import Node, render

SVG = "http://www.w3.org/2000/svg"

#: Attributes whose live value in a form is a property of another life than the attribute.
_LIVE = {"value": "value", "checked": "checked", "selected": "selected"}


class Live:
    """A node of the tree together with its DOM node and its living children."""

    __slots__ = ("dom", "kids", "node")

    def __init__(self, node: Node | str, dom: Any, kids: list[Live]) -> None:
        self.node = node
        self.dom = dom
        self.kids = kids


def _is_picture(node: Node) -> bool:
    """Whether a node is a drawing nobody acts on: it is made, adopted and replaced whole, not node by node."""
    return node.tag == "svg" and (node.attrs.get("role") == "img" or node.attrs.get("aria-hidden") == "true")


def _draw(node: Node) -> Live:
    # A drawing has hundreds of nodes: the browser reads its text (all of it escaped) far quicker than it takes calls.
    paper = document.createElement("template")
    paper.innerHTML = render(node)
    return Live(node, paper.content.firstChild, [])


def create(node: Node | str, svg: bool = False) -> Live:
    """Make DOM nodes for a tree; text only ever becomes text."""
    if isinstance(node, str):
        return Live(node, document.createTextNode(node), [])
    if _is_picture(node):
        return _draw(node)
    svg = svg or node.tag == "svg"
    dom = document.createElementNS(SVG, node.tag) if svg else document.createElement(node.tag)
    for name, value in node.attrs.items():
        dom.setAttribute(name, "" if value is True else value)
    inner_svg = svg and node.tag != "foreignObject"
    kids = [create(child, inner_svg) for child in node.children]
    for kid in kids:
        dom.appendChild(kid.dom)
    return Live(node, dom, kids)


def adopt(dom: Any, node: Node | str) -> Live:
    """Take over DOM nodes that the build wrote from the same tree.

    Where the page differs from the tree (someone's browser added or removed
    something), that part is made anew.
    """
    if isinstance(node, str) or _is_picture(node):
        return Live(node, dom, [])
    kids = []
    child_dom = dom.firstChild
    for child in node.children:
        if child_dom and _same_kind(child_dom, child):
            kids.append(adopt(child_dom, child))
            child_dom = child_dom.nextSibling
        else:
            made = create(child, node.tag == "svg" or dom.namespaceURI == SVG)
            dom.insertBefore(made.dom, child_dom)
            kids.append(made)
    while child_dom:
        following = child_dom.nextSibling
        dom.removeChild(child_dom)
        child_dom = following
    return Live(node, dom, kids)


def _same_kind(dom: Any, node: Node | str) -> bool:
    if isinstance(node, str):
        return bool(dom.nodeType == 3 and dom.data == node)
    return bool(dom.nodeType == 1 and dom.localName == node.tag)


def patch(live: Live, node: Node | str) -> Live:
    """Bring a living tree up to the next one and give it (a new one where the kind of node changed).

    The inside of an element with `data-live` belongs to the stage: it is made
    once and left alone for as long as the attribute keeps its value.
    """
    if live.node is node:
        return live
    if isinstance(node, str) or isinstance(live.node, str):
        if isinstance(node, str) and isinstance(live.node, str):
            if node != live.node:
                live.dom.data = node
                live.node = node
            return live
        return _replace(live, node)
    if node.tag != live.node.tag or node.key != live.node.key:
        return _replace(live, node)
    if _is_picture(node) or _is_picture(live.node):
        return live if node == live.node else _replace(live, node)
    if node.attrs != live.node.attrs:
        _attributes(live.dom, live.node.attrs, node.attrs)
    if "data-live" in node.attrs and node.attrs["data-live"] == live.node.attrs.get("data-live"):
        live.node = node
        return live
    _children(live, node)
    live.node = node
    return live


def _replace(live: Live, node: Node | str) -> Live:
    made = create(node, getattr(live.dom.parentNode, "namespaceURI", None) == SVG)
    live.dom.replaceWith(made.dom)
    return made


def _attributes(dom: Any, old: Any, new: Any) -> None:
    for name in old:
        if name not in new:
            dom.removeAttribute(name)
            if name in ("checked", "selected"):
                setattr(dom, name, False)
            elif name == "value" and dom.value != "":
                dom.value = ""
    for name, value in new.items():
        if old.get(name) == value:
            continue
        dom.setAttribute(name, "" if value is True else value)
        if name in _LIVE:
            wanted = value if name == "value" else True
            # Setting an equal value would move the caret and break off an IME's composition.
            if getattr(dom, _LIVE[name]) != wanted:
                setattr(dom, _LIVE[name], wanted)


def _children(live: Live, node: Node) -> None:
    old, new = live.kids, node.children
    svg = live.dom.namespaceURI == SVG if len(new) > len(old) or _keyed(new) else False
    if _keyed(new) or any(isinstance(kid.node, Node) and kid.node.key is not None for kid in old):
        live.kids = _by_key(live.dom, old, new, svg)
        return
    kids = [patch(kid, child) for kid, child in zip(old, new, strict=False)]
    for child in new[len(old) :]:
        made = create(child, svg)
        live.dom.appendChild(made.dom)
        kids.append(made)
    for kid in old[len(new) :]:
        kid.dom.remove()
    live.kids = kids


def _keyed(children: tuple[Node | str, ...]) -> bool:
    return any(isinstance(child, Node) and child.key is not None for child in children)


def _names(nodes: Iterable[Node | str]) -> list[tuple[str, str | int]]:
    """Name siblings: by key, those without one by their place among their like (same tag, or text)."""
    names: list[tuple[str, str | int]] = []
    seen: dict[str, int] = {}
    for node in nodes:
        if isinstance(node, Node) and node.key is not None:
            names.append((f"{node.tag} key", node.key))
            continue
        kind = node.tag if isinstance(node, Node) else "text"
        seen[kind] = seen.get(kind, 0) + 1
        names.append((kind, seen[kind]))
    return names


def _by_key(parent: Any, old: list[Live], new: tuple[Node | str, ...], svg: bool) -> list[Live]:
    """Match children by name, moving only what is out of order."""
    waiting = dict(zip(_names(kid.node for kid in old), old, strict=True))
    kids = []
    for name, child in zip(_names(new), new, strict=True):
        kept = waiting.pop(name, None)
        kids.append(create(child, svg) if kept is None else patch(kept, child))
    for kid in waiting.values():
        kid.dom.remove()
    following = jsnull
    for kid in reversed(kids):
        if not kid.dom.parentNode or kid.dom.nextSibling != following:
            parent.insertBefore(kid.dom, following)
        following = kid.dom
    return kids

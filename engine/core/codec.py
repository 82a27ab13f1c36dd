"""Dataclasses to JSON and back: the only serializer, and the only validator of what comes from outside."""

from __future__ import annotations

import json
import math
import re
import types
from collections.abc import Mapping
from dataclasses import MISSING, Field, field, fields, is_dataclass
from functools import cache
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from engine.core.errors import BadOption

T = TypeVar("T")

#: Deepest nesting of lists and objects that is read.
DEPTH_MAX = 64

#: Brackets, and whole strings, so that brackets inside them do not count; one left open is swallowed whole, once.
_MARKS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[\]{}]', re.DOTALL)


def setting(
    default: Any = MISSING,
    *,
    low: int | None = None,
    high: int | None = None,
    length: int | None = None,
    inline: bool = False,
    secret: bool = False,
    by_link: tuple[Any, ...] = (),
) -> Any:
    """Declare a dataclass field with limits that `load` enforces: a whole number's range, a text's or list's length.

    With `inline` the field is written down even where it has its default value.
    A `secret` field of a game's options is a tuple with a value for each seat,
    which that seat chooses before the match begins and without seeing the other
    values; whether a value is allowed must not depend on the others.
    `by_link` are the only values that a match by link may have (none named: all).
    """
    metadata = {
        "low": low,
        "high": high,
        "length": length,
        "inline": inline,
        "secret": secret,
        "by_link": by_link,
    }
    return field(metadata=metadata) if default is MISSING else field(default=default, metadata=metadata)


def dump(value: Any) -> Any:
    """Turn dataclasses, tuples and mappings into what JSON knows.

    >>> from engine.core.game import Turn
    >>> dump(Turn("plan", (0, 1)))
    {'ask': 'plan', 'seats': [0, 1], 'need': 'each'}
    """
    if is_dataclass(value) and not isinstance(value, type):
        return {name: dump(getattr(value, name)) for name in _names(type(value))}
    if isinstance(value, Mapping):
        return {str(key): dump(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [dump(item) for item in value]
    return value


def listed(value: Any) -> Any:
    """Dump a value as `dump` does, but dataclasses as the plain lists of their fields' values.

    >>> from engine.core.game import Turn
    >>> listed([Turn("plan", (0, 1))])
    [['plan', [0, 1], 'each']]
    """
    if is_dataclass(value) and not isinstance(value, type):
        return [listed(getattr(value, name)) for name in _names(type(value))]
    if isinstance(value, (list, tuple)):
        return [listed(item) for item in value]
    return dump(value)


def named(kind: Any, data: Any) -> Any:
    """Give lists that stand for dataclasses within a type their fields' names back, for `load` to read.

    A list may leave out fields at its end.  What does not look like the type stays as it is: `load` will refuse it.

    >>> from engine.core.game import Turn
    >>> named(Turn, ["plan", [0, 1]])
    {'ask': 'plan', 'seats': [0, 1]}
    """
    if not isinstance(data, list):
        return data
    if is_dataclass(kind):
        names, hints = _names(cast(Any, kind)), _hints(cast(Any, kind))
        pairs = zip(names, data, strict=False)
        return {name: named(hints[name], item) for name, item in pairs} if len(data) <= len(names) else data
    if get_origin(kind) is tuple:
        kinds = get_args(kind)
        kinds = kinds[:1] * len(data) if kinds[-1] is Ellipsis else kinds
        return [named(*each) for each in zip(kinds, data, strict=True)] if len(kinds) == len(data) else data
    return data


def plain(value: Any, depth: int = DEPTH_MAX) -> bool:
    """Say whether every program can read a value as JSON: no infinity, no half of a character, no endless nesting.

    >>> plain({"a": [1, None, "金"]}), plain([float("inf")]), plain("\\ud800")
    (True, False, False)
    """
    if isinstance(value, str):
        return value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value)
    if isinstance(value, (list, tuple)):
        return depth > 0 and all(plain(item, depth - 1) for item in value)
    if isinstance(value, Mapping):
        return depth > 0 and all(type(key) is str and plain(key) and plain(value[key], depth - 1) for key in value)
    return value is None or isinstance(value, (bool, int)) or (isinstance(value, float) and math.isfinite(value))


def read_json(text: str) -> Any:
    """Read JSON text from outside.

    Raises ValueError (a JSONDecodeError with the place where it can tell) for
    what is no JSON, for a key that stands twice in one object (two readers
    would take different values), and for nesting deeper than DEPTH_MAX: in the
    browser a parser that goes too deep takes all of Python down with it.

    >>> read_json('{"a": [1]}')
    {'a': [1]}
    """
    depth = 0
    for mark in _MARKS.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(mark[0], 0)
        if depth > DEPTH_MAX:
            raise ValueError("nested too deeply")
    return json.loads(text, object_pairs_hook=_object)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


def load(cls: type[T], data: Any, where: str = "") -> T:
    """Read a dataclass from JSON data, checking every field.

    Missing fields take their defaults.  Raises BadOption with `field` (a dotted
    path), `value` and `allowed` for anything unknown, missing, of another type
    or out of its limits.

    A class may have a hook before and one after the reading of its fields, here
    and wherever it stands within another: the class method `expand(data, where)`
    gives the data that a short form stands for, the method `settle(where)` the
    value tidied up, or raises BadOption for one that does not hold as a whole.

    >>> from engine.core.game import Result
    >>> load(Result, {"winner": 1, "method": "ko"})
    Result(winner=1, method='ko')
    """
    kind: Any = cls
    if hasattr(kind, "expand"):
        data = kind.expand(data, where)
    if not isinstance(data, Mapping):
        raise BadOption("not-an-object", field=where or cls.__name__, value=data, allowed=_names(kind))
    names = _names(kind)
    for key in data:
        if key not in names:
            raise BadOption("unknown-field", field=_join(where, str(key)), value=data[key], allowed=names)
    hints = _hints(kind)
    values = {}
    for item in fields(kind):
        path = _join(where, item.name)
        if item.name in data:
            values[item.name] = _read(hints[item.name], data[item.name], path, item)
        elif item.default is MISSING and item.default_factory is MISSING:
            raise BadOption("missing-field", field=path, value=None, allowed=names)
    read = kind(**values)
    return cast(T, read.settle(where) if hasattr(kind, "settle") else read)


def changed(value: Any) -> dict[str, Any]:
    """Dump only the fields of a dataclass that differ from their defaults or are `inline`.

    >>> from engine.core.game import Turn
    >>> changed(Turn("over"))
    {'ask': 'over'}
    """
    return {
        item.name: dump(getattr(value, item.name))
        for item in fields(value)
        if getattr(value, item.name) != item.default or item.metadata.get("inline")
    }


def secret_fields(cls: Any) -> tuple[str, ...]:
    """Name the fields of a game's options that the seats choose in secret (see `setting`).

    >>> from engine.games.blow_of_fate.state import Options
    >>> secret_fields(Options)
    ('boxers',)
    """
    return tuple(item.name for item in fields(cls) if item.metadata.get("secret"))


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(item.name for item in fields(cls))


@cache
def _hints(cls: Any) -> dict[str, Any]:
    return get_type_hints(cls)


def _join(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def _read(kind: Any, value: Any, path: str, limits: Field[Any] | None = None) -> Any:
    origin = get_origin(kind)
    if kind is Any:
        return value
    if origin in (Union, types.UnionType):
        return _read_union(get_args(kind), value, path, limits)
    if origin is Literal:
        return _one_of(get_args(kind), value, path)
    if origin is tuple:
        return _read_tuple(get_args(kind), value, path, limits)
    if origin is not None and issubclass(origin, Mapping):
        if not isinstance(value, Mapping):
            raise BadOption("wrong-type", field=path, value=value, allowed="object")
        inner = get_args(kind)[1]
        return {str(key): _read(inner, item, _join(path, str(key))) for key, item in value.items()}
    if is_dataclass(kind):
        return load(cast(type[Any], kind), value, path)
    return _read_plain(kind, value, path, limits.metadata if limits else {})


def _one_of(allowed: tuple[Any, ...], value: Any, path: str) -> Any:
    # 1 == True in Python, but not in an options file.
    for choice in allowed:
        if type(choice) is type(value) and choice == value:
            return choice
    raise BadOption("not-a-choice", field=path, value=value, allowed=allowed)


def _read_union(kinds: tuple[Any, ...], value: Any, path: str, limits: Field[Any] | None) -> Any:
    if value is None and type(None) in kinds:
        return None
    rest = [kind for kind in kinds if kind is not type(None)]
    for kind in rest[:-1]:
        try:
            return _read(kind, value, path, limits)
        except BadOption:
            continue
    return _read(rest[-1], value, path, limits)


def _read_tuple(kinds: tuple[Any, ...], value: Any, path: str, limits: Field[Any] | None) -> tuple[Any, ...]:
    if not isinstance(value, (list, tuple)):
        raise BadOption("wrong-type", field=path, value=value, allowed="list")
    if kinds[-1] is Ellipsis:
        most = limits.metadata.get("length") if limits else None
        if most is not None and len(value) > most:
            raise BadOption("too-long", field=path, value=len(value), allowed=most)
        kinds = (kinds[0],) * len(value)
    elif len(value) != len(kinds):
        raise BadOption("wrong-length", field=path, value=len(value), allowed=len(kinds))
    return tuple(
        _read(kind, item, f"{path}[{place}]") for place, (kind, item) in enumerate(zip(kinds, value, strict=True))
    )


def _read_plain(kind: Any, value: Any, path: str, limits: Mapping[str, Any]) -> Any:
    if type(value) is not kind:
        raise BadOption("wrong-type", field=path, value=value, allowed=getattr(kind, "__name__", str(kind)))
    low, high, length = limits.get("low"), limits.get("high"), limits.get("length")
    if (low is not None and value < low) or (high is not None and value > high):
        raise BadOption("off-range", field=path, value=value, allowed=(low, high))
    if length is not None and len(value) > length:
        raise BadOption("too-long", field=path, value=len(value), allowed=length)
    return value

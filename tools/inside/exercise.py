"""Inside any Pyodide: call whatever the interpreter offers, and tell what came of it, so that two can be compared.

Input: `modules`, the built-in ones to go through.  Answer: what each call gave, by what was called with what.
"""
# ruff: noqa: F821
# mypy: ignore-errors

import array
import collections
import functools
import gc
import hashlib
import importlib
import io
import itertools
import re
import struct
import sys
import unicodedata
import zlib

GIVEN = (
    (),
    (1,),
    (2.5,),
    ("a",),
    ("Ab ß", "b"),
    (b"ab",),
    (b"ab", 1),
    (3, 2),
    ([3, 1, 2],),
    ((1, 2), [4]),
    ({"a": 1},),
    (len, ["a"]),
    (str, "x", None),
    ("a", "b", "c"),
    (1, 2, 3),
    (b"a", b"b", b"c"),
    (0.5, -0.5),
    (1j, 2),
    (range(9), 2),
    (None, None),
    ("%s", ("x",)),
    ("utf-8", "strict"),
)
# What ends, waits, reaches outside, or answers otherwise each time.
LEFT = re.compile(
    r"_at_fork|_clear_|_current|_debug|_fix_co|_git|_jit|_setup|_sig|abort|activate|alarm|allocated|asyncgen|audit|buffer_info"
    r"|breakpoint|call_tracing|callstats|clock|compile|context|copyright|create_builtin|create_dynamic|credits"
    r"|displayhook|dlopen|dump|excepthook|exec|exit|extension|fcntl|fork|freeze|get_frozen|get_objects|getframe|gettotal"
    r"|getp.?pid|hash|help|id$|init_frozen|init_subclass|input|install|intern|ioctl|kill|license|lock|memory|monitoring"
    r"|open|pause|print|process|raise_signal|random|recursion|reduce|refcount|referr|register|reset_|seed|set_coroutine"
    r"|set_trace|setprofile|settrace|shutdown|sizeof|sleep|stats|super|switch_?interval|system|thread|time|unraisable"
    r"|urandom|version|wait"
)


ADDRESS = re.compile("0x[0-9a-f]+")


def told(thing):
    """Give what can be compared of a thing: of most no more than what they are."""
    if isinstance(thing, (int, float, complex, str, bytes, bool, type(None))):
        return ADDRESS.sub("at", repr(thing))
    if isinstance(thing, (list, tuple)):
        return f"{type(thing).__name__} {[told(one) for one in thing][:9]}"
    return type(thing).__name__


def tried(call, *given):
    """Call, and give what came."""
    try:
        made = call(*given)
        if hasattr(made, "__next__"):
            made = [type(made).__name__, *itertools.islice(made, 5)]
        return told(made)
    except BaseException as error:
        return f"{type(error).__name__}: {ADDRESS.sub('at', str(error))[:80]}"


def samples():
    """Give one thing at least of every kind that is easily made."""

    def generate():
        yield 1

    async def later():
        return 1

    class Own(dict):
        __slots__ = ("__dict__", "__weakref__", "a")

    things = [0, 5, -(10**30), 1.5, 1j, True, None, "Ab ß", "", b"ab", bytearray(b"ab"), [3, 1], (1, 2), {1: 2}, {3}]
    things += [frozenset("a"), range(3), slice(1, 2), memoryview(b"abc"), iter("ab"), iter([1]), iter({1: 2})]
    things += [enumerate("ab"), zip("ab"), map(str, "ab"), filter(None, "ab"), reversed([1]), generate(), later]
    things += [len, [].append, str.upper, type, object(), Own(), Own, ValueError("a"), ..., NotImplemented, sys.flags]
    things += [collections.deque("ab"), collections.defaultdict(int), collections.OrderedDict(a=1), {1: 2}.keys()]
    things += [{1: 2}.items(), functools.partial(int, "3"), itertools.count(), itertools.chain("a"), samples.__code__]
    things += [property(len), staticmethod(len), classmethod(len), sys.implementation, type.__dict__, re.compile("a")]
    things += [
        re.match("a", "ab"),
        hashlib.sha256(b"a"),
        zlib.compressobj(),
        zlib.decompressobj(),
        list[int],
        int | str,
    ]
    return [*things, io.StringIO("a\nb"), io.BytesIO(b"a\nb"), array.array("i", [1, 2]), struct.Struct("<i")]


def of_modules():
    """Call every function, and make one of every type, of the modules."""
    for module in job["modules"]:
        held = importlib.import_module(module)
        for name in sorted(dir(held)):
            thing = getattr(held, name)
            if callable(thing) and not LEFT.search(name.lower()):
                for place, given in enumerate(GIVEN):
                    yield f"{module}.{name} {place}", tried(thing, *given)


def of_things():
    """Call every method of every sample."""
    for number, first in enumerate(samples()):
        for name in sorted(dir(type(first))):
            if LEFT.search(name.lower()):
                continue
            for place, given in enumerate(GIVEN):
                thing = samples()[number]
                yield f"{type(first).__name__} {number} {name} {place}", tried(getattr(thing, name, len), *given)


def of_text():
    """Ask all there is to know of every character."""
    every = [chr(code) for code in range(sys.maxunicode + 1)]
    named = [sign for sign in every if unicodedata.category(sign)[0] != "C"]
    asked = [getattr(str, name) for name in dir(str) if name.startswith("is")]
    asked += [str.upper, str.lower, str.title, str.casefold, ascii, lambda sign: unicodedata.name(sign, "")]
    asked += [getattr(unicodedata, name) for name in ("bidirectional", "combining", "east_asian_width", "mirrored")]
    asked += [unicodedata.category, unicodedata.decomposition, lambda sign: unicodedata.numeric(sign, -1)]
    asked += [functools.partial(unicodedata.normalize, form) for form in ("NFC", "NFD", "NFKC", "NFKD")]
    for number, ask in enumerate(asked):
        answers = "|".join(map(str, map(ask, named))).encode()
        yield f"text {number}", hashlib.sha256(answers).hexdigest()
    yield "categories", hashlib.sha256("".join(map(unicodedata.category, every)).encode()).hexdigest()
    text = "".join(named)
    for name in ("utf-8", "latin-1", "ascii"):
        data = text.encode(name, "backslashreplace")
        yield f"encoding {name}", f"{hashlib.sha256(data).hexdigest()} {data.decode(name) == text}"


def of_numbers():
    """Write and read numbers, and pack and hash bytes."""
    numbers = [(-1) ** count * 1.7**count for count in range(-900, 900)]
    yield "numbers", [repr(one) for one in numbers] + [format(one, ".17g") for one in numbers]
    yield "large", [str(7**count) for count in range(0, 3000, 97)] + [f"{10**count // 7:x}" for count in range(99)]
    data = bytes(count * count % 251 for count in range(100_000))
    for level in range(10):
        yield f"zlib {level}", hashlib.sha256(zlib.compress(data, level)).hexdigest()
    for name in ("md5", "sha1", "sha256", "sha512", "sha3_256", "blake2b", "blake2s"):
        yield name, hashlib.new(name, data).hexdigest()


gc.disable()
answer = {}
for part in (of_numbers, of_text, of_things, of_modules):
    answer.update(part())

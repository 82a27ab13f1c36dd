"""Inside the shipped Pyodide, run by Python itself at its start: spare importing what it would work out every time.

Dataclasses and named tuples write source text and compile it, annotations in quotes are compiled one by one, regular
expressions by Python code.  The build imports everything, keeps what came of it (`remember.py`) and lays it beside the
modules; here it is looked up.  What is not among it is worked out as ever.

And garbage is not looked for before whoever starts the application says so: hardly anything made until then is any.
"""
# mypy: ignore-errors

# First of all, because what comes next lies in an archive.
import _archives  # noqa: F401

# isort: split
import _sre
import collections
import dataclasses
import gc
import marshal
import re
from contextlib import suppress

import annotationlib

#: ("exec" or "eval", source text) -> code; ("re", pattern, flags) -> what `_sre.compile` takes.
known = {}
#: The keys of what the build had worked out.
remembered = {}

compile_pattern = re._compiler.compile


def code_of(text, kind):
    """Give the code of a source text; what is no text is given back."""
    if not isinstance(text, str):
        return text
    if (kind, text) not in known:
        known[kind, text] = compile(text, "<string>", kind, dont_inherit=True)
    return known[kind, text]


def pattern_of(source, flags=0):
    """Give a compiled regular expression."""
    made = known.get(("re", source, flags)) if isinstance(source, (str, bytes)) else None
    return _sre.compile(*made) if made else compile_pattern(source, flags)


def remember(data):
    """Take up what the build has worked out, as bytes of `marshal`."""
    known.update(marshal.loads(data))
    remembered.update(dict.fromkeys(known))


gc.disable()
dataclasses.exec = lambda text, *spaces: exec(code_of(text, "exec"), *spaces)
annotationlib.compile = lambda text, name, kind: code_of(text, kind)
collections.eval = lambda text, *spaces: eval(code_of(text, "eval"), *spaces)
re._compiler.compile = pattern_of
# The first time, the build has yet to make it.
with suppress(OSError):
    remember(__spec__.loader.get_data("remembered.bin"))

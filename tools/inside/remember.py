"""Inside the shipped Pyodide: what does importing these modules work out that is not remembered yet?

Input: `modules`, and `app`, the archive or folder with those that are not the standard library's (or nothing).
Answer: what `sitecustomize.remember` takes, in base64.
"""
# ruff: noqa: F821
# mypy: ignore-errors

import base64
import importlib
import marshal
import re
import sys

import sitecustomize

remembered = sitecustomize.remembered
if job.get("app"):
    sys.path.insert(0, f"/site/{job['app']}")
for name in job["modules"]:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:  # an attribute, or the browser's own
        continue


class Listener:
    """Stands in for `_sre` and notes what patterns are made from."""

    def __getattr__(self, name):
        return getattr(sitecustomize._sre, name)

    def compile(self, pattern, flags, code, *groups):
        # Plain numbers: `marshal` knows no others.
        self.given = (pattern, int(flags), [int(word) for word in code], *groups)
        return sitecustomize._sre.compile(pattern, flags, code, *groups)


answer = {key: made for key, made in sitecustomize.known.items() if key not in remembered}
re._compiler._sre = listener = Listener()
for _, source, flags in list(re._cache):
    if ("re", source, int(flags)) not in remembered:
        sitecustomize.compile_pattern(source, flags)
        answer["re", source, int(flags)] = listener.given
answer = base64.b64encode(marshal.dumps(answer)).decode()

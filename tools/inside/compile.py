"""Inside Pyodide: compile sources to sourceless bytecode of this very Python.

Input: `files`, each with `source` (a path under /site), `target` (where to write), `name` (what a traceback
says), `bare` (leave out docstrings, the annotations of functions, and slots), `cached` (to lie in `__pycache__`,
beside any source of that name).
Answer: how many files were written.
"""
# ruff: noqa: F821
# mypy: ignore-errors

import ast
import importlib.util
import marshal
import pathlib

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
# A dataclass without a docstring spends time at import on writing one from its signature.
UNCHECKED_HASH = (1).to_bytes(4, "little") + bytes(8)
SOURCELESS = bytes(12)


def unannotate(node):
    """Take a function's annotations out, unless a decorator reads them (`singledispatch`'s `register`)."""
    if any("register" in ast.dump(wrap) for wrap in node.decorator_list):
        return
    node.returns = None
    given = node.args
    for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
        if argument is not None:
            argument.annotation = None


def unslot(node):
    """Take `slots=True` from a dataclass: it makes the class twice, and half the time of importing goes there."""
    for wrap in node.decorator_list:
        if isinstance(wrap, ast.Call) and getattr(wrap.func, "id", "") == "dataclass":
            wrap.keywords = [keyword for keyword in wrap.keywords if keyword.arg != "slots"]


def undocument(tree):
    """Take out what only readers of the source need, leaving every line number as it was."""
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS):
            unannotate(node)
        if not isinstance(node, (ast.Module, ast.ClassDef, *FUNCTIONS)):
            continue
        documented = ast.get_docstring(node, clean=False) is not None
        if isinstance(node, ast.ClassDef):
            unslot(node)
            if documented or any("dataclass" in ast.dump(wrap) for wrap in node.decorator_list):
                node.body[: 1 if documented else 0] = [ast.copy_location(ast.Expr(ast.Constant(".")), node)]
        elif documented:
            del node.body[0]
            if not node.body and isinstance(node, FUNCTIONS):
                node.body.append(ast.copy_location(ast.Pass(), node))
    return ast.fix_missing_locations(tree)


for item in job["files"]:
    source = pathlib.Path("/site", item["source"]).read_bytes()
    tree = ast.parse(source, item["name"])
    code = compile(undocument(tree) if item["bare"] else tree, item["name"], "exec", dont_inherit=True, optimize=0)
    target = pathlib.Path("/site", item["target"])
    target.parent.mkdir(parents=True, exist_ok=True)
    head = UNCHECKED_HASH if item.get("cached") else SOURCELESS
    target.write_bytes(importlib.util.MAGIC_NUMBER + head + marshal.dumps(code))
answer = len(job["files"])

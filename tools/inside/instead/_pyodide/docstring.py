"""Instead of `_pyodide.docstring`: nobody reads in the page what Pyodide's functions say of themselves.

Pyodide works it out at every start.
"""
# Under the Mozilla Public License 2.0, as what it stands for.
# mypy: ignore-errors


def dedent_docstring(docstring):
    """Give a docstring as it is."""
    return docstring


def get_cmeth_docstring(func):
    """Give the least that is taken for a docstring with a signature."""
    return f"{func.__name__}()\n--\n\n"

"""The browser: the only room that imports js, pyodide or pyscript (with `ui.worker` and `ui.main`).

Lives here: `host` (all that is PyScript's), and what reads and changes the page,
owns every listener and proxy, saves and shares.  May import: `ui`, `engine` and
the standard library.  Must never: decide a rule or write a sentence.
"""

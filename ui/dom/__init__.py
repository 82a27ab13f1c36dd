"""The bridge to the browser: with `ui.main` and `ui.worker` all that imports js, pyodide and pyscript.

Lives here: `patch` (trees to DOM), `inputs` (events to messages), `stage` (what
moves), `store`, `device`, `sound`, `jobs`, `host` (PyScript's own) and `app`, the
loop.  Owns every proxy and every listener; listeners sit on lasting roots only.
Must never: decide what is shown or what a rule says.
"""

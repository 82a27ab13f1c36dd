"""The page's Python: words, screens, pictures and the bridge to the browser.

Lives here: `text` (events and errors to sentences), `screens` (pure model,
update and view), `art` (pure pictures), `dom` (the browser).  May import:
`engine` and the standard library; only `ui.dom`, `ui.worker` and `ui.main` may
touch js, pyodide or pyscript.  Must never: decide a rule of a game.
"""

"""The referee: rules, dice, matches, records, odds and links of the games.

Pure Python, standard library only.  Must never import js, pyodide, pyscript,
asyncio, random or a clock, and holds no sentence for people (only the command
line, `engine.__main__`, borrows them from `ui.text`).
"""

VERSION = "0.1.0"

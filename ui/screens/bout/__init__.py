"""What the match screens of the boxing games share.

Lives here: `sport` (the table of what a game gives), `view` (the screen put
together) and its parts: the line of odds, controls, log, lines of news, the
sheets behind buttons, the end.  May import: `engine`, `ui.text`, `ui.art`,
`ui.markup` and `ui.screens`.  Must never: import a game, touch the browser,
decide a rule, or tell what is not revealed yet.
"""

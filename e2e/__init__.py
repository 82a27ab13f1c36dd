"""The built site in a real browser.

Lives here: `pages` (what a screen offers and shows: they act and expect) and
`journeys` (what people do, from end to end).  May import: `engine` and `ui.text`
for what is expected, `tools` for the server and the browser.  Must never: build
the site, wait a fixed time, or reach into the page's Python.
"""

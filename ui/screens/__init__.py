"""The screens: what is shown for what the page knows.

Lives here: `model` (all that the page knows), the views (`shell`, `home`,
`setup`, `help`, `records`, `about`, the match's), their small parts (`parts`,
`icons`) and `update` (message and model to the next model).  May import:
`engine`, `ui.text`, `ui.art`, `ui.markup` and the standard library.  Must never:
touch the browser, read a clock, test the size of the window, or write HTML as text.
"""

"""Playing by link: what this device keeps of its correspondences, and their pages.

Lives here: `letter` (a correspondence on this device), `moves` (its messages, and what a link of it leads to), `page`
(one correspondence), `listing` (all of them, and how it works), `parts` (what a match screen shows of it).  May import:
`engine`, `ui.text`, `ui.art`, `ui.markup` and `ui.screens`.  Must never: show or pass on what is sealed, or the match
as only this side knows it.
"""

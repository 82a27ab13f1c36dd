"""Twelve-Sided Boxing in words.

Lives here: `labels` names things, `describe` tells an event plainly, `why` gives
its reasons, `commentary` calls it from the ringside with the lines of `lines`,
`help` is the rules to be read, `report` sums a bout up for a chat.  May import:
`engine.core`, `engine.games.d12_boxing` and the common modules of `ui.text`.
Must never: say more than the event does, or repeat a number of the tables by hand.
"""

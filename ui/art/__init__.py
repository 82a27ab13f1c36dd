"""Pure pictures: figures, the ring, dice as solids, graphs, seals and icons.

Lives here: functions from plain data to `ui.markup` trees of SVG, and timelines
that say what moves when.  May import: `engine` (events only), `ui.markup`,
`ui.text` and the standard library (`segno` inside `qr`).  Must never: touch the
browser, roll a die, keep a clock, or hold a sentence.
"""

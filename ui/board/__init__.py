"""Boards of hexes as pictures: what lies on them, how it is drawn, and which hex lies under a finger.

Lives here: `scene` (all that a board shows, as data), `layout` (hexes to places in a picture and back), `draw` (a scene
as a list of paths and words, from the outlines in `shapes`, the same for canvas and SVG), `svg`, `grid` (the board for
the keyboard).  May import: `ui.markup`, the inks of `ui.art` and the standard library.  Must never: know a rule or the
browser.  Which hexes can be picked comes in with the scene; a picked hex goes out.
"""

"""Share links: what is written after the `#` of the page's address.

`envelope` packs and unpacks any body, `share` knows the seed link and the record
link, `objects` boxers and the like.  `correspondence` is one side of a match by
link, `recovery` its file.  May import: `engine.core` and `engine.games`.  Must never: treat a link's
content as anything but data.
"""

"""Sentences: events, errors, options and rules of the games in words, in every language.

Lives here: `words` (the catalogues and how text is filled in), `errors` (error
codes), `bills` (the games as posters), `blocks` (what rules to be read are made
of), `booth` (the announcer's craft), `ring` (what the boxing games say alike)
and one package a game.  May import: `engine` and the standard library.  Must
never: decide a rule, touch the page, or put a number in a sentence that the
engine did not give.
"""

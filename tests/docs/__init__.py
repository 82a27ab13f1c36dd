"""Tests of what the pages for people say: vectors hold, commands run, folders and links are there."""

"""Tests of what the build makes: the files, the cut runtime, and the engine inside it."""

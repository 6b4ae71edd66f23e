"""The game keeps every promise that Ludoteca expects of a game."""

from ludoteca.conformance.suite import *  # noqa: F403 (every promise is a test)

GAMES = ["starter"]

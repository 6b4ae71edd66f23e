"""The base of every game: interface, states, errors, random numbers, and compiled code."""

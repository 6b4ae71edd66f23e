"""The promises that every game keeps, as tests for pytest.

A package with a game runs them with a file of two lines:

    from ludoteca.conformance.suite import *

    GAMES = ["my_game"]

docs/game-contract.md lists the promises. The suite needs pytest and Hypothesis: `pip install 'ludoteca[testing]'`.
"""

from importlib.util import find_spec

if find_spec("pytest") is None or find_spec("hypothesis") is None:
    raise ImportError("The conformance suite needs pytest and Hypothesis: pip install 'ludoteca[testing]'.")

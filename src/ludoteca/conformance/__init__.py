"""The promises that every game keeps, as tests for pytest.

A package with a game runs them with a file of two lines:

    from ludoteca.conformance.suite import *

    GAMES = ["my_game"]

docs/game-contract.md lists the promises. The suite needs pytest and Hypothesis: `pip install 'ludoteca[testing]'`.
"""

from ludoteca.core.extras import require

require("testing")

"""How much the tests try, as in the conformance suite."""

from ludoteca.conformance.sizes import QUICK, SOAK, examples, few, games

__all__ = ["QUICK", "SOAK", "examples", "few", "games"]

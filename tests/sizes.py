"""How much the tests try, as in the conformance suite."""

from ludoteca.conformance.sizes import PURE, QUICK, SOAK, examples, few, games

__all__ = ["PURE", "QUICK", "SOAK", "examples", "few", "games"]

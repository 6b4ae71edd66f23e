"""Strategies for Hypothesis, as in the conformance suite."""

from ludoteca.conformance.drawn import positions, tables, unlikely_texts

__all__ = ["positions", "tables", "unlikely_texts"]

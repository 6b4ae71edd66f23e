"""All promises in one module: a test file imports everything from here and may name its `GAMES`.

Without `GAMES` the promises are tried with every game that is found. There are no exceptions by name.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

PARTS = (
    *("traits", "setting_up", "actions", "knowing", "observing", "reasons", "words", "drawing", "storing", "ending"),
    *("batches", "properties"),
)
"""The modules with the promises, in reading order."""

pytest.register_assert_rewrite(*(f"ludoteca.conformance.{part}" for part in PARTS))

from ludoteca.conformance.fixtures import few_states, pytest_generate_tests, rules_of, states  # noqa: E402


def promises() -> dict[str, Callable[..., Any]]:
    """All promises by name."""
    modules = [import_module(f"ludoteca.conformance.{part}") for part in PARTS]
    found = [(name, value) for module in modules for name, value in vars(module).items() if name.startswith("test_")]
    repeated = {name for name, _ in found if [each for each, _ in found].count(name) > 1}
    assert not repeated, f"These promises have the same name: {', '.join(sorted(repeated))}."
    return dict(found)


globals().update(promises())

__all__ = ["few_states", "pytest_generate_tests", "rules_of", "states", *promises()]  # noqa: PLE0604

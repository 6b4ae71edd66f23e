"""Every game keeps every promise of the conformance suite."""

from ludoteca.conformance.suite import *  # noqa: F403 (every promise is a test)

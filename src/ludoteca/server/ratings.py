"""Ratings of people and bots over tables of two to four, by the Plackett-Luce model of the openskill library."""

from __future__ import annotations

from ludoteca.server.database import Database


async def rate_finished(database: Database, match: str) -> None:
    """Count a finished match for the ratings of those who played it, exactly once."""

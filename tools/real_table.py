"""Writes what the page's tools for the real table show: the steps of the set-up, and what score sheets offer."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

GAMES = ("lanterns", "shelfie")
FILE = Path(__file__).parents[1] / "web" / "src" / "real-table" / "facts.json"


def real_table_facts() -> str:
    """The facts of both games, by number of players, as JSON."""
    facts = {}
    for game in GAMES:
        module = import_module(f"ludoteca.games.{game}.table_setup")
        facts[game] = {
            players: {"setup": module.setup_steps(players), "sheet": module.sheet_facts(players)}
            for players in range(2, 5)
        }
    return json.dumps(facts) + "\n"


if __name__ == "__main__":
    FILE.write_text(real_table_facts(), "utf-8")

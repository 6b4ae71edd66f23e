"""Plays with native libraries, to find out whether they work on this computer.

    python -m ludoteca.search.native_trial

`ludoteca.core.native_trial` runs it before libraries are used on a system where none of us has run them.
"""

from __future__ import annotations

import sys

from ludoteca.core import compiled
from ludoteca.core.cache import GAMES
from ludoteca.core.game import Game
from ludoteca.core.library import game, game_names
from ludoteca.core.luck import quick_luck
from ludoteca.search.hints import hint
from ludoteca.search.players import player

SEARCHED = 4
"""For how many plies of a match there are hints."""


def main() -> None:
    """Play every game that comes with Ludoteca; exit with a sentence if one of them has no library that works."""
    for each in (game(name) for name in game_names()):
        if each.source_folder.parent == GAMES:
            if not compiled.NATIVE or compiled.is_slow(each.source_folder):
                sys.exit(f"{each.title} has no native library that works here.")
            for players in each.players:
                play(each, players)


def play(played: Game, players: int) -> None:
    """Play a match, with everything that a table needs."""
    state, luck, bot = played.new(players, seed=1), quick_luck("trial", 1), player("adept", played)
    while not state.over:
        state.views([None, *range(players)])
        if state.ply < SEARCHED:
            hint(state, iterations=50, seed=state.ply)
        action = bot.choose(state, luck)
        state.preview(action)
        state.reasons(action)
        state.play(action)
    state.outcome()
    state.events_since(0)
    state.position()


if __name__ == "__main__":
    main()

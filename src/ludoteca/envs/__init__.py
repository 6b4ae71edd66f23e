"""The games as environments for research: PettingZoo, Gymnasium (one table or thousands), OpenSpiel.

Importing this room tells Gymnasium the ids of the games.
"""

from __future__ import annotations

from ludoteca.envs.ids import register_games

register_games()

"""The games as research environments: PettingZoo, Gymnasium (one table or thousands), OpenSpiel.

Importing this package registers the games with Gymnasium.
"""

from __future__ import annotations

from ludoteca.core.extras import require

require("research")

from ludoteca.envs.ids import register_games

register_games()

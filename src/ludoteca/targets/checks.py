"""What a native library has to do when it is loaded (`ludoteca.core.native_check`).

    python -m ludoteca.targets.checks GAME

prints it. `find_check` runs that without compiling anything, so the match is played by the rules themselves.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from ludoteca.core import kernels, luck, record_calls
from ludoteca.core.game import MAX_PLIES
from ludoteca.core.library import game as find_game
from ludoteca.core.native_check import match_digest
from ludoteca.core.types import Document


def find_check(name: str) -> Document:
    """What a library of a game has to do, found in another process, where nothing is compiled."""
    command = [sys.executable, "-m", "ludoteca.targets.checks", name]
    pure = os.environ | {"LUDOTECA_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    check: Document = json.loads(subprocess.run(command, env=pure, stdout=subprocess.PIPE, check=True).stdout)
    return check


def play_check(name: str) -> Document:
    """Play the match of a game's check."""
    game = find_game(name)
    check: Document = {
        "actions": game.action_count,
        "bytes": game.dtype.itemsize,
        "luck": luck.WORDS,
        "options": len(game.options),
        "players": game.players[0],
        "plies": MAX_PLIES,
    }
    calls: list[Any] = [luck.seed_luck, kernels.setup_one, record_calls.list_actions, record_calls.carry_out]
    return check | {"digest": match_digest({each.__name__: each for each in calls}, game.empty(), check)}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(play_check(sys.argv[1])))

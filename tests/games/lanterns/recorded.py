"""What the page's tests of Lanterns draw: recorded views and steps, with what the game tells about them today.

    python -m tests.games.lanterns.recorded

updates `web/src/games/lanterns/tests/positions.json`; `test_recorded.py` refuses a file that is out of date.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludoteca.core.messages import message
from ludoteca.games.lanterns.facts import GENERIC_VALUE
from ludoteca.games.lanterns.narration import ROUNDS

FILE = Path(__file__).parents[3] / "web/src/games/lanterns/tests/positions.json"
VIEWS = ("four", "three", "two", "corner", "many", "final", "over")


def update(view: dict[str, Any]) -> dict[str, Any]:
    """Add the keys that views have now to a recorded view."""
    rounds = ROUNDS[view["players"]]
    if view["over"] or view["final"]:
        progress = message(f"lanterns-progress-{'over' if view['over'] else 'final'}")
    else:
        placed = len(view["lake"]) - 1
        progress = message("lanterns-progress", round=placed // view["players"] + 1, rounds=rounds)
    pays = {kind: (values or [GENERIC_VALUE])[0] for kind, values in view["stacks"].items()}
    return view | {"progress": progress, "rounds": rounds, "pays": pays}


def text() -> str:
    """The file's text."""
    recorded = json.loads(FILE.read_text())
    recorded |= {name: update(recorded[name]) for name in VIEWS}
    return json.dumps(recorded, separators=(",", ":"))


if __name__ == "__main__":
    FILE.write_text(text())

"""What the page's tests of My Shelfie draw: recorded views, previews and events of real matches.

    python -m tests.games.shelfie.recorded

writes them to `web/src/games/shelfie/testing/recorded.json`; `test_recorded.py` refuses ones that are out of date.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca import State

FILE = Path(__file__).parents[3] / "web/src/games/shelfie/testing/recorded.json"


FEW = 12
"""The best of about this many actions is played."""


def better(state: State, action: int) -> tuple[int, int, int]:
    """What makes one action preferable: points, tiles that are right for the common goals, few tiles left over."""
    preview = state.preview(action)
    return (
        preview["points"]["after"]["total"],
        sum(goal["done"] for goal in preview["progress"]),
        len(preview["landing"]),
    )


def play_match(players: int, seed: int, plies: int, **options: Any) -> tuple[State, list[dict[str, Any]]]:
    """Play a number of plies; return the state and the log."""
    state, steps = ludoteca.game("shelfie").new(players=players, seed=seed, **options), []
    while state.ply < plies and not state.over:
        seat = state.seat
        some = state.legal_actions()[:: max(1, len(state.legal_actions()) // FEW)]
        state.play(max(some, key=lambda action: better(state, action)))
        caused = state.history()[-1]
        decided = {"entry": state.ply + 1, "kind": "act", "by": seat, "at": 0}
        steps.append(decided | {"events": caused.seen_by(None), "says": caused.narration(None)})
    return state, steps


def foreseen(state: State, lines: list[list[str]]) -> dict[str, Any]:
    """What every column and order of some lines would bring, and why others are refused."""
    texts = [state.action_text(action) for action in state.legal_actions()]
    wanted = [text for text in texts if sorted(text[5:-4].split()) in map(sorted, lines)]
    return {text: state.preview(text) for text in wanted}


def record_all() -> dict[str, Any]:
    """Record a match halfway, one at its end, and an English one whose living room was cleared before a refill."""
    middle, steps = play_match(3, 7, 16)
    over, last = play_match(2, 9, 999)
    _, english = play_match(4, 5, 30, rulebook="english")
    seat = middle.seat
    lines = middle.view(seat)["legal"]["lines"]
    longest = [line for line in lines if len(line) == max(map(len, lines))][:1]
    chosen = [line for line in lines if set(line) <= set(longest[0])]
    returned = [step for step in english if any(event["kind"] == "return" for event in step["events"])]
    return {
        "middle": {"view": middle.view(seat), "steps": steps[-3:], "previews": foreseen(middle, chosen)},
        "over": {"view": over.view(0), "steps": last[-2:]},
        "english": {"steps": returned[:1]},
    }


def text() -> str:
    """The file's text."""
    return json.dumps(record_all(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text())

"""Everything that games tell people in whole matches, as messages.

    python -m tests.narrations

writes some of them with their texts to `web/src/games/testing/narration.json`, so that the page's tests can compare its
texts with Python's; `tests/locales/test_narrations.py` refuses a file that is out of date.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.core.messages import message
from ludoteca.locales import LANGUAGES
from ludoteca.terminal.reader import Reader
from tests.tables import BUILT_IN

FILE = Path(__file__).parents[1] / "web/src/games/testing/narration.json"
GAMES = BUILT_IN
NAMES = ["Ada", "Bea", "Cleo", "Dora"]
READER = 0
SAMPLES = 3
"""How many messages with the same id are written."""


def messages_of_match(game: ludoteca.Game, players: int, seed: int, **options: Any) -> Iterator[dict[str, Any]]:
    """Every message of one match: progress, an action with its preview and reasons, and what it caused."""
    state = game.new(players, seed, **options)
    while not state.over:
        actions = state.legal_actions()
        action = actions[0] if (state.ply + seed) % 3 else actions[(state.ply * 7919 + seed) % len(actions)]
        text, view = state.action_text(action), state.view(state.seat)
        words = game.action_message(text, view)
        yield from [view["progress"]] if "progress" in view else []
        yield from [words] if words else []
        yield from game.preview_messages(state.preview(action))
        yield from map(game.reason_message, state.reasons(action))
        yield from state.apply_and_record(action).narration(None)
    yield from [view["progress"]] if "progress" in (view := state.view()) else []


def refusals(game: ludoteca.Game) -> Iterator[dict[str, Any]]:
    """Every reason for which the rules of a game refuse an action."""
    for refusal in game.refusals.values():
        found = refusal.error(game.name)
        yield from [message(found.message)] if found.message else []


@cache
def of_game(name: str, matches: int = 4) -> list[dict[str, Any]]:
    """Every message of some matches of a game with every number of players, and its refusals, each once."""
    game = ludoteca.game(name)
    tables = [(players, seed) for players in game.players for seed in range(matches)]
    found = [each for players, seed in tables for each in messages_of_match(game, players, seed)]
    options = [
        {option.name: option.choices[1]} for option in game.options if 2 in option.only.get(option.choices[1], [2])
    ]
    found += [each for option in options for each in messages_of_match(game, 2, 1, **option)]
    unique = {json.dumps(each): each for each in [*found, *refusals(game)]}
    return list(unique.values())


def samples() -> list[dict[str, Any]]:
    """Some messages with each id, and their texts for one reader in every language."""
    chosen: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for name in GAMES:
        for each in of_game(name):
            if len(chosen[each["id"]]) < SAMPLES:
                chosen[each["id"]].append(each)
    readers = {language: Reader(language, NAMES, READER) for language in LANGUAGES}
    return [
        {"message": each, "texts": {language: reader.render(each) for language, reader in readers.items()}}
        for _, messages in sorted(chosen.items())
        for each in messages
    ]


def text() -> str:
    """The file's text."""
    lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in samples())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(), "utf-8")

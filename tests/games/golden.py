"""Golden matches: whole recorded matches, which must always end in the same way.

One file is one match, `tests/games/<game>/golden/<name>.json`: the seed, the options, every action as people type it,
the final scores, the winners, and the SHA-256 of the final state's bytes.

    python -m tests.games.golden new lanterns four-players --players 4 --seed 7 --options dealing=start
    python -m tests.games.golden write

`new` plays a random match and records it. `write` replays all matches and records their ends again: only after an
intended change of the rules or of the state's bytes, never to make a failing test pass.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

import ludoteca
import tests.conftest  # noqa: F401  where the third game is
from tests.tables import Table, chooser

HERE = Path(__file__).parent


class Golden(NamedTuple):
    """A recorded match."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    actions: list[str]
    scores: list[int]
    winners: list[int]
    sha256: str

    def state_at(self, ply: int) -> ludoteca.State:
        """The state after the first `ply` actions, replayed from the seed."""
        state = ludoteca.game(self.game).new(self.players, self.seed, **self.options)
        for action in self.actions[:ply]:
            state.play(action)
        return state


def files() -> list[Path]:
    return sorted(HERE.glob("*/golden/*.json"))


def read(path: Path) -> Golden:
    return Golden(**json.loads(path.read_text(encoding="utf-8")))


def write(path: Path, match: Golden) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(match._asdict(), indent=2) + "\n", encoding="utf-8")


def replay(match: Golden) -> Golden:
    """Replay a match; return it with the end that it has now."""
    state = match.state_at(len(match.actions))
    outcome = state.outcome()
    digest = hashlib.sha256(state.to_bytes()).hexdigest()
    return match._replace(scores=outcome.scores, winners=outcome.winners, sha256=digest)


def play(table: Table, seed: int) -> Golden:
    """Play a random match."""
    choose, state, actions = chooser(seed), table.new(seed), []
    while not state.over:
        actions.append(state.action_text(choose(state)))
        state.play(actions[-1])
    return replay(Golden(table.name, table.players, table.options, seed, actions, [], [], ""))


def chosen(game: ludoteca.Game, wishes: list[str]) -> tuple[str | bool, ...]:
    """The choices of all options, of which some are written like dealing=start."""
    wanted = dict(wish.split("=") for wish in wishes)
    named = {option.name: {str(choice): choice for choice in option.choices} for option in game.options}
    return tuple(choices[wanted.get(name, next(iter(choices)))] for name, choices in named.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("write", help="replay all matches and record their ends again")
    new = commands.add_parser("new", help="play a random match and record it")
    new.add_argument("game", choices=ludoteca.game_names())
    new.add_argument("name", help="of the file")
    new.add_argument("--players", type=int, default=2)
    new.add_argument("--seed", type=int, default=1)
    new.add_argument("--options", nargs="*", default=[], metavar="option=choice")
    wish = parser.parse_args()
    if wish.command == "new":
        table = Table(wish.game, wish.players, chosen(ludoteca.game(wish.game), wish.options))
        write(HERE / wish.game / "golden" / f"{wish.name}.json", play(table, wish.seed))
    else:
        for path in files():
            write(path, replay(read(path)))


if __name__ == "__main__":
    main()

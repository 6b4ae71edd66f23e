"""Write docs/environments.md: tables of actions, observations and rewards, from the code of the games.

python -m tools.environments writes the page; a test fails if it is out of date.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import ludoteca
from ludoteca.core.game import Game
from ludoteca.envs.ids import HISTORY, ids

PAGE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
HEAD = """\
# The environments, game by game

Every environment of a game has the same actions, observations and rewards: [Gymnasium](gymnasium.md), one table or
thousands, [PettingZoo](pettingzoo.md) and [OpenSpiel](openspiel.md). The tables are generated from the code.

**Observations** are whole numbers from 0 (`int8`), flat, part after part. Parts with one row for each seat begin with
your own seat, followed by the seats after it; unused seats are 0. The seat to move and the seat that began are counted
in the same way, from your seat on. `observation="flat"` and `"rllib"` divide every number by its maximum. An
observation contains what the seat knows and nothing else.

**Rewards** come at the end of a match: 1 for first place, −1 for last place, evenly spaced in between. Players who
share a place get the mean of the rewards for the places they share, and rewards sum to 0. All other rewards are 0; an
illegal action costs 1 point.

| players | first | second | third | fourth |
|---:|---:|---:|---:|---:|
| 2 | 1 | −1 | | |
| 3 | 1 | 0 | −1 | |
| 4 | 1 | 1/3 | −1/3 | −1 |
"""
FOOT = """\
The version goes up when the observations, actions or rewards of a game change, so that a trained policy no longer fits.
A new setting that changes none of them does not raise it.
"""


def table(head: list[str], rows: list[list[str]], right: set[int]) -> str:
    """A table in Markdown; `right` are the columns with numbers."""
    marks = ["---:" if number in right else "---" for number in range(len(head))]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, marks, *rows))


def span(start: int, count: int) -> str:
    """The first and the last of a number of indices."""
    return str(start) if count == 1 else f"{start}–{start + count - 1}"


def quote(words: Iterable[object]) -> str:
    """Words as code."""
    return ", ".join(f"`{word}`" for word in words)


def facts(game: Game) -> str:
    """What a game is called in each library, and its sizes."""
    options = "; ".join(f"`{each.name}`: {quote(each.choices)}" for each in game.options)
    rows = [
        ["Gymnasium", f"`{ids()[game.name]}`"],
        ["PettingZoo", f'`ludoteca.envs.pettingzoo.env("{game.name}")`, agents {quote(["seat_0", "seat_1"])}, …'],
        ["OpenSpiel", f"`ludoteca_{game.name}`"],
        ["players", f"{game.players[0]} to {game.players[-1]}"],
        ["options, the default first", options or "none"],
        ["actions", f"`Discrete({game.action_count})`"],
        ["observation", f"{game.observation_size} numbers"],
    ]
    return table(["", ""], rows, set())


def actions(game: Game) -> Iterator[list[str]]:
    """A row for each kind of action."""
    start = 0
    for group in game.action_groups:
        yield [span(start, group.count), str(group.count), f"`{group.text}`", group.meaning]
        start += group.count


def observation(game: Game) -> Iterator[list[str]]:
    """A row for each part of an observation."""
    start = 0
    for name, part in game.observation.items():
        shape = " × ".join(map(str, part.shape))
        yield [span(start, part.size), f"`{name}`", shape, str(part.most), part.meaning]
        start += part.size


def section(game: Game) -> str:
    """The section of a game."""
    parts = [
        f"## {game.title}",
        facts(game),
        f"### Actions of {game.title}",
        table(["numbers", "count", "for example", "what they do"], list(actions(game)), {1}),
        "[notation.md](notation.md) explains the texts; `state.action_text(number)` writes them.",
        f"### Observation of {game.title}",
        table(["indices", "part", "shape", "at most", "what it is"], list(observation(game)), {3}),
    ]
    return "\n\n".join(parts)


def page(games: list[Game]) -> str:
    """The whole page."""
    history = table(["version", "what changed"], [[f"v{n}", text] for n, text in enumerate(HISTORY)], set())
    return "\n\n".join([HEAD.rstrip(), *map(section, games), f"## Version history\n\n{history}", FOOT])


def built_in() -> list[Game]:
    """The games that come with Ludoteca."""
    home = Path(ludoteca.__file__).parent / "games"
    found = [ludoteca.game(name) for name in ludoteca.game_names()]
    return [game for game in found if game.source_folder.parent == home]


if __name__ == "__main__":
    PAGE.write_text(page(built_in()), encoding="utf-8")
    print(f"{PAGE.name} is written.")

"""Everything that can be compiled before the first match of a game, in the order in which it is needed.

`python -m ludoteca.search.warmup GAME PART…` compiles parts of a game and prints a line after each step.
"""

from __future__ import annotations

import sys

from ludoteca.core.compiled import NATIVE, stay_silent
from ludoteca.core.game import Game
from ludoteca.core.library import game as find_game
from ludoteca.core.luck import quick_luck
from ludoteca.core.warmup import Step, mark_warm, new_table, rule_steps, simulation_steps
from ludoteca.search.baselines import greedy
from ludoteca.search.hints import hint
from ludoteca.search.parts import PARTS


def glancing_steps(game: Game) -> list[Step]:
    """The steps that compile players that look at each action once."""
    return [Step(2.6, lambda: greedy(new_table(game), quick_luck("warm-up", 0)))]


def thinking_steps(game: Game) -> list[Step]:
    """The steps that compile players that search, and hints, which also look at what other seats have done."""

    def second_turn() -> None:
        state = new_table(game)
        first = state.seat
        while state.seat == first:
            state.play(state.legal_actions()[-1])
        hint(new_table(game) if state.over else state, iterations=1, seed=0)

    return [Step(6.0, second_turn)]


STEPS = dict(zip(PARTS, (rule_steps, glancing_steps, thinking_steps, simulation_steps), strict=True))


_loaded: set[tuple[str, str]] = set()


def load_part(game: Game, part: str) -> None:
    """Load a part of a game into this process, once; compile what is not in the cache. Native libraries are loaded."""
    if NATIVE or (game.name, part) in _loaded:
        return
    for step in STEPS[part](game):
        step.run()
    mark_warm(game, part)
    _loaded.add((game.name, part))


def main() -> None:
    """Compile parts of a game, printing the part after each of its steps."""
    stay_silent()
    name, *parts = sys.argv[1:]
    game = find_game(name)
    for part in parts:
        steps = STEPS[part](game)
        for number, step in enumerate(steps, start=1):
            step.run()
            if number == len(steps):
                mark_warm(game, part)
            print(part, flush=True)  # noqa: T201 (the process that started this one reads it)


if __name__ == "__main__":
    main()

"""External players, as people write them: some of them behave."""

from __future__ import annotations

import random
from typing import Any

import ludoteca


class First:
    """Takes the first legal action."""

    def choose(self, state: ludoteca.State, dice: random.Random) -> Any:
        return state.legal_actions()[0]


class Speaker(First):
    """Answers with a text, at random."""

    def choose(self, state: ludoteca.State, dice: random.Random) -> Any:
        return state.action_text(dice.choice(state.legal_actions()))


class Budgeted(First):
    """Takes a budget."""

    def __init__(self, game: ludoteca.Game, budget: str = "none") -> None:
        assert (game.name, budget) == ("lanterns", "7")


class Curious(First):
    """Fails with a message about the opponent's hand, which it cannot know."""

    def choose(self, state: ludoteca.State, dice: random.Random) -> Any:
        other = (int(state.record["seat"][0]) + 1) % state.players
        raise ValueError(f"the other's hand is {state.view(other)['hand'][0]['tile']}")


class Sleeper(First):
    """Never answers."""

    def choose(self, state: ludoteca.State, dice: random.Random) -> Any:
        while True:
            pass


class Broken(First):
    """Divides by zero."""

    def choose(self, state: ludoteca.State, dice: random.Random) -> Any:
        return 1 // 0


class Quitter(First):
    """Exits."""

    def choose(self, state: ludoteca.State, dice: random.Random) -> Any:
        raise SystemExit("good night")


class Cheat(First):
    """Plays an illegal action."""

    def choose(self, state: ludoteca.State, dice: random.Random) -> Any:
        return 0


class Mute:
    """Has no method `choose`."""

"""What a puzzle asks, hints at and explains, as messages: the id of each, and its values."""

from __future__ import annotations

from typing import Any

from ludoteca.core.messages import message
from ludoteca.core.types import Action, Document
from ludoteca.puzzles.puzzle import Puzzle
from ludoteca.puzzles.rating import weakest_level

HINTS = 3
"""How many hints there are; the last one is the answer."""
DEEDS = {"x": "exchange", "d": "dedicate", "discard": "discard", "p": "place", "pass": "pass"}
"""What the first word of an action of Lanterns stands for."""


def question(puzzle: Puzzle) -> Document:
    """What a puzzle asks."""
    if puzzle.ask == "win":
        return message(f"page-puzzles-ask-win-{puzzle.game}")
    if puzzle.ask == "goal":
        return message("page-puzzles-ask-goal", seat=puzzle.seat)
    return message(f"page-puzzles-ask-{puzzle.ask}")


def hint(puzzle: Puzzle, number: int) -> Document:
    """A hint before the last: the first one says what to look for, the second one where."""
    if puzzle.kind == "reader":
        return message("page-puzzles-hint-cells") if number == 1 else message("page-puzzles-hint-fewer")
    return what_to_look_for(puzzle) if number == 1 else where_to_look(puzzle)


def what_to_look_for(puzzle: Puzzle) -> Document:
    """How many actions win, how much there is to gain, or what the best action is good for."""
    if puzzle.kind == "exact":
        all_actions = len(puzzle.state.legal_actions())
        return message("page-puzzles-hint-count", count=len(puzzle.right), all=all_actions)
    if puzzle.kind == "turn":
        return message(f"page-puzzles-hint-{puzzle.ask}", best=best_value(puzzle))
    reasons: list[Any] = puzzle.state.reasons(puzzle.right[0])
    sense = reasons[0]["sense"] if reasons else "none"
    return message(f"page-puzzles-hint-reason-{sense}")


def where_to_look(puzzle: Puzzle) -> Document:
    """The column of the tiles, or what kind of action it is."""
    text = puzzle.state.action_text(puzzle.right[0])
    if puzzle.game == "shelfie":
        return message("page-puzzles-hint-column", column=int(text.rpartition(">")[2]))
    return message(f"page-puzzles-hint-{DEEDS[text.partition(' ')[0]]}")


def best_value(puzzle: Puzzle) -> int:
    """What the right answer brings, or its chance in percent."""
    best = puzzle.best or 0
    return int(best) if puzzle.kind == "turn" else round(100 * best)


def praise(puzzle: Puzzle) -> Document:
    """What the right answer brings."""
    return message(f"page-puzzles-right-{puzzle.ask}", best=best_value(puzzle))


def objection(puzzle: Puzzle, answer: Action) -> Document:
    """Why an answer is not right."""
    chance = puzzle.values.get(str(answer))
    if chance is None or puzzle.best is None:
        return message(f"page-puzzles-wrong-{puzzle.ask}")
    return message("page-puzzles-wrong-chance", cost=round(100 * (puzzle.best - chance)))


def who_finds(puzzle: Puzzle) -> Document | None:
    """The weakest level that finds the answer, if levels were asked."""
    if not puzzle.levels:
        return None
    return message(f"page-puzzles-found-{weakest_level(puzzle.levels) or 'nobody'}")


def likely_choices(puzzle: Puzzle) -> list[int]:
    """The right goal and some of the others: what the second hint leaves."""
    wrong = [choice for choice in puzzle.choices if choice not in puzzle.right]
    return sorted([*puzzle.right, *wrong[: len(wrong) // 2]])

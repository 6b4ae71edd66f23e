"""The rulebooks' worked examples as exercises: `exercises.json` beside the game's rules.

An exercise is a question about a position and an action, or about a shelf. The rules give the right answer and the
explanation; the file contains neither.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.messages import message
from ludoteca.core.state import State
from ludoteca.core.types import Document

FILE = "exercises.json"
NEARBY = (-3, -1, 0, 2)
"""The numbers to choose from, counted from the right one; negative ones become others."""

Solution = tuple[Any, list[Document]]
"""The answer, and the messages that explain it."""


def exercises(game: Game) -> list[Document]:
    """The exercises of a game with pictures, choices, the number of the right choice, and explanations."""
    return [exercise(game, each) for each in read_exercises(game)]


def read_exercises(game: Game) -> list[Document]:
    """The exercises of a game as they are in its file; none without a file."""
    path = game.source_folder / FILE
    return json.loads(path.read_text("utf-8")) if path.is_file() else []


def exercise(game: Game, asked: Document) -> Document:
    """One exercise."""
    about_shelf = "shelf" in asked
    answer, why = solve_shelf(game, asked) if about_shelf else solve_action(game, asked)
    options = options_for(game, asked, answer)
    return {
        "name": asked["name"],
        "rule": asked["rule"],
        "picture": shelf_picture(game, asked) if about_shelf else action_picture(game, asked),
        "options": options,
        "answer": options.index(answer),
        "why": why,
    }


def state_of(game: Game, asked: Document) -> State:
    """The position of an exercise."""
    return game.from_position(asked["position"])


# Questions about an action


def solve_action(game: Game, asked: Document) -> Solution:
    """What the rules say about an action, and why."""
    state, action = state_of(game, asked), asked["action"]
    refused = state.why_illegal(action)
    if refused is not None:
        return "no", [message(f"{game.name}-refusal-{refused.name}")]
    preview: Any = state.preview(action)
    answer = "yes" if asked["ask"] == "legal" else ANSWERS[asked["ask"]](preview, asked)
    return answer, state.apply_and_record(state.parse_action(action)).narration(0)


ANSWERS: dict[str, Callable[[Any, Document], Any]] = {
    "color": lambda preview, asked: message(f"lanterns-colour-{next(iter(preview['cards'][asked['seat']]))}"),
    "favor": lambda preview, _: preview["favor"],
    "cards": lambda preview, _: sum(preview["cards"][0].values()),
    "refill": lambda preview, _: "yes" if preview["refill"] else "no",
}
"""How each question is answered from the preview of the action."""


def action_picture(game: Game, asked: Document) -> Document:
    """What to draw: the lake with the new tile, or the living room with the tiles to take."""
    state, action = state_of(game, asked), asked["action"]
    view: Any = state.view(0)
    if "room" in view:
        return {"room": view["room"], "taken": action.partition(" >")[0].split()[1:]}
    state.play(action)
    after: Any = state.view(0)
    return {"lake": [{name: tile[name] for name in ("tile", "sides", "platform", "x", "y")} for tile in after["lake"]]}


# Questions about a shelf


def solve_shelf(game: Game, asked: Document) -> Solution:
    """How many points a shelf has: those of its groups, or all."""
    sheet = game.score_sheet(asked["shelf"], asked["goal"])
    groups = [
        message(
            "shelfie-how-why-group", item=message(f"shelfie-item-{each['item']}", count=each["size"]),
            size=each["size"], points=each["points"],
        )
        for each in sheet["groups"]
    ]  # fmt: skip
    if asked["ask"] == "groups":
        return sheet["group_points"], groups
    tokens = sum(asked["tokens"])
    total = message(
        "shelfie-how-why-total",
        groups=sheet["group_points"], cells=len(sheet["personal_cells"]), personal=sheet["personal_points"],
        tokens=tokens, total=sheet["total"] + tokens,
    )  # fmt: skip
    return sheet["total"] + tokens, [*groups, total]


def shelf_picture(game: Game, asked: Document) -> Document:
    """What to draw: a shelf, and the personal goal and the tokens if they count."""
    counts_all = asked["ask"] == "total"
    state: Any = game.new(seed=0).position() | {"personal_goals": [asked["goal"], asked["goal"] % 12 + 1]}
    view: Any = game.from_position(state).view(0)
    goal = view["seats"][0]["personal_goal"]["rows"] if counts_all else None
    return {"shelf": asked["shelf"], "goal": goal, "tokens": asked.get("tokens", [])}


# Choices


def options_for(game: Game, asked: Document, answer: Any) -> list[Any]:
    """What there is to choose from: yes or no, the colors of the tile, or numbers near the right one."""
    if answer in ("yes", "no"):
        return ["yes", "no"]
    if isinstance(answer, int):
        return sorted({answer + step if answer + step >= 0 else answer + step + 5 for step in NEARBY})
    state: Any = state_of(game, asked)
    dealt = state.preview(asked["action"])["cards"]
    return [message(f"lanterns-colour-{next(iter(cards))}") for cards in dealt]

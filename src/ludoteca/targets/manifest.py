"""The manifest of a game's program: everything that a host has to know, as data.

A host needs no rule and no layout of its own: records, options, levels, arguments and their shapes are described here.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import numpy as np
from numba.core import types
from numba.np.numpy_support import as_dtype

from ludoteca.core import luck, writers
from ludoteca.core.game import Game
from ludoteca.core.types import Document
from ludoteca.match import free_undo
from ludoteca.match.setting import PLAYABLE_RULES, RULES_VERSION
from ludoteca.search import (
    analysis,
    analysis_document,
    analysis_summary,
    beliefs,
    context,
    error_rates,
    hints,
    judge,
    tree,
)
from ludoteca.search.levels import LEVELS, level
from ludoteca.targets.entries import example_arguments
from ludoteca.targets.program import Function
from ludoteca.targets.signatures import Leaf

FORMAT = 3
"""Changes when hosts have to be changed."""
RECORD = "record"
FILLED = ("context.walk.beliefs",)
"""Arrays that begin with another number than 0."""
TASKS = ("START", "SEARCH", "COMPARE", "RANK", "TRY", "LOOK")
LUCK = ("KIND", "QUICK", "WORD", "CARRY", "KEY", "COUNTER", "CURSOR")


def describe(game: Game, functions: dict[str, Function]) -> Document:
    """The manifest of a game, except for the names of its files."""
    return {
        "format": FORMAT,
        "game": game.name,
        "players": list(game.players),
        "actions": game.action_count,
        "options": [describe_option(option) for option in game.options],
        "levels": {name: describe_level(name, game) for name in LEVELS},
        "refusals": {str(code): {"rule": each.rule, "name": each.name} for code, each in game.refusals.items()},
        "header": game.bytes_header().decode(),
        "seed": {"prefix": luck.SEED_PREFIX.decode(), "key": luck.KEY_BYTES},
        "luck": {name: getattr(luck, name) for name in LUCK},
        "readers": {"spectator": writers.SPECTATOR, "everybody": writers.EVERYBODY},
        "rules": {"present": RULES_VERSION, "playable": list(PLAYABLE_RULES)},
        "redeals": free_undo.DEALS,
        "hints": {
            "least": hints.MIN_ITERATIONS,
            "tries": hints.TRIES,
            "seeds": hints.SEEDS,
            "playout": context.PLAYOUT,
        },
        "beliefs": {
            "bots": beliefs.DOUBT,
            "people": beliefs.PEOPLE,
            "clear": beliefs.CLEAR,
            "deals": beliefs.DEALS,
        },
        "secrets": None if game.secrets is None else asdict(game.secrets),
        "record": {"size": game.dtype.itemsize, "fields": describe_record(game.dtype)},
        "tasks": {name: getattr(tree, name) for name in TASKS},
        "analysis": describe_analysis(game),
        "entries": {name: describe_function(each) for name, each in functions.items()},
        "arguments": {str(players): describe_arguments(game, players, functions) for players in game.players},
    }


def describe_option(option: Any) -> Document:
    """An option: its choices, the default first, and the numbers of players that allow each."""
    only = {str(option.choices.index(choice)): list(players) for choice, players in option.only.items()}
    return {"name": option.name, "choices": list(option.choices), "only": only}


def describe_level(name: str, game: Game) -> Document:
    """How a level plays: its blur, or the iterations or seconds of its search."""
    found = level(name, game)
    if found.budget is None:
        return {"blur": found.blur}
    if found.budget.iterations is not None:
        return {"iterations": found.budget.iterations}
    return {"seconds": found.budget.seconds}


def describe_analysis(game: Game) -> Document:
    """How thoroughly matches are analyzed, and what costs and error rates are called."""
    return {
        "format": analysis_document.FORMAT,
        "marks": [list(each) for each in analysis_document.MARKS],
        "iterations": analysis.ITERATIONS,
        "suspect": analysis.SUSPECT,
        "curveChunk": analysis.CURVE_CHUNK,
        "firstLook": judge.FIRST_LOOK._asdict(),
        "secondLook": judge.SECOND_LOOK._asdict(),
        "draws": judge.DRAWS,
        "samples": judge.SAMPLES,
        "futures": judge.FUTURES,
        "glances": judge.GLANCES,
        "chunk": judge.CHUNK,
        "close": judge.CLOSE,
        "leastTurn": analysis_summary.LEAST_TURN,
        "mostTurns": analysis_summary.MOST_TURNS,
        "fewest": error_rates.FEWEST,
        "normal": error_rates.NORMAL,
        "leastRate": error_rates.LEAST_RATE,
        "rates": error_rates.known_rates(game.name),
    }


def describe_record(dtype: np.dtype[Any]) -> dict[str, Document]:
    """The fields of a record: offset, type, and shape."""
    fields: Any = dtype.fields
    return {
        name: {"at": offset, "type": kind.base.name, "shape": list(kind.shape)}
        for name, (kind, offset, *_) in fields.items()
    }


def describe_function(function: Function) -> Document:
    """An entry point: the names of the arrays and numbers it takes, and whether it returns a float."""
    named = [{"name": leaf.name, "lengths": len(leaf.lengths)} for leaf in function.arguments]
    return {"arguments": named, "float": function.returned == types.float64}


def describe_arguments(game: Game, players: int, functions: dict[str, Function]) -> dict[str, Document]:
    """The arrays and numbers of all entry points for a table of this size."""
    examples = example_arguments(game, players)
    found = {leaf.name: leaf for function in functions.values() for leaf in function.arguments}
    return {name: describe_leaf(leaf, value_at(examples, name)) for name, leaf in found.items()}


def value_at(examples: dict[str, Any], name: str) -> Any:
    """The example of a leaf, which is a part of the example of its argument."""
    first, *rest = name.split(".")
    value = examples[first]
    for part in rest:
        value = getattr(value, part)
    return value


def describe_leaf(leaf: Leaf, value: Any) -> Document:
    """An array's type and shape, and the number that it is filled with at first if that is not 0; or a number."""
    if not isinstance(leaf.kind, types.Array):
        return {"value": value}
    kind = as_dtype(leaf.kind.dtype)
    described = {"type": RECORD if kind.fields else kind.name, "shape": list(value.shape)}
    is_filled = leaf.name in FILLED and value.size > 0
    return described | {"fill": float(value.flat[0])} if is_filled else described

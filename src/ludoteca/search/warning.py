"""Judging an action before it is played, so that a player can be warned of a mistake.

It is compared with the best others as in an analysis: searched once, and a second time, longer and with other random
numbers, before it may be called a mistake.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core.state import State
from ludoteca.core.types import Action
from ludoteca.search.analysis import ITERATIONS
from ludoteca.search.analysis_document import CHECKED, MARKS, SEARCHED
from ludoteca.search.beliefs import DOUBT
from ludoteca.search.hints import Hint, must_advise, to_hint
from ludoteca.search.judge import FIRST_LOOK, SECOND_LOOK, Comparison, Judge, rivals_of
from ludoteca.search.thinker import Candidate

SUSPECT = MARKS[1][0] - 0.01
"""From this cost on, an action is searched a second time: a little below that of a mistake."""


def compare_action(known: State, action: Action, doubt: float = DOUBT, seed: int = 0) -> list[Hint]:
    """The best action and the one in question, with chances that can be compared; only one if they are the same.

    `known` contains only what the seat to move knows. The more `doubt`, the less is inferred from how others have
    played.
    """
    must_advise(known)
    judge = Judge(known, seed, ITERATIONS)
    judge.thinker.doubt = doubt
    compared = compare(judge, known, action, SEARCHED)
    if cost_of(compared) >= SUSPECT:
        compared = compare(judge, known, action, CHECKED)
    places = [compared.best] if compared.best == 0 else [compared.best, 0]
    return [hint_at(known, compared, place) for place in places]


def compare(judge: Judge, known: State, action: Action, effort: int) -> Comparison:
    """Search, and compare an action with the best others."""
    purpose = f"warning {effort}"
    dealt, luck = judge.deal_known(known, purpose), judge.luck(purpose, known)
    how = SECOND_LOOK if effort == CHECKED else FIRST_LOOK
    judge.search(dealt, action, int(judge.iterations * how.longer), luck)
    found = [each.action for each in judge.thinker.candidates() if each.visits]
    return judge.compare(known, rivals_of(action, found, how.rivals), purpose, how)


def cost_of(compared: Comparison) -> float:
    """What the first of some actions costs in chances, compared with the best."""
    return float(np.max(compared.wins) - compared.wins[0])


def hint_at(known: State, compared: Comparison, place: int) -> Hint:
    """One of the actions that were compared, as a hint with its reasons."""
    win, points = float(compared.wins[place]), float(compared.points[place])
    return to_hint(known, Candidate(compared.rivals[place], 1, win, win, points), 1, [])
